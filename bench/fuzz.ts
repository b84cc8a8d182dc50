// A million spoilt saves, decks, options, descriptions and texts of the books: is each taken whole, or refused?
// Usage: npm run fuzz [-- --cases 1000000 --seed 1 --jobs 1 --fresh --record]. Stop it with Ctrl-C, start it again, and it
// goes on. The whole run writes bench/fuzz.md and bench/records/fuzz.json; shorter ones only with --record.
import { fuzz } from '../test/support/fuzz.js';
import { marathon, whole, type Done } from './marathon.js';

const TOTAL = 1_000_000;

/** What is spoilt, and what has to hold then. */
const KINDS: readonly (readonly [count: string, holds: string])[] = [
  [
    'saves of the engine',
    '`Game.fromJSON` gives a whole game or an `InvalidSaveError`; a game is played on, undone, saved and loaded again',
  ],
  [
    'saves loaded at a table',
    '`load` and `restore` of a session that plays: taken, or refused with nothing of it left behind',
  ],
  [
    'texts of the keeper',
    'restored, or set aside as it was; the table plays on, keeps its game, and the next visit takes that up',
  ],
  [
    'texts of the statistics',
    'read, or refused without a trace; figures stay possible, the next game is counted; the same texts as settings',
  ],
  ['decks, deals and options', 'dealt, or an `InvalidSetupError`'],
  [
    'described games',
    'an `InvalidVariantError`, or a game that can be dealt, played, undone, saved, given hints, and finished by itself without end to wait for; every fifth makes as much work as it can',
  ],
  [
    'hostile values',
    'ten doors of the engine and the session, each with the same value: no other error than the documented one, the game untouched',
  ],
];

function report({ total, seed, counts, seconds }: Done): string {
  const of = (what: string): string => whole(counts[what] ?? 0);
  const rows = KINDS.map(
    ([kind, holds]) =>
      `| ${kind} | ${of(kind)} | ${of(`${kind}: taken`)} | ${of(`${kind}: refused`)} | ${holds} |`,
  );
  const longest = counts['most ms for a case'] ?? 0;
  return `# A million spoilt inputs, and none half taken

\`npm run fuzz\` tries ${whole(TOTAL)} cases and writes this page when it is through. Here: ${whole(total)} cases of seed ${String(seed)}: **0 faults**, in ${whole(seconds / 60)} minutes of one core of a shared virtual machine; the longest took ${whole(longest)} ms.

The same seed gives the same cases. \`npm run fuzz -- --cases 20000 --seed 7\` is a short run with others, \`--jobs 2\` one on two cores. A run that is stopped goes on where it was; \`--fresh\` begins anew, and so does a change of the engine or the session. A fault ends it with its case and seed.

True saves, records, texts and descriptions are spoilt with an eye on what they are (\`test/support/mutate.ts\`): numbers become other numbers, lists are cut, doubled, turned, emptied or have two thousand items, fields go missing, change places or are named \`__proto__\`, and anything may become one of some fifty hostile values (\`test/support/hostile.ts\`): of the wrong type, huge, not a number, twenty thousand levels deep, in circles, or breaking when it is read. Texts lose, double and change characters.

| spoilt | cases | taken | refused | what has to hold |
| --- | ---: | ---: | ---: | --- |
${rows.join('\n')}

After every case: no prototype has another field than before, the five games are what they were, and it took less than a second. A hostile value goes through ten doors, and each counts as taken or refused: some doors take \`undefined\`, and a question about a hostile move has an answer.

A slice of it is a test (\`test/node/fuzz.test.ts\`).
`;
}

await marathon(
  {
    name: 'fuzz',
    unit: 'cases',
    total: TOTAL,
    what: 'spoilt saves, decks, options, descriptions and stored texts, each taken whole or refused with its error',
    sources: [
      'src/engine/',
      'src/variants/',
      'src/session/',
      'src/platform/store.ts',
      ...['fuzz', 'mutate', 'hostile', 'games', 'strangers', 'heavy-games'].map(
        (name) => `test/support/${name}.ts`,
      ),
    ],
    run: fuzz,
    report,
  },
  import.meta.url,
);
