// A game's rules as numbers, so that a search asks tables instead of reading descriptions.
import { rankIndex } from '../engine/cards.js';
import { pilesOf, type PileRule, type Rules } from '../engine/rules.js';
import type { Table } from '../engine/table.js';
import { PILE_KINDS, type PileKind } from '../engine/variant.js';
import { isPlainScore, winScoresAll } from './plan-score.js';

/** What a pile gives, as a number. */
export const GIVES = { top: 1, run: 2, column: 3, any: 4, group: 5 } as const;

/** One rule for an empty pile. */
interface EmptySpot {
  /** −1 for any. */
  readonly rank: number;
  /** A bit for each kind of pile that the card may come from. */
  readonly from: number;
  /** These piles have to be empty. */
  readonly whenEmpty: readonly number[];
}

/** Which techniques are used; `bench/techniques.ts` measures what each is worth. */
export interface Ways {
  /** Safe moves are made without a choice. */
  readonly safe: boolean;
  /** Parts of runs are moved only where the card above then goes home. */
  readonly parts: boolean;
  /** Columns that lock each other are seen. */
  readonly locks: boolean;
  /** What is lost in a relaxed game is lost. */
  readonly relaxed: boolean;
  /** Like piles in another order are the same state. */
  readonly loose: boolean;
  /** All cards of the waste that can be reached by dealing are single moves, and equal places in it one. */
  readonly talon: boolean;
  /** Whatever can go home goes home: quick, but may miss a win. */
  readonly greedy: boolean;
}

/** All techniques, missing nothing. */
export const FULL: Ways = {
  safe: true,
  parts: true,
  locks: true,
  relaxed: true,
  loose: true,
  talon: true,
  greedy: false,
};

export interface PilePlan {
  readonly id: string;
  readonly kind: number;
  readonly gives: number | undefined;
  /** By the card and the card under it, `card * 52 + onto`, names without decks. */
  readonly fits: Uint8Array;
  readonly targets: readonly number[];
  readonly empty: readonly EmptySpot[];
  readonly single: boolean;
  readonly most: number;
  readonly cells: boolean;
  /** The pile that fills it; −1 for none. */
  readonly fill: number;
  readonly turns: 'top' | 'last' | undefined;
  /** Points for a card from each kind of pile: infinite ones stand for its rank. */
  readonly points: readonly number[];
  /** Points for a card that turns up by itself. */
  readonly turned: number;
}

export interface Plan {
  readonly rules: Rules;
  readonly piles: readonly PilePlan[];
  readonly cards: number;
  /** Piles of these kinds lie in no order that matters. */
  readonly loose: boolean;
  readonly filling: readonly number[];
  readonly turning: readonly number[];
  readonly cells: readonly number[];
  readonly columns: readonly number[];
  readonly goal: readonly number[];
  readonly goalSize: number;
  /** Stock and waste are one row of cards with a mark in it; what lies under the mark can be reached by dealing. */
  readonly talon: boolean;
  readonly stock: number;
  readonly waste: number;
  /** The top of that stock can be taken. */
  readonly stockOpen: boolean;
  /** Where drawn cards go, and how many at a time; 0 where there is no draw. */
  readonly drawTo: number;
  readonly draws: number;
  /** The most redeals; 0 where there are none. */
  readonly redeals: number;
  /** Up to so many redeals, their number makes a difference. */
  readonly redealsMatter: number;
  /** The packets of a gathered redeal; 0 elsewhere. */
  readonly packet: number;
  /** The score is the same however a position was reached. */
  readonly plainScore: boolean;
  /** Who wins has scored all there is. */
  readonly winScoresAll: boolean;
  /** Columns are runs down in alternating colours, of one deck: two cards of one rank and colour are as good as each other. */
  readonly twins: boolean;
  /** Columns give to columns and foundations alone. */
  readonly closed: boolean;
  /** The cards of one deck go home one by one, up in suit, from wherever they can be taken. */
  readonly homing: boolean;
  readonly foundations: readonly number[];
  /** Cards that went home may come back. */
  readonly takesBack: boolean;
  readonly wraps: boolean;
  /** The rank the foundations start with. */
  readonly base: number;
}

const bit = (kinds: readonly PileKind[]): number =>
  kinds.reduce((bits, kind) => bits | (1 << PILE_KINDS.indexOf(kind)), 0);

const indicesOf = (rules: Rules, kind: PileKind): number[] => pilesOf(rules, kind).map(({ index }) => index);

function planPile(pile: PileRule, { rules, base }: Table, fits: Uint8Array): PilePlan {
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
    cells: atMost === 'free-cells',
    fill: fill ? (indicesOf(rules, fill)[0] as number) : -1,
    turns: shows === 'top' || shows === 'last' ? shows : undefined,
    points: PILE_KINDS.map((kind) => {
      const rule = plays?.find(({ from, to }) => to === pile.kind && (from?.includes(kind) ?? true));
      return rule?.points === 'rank' ? Infinity : (rule?.points ?? 0);
    }),
    turned: turned?.in === pile.kind ? turned.points : 0,
  };
}

/** `scores`: the search asks for the score, and so for how a position was reached. */
export function planOf(table: Table, scores: boolean, ways: Ways): Plan {
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
    return planPile(pile, table, found);
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
    loose: ways.loose && redeal.kind !== 'gather',
    filling: rules.filling.map(({ index }) => index),
    turning: rules.turning.map(({ index }) => index),
    cells: indices('reserve'),
    columns: indices('tableau'),
    goal: indices(goalKind),
    goalSize: 'full' in goal ? 52 * decks : 0,
    talon:
      ways.talon &&
      waste?.shows === 'all' &&
      waste.gives === 'top' &&
      draw?.to === 'waste' &&
      redeal.kind !== 'gather' &&
      // a stock that is made again lies face down, and only its top card is turned up
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
      // a card that comes by itself is no worse off where it comes to
      rules.filling.every(
        ({ kind, group }) =>
          kind === 'tableau' && group.fill === 'reserve' && group.takes?.from.includes('tableau'),
      ) &&
      // else a card might have to carry others there
      groups.every(({ takes }) => takes === home || takes === hosts || !takes || takes.most === 1) &&
      !!home?.single &&
      home.build.suit === 'same' &&
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
