// What a table knows better than its player: hints, whether the game can still be won, the way back to where it
// could, and the way from the deal. What was searched for that has looked at hidden cards, and says so.
import type { Move, Position } from '../engine/index.js';
import { isOpen, isStockKnown } from '../session/autoplay.js';
import type { Hint } from '../session/hints.js';
import type { Session } from '../session/session.js';
import type { Sign, Verdicts } from '../session/verdict.js';
import { hintText, noHintText } from './hint-text.js';
import type { Outlet } from './outlet.js';
import type { Phrases } from './phrases.js';
import type { Way } from './replay.js';
import { signText } from './verdict-sign.js';
import type { Voice } from './voice.js';

/** The table that is advised. */
export interface Advised {
  readonly session: Session;
  readonly phrases: Phrases;
  readonly voice: Voice;
  readonly outlet: Outlet;
  /** Whether verdicts are wanted. */
  wants(what: 'verdict'): boolean;
  /** Marks a move on the table. */
  point(move: Move): void;
}

/** How long the way back is looked for before that is said. */
const QUIET_MS = 300;

export class Advice {
  readonly #table: Advised;
  readonly #verdicts: Verdicts;
  #hints:
    | { readonly at: Position; readonly line: unknown; readonly list: readonly Hint[]; next: number }
    | undefined;
  /** The verdict that the page was told last. */
  #told: { readonly position: Position; readonly state: Sign['state'] } | undefined;

  constructor(table: Advised, verdicts: Verdicts) {
    this.#table = table;
    this.#verdicts = verdicts;
  }

  /** Whether the game can still be won; `undefined` where nobody wants to know. */
  get verdict(): Sign | undefined {
    return this.#table.wants('verdict') ? this.#verdicts.sign : undefined;
  }

  /** Shows and says a move that leads on; asked again at the same position, the next. */
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

  /** The moves that are proven to win, where all but the stock lies open. */
  get ending(): readonly Move[] | undefined {
    const wins = this.#verdicts.known?.verdict === 'winnable' && isOpen(this.#table.session.game);
    return wins ? this.#line : undefined;
  }

  /** Shows and says that hidden cards were looked at, where there are any in the stock. */
  confess(): void {
    const { session, phrases, voice } = this.#table;
    if (!isStockKnown(session.game)) voice.tell(phrases.say('hintHidden'));
  }

  /** Another deal is on the table. */
  forget(): void {
    this.#told = undefined;
  }

  /** Undoes to the last position that could be won, as far as one is found. */
  async undoToWinnable(): Promise<boolean> {
    const { session, phrases, voice } = this.#table;
    const { position } = session;
    const waiting = setTimeout(() => voice.tell(phrases.say('lookingBack'), true), QUIET_MS);
    const moves = await this.#verdicts.lastGood();
    clearTimeout(waiting);
    // ended, or overtaken by the player: that says nothing
    if (session.position !== position || moves === undefined) return false;
    if (moves >= 0 && voice.turn(() => session.undoTo(moves))) return true;
    voice.tell(phrases.say('noReturn'));
    return false;
  }

  /** A way from the deal to the aim, unless there is none, or none is found. */
  async lineFromDeal(signal?: AbortSignal): Promise<Way | 'unwinnable' | undefined> {
    const { game, position } = this.#table.session;
    const { deck } = game.toJSON();
    const line = await this.#verdicts.lineFromDeal(signal);
    if (typeof line !== 'object') return line;
    return { variant: game.variant, deal: position.deal, deck, options: position.options, line };
  }

  /** Raises the verdict of the table, once it is known; says it where the game was lost just now. */
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

  /** The moves that are proven to lead to the aim, where they may be used. */
  get #line(): readonly Move[] | undefined {
    const line = this.#table.wants('verdict') ? this.#verdicts.known?.line : undefined;
    return line?.length ? line : undefined;
  }
}
