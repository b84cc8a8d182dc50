// The tests that need a page: elements, pointer, keys, accessibility, and the built module. They run in Chromium.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { findBrowser } from './test/support/browser.mjs';
import { devtools } from './test/support/devtools.mjs';
import { golden } from './test/support/golden.mjs';
import { hands, strictPages } from './test/support/hands.mjs';

const { executablePath, args, headless } = await findBrowser();

/** Leaves the counts where scripts/test.mjs reads them. */
const countReporter = {
  stop({ sessions }) {
    const results = { passed: 0, failed: 0, skipped: 0 };
    const count = (suite) => {
      for (const test of suite?.tests ?? []) {
        results[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed'] += 1;
      }
      suite?.suites?.forEach(count);
    };
    for (const session of sessions) {
      const before = results.failed;
      count(session.testResults);
      // a file that failed without a failed test: it did not load, or threw outside of a test
      if (!session.passed && results.failed === before) results.failed += 1;
    }
    mkdirSync('reports', { recursive: true });
    writeFileSync('reports/browser.json', JSON.stringify(results));
  },
};

/** Said by Lit's development build, on purpose, on every page. */
const knownLogs = [/^Lit is in dev mode/, /^Multiple versions of Lit loaded/];

export default {
  files: ['test/browser/**/*.test.ts'],
  nodeResolve: true,
  // one page at a time: a page behind another gets no frames, and so neither focus nor touch
  concurrency: 1,
  concurrentBrowsers: 1,
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)),
    }),
    devtools(),
    hands(),
    golden(),
  ],
  middleware: [strictPages],
  browsers: [
    chromeLauncher({
      puppeteer,
      launchOptions: { executablePath, args, headless },
      // a page of its own for each file, so that one file's storage and media settings stay its own
      createBrowserContext: ({ browser }) => browser.createBrowserContext(),
    }),
  ],
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: !process.env.CI }),
    countReporter,
  ],
  filterBrowserLogs: ({ args: [first] }) =>
    !knownLogs.some((log) => typeof first === 'string' && log.test(first)),
  testFramework: { config: { ui: 'bdd', timeout: 10_000 } },
  testsFinishTimeout: 420_000,
};
