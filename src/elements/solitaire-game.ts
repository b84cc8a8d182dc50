// <solitaire-game>: a complete solitaire game. The element reads the page's attributes, owns a session, renders it, and
// turns clicks, drags and keys into moves.
//
//   #shadow-root
//     <section class="game" aria-label="Klondike solitaire">
//       <div role="toolbar">      name, deal, score, moves, time; new game, undo, redo, hint, pause, menu
//       <div class="felt">
//         <div role="grid">       the piles (table-view.ts)
//         <p class="message">     a refusal, a hint or an error; the end of the game
//         <div class="cover">     while the game is paused
//       <dialog>                  menu, deals, options, statistics, help, solution (sheet.ts)
//       <slot name="solitaire-status">
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { hasPage } from '../platform/page.js';
import { systemSounds } from '../platform/sound.js';
import { VERSION } from '../platform/version.js';
import type { Session, SessionEvent } from '../session/session.js';
import { Announcer, STATUS_SLOT } from './announcer.js';
import { pileMaker } from './define.js';
import { cover, ending, keepStops, offer, toolbar, type ChromeState } from './chrome.js';
import { fitFaces, guessFaces, keepClear, keepFacesFit, keepFocusSeen, moveFocus } from './fit.js';
import { GameActions } from './game-actions.js';
import { LOOK_PROPERTIES, WISHES } from './game-properties.js';
import { keyFor, KEYS, keymapOf, type KeyMap } from './keymap.js';
import { LanguageWatch } from './language-watch.js';
import { choose, looksOf, type Looks } from './looks.js';
import { Arrival } from './near.js';
import { pagesOf, type PagesHost } from './pages/pages.js';
import { Phrases } from './phrases.js';
import { Presence } from './presence.js';
import { seatOf, type SeatHost } from './seat-of.js';
import { skeleton, skeletonStyles } from './server-drawing.js';
import { Sheet } from './sheet.js';
import { Sitting } from './sitting.js';
import { gameStyles } from './styles/game-styles.js';
import { helpStyles } from './styles/help-styles.js';
import { sheetStyles } from './styles/sheet-styles.js';
import { tokens } from './styles/tokens.js';
import { Table } from './table.js';
import { VariantWatch } from './variant-watch.js';
import { SteadySign } from './verdict-sign.js';

/**
 * A complete solitaire (patience) game with table, controls and help.
 *
 * @slot toolbar - The page's own buttons, after the buttons of the toolbar.
 * @slot won - Shown with the message after a win.
 * @slot lost - Shown with the message that no moves are left.
 * @slot solitaire-status - Created by the element: its live region for screen readers.
 *
 * @fires {CustomEvent} solitaire-deal - A game was dealt or restored: `{deal, restored, proven, position}`.
 * @fires {CustomEvent} solitaire-before-move - A legal move is about to be made; cancelable: `{move, position}`.
 * @fires {CustomEvent} solitaire-move - A move was made, by the player or automatically: `{move, automatic, events, position}`.
 * @fires {CustomEvent} solitaire-score - The score changed: `{score, net, change}`.
 * @fires {CustomEvent} solitaire-undo - A move was undone or redone: `{redo, move, steps, position}`; without `move` on the return to a bookmark or to the last winnable position.
 * @fires {CustomEvent} solitaire-end - The game is over: `{status, score, net, moves, seconds, deal}`.
 * @fires {CustomEvent} solitaire-verdict - The solver knows whether the position can be won: `{verdict, aim, state, about, best, position}`.
 * @fires {CustomEvent} solitaire-announce - A text was announced to screen readers: `{text}`.
 * @fires {CustomEvent} solitaire-error - An error was handled and the game continues: `{code, message, …}`.
 *
 * @csspart game - The whole game.
 * @csspart bar - The name, the deal and the counters.
 * @csspart name - The game's name.
 * @csspart deal - The button with the deal number, which opens the list of deals.
 * @csspart verdict - The badge that says whether the game can still be won.
 * @csspart figures - The counters: score, moves and time.
 * @csspart figure - One counter.
 * @csspart toolbar - The row of buttons.
 * @csspart button - A button of the toolbar, of the verdict or of the end of a game.
 * @csspart felt - The surface under the piles.
 * @csspart table - The grid of piles.
 * @csspart card - A card.
 * @csspart place - The base of an empty pile.
 * @csspart message - The message on the table: a refusal, a hint or an error.
 * @csspart end - The message at the end of a game.
 * @csspart cover - The cover of the table while the game is paused.
 * @csspart dialog - The dialog: menu, deals, options, statistics, help.
 *
 * @cssprop [--solitaire-felt] - Colour of the table.
 * @cssprop [--solitaire-ink] - Text on the table.
 * @cssprop [--solitaire-accent] - Legal targets, selected cards, the main button.
 * @cssprop [--solitaire-focus] - Focus ring.
 * @cssprop [--solitaire-paper] - Background of the cards.
 * @cssprop [--solitaire-red] - Hearts and diamonds.
 * @cssprop [--solitaire-black] - Spades and clubs.
 * @cssprop [--solitaire-diamonds] - Diamonds, with four suit colours.
 * @cssprop [--solitaire-clubs] - Clubs, with four suit colours.
 * @cssprop [--solitaire-back] - Background of the card backs.
 * @cssprop [--solitaire-back-ink] - Pattern of the card backs.
 * @cssprop [--solitaire-card-max=7rem] - Maximum width of a card.
 * @cssprop [--solitaire-radius] - Radius of the cards' corners.
 * @cssprop [--solitaire-table-radius=0.75rem] - Radius of the table's corners.
 * @cssprop [--solitaire-font] - Font of all texts.
 *
 * @cssstate playing - The game is in progress.
 * @cssstate won - The game is won.
 * @cssstate lost - No moves are left.
 * @cssstate carrying - Cards are selected or dragged.
 * @cssstate paused - The player paused the game.
 */
export class SolitaireGame extends GameActions {
  static override styles = [
    tokens,
    gameStyles,
    ...(hasPage ? [sheetStyles, helpStyles] : []),
    skeletonStyles,
  ];
  /** The version of the package, as in `0.1.0`. */
  static readonly version = VERSION;

  // attached in the constructor: after adoption into another document it may fail
  readonly #internals = this.attachInternals();
  readonly #sounds = systemSounds();
  readonly #announcer = new Announcer(this, () => this.announce === 'status');
  readonly #sitting: Sitting = new Sitting({
    element: this,
    wishes: () => this.wishes,
    links: () => this.links ?? '',
    keeps: () => ({ stored: this.save !== 'none', name: this.saveKey ?? undefined }),
    looks: () => this.#looks,
    lacks: (part) => this.left.has(part),
    follow: (event) => {
      this.#follow(event);
    },
    update: () => {
      this.requestUpdate();
    },
    point: (move) => this.#table?.point(move.kind === 'play' ? move : { from: 'stock', count: 1 }),
    show: (line) => {
      this.message = line;
    },
    // while a dialog is open, only its own live region is announced
    aloud: (text, lang) => {
      if (!this.#sheet.hear(text)) this.#announcer.say(text, lang);
    },
    keyFor: (action) => keyFor(this.#sitting.phrases, action, this.#keys, this.#parts.shortcuts()),
  });
  readonly #parts: PagesHost & SeatHost = {
    looks: () => this.#looks,
    choose: (name, value) => {
      choose(name, value, this.pageLooks, this.#sitting.books.settings);
      this.#look();
      this.requestUpdate();
    },
    lacks: (part) => this.left.has(part),
    shortcuts: () => this.#looks.shortcuts === 'on',
    keys: () => this.#keys,
    element: this,
    help: () => {
      this.#sheet.open('help', 'details');
    },
    showStates: () => {
      this.#showStates();
      // renders changes that were deferred during a drag
      this.requestUpdate();
    },
    sound: (name) => {
      if (this.#looks.sound === 'on') this.#sounds.play(name);
    },
  };
  readonly #sheet = new Sheet(this, this.#sitting, pagesOf(this.#sitting, this.#parts));
  readonly #sign = new SteadySign(() => {
    this.requestUpdate();
  });
  readonly #language = new LanguageWatch(this, () => {
    this.#sitting.voice.hush();
    this.#speak();
  });
  #looks: Looks = looksOf({});
  #keys: KeyMap = KEYS;
  #table: Table | undefined;
  /** The focused element before this render. */
  #focused: Element | null | undefined;
  #fitting: ResizeObserver | undefined;
  readonly #variants = new VariantWatch(this, this.#sitting);
  readonly #arrival = new Arrival(this, { build: () => this.#fit()?.build(), claim: () => this.#game });

  constructor() {
    super();
    // a modal dialog that is not rendered any more would still block the page
    new Presence(this, this.#sitting, () => this.#sheet.close());
  }

  protected override get sitting(): Sitting {
    return this.#sitting;
  }

  /**
   * Removes stored data from this browser; the game on the table continues.
   *
   * @param scope `table`: the saved game of this table and the games that were set aside from it, the player's settings,
   *   and the statistics and won days of its game with any options. `all`: everything that this package has stored for
   *   the site, including games of other tables and pages. Default: `table`.
   */
  clear(scope: 'table' | 'all' = 'table'): void {
    this.#sitting.books.clear(this.position.variant, scope === 'all');
    this.#look();
    this.requestUpdate();
  }

  /** Focuses the table. */
  override focus(): void {
    const cover = this.shadowRoot?.querySelector<HTMLElement>('.cover button');
    if (cover) moveFocus(cover);
    else if (this.#table) this.#table.focus();
    else void this.updateComplete.then(() => this.#table?.focus());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#table) this.#keepFit();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#fitting?.disconnect();
    this.#table?.cancel();
    this.#sheet.close();
  }

  protected override scheduleUpdate(): Promise<void> | undefined {
    const first = !this.hasUpdated && !this.wasDrawn;
    const draw = (): Promise<void> | undefined => this.#arrival.inTurn(first, () => super.scheduleUpdate());
    const known = first ? this.#variants.untilKnown() : undefined;
    if (!known) return draw();
    const room = this.#arrival.makeRoom();
    return known.then(() => {
      room.remove();
      return draw();
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated || changed.has('texts')) this.#speak();
    if (!hasPage) return;
    if (changed.has('keys')) {
      const { map, wrong } = keymapOf(this.keys);
      this.#keys = map;
      this.#sitting.outlet.reportWrong(wrong);
    }
    const looksChanged = LOOK_PROPERTIES.some((name) => changed.has(name));
    if (looksChanged) this.#look();
    if (looksChanged || this.wrongSwitches.length) this.#sitting.outlet.reportWrong(this.wrongAttributes);
    if (this.#sitting.isOpen && WISHES.some((name) => changed.has(name))) this.#sitting.open();
    this.#focused = this.shadowRoot?.activeElement;
  }

  protected override render(): TemplateResult {
    const { phrases } = this.#sitting;
    const without = new Set(this.left);
    if (this.hydrates || !hasPage)
      return skeleton(this.wishes, looksOf(this.pageLooks), { phrases, without, game: this });
    const { verdict } = this.#sitting;
    if (this.#looks.clock === 'off') without.add('time');
    // this deal may be a placeholder until a winnable one is found
    if (!this.#sitting.told && this.#sitting.isSeeking) without.add('deal');
    const state: ChromeState = {
      session: this.#game,
      phrases,
      without,
      game: this,
      verdict,
      sign: this.#sign.of(verdict, this.#table?.dragging),
      back: () => void this.#sitting.undoToWinnable(),
      show: (page) => {
        this.#sitting.stop();
        this.#sheet.open(page);
      },
    };
    const { theme, suits, back } = this.#looks;
    const { dir } = this.#language.language;
    return html`<section
        part="game"
        class="game ${theme} ${suits}"
        back=${back}
        lang=${phrases.lang}
        dir=${ifDefined(dir)}
        aria-label=${phrases.say('game', { game: phrases.game(this.position.variant) })}
      >
        ${without.has('bar') && without.has('toolbar') ? nothing : toolbar(state)}
        <div part="felt" class="felt">
          <div part="table" class="table" role="grid" aria-label=${phrases.say('table')}></div>
          <div class="notes">
            <p part="message" class="message" ?hidden=${!this.message} aria-hidden="true">${this.message}</p>
            ${offer(state)} ${ending(state, 'lost')}
          </div>
          ${ending(state, 'won')} ${cover(state)}
        </div>
        ${this.#sheet.render(phrases, this.#looks.navigation === 'step')}
      </section>
      <slot name=${STATUS_SLOT}></slot>`;
  }

  protected override updated(): void {
    if (this.hydrates) {
      this.hydrates = false;
      void this.updateComplete.then(() => this.requestUpdate());
      return;
    }
    if (!this.#table) this.#begin();
    const steps = this.#looks.navigation === 'step';
    keepStops(this.renderRoot, steps);
    if (this.#table) this.#table.steps = steps;
    // the focused element was removed by this render
    if (this.#focused?.isConnected === false) this.focus();
    this.#keepClear();
  }

  #keepClear(): void {
    keepClear(this.renderRoot.querySelector('.notes'), this.#table);
  }

  readonly #seeFocus = (button: HTMLElement): void => {
    this.#table?.roving.follow(button);
    keepFocusSeen(button);
    this.#keepClear();
  };

  /** Creates the table and renders the first game. */
  #begin(): void {
    const grid = this.renderRoot.querySelector<HTMLElement>('[role=grid]');
    if (!grid) return;
    this.#table = new Table(grid, seatOf(this.#sitting, this.#parts), pileMaker(this.#seeFocus));
    this.#table.faces = guessFaces(grid, this.#looks.faces);
    this.#table.mirrored = this.#looks.leftHanded === 'on';
    if (this.#arrival.keepsRoom) this.#table.keepRoom();
    else this.#table.build();
    this.#keepFit();
    this.#showStates();
    const { position } = this;
    // this deal may be a placeholder until a winnable one is found
    this.#table.covered = this.#sitting.isSeeking;
    if (this.#sitting.told || this.#sitting.isSeeking) return;
    this.#sitting.outlet.raise('solitaire-deal', {
      deal: position.deal,
      restored: this.#sitting.restored,
      position,
    });
  }

  get #game(): Session {
    return this.#sitting.session;
  }

  /** Applies the language, the page's texts and the verbosity. */
  #speak(): void {
    const { texts, tag } = this.#language.language;
    this.#sitting.phrases = new Phrases(texts, tag, this.#looks.verbosity, this.texts);
    this.#table?.render();
    this.requestUpdate();
  }

  /** Applies the preferences of the page and the player. */
  #look(): void {
    this.#looks = looksOf(this.pageLooks, this.#sitting.books.settings, this.left.has('look'));
    if (this.#looks.verbosity !== this.#sitting.phrases.verbosity) this.#speak();
    this.#sitting.refresh();
    if (this.#table) this.#table.mirrored = this.#looks.leftHanded === 'on';
    this.#fit();
  }

  readonly #fit = (): Table | undefined => fitFaces(this.#table, this.#looks.faces);

  #keepFit(): void {
    const grid = this.renderRoot.querySelector('[role=grid]');
    this.#fitting?.disconnect();
    if (grid) this.#fitting = keepFacesFit(grid, this.#fit);
  }

  /** Renders a change of the game. */
  #follow(event: SessionEvent): void {
    const table = this.#table;
    if (event.kind === 'deal') {
      this.#sign.forget();
      if (table) table.covered = false;
    }
    if (event.kind === 'deal' || event.kind === 'move' || event.kind === 'undo') table?.follow(event);
    if (event.kind === 'end' && event.status === 'won') {
      table?.celebrate();
      this.#parts.sound('win');
    }
    this.#showStates();
    this.requestUpdate();
    if (event.kind === 'pause') this.#cover(event.paused);
  }

  /** Covers or uncovers the table. The focus moves to the cover's button and back, so that it is never lost. */
  #cover(covered: boolean): void {
    const focused = this.shadowRoot?.activeElement;
    if (this.#table) this.#table.covered = covered;
    if (covered && focused) void this.updateComplete.then(() => this.focus());
    else if (focused?.closest('.cover')) this.#table?.focus();
  }

  #showStates(): void {
    const { states } = this.#internals;
    const now = new Set<string>([this.status]);
    if (this.#game.paused) now.add('paused');
    if (this.#table?.carrying) now.add('carrying');
    for (const state of ['playing', 'won', 'lost', 'paused', 'carrying']) {
      if (now.has(state)) states.add(state);
      else states.delete(state);
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-game': SolitaireGame;
  }
}
