// The option end does not affect whether a game can be won.
import { expect, it } from 'vitest';
import { Game } from '../../../src/engine.js';
import { solve } from '../../../src/solver.js';

it.each(['over-under', 'reno'])(
  '%s: the same verdict and the same line with both values of the option end',
  (variant) => {
    for (let deal = 1; deal <= 4; deal++) {
      const [usual, whole] = ['no-play', 'empty-stock'].map((end) =>
        solve(Game.deal(variant, { deal, options: { end } }).position, { states: 20_000 }),
      );
      expect(whole?.verdict, `deal ${deal}`).toBe(usual?.verdict);
      expect(whole?.line).toEqual(usual?.line);
    }
  },
);
