// The solution page: asks for confirmation if a game is in progress, searches for a solution, and replays it on a
// separate table.
import { nothing, type TemplateResult } from 'lit';
import { create } from '../../platform/page.js';
import { cardPileFactory } from '../cards/card-pile-factory.js';
import type { GameController } from '../../controller/game-controller.js';
import { tableSizer } from '../table/table-sizer.js';
import { stepButtons } from '../replay/replay-controls.js';
import { ReplayPlayer } from '../replay/replay-player.js';
import type { DialogContext, Page } from './dialog.js';
import { aboutKey } from '../../text/verdict-text.js';
import { html } from '../shared/html.js';

export class ReplayPage implements Page {
  readonly title = 'replay';
  readonly #controller: GameController;
  readonly #element: HTMLElement;
  /** The element of the player's table. */
  #grid: HTMLElement | undefined;
  /** The player; created when the page first shows it. */
  #replay: ReplayPlayer | undefined;
  #asks = false;
  /** Aborted when the page closes. */
  #open = new AbortController();

  constructor(controller: GameController, element: HTMLElement) {
    this.#controller = controller;
    this.#element = element;
  }

  opened(context: DialogContext, dialog: HTMLElement): void {
    const { signal } = (this.#open = new AbortController());
    const keys = (event: KeyboardEvent): void => {
      const replay = this.#replay;
      if (!replay || event.altKey || event.ctrlKey || event.metaKey) return;
      const { at, from, length } = replay;
      const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: from, End: length }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      this.#step(target);
    };
    dialog.addEventListener('keydown', keys, { signal });
    this.#asks = context.session.position.status === 'playing';
    if (!this.#asks) void this.#createPlayer(context, signal);
    context.update();
  }

  closed(): void {
    this.#open.abort();
    this.#replay?.end();
    this.#replay = undefined;
  }

  body(context: DialogContext): TemplateResult {
    const grid = (this.#grid ??= create(this.#element.ownerDocument, 'div'));
    grid.className = 'table';
    grid.inert = true;
    return html`${this.#asks ? this.#question(context) : nothing}
      <div class="stage" ?hidden=${!this.#replay}>
        <div class="board">
          ${tableSizer(context.session.game.description)}
          <div class="felt">${grid}</div>
        </div>
      </div>
      ${this.#replay ? this.#player(context, this.#replay) : nothing}`;
  }

  #question(context: DialogContext): TemplateResult {
    const show = ({ currentTarget }: Event): void => {
      // the activated button is removed
      (currentTarget as Element).closest('dialog')?.querySelector('h2')?.focus();
      this.#asks = false;
      void this.#createPlayer(context, this.#open.signal);
    };
    return html`<p>${context.formatter.message('replayAsk')}</p>
      <div class="choices">
        <button type="button" class="choice main" @click=${show}>
          ${context.formatter.message('replayShow')}
        </button>
        <button type="button" class="choice" @click=${context.close}>
          ${context.formatter.message('keepPlaying')}
        </button>
      </div>`;
  }

  /** Searches for a solution and shows it, unless the page was closed in the meantime. */
  async #createPlayer(context: DialogContext, signal: AbortSignal): Promise<void> {
    const { formatter } = context;
    context.showNote(formatter.message('replayLooking'));
    const solution = await this.#controller.lineFromDeal(signal).catch(() => undefined);
    if (signal.aborted || !this.#grid) return;
    if (typeof solution === 'object') {
      context.showNote('');
      this.#replay = new ReplayPlayer(
        solution,
        this.#grid,
        cardPileFactory(),
        () => context.formatter,
        this.#controller.preferences,
        context.update,
      );
      context.update();
    } else {
      context.showNote(formatter.message(solution ? aboutKey('never', context.session) : 'replayNone'));
    }
  }

  #step(to: number): void {
    this.#replay?.stop();
    this.#replay?.go(to);
  }

  #player({ formatter }: DialogContext, replay: ReplayPlayer): TemplateResult {
    const { at, from, length, playing, stepText } = replay;
    const steps = {
      at,
      from,
      length,
      playing,
      go: (to: number) => {
        this.#step(to);
      },
      toggle: () => {
        replay.toggle();
      },
    };
    return html`<div class="player">
      ${stepButtons(formatter, steps)}
      <p class="step" role="status" aria-live=${playing ? 'off' : 'polite'}>
        <strong>${formatter.message('replayStep', { n: at - from, all: length - from })}</strong> ${stepText}
      </p>
    </div>`;
  }
}
