// Measures how many errors the random play at the table detects: plants faults in the elements and their modules, one
// at a time, and checks whether test/browser/table-model.long.test.ts fails. `npm run mutation:table [-- word…]` runs
// those that contain one of the words. Stryker cannot plant faults in a bundle that a browser loads. The faults are in
// table-faults.json: in `file`, the code `was` is replaced by `becomes`, and `what` is the effect for the player.
// Faults that play cannot detect name the `test` that does. Writes bench/mutation-table.md and the figure in
// docs/about/quality.md once all results are known; they are stored in .cache/mutation.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rollup, type Plugin } from 'rollup';
import { cell, writeFigures, writePretty } from '../quality.js';
import { standalone } from '../standalone.js';

interface Fault {
  readonly what: string;
  readonly file: string;
  readonly was: string;
  readonly becomes: string;
  readonly test?: string;
}
/** `said`: the message of the failed test. */
type Measured = Fault & { readonly said?: string };
type Environment = Readonly<Record<string, string>>;

const PLAY = 'test/browser/table-model.long.test.ts';
/** The number of random games of each kind, and their seed; more if the first ones find nothing. */
const TRIES = [
  { MODEL_RUNS: '1', SEED: '7' },
  { MODEL_RUNS: '5', SEED: '8' },
  { MODEL_RUNS: '20', SEED: '9' },
];
const AIM = 95;
const FOLDER = '.cache/planted';

const all = JSON.parse(
  readFileSync(new URL('table-faults.json', import.meta.url), 'utf8'),
) as readonly Fault[];
const words = process.argv.slice(2);
const faults = words.length
  ? all.filter((fault) => words.some((word) => JSON.stringify(fault).includes(word)))
  : all;

const { plugins } = standalone;
const MINIFIERS = ['terser', 'oxc'];

/** Builds the standalone bundle, with a fault if given; returns its file. */
async function build(name: string, fault?: Fault): Promise<string> {
  const file = `${FOLDER}/${name}/solitaire-elements.js`;
  const plant: Plugin = {
    name: 'plant',
    transform(code, id) {
      if (!fault || !id.endsWith(`/${fault.file}`)) return null;
      if (code.split(fault.was).length !== 2)
        throw new Error(`${fault.file} does not contain exactly once: ${fault.was}`);
      return { code: code.replace(fault.was, () => fault.becomes), map: null };
    },
  };
  const bundle = await rollup({
    ...standalone,
    plugins: [plant, ...plugins.filter(({ name }) => !MINIFIERS.includes(name))],
  });
  await bundle.write({ file, format: 'es' });
  await bundle.close();
  return file;
}

/** The failure message of a test run on a module; `undefined` if the test passes. */
function saidOf(module: string, tests: string, more: Environment): string | undefined {
  const env = { ...process.env, ...more, PLANTED: module, PLANTED_TESTS: tests };
  const { status } = spawnSync('npx', ['wtr', '--config', 'scripts/mutation/table.config.mjs'], { env });
  if (status === 0) return undefined;
  const { files } = JSON.parse(readFileSync('reports/planted.json', 'utf8')) as {
    files: Record<string, { red: readonly string[] }>;
  };
  // only errors of the failed test, not of tests that were not started
  const said = Object.values(files)
    .flatMap(({ red }) => red)
    .map((text) => /Error: (.*)/.exec(text)?.[1] ?? text.split('\n').slice(1).join(' '))
    .map((text) => text.trim())
    .find(Boolean);
  return said ?? 'ended badly';
}

const whole = await build('whole');
const sound = new Set<string>();
/** Results count only if the test passes without a fault. */
function expectSound(tests: string, more: Environment): void {
  const name = [tests, ...Object.values(more)].join();
  const said = sound.has(name) ? undefined : saidOf(whole, tests, more);
  if (said) throw new Error(`${name} fails without any fault planted: ${said}`);
  sound.add(name);
}

const measured: Measured[] = [];
for (const fault of faults) {
  const module = await build('planted', fault);
  const tests = fault.test ?? PLAY;
  let said: string | undefined;
  for (const more of fault.test ? [{} as Environment] : TRIES) {
    if (said) break;
    expectSound(tests, more);
    said = saidOf(module, tests, more);
  }
  console.log(`${said ? 'found' : 'NOT FOUND'}: ${fault.what}${said ? ` (${said.slice(0, 120)})` : ''}`);
  measured.push({ ...fault, ...(said && { said: said.slice(0, 160) }) });
}

const code = (text: string): string => (text ? `\`${cell(text)}\`` : 'nothing');
const KNOWN = '.cache/mutation/table.json';
const known = existsSync(KNOWN) ? (JSON.parse(readFileSync(KNOWN, 'utf8')) as readonly Measured[]) : [];
const isSame = (fault: Fault) => (one: Fault) =>
  (['file', 'was', 'becomes', 'test'] as const).every((field) => one[field] === fault[field]);
const results = all.flatMap((fault) => [...measured, ...known].find(isSame(fault)) ?? []);
const played = results.filter(({ test }) => !test);
const found = played.filter(({ said }) => said).length;

mkdirSync('.cache/mutation', { recursive: true });
writeFileSync(KNOWN, JSON.stringify(results));
if (results.length < all.length) console.log(`${String(all.length - results.length)} were never planted`);
else {
  await writeFigures('mutation-table', 'npm run mutation:table', [
    {
      what: 'planted faults of the table on a page that random play finds',
      aim: `≥ ${String(AIM)} %`,
      measured: `${String(found)} of ${String(played.length)}; ${String(results.length - played.length)} more by other tests`,
      met: 100 * found >= AIM * played.length && results.every(({ test, said }) => !test || said),
    },
  ]);
  await writePretty(
    'bench/mutation-table.md',
    `# Faults detected by random play at the table

\`npm run mutation:table\` writes this page. It plants faults in the elements, the session and the store, one at a time, in the bundle that the browser loads, and runs \`${PLAY}\` with the five games: each fault has to be detected by the display, an announcement, an event or a save. For a fault that random play cannot detect, the table names the test that detects it.

| fault | file | original | replacement | detected by | message |
| --- | --- | --- | --- | --- | --- |
${results
  .map(
    ({ what, file, was, becomes, test, said }) =>
      `| ${cell(what)} | ${file.replace('src/', '')} | ${code(was)} | ${code(becomes)} | ${said ? (test ?? 'random play') : '**none**'} | ${cell(said ?? '').replaceAll('<', '\\<')} |`,
  )
  .join('\n')}
`,
  );
}
process.exitCode = measured.every(({ said }) => said) ? 0 : 1;
