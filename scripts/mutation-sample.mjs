// How good the tests are, in minutes: plants a random sample of the faults that scripts/mutation.mjs would plant one by
// one for hours, and tells within which bounds the share of those that a test finds then is.
// `npm run mutation:sample [-- part… size=60 seed=1]`: of each part so many; the same seed plants the same faults.
// Writes bench/records/mutation-sample.json and bench/mutation-sample.md.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { format, resolveConfig } from 'prettier';
import { createInjector } from 'typed-inject';

const PARTS = JSON.parse(readFileSync('test/mutation/parts.json', 'utf8'));
const AIMS = { engine: 95, variants: 95, session: 95, solver: 95, elements: 80 };
const RECORD = 'bench/records/mutation-sample.json';
const SHOWN = 'bench/mutation-sample.md';
const CACHE = '.cache/stryker';

const asked = process.argv.slice(2);
const number = (name, usual) =>
  Number(asked.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? usual);
const [size, seed] = [number('size', 60), number('seed', 1)];
const named = asked.filter((word) => word in PARTS);

const filesOf = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesOf(`${path}/${name}`)) : [path];
const silent = Object.fromEntries(
  ['trace', 'debug', 'info', 'warn', 'error'].map((level) => [level, () => undefined]),
);
const log = { ...silent, isTraceEnabled: () => false, isDebugEnabled: () => false };

/** Where a fault is planted, as Stryker takes it: lines from 1, columns from 0. */
const placeOf = (file, { start, end }) => `${file}:${start.line}:${start.column}-${end.line}:${end.column}`;

/** Every fault that could be planted in a part. */
async function faultsOf({ mutate }) {
  const files = mutate
    .flatMap(filesOf)
    .sort()
    .map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const instrumenter = createInjector().provideValue('logger', log).injectFunction(createInstrumenter);
  const options = { plugins: [], ignorers: [], excludedMutations: [], noHeader: true };
  const { mutants } = await instrumenter.instrument(files, options);
  return mutants.map(({ fileName, location: { start, end }, replacement }) => {
    const from = { line: start.line + 1, column: start.column };
    const to = { line: end.line + 1, column: end.column };
    return { place: placeOf(fileName, { start: from, end: to }), replacement };
  });
}

/** Numbers from 0 to 1 from a seed (mulberry32). */
function randomFrom(from) {
  let state = from | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** So many of a list, each as likely as any other. */
function sampleOf(all, count) {
  const random = randomFrom(seed);
  const rest = [...all];
  return Array.from({ length: Math.min(count, all.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1).at(0),
  );
}

const keyOf = ({ place, replacement }) => `${place} ${replacement}`;

/** Plants faults, and tells of each what became of it. */
function plant(part, faults) {
  const report = `${CACHE}/sample.json`;
  rmSync(report, { force: true });
  const places = [...new Set(faults.map(({ place }) => place))].join(',');
  const { status } = spawnSync('npx', ['stryker', 'run', 'stryker.config.mjs', '--mutate', places], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_PART: part, MUTATION_REPORT: report },
  });
  if (status !== 0 || !existsSync(report)) throw new Error(`${part}: the tests could not be run`);
  const wanted = new Set(faults.map(keyOf));
  return Object.entries(JSON.parse(readFileSync(report, 'utf8')).files).flatMap(
    ([file, { source, mutants }]) =>
      mutants
        .map(({ location: { start, end }, replacement, status: became }) => ({
          place: placeOf(file, {
            start: { line: start.line, column: start.column - 1 },
            end: { line: end.line, column: end.column - 1 },
          }),
          file,
          line: start.line,
          on: source.split('\n')[start.line - 1].trim(),
          replacement,
          became,
        }))
        .filter((fault) => wanted.has(keyOf(fault))),
  );
}

/** The interval of Wilson (1927) in which the share of all lies, with 95 %. */
function bounds(found, of) {
  const z = 1.96;
  const p = found / of;
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  return [middle - half, middle + half].map((share) => (100 * share).toFixed(0));
}

const isFound = ({ became }) => became === 'Killed' || became === 'Timeout';
const isLeft = ({ became }) => became === 'Survived' || became === 'NoCoverage';
const tight = (text) => text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|').slice(0, 100);
const pretty = async (text, filepath) => format(text, { ...(await resolveConfig(filepath)), filepath });

const record = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : { parts: {} };
for (const part of named.length ? named : Object.keys(PARTS)) {
  const all = await faultsOf(PARTS[part]);
  const planted = plant(part, sampleOf(all, size));
  const found = planted.filter(isFound).length;
  const left = planted.filter(isLeft);
  record.parts[part] = {
    all: all.length,
    planted: found + left.length,
    found,
    seed,
    left: left.map(({ file, line, on, replacement }) => ({ file, line, on, becomes: replacement })),
  };
  console.log(`${part}: ${found} of ${found + left.length} found`);
}

const rows = Object.entries(record.parts).map(([part, { all, planted, found }]) => {
  const [low, high] = bounds(found, planted);
  const share = ((100 * found) / planted).toFixed(0);
  return { part, all, planted, found, share, low, high };
});
record.command = 'npm run mutation:sample';
record.figures = rows.map(({ part, all, planted, found, share, low, high }) => ({
  what: `planted faults in ${part} that a test finds`,
  aim: `≥ ${AIMS[part]} %`,
  measured: `${share} % (95 %: ${low} to ${high}): ${found} of ${planted}, by chance of ${all.toLocaleString('en')}`,
  met: Number(share) >= AIMS[part],
}));
const lost = Object.values(record.parts).flatMap(({ left }) => left);
const page = `# What the tests find, by a sample

\`npm run mutation:sample\` writes this page in minutes: of all the faults that \`npm run mutation\` plants one by one for hours, so many by chance, with the interval of Wilson (1927) in which the share of all lies with 95 %. \`-- engine size=200 seed=2\` plants others, and more of them.

| part | faults there are | planted | found | % | 95 % |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.map(({ part, all, planted, found, share, low, high }) => `| ${part} | ${all.toLocaleString('en')} | ${planted} | ${found} | ${share} | ${low} – ${high} |`).join('\n')}

## Those that no test found

| where | line | becomes |
| --- | --- | --- |
${lost.map(({ file, line, on, becomes }) => `| ${file}:${line} | \`\` ${tight(on)} \`\` | \`\` ${tight(becomes)} \`\` |`).join('\n')}
`;
mkdirSync('bench/records', { recursive: true });
writeFileSync(RECORD, await pretty(JSON.stringify(record), RECORD));
writeFileSync(SHOWN, await pretty(page, SHOWN));
