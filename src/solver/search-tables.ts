// A game's rules as tables of numbers, so that the search does not interpret the description. `state.ts` changes a table
// by them, and `search-moves.ts` generates moves from them. Piles are numbered by index.
import type { Fits } from '../engine/build.js';
import { pilesOf, type CompiledVariant } from '../engine/compiled-variant.js';
import type { Table } from '../engine/table.js';
import type { Draw, PileName, Score } from '../engine/variant.js';
import { indicesOf, pileTables, type PileTables } from './pile-tables.js';
import { isPlainScore, winScoresAll } from './plan-score.js';
import {
  buildsSuits,
  canWaitInTalon,
  firstRankOf,
  goalKindOf,
  hasTalon,
  hasTwins,
  isClosed,
  isSymmetric,
} from './search-premises.js';

/** The search techniques in use. */
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
  readonly symmetric: boolean;
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
  symmetric: true,
  talon: true,
  waits: true,
};

/** The rule for pairs of cards. */
interface PairTables {
  readonly to: number;
  readonly sum: number;
  readonly from: readonly number[];
  /** Piles whose two top cards may be a pair. */
  readonly stacked: ReadonlySet<number>;
}

export interface SearchTables {
  readonly rules: CompiledVariant;
  /** The number of cards in the game. */
  readonly cards: number;

  // the piles
  readonly piles: readonly PileTables[];
  readonly cells: readonly number[];
  readonly columns: readonly number[];
  readonly foundations: readonly number[];
  /** The base rank of the foundations. */
  readonly base: number;
  readonly pairing: PairTables | undefined;

  // automatic moves: piles that take complete runs, that are refilled when empty, and whose top card is turned up
  readonly collecting: readonly number[];
  readonly filling: readonly number[];
  readonly turning: readonly number[];

  // the goal and the score
  /** The piles that the goal fills or empties, and the number of their cards then. */
  readonly goal: readonly number[];
  readonly goalSize: number;
  readonly score: Score;
  /** The piles whose cards score when the goal is reached. */
  readonly leftPiles: readonly number[];
  /** The score depends on the position only, not on the moves that led to it. */
  readonly plainScore: boolean;
  /** Every win has the maximum score. */
  readonly winScoresAll: boolean;

  // draws and redeals
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

  // what the techniques may presuppose
  /** The order of piles of one kind does not matter. */
  readonly symmetric: boolean;
  /** Stock and waste are searched as one list of cards (talon) with a mark between waste and stock. */
  readonly talon: boolean;
  /** Every talon card can be reached at any time. */
  readonly freeTalon: boolean;
  /**
   * After a move from the talon to a column, the next move uses that column as target or, unless the talon is free,
   * takes another talon card: any other move could be made before, with the same result. This requires that every empty
   * pile that accepts a card from a column accepts it from the talon too, and that no move can block the talon card.
   */
  readonly talonWaits: boolean;
  /** One deck; cards go to the foundations one by one, up in suit, from every source pile. */
  readonly buildsSuits: boolean;
  /** `buildsSuits`, and draws do not go onto the columns (they could place any card on any other). */
  readonly hasSafeMoves: boolean;
  /** One deck, columns built down in alternating colours: cards of the same rank and colour are equivalent targets. */
  readonly twins: boolean;
  /** Cards of columns move to columns and foundations only. */
  readonly closed: boolean;
  /** Cards may return from the foundations. */
  readonly takesBack: boolean;
  /** Columns continue below the base rank. */
  readonly wraps: boolean;
}

/** The number of cards below a card on its foundation, which begins with the base rank. */
export const heightOf = (card: number, base: number): number => ((card % 13) - base + 13) % 13;

/** The table of each building rule, by `card * 52 + onto`. Piles with the same rule share a table. */
function fitTables(): (fits: Fits | undefined) => Uint8Array {
  const tables = new Map<unknown, Uint8Array>();
  return (fits) => {
    let found = tables.get(fits);
    if (!found) {
      found = Uint8Array.from({ length: 52 * 52 }, (_, i) => Number(fits?.((i / 52) | 0, i % 52)));
      tables.set(fits, found);
    }
    return found;
  };
}

/**
 * Compiles the rules of a game.
 *
 * @param scores whether the search has a score goal, so that the moves to a position can matter
 */
export function searchTablesFor(table: Table, scores: boolean, techniques: SearchTechniques): SearchTables {
  const { rules } = table;
  const { data, pairing } = rules;
  const { draw, score, goal, decks = 1 } = data;
  const { stock, tableau, foundation } = data.piles;
  const redeal: { kind: string; limit?: number; packet?: number } = data.redeal ?? { kind: 'none' };
  const indices = (name: PileName): number[] => indicesOf(pilesOf(rules, name));
  const tableOf = fitTables();
  const rows = draw?.to === 'tableau' ? draw.count : 0;
  const plainScore = isPlainScore(data);
  const suits = buildsSuits(rules, table.base, scores);
  return {
    rules,
    cards: 52 * decks,

    piles: rules.piles.map((pile) => pileTables(pile, table, tableOf)),
    cells: indices('reserve'),
    columns: indices('tableau'),
    foundations: indices('foundation'),
    base: firstRankOf(data, table.base),
    pairing: pairing && {
      to: pairing.to.index,
      sum: pairing.sum,
      from: indicesOf(pairing.from.filter(({ group }) => group.gives)),
      stacked: new Set(indicesOf(pairing.stacked)),
    },

    collecting: indicesOf(rules.collecting),
    filling: indicesOf(rules.filling),
    turning: indicesOf(rules.turning),

    goal: indices(goalKindOf(data)),
    goalSize: 'full' in goal ? 52 * decks : 0,
    score,
    leftPiles: score.left ? indices(score.left.in) : [],
    plainScore,
    winScoresAll: plainScore && winScoresAll(rules),

    stock: rules.stock?.index ?? -1,
    waste: rules.waste?.index ?? -1,
    stockOpen: stock?.gives !== undefined,
    drawTo: draw && rules.stock ? (indices(draw.to)[0] as number) : -1,
    draws: draw?.count ?? 0,
    rows,
    blockedBy: draw?.blockedBy,
    redeals: redeal.kind === 'none' ? 0 : (redeal.limit ?? Infinity),
    redealsMatter: redeal.limit ?? (scores && score.redeal?.points ? score.redeal.free + 1 : 0),
    packet: redeal.packet ?? 0,

    symmetric: techniques.symmetric && isSymmetric(rules),
    talon: techniques.talon && hasTalon(rules, scores),
    freeTalon: draw?.count === 1 && redeal.kind === 'recycle' && redeal.limit === undefined && !stock?.gives,
    talonWaits: techniques.waits && suits && !scores && canWaitInTalon(rules),
    buildsSuits: suits,
    hasSafeMoves: suits && !rows,
    twins: hasTwins(rules),
    closed: isClosed(rules),
    takesBack: foundation?.gives !== undefined,
    wraps: tableau?.takes?.build?.wrap ?? false,
  };
}
