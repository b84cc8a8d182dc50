// Writes end-positions.json: small positions of every kind of game, and the results of a slow plain search of all
// moves of the engine.
// Usage: npx tsx test/support/end-positions.make.ts. The result is reproducible: positions come from a seed. Run it
// again if rules, the endgames of solving.ts, or the solver changed and test/node/solver/ends.long.test.ts fails.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { END_SETS, goalOf, pilesText, titleOf, type EndPosition, type EndSet } from './end-positions.js';
import { randomFrom } from './games.js';
import { described, endgame, faultOf, solved, truthOf, positionText } from './solving.js';

const OUT = fileURLToPath(new URL('end-positions.json', import.meta.url));
/** The number of positions to keep of each set of options: half of them winnable. */
const KEEP = 10;
/** The number of candidates for each number of cards. */
const AMONG = 24;
/** The maximum number of positions of the plain search. */
const TABLES = 4000;
/** The maximum number of states of the solver: the tests should be quick. */
const STATES = 300;

function find(set: EndSet): EndPosition[] {
  const variant = described(set);
  const goal = goalOf(set);
  type Found = EndPosition & { readonly states: number };
  const found: Record<string, Found[]> = { winnable: [], unwinnable: [] };
  for (const left of set.lefts) {
    for (let n = 1; n <= AMONG; n++) {
      const seed = 1000 * left + n;
      const position = endgame(set, left, randomFrom(seed));
      const solution = solved(position, variant, { goal, states: STATES });
      if (solution.verdict === 'unknown') continue;
      const truth = truthOf(position, variant, TABLES, goal === 'best');
      if (!truth) continue;
      const fault = faultOf(position, truth, solution, variant);
      if (fault) throw new Error(fault);
      const { verdict, states, best } = solution;
      if (goal && best !== truth.best)
        throw new Error(`${String(best)}, but ${String(truth.best)}: ${positionText(position)}`);
      const { score } = position;
      found[verdict]?.push({
        piles: pilesText(position),
        score,
        verdict,
        states,
        ...(goal && { best: truth.best }),
      });
    }
  }
  // those with the most states are the most informative
  const most = (kept: Found[] = [], count: number): EndPosition[] =>
    kept
      .sort((a, b) => b.states - a.states)
      .slice(0, count)
      .map(({ states: _states, ...position }) => position);
  const lost = most(found['unwinnable'], KEEP / 2);
  return [...most(found['winnable'], KEEP - lost.length), ...lost];
}

// one position per line
const rows = (positions: readonly EndPosition[]): string =>
  positions.map((position) => `    ${JSON.stringify(position)}`).join(',\n');
const sets = END_SETS.map((set) => `  ${JSON.stringify(titleOf(set))}: [\n${rows(find(set))}\n  ]`);
writeFileSync(OUT, `{\n${sets.join(',\n')}\n}\n`);
