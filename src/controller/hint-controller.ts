// Hints, the verdict, the return to the last winnable position, and the solution of the deal. Results of the solver use
// hidden cards, and their messages disclose it.
import type { Move, Position } from '../engine/index.js';
import { isAllFaceUp, isStockKnown } from '../session/autoplay.js';
import type { Hint } from '../session/hint.js';
import type { SolvabilityStatus, SolvabilityTracker } from '../session/solvability.js';
import { hintText, noHintText } from '../text/hint-text.js';
import type { ControllerContext } from './controller-context.js';
import type { SolutionLine } from './solution-line.js';
import { verdictText } from '../text/verdict-text.js';

/** Delay in ms before a running search for the last winnable position is announced. */
const ANNOUNCE_AFTER_MS = 300;

export class HintController {
  readonly #controller: ControllerContext;
  readonly #solvability: SolvabilityTracker;
  #hints:
    | { readonly at: Position; readonly line: unknown; readonly list: readonly Hint[]; next: number }
    | undefined;
  /** The position for which no hint was found while its search was running. */
  #awaited: Position | undefined;
  /** The verdict that was published last. */
  #published:
    (Pick<SolvabilityStatus, 'state' | 'best' | 'fewest'> & { readonly position: Position }) | undefined;

  constructor(controller: ControllerContext, solvability: SolvabilityTracker) {
    this.#controller = controller;
    this.#solvability = solvability;
  }

  /** The verdict; `undefined` if it is disabled. */
  get verdict(): SolvabilityStatus | undefined {
    return this.#controller.showsVerdict ? this.#solvability.status : undefined;
  }

  /** Shows and announces a hint; called again at the same position, the next one. */
  hint(): Hint | undefined {
    const { session, formatter, announcer } = this.#controller;
    const { position } = session;
    const line = this.#line;
    if (this.#hints?.at !== position || this.#hints.line !== line)
      this.#hints = { at: position, line, list: session.hints(() => line), next: 0 };
    const { list, next } = this.#hints;
    const hint = list[next % list.length];
    this.#hints.next++;
    this.#awaited = !hint && this.verdict?.state === 'searching' ? position : undefined;
    if (hint) this.#controller.notify({ kind: 'hint', move: hint.move });
    if (!hint) announcer.showMessage(noHintText(formatter, session), { stays: true });
    else
      announcer.showMessage(hintText(formatter, hint, session), {
        stays: true,
        shown: hintText(formatter, hint, session, 'short'),
      });
    return hint;
  }

  /** The move of the hint that was shown last, until the position changes. */
  get hintedMove(): Move | undefined {
    if (this.#hints?.at !== this.#controller.session.position) return undefined;
    const { list, next } = this.#hints;
    return list[(next - 1) % list.length]?.move;
  }

  /** A proven winning line, if all cards outside the stock are face up. */
  get winningLine(): readonly Move[] | undefined {
    const { game } = this.#controller.session;
    const line = isAllFaceUp(game) ? this.#line : undefined;
    // the known line leads to the aim of the game, which can be a score
    return line && game.fork().replay(line).status === 'won' ? line : undefined;
  }

  /** Discloses that hidden cards were used, if the order of the stock is unknown. */
  disclosePeek(): void {
    const { session, formatter, announcer } = this.#controller;
    if (!isStockKnown(session.game)) announcer.showMessage(formatter.message('hintHidden'));
  }

  /** Resets the state for a new deal. */
  reset(): void {
    this.#published = undefined;
  }

  /** Undoes to the last winnable position, if one is found. Resolves to whether it did. */
  async undoToWinnable(): Promise<boolean> {
    const { session, formatter, announcer } = this.#controller;
    const { position } = session;
    const waiting = setTimeout(
      () => announcer.showMessage(formatter.message('lookingBack'), { inProgress: true }),
      ANNOUNCE_AFTER_MS,
    );
    const moves = await this.#solvability.lastWinnableMove();
    clearTimeout(waiting);
    // another position has removed the message already
    if (session.position !== position) return false;
    if (moves === undefined) {
      // the search was aborted
      announcer.clearProgress();
      return false;
    }
    const returned = moves >= 0 && announcer.batch(() => session.undoTo(moves));
    if (returned) announcer.showAnnounced();
    else announcer.showMessage(formatter.message('noReturn'));
    return returned;
  }

  /** A line from the deal to the aim; `unwinnable` if proven impossible, `undefined` if none is found. */
  async lineFromDeal(signal?: AbortSignal): Promise<SolutionLine | 'unwinnable' | undefined> {
    const { game, position, firstMove: from } = this.#controller.session;
    const { deck } = game.toJSON();
    const line = await this.#solvability.lineFromDeal(signal);
    if (typeof line !== 'object') return line;
    return { variant: game.variant, deal: game.deal, deck, options: position.options, line, from };
  }

  /** Publishes the verdict once per position and state; announces it if the game has just become unwinnable. */
  publishVerdict(): void {
    const { session, formatter, announcer } = this.#controller;
    const { position } = session;
    const { verdict } = this;
    const { known } = this.#solvability;
    if (!verdict || verdict.state === 'searching' || !known) return;
    // the search has found the move that the rules for hints did not
    if (this.#awaited === position && this.#line) this.hint();
    const { state, about, best, fewest } = verdict;
    const before = this.#published;
    const isSame = before?.state === state && before.best === best && before.fewest === fewest;
    if (isSame && before.position === position) return;
    this.#published = { position, state, best, fewest };
    const lost = known.aim === 'unwinnable';
    if (lost && state !== before?.state && position.moves && position.status === 'playing')
      announcer.announce(verdictText(formatter, verdict));
    const { verdict: win, aim } = known;
    const detail = {
      verdict: win,
      aim,
      state: state === 'lost' ? 'unwinnable' : state,
      about,
      ...(best !== undefined && { best }),
      ...(fewest !== undefined && { fewest }),
      position,
    };
    this.#controller.notify({ kind: 'verdict', detail });
  }

  /** The line of the solver's result, if the verdict is enabled. */
  get #line(): readonly Move[] | undefined {
    const line = this.#controller.showsVerdict ? this.#solvability.known?.line : undefined;
    return line?.length ? line : undefined;
  }
}
