// Checks for a million damaged saves, decks, options, descriptions and stored texts whether each is accepted completely
// or refused.
// Usage: npm run fuzz [-- --cases 1000000 --seed 1 --jobs 1 --fresh --record]. Stop it with Ctrl-C; started again, it
// continues. The whole run writes bench/fuzz.md and the figures in docs/about/quality.md; shorter ones only with
// --record.
import { fuzz } from '../test/support/fuzz.js';
import { marathon, whole, type Done } from './marathon.js';

const TOTAL = 1_000_000;

/** The inputs by the name of their count: their title, and the requirement. */
const KINDS: readonly (readonly [count: string, input: string, holds: string])[] = [
  [
    'saves in the engine',
    'saved games, in the engine',
    '`Game.fromJSON` returns a complete game or throws an `InvalidSaveError`; the game can be played, undone, saved and loaded again',
  ],
  [
    'saves in a session',
    'saved games, loaded into a game in progress',
    '`load` and `restore` of a session accept the save, or refuse it and change nothing',
  ],
  [
    'stored saves',
    'stored texts of saved games (`src/session/storage/autosave.ts`)',
    'the game is restored, or the text is set aside unchanged; the table can be played, its game is saved, and the next visit restores it',
  ],
  [
    'stored statistics and settings',
    'stored texts of statistics and settings',
    'the text is read, or refused without any effect; all figures are possible values, and the next game is counted',
  ],
  [
    'decks, deals and options',
    'decks, deals and options',
    'a game is dealt, or an `InvalidSetupError` is thrown',
  ],
  [
    'descriptions',
    'descriptions of games',
    'an `InvalidVariantError` is thrown, or the game can be dealt, played, undone and saved, gives hints, and its automatic moves end; every fifth description causes as much work as possible',
  ],
  [
    'hostile values',
    'values of any kind',
    'ten functions of the engine and the session, each called with the same value, throw no other error than the documented one, and the game does not change',
  ],
];

function report({ total, seed, counts, seconds }: Done): string {
  const of = (what: string): string => whole(counts[what] ?? 0);
  const rows = KINDS.map(
    ([count, input, holds]) =>
      `| ${input} | ${of(count)} | ${of(`${count}: taken`)} | ${of(`${count}: refused`)} | ${holds} |`,
  );
  const longest = counts['most ms for a case'] ?? 0;
  return `# A million invalid inputs

\`npm run fuzz\` passes ${whole(TOTAL)} damaged inputs to the engine and the session, and writes this page at the end. Each must be accepted completely or refused with the documented error. The last run, with ${whole(total)} inputs of seed ${String(seed)}, found **0 faults**; it used ${whole(seconds / 60)} minutes of one core of a shared virtual machine, and the longest case took ${whole(longest)} ms.

The same seed gives the same inputs. \`npm run fuzz -- --cases 20000 --seed 7\` is a short run with other inputs; \`--jobs 2\` uses two cores. A run that is stopped continues where it was, unless the engine or the session has changed since; \`--fresh\` starts again. At a fault, the run ends and prints the case and its seed.

The inputs are valid saves, records, texts and descriptions that are damaged according to their kind (\`test/support/mutate.ts\`): numbers are replaced by other numbers; lists are cut, doubled, reversed, emptied or filled with two thousand items; fields are removed, exchanged or renamed to \`__proto__\`; any part can be replaced by one of about fifty hostile values (\`test/support/hostile.ts\`): a value of the wrong type, a huge one, \`NaN\`, twenty thousand nested levels, a cycle, or an object that throws when it is read. Characters of texts are removed, doubled and changed.

| input | cases | accepted | refused | what must hold |
| --- | ---: | ---: | ---: | --- |
${rows.join('\n')}

After each case, no prototype has gained or lost a property, the five games are unchanged, and the case took less than a second. A value of any kind is passed to ten functions, and each counts as accepted or refused: some of them accept \`undefined\`, and a question about an impossible move has an answer.

\`test/node/fuzz.long.test.ts\` tests a part of the inputs.
`;
}

await marathon(
  {
    name: 'fuzz',
    unit: 'cases',
    total: TOTAL,
    what: 'damaged saves, decks, options, descriptions and stored texts, each accepted completely or refused with its error',
    sources: [
      'src/engine/',
      'src/variants/',
      'src/session/',
      'src/platform/store.ts',
      ...['fuzz', 'mutate', 'hostile', 'games', 'custom-games', 'heavy-games'].map(
        (name) => `test/support/${name}.ts`,
      ),
    ],
    run: fuzz,
    report,
  },
  import.meta.url,
);
