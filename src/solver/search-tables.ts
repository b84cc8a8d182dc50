// A game's rules as tables of numbers, so that the search does not interpret the description.
import { scoreRule } from '../engine/apply-move.js';
import type { Fits } from '../engine/build.js';
import { rankIndex } from '../engine/cards.js';
import { pilesOf, type PileRule, type CompiledVariant } from '../engine/compiled-variant.js';
import type { Table } from '../engine/table.js';
import { isAmong, isNamed } from '../engine/pile-names.js';
import { PILE_KINDS, type Draw, type PileGroup, type PileName } from '../engine/variant.js';
import { isPlainScore, winScoresAll } from './plan-score.js';
import { buildsSuits, canWaitInTalon, firstRankOf, goalKindOf, hasTalon } from './search-premises.js';

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

/** The search techniques in use; `bench/techniques.ts` measures the effect of each. */
export interface SearchTechniques {
  /** Safe foundation moves are forced. */
  readonly safe: boolean;
  /** Part of a run is moved only if the card under it can then go to a foundation. */
  readonly parts: boolean;
  /** Deadlocks between columns are detected. */
  readonly locks: boolean;
  /** States that are lost in the relaxed game are pruned. */
  readonly relaxed: boolean;
  /** The order of equivalent piles is ignored. */
  readonly loose: boolean;
  /** Reaching a talon card by draws and redeals is one move, and equivalent talon positions are one state. */
  readonly talon: boolean;
  /** A talon card goes to a column only if the next move uses it there, or takes another talon card. */
  readonly waits: boolean;
}

/** All techniques that keep the search complete. */
export const FULL: SearchTechniques = {
  safe: true,
  parts: true,
  locks: true,
  relaxed: true,
  loose: true,
  talon: true,
  waits: true,
};

export interface CollectTables {
  /** Whether a card may be on another one in the run, by `card * 52 + onto`. */
  readonly fits: Uint8Array;
  readonly count: number;
  /** The piles that are searched for such a run at their end. */
  readonly from: readonly number[];
}

export interface PileTables {
  readonly id: string;
  readonly kind: number;
  /** The number of its group. */
  readonly group: number;
  /** While one of these piles has cards, those of this pile are not available. */
  readonly coveredBy: readonly number[];
  /**
   * The part of the pile that can affect later moves; `undefined` for the whole pile. If its cards never leave it, only
   * the top card matters, and none in the pile that takes pairs.
   */
  readonly matters: 'top' | 'none' | undefined;
  readonly gives: number | undefined;
  /** Whether a card may be placed on another one, by `card * 52 + onto`. Cards are numbered 0–51 in both decks. */
  readonly fits: Uint8Array;
  /** Whether a card may be on another one in a run that moves as a unit, by the same index. */
  readonly runs: Uint8Array;
  /** The complete runs that move to the pile automatically. */
  readonly collects: CollectTables | undefined;
  readonly targets: readonly number[];
  readonly empty: readonly EmptySpot[];
  readonly single: boolean;
  readonly most: number;
  readonly atMost: PileGroup['atMost'];
  /** The pile that refills it automatically; −1 for none. */
  readonly fill: number;
  readonly turns: 'top' | 'last' | undefined;
  /** Points for a card, by the group of the pile it comes from; `Infinity` means the card's rank. */
  readonly points: readonly number[];
  /** The additional points for each play since the last draw or redeal, by the same group. */
  readonly streaks: readonly number[];
  /** Points for a card that is turned up automatically. */
  readonly turned: number;
}

/** The rule for pairs of cards. */
interface PairTables {
  readonly to: number;
  readonly sum: number;
  readonly from: readonly number[];
  /** Piles whose two top cards may be a pair. */
  readonly stacked: ReadonlySet<number>;
}

export interface SearchTables {
  readonly pairing: PairTables | undefined;
  readonly rules: CompiledVariant;
  readonly piles: readonly PileTables[];
  readonly cards: number;
  /** The order of piles of one kind does not matter. */
  readonly loose: boolean;
  readonly collecting: readonly number[];
  readonly filling: readonly number[];
  readonly turning: readonly number[];
  readonly cells: readonly number[];
  readonly columns: readonly number[];
  readonly goal: readonly number[];
  readonly goalSize: number;
  /** The piles whose cards score when the goal is reached. */
  readonly left: readonly number[];
  /** Stock and waste are searched as one list of cards (talon) with a mark between waste and stock. */
  readonly talon: boolean;
  /**
   * After a move from the talon to a column, the next move uses that column as target or, unless the talon is `free`,
   * takes another talon card: any other move could be made before, with the same result. This requires that every empty
   * pile that accepts a card from a column accepts it from the talon too, and that no move can block the talon card.
   */
  readonly waits: boolean;
  /** Every talon card can be reached at any time. */
  readonly free: boolean;
  readonly stock: number;
  readonly waste: number;
  /** The top card of the stock can be played. */
  readonly stockOpen: boolean;
  /** The pile that receives drawn cards, and the number of cards per draw; 0 if there is no draw. */
  readonly drawTo: number;
  readonly draws: number;
  /** Draws go onto the columns, this many cards onto each; 0 if they do not. */
  readonly rows: number;
  /** The empty columns that prevent such a draw. */
  readonly blockedBy: Draw['blockedBy'];
  /** The redeal limit; 0 if the game has no redeal. */
  readonly redeals: number;
  /** The highest number of redeals that states distinguish. */
  readonly redealsMatter: number;
  /** The packet size of a redeal that gathers the columns; 0 in other games. */
  readonly packet: number;
  /** The score depends on the position only, not on the moves that led to it. */
  readonly plainScore: boolean;
  /** Every win has the maximum score. */
  readonly winScoresAll: boolean;
  /** One deck, columns built down in alternating colours: cards of the same rank and colour are equivalent targets. */
  readonly twins: boolean;
  /** Cards of columns move to columns and foundations only. */
  readonly closed: boolean;
  /** One deck; cards go to the foundations one by one, up in suit, from every source pile. */
  readonly climbs: boolean;
  /** `climbs`, and draws do not go onto the columns (they could place any card on any other). */
  readonly homing: boolean;
  readonly foundations: readonly number[];
  /** Cards may return from the foundations. */
  readonly takesBack: boolean;
  readonly wraps: boolean;
  /** The base rank of the foundations. */
  readonly base: number;
}

/** The number of cards below a card on its foundation, which begins with the base rank. */
export const heightOf = (card: number, base: number): number => ((card % 13) - base + 13) % 13;

const indicesOf = (rules: CompiledVariant, name: PileName): number[] =>
  pilesOf(rules, name).map(({ index }) => index);

/** The part of a pile that can affect later moves. */
function matters({ data }: CompiledVariant, pile: PileRule): PileTables['matters'] {
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

function pileTables(
  pile: PileRule,
  { rules, base }: Table,
  tableOf: (fits: Fits | undefined) => Uint8Array,
): PileTables {
  const { takes, gives, fill, shows, atMost, collects } = pile.group;
  const { turned } = rules.data.score;
  const groups = [...new Map(rules.piles.map((one) => [one.inGroup, one])).values()];
  const scores = groups.map((from) => scoreRule(rules, from, pile));
  const bit = (names: readonly PileName[]): number =>
    groups.reduce((bits, from) => bits | (isAmong(names, from) ? 1 << from.inGroup : 0), 0);
  return {
    id: pile.id,
    kind: PILE_KINDS.indexOf(pile.kind),
    group: pile.inGroup,
    coveredBy: pile.coveredBy.map(({ index }) => index),
    matters: matters(rules, pile),
    gives: gives && GIVES[gives],
    fits: tableOf(pile.fits),
    runs: tableOf(pile.runs),
    collects: collects && {
      fits: tableOf(pile.collects),
      count: collects.count,
      from: rules.piles.filter((from) => isAmong(collects.from, from)).map(({ index }) => index),
    },
    targets: pile.targets.map(({ index }) => index),
    empty: (takes?.empty ?? []).map(({ accepts, from, whenEmpty }) => ({
      rank: accepts === 'base' ? base : rankIndex(accepts),
      from: from ? bit(from) : -1,
      whenEmpty: whenEmpty ? indicesOf(rules, whenEmpty) : [],
    })),
    single: takes?.single ?? false,
    most: takes?.most ?? Infinity,
    atMost,
    fill: fill ? (indicesOf(rules, fill)[0] as number) : -1,
    turns: shows === 'top' || shows === 'last' ? shows : undefined,
    points: scores.map((rule) => (rule?.points === 'rank' ? Infinity : (rule?.points ?? 0))),
    streaks: scores.map((rule) => rule?.streak ?? 0),
    turned: turned && isNamed(pile, turned.in) ? turned.points : 0,
  };
}

/**
 * Compiles the rules of a game.
 *
 * @param scores whether the search has a score goal, so that the moves to a position can matter
 */
export function searchTablesFor(table: Table, scores: boolean, techniques: SearchTechniques): SearchTables {
  const { rules } = table;
  const { data } = rules;
  const { draw, score, goal, decks = 1, suits = 4 } = data;
  const { pairing } = rules;
  /** Each kind has one group, and plays move cards of uncovered piles only. */
  const plain =
    !pairing && rules.piles.every(({ name, kind, coveredBy }) => name === kind && !coveredBy.length);
  const single = plain && decks === 1 && suits === 4;
  const rows = draw?.to === 'tableau' ? draw.count : 0;
  const redeal: { kind: string; limit?: number; packet?: number } = data.redeal ?? { kind: 'none' };
  const tables = new Map<unknown, Uint8Array>();
  const tableOf = (fits: Fits | undefined): Uint8Array => {
    let found = tables.get(fits);
    if (!found) {
      found = Uint8Array.from({ length: 52 * 52 }, (_, i) => Number(fits?.((i / 52) | 0, i % 52)));
      tables.set(fits, found);
    }
    return found;
  };
  const piles = rules.piles.map((pile) => pileTables(pile, table, tableOf));
  const indices = (name: PileName): number[] => indicesOf(rules, name);
  const groups = Object.values(data.piles);
  const { stock, tableau, foundation } = data.piles;
  const { takes: hosts, gives: moves } = tableau ?? {};
  const plainScore = isPlainScore(data);
  const build = hosts?.build;
  const climbs = single && buildsSuits(rules, table.base, scores);
  return {
    rules,
    piles,
    pairing: pairing && {
      to: pairing.to.index,
      sum: pairing.sum,
      from: pairing.from.filter(({ group }) => group.gives).map(({ index }) => index),
      stacked: new Set(pairing.stacked.map(({ index }) => index)),
    },
    cards: 52 * decks,
    loose:
      techniques.loose && redeal.kind !== 'gather' && rules.piles.every((pile) => !pile.coveredBy.length),
    collecting: rules.collecting.map(({ index }) => index),
    filling: rules.filling.map(({ index }) => index),
    turning: rules.turning.map(({ index }) => index),
    cells: indices('reserve'),
    columns: indices('tableau'),
    goal: indices(goalKindOf(data)),
    goalSize: 'full' in goal ? 52 * decks : 0,
    left: score.left ? indices(score.left.in) : [],
    talon: techniques.talon && hasTalon(rules, scores),
    waits: techniques.waits && climbs && !scores && canWaitInTalon(rules),
    free: draw?.count === 1 && redeal.kind === 'recycle' && redeal.limit === undefined && !stock?.gives,
    stock: rules.stock?.index ?? -1,
    waste: rules.waste?.index ?? -1,
    stockOpen: stock?.gives !== undefined,
    drawTo: draw && rules.stock ? (pilesOf(rules, draw.to)[0] as PileRule).index : -1,
    draws: draw?.count ?? 0,
    rows,
    blockedBy: draw?.blockedBy,
    redeals: redeal.kind === 'none' ? 0 : (redeal.limit ?? Infinity),
    redealsMatter: redeal.limit ?? (scores && score.redeal?.points ? score.redeal.free + 1 : 0),
    packet: redeal.packet ?? 0,
    plainScore,
    winScoresAll: plainScore && winScoresAll(rules),
    twins:
      build?.suit === 'alternate' &&
      build.steps.join() === '-1' &&
      single &&
      moves !== 'group' &&
      !tableau?.unit,
    closed:
      plain &&
      groups.every(
        ({ takes }) => takes === hosts || takes === foundation?.takes || !takes?.from.includes('tableau'),
      ),
    homing: climbs && !rows,
    climbs,
    foundations: indices('foundation'),
    takesBack: foundation?.gives !== undefined,
    wraps: build?.wrap ?? false,
    base: firstRankOf(data, table.base),
  };
}
