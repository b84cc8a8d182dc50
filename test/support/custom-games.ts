// Custom games: descriptions that the package does not ship, as a page's author would write them.
import type { Build, PileGroup, PileKind, Takes, Variant } from '../../src/engine.js';

/** Each kind of pile in its own row: the layout is not tested. */
const layoutOf = (...kinds: readonly PileKind[]): Variant['layout'] => ({
  columns: 13,
  places: Object.fromEntries(kinds.map((kind, row) => [kind, { at: [0, row] }])),
});

/** Foundations that are built up in suit from the ace, unless `more` changes that. */
export const foundations = (from: readonly PileKind[], more: Partial<Takes> = {}, count = 4): PileGroup => ({
  count,
  shows: 'all',
  takes: {
    from,
    build: { suit: 'same', steps: [1] },
    empty: [{ accepts: 'A' }],
    single: true,
    most: 13,
    ...more,
  },
});

/** The Canfield family: a reserve that fills the columns, and a base rank that the deal determines. */
function canfield(
  id: string,
  build: Build,
  more: Partial<Variant> = {},
  columns: Partial<PileGroup> = {},
): Variant {
  return {
    id,
    piles: {
      stock: { shows: 'none' },
      waste: { shows: 'all', gives: 'top' },
      reserve: { shows: 'top', gives: 'top' },
      foundation: foundations(['waste', 'reserve', 'tableau'], {
        build: { suit: 'same', steps: [1], wrap: true },
        empty: [{ accepts: 'base' }],
      }),
      tableau: {
        count: 4,
        shows: 'all',
        gives: 'column',
        takes: { from: ['waste', 'reserve', 'tableau'], build, empty: [{ accepts: 'any', from: ['waste'] }] },
        fill: 'reserve',
        ...columns,
      },
    },
    deal: [
      { to: 'reserve', each: 13 },
      { to: 'foundation', each: [1] },
      { to: 'tableau', each: 1 },
    ],
    draw: { to: 'waste', count: 1 },
    redeal: { kind: 'none' },
    score: { start: 1, plays: [{ to: 'foundation', points: 1 }] },
    goal: { full: 'foundation' },
    layout: layoutOf('stock', 'waste', 'reserve', 'foundation', 'tableau'),
    ...more,
  };
}

/** Foundations start with the twos; columns are built in suit; three rounds, a card at a time. */
export const storehouse = canfield(
  'storehouse',
  { suit: 'same', steps: [-1], wrap: true },
  {
    deal: [
      { to: 'foundation', rank: '2' },
      { to: 'reserve', each: 13 },
      { to: 'tableau', each: 1 },
    ],
    redeal: { kind: 'recycle', limit: 2 },
    score: { start: 4, plays: [{ to: 'foundation', points: 1 }] },
  },
);

/** Columns are built in any suit; one round, a card at a time. */
export const rainbow = canfield('rainbow', { suit: 'any', steps: [-1], wrap: true });

/** A reserve of twelve, three columns built in any suit, of which any part moves; one round. */
export const chameleon = canfield(
  'chameleon',
  { suit: 'any', steps: [-1], wrap: true },
  {
    deal: [
      { to: 'reserve', each: 12 },
      { to: 'foundation', each: [1] },
      { to: 'tableau', each: 1 },
    ],
  },
  { count: 3, gives: 'any' },
);

const open = canfield('superior-canfield', { suit: 'alternate', steps: [-1], wrap: true });

/** The whole reserve is visible, and the player may fill an empty column with any card. */
export const superiorCanfield: Variant = {
  ...open,
  piles: {
    ...open.piles,
    reserve: { shows: 'all', gives: 'top' },
    tableau: {
      count: 4,
      shows: 'all',
      gives: 'any',
      takes: {
        from: ['waste', 'reserve', 'tableau'],
        build: { suit: 'alternate', steps: [-1], wrap: true },
        empty: [{ accepts: 'any' }],
      },
    },
  },
  draw: { to: 'waste', count: 3 },
  redeal: { kind: 'recycle' },
};

/** Like Cruel, with the kings at the bottom; sequences in suit move together, and there are two redeals. */
export const perseverance: Variant = {
  id: 'perseverance',
  piles: {
    foundation: foundations(['tableau']),
    tableau: {
      count: 12,
      shows: 'all',
      gives: 'any',
      takes: { from: ['tableau'], build: { suit: 'same', steps: [-1] } },
    },
  },
  deal: [
    { to: 'foundation', rank: 'A' },
    { to: 'tableau', each: 4, sink: 'K' },
  ],
  redeal: { kind: 'gather', packet: 4, limit: 2 },
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  layout: layoutOf('foundation', 'tableau'),
};

/** Golf with wrapping ranks: a king may be placed on an ace, and any adjacent rank on a king. */
export const puttPutt: Variant = {
  id: 'putt-putt',
  piles: {
    stock: { shows: 'none' },
    discard: {
      shows: 'all',
      takes: { from: ['tableau'], build: { suit: 'any', steps: [1, -1], wrap: true } },
    },
    tableau: { count: 7, shows: 'all', gives: 'top' },
  },
  deal: [
    { to: 'tableau', each: 5, by: 'row' },
    { to: 'discard', each: 1 },
  ],
  draw: { to: 'discard', count: 1 },
  score: { plays: [{ to: 'discard', points: 1 }] },
  goal: { empty: 'tableau' },
  layout: layoutOf('stock', 'discard', 'tableau'),
};

/** No stock; any face-up card moves with all cards on it, in sequence or not. */
export const yukon: Variant = {
  id: 'yukon',
  piles: {
    foundation: foundations(['tableau']),
    tableau: {
      count: 7,
      shows: 'top',
      gives: 'group',
      takes: { from: ['tableau'], build: { suit: 'alternate', steps: [-1] }, empty: [{ accepts: 'K' }] },
    },
  },
  deal: [{ to: 'tableau', each: [1, 6, 7, 8, 9, 10, 11], by: 'row', faceDown: [0, 1, 2, 3, 4, 5, 6] }],
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  layout: layoutOf('foundation', 'tableau'),
};

/** Thirteen columns of four, kings at the bottom, built down in any suit; empty ones stay empty. */
export const bakersDozen: Variant = {
  id: 'bakers-dozen',
  piles: {
    foundation: foundations(['tableau']),
    tableau: {
      count: 13,
      shows: 'all',
      gives: 'top',
      takes: { from: ['tableau'], build: { suit: 'any', steps: [-1] } },
    },
  },
  deal: [{ to: 'tableau', each: 4, sink: 'K' }],
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  layout: layoutOf('foundation', 'tableau'),
};

/** A face-down trunk of seventeen fills eight wings of at most three cards; its last card may be played. */
export const eagleWing: Variant = {
  ...canfield('eagle-wing', { suit: 'same', steps: [-1], wrap: true }),
  piles: {
    ...open.piles,
    reserve: { shows: 'last', gives: 'top' },
    foundation: foundations(['waste', 'reserve', 'tableau'], {
      build: { suit: 'same', steps: [1], wrap: true },
      empty: [{ accepts: 'base' }],
    }),
    tableau: {
      count: 8,
      shows: 'all',
      gives: 'top',
      takes: {
        from: ['waste', 'tableau'],
        build: { suit: 'same', steps: [-1], wrap: true },
        empty: [{ accepts: 'any' }],
        most: 3,
      },
      fill: 'reserve',
    },
  },
  deal: [
    { to: 'reserve', each: 17 },
    { to: 'tableau', each: 1 },
    { to: 'foundation', each: [1] },
  ],
  redeal: { kind: 'recycle', limit: 2 },
};

/**
 * Four cells; as many cards of a sequence move together as would be possible one by one with the free cells and empty
 * columns.
 */
export const freeCell: Variant = {
  id: 'freecell',
  piles: {
    reserve: {
      count: 4,
      shows: 'all',
      gives: 'top',
      takes: { from: ['reserve', 'tableau'], single: true },
    },
    foundation: foundations(['reserve', 'tableau']),
    tableau: {
      count: 8,
      shows: 'all',
      gives: 'any',
      atMost: 'free-cells',
      takes: {
        from: ['reserve', 'tableau'],
        build: { suit: 'alternate', steps: [-1] },
        empty: [{ accepts: 'any' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: [7, 7, 7, 7, 6, 6, 6, 6], by: 'row' }],
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  layout: layoutOf('reserve', 'foundation', 'tableau'),
};

/** Two decks, ten columns of four built down in suit, one card at a time, one round of the stock. */
export const fortyThieves: Variant = {
  id: 'forty-thieves',
  decks: 2,
  piles: {
    stock: { shows: 'none' },
    waste: { shows: 'all', gives: 'top' },
    foundation: foundations(['waste', 'tableau'], {}, 8),
    tableau: {
      count: 10,
      shows: 'all',
      gives: 'top',
      takes: {
        from: ['waste', 'tableau'],
        build: { suit: 'same', steps: [-1] },
        empty: [{ accepts: 'any' }],
      },
    },
  },
  deal: [{ to: 'tableau', each: 4, by: 'row' }],
  draw: { to: 'waste', count: 1 },
  score: { plays: [{ to: 'foundation', points: 1 }] },
  goal: { full: 'foundation' },
  layout: layoutOf('stock', 'waste', 'foundation', 'tableau'),
};

export const CUSTOM_GAMES: readonly Variant[] = [
  storehouse,
  rainbow,
  chameleon,
  superiorCanfield,
  perseverance,
  puttPutt,
  yukon,
  bakersDozen,
  eagleWing,
  freeCell,
  fortyThieves,
];
