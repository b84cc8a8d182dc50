// A reporter for the test runner. It writes the counts of each file for scripts/test.ts as soon as the file is done,
// and lists the failures again at the end, because the runner's own reporter lists them only if the browser reports
// them in time.
import { mkdirSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/** All tests of a suite and its nested suites, with their full titles. */
const testsOf = (suite, path = []) => [
  ...(suite?.tests ?? []).map((test) => ({ ...test, title: [...path, test.name].join(' › ') })),
  ...(suite?.suites ?? []).flatMap((inner) => testsOf(inner, [...path, inner.name])),
];

/** The failures, from the counts of each file. */
const redOf = ({ files }) =>
  Object.entries(files).flatMap(([file, { red }]) => red.map((what) => `${file}: ${what}`));

/** The counts of a file and the names of its failures. */
function resultOf({ testResults, passed, errors }) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  let milliseconds = 0;
  const red = [];
  for (const test of testsOf(testResults)) {
    counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed'] += 1;
    milliseconds += test.duration ?? 0;
    if (!test.skipped && !test.passed) red.push(`${test.title}\n    ${test.error?.message ?? ''}`);
  }
  // a file that failed without a failed test did not load, or threw outside of a test
  if (!passed && !counts.failed) {
    counts.failed = 1;
    red.push(errors?.map(({ message }) => message).join('; ') || 'ended badly');
  }
  return { ...counts, seconds: Math.round(milliseconds / 1000), red };
}

/** @param {string} name `browser`: the counts go to reports/browser.json. */
export function countReporter(name) {
  const report = { files: {}, left: [] };
  const note = (sessions) => {
    for (const session of sessions) {
      const file = relative('.', session.testFile);
      report.files[file] = resultOf(session);
      report.left = report.left.filter((other) => other !== file);
    }
    mkdirSync('reports', { recursive: true });
    writeFileSync(`reports/${name}.json`, JSON.stringify(report, null, 2));
  };
  return {
    start({ testFiles }) {
      report.left = testFiles.map((file) => relative('.', file));
    },
    reportTestFileResults({ sessionsForTestFile }) {
      note(sessionsForTestFile);
    },
    stop({ sessions }) {
      // an interrupted file keeps its last counts
      note(Array.from(sessions).filter(({ status }) => status === 'FINISHED'));
      const red = redOf(report);
      if (red.length) console.log(`\n${name}, failed:\n  ${red.join('\n  ')}`);
    },
  };
}
