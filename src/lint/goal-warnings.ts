// Warnings about games that can never be won: piles that cannot hold all cards, runs that no cards make, and ranks
// without a partner. Only the numbers of cards and their ranks are compared; `solve` searches single deals.
import { RANKS, type Build, type PileGroup, type Rank, type Variant } from '../engine/index.js';
import { isGroup } from './groups.js';
import type { Warning } from './messages.js';
import { sum } from '../engine/lists.js';

export function goalWarnings(data: Variant): readonly Warning[] {
  return [...capacityWarnings(data), ...runWarnings(data), ...pairWarnings(data)];
}

/** The length of the longest run that begins with a card of this rank; infinite if ranks can repeat. */
function longestRun(build: Build, rank: number, before: ReadonlySet<number> = new Set()): number {
  if (before.has(rank)) return Infinity;
  if (RANKS[rank] === build.stopOn) return 1;
  const path = new Set([...before, rank]);
  let longest = 0;
  for (const step of build.steps) {
    const next = build.wrap ? (rank + step + 13) % 13 : rank + step;
    if (next >= 0 && next < 13) longest = Math.max(longest, longestRun(build, next, path));
    if (longest === Infinity) break;
  }
  return 1 + longest;
}

/** The number of cards that a pile of a group can hold; infinite if nothing limits it. */
function capacityOf(id: string, group: PileGroup, { deal, draw, piles }: Variant): number {
  const { takes, collects, pairs, fill } = group;
  if (collects) return collects.count;
  // cards also arrive in pairs, automatically, or from the stock
  if (pairs || fill || draw?.to === (group.kind ?? id)) return Infinity;
  if (!takes) return 0;
  const most = takes.most ?? Infinity;
  const dealt = deal.filter(({ to }) => isGroup(to, id, piles[id] as PileGroup));
  if (!takes.build) return Math.min(most, takes.single ? 1 : Infinity);
  const { build } = takes;
  const ranks = dealt.flatMap(({ rank }) => rank ?? []);
  const first = takes.empty?.map(({ accepts }) => accepts) ?? [];
  const isAnyFirst = first.some((one) => one === 'any' || one === 'base') || dealt.some(({ rank }) => !rank);
  const starts: readonly Rank[] = isAnyFirst ? RANKS : [...ranks, ...(first as readonly Rank[])];
  return Math.min(most, Math.max(0, ...starts.map((rank) => longestRun(build, RANKS.indexOf(rank)))));
}

function capacityWarnings(data: Variant): readonly Warning[] {
  const { goal, piles, decks = 1 } = data;
  if (!('full' in goal)) return [];
  const all = 52 * decks;
  const capacity = sum(
    Object.entries(piles).map(([id, group]) =>
      isGroup(goal.full, id, group) ? (group.count ?? 1) * capacityOf(id, group, data) : 0,
    ),
  );
  if (capacity >= all) return [];
  return [
    [
      'goal.full',
      `cannot be reached: these piles can hold at most ${String(capacity)} of the ${String(all)} cards. ` +
        'Check their number, "empty", "build" and "most".',
    ],
  ];
}

function runWarnings({ piles }: Variant): readonly Warning[] {
  return Object.entries(piles).flatMap(([name, { collects }]): readonly Warning[] => {
    if (!collects) return [];
    const longest = Math.max(...RANKS.map((_, rank) => longestRun(collects.build, rank)));
    if (longest >= collects.count) return [];
    return [
      [
        `piles.${name}.collects.count`,
        `no run has ${String(collects.count)} cards: with this "build", the longest has ${String(longest)}.`,
      ],
    ];
  });
}

function pairWarnings({ piles }: Variant): readonly Warning[] {
  return Object.entries(piles).flatMap(([name, { pairs }]): readonly Warning[] => {
    if (!pairs) return [];
    const { sum } = pairs;
    const alone = RANKS.filter((_, rank) => sum - rank - 1 > 13 || sum - rank - 1 < 0);
    if (!alone.length) return [];
    return [[`piles.${name}.pairs.sum`, `cards of these ranks can never be removed: ${alone.join(', ')}.`]];
  });
}
