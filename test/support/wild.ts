// Descriptions of games that nobody would play: random ones, and ones that make as much work as the limits let them.
import { RANKS, type Rank, type Variant } from '../../src/engine.js';
import { MOST_PILES } from '../../src/engine/limits.js';
import type { Build, DealStep, EmptyRule, PileGroup, PileKind, Takes } from '../../src/engine/index.js';

type Random = () => number;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const SINGLE: readonly PileKind[] = ['stock', 'waste', 'discard'];
const MANY: readonly PileKind[] = ['reserve', 'foundation', 'tableau'];
const ALL_STEPS = Array.from({ length: 25 }, (_, i) => i - 12);

const chance = (random: Random, share: number): boolean => random() < share;
const whole = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));
const pick = <T>(random: Random, ...list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const some = <T>(random: Random, list: readonly T[], share: number): readonly T[] => {
  const chosen = list.filter(() => chance(random, share));
  return chosen.length ? chosen : [pick(random, ...list)];
};

/** How much a description allows: `wild`, nearly everything; `tame`, about as much as games do. */
type Mood = 'wild' | 'tame';

function buildOf(random: Random, mood: Mood): Build {
  const wild = mood === 'wild';
  return {
    suit: wild ? pick(random, 'any', 'any', 'other', 'same') : pick(random, 'same', 'alternate', 'sameColour', 'other', 'any'),
    steps: wild ? some(random, ALL_STEPS, pick(random, 0.3, 1)) : some(random, [-1, 1, 0, 2], 0.4),
    ...(chance(random, wild ? 0.8 : 0.2) && { wrap: true }),
    ...(chance(random, 0.1) && { stopOn: pick<Rank>(random, ...RANKS) }),
  };
}

function emptyOf(random: Random, mood: Mood, kinds: readonly PileKind[]): EmptyRule[] {
  const count = mood === 'wild' ? pick(random, 0, 1, 20) : whole(random, 0, 2);
  return Array.from({ length: count }, () => ({
    accepts: pick<EmptyRule['accepts']>(random, 'any', 'base', 'A', 'K', pick(random, ...RANKS)),
    ...(chance(random, 0.3) && { from: some(random, kinds, 0.5) }),
    ...(chance(random, 0.3) && { whenEmpty: pick(random, ...kinds) }),
  }));
}

function groupOf(random: Random, mood: Mood, kind: PileKind, kinds: readonly PileKind[]): PileGroup {
  const wild = mood === 'wild';
  const group: Mutable<PileGroup> = {
    shows: kind === 'stock' && !wild ? 'none' : pick(random, 'all', 'all', 'top', wild ? 'all' : 'last'),
  };
  if (chance(random, wild ? 0.9 : 0.6))
    group.gives = wild ? pick(random, 'any', 'group', 'top', 'run', 'column') : pick(random, 'top', 'run', 'column', 'any', 'group');
  if (chance(random, 0.1)) group.atMost = 'free-cells';
  if (chance(random, wild ? 0.9 : 0.6)) {
    const takes: Mutable<Takes> = {
      from: some(random, kinds, wild ? 0.8 : 0.5),
      build: buildOf(random, mood),
      empty: emptyOf(random, mood, kinds),
    };
    if (chance(random, 0.2)) takes.single = true;
    if (chance(random, 0.1)) takes.most = pick(random, 1, 13, 104);
    group.takes = takes;
  }
  const fillers = kinds.filter((other) => other !== kind && SINGLE.includes(other));
  if (kind !== 'stock' && fillers.length && chance(random, 0.15)) group.fill = pick(random, ...fillers);
  return group;
}

/** The counts of the groups that may have several piles. */
function countsOf(random: Random, mood: Mood, kinds: readonly PileKind[]): Map<PileKind, number> {
  const several = kinds.filter((kind) => MANY.includes(kind));
  let left = MOST_PILES - kinds.length;
  const counts = new Map<PileKind, number>();
  several.forEach((kind, i) => {
    const most = mood === 'wild' ? left : Math.min(left, 12);
    const last = mood === 'wild' && i === several.length - 1 && chance(random, 0.7);
    const more = last ? left : whole(random, 0, most);
    left -= more;
    counts.set(kind, 1 + more);
  });
  return counts;
}

function dealOf(
  random: Random,
  mood: Mood,
  kinds: readonly PileKind[],
  counts: ReadonlyMap<PileKind, number>,
  cards: number,
): DealStep[] {
  const deal: DealStep[] = [];
  let left = cards;
  const put = (to: PileKind, each: number | readonly number[]): void => {
    const hidden = mood === 'tame' && chance(random, 0.2);
    deal.push({
      to,
      each,
      ...(chance(random, 0.5) && { by: 'row' as const }),
      ...(hidden && { faceDown: Array.from({ length: Math.min(20, counts.get(to) ?? 1) }, () => whole(random, 0, 3)) }),
      ...(chance(random, 0.1) && { sink: pick<Rank>(random, ...RANKS) }),
    });
  };
  for (let n = whole(random, 1, 4); n > 0; n--) {
    const to = pick(random, ...kinds);
    const count = counts.get(to) ?? 1;
    const each = whole(random, 0, Math.floor(left / count));
    if (!each) continue;
    put(to, each);
    left -= each * count;
  }
  if (!deal.length || (left && !kinds.includes('stock'))) {
    put(pick(random, ...kinds), [left]);
    left = 0;
  }
  return deal;
}

/** A description that is in order. */
export function wildVariant(random: Random, id = 'wild'): Variant {
  const mood = pick<Mood>(random, 'wild', 'tame');
  const decks = pick(random, 1, 2) as 1 | 2;
  const kinds = some(random, [...SINGLE, ...MANY], mood === 'wild' ? 0.8 : 0.6);
  const counts = countsOf(random, mood, kinds);
  const piles = Object.fromEntries(
    kinds.map((kind) => {
      const count = counts.get(kind);
      return [kind, { ...(count && { count }), ...groupOf(random, mood, kind, kinds) }];
    }),
  );
  const drawn = kinds.filter((kind): kind is 'waste' | 'discard' => kind === 'waste' || kind === 'discard');
  const goal = pick(random, ...kinds);
  return {
    id,
    decks,
    piles,
    deal: dealOf(random, mood, kinds, counts, 52 * decks),
    ...(drawn.length && chance(random, 0.8) && { draw: { to: pick(random, ...drawn), count: pick(random, 1, 1, 3, 104) } }),
    redeal: pick(
      random,
      { kind: 'none' } as const,
      { kind: 'recycle' } as const,
      { kind: 'recycle', limit: whole(random, 0, 3) } as const,
      { kind: 'gather', packet: whole(random, 1, 6) } as const,
    ),
    score: {
      plays: Array.from({ length: mood === 'wild' ? pick(random, 1, 60) : 1 }, () => ({
        to: pick(random, ...kinds),
        points: pick<number | 'rank'>(random, 5, 'rank', -1),
        ...(chance(random, 0.5) && { from: some(random, kinds, 0.5) }),
      })),
      ...(chance(random, 0.3) && { floor: 0 }),
    },
    goal: chance(random, 0.5) ? { full: goal } : { empty: goal },
    ...(chance(random, 0.1) && { aim: { net: whole(random, 0, 50) } }),
    ...(chance(random, 0.2) && { deadEnd: 'last-card-back' as const }),
    layout: {
      columns: 40,
      places: Object.fromEntries(kinds.map((kind, row) => [kind, { at: [0, row], wrap: 20, fan: pick(random, 'down', 'right', 'none') }])),
    },
  } as Variant;
}
