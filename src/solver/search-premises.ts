// The rules that a search technique presupposes: in a game with other rules, it could miss a solution.
import { rankIndex } from '../engine/cards.js';
import type { CompiledVariant } from '../engine/compiled-variant.js';
import type { PileName, Variant } from '../engine/variant.js';
import { isPlainScore } from './plan-score.js';

/** The kind of the piles that decide about the win. */
export const goalKindOf = ({ goal }: Variant): PileName => ('full' in goal ? goal.full : goal.empty);

/** The rank that an empty foundation accepts. @param base the rank of the base card */
export function firstRankOf({ piles }: Variant, base: number): number {
  const accepts = piles.foundation?.takes?.empty?.[0]?.accepts ?? 'A';
  return accepts === 'base' || accepts === 'any' ? base : rankIndex(accepts);
}

/** Whether each kind of pile has one group, and plays move cards of uncovered piles only. */
const isPlain = ({ pairing, piles }: CompiledVariant): boolean =>
  !pairing && piles.every(({ name, kind, coveredBy }) => name === kind && !coveredBy.length);

/** The same, with one complete deck. */
const isPlainDeck = (rules: CompiledVariant): boolean => {
  const { decks = 1, suits = 4 } = rules.data;
  return isPlain(rules) && decks === 1 && suits === 4;
};

/** Whether the order of piles of one kind does not matter. */
export const isSymmetric = ({ data, piles }: CompiledVariant): boolean =>
  data.redeal?.kind !== 'gather' && piles.every(({ coveredBy }) => !coveredBy.length);

/** Whether cards of one rank and colour are equivalent targets in columns: these are built in alternating colours. */
export function hasTwins(rules: CompiledVariant): boolean {
  const { tableau } = rules.data.piles;
  const build = tableau?.takes?.build;
  return (
    build?.suit === 'alternate' &&
    build.steps.join() === '-1' &&
    isPlainDeck(rules) &&
    tableau?.gives !== 'group' &&
    !tableau?.unit
  );
}

/** Whether cards of columns move to columns and foundations only. */
export function isClosed(rules: CompiledVariant): boolean {
  const { tableau, foundation } = rules.data.piles;
  return (
    isPlain(rules) &&
    Object.values(rules.data.piles).every(
      ({ takes }) =>
        takes === tableau?.takes || takes === foundation?.takes || !takes?.from.includes('tableau'),
    )
  );
}

/**
 * Whether the aim is to build every suit of one deck on a foundation, in steps of one, and no card is needed elsewhere
 * once it fits there.
 *
 * @param base the rank of the base card
 * @param scores whether the search has a score goal
 */
export function buildsSuits(rules: CompiledVariant, base: number, scores: boolean): boolean {
  const { data, collecting, filling, givers } = rules;
  const { tableau, foundation } = data.piles;
  const hosts = tableau?.takes;
  const takes = foundation?.takes;
  const [start, ...otherStarts] = takes?.empty ?? [];
  if (!takes?.single || !start || otherStarts.length || start.accepts === 'any' || start.whenEmpty)
    return false;
  const { build } = takes;
  return (
    isPlainDeck(rules) &&
    // cards may be needed for a run that another pile takes
    !collecting.length &&
    data.redeal?.kind !== 'gather' &&
    goalKindOf(data) === 'foundation' &&
    // automatic fills must not make a card harder to reach
    filling.every(
      ({ kind, group }) =>
        kind === 'tableau' && group.fill === 'reserve' && group.takes?.from.includes('tableau'),
    ) &&
    // otherwise a card might be needed in that pile, under other cards
    Object.values(data.piles).every(
      (group) => group.takes === takes || group.takes === hosts || !group.takes || group.takes.most === 1,
    ) &&
    build?.suit === 'same' &&
    build.steps.join() === '1' &&
    (!firstRankOf(data, base) || !!build.wrap) &&
    !build.stopOn &&
    (takes.most ?? 13) > 12 &&
    givers.every(
      ({ kind }) =>
        kind === 'foundation' || [takes.from, start.from ?? takes.from].every((from) => from.includes(kind)),
    ) &&
    (!scores || isPlainScore(data))
  );
}

const isTalon = (kind: PileName | undefined): boolean => kind === 'stock' || kind === 'waste';

/**
 * Whether stock and waste are one list of cards, of which draws and redeals only choose the next one.
 *
 * @param scores whether the search has a score goal
 */
export function hasTalon({ data, pairing }: CompiledVariant, scores: boolean): boolean {
  const { draw, score } = data;
  const { stock, waste } = data.piles;
  return (
    !pairing &&
    waste?.shows === 'all' &&
    waste.gives === 'top' &&
    draw?.to === 'waste' &&
    data.redeal?.kind !== 'gather' &&
    // a recycled stock is face down, and only its top card is turned up
    (!stock?.gives || (stock.gives === 'top' && stock.shows === 'top')) &&
    !waste.takes &&
    !waste.fill &&
    !stock?.takes &&
    !isTalon(goalKindOf(data)) &&
    !(scores && [score.redeal?.points, score.moves, score.draws, score.left].some(Boolean)) &&
    !(scores && isTalon(score.turned?.in)) &&
    Object.values(data.piles).every(
      ({ fill, takes }) => !isTalon(fill) && !takes?.empty?.some(({ whenEmpty }) => isTalon(whenEmpty)),
    )
  );
}

/** Whether a card of the talon can wait there until the move after it uses it in its column. */
export function canWaitInTalon({ data, filling }: CompiledVariant): boolean {
  const { stock, tableau } = data.piles;
  const isTaking = (name: PileName | undefined): boolean => !!name && !!data.piles[name]?.takes;
  return (
    !tableau?.unit &&
    !filling.some(({ group }) => isTaking(group.fill)) &&
    (tableau?.takes?.empty ?? []).every(
      ({ from, whenEmpty }) =>
        (!from?.includes('tableau') ||
          (from.includes('waste') && (!stock?.gives || from.includes('stock')))) &&
        !isTaking(whenEmpty),
    )
  );
}
