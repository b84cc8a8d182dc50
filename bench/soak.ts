// A million random games, each with a second, slow engine beside it: is anything lost on the way?
// Usage: npm run soak [-- --games 1000000 --seed 1 --jobs 1 --fresh --record]. Stop it with Ctrl-C, start it again, and it
// goes on. The whole run writes bench/soak.md and the figures in docs/quality.md; shorter ones only with --record.
import { soak } from '../test/support/soak.js';
import { marathon, whole, type Done } from './marathon.js';

const TOTAL = 1_000_000;

/** What is checked, as the counts name it, and how often. */
const CHECKS: readonly (readonly [count: string, often: string])[] = [
  ['all cards there, each once', 'after every move'],
  ['events, piles and score as the second engine has them', 'after every move'],
  [
    'undo or redo to the very position',
    'at random points, some moves back and forth; at the end of each game back to the deal and forth again, every eighth position on the way',
  ],
  [
    'saved and loaded as it was',
    'at the end of each game, half of them with moves taken back, and at random points',
  ],
  ['a loaded game made again to its end', 'after each of these'],
  ['a loaded game taken back to its deal', 'after each of these'],
  ['status by the slow definition', 'at the end of each game, and after one move in 25'],
  ['legal moves as the second engine allows them', 'at the end of each game, and after one move in 100'],
  [
    'a conceivable move explained as it is listed',
    'one in a hundred of all pairs of piles and counts up to 13 there, all of them at one place in fifty',
  ],
];

function report({ total, seed, counts, seconds }: Done): string {
  const rows = CHECKS.map(([what, often]) => `| ${what} | ${often} | ${whole(counts[what] ?? 0)} |`);
  const sums = (prefix: string): string =>
    Object.entries(counts)
      .filter(([what]) => what.startsWith(prefix))
      .map(([what, n]) => `${what.slice(prefix.length)} ${whole(n)}`)
      .join(', ');
  return `# A million games, and nothing lost

\`npm run soak\` plays ${whole(TOTAL)} games at random and writes this page when it is through. Here: ${whole(total)} games of seed ${String(seed)}, ${whole(counts['moves'] ?? 0)} moves, the longest game ${whole(counts['most moves in a game'] ?? 0)}: **0 faults**, in ${whole(seconds / 60)} minutes of one core of a shared virtual machine.

The same seed gives the same games. \`npm run soak -- --games 20000 --seed 7\` is a short run with others, \`--jobs 2\` one on two cores. A run that is stopped goes on where it was; \`--fresh\` begins anew, and so does a change of the engine. A fault ends it with the game, its options and its moves.

Five games of six are of the five games, under each set of their options in turn; the sixth is one of eleven that are only described, two decks among them. One in eight is dealt from a deck, the others by number. Moves are chosen at random, with more or less love for plays and for foundations; one game in fifty follows a known win for a while, so that enough of them are won. One in fifty may take 500 moves, the others fewer: most faults show early, and so a game is mostly left before it is over.

Beside the engine stands a second one (\`test/support/referee.ts\` and \`slow-game.ts\`), written from the description of the vocabulary alone: it shares no code with the first, has names for cards and lists for piles, and is slow.

| what has to hold | where it is looked at | times |
| --- | --- | ---: |
${rows.join('\n')}

Games: ${sums('games: ')}.

Left when they were: ${sums('ended ')}.

A slice of it is a test (\`test/node/soak.long.test.ts\`).
`;
}

await marathon(
  {
    name: 'soak',
    unit: 'games',
    total: TOTAL,
    what: 'random games played through, each move checked by a second engine',
    sources: [
      'src/engine/',
      'src/variants/',
      ...['soak', 'referee', 'slow-game', 'games', 'strangers'].map((name) => `test/support/${name}.ts`),
    ],
    run: soak,
    report,
  },
  import.meta.url,
);
