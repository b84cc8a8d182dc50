// Bundles the tests of a part with the code they test, in which every planted fault is inactive. The bundle is compiled
// once, and executed again whenever fresh modules are needed. Packages stay outside.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

export interface Bundle {
  readonly tests: readonly string[];
  /** The source text of a function of `require`, `exports`, `isOn(fault)`, `reached(...faults)`, `again`. */
  readonly text: string;
  /** The test files in the bundle. */
  readonly files: readonly string[];
}

const ENTRY = '\0tests';
const fileOf = (test: string): string => `test/node/${test}.test.ts`;

const RESET = 'vi.resetModules()';
const IMPORT = /\bimport\('(\.[^']+)\.js'\)/g;

/** The modules that test files load again after a reset, as paths with the extension `.ts`. */
const loadedAgain = (tests: readonly string[]): Set<string> =>
  new Set(
    tests.flatMap((test) => {
      const text = readFileSync(fileOf(test), 'utf8');
      return text.includes(RESET)
        ? [...text.matchAll(IMPORT)].map(([, path = '']) => `${resolve(dirname(fileOf(test)), path)}.ts`)
        : [];
    }),
  );

const loadersOf = (paths: Iterable<readonly [name: string, path: string]>): string =>
  `{ ${[...paths].map(([name, path]) => `'${name}': () => import('${path}')`).join()} }`;

/**
 * Loads each test file only when its tests run, so that a fault that breaks the loading counts as a failure of that
 * file.
 */
const entryOf = (tests: readonly string[]): string =>
  `export const TESTS = ${loadersOf(tests.map((test) => [test, `/${fileOf(test)}`]))};
export const MODULES = ${loadersOf([...loadedAgain(tests)].map((path) => [path, path]))};`;

/** In a bundle, each module exists once: a test that resets modules gets its copies from `again`. */
const withAgain = (code: string, id: string): string =>
  code.includes(RESET)
    ? code
        .replaceAll(RESET, 'again_9fa48.reset()')
        .replaceAll(
          IMPORT,
          (_, path: string) => `again_9fa48.load(${JSON.stringify(`${resolve(dirname(id), path)}.ts`)})`,
        )
    : code;

const MOCK = /^vi\.mock\('([^']+)', \(\) => import\('([^']+)'\)\);$/gm;

/** The modules that a test file mocks, as paths without extensions. */
function mocksOf(test: string): Map<string, string> {
  const bare = (path: string): string => resolve(dirname(fileOf(test)), path).replace(/\.js$/, '');
  const mocks = [...readFileSync(fileOf(test), 'utf8').matchAll(MOCK)];
  return new Map(mocks.map(([, of = '', instead = '']) => [bare(of), bare(instead)]));
}

/** Loads the planted files instead of the originals; `import.meta.url` is that of the original. */
const planted = (
  tests: readonly string[],
  texts: ReadonlyMap<string, string>,
  mocks: ReadonlyMap<string, string>,
): Plugin => ({
  name: 'planted',
  enforce: 'pre',
  resolveId(id, importer = '') {
    if (id === 'tests') return ENTRY;
    const instead = id.startsWith('.')
      ? mocks.get(resolve(dirname(importer), id).replace(/\.js$/, ''))
      : undefined;
    return instead === undefined ? undefined : `${instead}.ts`;
  },
  load(id) {
    if (id === ENTRY) return entryOf(tests);
    return texts.get(id.slice(process.cwd().length + 1));
  },
  transform: (code, id) =>
    withAgain(code, id)
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replace(MOCK, ''),
});

async function bundleOf(
  tests: readonly string[],
  texts: ReadonlyMap<string, string>,
  mocks: ReadonlyMap<string, string>,
): Promise<Bundle> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: resolve('.'),
    plugins: [planted(tests, texts, mocks)],
    build: {
      ssr: true,
      target: 'node20',
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'tests',
        treeshake: false,
        output: { format: 'cjs', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code, moduleIds }] = output;
  // comparing numbers is faster than comparing names
  const numbered = code.replaceAll(/\b(?:stryMutAct|stryCov)_9fa48\(([\d", ]+)\)/g, (call) =>
    call.replaceAll('"', ''),
  );
  const names = ['require', 'exports', 'stryMutAct_9fa48', 'stryCov_9fa48', 'again_9fa48'];
  const text = `(function (${names.join(', ')}) {\n${numbered}\n})`;
  return { tests, text, files: moduleIds.filter((id) => id.startsWith(resolve('test'))).sort() };
}

/** The tests of a part: one bundle of all of them, and one for each that mocks modules. */
export async function bundle(
  tests: readonly string[],
  texts: ReadonlyMap<string, string>,
): Promise<Bundle[]> {
  const mocking = tests.filter((test) => mocksOf(test).size);
  const groups = [tests.filter((test) => !mocking.includes(test)), ...mocking.map((test) => [test])];
  return Promise.all(
    groups.flatMap((group) => (group[0] === undefined ? [] : bundleOf(group, texts, mocksOf(group[0])))),
  );
}
