// How good the random play at the table is: plants faults in the elements and what is beneath them, one at a time, and
// looks whether test/browser/table-model.test.ts finds each. `npm run mutation:table [-- word…]`: those with one of these
// words. Faults are in table-faults.json: in which `file` what `was` there once `becomes` something else, and `what` that
// is for who plays. Those that play cannot find name the `test` that does.
// All of them together are written to bench/records/mutation-table.json and bench/mutation-table.md.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

const PLAY = 'test/browser/table-model.test.ts';
/** Random games of each kind, and their seed: more where the first find nothing. */
const TRIES = [
  { MODEL_RUNS: '1', SEED: '7' },
  { MODEL_RUNS: '5', SEED: '8' },
];
const AIM = 95;

const all = JSON.parse(readFileSync(new URL('table-faults.json', import.meta.url), 'utf8'));
const words = process.argv.slice(2);
const faults = words.length
  ? all.filter((fault) => words.some((word) => JSON.stringify(fault).includes(word)))
  : all;

/** What a test says of a fault; `undefined`: nothing. */
function saidOf(fault, tests, more) {
  const env = {
    ...process.env,
    ...more,
    PLANTED: fault ? JSON.stringify(fault) : '',
    PLANTED_TESTS: tests,
  };
  const { status } = spawnSync('npx', ['wtr', '--config', 'scripts/mutation/table.config.mjs'], { env });
  if (status === 0) return undefined;
  const { files } = JSON.parse(readFileSync('reports/planted.json', 'utf8'));
  const [text = 'ended badly'] = Object.values(files).flatMap(({ red }) => red);
  // of a random test its cause, else what follows the title
  return (
    /^(?:Got|Cause|Caused by|\s*\[cause\])?[^\n]*?Error: (.*)$/m.exec(text)?.[1] ?? text.split('\n').at(-1)
  ).trim();
}

for (const more of TRIES) {
  const said = saidOf(undefined, PLAY, more);
  if (said) throw new Error(`${PLAY} fails without any fault planted: ${said}`);
}

const results = faults.map((fault) => {
  let said;
  for (const more of fault.test ? [{}] : TRIES) said ??= saidOf(fault, fault.test ?? PLAY, more);
  console.log(`${said ? 'found' : 'NOT FOUND'}: ${fault.what}${said ? ` (${said.slice(0, 120)})` : ''}`);
  return { ...fault, ...(said && { said: said.slice(0, 160) }) };
});

const write = async (file, text) =>
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const code = (text) => (text ? `\`${cell(text)}\`` : 'nothing');
const played = results.filter(({ test }) => !test);
const found = played.filter(({ said }) => said).length;

if (!words.length) {
  await write(
    'bench/records/mutation-table.json',
    JSON.stringify({
      command: 'npm run mutation:table',
      figures: [
        {
          what: 'planted faults of the table on a page that random play finds',
          aim: `≥ ${AIM} %`,
          measured: `${found} of ${played.length}; ${results.length - played.length} more by other tests`,
          met: 100 * found >= AIM * played.length && results.every(({ test, said }) => !test || said),
        },
      ],
      faults: results,
    }),
  );
  await write(
    'bench/mutation-table.md',
    `# What random play at the table finds

\`npm run mutation:table\` writes this page. It plants faults in the elements, the session and the store as they are served to the browser, one at a time, and lets \`${PLAY}\` play the five games: each fault has to be found by something that is seen, heard, told or kept. What random play cannot see names the test that does.

| fault | in | what was | becomes | found by | what it says |
| --- | --- | --- | --- | --- | --- |
${results
  .map(
    ({ what, file, was, becomes, test, said }) =>
      `| ${cell(what)} | ${file.replace('src/', '')} | ${code(was)} | ${code(becomes)} | ${said ? (test ?? 'random play') : '**none**'} | ${cell(said ?? '')} |`,
  )
  .join('\n')}
`,
  );
}
process.exitCode = results.every(({ said }) => said) ? 0 : 1;
