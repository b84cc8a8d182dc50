// The best-first search: its verdicts are those of the depth-first search, its lines win, and its memory has a limit.
import { describe, expect, it } from 'vitest';
import { Game, type Position } from '../../../src/engine.js';
import { tableAt } from '../../../src/engine/table-from-position.js';
import { BestPass } from '../../../src/solver/best-pass.js';
import { DeepPass } from '../../../src/solver/deep-pass.js';
import type { Pass } from '../../../src/solver/pass.js';
import type { SearchTechniques } from '../../../src/solver/search-tables.js';
import { amount } from '../../support/amount.js';
import { randomFrom } from '../../support/games.js';
import { described, endgame, nameOf, gameAfter, positionText, type Played } from '../../support/solving.js';
import * as customGames from '../../support/custom-games.js';

const MEMORY = 2 ** 24;
const MOST = 20_000;

/** The search of every move, without any technique. */
const PLAIN: SearchTechniques = {
  safe: false,
  parts: false,
  locks: false,
  relaxed: false,
  symmetric: false,
  talon: false,
  waits: false,
};

function run<P extends Pass>(pass: P, size = 100, most = MOST): P {
  while (pass.states < most && !pass.step(Math.min(size, most - pass.states)));
  return pass;
}

const SETS: readonly (readonly [Played, readonly number[]])[] = [
  [{ variant: 'klondike' }, [16, 20, 24]],
  [{ variant: 'klondike', options: { draw: 1 } }, [14, 18]],
  [{ variant: 'klondike', options: { takeBack: true } }, [14, 18]],
  [{ variant: 'klondike', options: { draw: 1, redeals: 1, runs: 'any' } }, [14, 18]],
  [{ variant: 'demon' }, [12, 14, 18]],
  [{ variant: 'demon', options: { runs: 'any' } }, [12, 14]],
  [{ variant: 'reno' }, [10, 14]],
  [{ variant: customGames.yukon }, [12, 16]],
  [{ variant: customGames.storehouse }, [10, 14]],
  [{ variant: customGames.rainbow }, [10, 14]],
];

describe('endgames', () => {
  it.each(SETS.map(([set, lefts]) => [nameOf(set), set, lefts] as const))(
    '%s: the verdict of a search of every move, and lines that win',
    (_name, set, lefts) => {
      const variant = described(set);
      let compared = 0;
      for (const left of lefts) {
        for (let seed = 1; seed <= amount(4, 8); seed++) {
          const position = endgame(set, left, randomFrom(7000 * left + seed));
          const table = tableAt(position, variant);
          const plain = run(new DeepPass(table, PLAIN, MEMORY));
          const best = run(new BestPass(table, MEMORY));
          if (plain.verdict === 'unknown') continue;
          compared++;
          expect(best.verdict, positionText(position)).toBe(plain.verdict);
          if (best.verdict === 'winnable')
            expect(gameAfter(position, best.line(), variant).status, positionText(position)).toBe('won');
        }
      }
      expect(compared).toBeGreaterThan(amount(3, 7));
    },
  );
});

describe('whole deals', () => {
  const dealt = (variant: string, deal: number, options = {}): Position =>
    Game.deal(variant, { deal, options }).position;

  it('lines win from the deal on', () => {
    for (const deal of [1, 3, 4, 5]) {
      const position = dealt('klondike', deal, { draw: 1 });
      const pass = run(new BestPass(tableAt(position), MEMORY));
      expect(pass.verdict).toBe('winnable');
      expect(gameAfter(position, pass.line()).status).toBe('won');
    }
  });

  it('the same states, verdict and line in each run, whatever the size of the steps', () => {
    const table = tableAt(dealt('klondike', 3, { draw: 1 }));
    const [first, ...others] = [1, 17, MOST].map((size) => {
      const pass = run(new BestPass(table, MEMORY), size);
      return { states: pass.states, verdict: pass.verdict, line: pass.line() };
    });
    for (const other of others) expect(other).toEqual(first);
  });

  it('a search whose memory is used up ends without a verdict, the later the more it has', () => {
    const table = tableAt(dealt('demon', 24));
    const counts = [2 ** 18, 2 ** 19].map((memory) => {
      const pass = run(new BestPass(table, memory), 100, Infinity);
      expect(pass.step(1)).toBe(true);
      expect(pass.verdict).toBe('unknown');
      // three quarters of the memory are for nodes, one for each expanded state
      expect(pass.states).toBeLessThan((memory * 0.75) / 48);
      return pass.states;
    });
    expect(counts[0]).toBeLessThan(counts[1] as number);
  });
});
