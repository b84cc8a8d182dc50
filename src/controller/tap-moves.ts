// Moves by tapping: a tap moves cards to their best destination. A second tap shortly after replaces that move by one
// to the next destination. So taps can make every legal move of a card, and the history contains one move. A tap on the
// card of a hint makes the move of the hint first.
import type { Move, Position } from '../engine/index.js';
import { isSameMove } from '../engine/moves.js';
import { pairPile } from '../engine/pile-names.js';
import type { GameView } from '../session/game-view.js';
import { destinationsOf } from '../session/destinations.js';
import type { GameController } from './game-controller.js';

/** A tap on the same card within this time in ms selects its next destination. */
const AGAIN_MS = 3000;

/** The result of a tap. */
export type TapResult =
  | 'moved'
  /** The cards have no legal destination, or the card cannot be moved. */
  | 'nowhere'
  /** The page prevented the move. */
  | 'prevented';

/** The move of the last tap. */
interface LastTap {
  readonly at: number;
  /** The position after it. */
  readonly position: Position;
  /** The pile and the index of the lowest card that moved. */
  readonly pile: string;
  readonly index: number;
  /** The legal moves of the cards, best first, and which of them was made. */
  readonly moves: readonly Move[];
  readonly chosen: number;
}

/** The pile that contains the cards after a move. */
const targetOf = (move: Move, { description }: GameView): string | undefined =>
  move.kind === 'play' ? move.to : move.kind === 'pair' ? pairPile(description) : description.draw?.to;

type TapController = Pick<
  GameController,
  'session' | 'requestMove' | 'undo' | 'redo' | 'announcer' | 'hintedMove'
>;

/** The same moves with the hinted one, if it is among them, before the others. */
const hintedFirst = (moves: readonly Move[], hinted: Move | undefined): readonly Move[] =>
  moves.toSorted((a, b) => Number(isSameMove(b, hinted)) - Number(isSameMove(a, hinted)));

export class TapMoves {
  readonly #controller: TapController;
  #last: LastTap | undefined;

  constructor(controller: TapController) {
    this.#controller = controller;
  }

  /**
   * Handles a tap on a card.
   *
   * @param index The tapped card, counted from the bottom of the pile.
   * @param at The time of the tap in ms.
   * @param moving Whether the tapped cards are still in motion, so that the tapped one is not known exactly.
   */
  tap(pile: string, index: number, at: number, moving = false): TapResult {
    const last = this.#last;
    if (last && this.#isAgain(last, pile, index, at, moving)) return this.#next(last, at);
    this.#last = undefined;
    const { session, hintedMove } = this.#controller;
    const { game } = session;
    const count = game.unitAt(pile, index);
    const moves = count ? hintedFirst(destinationsOf(game, pile, count), hintedMove) : [];
    if (!moves.length) return 'nowhere';
    return this.#move(moves, 0, at) ? 'moved' : 'prevented';
  }

  /** Whether the card that the last tap moved is tapped, and nothing else has happened since. */
  #isAgain(last: LastTap, pile: string, index: number, at: number, moving: boolean): boolean {
    const { position, game } = this.#controller.session;
    if (last.moves.length < 2 || position !== last.position || position.status === 'won') return false;
    if (pile !== last.pile || index < last.index || at - last.at > AGAIN_MS) return false;
    if (moving || index === last.index) return true;
    // a tap on a card above it counts only if both cards must move together
    const size = position.piles.find(({ id }) => id === pile)?.cards.length ?? 0;
    const count = game.unitAt(pile, index);
    return !count || size - count <= last.index;
  }

  /** Undoes the last move and makes the one to the next destination that the page allows. */
  #next({ moves, chosen }: LastTap, at: number): TapResult {
    const { announcer } = this.#controller;
    return announcer.batch(() => {
      this.#controller.undo();
      for (let step = 1; step < moves.length; step++)
        if (this.#move(moves, (chosen + step) % moves.length, at)) return 'moved';
      this.#controller.redo();
      return 'prevented';
    });
  }

  #move(moves: readonly Move[], chosen: number, at: number): boolean {
    const move = moves[chosen];
    if (!move || !this.#controller.requestMove(move)) return false;
    const { position, game } = this.#controller.session;
    const to = targetOf(move, game);
    const size = position.piles.find(({ id }) => id === to)?.cards.length ?? 0;
    const count = move.kind === 'play' ? move.count : move.kind === 'pair' ? 2 : 1;
    this.#last =
      to === undefined ? undefined : { at, position, pile: to, index: size - count, moves, chosen };
    return true;
  }
}
