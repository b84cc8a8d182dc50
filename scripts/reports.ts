// Reads the test runners' reports, with the results of each test file.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FileResult, Report } from './stages.js';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Vitest's report by file. A file that did not load counts as one failure; a skipped test does not count. */
function ofVitest({ testResults }: VitestReport): Report {
  const files = testResults.map(({ name, status, message, assertionResults }): [string, FileResult] => {
    const red = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n    ${failureMessages?.[0] ?? ''}`);
    if (status === 'failed' && !red.length) red.push(message ?? 'did not load');
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    return [relative('.', name), { passed, failed: red.length, red }];
  });
  return { files: Object.fromEntries(files), left: [] };
}

/**
 * @param runner Vitest, or the test runner for browsers, whose reporter (count-reporter.mjs) writes a report of this
 * form.
 */
export function readReport(runner: 'vitest' | 'wtr', path: string): Report {
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return runner === 'wtr' ? (report as Report) : ofVitest(report as VitestReport);
}
