// The deals page: deals by number, next and previous, random deals, a calendar of daily deals, and sharing.
import { html, nothing, type TemplateResult } from 'lit';
import { isDeal, LAST_DEAL, localDate } from '../../engine/index.js';
import type { GameView } from '../../session/game-view.js';
import type { Shared } from '../share.js';
import type { TextKey } from '../phrases.js';
import type { NewGame } from '../wishes.js';
import type { Desk, Page } from '../sheet.js';

/** The callbacks of the page. */
export interface DealsHost {
  newGame(wish: NewGame): void;
  today(): Date;
  /** The dates of won daily deals. */
  daysWon(variant: string): ReadonlySet<string>;
  /** Whether a part is hidden: `daily`, `share`. */
  lacks(part: string): boolean;
  /** The share text of the deal, and its URL. */
  invitation(): readonly [text: string, url: string];
  share(text: string, url: string): Promise<Shared>;
}

/** Converts Arabic, Persian and full-width digits to ASCII digits. */
const latin = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15));

export class DealsPage implements Page {
  readonly title = 'deals';
  readonly #host: DealsHost;
  /** How many months before the present one the calendar shows. */
  #back = 0;
  /** The game whose link could not be copied: it is shown as text while that game is on the table. */
  #refused: GameView | undefined;

  constructor(host: DealsHost) {
    this.#host = host;
  }

  opened(_: Desk, dialog: HTMLElement): void {
    dialog.querySelector('input')?.select();
  }

  body(desk: Desk): TemplateResult {
    const { phrases, session } = desk;
    const { deal } = session.position;
    const play = (wish: NewGame) => () => {
      desk.close();
      this.#host.newGame(wish);
    };
    const to = (text: TextKey, next: number) =>
      html`<button type="button" class="choice" ?disabled=${!isDeal(next)} @click=${play({ deal: next })}>
        ${phrases.say(text)}
      </button>`;
    // no <form>: sandboxed frames block form submission
    const enter = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.isComposing) return;
      // otherwise Enter also activates the focused button
      event.preventDefault();
      this.#enter(event, desk);
    };
    return html`<label for="deal-number">${phrases.say('dealTitle')}</label>
      <div class="row">
        <input
          id="deal-number"
          inputmode="numeric"
          enterkeyhint="go"
          autocomplete="off"
          maxlength="11"
          aria-describedby="deal-hint"
          .defaultValue=${deal === null ? '' : String(deal)}
          @keydown=${enter}
        />
        <button type="button" class="choice main" @click=${(event: Event) => this.#enter(event, desk)}>
          ${phrases.say('play')}
        </button>
      </div>
      <p id="deal-hint">${phrases.say('dealHint')}</p>
      <div class="choices">
        ${to('previousDeal', deal === null ? 0 : deal - 1)} ${to('nextDeal', (deal ?? LAST_DEAL) + 1)}
        <button type="button" class="choice" @click=${play({})}>${phrases.say('randomDeal')}</button>
        ${
          this.#host.lacks('share')
            ? nothing
            : html`<button type="button" class="choice" @click=${() => this.share(desk)}>
                ${phrases.say('share')}
              </button>`
        }
      </div>
      ${
        this.#refused === session.game
          ? html`<input
              class="by-hand"
              readonly
              aria-label=${phrases.say('share')}
              .value=${this.#host.invitation().join(' ')}
            />`
          : nothing
      }
      ${this.#host.lacks('daily') ? nothing : this.#calendar(desk, play)}`;
  }

  /**
   * Shares the deal. Returns `false` if neither the share sheet nor the clipboard is available; the page then shows the
   * link as text.
   */
  async share(desk: Desk): Promise<boolean> {
    const { game } = desk.session;
    const shared = await this.#host.share(...this.#host.invitation());
    const refused = shared === 'refused';
    this.#refused = refused ? game : undefined;
    desk.note(shared === 'cancelled' ? '' : desk.phrases.say(refused ? 'copyByHand' : shared));
    return !refused;
  }

  #enter({ currentTarget }: Event, desk: Desk): void {
    const input = (currentTarget as HTMLElement).parentElement?.querySelector('input');
    const deal = Number(latin(input?.value ?? '').replace(/[\s.,'’٬،，]/g, ''));
    if (isDeal(deal)) {
      desk.close();
      this.#host.newGame({ deal });
      return;
    }
    desk.note(desk.phrases.say('dealWrong'));
    input?.select();
  }

  /** One month of daily deals: won days are marked, future days are disabled. */
  #calendar({ session, phrases, update }: Desk, play: (wish: NewGame) => () => void): TemplateResult {
    const now = this.#host.today();
    const today = localDate(now);
    const first = new Date(now.getFullYear(), now.getMonth() - this.#back, 1);
    const year = first.getFullYear();
    const month = first.getMonth();
    const days = new Date(year, month + 1, 0).getDate();
    const won = this.#host.daysWon(session.position.variant);
    const turn = (by: number) => (event: Event) => {
      this.#back += by;
      const [before] = (event.currentTarget as Element).parentElement?.children ?? [];
      // the button for the next month is now disabled
      if (!this.#back) (before as HTMLElement).focus();
      update();
    };
    const day = (n: number): TemplateResult => {
      const at = new Date(year, month, n);
      const date = localDate(at);
      const name = phrases.date(at);
      const is = won.has(date) ? 'won' : '';
      return html`<li>
        <button
          type="button"
          class="day ${is}"
          aria-label=${is ? phrases.say('dayWon', { day: name }) : name}
          aria-current=${date === session.day ? 'date' : 'false'}
          ?disabled=${date > today}
          @click=${play({ daily: date })}
        >
          ${n}
        </button>
      </li>`;
    };
    return html`<h3>${phrases.say('daily')}</h3>
      <p>${phrases.say('dailyHint', { n: won.size })}</p>
      <div class="row month">
        <button type="button" class="choice" aria-label=${phrases.say('monthBefore')} @click=${turn(1)}>
          ‹
        </button>
        <strong aria-live="polite">${phrases.month(first)}</strong>
        <button
          type="button"
          class="choice"
          aria-label=${phrases.say('monthAfter')}
          ?disabled=${!this.#back}
          @click=${turn(-1)}
        >
          ›
        </button>
      </div>
      <ol class="days weekdays" aria-hidden="true">
        ${Array.from({ length: 7 }, (_, i) => html`<li>${phrases.weekday(new Date(2024, 0, i + phrases.firstDay))}</li>`)}
      </ol>
      <ol class="days">
        ${Array.from({ length: (first.getDay() + 7 - phrases.firstDay) % 7 }, () => html`<li aria-hidden="true"></li>`)}
        ${Array.from({ length: days }, (_, i) => day(i + 1))}
      </ol>`;
  }
}
