// The rules of a pile as numbers and tables. Piles are numbered by index, cards 0–51 in both decks.
import { scoreRule } from '../engine/apply-move.js';
import type { Fits } from '../engine/build.js';
import { rankIndex } from '../engine/cards.js';
import { pilesOf, type CompiledVariant, type PileRule } from '../engine/compiled-variant.js';
import { isAmong, isNamed } from '../engine/pile-names.js';
import type { Table } from '../engine/table.js';
import { PILE_KINDS, type PileGroup, type PileName } from '../engine/variant.js';
import { sum } from '../engine/lists.js';

/** The unit that a pile gives, as a number. */
export const GIVES = { top: 1, run: 2, column: 3, any: 4, group: 5, 'top-or-run': 6 } as const;

/** A rule for the cards that an empty pile accepts. */
interface EmptySpot {
  /** The accepted rank; −1 for any. */
  readonly rank: number;
  /** A bit set of the groups of piles that the card may come from. */
  readonly from: number;
  /** These piles must be empty. */
  readonly whenEmpty: readonly number[];
}

/** The complete runs that move to a pile automatically. */
export interface CollectTables {
  /** Whether a card may be on another one in the run, by `card * 52 + onto`. */
  readonly fits: Uint8Array;
  readonly count: number;
  /** The piles that may end with such a run. */
  readonly from: readonly number[];
}

/** The rules of a pile. */
export interface PileTables {
  readonly id: string;
  /** The index of its kind in `PILE_KINDS`. */
  readonly kind: number;
  /** The number of its group. */
  readonly group: number;
  /** While one of these piles has cards, those of this pile are not available. */
  readonly coveredBy: readonly number[];
  /**
   * The part of the pile that can affect later moves; `undefined` for the whole pile. If its cards never leave it, only
   * the top card matters, and none in the pile that takes pairs.
   */
  readonly relevant: 'top' | 'none' | undefined;
  /** A value of {@link GIVES}; `undefined` if no card leaves it by a play. */
  readonly gives: number | undefined;
  /** Whether a card may be placed on another one, by `card * 52 + onto`. */
  readonly fits: Uint8Array;
  /** Whether a card may be on another one in a run that moves as a unit, by the same index. */
  readonly runs: Uint8Array;
  /** The complete runs that move to the pile automatically. */
  readonly collects: CollectTables | undefined;
  /** The piles that may accept its cards. */
  readonly targets: readonly number[];
  /** The cards that it accepts while it is empty. */
  readonly empty: readonly EmptySpot[];
  /** It accepts one card at a time. */
  readonly single: boolean;
  /** The maximum number of its cards. */
  readonly most: number;
  /** What limits the number of its cards that move at once. */
  readonly atMost: PileGroup['atMost'];
  /** The pile that refills it automatically; −1 for none. */
  readonly fill: number;
  /** Its top card is turned up automatically: always, or only if it is the last. */
  readonly turns: 'top' | 'last' | undefined;
  /** Points for a card, by the group of the pile it comes from; `Infinity` means the card's rank. */
  readonly points: readonly number[];
  /** The additional points for each play since the last draw or redeal, by the same group. */
  readonly streaks: readonly number[];
  /** Points for a card that is turned up automatically. */
  readonly turned: number;
}

export const indicesOf = (piles: readonly PileRule[]): number[] => piles.map(({ index }) => index);

/** The part of a pile that can affect later moves. */
function relevantPart({ data }: CompiledVariant, pile: PileRule): PileTables['relevant'] {
  const { gives, pairs } = pile.group;
  const isSource = Object.values(data.piles).some(
    ({ fill, collects, takes }) =>
      (fill !== undefined && isNamed(pile, fill)) ||
      isAmong(collects?.from ?? [], pile) ||
      takes?.empty?.some(({ whenEmpty }) => whenEmpty !== undefined && isNamed(pile, whenEmpty)),
  );
  const stays = pile.kind === 'discard' || pile.kind === 'reserve';
  if (gives || isSource || !stays) return undefined;
  return pairs ? 'none' : 'top';
}

/**
 * Compiles the rules of a pile.
 *
 * @param tableOf the table of a building rule, by `card * 52 + onto`
 */
export function pileTables(
  pile: PileRule,
  { rules, base }: Table,
  tableOf: (fits: Fits | undefined) => Uint8Array,
): PileTables {
  const { takes, gives, fill, shows, atMost, collects } = pile.group;
  const { turned } = rules.data.score;
  const groups = [...new Map(rules.piles.map((one) => [one.inGroup, one])).values()];
  const scores = groups.map((from) => scoreRule(rules, from, pile));
  const bit = (names: readonly PileName[]): number =>
    sum(groups.map((from) => (isAmong(names, from) ? 1 << from.inGroup : 0)));
  return {
    id: pile.id,
    kind: PILE_KINDS.indexOf(pile.kind),
    group: pile.inGroup,
    coveredBy: indicesOf(pile.coveredBy),
    relevant: relevantPart(rules, pile),
    gives: gives && GIVES[gives],
    fits: tableOf(pile.fits),
    runs: tableOf(pile.runs),
    collects: collects && {
      fits: tableOf(pile.collects),
      count: collects.count,
      from: indicesOf(rules.piles.filter((from) => isAmong(collects.from, from))),
    },
    targets: indicesOf(pile.targets),
    empty: (takes?.empty ?? []).map(({ accepts, from, whenEmpty }) => ({
      rank: accepts === 'base' ? base : rankIndex(accepts),
      from: from ? bit(from) : -1,
      whenEmpty: whenEmpty ? indicesOf(pilesOf(rules, whenEmpty)) : [],
    })),
    single: takes?.single ?? false,
    most: takes?.most ?? Infinity,
    atMost,
    fill: fill ? (pilesOf(rules, fill)[0] as PileRule).index : -1,
    turns: shows === 'top' || shows === 'last' ? shows : undefined,
    points: scores.map((rule) => (rule?.points === 'rank' ? Infinity : (rule?.points ?? 0))),
    streaks: scores.map((rule) => rule?.streak ?? 0),
    turned: turned && isNamed(pile, turned.in) ? turned.points : 0,
  };
}
