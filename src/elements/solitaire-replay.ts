// <solitaire-replay>: the table after each move of a line, with controls, the list of moves in words, and the
// comments and variations from the light DOM.
//
//   <solitaire-replay variant="klondike" deal="9" line="16 7f D2 w6">
//     <p data-at="2">A comment after the second move.</p>       stays in the light DOM, shown by a slot
//     #shadow-root
//       <section class="replay" aria-label="Replay: Klondike">
//         <div class="game">              the felt
//           <div class="bar">             name, deal; play from here
//           <div class="felt">            the table (replay-player.ts), marks, the position in words
//           <div class="player">          buttons, slider, speed, the current move
//         <div class="list"><ol>          the moves (replay/move-list.ts)
//         <div class="play">              a game from this position, instead of the above
import { nothing, type PropertyValues, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { aboutOf } from '../engine/aim.js';
import { watchVariants } from '../engine/shared-variants.js';
import { variants, writeLine, type Position, type Variant } from '../engine/index.js';
import { focusedIn, observeView } from '../platform/layout.js';
import { hasPage, viewOf } from '../platform/page.js';
import { withDeviceLimits } from '../platform/device.js';
import { systemSearch } from '../platform/search-worker.js';
import { marksOf } from '../controller/marks.js';
import { preferencesOf } from '../controller/preferences.js';
import { MAIN_LINE, ReplayController } from '../controller/replay-controller.js';
import { untilDefined } from './variant-watch.js';
import { toText } from '../controller/setup.js';
import { MessageFormatter } from '../text/message-formatter.js';
import { cardPileFactory } from './cards/card-pile-factory.js';
import { tokens } from './cards/tokens.js';
import { createGame } from './game-tag.js';
import { positionTexts } from './input/spoken-queries.js';
import { LazyRenderController } from './lazy-render.js';
import { LiveRegion, STATUS_SLOT } from './live-region.js';
import { Annotations } from './replay/annotations.js';
import { marksOver } from './replay/marks-view.js';
import { moveList } from './replay/move-list.js';
import { ReplayPlayer } from './replay/replay-player.js';
import { replayStyles } from './replay/replay-styles.js';
import { felt, stepText } from './replay/replay-view.js';
import { ReplayAttributes } from './replay-attributes.js';
import { EventDispatcher } from './shared/event-dispatcher.js';
import { LocaleController } from './shared/locale-controller.js';
import type { SolitaireGame } from './solitaire-game.js';
import { withDialogTexts } from './dialog/dialog-texts.js';
import { serverRendering } from './shared/server-rendering.js';
import { DEAL_PROPERTIES, LOOK_PROPERTIES } from './table-attributes.js';
import { html } from './shared/html.js';

const stepKey = (at: number, variation: number): string => `${String(variation)} ${String(at)}`;

/**
 * Replays a line of moves of a deal: the table after each move, the list of moves, comments and variations.
 *
 * @slot - Children with `data-at` are comments and, with `data-line`, variations. All others are visible only on pages without scripts.
 * @slot solitaire-status - Created by the element: the live region for screen readers.
 *
 * @fires {CustomEvent} solitaire-step - Another position is shown: `{at, length, variation, position}`.
 * @fires {CustomEvent} solitaire-announce - A text was announced to screen readers: `{text}`.
 * @fires {CustomEvent} solitaire-error - An attribute has an invalid value, or a line has an illegal move: `{code, message, attribute, value, expected}`.
 *
 * @csspart replay - The whole replay.
 * @csspart bar - The name and the deal.
 * @csspart button - A button.
 * @csspart felt - The surface under the piles.
 * @csspart table - The piles.
 * @csspart player - The controls.
 * @csspart step - The current move in words.
 * @csspart moves - The list of moves.
 * @csspart move - A move in the list.
 *
 * @cssprop [--solitaire-felt] - Colour of the table.
 * @cssprop [--solitaire-ink] - Text on the table.
 * @cssprop [--solitaire-accent] - Marks and the slider.
 * @cssprop [--solitaire-focus] - Focus ring on the table.
 * @cssprop [--solitaire-paper] - Background of the cards.
 * @cssprop [--solitaire-card-max=7rem] - Maximum width of a card.
 * @cssprop [--solitaire-max-height=100svh] - Maximum height of the table with its controls; `none` is not supported.
 * @cssprop [--solitaire-table-radius=0.75rem] - Radius of the table's corners.
 * @cssprop [--solitaire-font] - Font of the controls.
 */
export class SolitaireReplay extends ReplayAttributes {
  static override get styles() {
    return [tokens, replayStyles, ...serverRendering().styles];
  }

  readonly #dispatcher = new EventDispatcher(this);
  readonly #liveRegion = new LiveRegion(this);
  readonly #locale = new LocaleController(this, () => {
    this.#language = undefined;
    this.requestUpdate();
  });
  readonly #lazyRender = new LazyRenderController(this, {
    build: () => {
      this.requestUpdate();
    },
    reserveSlot: () => undefined,
  });
  readonly #controller = new ReplayController(withDeviceLimits(systemSearch), () => {
    this.requestUpdate();
  });
  readonly #annotations = new Annotations(this);
  /** The formatter without the texts of a game. */
  #language: MessageFormatter | undefined;
  #player: ReplayPlayer | undefined;
  /** The game that is played from a position of the replay. */
  #game: SolitaireGame | undefined;
  #speed = 1;
  #inView = false;
  /** Disconnects observers and listeners. */
  #connection = new AbortController();
  /** The position before the page was printed. */
  #beforePrint: readonly [at: number, variation: number] | undefined;

  /** The number of moves before the current position. */
  get current(): number {
    return this.#controller.at;
  }

  /** The number of moves of the current line: the main line, or a variation including the moves before it. */
  get length(): number {
    return this.#controller.line.length;
  }

  /** The current position, a frozen object; `undefined` before the first render. */
  get position(): Position | undefined {
    return this.#player?.session.position;
  }

  /**
   * Shows another position of the main line.
   *
   * @param moves The number of moves made; a number outside the line is clamped to its start or end, and `NaN` is
   *   its start.
   * @example
   * replay.goTo(12);
   */
  goTo(moves: number): void {
    this.#player?.stop();
    const last = moves === Infinity ? Number.MAX_SAFE_INTEGER : 0;
    this.#go(Number.isFinite(moves) ? Math.trunc(moves) : last, MAIN_LINE);
  }

  /** Plays the line from the current position; at the end, from the start. */
  play(): void {
    if (this.#player && !this.#player.playing) this.#player.toggle();
  }

  /** Stops playing. */
  pause(): void {
    this.#player?.stop();
    this.requestUpdate();
  }

  /**
   * Replaces the table with a game that starts at the current position. The game is not saved and not counted in the
   * statistics.
   *
   * @returns The element of the game; `undefined` before the first render.
   * @example
   * const game = replay.playFromHere();
   * game?.addEventListener('solitaire-end', ({ detail }) => console.log(detail.status));
   */
  playFromHere(): SolitaireGame | undefined {
    const { lines, line, at } = this.#controller;
    if (this.#game || !lines || !this.#player) return this.#game;
    this.#player.stop();
    const { start, resolved } = lines;
    const { deal } = start;
    const { options } = start.position;
    const game = createGame(this.ownerDocument);
    const deck = resolved.setup.deck?.join(' ');
    const starts = writeLine(line.slice(0, at), start.fork(), 'compact');
    Object.assign(game, { variant: resolved.variant, deal: deal ?? undefined, deck, options, line: starts });
    Object.assign(game, { save: 'none', without: 'new deal daily statistics' });
    for (const name of [...LOOK_PROPERTIES, 'texts'] as const) Object.assign(game, { [name]: this[name] });
    this.#game = game;
    this.requestUpdate();
    void this.updateComplete.then(() => {
      game.focus();
    });
    return game;
  }

  /** Removes the game and shows the replay again. */
  backToReplay(): void {
    if (!this.#game) return;
    this.#game = undefined;
    this.requestUpdate();
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.from-here')?.focus());
  }

  /** Focuses the table. */
  override focus(): void {
    if (this.#game) this.#game.focus();
    else this.renderRoot.querySelector<HTMLElement>('.felt')?.focus();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!hasPage) return;
    const { signal } = (this.#connection = new AbortController());
    const view = viewOf(this);
    const reread = (): void => {
      this.#readLines();
      this.requestUpdate();
    };
    const seen = observeView(view, (entries) => {
      this.#inView = entries.at(-1)?.isIntersecting === true;
      this.#searchLosingMove();
    });
    seen.observe(this);
    const stops = [
      this.#annotations.watch(reread, STATUS_SLOT),
      watchVariants(reread),
      () => seen.disconnect(),
    ];
    signal.addEventListener('abort', () => {
      for (const stop of stops) stop();
    });
    view.addEventListener('beforeprint', () => this.#preparePrint(), { signal });
    view.addEventListener('afterprint', () => this.#endPrint(), { signal });
    if (this.hasUpdated) reread();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#connection.abort();
    this.#controller.stop();
    this.#endPlayer();
  }

  protected override scheduleUpdate(): Promise<void> | undefined {
    const first = !this.hasUpdated && !this.wasServerRendered;
    const draw = (): Promise<void> | undefined =>
      this.#lazyRender.scheduleFirstRender(first, () => super.scheduleUpdate());
    const isKnown = (): boolean => !first || variants.has(this.setupRequest.variant);
    return untilDefined(this.ownerDocument, isKnown)?.then(draw) ?? draw();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!hasPage) return;
    if (changed.has('texts')) this.#language = undefined;
    if (!this.#controller.lines || DEAL_PROPERTIES.some((name) => changed.has(name))) this.#readLines();
    if (changed.has('at')) this.#controller.go(this.firstStep, MAIN_LINE);
    if (changed.has('speed')) {
      this.#speed = this.firstSpeed;
      if (this.#player) this.#player.speed = this.#speed;
    }
    if (LOOK_PROPERTIES.some((name) => changed.has(name))) this.#endPlayer();
    this.#dispatcher.reportInvalid(this.invalidAttributes);
  }

  protected override render(): TemplateResult {
    const { lines } = this.#controller;
    if (this.hydrates || !lines)
      return serverRendering().replaySkeleton(
        this.setupRequest,
        preferencesOf(this.pagePreferences),
        this.controls,
      );
    // an unknown game: shows the children of the element
    if (lines.resolved.isFallback) return html`<slot></slot>`;
    const formatter = this.#formatter;
    const game = formatter.game(lines.resolved.variant);
    const { controls } = this;
    const layout = this.#game ? '' : controls === 'full' ? 'both' : controls === 'none' ? 'picture' : '';
    return html`<div class="frame">
        <section
          part="replay"
          class="replay ${layout}"
          lang=${formatter.lang}
          dir=${ifDefined(this.#locale.language.dir)}
          aria-label=${toText(this.label) || formatter.message('replayName', { game })}
          @keydown=${this.#onKey}
        >
          ${this.#felt(formatter, game)} ${layout === 'both' ? this.#list(formatter) : nothing}
          ${this.#game ? this.#play(formatter, this.#game) : nothing}
        </section>
      </div>
      <slot name=${STATUS_SLOT}></slot>`;
  }

  protected override updated(): void {
    if (this.hydrates) {
      this.hydrates = false;
      void this.updateComplete.then(() => {
        this.requestUpdate();
      });
      return;
    }
    const { lines } = this.#controller;
    if (!hasPage || !lines || this.#lazyRender.isPlaceholder) return;
    this.#annotations.assign(lines.resolved.isFallback !== true, STATUS_SLOT);
    if (lines.resolved.isFallback) return;
    if (!this.#player) this.#createPlayer();
    else if (stepKey(this.#controller.at, this.#controller.variation) !== this.#shownStep)
      this.#showPosition();
    this.#scrollToCurrentMove();
    this.#searchLosingMove();
  }

  get #formatter(): MessageFormatter {
    const { texts, tag } = this.#locale.language;
    this.#language ??= withDialogTexts(new MessageFormatter(texts, tag, 'normal', this.texts));
    const { lines } = this.#controller;
    return lines ? this.#language.forGame(lines.start.variant) : this.#language;
  }

  get #dealText(): string {
    const deal = this.#controller.lines?.start.deal;
    return deal === null || deal === undefined
      ? this.#formatter.message('ownDeal')
      : this.#formatter.message('deal', { deal: String(deal) });
  }

  #felt(formatter: MessageFormatter, game: string): TemplateResult {
    const { lines, at, line } = this.#controller;
    const player = this.#player;
    return felt({
      formatter,
      variant: lines?.sized as Variant,
      preferences: preferencesOf(this.pagePreferences),
      controls: this.controls,
      hidden: this.#game !== undefined,
      game,
      deal: this.#dealText,
      move: this.#controller.currentMove(formatter),
      at,
      from: 0,
      length: line.length,
      playing: player?.playing ?? false,
      speed: this.#speed,
      ownSpeed: this.firstSpeed,
      marks: this.#marks(),
      piles: player ? positionTexts({ session: player.session, formatter }) : [],
      go: (to) => {
        player?.stop();
        this.#go(to);
      },
      toggle: () => player?.toggle(),
      setSpeed: (speed) => {
        this.#speed = speed;
        if (player) player.speed = speed;
        this.requestUpdate();
      },
      playFromHere: () => this.playFromHere(),
    });
  }

  #list(formatter: MessageFormatter): TemplateResult {
    const { at, variation, losing } = this.#controller;
    const signs = formatter.texts.signs[aboutOf(this.#controller.lines?.start.description as Variant)];
    return html`<div class="list">
      ${moveList({
        ...this.#controller.listed(formatter),
        formatter,
        deal: this.#dealText,
        commented: this.#annotations.commented,
        current: { at, variation },
        losing:
          losing === undefined
            ? undefined
            : { at: losing, text: losing ? signs['lost-since'] : signs.unwinnable },
        go: (to, of) => {
          this.#player?.stop();
          this.#go(to, of);
        },
      })}
    </div>`;
  }

  #play(formatter: MessageFormatter, game: SolitaireGame): TemplateResult {
    return html`<div class="play">
      <button
        type="button"
        part="button"
        class="choice"
        @click=${() => {
          this.backToReplay();
        }}
      >
        ${formatter.message('replayReturn')}
      </button>
      ${game}
    </div>`;
  }

  #marks(): TemplateResult | typeof nothing {
    const player = this.#player;
    const surface = this.renderRoot.querySelector<HTMLElement>('.felt');
    if (!player || !surface) return nothing;
    const { position } = player.session;
    const { at, variation } = this.#controller;
    const marks = marksOf(this.#annotations.marksAt(at, variation), position);
    return marks.length ? marksOver(surface, player.view, marks, position) : nothing;
  }

  #readLines(): void {
    this.#annotations.read();
    const invalid = this.#controller.read(this.setupRequest, this.#annotations.variations);
    this.#annotations.limit(this.#controller.lines?.line.length ?? 0);
    this.#dispatcher.reportInvalid(invalid);
    this.#endPlayer();
  }

  /** Creates the player on the rendered table, at the current position. */
  #createPlayer(): void {
    const { lines, line } = this.#controller;
    const grid = this.renderRoot.querySelector<HTMLElement>('.table');
    if (!lines || !grid || !this.isConnected) return;
    const { start, resolved, sized } = lines;
    const { deal } = start;
    const { options } = start.position;
    this.#player = new ReplayPlayer(
      { variant: sized, deal, deck: resolved.setup.deck, options, line, from: 0 },
      grid,
      cardPileFactory(),
      () => this.#formatter,
      preferencesOf(this.pagePreferences),
      () => {
        this.#onStep();
      },
    );
    this.#player.speed = this.#speed;
    this.#showPosition();
  }

  /** Shows the current position on the table without an animation, an announcement or an event. */
  #showPosition(): void {
    const { at, line, variation } = this.#controller;
    this.#shownStep = stepKey(at, variation);
    this.#player?.show(at, line);
    this.requestUpdate();
  }

  #endPlayer(): void {
    this.#player?.end();
    this.#player = undefined;
  }

  /** Shows a position and announces it. */
  #go(at: number, variation?: number): void {
    this.#controller.go(at, variation);
    this.#player?.go(this.#controller.at, this.#controller.line);
  }

  /** Called when the player shows another position, at the request of the reader or while it plays. */
  #onStep(): void {
    const player = this.#player;
    if (!player) return;
    const before = this.#shownStep;
    this.#controller.go(player.at);
    // before the start of a variation, the main line is shown: the player continues on it
    player.follow(this.#controller.line);
    this.requestUpdate();
    const { at, variation, line } = this.#controller;
    const step = stepKey(at, variation);
    if (step === before) return;
    this.#shownStep = step;
    const { position } = player.session;
    this.#dispatcher.dispatch('solitaire-step', { at, length: line.length, variation, position });
    if (!player.playing) this.#announce();
  }
  #shownStep = '';

  /** Steps with the keys, unless the focus is in a control or in content of the page. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const target = event.target as HTMLElement;
    const player = this.#player;
    const isOurs = target.getRootNode() === this.renderRoot && !target.closest('select, solitaire-game');
    if (!player || this.#game || !isOurs || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = this.#actionOf(event.key, target, player);
    if (!act) return;
    event.preventDefault();
    act();
  };

  #actionOf(key: string, target: HTMLElement, player: ReplayPlayer): (() => void) | undefined {
    if (key === ' ' && !target.closest('button')) return () => player.toggle();
    // the slider handles its keys
    if (target.closest('input')) return undefined;
    const list = target.closest('.list');
    if (list && (key === 'ArrowUp' || key === 'ArrowDown')) {
      const moves = [...list.querySelectorAll<HTMLElement>('.move')];
      const current = moves.findIndex((move) => move.matches('[aria-current=step]'));
      // in the order of the list, which includes the moves of variations
      return () => moves[current + (key === 'ArrowUp' ? -1 : 1)]?.click();
    }
    const { at, line } = this.#controller;
    const to: number | undefined = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      Home: 0,
      End: line.length,
    }[key];
    if (to === undefined) return undefined;
    return () => {
      player.stop();
      this.#go(to);
    };
  }

  /** Keeps the current move visible in the list and, if the list has the focus, focused. */
  #scrollToCurrentMove(): void {
    const list = this.renderRoot.querySelector<HTMLElement>('.list');
    const move = list?.querySelector<HTMLElement>('[aria-current=step]');
    const step = this.#shownStep;
    if (!list || !move || step === this.#scrolledTo) return;
    this.#scrolledTo = step;
    if (list.contains(focusedIn(this.shadowRoot))) move.focus({ preventScroll: true });
    // only the list scrolls, never the page
    const [box, around] = [move.getBoundingClientRect(), list.getBoundingClientRect()];
    if (box.top < around.top) list.scrollTop += box.top - around.top;
    else if (box.bottom > around.bottom)
      list.scrollTop += Math.min(box.bottom - around.bottom, box.top - around.top);
  }
  #scrolledTo = '';

  #searchLosingMove(): void {
    if (this.markLoss && this.#inView && this.hasUpdated) this.#controller.searchLosingMove();
  }

  /** Prints the position that the attribute `at` sets, not the current one. */
  #preparePrint(): void {
    const { at, variation } = this.#controller;
    this.#beforePrint = [at, variation];
    this.#player?.stop();
    this.#printAt(this.firstStep, MAIN_LINE);
  }

  #endPrint(): void {
    if (this.#beforePrint) this.#printAt(...this.#beforePrint);
    this.#beforePrint = undefined;
  }

  #printAt(at: number, variation: number): void {
    this.#controller.go(at, variation);
    this.#showPosition();
    // before the browser prints
    this.performUpdate();
  }

  #announce(): void {
    const formatter = this.#formatter;
    const { at, variation, line, losing } = this.#controller;
    const { signs } = formatter.texts;
    // screen readers speak the value of the focused slider, which is the move
    const onSlider = focusedIn(this.shadowRoot)?.matches('.slider') ?? false;
    const move = this.#controller.currentMove(formatter);
    const step = onSlider ? '' : stepText(formatter, at, line.length, move);
    const remarks = formatter.sentences(
      losing === at && variation === MAIN_LINE && at
        ? signs[aboutOf(this.#controller.lines?.start.description as Variant)]['lost-since']
        : '',
      this.#annotations.textAt(at, variation),
    );
    // without a move, the step is not a sentence
    const text =
      step && remarks && !move ? formatter.items([step, remarks]) : formatter.sentences(step, remarks);
    if (!text) return;
    this.#liveRegion.announce(text, formatter.lang);
    this.#dispatcher.dispatch('solitaire-announce', { text });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-replay': SolitaireReplay;
  }
}
