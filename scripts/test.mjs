// Every check, one stage after another, and their sum on the last line: `N passed, N failed`.
// `node scripts/test.mjs lint node` runs the named stages only.
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
    counts: ({ passed, failed }) => ({ passed, failed }),
  },
  storybook: { command: ['npm', 'run', '--silent', 'build:storybook', '--', '--loglevel', 'warn'] },
  smoke: vitest('smoke', '--config', 'test/smoke/vitest.config.ts'),
};

function run([program, ...args]) {
  const path = `node_modules/.bin${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  return new Promise((resolve) => {
    spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: path, STORYBOOK_DISABLE_TELEMETRY: '1' },
    })
      .on('error', (error) => {
        console.error(error.message);
        resolve(1);
      })
      .on('close', (code) => resolve(code ?? 1));
  });
}

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in STAGES));
if (unknown.length)
  throw new Error(`No such stage: ${unknown}. There are ${Object.keys(STAGES).join(', ')}.`);

const rows = [];
for (const [name, { command, report, counts }] of Object.entries(STAGES)) {
  if (named.length && !named.includes(name)) continue;
  console.log(`\n── ${name}`);
  if (report) rmSync(report, { force: true });
  const start = performance.now();
  const code = await run(command);
  const row =
    report && existsSync(report)
      ? counts(JSON.parse(readFileSync(report, 'utf8')))
      : { passed: code ? 0 : 1, failed: code ? 1 : 0 };
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
