// Makes one text of a part's tests with all they test, in which every fault sleeps: compiled once, and then begun
// anew as often as fresh modules are needed. Packages stay outside.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const ENTRY = '\0tests';
const fileOf = (test) => `test/node/${test}.test.ts`;

/** Each test file is loaded when its turn comes, so that a fault that keeps one from loading is met as its failure. */
const entryOf = (tests) =>
  `export const TESTS = { ${tests.map((test) => `'${test}': () => import('/${fileOf(test)}')`).join()} };`;

const MOCK = /^vi\.mock\('([^']+)', \(\) => import\('([^']+)'\)\);$/gm;

/** What a test file has in place of other modules, as paths without their endings. */
function mocksOf(test) {
  const bare = (path) => resolve(dirname(fileOf(test)), path).replace(/\.js$/, '');
  const mocks = [...readFileSync(fileOf(test), 'utf8').matchAll(MOCK)];
  return new Map(mocks.map(([, of, instead]) => [bare(of), bare(instead)]));
}

/** The planted files in place of those on the disk; and the files that tests read are where they were. */
const ours = (tests, texts, mocks) => ({
  name: 'planted',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id === 'tests') return ENTRY;
    const instead = id.startsWith('.') && mocks.get(resolve(dirname(importer), id).replace(/\.js$/, ''));
    return instead ? `${instead}.ts` : undefined;
  },
  load(id) {
    if (id === ENTRY) return entryOf(tests);
    return texts.get(id.slice(process.cwd().length + 1));
  },
  transform: (code, id) =>
    code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)).replace(MOCK, ''),
});

/** `text`: of a function of `require`, `exports`, `isOn(fault)`, `reached(...faults)`; `files`: whose tests are in it. */
async function bundleOf(tests, texts, mocks) {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    root: resolve('.'),
    plugins: [ours(tests, texts, mocks)],
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
  });
  const [{ code, moduleIds }] = output;
  // By number a fault is found quicker than by name.
  const numbered = code.replaceAll(/\b(?:stryMutAct|stryCov)_9fa48\(([\d", ]+)\)/g, (call) =>
    call.replaceAll('"', ''),
  );
  const text = `(function (require, exports, stryMutAct_9fa48, stryCov_9fa48) {\n${numbered}\n})`;
  return { tests, text, files: moduleIds.filter((id) => id.startsWith(resolve('test'))).sort() };
}

/** A part's tests: one bundle of all of them, and one for each that puts others in the place of modules. */
export async function bundle(tests, texts) {
  const mocking = tests.filter((test) => mocksOf(test).size);
  const groups = [tests.filter((test) => !mocking.includes(test)), ...mocking.map((test) => [test])];
  return Promise.all(groups.map((group) => bundleOf(group, texts, mocksOf(group[0]))));
}
