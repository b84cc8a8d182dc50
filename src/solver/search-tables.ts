// A game's rules as tables of numbers, so that the search does not interpret the description.
import { rankIndex } from '../engine/cards.js';
import { pilesOf, type PileRule, type CompiledVariant } from '../engine/compiled-variant.js';
import type { Table } from '../engine/table.js';
import { PILE_KINDS, type PileGroup, type PileKind } from '../engine/variant.js';
import { isPlainScore, winScoresAll } from './plan-score.js';

/** The unit that a pile gives, as a number. */
export const GIVES = { top: 1, run: 2, column: 3, any: 4, group: 5 } as const;

/** One rule of what an empty pile accepts. */
interface EmptySpot {
  /** The accepted rank; −1 for any. */
  readonly rank: number;
  /** A bit set of the kinds of pile that the card may come from. */
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
  /** Every possible foundation move is forced: fast, but may miss a win. */
  readonly greedy: boolean;
}

/** All techniques that keep the search complete. */
export const FULL: SearchTechniques = {
  safe: true,
  parts: true,
  locks: true,
  relaxed: true,
  loose: true,
  talon: true,
  greedy: false,
};

export interface PileTables {
  readonly id: string;
  readonly kind: number;
  readonly gives: number | undefined;
  /** Whether a card may be placed on another one, by `card * 52 + onto`. Cards are numbered 0–51 in both decks. */
  readonly fits: Uint8Array;
  readonly targets: readonly number[];
  readonly empty: readonly EmptySpot[];
  readonly single: boolean;
  readonly most: number;
  readonly atMost: PileGroup['atMost'];
  /** The pile that refills it automatically; −1 for none. */
  readonly fill: number;
  readonly turns: 'top' | 'last' | undefined;
  /** Points for a card, by the kind of pile it comes from; `Infinity` stands for the card's rank. */
  readonly points: readonly number[];
  /** Points for a card that is turned up automatically. */
  readonly turned: number;
}

export interface SearchTables {
  readonly rules: CompiledVariant;
  readonly piles: readonly PileTables[];
  readonly cards: number;
  /** The order of piles of one kind does not matter. */
  readonly loose: boolean;
  readonly filling: readonly number[];
  readonly turning: readonly number[];
  readonly cells: readonly number[];
  readonly columns: readonly number[];
  readonly goal: readonly number[];
  readonly goalSize: number;
  /** Stock and waste are searched as one row of cards (talon) with a mark between waste and stock. */
  readonly talon: boolean;
  readonly stock: number;
  readonly waste: number;
  /** The top card of the stock can be played. */
  readonly stockOpen: boolean;
  /** The pile that receives drawn cards, and the number of cards per draw; 0 if there is no draw. */
  readonly drawTo: number;
  readonly draws: number;
  /** The redeal limit; 0 if the game has no redeal. */
  readonly redeals: number;
  /** The number of redeals is part of the state up to this value. */
  readonly redealsMatter: number;
  /** The packet size of a redeal that gathers the columns; 0 in other games. */
  readonly packet: number;
  /** The score depends on the position only, not on the moves that led to it. */
  readonly plainScore: boolean;
  /** Every win has the maximum score. */
  readonly winScoresAll: boolean;
  /** Columns build down in alternating colours with one deck: two cards of one rank and colour are interchangeable targets. */
  readonly twins: boolean;
  /** Cards of columns move to columns and foundations only. */
  readonly closed: boolean;
  /** One deck; cards go to the foundations one by one, up in suit, from every source pile. */
  readonly homing: boolean;
  readonly foundations: readonly number[];
  /** Cards may return from the foundations. */
  readonly takesBack: boolean;
  readonly wraps: boolean;
  /** The base rank of the foundations. */
  readonly base: number;
}

const bit = (kinds: readonly PileKind[]): number =>
  kinds.reduce((bits, kind) => bits | (1 << PILE_KINDS.indexOf(kind)), 0);

const indicesOf = (rules: CompiledVariant, kind: PileKind): number[] =>
  pilesOf(rules, kind).map(({ index }) => index);

function pileTables(pile: PileRule, { rules, base }: Table, fits: Uint8Array): PileTables {
  const { takes, gives, fill, shows, atMost } = pile.group;
  const { plays, turned } = rules.data.score;
  return {
    id: pile.id,
    kind: PILE_KINDS.indexOf(pile.kind),
    gives: gives && GIVES[gives],
    fits,
    targets: pile.targets.map(({ index }) => index),
    empty: (takes?.empty ?? []).map(({ accepts, from, whenEmpty }) => ({
      rank: accepts === 'base' ? base : rankIndex(accepts),
      from: bit(from ?? PILE_KINDS),
      whenEmpty: whenEmpty ? indicesOf(rules, whenEmpty) : [],
    })),
    single: takes?.single ?? false,
    most: takes?.most ?? Infinity,
    atMost,
    fill: fill ? (indicesOf(rules, fill)[0] as number) : -1,
    turns: shows === 'top' || shows === 'last' ? shows : undefined,
    points: PILE_KINDS.map((kind) => {
      const rule = plays?.find(({ from, to }) => to === pile.kind && (from?.includes(kind) ?? true));
      return rule?.points === 'rank' ? Infinity : (rule?.points ?? 0);
    }),
    turned: turned?.in === pile.kind ? turned.points : 0,
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
  const { draw, score, goal, decks = 1 } = data;
  const redeal: { kind: string; limit?: number; packet?: number } = data.redeal ?? { kind: 'none' };
  const tables = new Map<unknown, Uint8Array>();
  const piles = rules.piles.map((pile) => {
    const { fits } = pile;
    let found = tables.get(fits);
    if (!found) {
      found = Uint8Array.from({ length: 52 * 52 }, (_, i) => Number(fits?.((i / 52) | 0, i % 52)));
      tables.set(fits, found);
    }
    return pileTables(pile, table, found);
  });
  const indices = (kind: PileKind): number[] => indicesOf(rules, kind);
  const groups = Object.values(data.piles);
  const { stock, waste, tableau, foundation } = data.piles;
  const { takes: hosts, gives: moves } = tableau ?? {};
  const isTalon = (kind: PileKind | undefined): boolean => kind === 'stock' || kind === 'waste';
  const goalKind = 'full' in goal ? goal.full : goal.empty;
  const plainScore = isPlainScore(data);
  const build = hosts?.build;
  const home = foundation?.takes;
  const [start, ...otherStarts] = home?.empty ?? [];
  const first = start?.accepts ?? 'A';
  const base = first === 'base' || first === 'any' ? table.base : rankIndex(first);
  return {
    rules,
    piles,
    cards: 52 * decks,
    loose: techniques.loose && redeal.kind !== 'gather',
    filling: rules.filling.map(({ index }) => index),
    turning: rules.turning.map(({ index }) => index),
    cells: indices('reserve'),
    columns: indices('tableau'),
    goal: indices(goalKind),
    goalSize: 'full' in goal ? 52 * decks : 0,
    talon:
      techniques.talon &&
      waste?.shows === 'all' &&
      waste.gives === 'top' &&
      draw?.to === 'waste' &&
      redeal.kind !== 'gather' &&
      // a recycled stock is face down, and only its top card is turned up
      (!stock?.gives || (stock.gives === 'top' && stock.shows === 'top')) &&
      !waste.takes &&
      !waste.fill &&
      !stock?.takes &&
      !isTalon(goalKind) &&
      !(scores && score.redeal?.points) &&
      !(scores && isTalon(score.turned?.in)) &&
      groups.every(
        ({ fill, takes }) => !isTalon(fill) && !takes?.empty?.some(({ whenEmpty }) => isTalon(whenEmpty)),
      ),
    stock: rules.stock?.index ?? -1,
    waste: rules.waste?.index ?? -1,
    stockOpen: stock?.gives !== undefined,
    drawTo: draw && rules.stock ? (rules.byId.get(draw.to) as PileRule).index : -1,
    draws: draw?.count ?? 0,
    redeals: redeal.kind === 'none' ? 0 : (redeal.limit ?? Infinity),
    redealsMatter: redeal.limit ?? (scores && score.redeal?.points ? score.redeal.free + 1 : 0),
    packet: redeal.packet ?? 0,
    plainScore,
    winScoresAll: plainScore && winScoresAll(rules),
    twins: build?.suit === 'alternate' && build.steps.join() === '-1' && decks === 1 && moves !== 'group',
    closed: groups.every(
      ({ takes }) => takes === hosts || takes === home || !takes?.from.includes('tableau'),
    ),
    homing:
      decks === 1 &&
      redeal.kind !== 'gather' &&
      goalKind === 'foundation' &&
      // automatic fills must not make a card harder to reach
      rules.filling.every(
        ({ kind, group }) =>
          kind === 'tableau' && group.fill === 'reserve' && group.takes?.from.includes('tableau'),
      ) &&
      // otherwise a card might be needed to carry others to that pile
      groups.every(({ takes }) => takes === home || takes === hosts || !takes || takes.most === 1) &&
      !!home?.single &&
      home.build?.suit === 'same' &&
      home.build.steps.join() === '1' &&
      (!base || !!home.build.wrap) &&
      !home.build.stopOn &&
      (home.most ?? 13) > 12 &&
      !!start &&
      !otherStarts.length &&
      first !== 'any' &&
      !start.whenEmpty &&
      rules.givers.every(
        ({ kind }) =>
          kind === 'foundation' || [home.from, start.from ?? home.from].every((from) => from.includes(kind)),
      ) &&
      (!scores || plainScore),
    foundations: indices('foundation'),
    takesBack: foundation?.gives !== undefined,
    wraps: build?.wrap ?? false,
    base,
  };
}
