// Hints, the verdict, the return to the last winnable position, and the solution of the deal. Results of the solver use
// hidden cards, and their messages disclose it.
import type { Move, Position } from '../engine/index.js';
import { isOpen, isStockKnown } from '../session/autoplay.js';
import type { Hint } from '../session/hints.js';
import type { Session } from '../session/session.js';
import type { Sign, Verdicts } from '../session/verdict.js';
import { hintText, noHintText } from './hint-text.js';
import type { Outlet } from './outlet.js';
import type { Phrases } from './phrases.js';
import type { Way } from './solution-line.js';
import { signText } from './verdict-text.js';
import type { Voice } from './voice.js';

/** What the controller provides. */
export interface Advised {
  readonly session: Session;
  readonly phrases: Phrases;
  readonly voice: Voice;
  readonly outlet: Outlet;
  /** Whether the verdict is enabled. */
  wants(what: 'verdict'): boolean;
  /** Highlights a move on the table. */
  point(move: Move): void;
}

/** Delay in ms before a running search for the last winnable position is announced. */
const QUIET_MS = 300;

export class Advice {
  readonly #table: Advised;
  readonly #verdicts: Verdicts;
  #hints:
    | { readonly at: Position; readonly line: unknown; readonly list: readonly Hint[]; next: number }
    | undefined;
  /** The verdict that was published last. */
  #told: { readonly position: Position; readonly state: Sign['state'] } | undefined;

  constructor(table: Advised, verdicts: Verdicts) {
    this.#table = table;
    this.#verdicts = verdicts;
  }

  /** The verdict; `undefined` if it is disabled. */
  get verdict(): Sign | undefined {
    return this.#table.wants('verdict') ? this.#verdicts.sign : undefined;
  }

  /** Shows and announces a hint; called again at the same position, the next one. */
  hint(): Hint | undefined {
    const { session, phrases, voice } = this.#table;
    const { position } = session;
    const line = this.#line;
    if (this.#hints?.at !== position || this.#hints.line !== line)
      this.#hints = { at: position, line, list: session.hints(() => line), next: 0 };
    const { list, next } = this.#hints;
    const hint = list[next % list.length];
    this.#hints.next++;
    if (hint) this.#table.point(hint.move);
    voice.tell(hint ? hintText(phrases, hint, session) : noHintText(phrases, position), true);
    return hint;
  }

  /** A proven winning line, if all cards outside the stock are face up. */
  get ending(): readonly Move[] | undefined {
    const wins = this.#verdicts.known?.verdict === 'winnable' && isOpen(this.#table.session.game);
    return wins ? this.#line : undefined;
  }

  /** Discloses that hidden cards were used, if the order of the stock is unknown. */
  confess(): void {
    const { session, phrases, voice } = this.#table;
    if (!isStockKnown(session.game)) voice.tell(phrases.say('hintHidden'));
  }

  /** Resets the state for a new deal. */
  forget(): void {
    this.#told = undefined;
  }

  /** Undoes to the last winnable position, if one is found. Resolves to whether it did. */
  async undoToWinnable(): Promise<boolean> {
    const { session, phrases, voice } = this.#table;
    const { position } = session;
    const waiting = setTimeout(() => voice.tell(phrases.say('lookingBack'), true), QUIET_MS);
    const moves = await this.#verdicts.lastGood();
    clearTimeout(waiting);
    // the search was aborted, or the player moved on: no message
    if (session.position !== position || moves === undefined) return false;
    if (moves >= 0 && voice.turn(() => session.undoTo(moves))) return true;
    voice.tell(phrases.say('noReturn'));
    return false;
  }

  /** A line from the deal to the aim; `unwinnable` if proven impossible, `undefined` if none is found. */
  async lineFromDeal(signal?: AbortSignal): Promise<Way | 'unwinnable' | undefined> {
    const { game, position } = this.#table.session;
    const { deck } = game.toJSON();
    const line = await this.#verdicts.lineFromDeal(signal);
    if (typeof line !== 'object') return line;
    return { variant: game.variant, deal: position.deal, deck, options: position.options, line };
  }

  /** Publishes the verdict once per position and state; announces it if the game has just become unwinnable. */
  tell(): void {
    const { session, phrases, voice, outlet } = this.#table;
    const { position } = session;
    const { verdict } = this;
    const { known } = this.#verdicts;
    if (!verdict || verdict.state === 'searching' || !known) return;
    const { state, about, best } = verdict;
    const before = this.#told;
    if (before?.position === position && before.state === state) return;
    this.#told = { position, state };
    const lost = known.aim === 'unwinnable';
    if (lost && state !== before?.state && position.moves && position.status === 'playing')
      voice.say(signText(phrases, verdict));
    const { verdict: win, aim } = known;
    outlet.raise('solitaire-verdict', {
      verdict: win,
      aim,
      state: state === 'lost' ? 'unwinnable' : state,
      about,
      ...(best !== undefined && { best }),
      position,
    });
  }

  /** The proven line to the aim, if the verdict is enabled. */
  get #line(): readonly Move[] | undefined {
    const line = this.#table.wants('verdict') ? this.#verdicts.known?.line : undefined;
    return line?.length ? line : undefined;
  }
}
