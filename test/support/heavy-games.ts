// Descriptions that cause as much work as the limits allow.
import type { Build, EmptyRule, PileGroup, PileKind, Variant } from '../../src/engine.js';

type Piles = { [K in PileKind]?: PileGroup };

const STEPS = Array.from({ length: 25 }, (_, i) => i - 12);
const ANY: Build = { suit: 'any', steps: STEPS, wrap: true };
const NEVER: Build = { suit: 'any', steps: [12] };
const ALL: readonly PileKind[] = ['stock', 'waste', 'reserve', 'foundation', 'tableau', 'tableau'];

const layoutOf = (piles: Piles): Variant['layout'] => ({
  columns: 20,
  places: Object.fromEntries(
    Object.keys(piles).map((kind, i) => [kind, { at: [0, 4 * i], wrap: 20, fan: 'down' as const }]),
  ),
});

const finished = (id: string, piles: Piles, more: Partial<Variant>): Variant => ({
  id,
  decks: 2,
  piles,
  deal: [{ to: 'tableau', each: 1 }],
  score: {},
  goal: 'foundation' in piles ? { full: 'foundation' } : { empty: 'tableau' },
  layout: layoutOf(piles),
  ...more,
});

/** Any card on any other, in groups, from and to all piles. */
const open: PileGroup = {
  shows: 'all',
  gives: 'group',
  takes: { from: ALL, build: ANY, empty: [{ accepts: 'any' }] },
};
const whenEmpty = (kind: PileKind): EmptyRule[] =>
  Array.from({ length: 20 }, () => ({ accepts: 'any' as const, whenEmpty: kind }));

/** Attacks that once took seconds, and similar descriptions. */
export const HEAVY: readonly Variant[] = [
  finished(
    'three-groups',
    { reserve: { ...open, count: 20 }, foundation: { ...open, count: 20 }, tableau: { ...open, count: 20 } },
    { deal: [{ to: 'tableau', each: [27, 26, 26, 25] }] },
  ),
  finished(
    'long-columns',
    { tableau: { ...open, count: 60 } },
    { deal: [{ to: 'tableau', each: [52, 52] }] },
  ),
  finished('one-column', { tableau: { ...open, count: 60 } }, { deal: [{ to: 'tableau', each: [104] }] }),
  finished(
    'sixty-columns',
    { tableau: { ...open, count: 60, gives: 'any' } },
    { deal: [{ to: 'tableau', each: [...Array<number>(44).fill(2), ...Array<number>(16).fill(1)] }] },
  ),
  finished(
    'runs',
    { foundation: { shows: 'all' }, tableau: { ...open, count: 59, gives: 'any', atMost: 'free-cells' } },
    { deal: [{ to: 'tableau', each: [52, 52] }], goal: { full: 'foundation' } },
  ),
  finished(
    'conditions',
    {
      tableau: {
        ...open,
        count: 29,
        gives: 'any',
        takes: { from: ALL, build: NEVER, empty: whenEmpty('foundation') },
      },
      foundation: { ...open, count: 29, takes: { from: ALL, build: NEVER, empty: whenEmpty('reserve') } },
      reserve: { shows: 'all', gives: 'group', count: 2 },
    },
    {
      deal: [
        { to: 'reserve', each: [1] },
        { to: 'tableau', each: [52, 51] },
      ],
    },
  ),
  // every card of the stock is tried without success, in every round
  ...(['waste', 'discard'] as const).map((to) =>
    finished(
      `long-stock-${to}`,
      {
        stock: { shows: 'none' },
        [to]: { shows: 'all', gives: 'group' },
        tableau: { ...open, count: 57, takes: { from: ALL, build: NEVER } },
        foundation: { shows: 'all' },
      },
      {
        deal: [{ to: 'tableau', each: [1] }],
        draw: { to, count: 1 },
        redeal: to === 'waste' ? { kind: 'recycle' } : { kind: 'gather', packet: 1 },
      },
    ),
  ),
  finished(
    'known-stock',
    {
      stock: { shows: 'all', gives: 'top' },
      waste: { shows: 'all', gives: 'group' },
      tableau: { ...open, count: 57, takes: { from: ALL, build: ANY, empty: [{ accepts: 'any' }] } },
      foundation: { shows: 'all' },
    },
    { deal: [{ to: 'tableau', each: [30] }], draw: { to: 'waste', count: 1 }, redeal: { kind: 'recycle' } },
  ),
  finished(
    'idle-reserves',
    {
      stock: { shows: 'none' },
      waste: { shows: 'all' },
      reserve: { ...open, count: 30, takes: { from: ['reserve', 'tableau'], empty: [{ accepts: 'any' }] } },
      tableau: {
        ...open,
        count: 28,
        takes: { from: ['reserve', 'tableau'], build: NEVER, empty: [{ accepts: 'any' }] },
      },
    },
    {
      deal: [{ to: 'tableau', each: [20, 20] }],
      draw: { to: 'waste', count: 1 },
      redeal: { kind: 'recycle' },
      goal: { empty: 'stock' },
    },
  ),
  finished(
    'gathered',
    {
      foundation: { shows: 'all' },
      tableau: { ...open, count: 59 },
    },
    { deal: [{ to: 'tableau', each: [52, 52] }], redeal: { kind: 'gather', packet: 1 } },
  ),
  finished(
    'gathered-in-time',
    {
      foundation: {
        shows: 'all',
        takes: { from: ['tableau'], build: NEVER, empty: [{ accepts: 'K', whenEmpty: 'foundation' }] },
      },
      tableau: { ...open, count: 59 },
    },
    { deal: [{ to: 'tableau', each: [52, 52] }], redeal: { kind: 'gather', packet: 7 } },
  ),
  finished(
    'chains',
    {
      stock: { shows: 'none' },
      discard: { shows: 'all', takes: { from: ['tableau'], build: ANY } },
      tableau: { count: 58, shows: 'top', gives: 'top' },
    },
    {
      deal: [
        { to: 'discard', each: 1 },
        { to: 'tableau', each: [...Array<number>(40).fill(2), ...Array<number>(18).fill(1)] },
      ],
      draw: { to: 'discard', count: 1 },
      goal: { empty: 'tableau' },
    },
  ),
  // all cards move to the foundations automatically
  finished(
    'all-home',
    {
      stock: { shows: 'all', gives: 'top' },
      waste: { shows: 'all', gives: 'group' },
      foundation: { ...open, count: 28, takes: { from: ALL, build: ANY, empty: [{ accepts: 'any' }] } },
      tableau: { ...open, count: 30 },
    },
    {
      deal: [{ to: 'tableau', each: [40, 30] }],
      draw: { to: 'waste', count: 1 },
      redeal: { kind: 'recycle' },
    },
  ),
  finished(
    'home-one-in-a-round',
    {
      stock: { shows: 'all' },
      waste: { shows: 'all', gives: 'top' },
      foundation: {
        shows: 'all',
        takes: {
          from: ['waste'],
          build: { suit: 'any', steps: [1, -12], wrap: true },
          empty: [{ accepts: 'any' }],
        },
      },
      tableau: { ...open, count: 57, takes: { from: ['tableau'], build: NEVER } },
    },
    { deal: [{ to: 'foundation', each: 1 }], draw: { to: 'waste', count: 1 }, redeal: { kind: 'recycle' } },
  ),
  // the card that moves to a foundation returns automatically
  finished(
    'home-and-back',
    {
      foundation: { shows: 'all', takes: { from: ALL, build: ANY, empty: [{ accepts: 'any' }] } },
      tableau: { ...open, count: 58, fill: 'foundation' },
    },
    { deal: [{ to: 'tableau', each: [50, 54] }] },
  ),
  finished(
    'options',
    { reserve: { ...open, count: 29 }, tableau: { ...open, count: 30 }, foundation: { shows: 'all' } },
    {
      deal: [{ to: 'tableau', each: [52, 52] }],
      options: Object.fromEntries(
        Array.from({ length: 20 }, (_, option) => [
          `o${String(option)}`,
          Array.from({ length: 5 }, (_value, value) => ({
            value,
            ...(value && { patch: { score: { plays: [{ to: 'tableau', points: value }] } } }),
          })),
        ]),
      ),
    },
  ),
];
