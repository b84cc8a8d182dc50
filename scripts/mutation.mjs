// How good the tests are: plants faults with Stryker, one at a time, and counts those that no test finds.
// `npm run mutation [-- part… file… minutes=N fresh]`: file by file, what has not been measured as it is now.
//   part     engine, variants, session, solver, elements; default: all
//   file     only files with this in their path, and those are measured again: what survived, or all if `fresh`
//   minutes  begins no further file after so many minutes; the next run goes on
// Ends with an error below 90 % of a part, or where files of it are not measured.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { LEAST, writeReport } from './mutation-report.mjs';

const PARTS = JSON.parse(readFileSync('test/mutation/parts.json', 'utf8'));
const CACHE = '.cache/stryker';
const asked = process.argv.slice(2);
const fresh = asked.includes('fresh');
const minutes = Number(asked.find((word) => word.startsWith('minutes='))?.slice(8) ?? Infinity);
const words = asked.filter((word) => word !== 'fresh' && !word.startsWith('minutes='));
const parts = words.filter((word) => word in PARTS);
const wanted = words.filter((word) => !(word in PARTS));
const until = performance.now() + minutes * 60_000;

const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const filesOf = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesOf(`${path}/${name}`)) : [path];
const isFound = ({ status }) => status === 'Killed' || status === 'Timeout';
const isLeft = ({ status }) => status === 'Survived' || status === 'NoCoverage';
const keyOf = ({ location: { start, end }, replacement }) =>
  [start.line, start.column, end.line, end.column, replacement].join(' ');

/** Plants faults in a file, or in these places of it; the faults, each with what became of it. */
function plant(part, file, places) {
  const report = `${CACHE}/report.json`;
  rmSync(report, { force: true });
  const { status } = spawnSync(
    'npx',
    ['stryker', 'run', 'stryker.config.mjs', '--mutate', places?.join(',') ?? file],
    { stdio: 'inherit', env: { ...process.env, MUTATION_PART: part, MUTATION_REPORT: report } },
  );
  // Stryker writes no report of a file without a place for a fault.
  if (status !== 0) throw new Error(`${file}: the tests could not be run`);
  return existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')).files[file]?.mutants ?? []) : [];
}

/** A file's record from before, as far as it is one of this very text. */
function recordOf(part, file, source) {
  const path = `${CACHE}/${part}/${file.replaceAll('/', '.')}.json`;
  const kept = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  return { path, mutants: kept?.source === source ? kept.mutants : undefined, tests: kept?.tests };
}

/** Measures one file, where that is needed. */
function measure(part, file, tests) {
  const source = hash(readFileSync(file));
  const before = recordOf(part, file, source);
  const again = wanted.some((word) => file.includes(word)) || (before.tests !== tests && !wanted.length);
  if ((wanted.length && !again) || performance.now() > until) return before.mutants;
  const known = fresh ? undefined : before.mutants;
  const left = known?.filter(isLeft);
  if (known && !(again && left?.length)) return known;
  console.log(`${part}: ${file}${left ? `, ${left.length} that were not found` : ''}`);
  // A fault that a test has found in this very text is found, whatever tests have come since.
  const places = left?.map(
    ({ location: { start, end } }) =>
      `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
  );
  const now = plant(part, file, places && [...new Set(places)]);
  const byKey = new Map((known ?? []).map((mutant) => [keyOf(mutant), mutant]));
  for (const mutant of now) if (!isFound(byKey.get(keyOf(mutant)) ?? {})) byKey.set(keyOf(mutant), mutant);
  const mutants = [...byKey.values()].map(({ location, mutatorName, replacement, status }) => ({
    location,
    mutatorName,
    replacement,
    status,
  }));
  mkdirSync(`${CACHE}/${part}`, { recursive: true });
  writeFileSync(before.path, JSON.stringify({ source, tests, mutants }));
  const found = mutants.filter(isFound).length;
  console.log(`${part}: ${file}: ${found} of ${mutants.length} found`);
  return mutants;
}

let short = false;
for (const part of parts.length ? parts : Object.keys(PARTS)) {
  const { mutate, tests: names } = PARTS[part];
  const texts = [...names.map((name) => `test/node/${name}.test.ts`), ...filesOf('test/support')];
  const tests = hash(texts.map((path) => hash(readFileSync(path))).join());
  const files = mutate.flatMap(filesOf).sort();
  const measured = new Map(files.map((file) => [file, measure(part, file, tests)]));
  const { score, missing } = await writeReport(part, measured);
  console.log(
    `${part}: ${score.toFixed(1)} % found${missing.length ? `; not measured: ${missing.join(', ')}` : ''}`,
  );
  short ||= score < (LEAST[part] ?? 0) || missing.length > 0;
}
process.exitCode = short ? 1 : 0;
