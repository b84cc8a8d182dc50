// <solitaire-game>: a whole game of patience on a page. The element reads the page's wishes, owns a session,
// shows it on a table, and turns clicks, drags and keys into moves.
//
//   #shadow-root
//     <section class="game" aria-label="Klondike solitaire">
//       <div role="toolbar">      name, deal, score, moves, time; new game, restart, undo, redo
//       <div class="felt">
//         <div role="grid">       the piles (table-view.ts)
//         <p class="message">     why a move was refused, for who sees it
//         <div class="end">       when the game is over
//       <dialog>                  deal number
//       <slot name="solitaire-status">
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { type Move, type Position, type Refusal, type SavedGame, type Status } from '../engine/index.js';
import { en } from '../locales/en.js';
import { systemClock } from '../platform/clock.js';
import { Session, type SessionEvent } from '../session/session.js';
import { Announcer, STATUS_SLOT } from './announcer.js';
import type { CardPile } from './card-pile.js';
import { DealDialog } from './deal-dialog.js';
import { pileTag } from './define.js';
import { ending, keepStop, toolbar, type ChromeActions, type ChromeState } from './chrome.js';
import { detailOf } from './events.js';
import { GameProperties, WISHES } from './game-properties.js';
import { eventText, refusalText } from './messages.js';
import { Outlet } from './outlet.js';
import { Phrases } from './phrases.js';
import { restyle } from './restyle.js';
import { gameStyles } from './styles/game-styles.js';
import { tokens } from './styles/tokens.js';
import { Table, type Seat } from './table.js';
import { VERSION } from './version.js';
import { grant, type Granted, type NewGame } from './wishes.js';

/** Under this width of a card, in CSS pixels, the large faces are drawn. */
const SMALL_CARD = 64;
/** On pages narrower than this, most tables have such cards. */
const SMALL_PAGE = 512;
/** How long a refusal is shown. */
const MESSAGE_MS = 5000;

/**
 * A game of patience, complete with table, controls and rules.
 *
 * @slot toolbar - The page's own buttons, after those of the toolbar.
 * @slot won - Shown with the message of a win.
 * @slot lost - Shown with the message that no moves are left.
 * @slot solitaire-status - Made by the element: what is said to who listens.
 *
 * @fires {CustomEvent} solitaire-deal - A game was dealt or restored: `{deal, restored, position}`.
 * @fires {CustomEvent} solitaire-before-move - A legal move is about to be made; cancelable: `{move, position}`.
 * @fires {CustomEvent} solitaire-move - A move was made: `{move, events, position}`.
 * @fires {CustomEvent} solitaire-score - The score changed: `{score, net, change}`.
 * @fires {CustomEvent} solitaire-undo - A move was undone or made again: `{redo, move, position}`.
 * @fires {CustomEvent} solitaire-end - The game is over: `{status, score, net, moves, seconds, deal}`.
 * @fires {CustomEvent} solitaire-announce - What was said to who listens: `{text}`.
 * @fires {CustomEvent} solitaire-error - Something was wrong and has been mended: `{code, message, …}`.
 *
 * @csspart game - All of it.
 * @csspart bar - The name, the deal and the figures.
 * @csspart name - The game's name.
 * @csspart deal - The button with the deal number.
 * @csspart figures - Score, moves and time.
 * @csspart figure - One of them.
 * @csspart toolbar - The row of buttons.
 * @csspart button - A button of the toolbar or of the end of a game.
 * @csspart felt - The cloth the piles lie on.
 * @csspart table - The grid of piles.
 * @csspart card - A card.
 * @csspart place - The spot of an empty pile.
 * @csspart message - Why a move was refused.
 * @csspart end - The message at the end of a game.
 * @csspart dialog - The dialog for deal numbers.
 *
 * @cssprop [--solitaire-felt] - Colour of the table.
 * @cssprop [--solitaire-ink] - Text on the table.
 * @cssprop [--solitaire-accent] - Legal targets, chosen cards, the main button.
 * @cssprop [--solitaire-focus] - The ring around what has the focus.
 * @cssprop [--solitaire-paper] - Ground of the cards.
 * @cssprop [--solitaire-red] - Hearts and diamonds.
 * @cssprop [--solitaire-black] - Spades and clubs.
 * @cssprop [--solitaire-back] - Ground of the card backs.
 * @cssprop [--solitaire-back-ink] - Pattern of the card backs.
 * @cssprop [--solitaire-card-max=7rem] - Greatest width of a card.
 * @cssprop [--solitaire-radius] - Radius of the cards' corners.
 * @cssprop [--solitaire-table-radius=0.75rem] - Radius of the table's corners.
 * @cssprop [--solitaire-font] - Font of all texts.
 *
 * @cssstate playing - The game goes on.
 * @cssstate won - The game is won.
 * @cssstate lost - No play can be reached.
 * @cssstate carrying - Cards are picked up.
 * @cssstate paused - The player stopped the clock.
 */
export class SolitaireGame extends GameProperties {
  static override styles = [tokens, gameStyles];
  /** The version of the package, as in `0.1.0`. */
  static readonly version = VERSION;

  readonly #internals = this.attachInternals();
  readonly #announcer = new Announcer(this);
  readonly #outlet = new Outlet(this);
  readonly #dealDialog = new DealDialog(this, (deal) => void this.newGame({ deal }));
  #phrases = new Phrases(en, 'en');
  #session: Session | undefined;
  #table: Table | undefined;
  #connection = new AbortController();
  #resize: ResizeObserver | undefined;
  #tick: ReturnType<typeof setInterval> | undefined;
  #messageTimer: ReturnType<typeof setTimeout> | undefined;

  /** The position, frozen. */
  get position(): Position {
    return this.#game.position;
  }

  /** `playing`, `won` or `lost`. */
  get status(): Status {
    return this.position.status;
  }

  /** As the game counts it; `position.net` is score less stake. */
  get score(): number {
    return this.position.score;
  }

  /** Played time in seconds, from the first move on; it stands still while the page is hidden. */
  get elapsed(): number {
    return this.#game.elapsed;
  }

  /**
   * Deals another game: of this variant and with these options unless told otherwise, by chance without a
   * deal number or a deck. A wrong setup raises `solitaire-error`, and the old game goes on.
   *
   * @returns the position, once it is shown
   */
  async newGame({ variant, deal, deck, options }: NewGame = {}): Promise<Position> {
    const session = this.#game;
    const chosen = variant ?? session.game.variant;
    const same = chosen === session.game.variant || chosen === session.game.variant.id;
    this.#outlet.attempt(() =>
      session.deal(chosen, { deal, deck, options: options ?? (same ? session.position.options : {}) }),
    );
    if (this.isConnected) await this.updateComplete;
    return this.position;
  }

  /** Deals the same cards again. */
  restart(): void {
    this.#game.restart();
  }

  /** Takes the last move back; `false` when there is none. */
  undo(): boolean {
    return this.#game.undo();
  }

  /** Makes the move again that was undone last; `false` when there is none. */
  redo(): boolean {
    return this.#game.redo();
  }

  /** Makes a move; `false` when it is not allowed, or the page stopped it. */
  play(move: Move): boolean {
    return !this.#game.game.explain(move) && this.#request(move);
  }

  /** Stops the clock until the next move or {@link resume}. */
  pause(): void {
    this.#game.pause();
  }

  /** Lets the clock go on. */
  resume(): void {
    this.#game.resume();
  }

  /** The game as a record of its moves, for {@link load}. */
  toJSON(): SavedGame {
    return this.#game.game.toJSON();
  }

  /** Goes on with a saved game; `false`, and a `solitaire-error`, when it is damaged: the old game goes on. */
  load(saved: unknown): boolean {
    return this.#outlet.attempt(() => this.#game.load(saved));
  }

  /** Focuses the table. */
  override focus(): void {
    if (this.#table) this.#table.focus();
    else void this.updateComplete.then(() => this.#table?.focus());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#connection = new AbortController();
    const doc = this.ownerDocument;
    const hidden = (): void => this.#session?.hidden(doc.hidden);
    doc.addEventListener('visibilitychange', hidden, { signal: this.#connection.signal });
    hidden();
    if (this.#table) this.#observe();
    this.#tick = setInterval(() => this.#session?.running && this.requestUpdate(), 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
    this.#resize?.disconnect();
    clearInterval(this.#tick);
    clearTimeout(this.#messageTimer);
    this.message = '';
    this.#table?.cancel();
    this.#session?.hidden(true);
  }

  adoptedCallback(): void {
    restyle(this);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('theme') || changed.has('controls')) this.#outlet.reportWrong(this.wrongLooks);
    if (changed.has('texts')) {
      this.#phrases = new Phrases({ ...en, ...this.texts }, 'en');
      this.#table?.render('none');
    }
    if (this.#session && WISHES.some((name) => changed.has(name))) {
      const { variant, setup } = this.#granted();
      this.#outlet.attempt(() => this.#game.deal(variant, setup));
    }
  }

  protected override render(): TemplateResult {
    const without = this.left;
    const state: ChromeState = { session: this.#game, phrases: this.#phrases, without };
    const { position } = this.#game;
    const actions = this.#actions;
    return html`<section
        part="game"
        class="game ${this.theme}"
        aria-label=${this.#phrases.say('game', { game: this.#phrases.game(position.variant) })}
      >
        ${without.has('bar') && without.has('toolbar') ? nothing : toolbar(state, actions)}
        <div part="felt" class="felt">
          <div part="table" class="table" role="grid" aria-label=${this.#phrases.say('table')}></div>
          <p part="message" class="message" ?hidden=${!this.message} aria-hidden="true">${this.message}</p>
          ${ending(state, actions)}
        </div>
        ${this.#dealDialog.render(this.#phrases, position.deal)}
      </section>
      <slot name=${STATUS_SLOT}></slot>`;
  }

  protected override updated(): void {
    keepStop(this.renderRoot);
  }

  protected override firstUpdated(): void {
    const grid = this.renderRoot.querySelector<HTMLElement>('[role=grid]');
    if (!grid) return;
    const tag = pileTag();
    this.#table = new Table(grid, this.#seat, () => this.ownerDocument.createElement(tag) as CardPile);
    // a guess that costs no layout; the observer mends it one frame later
    this.#table.faces = innerWidth < SMALL_PAGE ? 'large' : 'classic';
    this.#table.render('none');
    this.#observe();
    this.#showStates();
    this.#outlet.raise('solitaire-deal', {
      deal: this.position.deal,
      restored: false,
      position: this.position,
    });
  }

  /** The session; made when it is first asked for, of what the page wishes. */
  get #game(): Session {
    if (!this.#session) {
      const { variant, setup } = this.#granted();
      this.#session = new Session(variant, setup, systemClock, (event) => this.#follow(event));
    }
    return this.#session;
  }

  #granted(): Granted {
    const granted = grant(this.wishes, systemClock.today());
    this.#outlet.reportWrong(granted.wrong);
    return granted;
  }

  /** Makes a legal move, unless the page objects; legality is looked at again after it was asked. */
  #request(move: Move): boolean {
    const { position } = this;
    if (!this.#outlet.raise('solitaire-before-move', { move, position }, true)) return false;
    return this.#game.play(move) === undefined;
  }

  /** Shows, says and raises what happened in the session. */
  #follow(event: SessionEvent): void {
    this.message = '';
    if (event.kind === 'deal' || event.kind === 'move' || event.kind === 'undo') this.#table?.follow(event);
    // the message of the end goes, and must not take the focus with it
    if (this.status === 'playing' && this.shadowRoot?.activeElement?.closest('.end')) this.focus();
    this.#showStates();
    this.requestUpdate();
    const said = eventText(this.#phrases, event, this.#game);
    if (said) this.#announce(said);
    if (event.kind !== 'pause') this.#outlet.raise(`solitaire-${event.kind}`, detailOf(event));
  }

  #announce(text: string): void {
    this.#announcer.say(text);
    this.#outlet.raise('solitaire-announce', { text });
  }

  /** Says and shows for a while why a move is refused. */
  #refuse(refusal: Refusal): void {
    const text = refusalText(this.#phrases, refusal);
    this.#announce(text);
    this.message = text;
    clearTimeout(this.#messageTimer);
    this.#messageTimer = setTimeout(() => (this.message = ''), MESSAGE_MS);
  }

  #showStates(): void {
    for (const status of ['playing', 'won', 'lost'] as const) this.#showState(status, this.status === status);
    this.#showState('paused', this.#game.paused);
  }

  #showState(state: string, on: boolean): void {
    const { states } = this.#internals;
    if (on) states.add(state);
    else states.delete(state);
  }

  /** Large faces on small cards. */
  #observe(): void {
    const table = this.#table;
    const grid = this.renderRoot.querySelector('[role=grid]');
    if (!table || !grid) return;
    const fit = (): void => {
      const width = table.cardWidth;
      const faces = width < SMALL_CARD ? 'large' : 'classic';
      // in the next frame: a change made here could come back as an error about the observer's loop
      if (width && faces !== table.faces) requestAnimationFrame(() => (table.faces = faces));
    };
    this.#resize = new ResizeObserver(fit);
    this.#resize.observe(grid);
  }

  /** What the table is given of the game. */
  readonly #seat: Seat = {
    session: () => this.#game,
    phrases: () => this.#phrases,
    shortcuts: () => !this.noShortcuts,
    request: (move) => this.#request(move),
    refuse: (refusal) => {
      this.#refuse(refusal);
    },
    announce: (text) => {
      this.#announce(text);
    },
    undo: () => this.undo(),
    redo: () => this.redo(),
    carrying: (carrying) => {
      this.#showState('carrying', carrying);
    },
  };

  readonly #actions: ChromeActions = {
    newGame: () => void this.newGame(),
    restart: () => {
      this.restart();
    },
    undo: () => void this.undo(),
    redo: () => void this.redo(),
    askDeal: () => {
      this.#dealDialog.open();
    },
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-game': SolitaireGame;
  }
}
