// Every check, one stage after another, and their sum on the last line: `N passed, N failed`.
// `node scripts/test.mjs lint node` runs the named stages only; `--engines` the others and, of those in other browsers,
// what says soonest whether a table can be used there.
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

const smoke = (name, ...files) => vitest(name, ...files, '--config', 'test/smoke/vitest.config.ts');

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
  smoke: { ...smoke('smoke'), env: { ENGINES: process.env.ENGINES ?? 'chromium' } },
  firefox: engine('firefox'),
  webkit: engine('webkit'),
  // what is tried of real pages in all browsers, once more in the others
  pages: {
    ...smoke('pages', 'engines', 'hostile-', 'embed-frame', 'oembed', 'server-skeleton', 'frameworks-'),
    env: { ENGINES: 'firefox,webkit' },
    isApart: true,
  },
};

/** Runs a program to its end: its exit code, `undefined` if its time was over before. */
function run([program, ...args], { env, minutes } = {}) {
  const path = `node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: path, STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
    });
    let isOver = false;
    const end = (signal) => () => {
      isOver = true;
      child.kill(signal);
    };
    const ends = minutes
      ? [setTimeout(end('SIGINT'), minutes * 60_000), setTimeout(end('SIGKILL'), minutes * 60_000 + 20_000)]
      : [];
    child
      .on('error', (error) => {
        console.error(error.message);
        resolve(1);
      })
      .on('close', (code) => {
        ends.forEach(clearTimeout);
        resolve(isOver ? undefined : (code ?? 1));
      });
  });
}

const named = process.argv.slice(2).filter((name) => name !== '--engines');
const engines = process.argv.includes('--engines');
const unknown = named.filter((name) => !(name in STAGES));
if (unknown.length)
  throw new Error(`No such stage: ${unknown}. There are ${Object.keys(STAGES).join(', ')}.`);

const isAsked = (name) => {
  if (named.length) return named.includes(name);
  return !STAGES[name].isApart && (engines || !STAGES[name].isEngine);
};

/** How a stage ended, and what its report says. */
async function outcome({ command, report, env }, more) {
  if (report) rmSync(report, { force: true });
  const code = await run(command, { env, ...more });
  return { code, told: report && existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined };
}

/** Among the others, an engine may take so long; in a stage of its own, as long as it likes. */
const MINUTES = 15;
/** More than so many files that fail are no accident. */
const ACCIDENTS = 5;

/**
 * The tests in another engine. A window may lose the focus, a slow machine its patience: files that failed are run once
 * more. What is not begun in time is left out, and said.
 */
async function engineOutcome(name, stage) {
  const limits = engines ? { env: { SHORT: '1' }, minutes: MINUTES } : {};
  let { code, told } = await outcome(stage, limits);
  // an engine that is not there has nothing to tell
  if (!told) return { code, told: { files: {}, left: [] } };
  const failed = Object.keys(told.files).filter((file) => told.files[file].failed);
  if (code !== undefined && failed.length && failed.length <= ACCIDENTS) {
    console.log(`\n── ${name}, once more: ${failed.join(' ')}`);
    const again = await outcome(stage, { ...limits, env: { OTHER_FILES: failed.join(' ') } });
    code = again.code;
    told = { files: { ...told.files, ...again.told?.files }, left: told.left };
  }
  if (told.left.length) console.log(`\n${name}: out of time, and left out: ${told.left.join(' ')}`);
  return { code, told };
}

async function rowOf(name) {
  const stage = STAGES[name];
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { code, told } = await (stage.isEngine ? engineOutcome(name, stage) : outcome(stage));
  const row = told ? stage.counts(told) : { passed: code ? 0 : 1, failed: code ? 1 : 0 };
  // it ended badly, whatever its report says
  if (code && !row.failed) row.failed = 1;
  return { name, ...row, seconds: Math.round((performance.now() - start) / 100) / 10 };
}

const asked = Object.keys(STAGES).filter(isAsked);
const rows = [];
for (const name of asked.filter((one) => !STAGES[one].isEngine)) rows.push(await rowOf(name));
// side by side: each waits for its own browser most of the time
rows.push(...(await Promise.all(asked.filter((one) => STAGES[one].isEngine).map(rowOf))));

const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log('');
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds} s`,
  );
}
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
