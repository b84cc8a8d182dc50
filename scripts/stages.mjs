// The stages of all checks: what each runs, and what became of its files by the report it leaves.
import { relative } from 'node:path';

/**
 * Vitest's JSON report, file by file, with what failed in each. Tests left out on purpose count as neither; a file that
 * did not load, as a failure.
 */
function vitestFiles({ testResults }) {
  const files = testResults.map(({ name, status, message, assertionResults }) => {
    const red = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${fullName}\n    ${failureMessages[0]?.split('\n')[0] ?? ''}`);
    if (status === 'failed' && !red.length) red.push(message || 'did not load');
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    return [relative('.', name), { passed, failed: red.length, red }];
  });
  return { files: Object.fromEntries(files), left: [] };
}

const vitest = (name, ...more) => ({
  command: [
    'vitest',
    'run',
    ...more,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=reports/${name}.json`,
  ],
  report: `reports/${name}.json`,
  read: vitestFiles,
  only: (files) => ({ files }),
});

const smoke = (name) => vitest(name, '--config', 'test/smoke/vitest.config.ts');

/** The browser tests in another engine than Chromium; where it is not there, its configuration says so. */
const engine = (name) => ({
  command: ['wtr', '--config', `web-test-runner.${name}.config.mjs`],
  report: `reports/${name}.json`,
  only: (files) => ({ env: { OTHER_FILES: files.join(' ') } }),
  isEngine: true,
});

/**
 * A stage without a report is one check: it ends well or not. One with a report, which test/support/count-reporter.mjs
 * leaves as it is read, or `read` makes so, can be asked for some of its `files` `only`.
 */
export const STAGES = {
  types: { command: ['npm', 'run', '--silent', 'types'] },
  lint: { command: ['eslint', '.', '--max-warnings', '0'] },
  templates: { command: ['npm', 'run', '--silent', 'lint:templates'] },
  format: { command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  node: vitest('node'),
  build: { command: ['npm', 'run', '--silent', 'build'] },
  size: { command: ['node', 'scripts/size.mjs', '--check'] },
  browser: {
    command: ['wtr'],
    report: 'reports/browser.json',
    only: (files) => ({ files: ['--files', ...files] }),
  },
  storybook: { command: ['npm', 'run', '--silent', 'build:storybook', '--', '--loglevel', 'warn'] },
  smoke: { ...smoke('smoke'), env: { ENGINES: process.env.ENGINES ?? 'chromium' } },
  firefox: engine('firefox'),
  webkit: engine('webkit'),
  // what is tried of real pages in all browsers, once more in the others
  pages: {
    ...smoke('pages'),
    files: ['engines', 'hostile-', 'embed-frame', 'oembed', 'server-skeleton', 'frameworks-'],
    env: { ENGINES: 'firefox,webkit' },
    isApart: true,
  },
};
