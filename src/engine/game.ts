// A game in play: a deal, the moves made and undone, and the resulting position.
import {
  RANKS,
  copiesOf,
  idOf,
  inPack,
  nameOf,
  rankName,
  type Card,
  type CardId,
  type Pack,
  type Rank,
} from './cards.js';
import { applyMove } from './apply-move.js';
import { randomDeal, shuffled } from './deal-numbers.js';
import { dealTable } from './deal-table.js';
import { afterDraw, isWon, outlookOf, wonPoints, type Outlook, type Status } from './game-status.js';
import { dealsOf, isDealOf, microsoftOrder, type DealName } from './microsoft-deals.js';
import { IllegalMoveError, InvalidSaveError, InvalidSetupError, SolitaireError } from './errors.js';
import type { GameEvent } from './events.js';
import { checkMove, liveRules } from './check-move.js';
import { MOST_EFFORT, MOST_MOVES } from './limits.js';
import { asMove, writeMove, type Move } from './moves.js';
import { completeOptions } from './options.js';
import { playsOf, supplyMovesOf } from './legal-moves.js';
import { pilesAt, type Position } from './position.js';
import type { Refusal } from './refusals.js';
import { findVariant } from './registry.js';
import { tableAt } from './table-from-position.js';
import { compiledVariant } from './compiled-variant.js';
import { copySave, digestOf, readSave, writeSave, type SavedGame } from './save.js';
import { isRecord } from './plain-data.js';
import { acceptedRank } from './spaces.js';
import type { Table } from './table.js';
import { unitAt } from './units.js';
import type { Variant, VariantData } from './variant.js';

/** The setup of a deal: a deal number, or a deck in deal order, or neither for a random deal. */
export interface Setup {
  /** A deal number, 1 … 999,999,999, or in games dealt like FreeCell a Microsoft deal, `ms-11982`. */
  readonly deal?: DealName | undefined;
  /** The complete deck; the card at index 0 is dealt first. */
  readonly deck?: readonly Card[] | undefined;
  /** Options by name. Default: the default of each option. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
}

interface Played {
  readonly move: Move;
  /** The table and the score before the move. */
  readonly table: Table;
  readonly score: number;
}

/** The card ids of a complete deck. @throws InvalidSetupError */
function checkDeck(deck: unknown, pack: Pack): CardId[] {
  const size = 52 * (pack.decks ?? 1);
  if (!Array.isArray(deck) || deck.length !== size) {
    const found = Array.isArray(deck) ? deck.length : typeof deck;
    throw new InvalidSetupError('deck-size', { size, found });
  }
  const seen = new Map<CardId, number>();
  // without the spread, `map` would skip the holes of a sparse list
  return [...(deck as unknown[])].map((card, index) => {
    const id = idOf(card);
    if (id === undefined) throw new InvalidSetupError('unknown-card', { card, index });
    const copies = seen.get(id) ?? 0;
    const most = copiesOf(pack, id);
    if (!most) throw new InvalidSetupError('unknown-card', { card, index });
    if (copies === most) throw new InvalidSetupError('card-twice', { card, index });
    seen.set(id, copies + 1);
    return id + 52 * copies;
  });
}

/** Orders the piles of a pair as in the position; returns other moves unchanged. */
function inOrder({ rules: { byId } }: Table, move: Move): Move {
  if (move.kind !== 'pair') return move;
  const index = (id: string): number => byId.get(id)?.index ?? 0;
  return index(move.with) < index(move.from)
    ? Object.freeze({ ...move, from: move.with, with: move.from })
    : move;
}

/** The table of a game, for looking ahead at lower cost than with forks. Not part of the public API. */
export let tableOf: (game: object) => Table;

/**
 * A game in play: a deal with its moves. Games are created with {@link Game.deal}, {@link Game.at} and
 * {@link Game.fromJSON}.
 *
 * @example
 * const game = Game.deal('klondike', { deal: 14 });
 * game.play({ kind: 'draw' });
 * console.log(game.position.status, game.legalMoves());
 */
export class Game {
  static {
    tableOf = (game) => (game as Game).#table;
  }

  readonly #deal: DealName | null;
  readonly #deck: readonly CardId[];
  #table: Table;
  readonly #played: Played[] = [];
  #undone: Move[] = [];
  #score: number;
  #position: Position | undefined;
  /** The status of the table, computed when it is first needed. */
  #outlook: Outlook | undefined;

  private constructor(table: Table, score: number, deal: DealName | null, deck: readonly CardId[]) {
    this.#table = table;
    this.#score = score;
    this.#deal = deal;
    this.#deck = deck;
  }

  /**
   * Deals a game. Without a deal number or a deck, the deal is random, and deals that are lost at their start are
   * skipped, up to 99 of them.
   *
   * @param variant A name from `variants`, or a description.
   * @param setup A deal number or a deck, and rule options; all optional.
   * @throws InvalidSetupError `unknown-variant`, `bad-setup`, `bad-options`, `unknown-option`,
   *   `bad-option-value`, `bad-deal`, `deck-size`, `unknown-card`, `card-twice`; InvalidVariantError
   * @example
   * const game = Game.deal('klondike', { deal: 14, options: { draw: 1 } });
   */
  static deal(variant: string | Variant | VariantData, setup: Setup = {}): Game {
    try {
      const found = findVariant(variant);
      const { deal, deck, options } = isRecord(setup) ? (setup as Setup) : {};
      if (!isRecord(setup) || (deal !== undefined && deck !== undefined))
        throw new InvalidSetupError('bad-setup', { setup, expected: '{ deal }, { deck } or neither' });
      const complete = completeOptions(found, options);
      const rules = compiledVariant(found, complete);
      const { data } = rules;
      const dealt = (name: DealName | null, cards: readonly CardId[]): Game =>
        new Game(dealTable(rules, cards), data.score.start ?? 0, name, cards);
      const shuffle = (name: DealName): Game =>
        dealt(
          name,
          typeof name === 'string'
            ? microsoftOrder(name)
            : shuffled(52 * (data.decks ?? 1), name).map((card) => inPack(data, card)),
        );
      if (deck !== undefined) return dealt(null, checkDeck(deck, data));
      if (deal !== undefined) {
        if (isDealOf(data, deal)) return shuffle(deal);
        throw new InvalidSetupError('bad-deal', { deal, expected: dealsOf(data) });
      }
      const effort = { spent: 0 };
      // After a hundred lost deals in a row, or fewer if each takes long, deal a lost one.
      for (let tries = 1; ; tries++) {
        const game = shuffle(randomDeal());
        game.#outlook = outlookOf(game.#table, effort);
        if (game.#outlook.status !== 'lost' || tries > 99 || effort.spent > MOST_EFFORT) return game;
      }
    } catch (error) {
      if (error instanceof SolitaireError) throw error;
      // A getter or proxy in the setup threw.
      throw new InvalidSetupError('bad-setup', { error: String(error) });
    }
  }

  /** The deal as a setup names it: a deal number or a Microsoft deal; `null` for a given deck. */
  get deal(): DealName | null {
    return this.#deal;
  }

  /** The game's description as it was defined, without the patches of its options. */
  get variant(): Variant {
    return this.#table.rules.variant;
  }

  /** The game's description with its options applied. */
  get description(): Variant {
    return this.#table.rules.data;
  }

  /** The status alone; cheaper than {@link position}. */
  get status(): Status {
    return (this.#outlook ??= outlookOf(this.#table)).status;
  }

  /** The position, frozen; the same object until the next change. */
  get position(): Position {
    return (this.#position ??= this.#positionOf(this.#table, this.#score, this.status, this.moves));
  }

  /** The number of moves made; cheaper than {@link position}. */
  get moves(): number {
    return this.#played.length;
  }

  /** The moves made, followed by those that can be redone. */
  get line(): readonly Move[] {
    return [...this.#played.map(({ move }) => move), ...this.#undone.slice().reverse()];
  }

  /**
   * The position after some of the moves made.
   *
   * @param moves the number of moves, 0 … {@link moves}; any other number gives the current position
   */
  positionAfter(moves: number): Position {
    const next = this.#played[moves];
    if (!next) return this.position;
    return this.#positionOf(next.table, next.score, outlookOf(next.table).status, moves);
  }

  /**
   * Every legal move: plays, then pairs, then a draw, then a redeal. Empty if the game is won; a lost game can
   * still have legal moves, such as a draw.
   */
  legalMoves(): Move[] {
    if (this.#isWon) return [];
    return [...(this.#outlook?.plays ?? playsOf(this.#table)), ...supplyMovesOf(this.#table)];
  }

  /**
   * The number of cards that move together if a card is picked up; 0 if it cannot be.
   *
   * @param pile the id of the pile
   * @param index the index of the card, from 0 at the bottom
   */
  unitAt(pile: string, index: number): number {
    const rule = this.#table.rules.byId.get(pile);
    return rule ? unitAt(this.#table, rule, index) : 0;
  }

  /**
   * Whether other piles cover a pile, so that none of its cards is available.
   *
   * @param pile the id of the pile
   */
  isCovered(pile: string): boolean {
    const rule = this.#table.rules.byId.get(pile);
    return rule !== undefined && this.#table.isCovered(rule);
  }

  /**
   * The ranks that a pile accepts in this position while it is empty: all 13, some, or none.
   *
   * @param pile the id of the pile
   */
  acceptsAt(pile: string): readonly Rank[] {
    const rule = this.#table.rules.byId.get(pile);
    const ranks = rule ? liveRules(this.#table, rule).map((live) => acceptedRank(this.#table, live)) : [];
    return ranks.includes(-1) ? RANKS : ranks.map(rankName);
  }

  /**
   * The reason why a move is not legal; `undefined` if it is legal.
   *
   * @example
   * game.explain({ kind: 'redeal' })?.code; // 'stock-not-empty'
   */
  explain(move: Move): Refusal | undefined {
    return checkMove(this.#table, asMove(move), this.#isWon);
  }

  /**
   * Makes a move and clears the redo history.
   *
   * @returns The events of the move in order, including automatic fills and turns.
   * @throws IllegalMoveError with the refusal; the position is unchanged
   * @example
   * for (const event of game.play({ kind: 'draw' })) console.log(event.kind);
   */
  play(move: Move): readonly GameEvent[] {
    // Copy once, so that a getter cannot change the move between the check and the execution.
    const copy = asMove(move);
    const refusal = checkMove(this.#table, copy, this.#isWon);
    if (refusal) throw new IllegalMoveError(refusal);
    this.#undone = [];
    return this.#carryOut(inOrder(this.#table, copy as Move));
  }

  /** Undoes the last move. Returns `false` if there is none. */
  undo(): boolean {
    const last = this.#played.pop();
    if (!last) return false;
    this.#undone.push(last.move);
    this.#table = last.table;
    this.#score = last.score;
    this.#position = this.#outlook = undefined;
    return true;
  }

  /** Redoes the last undone move. Returns `false` if there is none. */
  redo(): boolean {
    const move = this.#undone.pop();
    if (!move) return false;
    this.#carryOut(move);
    return true;
  }

  /** Whether {@link undo} can undo a move. */
  get canUndo(): boolean {
    return this.#played.length > 0;
  }

  /** Whether {@link redo} can redo a move. */
  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** A copy of the table without history, for looking ahead. It cannot be saved. */
  fork(): Game {
    return new Game(this.#table, this.#score, this.#deal, this.#deck);
  }

  /**
   * Creates a game from a position, for looking ahead. Like a {@link fork}, it has no history and cannot be saved.
   *
   * @param variant the description, if the game is not registered in `variants`
   * @throws InvalidSetupError `bad-position`, and as for {@link deal}
   */
  static at(position: Position, variant?: Variant | VariantData): Game {
    return new Game(tableAt(position, variant), position.score, position.deal, []);
  }

  /**
   * Creates a game with the same deal and other moves, up to the first one that is not legal. This game is not changed.
   *
   * @param line the moves from the start of the game
   * @param moves the number of moves that are made; the others can be redone. Default: all
   */
  replay(line: readonly Move[], moves = line.length): Game {
    const [{ table, score } = { table: this.#table, score: this.#score }] = this.#played;
    const game = new Game(table, score, this.#deal, this.#deck);
    for (const move of line) {
      const copy = asMove(move);
      if (!copy || checkMove(game.#table, copy, game.#isWon)) break;
      game.#carryOut(inOrder(game.#table, copy));
    }
    while (game.moves > moves) game.undo();
    return game;
  }

  /**
   * The game as a record of its moves, for {@link fromJSON}. A game with more than 20,000 moves is recorded up to move
   * 20,000.
   */
  toJSON(): SavedGame {
    const { variant, options } = this.#table.rules;
    const cursor = Math.min(this.moves, MOST_MOVES);
    return writeSave({
      variant: variant.id,
      options,
      ...(this.#deal === null ? { deck: this.#deck.map(nameOf) } : { deal: this.#deal }),
      moves: this.line.slice(0, MOST_MOVES).map(writeMove),
      cursor,
      digest: digestOf(this.positionAfter(cursor)),
    });
  }

  /**
   * Restores a saved game by replaying its moves, which validates them. If a rule has changed since the game was saved,
   * the longest legal part is kept, and the digest of the restored game differs.
   *
   * @param context.variant the description, if the game is not registered in `variants`
   * @throws InvalidSaveError `too-large`, `malformed`, `future-format`, `other-variant`, `bad-move`, `bad-cursor`, or
   *   the code of the error in its setup, as for {@link deal}
   * @example
   * const copy = Game.fromJSON(JSON.parse(JSON.stringify(game)));
   */
  static fromJSON(saved: unknown, context: { readonly variant?: Variant | VariantData } = {}): Game {
    const { variant, setup, moves, cursor } = readSave(copySave(saved));
    const given = context.variant?.id ?? variant;
    if (given !== variant) throw new InvalidSaveError('other-variant', { variant, given });
    let game: Game;
    try {
      game = Game.deal(context.variant ?? variant, setup);
    } catch (error) {
      const { code, data } = error as SolitaireError;
      throw new InvalidSaveError(code, data);
    }
    return game.replay(moves, cursor);
  }

  get #isWon(): boolean {
    return this.#outlook ? this.#outlook.status === 'won' : isWon(this.#table);
  }

  #positionOf(table: Table, score: number, status: Status, moves: number): Position {
    const { rules } = table;
    const stake = rules.data.score.stake ?? 0;
    return Object.freeze({
      variant: rules.variant.id,
      deal: typeof this.#deal === 'number' ? this.#deal : null,
      options: rules.options,
      piles: pilesAt(table),
      score,
      stake,
      net: score - stake,
      status,
      redeals: table.redeals,
      moves,
      ...(rules.data.score.plays?.some(({ streak }) => streak) && { streak: table.streak }),
    });
  }

  #carryOut(move: Move): readonly GameEvent[] {
    this.#played.push({ move, table: this.#table, score: this.#score });
    const table = (this.#table = this.#table.copy());
    const { floor = -Infinity } = table.rules.data.score;
    const { events, points } = applyMove(table, move);
    this.#score = Math.max(floor, this.#score + points + wonPoints(table));
    this.#position = undefined;
    this.#outlook = this.#outlook && move.kind === 'draw' ? afterDraw(this.#outlook) : undefined;
    return events;
  }
}
