// Configures the tests that need a page: elements, pointer, keys, accessibility and the built module, in Chromium.
import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { tsImport } from 'tsx/esm/api';
import { bundledTests } from './test/support/bundled-tests.mjs';
import { browserPool } from './test/support/browser-pool.mjs';
import { findBrowser } from './test/support/browser.mjs';
import { countReporter } from './test/support/count-reporter.mjs';
import { devtools } from './test/support/devtools.mjs';
import { golden } from './test/support/golden.mjs';
import { hands, strictPages } from './test/support/hands.mjs';
import { proof } from './test/support/proof.mjs';

/** Tests in this many browsers take two thirds of the time that they take in one. */
const BROWSERS = 2;

const { expectBuilt } = await tsImport('./scripts/build.ts', import.meta.url);
expectBuilt();
const { executablePath, args, headless } = await findBrowser();
/** The pages of finished tests end instead of taking processor time and memory in the back/forward cache. */
const WITHOUT_CACHE = '--disable-features=BackForwardCache';
const chromium = () =>
  chromeLauncher({
    puppeteer,
    launchOptions: { executablePath, args: [...args, WITHOUT_CACHE], headless },
    // separate storage and media settings
    createBrowserContext: ({ browser }) => browser.createBrowserContext(),
  });

/** Said by Lit's development build, on purpose, on every page. */
const knownLogs = [/^Lit is in dev mode/, /^Multiple versions of Lit loaded/];

export default {
  files: ['test/browser/**/*.test.ts'],
  nodeResolve: true,
  concurrentBrowsers: 1,
  plugins: [
    bundledTests(),
    esbuildPlugin({
      ts: true,
      target: 'es2022',
      tsconfig: fileURLToPath(new URL('tsconfig.json', import.meta.url)),
    }),
    devtools(),
    hands(),
    golden(),
    proof(),
  ],
  middleware: [strictPages],
  browsers: [browserPool(Array.from({ length: BROWSERS }, chromium))],
  reporters: [
    defaultReporter({ reportTestResults: true, reportTestProgress: !process.env.CI }),
    countReporter('browser'),
  ],
  filterBrowserLogs: ({ args: [first] }) =>
    !knownLogs.some((log) => typeof first === 'string' && log.test(first)),
  testFramework: { config: { ui: 'bdd', timeout: 30_000 } },
  testsFinishTimeout: process.env.MODEL_RUNS ? 7_200_000 : 420_000,
};
