// Hints for games whose columns are cleared onto one pile (Over-Under): the length of the chain that a play starts.
import { buildOf, fitsOf, type Fits } from '../engine/build.js';
import type { CardId } from '../engine/cards.js';
import type { Move, PileName } from '../engine/index.js';
import { groupOf, isNamed, numberOf } from '../engine/pile-names.js';
import type { Effort } from '../engine/move-generator.js';
import { idsOf } from './autoplay.js';
import type { GameView } from './game-view.js';
import { sum } from '../engine/lists.js';

/** A chain of plays, described by its first play. */
export interface Chain {
  readonly move: Move;
  /** The number of plays. */
  readonly plays: number;
  /** The number of plays plus the expected number of plays after the next draw. */
  readonly worth: number;
}

type Line = Pick<Chain, 'plays' | 'worth'>;

const better = (a: Line, b: Line): number => b.worth - a.worth || b.plays - a.plays;

/** The maximum number of visited positions. */
const TABLES = 8000;
/** The maximum work for all chains. */
export const CHAIN_EFFORT = 250_000;
/** The work of one visited position, besides one unit per column. */
const CALL_EFFORT = 10;
const NOTHING: Line = { plays: 0, worth: 0 };
/** The value of a cleared tableau. */
const CLEARED = 100;

/** A column that is cleared from the top. */
interface Column {
  readonly id: string;
  /** Its face-up cards; the search removes them and puts them back. */
  readonly cards: CardId[];
  /** The number of face-down cards below them. */
  readonly faceDown: number;
  /** The piles with cards that must be empty before its cards can be played. */
  readonly coveredBy: readonly string[];
}

/** The piles of this kind as columns; `undefined` if there are none, or if they accept cards or give several at once. */
function columnsOf({ description, position }: GameView, name: PileName): readonly Column[] | undefined {
  const cleared = position.piles.filter((pile) => isNamed(pile, name));
  const columns = cleared.flatMap(({ id, cards, faceDown }): Column[] => {
    const group = description.piles[groupOf(id)];
    if (group?.gives !== 'top' || group.takes) return [];
    const above = group.coveredBy?.[numberOf(id) - 1] ?? [];
    const coveredBy = above.filter((one) =>
      position.piles.some((pile) => pile.id === one && pile.cards.length),
    );
    return [{ id, cards: idsOf(cards).slice(faceDown), faceDown, coveredBy }];
  });
  return columns.length && columns.length === cleared.length ? columns : undefined;
}

/** The cards that are face down, sorted, so that no result depends on their order. */
const hiddenOf = ({ position }: GameView): readonly CardId[] =>
  position.piles.flatMap(({ cards, faceDown }) => idsOf(cards.slice(0, faceDown))).sort((a, b) => a - b);

const isEmpty = ({ cards, faceDown }: Column): boolean => !cards.length && !faceDown;

/** Searches the best chain from a position. Plays are made in the columns and taken back. */
class ChainSearch {
  readonly #columns: readonly Column[];
  readonly #byId: ReadonlyMap<string, Column>;
  readonly #hidden: readonly CardId[];
  readonly #fits: Fits;
  readonly #effort: Effort;
  /** The best chains of the positions examined so far. */
  readonly #known = new Map<string, Line>();

  constructor(columns: readonly Column[], hidden: readonly CardId[], fits: Fits, effort: Effort) {
    this.#columns = columns;
    this.#byId = new Map(columns.map((column) => [column.id, column]));
    this.#hidden = hidden;
    this.#fits = fits;
    this.#effort = effort;
  }

  /** The best chain that begins with a column's top card. @param draws whether a card is drawn at its end */
  from(column: Column, card: CardId, draws: boolean): Line {
    column.cards.pop();
    const { plays, worth } = this.#after(card, draws);
    column.cards.push(card);
    return { plays: plays + 1, worth: worth + 1 };
  }

  /** The best chain with `top` on the discard pile, looked up if the position was examined before. */
  #after(top: CardId, draws: boolean): Line {
    if (this.#effort.spent > CHAIN_EFFORT) return NOTHING;
    this.#effort.spent += this.#columns.length + CALL_EFFORT;
    const key = [top, draws, ...this.#columns.map(({ cards }) => cards.length)].join();
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size > TABLES) return NOTHING;
    const best = this.#bestPlay(top, draws) ?? this.#end(draws);
    this.#known.set(key, best);
    return best;
  }

  /** The best chain that begins with a play onto `top`; `undefined` if no card fits. */
  #bestPlay(top: CardId, draws: boolean): Line | undefined {
    let best: Line | undefined;
    for (const column of this.#columns) {
      const card = column.cards.at(-1);
      if (card === undefined || !this.#fits(card, top) || this.#isCovered(column)) continue;
      const line = this.from(column, card, draws);
      if (!best || better(line, best) < 0) best = line;
    }
    return best;
  }

  /** Whether a column with cards covers this one, or a pile that the chain cannot clear. */
  #isCovered({ coveredBy }: Column): boolean {
    return coveredBy.some((id) => {
      const above = this.#byId.get(id);
      return !above || !isEmpty(above);
    });
  }

  /** The end of a chain: its worth is that of a cleared tableau, or the average number of plays after a draw. */
  #end(draws: boolean): Line {
    if (this.#columns.every(isEmpty)) return { plays: 0, worth: CLEARED };
    if (!draws || !this.#hidden.length) return NOTHING;
    const all = sum(this.#hidden.map((card) => this.#after(card, false).plays));
    return { plays: 0, worth: all / this.#hidden.length };
  }
}

/**
 * The chains that can start now, the best first. `undefined` unless piles of this kind are cleared card by card onto
 * the discard pile. The identities of face-down cards are used, but not their order.
 */
export function chainsOf(
  game: GameView,
  name: PileName,
  effort: Effort = { spent: 0 },
): readonly Chain[] | undefined {
  const { discard } = game.description.piles;
  const columns = columnsOf(game, name);
  if (!discard?.takes || !columns) return undefined;
  const search = new ChainSearch(columns, hiddenOf(game), fitsOf(buildOf(discard.takes)), effort);
  const chains = game.legalMoves().flatMap((move) => {
    if (move.kind !== 'play' || groupOf(move.to) !== 'discard') return [];
    const column = columns.find(({ id }) => id === move.from);
    const card = column?.cards.at(-1);
    return column && card !== undefined ? [{ move, ...search.from(column, card, true) }] : [];
  });
  return chains.sort(better);
}
