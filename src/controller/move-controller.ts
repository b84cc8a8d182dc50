// Makes the moves of a table: those that players and pages request, the automatic moves that follow them, and
// auto-finish.
import type { Move } from '../engine/index.js';
import { AutoFinish } from './auto-finish.js';
import type { ControllerContext } from './controller-context.js';
import type { GamePage } from './game-page.js';
import { sum } from '../engine/lists.js';

/** Rendering a move takes time in proportion to the cards on the table, about 10 ms for 104 cards. */
const CARDS_PER_TASK = 900;
const LEAST_MOVES_PER_TASK = 8;

export class MoveController {
  readonly #controller: ControllerContext;
  readonly #page: Pick<GamePage, 'allowsMove'>;
  readonly #autoFinish: AutoFinish;
  /** The task that continues a long chain of automatic moves. */
  #continuation: ReturnType<typeof setTimeout> | undefined;

  constructor(controller: ControllerContext, page: Pick<GamePage, 'allowsMove'>) {
    this.#controller = controller;
    this.#page = page;
    const { announcer } = controller;
    // auto-finish makes one announcement, at its end; one undo undoes all its moves
    this.#autoFinish = new AutoFinish((move, { first, last }) => {
      const isMade = announcer.batch(() => this.#make(move, !first), !last);
      // the page has prevented the move: announces those before it
      if (!isMade && !first) announcer.flush();
      return isMade;
    });
  }

  /** Makes a legal move, unless the page prevents it, and then the automatic moves. @returns Whether it was made. */
  request(move: Move): boolean {
    const { session } = this.#controller;
    const { moves } = session.position;
    if (!this.#make(move, false)) return false;
    this.#continue(moves + 1);
    return true;
  }

  /** Makes these moves one by one, until they are stopped. */
  finish(moves: readonly Move[]): void {
    this.#autoFinish.start(moves);
  }

  /** Stops automatic moves and auto-finish, and announces the result of the latter so far. */
  stop(): void {
    clearTimeout(this.#continuation);
    if (this.#autoFinish.stop()) this.#controller.announcer.flush();
  }

  /** Makes a move unless the page prevents it. The session checks legality again, because the page may have acted. */
  #make(move: Move, automatic: boolean): boolean {
    const { session } = this.#controller;
    return this.#page.allowsMove(move, session.position) && !session.play(move, automatic);
  }

  /** Makes the automatic moves that follow. A long chain continues in the next task to keep the page responsive. */
  #continue(moves: number): void {
    const { session, announcer, preferences } = this.#controller;
    const cards = sum(session.position.piles.map((pile) => pile.cards.length));
    const most = Math.max(LEAST_MOVES_PER_TASK, Math.floor(CARDS_PER_TASK / cards));
    for (let next = moves; next === session.position.moves; next++) {
      if (next - moves === most) {
        this.#continuation = setTimeout(() => announcer.batch(() => this.#continue(next)));
        return;
      }
      const move = session.automaticMove(preferences.autoplay);
      if (!move || !this.#make(move, true)) return;
    }
  }
}
