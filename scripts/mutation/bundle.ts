// Makes one text of a part's tests with all that they test, in which every fault is inactive: compiled once, and then
// executed again as often as fresh modules are needed. Packages stay outside.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

export interface Bundle {
  readonly tests: readonly string[];
  /** The text of a function of `require`, `exports`, `isOn(fault)`, `reached(...faults)`. */
  readonly text: string;
  /** The files of tests that are in it. */
  readonly files: readonly string[];
}

const ENTRY = '\0tests';
const fileOf = (test: string): string => `test/node/${test}.test.ts`;

/** Each test file is loaded when its turn comes, so that a fault that keeps one from loading counts as its failure. */
const entryOf = (tests: readonly string[]): string =>
  `export const TESTS = { ${tests.map((test) => `'${test}': () => import('/${fileOf(test)}')`).join()} };`;

const MOCK = /^vi\.mock\('([^']+)', \(\) => import\('([^']+)'\)\);$/gm;

/** What a test file has in place of other modules, as paths without their endings. */
function mocksOf(test: string): Map<string, string> {
  const bare = (path: string): string => resolve(dirname(fileOf(test)), path).replace(/\.js$/, '');
  const mocks = [...readFileSync(fileOf(test), 'utf8').matchAll(MOCK)];
  return new Map(mocks.map(([, of = '', instead = '']) => [bare(of), bare(instead)]));
}

/** The planted files in place of those on the disk; `import.meta.url` is that of the file on the disk. */
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
    code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)).replace(MOCK, ''),
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
  // a fault is found quicker by number than by name
  const numbered = code.replaceAll(/\b(?:stryMutAct|stryCov)_9fa48\(([\d", ]+)\)/g, (call) =>
    call.replaceAll('"', ''),
  );
  const text = `(function (require, exports, stryMutAct_9fa48, stryCov_9fa48) {\n${numbered}\n})`;
  return { tests, text, files: moduleIds.filter((id) => id.startsWith(resolve('test'))).sort() };
}

/** A part's tests: one bundle of all of them, and one for each that puts others in the place of modules. */
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
