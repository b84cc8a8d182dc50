// Every check, one stage after another, and their sum on the last line: `N passed, N failed`.
// `node scripts/test.mjs lint node` runs the named stages only; `--engines` those in other browsers, too, without the
// whole games, which take long there.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** Vitest's JSON report. Tests left out on purpose count as neither; a file that did not load, as a failure. */
function vitestCounts({ testResults, numPassedTests: passed, numFailedTests }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed, failed: numFailedTests + broken.length };
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
  counts: vitestCounts,
});

/** The test runner's counts, which test/support/count-reporter.mjs leaves file by file. */
const fileCounts = ({ files }) => ({
  passed: Object.values(files).reduce((sum, { passed }) => sum + passed, 0),
  failed: Object.values(files).reduce((sum, { failed }) => sum + failed, 0),
});

/** The browser tests in another engine than Chromium; where it is not there, its configuration says so. */
const engine = (name) => ({
  command: ['wtr', '--config', `web-test-runner.${name}.config.mjs`],
  report: `reports/${name}.json`,
  counts: fileCounts,
  isEngine: true,
});

/** A stage without a report is one check: it ends well or not. */
const STAGES = {
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
    counts: fileCounts,
  },
  storybook: { command: ['npm', 'run', '--silent', 'build:storybook', '--', '--loglevel', 'warn'] },
  smoke: vitest('smoke', '--config', 'test/smoke/vitest.config.ts'),
  firefox: engine('firefox'),
  webkit: engine('webkit'),
};

function run([program, ...args], more = {}) {
  const path = `node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  return new Promise((resolve) => {
    spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: path, STORYBOOK_DISABLE_TELEMETRY: '1', ...more },
    })
      .on('error', (error) => {
        console.error(error.message);
        resolve(1);
      })
      .on('close', (code) => resolve(code ?? 1));
  });
}

const named = process.argv.slice(2).filter((name) => name !== '--engines');
const engines = process.argv.includes('--engines');
const unknown = named.filter((name) => !(name in STAGES));
if (unknown.length)
  throw new Error(`No such stage: ${unknown}. There are ${Object.keys(STAGES).join(', ')}.`);

const isAsked = (name) => (named.length ? named.includes(name) : engines || !STAGES[name].isEngine);

/** How a stage ended, and what its report says. */
async function outcome({ command, report }, more) {
  if (report) rmSync(report, { force: true });
  const code = await run(command, more);
  return { code, told: report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined };
}

/** A window may lose the focus, a slow machine its patience: in other engines, files that failed are run once more. */
async function secondTry(name, stage, first) {
  const failed = Object.keys(first.told?.files ?? {}).filter((file) => first.told.files[file].failed);
  if (!failed.length) return first;
  console.log(`\n── ${name}, once more: ${failed.join(' ')}`);
  const { code, told } = await outcome(stage, { OTHER_FILES: failed.join(' ') });
  return { code, told: { files: { ...first.told.files, ...told?.files } } };
}

const rows = [];
for (const [name, stage] of Object.entries(STAGES)) {
  if (!isAsked(name)) continue;
  console.log(`\n── ${name}`);
  const start = performance.now();
  let ended = await outcome(stage, stage.isEngine && engines ? { SHORT: '1' } : {});
  if (stage.isEngine) ended = await secondTry(name, stage, ended);
  const { code, told } = ended;
  // an engine that is not there has nothing to tell
  const row = told ? stage.counts(told) : { passed: code || stage.isEngine ? 0 : 1, failed: code ? 1 : 0 };
  // it ended badly, whatever its report says
  if (code && !row.failed) row.failed = 1;
  rows.push({ name, ...row, seconds: Math.round((performance.now() - start) / 100) / 10 });
}

const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log('');
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds} s`,
  );
}
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
