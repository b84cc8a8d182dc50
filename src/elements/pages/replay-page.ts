// The solution page: asks for confirmation if a game is in progress, searches for a solution, and replays it on a
// separate table.
import { html, nothing, type TemplateResult } from 'lit';
import { pileMaker } from '../define.js';
import { icon, tip, type IconName } from '../icons.js';
import type { Looks } from '../looks.js';
import type { TextKey } from '../phrases.js';
import { Replay } from '../replay.js';
import type { Way } from '../solution-line.js';
import type { Desk, Page } from '../sheet.js';
import { aboutKey } from '../verdict-text.js';

/** The callbacks of the page. */
export interface ReplayHost {
  /** A way from the deal, unless it is proven that there is none, or none is found in time. */
  way(signal: AbortSignal): Promise<Way | 'unwinnable' | undefined>;
  looks(): Looks;
  readonly element: HTMLElement;
}

export class ReplayPage implements Page {
  readonly title = 'replay';
  readonly #host: ReplayHost;
  /** The player; created when it is first shown. */
  #grid: HTMLElement | undefined;
  #replay: Replay | undefined;
  #asks = false;
  /** Aborted when the page closes. */
  #open = new AbortController();

  constructor(host: ReplayHost) {
    this.#host = host;
  }

  opened(desk: Desk, dialog: HTMLElement): void {
    const { signal } = (this.#open = new AbortController());
    const keys = (event: KeyboardEvent): void => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey || !this.#replay) return;
      event.preventDefault();
      this.#step(this.#replay.at + step);
    };
    dialog.addEventListener('keydown', keys, { signal });
    this.#asks = desk.session.position.status === 'playing';
    if (!this.#asks) void this.#look(desk, signal);
    desk.update();
  }

  closed(): void {
    this.#open.abort();
    this.#replay?.end();
    this.#replay = undefined;
  }

  body(desk: Desk): TemplateResult {
    const grid = (this.#grid ??= this.#host.element.ownerDocument.createElement('div'));
    grid.className = 'table';
    grid.inert = true;
    return html`${this.#asks ? this.#question(desk) : nothing}
      <div class="stage" ?hidden=${!this.#replay}>${grid}</div>
      ${this.#replay ? this.#player(desk, this.#replay) : nothing}`;
  }

  #question(desk: Desk): TemplateResult {
    const show = ({ currentTarget }: Event): void => {
      // the activated button is removed
      (currentTarget as Element).closest('dialog')?.querySelector('h2')?.focus();
      this.#asks = false;
      void this.#look(desk, this.#open.signal);
    };
    return html`<p>${desk.phrases.say('replayAsk')}</p>
      <div class="choices">
        <button type="button" class="choice main" @click=${show}>${desk.phrases.say('replayShow')}</button>
        <button type="button" class="choice" @click=${desk.close}>${desk.phrases.say('keepPlaying')}</button>
      </div>`;
  }

  /** Searches for a solution and shows it, unless the page was closed in the meantime. */
  async #look(desk: Desk, signal: AbortSignal): Promise<void> {
    const { phrases } = desk;
    desk.note(phrases.say('replayLooking'));
    const way = await this.#host.way(signal).catch(() => undefined);
    if (signal.aborted || !this.#grid) return;
    if (typeof way === 'object') {
      desk.note('');
      this.#replay = new Replay(
        way,
        this.#grid,
        pileMaker(),
        () => desk.phrases,
        this.#host.looks(),
        desk.update,
      );
      desk.update();
    } else {
      desk.note(phrases.say(way ? aboutKey('never', desk.session) : 'replayNone'));
    }
  }

  #step(to: number): void {
    this.#replay?.stop();
    this.#replay?.go(to);
  }

  #player({ phrases }: Desk, replay: Replay): TemplateResult {
    const { at, length, playing, said } = replay;
    const tool = (name: IconName, text: TextKey, act: () => void, enabled = true): TemplateResult =>
      html`<button
        type="button"
        class="tool"
        aria-label=${phrases.say(text)}
        aria-disabled=${enabled ? 'false' : 'true'}
        @click=${enabled ? act : nothing}
      >
        ${icon(name)}${tip(phrases.say(text))}
      </button>`;
    const to = (name: IconName, text: TextKey, step: number, enabled: boolean): TemplateResult =>
      tool(name, text, () => this.#step(step), enabled);
    return html`<div class="player">
      <div class="steps">
        ${to('first', 'replayFirst', 0, at > 0)} ${to('back', 'replayBack', at - 1, at > 0)}
        ${tool(playing ? 'pause' : 'play', playing ? 'pause' : 'play', () => replay.toggle())}
        ${to('next', 'replayNext', at + 1, at < length)} ${to('last', 'replayLast', length, at < length)}
      </div>
      <p class="step" role="status" aria-live=${playing ? 'off' : 'polite'}>
        <strong>${phrases.say('replayStep', { n: at, all: length })}</strong> ${said}
      </p>
    </div>`;
  }
}
