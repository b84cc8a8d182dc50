// A small game whose description tests modify.
import type { Takes, Variant } from '../../src/engine.js';

/** Columns. */
export const down: Takes = {
  from: ['tableau'],
  build: { suit: 'alternate', steps: [-1] },
  empty: [{ accepts: 'any' }],
};
/** Foundations. */
export const up: Takes = {
  from: ['waste', 'reserve', 'tableau'],
  build: { suit: 'same', steps: [1] },
  empty: [{ accepts: 'A' }],
  single: true,
};

/** Four columns of three and a stock beside the piles that are named. */
export function described(piles: Variant['piles'], more: Partial<Variant> = {}): Variant {
  const all: Variant['piles'] = {
    stock: { shows: 'none' },
    foundation: { count: 4, shows: 'all', takes: up },
    tableau: { count: 4, shows: 'all', gives: 'any', takes: down },
    ...piles,
  };
  return {
    id: 'odd',
    piles: all,
    deal: [{ to: 'tableau', each: 3 }],
    score: { plays: [{ to: 'foundation', points: 1 }] },
    goal: { full: 'foundation' },
    layout: {
      columns: 13,
      places: Object.fromEntries(Object.keys(all).map((kind, row) => [kind, { at: [0, row], wrap: 13 }])),
    },
    ...more,
  };
}

/** The table of `described` with space for 50 piles in a group. */
const LARGE: Variant['layout'] = {
  columns: 25,
  places: { stock: { at: [0, 0] }, foundation: { at: [0, 1], wrap: 25 }, tableau: { at: [0, 3], wrap: 25 } },
};

/** A game with two options that contradict each other: with both, it has more piles than a game may have. */
export const contradictory = described(
  {},
  {
    id: 'contradictory',
    deal: [{ to: 'tableau', each: [1] }],
    layout: LARGE,
    options: {
      columns: [{ value: 'few' }, { value: 'many', patch: { piles: { tableau: { count: 50 } } } }],
      foundations: [{ value: 'few' }, { value: 'many', patch: { piles: { foundation: { count: 50 } } } }],
    },
  },
);
