// The builds for pages without a bundler: the standalone bundle, and the split build, which loads parts when they are
// needed. For rollup.config.mjs, and for the scripts that build the bundle to measure its size or to plant faults in it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import type { OutputOptions, Plugin } from 'rollup';
import { minifySync } from 'vite';
import esbuild from 'rollup-plugin-esbuild';
import { litPatches } from './lit-patches.js';
import { packedTemplates } from './pack-templates.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/**
 * The licences require their notices. All files of Lit have the same one, so it is included once. The first line is a
 * hint to the browser: it compiles all functions in a background thread while it downloads, which makes the first paint
 * a third earlier.
 */
const NOTICE = `//# allFunctionsCalledOnLoad
/*! solitaire-elements ${version} | MIT
@license lit: Copyright 2017 Google LLC. SPDX-License-Identifier: BSD-3-Clause */`;
/** The notice of a file that imports the bundle, and Lit with it. */
const noticeOf = (name: string): string => `/*! solitaire-elements ${version}, ${name} | MIT */`;

/**
 * Replaces `X.ts` by `X-standalone.ts` or `X-split.ts` where both exist. The standalone bundle is its own worker and renders
 * nothing on servers; so does the split build, which also loads some parts later. Such a part is `X.ts` itself, so an
 * import in `X-split.ts` is not replaced.
 */
const replacedFiles = (...suffixes: string[]): Plugin => ({
  name: 'replaced-files',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null;
    for (const suffix of suffixes) {
      const replacement = source.replace(/\.js$/, `${suffix}.js`);
      const file = resolve(dirname(importer), replacement.replace(/\.js$/, '.ts'));
      if (file === importer) return null;
      if (existsSync(file)) return this.resolve(replacement, importer, { skipSelf: true });
    }
    return null;
  },
});

/**
 * Minifies the output of terser: Oxc, which comes with Vite, folds constants and shortens names better, while terser
 * finds more dead code.
 */
const oxc: Plugin = {
  name: 'oxc',
  renderChunk(code, { fileName, name, moduleIds }) {
    const notice = moduleIds.some((id) => id.includes('lit-html')) ? NOTICE : noticeOf(name);
    const { code: small, map } = minifySync(fileName, code, {
      module: true,
      compress: { target: 'es2022' },
      mangle: { toplevel: true },
      sourcemap: true,
    });
    if (!map) throw new Error(`Oxc left no source map of ${fileName}.`);
    return {
      code: `${notice}\n${small}`,
      map: { ...map, mappings: notice.replace(/[^\n]*\n|[^\n]+$/g, ';') + map.mappings },
    };
  },
};

/** Strips the types of each file; `npm run types` checks them. */
export const typescript = esbuild({ target: 'es2022', charset: 'utf8' });

/** Minifies: measured, brotli 11, together 2 % below terser alone, which is 2 % below esbuild. */
const minified = [
  terser({
    module: true,
    ecma: 2022,
    compress: {
      passes: 2,
      sequences: false,
      keep_fargs: false,
      unsafe_methods: true,
    },
    mangle: false,
    format: { comments: false },
  }),
  oxc,
];

/** The source with Lit for one kind of build. */
const pluginsFor = (...suffixes: string[]): Plugin[] => [
  replacedFiles(...suffixes),
  nodeResolve({ exportConditions: ['production'], browser: true }),
  litPatches,
  packedTemplates,
  typescript,
  ...minified,
];

const output: OutputOptions = { file: 'dist/solitaire-elements.js', format: 'es', sourcemap: true };

export const standalone = {
  input: 'src/standalone.ts',
  plugins: pluginsFor('-standalone'),
  output,
};

/**
 * The files that pages load by a tag: the standalone bundle, and `<solitaire-replay>`, which imports the bundle. Shared
 * code is in the bundle, which exports it under short names, so the two files must come from the same build.
 */
export const bundles = {
  ...standalone,
  input: { 'solitaire-elements': 'src/standalone.ts', 'solitaire-replay': 'src/standalone-replay.ts' },
  preserveEntrySignatures: 'allow-extension',
  output: { dir: 'dist', format: 'es', sourcemap: true, entryFileNames: '[name].js' } satisfies OutputOptions,
} as const;

/** The file names of the parts, by the module that each starts with. */
const PART_NAMES: Readonly<Record<string, string>> = {
  split: 'core',
  'dialog-part': 'dialog',
  'search-scheduler': 'solver',
};

/** The files of `later.js`: answers to the query keys, the win animation and the sounds. */
const LATER = /\/(input\/spoken-queries|table\/win-animation|platform\/sound)\.ts$/;

/**
 * The split build: the elements, and the parts that they load later. The entry only imports `core.js` and exports from
 * it, so that a page can add a query to its URL: the parts import `core.js` without one. The source maps of the standalone
 * bundle cover the same source, so the package has no second copy of it.
 */
export const split = {
  input: { 'solitaire-elements': 'src/split.ts' },
  preserveEntrySignatures: 'strict',
  plugins: pluginsFor('-split', '-standalone'),
  output: {
    dir: 'dist/split',
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => `${PART_NAMES[name] ?? name}.js`,
    manualChunks: (id) => (LATER.test(id) ? 'later' : undefined),
    // what these files import stays in the core
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- Rollup 5 will always do this
    onlyExplicitManualChunks: true,
  } satisfies OutputOptions,
} as const;

/** The worker of the split build. */
export const splitWorker = {
  input: 'src/worker.ts',
  plugins: [typescript, ...minified],
  output: { file: 'dist/split/worker.js', format: 'es' } satisfies OutputOptions,
} as const;
