// Descriptions that cause as much work as the limits allow: known attacks, and similar ones generated from a seed.
import type { Build, EmptyRule, PileGroup, PileKind, Takes, Variant } from '../../src/engine.js';
import { PILE_KINDS } from '../../src/engine/variant.js';
import { randomFrom } from './games.js';

type Random = () => number;
type Piles = { [K in PileKind]?: PileGroup };

const MOST_PILES = 60;
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

/** A random description from a seed that is within the limits, and close to most of them. */
export function heavyGame(random: Random): Variant {
  const pick = <T>(...list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const upTo = (n: number): number => Math.floor(random() * (n + 1));
  const some = (): PileKind[] => {
    const kinds = PILE_KINDS.filter(() => random() < 0.8);
    return kinds.length ? kinds : ['tableau'];
  };
  const build = (): Build => ({
    suit: pick('any', 'any', 'any', 'alternate', 'same', 'sameColour', 'other'),
    steps: pick(STEPS, STEPS, [12], [-1], [1], [1, -1], STEPS.slice(upTo(24))),
    wrap: random() < 0.5,
    ...(random() < 0.1 && { stopOn: 'K' as const }),
  });
  const rule = (): EmptyRule => ({
    accepts: pick<EmptyRule['accepts']>('any', 'any', 'base', 'K', 'A'),
    ...(random() < 0.3 && { from: some() }),
    ...(random() < 0.3 && { whenEmpty: pick(...PILE_KINDS) }),
  });
  const takes = (): Takes => ({
    from: random() < 0.7 ? PILE_KINDS : some(),
    ...(random() < 0.85 && { build: build() }),
    ...(random() < 0.85 && { empty: Array.from({ length: pick(1, 1, 2, 20) }, rule) }),
    ...(random() < 0.15 && { single: true }),
    ...(random() < 0.15 && { most: 1 + upTo(103) }),
  });
  const kinds = PILE_KINDS.filter(() => random() < 0.6);
  if (!kinds.includes('tableau')) kinds.push('tableau');
  const single = (kind: PileKind): boolean => ['stock', 'waste', 'discard'].includes(kind);
  const many = kinds.filter((kind) => !single(kind));
  let room = MOST_PILES - (kinds.length - many.length);
  const counts = new Map<PileKind, number>();
  many.forEach((kind, i) => {
    const left = many.length - 1 - i;
    const count =
      left && random() < 0.8 ? 1 + upTo(Math.floor((room - left) / (1 + random())) - 1) : room - left;
    counts.set(kind, Math.max(1, Math.min(60, count)));
    room -= counts.get(kind) ?? 0;
  });
  const piles: Piles = {};
  for (const kind of kinds) {
    const fills = kinds.filter((other) => other !== kind && (counts.get(other) ?? 1) === 1);
    piles[kind] = {
      ...(counts.has(kind) && { count: counts.get(kind) as number }),
      shows: pick('all', 'all', 'all', 'top', 'top', 'last', 'none'),
      ...(random() < 0.85 && { gives: pick('group', 'group', 'any', 'any', 'top', 'run', 'column') }),
      ...(random() < 0.15 && { atMost: 'free-cells' as const }),
      ...(random() < 0.8 && { takes: takes() }),
      ...(kind !== 'stock' && fills.length && random() < 0.15 && { fill: pick(...fills) }),
    };
  }
  const decks = random() < 0.85 ? 2 : 1;
  let cards = 52 * decks;
  const deal: Variant['deal'][number][] = [];
  for (const kind of kinds.filter(() => random() < 0.6)) {
    if (!cards || kind === 'stock') continue;
    const count = counts.get(kind) ?? 1;
    const most = pick(cards, cards, Math.ceil(cards / 2), Math.min(cards, count), Math.min(cards, 2 * count));
    const each = Array.from({ length: Math.min(count, pick(1, 2, 4, 60)) }, () => 0);
    for (let n = 0; n < most; n++) each[n % each.length] = (each[n % each.length] ?? 0) + 1;
    if (deal.reduce((sum, step) => sum + (step.each as number[]).length, each.length) > 230) continue;
    cards -= most;
    deal.push({ to: kind, each, by: pick('pile', 'row') });
  }
  if (cards && !piles.stock) {
    const kind = pick(...many);
    deal.push({ to: kind, each: [cards] });
  } else if (!deal.length) deal.push({ to: pick(...many), each: 1 });
  const draws = (['waste', 'discard'] as const).filter((kind) => piles[kind]);
  return {
    id: 'heavy',
    decks,
    piles,
    deal,
    ...(draws.length > 0 && random() < 0.95 && { draw: { to: pick(...draws), count: pick(1, 1, 1, 3) } }),
    redeal: pick<Variant['redeal'] & object>(
      { kind: 'none' },
      { kind: 'recycle' },
      { kind: 'recycle' },
      { kind: 'recycle', limit: 1000 },
      { kind: 'gather', packet: 1 + upTo(8) },
    ),
    score:
      random() < 0.5
        ? {}
        : {
            plays: Array.from({ length: 60 }, () => ({ from: some(), to: pick(...PILE_KINDS), points: 1 })),
            turned: { in: 'tableau', points: 5 },
          },
    goal:
      random() < 0.5
        ? { full: piles.foundation && random() < 0.8 ? 'foundation' : pick(...kinds) }
        : { empty: pick(...deal.map(({ to }) => to)) },
    ...(random() < 0.1 && { deadEnd: 'last-card-back' as const }),
    ...(random() < 0.1 && { end: 'empty-stock' as const }),
    ...(random() < 0.2 && { aim: { net: 1e6 } }),
    layout: layoutOf(piles),
  };
}

/** The description of this number: known attacks first, then random ones. */
export const heavyAt = (index: number, seed: number): Variant =>
  HEAVY[index] ?? heavyGame(randomFrom(Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b)));
