// A reporter for the test runner: leaves the counts of each file where scripts/test.mjs reads them, and names what
// failed once more at the end, since the runner's own says it only where the browser tells it in time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** All tests of a suite and those within, with their full titles. */
const testsOf = (suite, path = []) => [
  ...(suite?.tests ?? []).map((test) => ({ ...test, title: [...path, test.name].join(' › ') })),
  ...(suite?.suites ?? []).flatMap((inner) => testsOf(inner, [...path, inner.name])),
];

/** @param {string} name `browser`: the counts go to reports/browser.json. */
export const countReporter = (name) => ({
  stop({ sessions }) {
    const files = {};
    const red = [];
    for (const { testResults, testFile, passed, errors } of sessions) {
      const file = relative('.', testFile);
      const counts = { passed: 0, failed: 0, skipped: 0, seconds: 0 };
      for (const test of testsOf(testResults)) {
        counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed'] += 1;
        if (!test.skipped && !test.passed)
          red.push(`${file}: ${test.title}\n    ${test.error?.message ?? ''}`);
      }
      // a file that failed without a failed test: it did not load, or threw outside of a test
      if (!passed && !counts.failed) {
        counts.failed = 1;
        red.push(`${file}: ${errors?.map(({ message }) => message).join('; ') || 'ended badly'}`);
      }
      files[file] = { ...counts, seconds: Math.round(counts.seconds) };
    }
    mkdirSync('reports', { recursive: true });
    writeFileSync(`reports/${name}.json`, JSON.stringify({ files }, null, 2));
    if (red.length) console.log(`\n${name}, failed:\n  ${red.join('\n  ')}`);
  },
});
