// A reporter for the test runner. It writes the counts for scripts/test.ts, named as in Vitest's reports, and lists the
// failures again at the end, because the runner's own reporter lists them only if the browser reports them in time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** All tests of a suite and its nested suites, with their full titles. */
const testsOf = (suite, path = []) => [
  ...(suite?.tests ?? []).map((test) => ({ ...test, title: [...path, test.name].join(' › ') })),
  ...(suite?.suites ?? []).flatMap((inner) => testsOf(inner, [...path, inner.name])),
];

/** @param {string} name `browser`: the counts go to reports/browser.json. */
export const countReporter = (name) => ({
  stop({ sessions }) {
    let numPassedTests = 0;
    const red = [];
    for (const { testFile, testResults, passed, errors } of sessions) {
      const file = relative('.', testFile);
      const tests = testsOf(testResults).filter(({ skipped }) => !skipped);
      const failed = tests.filter((test) => !test.passed);
      numPassedTests += tests.length - failed.length;
      for (const { title, error } of failed) red.push(`${file}: ${title}\n    ${error?.message ?? ''}`);
      // a file that failed without a failed test did not load, or threw outside of a test
      if (!passed && !failed.length)
        red.push(`${file}: ${errors?.map(({ message }) => message).join('; ') || 'ended badly'}`);
    }
    mkdirSync('reports', { recursive: true });
    writeFileSync(`reports/${name}.json`, JSON.stringify({ numPassedTests, numFailedTests: red.length }));
    if (red.length) console.log(`\n${name}, failed:\n  ${red.join('\n  ')}`);
  },
});
