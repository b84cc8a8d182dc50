// Every check, one stage after another, what failed, and their sum on the last line: `N passed, N failed`.
// `node scripts/test.mjs lint node` runs the named stages only; `--engines` the others and, of those in other browsers,
// what says soonest whether a table can be used there.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { redOf } from '../test/support/count-reporter.mjs';
import { STAGES } from './stages.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

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

const stages = process.argv.slice(2).filter((name) => name !== '--engines');
const engines = process.argv.includes('--engines');
const unknown = stages.filter((name) => !(name in STAGES));
if (unknown.length)
  throw new Error(`No such stage: ${unknown}. There are ${Object.keys(STAGES).join(', ')}.`);

const isAsked = (name) => {
  if (stages.length) return stages.includes(name);
  return !STAGES[name].isApart && (engines || !STAGES[name].isEngine);
};

/** How a stage ended, and what its report says of its files: of all, or of those named. */
async function outcome(
  { command, report, read = (told) => told, env, only, files },
  { named, ...more } = {},
) {
  if (report) rmSync(report, { force: true });
  const asked = named ? only(named) : { files };
  const code = await run([...command, ...(asked.files ?? [])], {
    ...more,
    env: { ...env, ...more.env, ...asked.env },
  });
  const told = report && existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  return { code, told };
}

/** Among the others, an engine may take so long; in a stage of its own, as long as it likes. */
const MINUTES = 15;
/** More than so many files that fail are no accident. */
const ACCIDENTS = 5;

/**
 * A window may lose the focus, a slow machine its patience: files that failed are run once more, by themselves, and what
 * failed only once is named at the end. What is not begun in time is left out, and said.
 */
async function twice(name, stage) {
  const limits = engines && stage.isEngine ? { env: { SHORT: '1' }, minutes: MINUTES } : {};
  let { code, told } = await outcome(stage, limits);
  // an engine that is not there has nothing to tell
  if (!told) return { code, ...(stage.isEngine && { told: { files: {}, left: [] } }), accidents: [] };
  const { files } = told;
  const failed = Object.keys(files).filter((file) => files[file].failed);
  if (code !== undefined && failed.length && failed.length <= ACCIDENTS) {
    console.log(`\n── ${name}, once more: ${failed.join(' ')}`);
    const again = await outcome(stage, { ...limits, named: failed });
    code = again.code;
    told = { files: { ...files, ...again.told?.files }, left: told.left };
  }
  if (told.left.length) console.log(`\n${name}: out of time, and left out: ${told.left.join(' ')}`);
  const well = failed.filter((file) => !told.files[file].failed);
  return {
    code,
    told,
    accidents: redOf({ files: Object.fromEntries(well.map((file) => [file, files[file]])) }),
  };
}

const sumOf = (rows, key) => rows.reduce((total, row) => total + row[key], 0);

async function rowOf(name) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { code, told, accidents } = await twice(name, STAGES[name]);
  const files = told && Object.values(told.files);
  const row = files
    ? { passed: sumOf(files, 'passed'), failed: sumOf(files, 'failed') }
    : { passed: code ? 0 : 1, failed: code ? 1 : 0 };
  // it ended badly, whatever its report says
  if (code && !row.failed) row.failed = 1;
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  return { name, ...row, seconds, red: told ? redOf(told) : [], accidents };
}

const asked = Object.keys(STAGES).filter(isAsked);
const rows = [];
for (const name of asked.filter((one) => !STAGES[one].isEngine)) rows.push(await rowOf(name));
// side by side: each waits for its own browser most of the time
rows.push(...(await Promise.all(asked.filter((one) => STAGES[one].isEngine).map(rowOf))));

for (const { name, red, accidents } of rows) {
  if (accidents.length)
    console.log(`\n${name}, failed once, and passed when run again:\n  ${accidents.join('\n  ')}`);
  if (red.length) console.log(`\n${name}, failed:\n  ${red.join('\n  ')}`);
}
console.log('');
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds} s`,
  );
}
console.log(`\n${sumOf(rows, 'passed')} passed, ${sumOf(rows, 'failed')} failed`);
process.exitCode = sumOf(rows, 'failed') ? 1 : 0;
