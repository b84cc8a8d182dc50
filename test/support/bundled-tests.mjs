// Bundles all browser tests at once, with shared chunks. A page then loads about twenty modules instead of three
// hundred, which took longer than most of the tests.
import { readdirSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';

const TESTS = 'test/browser';
/** The folder of the modules is in src: the source addresses its worker relative to its own address. */
const MODULES = 'src/test-modules';

/** @returns {Promise<Map<string, string>>} The modules by the paths that the pages request. */
async function bundle() {
  const root = resolve('.');
  const { outputFiles } = await build({
    entryPoints: readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${TESTS}/${name}`),
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    outdir: root,
    outbase: root,
    entryNames: `${MODULES}/[dir]/[name]`,
    chunkNames: `${MODULES}/[name]-[hash]`,
    // the test runner reads them for its stack traces
    sourcemap: 'inline',
    // the same builds of packages as the test runner resolves
    conditions: ['development'],
    logLevel: 'warning',
  });
  const urlOf = (path) => `/${relative(root, path).replaceAll(sep, '/')}`;
  return new Map(outputFiles.map(({ path, text }) => [urlOf(path), text]));
}

/**
 * The plugin for web-test-runner.config.mjs. It has no effect with `--watch`: from the modules that a page requests, the
 * runner learns which tests it must run again after a change.
 */
export function bundledTests() {
  /** @type {ReturnType<typeof bundle> | undefined} */
  let modules;
  const isWatching = process.argv.includes('--watch');
  return {
    name: 'bundled-tests',
    async serve({ path }) {
      if (isWatching || !(path.startsWith(`/${TESTS}/`) || path.startsWith(`/${MODULES}/`))) return undefined;
      const bundled = await (modules ??= bundle());
      const entry = `/${MODULES}${path.replace(/\.ts$/, '.js')}`;
      const body = bundled.has(entry) ? `import '${entry}';` : bundled.get(path);
      return body === undefined ? undefined : { body, type: 'js' };
    },
  };
}
