// Plays a million random games and compares each move with a second, slow engine.
// Usage: npm run soak [-- --games 1000000 --seed 1 --jobs 1 --fresh --record]. Stop it with Ctrl-C; started again, it
// continues. The whole run writes bench/soak.md and the figures in docs/about/quality.md; shorter ones only with
// --record.
import { soak } from '../test/support/soak.js';
import { marathon, whole, type Done } from './marathon.js';

const TOTAL = 1_000_000;

/** The checks: the name of their count, the requirement, and how often. */
const CHECKS: readonly (readonly [count: string, holds: string, often: string])[] = [
  ['each card exactly once', 'each card is present exactly once', 'after each move'],
  [
    'events, piles and score of the second engine',
    'events, piles and score are those of the second engine',
    'after each move',
  ],
  [
    'undo and redo restore the exact position',
    'undo and redo lead to exactly the same position',
    'at random points for some moves; at the end of each game back to the deal and forward again, comparing every eighth position',
  ],
  [
    'save and load',
    'a game that is saved and loaded is the same game',
    'at the end of each game, in half of them after some undone moves, and at random points',
  ],
  ['redo of a loaded game to its end', 'redo leads a loaded game to its end', 'after each load'],
  ['undo of a loaded game to its deal', 'undo leads a loaded game to its deal', 'after each load'],
  [
    'status of the slow definition',
    'the status agrees with a slow, independent definition',
    'at the end of each game, and after one move in 25',
  ],
  [
    'legal moves of the second engine',
    'the legal moves are those of the second engine',
    'at the end of each game, and after one move in 100',
  ],
  [
    'explain matches the list of legal moves',
    '`explain` allows exactly the listed moves',
    'at the same points: for one in a hundred of all pairs of piles and counts up to 13, and for all of them at one point in fifty',
  ],
];

function report({ total, seed, counts, seconds }: Done): string {
  const rows = CHECKS.map(
    ([count, holds, often]) => `| ${holds} | ${often} | ${whole(counts[count] ?? 0)} |`,
  );
  const sums = (prefix: string): string =>
    Object.entries(counts)
      .filter(([what]) => what.startsWith(prefix))
      .map(([what, n]) => `${what.slice(prefix.length)} ${whole(n)}`)
      .join(', ');
  return `# A million random games

\`npm run soak\` plays ${whole(TOTAL)} random games and writes this page at the end. The last run, with ${whole(total)} games of seed ${String(seed)} and ${whole(counts['moves'] ?? 0)} moves (the longest game has ${whole(counts['most moves in a game'] ?? 0)}), found **0 faults**; it used ${whole(seconds / 60)} minutes of one core of a shared virtual machine.

The same seed gives the same games. \`npm run soak -- --games 20000 --seed 7\` is a short run with other games; \`--jobs 2\` uses two cores. A run that is stopped continues where it was, unless the engine has changed since; \`--fresh\` starts again. At a fault, the run ends and prints the game, its options and its moves.

Five of six games are built-in games, under each set of their options in turn; the others are eleven custom games, some with two decks. One game in eight is dealt from a deck, the others by number. Moves are chosen at random, with varying preferences for plays and for foundations. One game in fifty follows a known winning line for a while, so that enough games are won. One game in fifty may have 500 moves, the others fewer, because most faults show early.

The second engine (\`test/support/referee.ts\` and \`slow-game.ts\`) was written from the documentation of the vocabulary alone. It shares no code with the first, uses names for cards and lists for piles, and is slow.

| what must hold | when it is checked | times |
| --- | --- | ---: |
${rows.join('\n')}

Games: ${sums('games: ')}.

Status at the last move: ${sums('ended ')}.

A short run of it is a test (\`test/node/soak.long.test.ts\`).
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
      ...['soak', 'referee', 'slow-game', 'games', 'custom-games'].map((name) => `test/support/${name}.ts`),
    ],
    run: soak,
    report,
  },
  import.meta.url,
);
