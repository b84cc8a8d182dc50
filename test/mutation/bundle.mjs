// Makes one file of the tests of a part with all they test, in the mutation tester's copy of the code: it is loaded
// anew for each planted fault, which for a hundred files takes longer than the tests themselves.
import { readFileSync } from 'node:fs';
import { build } from 'vite';

const part = process.env.MUTATION_PART;
const {
  [part]: { tests },
} = JSON.parse(readFileSync('test/mutation/parts.json', 'utf8'));

/** Each file is loaded when its turn comes, so that a fault in one that cannot be loaded is met as its failure. */
const list = {
  name: 'tests',
  enforce: 'pre',
  resolveId: (id) => (id === 'tests-of-part' ? '\0tests-of-part' : undefined),
  load: (id) =>
    id === '\0tests-of-part'
      ? `export const TESTS = [${tests.map((test) => `[${JSON.stringify(test)}, () => import('/test/node/${test}.test.ts')]`).join()}];`
      : undefined,
};

await build({
  configFile: false,
  logLevel: 'error',
  plugins: [list],
  build: {
    ssr: 'test/mutation/entry.ts',
    target: 'node20',
    outDir: 'test/mutation',
    emptyOutDir: false,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'all.test.mjs', codeSplitting: false } },
  },
});
