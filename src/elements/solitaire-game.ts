// <solitaire-game>: a complete solitaire game. The element reads the attributes, creates a session, renders it, and
// converts clicks, drags and keys into moves.
//
//   #shadow-root
//     <section class="game" aria-label="Klondike solitaire">
//       <div role="toolbar">      name, deal, score, moves, time; new game, undo, redo, hint, pause, menu
//       <div class="felt">
//         <div class="table" role="toolbar">   the piles (table-view.ts)
//         <p class="message">     a refusal, a hint or an error; the end of the game
//         <div class="cover">     while the game is paused
//       <dialog>                  menu, deals, options, statistics, help, solution (dialog.ts)
//       <slot name="solitaire-status">
import type { PropertyValues, TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { focusedIn, internalsOf } from '../platform/layout.js';
import { prefetchParts } from '../platform/lazy-part.js';
import { hasPage } from '../platform/page.js';
import { VERSION } from '../platform/version.js';
import type { Session } from '../session/session.js';
import { RestingFinger } from './input/resting-finger.js';
import { LiveRegion, STATUS_SLOT } from './live-region.js';
import { cardPileFactory } from './cards/card-pile-factory.js';
import { lossTemplates } from './toolbar/ending.js';
import { wonPanel } from './toolbar/won-panel.js';
import { cover, updateTabStops, offer, toolbar, type ToolbarContext } from './toolbar/toolbar.js';
import {
  fitGame,
  preferredHeightOf,
  guessFaces,
  observeSize,
  scrollFocusIntoView,
  moveFocus,
} from './table/table-fit.js';
import { placeNotes } from './table/note-place.js';
import type { ControllerEvent } from '../controller/controller-event.js';
import { ElementPage } from './element-page.js';
import { EventDispatcher } from './shared/event-dispatcher.js';
import { GameActions } from './game-actions.js';
import { PREFERENCE_PROPERTIES, SETUP_PROPERTIES } from './game-attributes.js';
import { keymapOf } from '../controller/keymap.js';
import { LocaleController } from './shared/locale-controller.js';
import { preferencesOf, type Preferences } from '../controller/preferences.js';
import { LazyRenderController } from './lazy-render.js';
import { MessageFormatter } from '../text/message-formatter.js';
import { PageLifecycle } from './page-lifecycle.js';
import { serverRendering } from './shared/server-rendering.js';
import { share } from './dialog/web-share.js';
import { GameController } from '../controller/game-controller.js';
import { hiddenIn } from '../controller/puzzle-parts.js';
import { toText } from '../controller/setup.js';
import { gameStyles } from './game-styles.js';
import { endingStyles } from './toolbar/ending-styles.js';
import { DialogPart } from './dialog/dialog-part.js';
import { tokens } from './cards/tokens.js';
import { tableSizer } from './table/table-sizer.js';
import { TableController } from './table/table-controller.js';
import { highlightOf } from './table/highlight.js';
import { VariantWatch } from './variant-watch.js';
import { DebouncedVerdict } from './toolbar/verdict-badge.js';
import { html } from './shared/html.js';

/**
 * A complete solitaire (patience) game with table, controls and help.
 *
 * @slot toolbar - Buttons of the page, after the built-in buttons of the toolbar.
 * @slot won - Content of the panel after a win.
 * @slot lost - Content below the result in the toolbar after a loss.
 * @slot solitaire-status - Created by the element: the live region for screen readers.
 *
 * @fires {CustomEvent} solitaire-deal - A game was dealt or restored: `{deal, restored, proven, position}`.
 * @fires {CustomEvent} solitaire-before-move - A legal move is about to be made; cancelable: `{move, position}`.
 * @fires {CustomEvent} solitaire-move - A move was made, by the player or automatically: `{move, automatic, events, position}`.
 * @fires {CustomEvent} solitaire-score - The score changed: `{score, net, change}`.
 * @fires {CustomEvent} solitaire-undo - A move was undone or redone: `{redo, move, steps, position}`; without `move` on the return to a bookmark or to the last winnable position.
 * @fires {CustomEvent} solitaire-end - The game is over: `{status, score, net, moves, seconds, deal, puzzle}`; `puzzle` only in puzzles.
 * @fires {CustomEvent} solitaire-verdict - The solver has a verdict on whether the position can be won: `{verdict, aim, state, about, best, fewest, position}`.
 * @fires {CustomEvent} solitaire-announce - A text was announced to screen readers: `{text}`.
 * @fires {CustomEvent} solitaire-error - An error was handled and the game continues: `{code, message, …}`.
 *
 * @csspart game - The whole game.
 * @csspart bar - The name, the deal and the counters.
 * @csspart name - The game's name.
 * @csspart deal - The button with the deal number, which opens the list of deals.
 * @csspart verdict - The badge that shows whether the game can still be won.
 * @csspart figures - The counters: score, moves and time.
 * @csspart figure - One counter.
 * @csspart toolbar - The row of buttons.
 * @csspart button - A button of the toolbar, of the verdict or of the end of a game.
 * @csspart felt - The surface under the piles.
 * @csspart table - The grid of piles.
 * @csspart card - A card.
 * @csspart place - The base of an empty pile.
 * @csspart count - The number of cards in the stock, the waste or the reserve.
 * @csspart message - The message on the table: a refusal, a hint or an error.
 * @csspart end - The result and the buttons in the toolbar after a loss, or the panel after a win.
 * @csspart cover - The cover of the table while the game is paused.
 * @csspart dialog - The dialog: menu, deals, options, statistics, help.
 *
 * @cssprop [--solitaire-felt] - Colour of the table.
 * @cssprop [--solitaire-ink] - Text on the table.
 * @cssprop [--solitaire-accent] - Legal targets, selected cards, the main button, whose text is black or white.
 * @cssprop [--solitaire-focus] - Focus ring.
 * @cssprop [--solitaire-paper] - Background of the cards.
 * @cssprop [--solitaire-red] - Hearts and diamonds.
 * @cssprop [--solitaire-black] - Spades and clubs.
 * @cssprop [--solitaire-diamonds] - Diamonds, with four suit colours.
 * @cssprop [--solitaire-clubs] - Clubs, with four suit colours.
 * @cssprop [--solitaire-back] - Background of the card backs.
 * @cssprop [--solitaire-back-ink] - Pattern of the card backs.
 * @cssprop [--solitaire-card-max=7rem] - Maximum width of a card.
 * @cssprop [--solitaire-max-height=100svh] - Maximum height of the game; `none` for no limit. More by default if large text leaves too little space for the table. A height of the element itself takes precedence.
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
  static override get styles() {
    return [tokens, gameStyles, endingStyles, ...serverRendering().styles];
  }

  /** The version of the package, as in `0.1.0`. */
  static readonly version = VERSION;

  // attached in the constructor: after adoption into another document it may fail
  readonly #internals = internalsOf(this);
  readonly #dispatcher = new EventDispatcher(this);
  readonly #liveRegion = new LiveRegion(this, () => this.#preferences.announce === 'notify');
  readonly #controller = new GameController(new ElementPage(this, this.#dispatcher));
  readonly #dialog = new DialogPart(this, this.#controller, () => this.#table?.arrangement);
  readonly #badge = new DebouncedVerdict(() => {
    this.requestUpdate();
  });
  readonly #locale = new LocaleController(this, () => {
    this.#controller.announcer.clearMessage();
    this.#applyLanguage();
  });
  #table: TableController | undefined;
  /** The focused element before this render. */
  #focused: Element | null | undefined;
  #stopFitting: (() => void) | undefined;
  readonly #variants = new VariantWatch(this, this.#controller);
  readonly #lazyRender = new LazyRenderController(this, {
    build: () => {
      this.#fit();
      this.#table?.build();
    },
    reserveSlot: () => this.#session,
  });

  constructor() {
    super();
    this.#controller.subscribe('view', (event) => {
      this.#applyEvent(event);
    });
    this.#controller.subscribe('events', (event) => {
      this.#dispatcher.handle(event);
    });
    // a modal dialog that is not rendered any more would still block the page
    new PageLifecycle(this, this.#controller, () => this.#dialog.close());
    new RestingFinger(this, () => this.#lazyRender.inView);
  }

  protected override get controller(): GameController {
    return this.#controller;
  }

  /**
   * Removes stored data from this browser; the game on the table continues.
   *
   * @param scope `table`: the saved game of this table and the games that were set aside from it, the player's
   *   settings, and the statistics and won days of its game with any options. `all`: everything that this package has
   *   stored for the site, including games of other tables and pages. Default: `table`.
   */
  clear(scope: 'table' | 'all' = 'table'): void {
    this.#controller.clear(scope === 'all');
    this.#applyPreferences();
    this.requestUpdate();
  }

  /**
   * The height in CSS pixels that the game needs at its present width to show all columns uncompressed. Heights that
   * the page sets do not affect it. 0 before the first render and while the game is hidden.
   */
  get preferredHeight(): number {
    return preferredHeightOf(this.renderRoot);
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
    if (this.#table) this.#observeSize();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopFitting?.();
    this.#table?.cancel();
    this.#dialog.close();
  }

  protected override scheduleUpdate(): Promise<void> | undefined {
    const first = !this.hasUpdated && !this.wasServerRendered;
    const draw = (): Promise<void> | undefined =>
      this.#lazyRender.scheduleFirstRender(first, () => super.scheduleUpdate());
    const known = first ? this.#variants.untilKnown() : undefined;
    if (!known) return draw();
    const room = this.#lazyRender.showPlaceholder();
    return known.then(() => {
      room.replaceWith();
      return draw();
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.hasUpdated || changed.has('texts')) this.#applyLanguage();
    if (!hasPage) return;
    if (changed.has('keys')) {
      const { map, invalid } = keymapOf(this.keys);
      this.#controller.keymap = map;
      this.#dispatcher.reportInvalid(invalid);
    }
    const preferencesChanged = PREFERENCE_PROPERTIES.some((name) => changed.has(name));
    if (preferencesChanged) this.#applyPreferences();
    if (preferencesChanged || this.invalidBooleans.length)
      this.#dispatcher.reportInvalid(this.invalidAttributes);
    if (this.#controller.isOpen && SETUP_PROPERTIES.some((name) => changed.has(name)))
      this.#controller.open();
    this.#focused = focusedIn(this.shadowRoot);
  }

  protected override render(): TemplateResult {
    const { formatter } = this.#controller;
    if (this.hydrates || !hasPage)
      return serverRendering().skeleton(this.setupRequest, preferencesOf(this.pagePreferences), {
        formatter,
        without: hiddenIn(!!this.puzzle, this.hiddenParts),
        game: this,
      });
    // opens the game, which can hide parts
    const session = this.#session;
    const without = new Set(this.#controller.hiddenParts);
    const { verdict } = this.#controller;
    if (this.#preferences.clock === 'off') without.add('time');
    const state: ToolbarContext = {
      session,
      formatter,
      without,
      game: this,
      hidesDeal: !this.#controller.dealAnnounced && this.#controller.isSearchingDeal,
      verdict,
      sign: this.#badge.shown(verdict, this.#table?.dragging),
      quiet: this.#preferences.verdict === 'quiet',
      back: () => void this.#controller.undoToWinnable(),
      statistics: this.#controller.persistence.statistics,
      share: () => void this.#share(),
      show: (page) => {
        this.#controller.stop();
        this.#dialog.open(page);
      },
    };
    const { theme, suits, back, felt } = this.#preferences;
    const { dir } = this.#locale.language;
    return html`<div class="frame">
        <section
          part="game"
          class="game ${theme} ${suits} ${without.has('counts') ? 'uncounted' : ''}"
          back=${back}
          felt=${felt}
          lang=${formatter.lang}
          dir=${ifDefined(dir)}
          aria-label=${toText(this.label) || formatter.message('game', { game: formatter.game(this.position.variant) })}
        >
          ${toolbar(state, lossTemplates(state))} ${tableSizer(session.game.description)}
          <div part="felt" class="felt">
            <div part="table" class="table" role="toolbar" aria-label=${formatter.message('table')}></div>
            <div class="notes">
              <p
                part="message"
                class="message"
                ?hidden=${!this.message}
                aria-hidden="true"
                .textContent=${this.message}
              ></p>
              ${offer(state)}
            </div>
            ${cover(state)}
          </div>
          ${wonPanel(state)} ${this.#dialog.render(this.#preferences.navigation === 'step')}
        </section>
      </div>
      <slot name=${STATUS_SLOT}></slot>`;
  }

  protected override updated(): void {
    if (this.hydrates) {
      this.hydrates = false;
      void this.updateComplete.then(() => this.requestUpdate());
      return;
    }
    if (!this.#table) this.#createTable();
    const steps = this.#preferences.navigation === 'step';
    updateTabStops(this.renderRoot, steps);
    if (this.#table) this.#table.steps = steps;
    // the focused element was removed by this render
    if (this.#focused?.isConnected === false) this.focus();
    this.#placeNotes();
  }

  #placeNotes(): void {
    placeNotes(this.renderRoot, this.#table);
  }

  readonly #onFocus = (button: HTMLElement): void => {
    this.#table?.rovingFocus.sync(button);
    scrollFocusIntoView(button);
    this.#placeNotes();
  };

  /** Creates the table and renders the first game. */
  #createTable(): void {
    const grid = this.renderRoot.querySelector<HTMLElement>('.table');
    if (!grid) return;
    this.#table = new TableController(grid, this.#controller, cardPileFactory(this.#onFocus));
    this.#table.faces = guessFaces(grid, this.#preferences.faces);
    this.#table.mirrored = this.#preferences.leftHanded === 'on';
    // the page can pause a game before its first render
    this.#table.hidden = this.#session.paused;
    if (this.#lazyRender.isPlaceholder) this.#table.prepare();
    else {
      // before the first paint: browsers count piles that an observer moves later in the same frame as a layout shift
      this.#fit();
      this.#table.build();
    }
    this.#observeSize();
    this.#applyStates();
    prefetchParts();
    const { position } = this;
    // this deal may be a placeholder until a winnable one is found
    if (this.#controller.dealAnnounced || this.#controller.isSearchingDeal) return;
    this.#dispatcher.dispatch('solitaire-deal', {
      deal: position.deal,
      restored: this.#controller.restored,
      position,
    });
    this.#controller.noteDealAnnounced();
  }

  get #preferences(): Preferences {
    return this.#controller.preferences;
  }

  get #session(): Session {
    return this.#controller.session;
  }

  /** Applies the language, the page's texts and the verbosity. */
  #applyLanguage(): void {
    const { texts, tag } = this.#locale.language;
    this.#controller.formatter = new MessageFormatter(texts, tag, this.#preferences.verbosity, this.texts);
    this.#table?.render();
    this.requestUpdate();
  }

  /** Shares the deal from the table. If that is refused, the share page shows the link as text. */
  async #share(): Promise<void> {
    const { announcer, formatter } = this.#controller;
    const shared = await share(...this.#controller.shareLink());
    if (shared === 'refused') this.#dialog.open('share');
    else if (shared !== 'cancelled') announcer.showMessage(formatter.message(shared));
  }

  /** Applies the preferences of the page and the player. */
  #applyPreferences(): void {
    this.#controller.updatePreferences();
    if (this.#preferences.verbosity !== this.#controller.formatter.verbosity) this.#applyLanguage();
    if (this.#table) this.#table.mirrored = this.#preferences.leftHanded === 'on';
    this.#fit();
  }

  readonly #fit = (): void => {
    fitGame(this, this.renderRoot, this.#table, this.#preferences.faces);
    this.#placeNotes();
  };

  #observeSize(): void {
    // the size of the felt depends on that of the game and that of the controls, unless the game is higher than the window
    const felt = this.renderRoot.querySelector<HTMLElement>('.felt');
    this.#stopFitting?.();
    if (felt) this.#stopFitting = observeSize(felt, [this], this.#fit);
  }

  /** Shows an event of the controller. */
  #applyEvent(event: ControllerEvent): void {
    const table = this.#table;
    switch (event.kind) {
      case 'deal':
        this.#badge.forget();
        if (table) table.hidden = false;
        table?.applyEvent(event);
        break;
      case 'move':
      case 'undo':
        table?.applyEvent(event);
        break;
      case 'end':
        // a listener of the move may have dealt another game
        if (event.status !== 'won' || this.status !== 'won') break;
        table?.celebrate();
        this.#controller.playSound('win');
        break;
      case 'pause':
      case 'score':
      case 'bookmark':
      case 'selection':
      case 'update':
        break;
      case 'preferences':
        this.#applyPreferences();
        break;
      case 'hint':
        table?.highlightHint(highlightOf(event.move));
        return;
      case 'message':
        this.message = event.text;
        return;
      case 'announce':
        // while the dialog is open, screen readers read only its live region
        if (!event.inDialog && !this.#dialog.announceInside(event.text))
          this.#liveRegion.announce(event.spoken, event.lang);
        return;
      case 'help':
        this.#dialog.open('help', 'details');
        return;
      case 'verdict':
      case 'error':
      case 'invalid':
        return;
    }
    this.#applyStates();
    this.requestUpdate();
    // after the update is requested: the focus moves to the cover once it is rendered
    if (event.kind === 'pause') this.#coverTable(event.paused);
  }

  /** Covers or uncovers the table. The focus moves to the cover's button and back. */
  #coverTable(covered: boolean): void {
    const focused = focusedIn(this.shadowRoot);
    if (this.#table) this.#table.hidden = covered;
    if (covered && focused) void this.updateComplete.then(() => this.focus());
    else if (focused?.closest('.cover')) this.#table?.focus();
  }

  #applyStates(): void {
    const { states } = this.#internals;
    const now = new Set<string>([this.status]);
    if (this.#session.paused) now.add('paused');
    if (this.#table?.carrying) now.add('carrying');
    for (const state of ['playing', 'won', 'lost', 'paused', 'carrying']) {
      if (now.has(state)) states?.add(state);
      else states?.delete(state);
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-game': SolitaireGame;
  }
}
