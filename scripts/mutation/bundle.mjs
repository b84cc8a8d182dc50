// Makes one text of a part's tests with all they test, in which every fault sleeps: compiled once, and then begun
// anew as often as fresh modules are needed. Packages stay outside.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const ENTRY = '\0tests';

/** Each test file is loaded when its turn comes, so that a fault that keeps one from loading is met as its failure. */
const entryOf = (tests) =>
  `export const TESTS = { ${tests.map((test) => `'${test}': () => import('/test/node/${test}.test.ts')`).join()} };`;

/** The planted files in place of those on the disk; and the files that tests read are where they were. */
const ours = (tests, texts) => ({
  name: 'planted',
  enforce: 'pre',
  resolveId: (id) => (id === 'tests' ? ENTRY : undefined),
  load(id) {
    if (id === ENTRY) return entryOf(tests);
    return texts.get(id.slice(process.cwd().length + 1));
  },
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : undefined,
});

/** The text of a function of `require`, `exports`, `isOn(fault)` and `reached(...faults)`. */
export async function bundle(tests, texts) {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    root: resolve('.'),
    plugins: [ours(tests, texts)],
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
  const [{ code }] = output;
  // By number a fault is found quicker than by name.
  const numbered = code.replaceAll(/\b(?:stryMutAct|stryCov)_9fa48\(([\d", ]+)\)/g, (call) =>
    call.replaceAll('"', ''),
  );
  return `(function (require, exports, stryMutAct_9fa48, stryCov_9fa48) {\n${numbered}\n})`;
}
