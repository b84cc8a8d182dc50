// The calendar of daily deals: one month of days to play, of which won days are marked and future days are disabled.
// The days are one tab stop, and the arrow keys move between them, as in the ARIA pattern for date pickers
// (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/).
import type { TemplateResult } from 'lit';
import { localDate } from '../../engine/index.js';
import { systemClock } from '../../platform/clock.js';
import { rightward } from '../shared/direction.js';
import type { DialogContext } from './dialog.js';
import { listOf } from '../../engine/lists.js';
import { html } from '../shared/html.js';

/** A day of the month that is `back` months before the current one. */
const dayOf = (back: number, day: number): Date => {
  const now = systemClock.today();
  return new Date(now.getFullYear(), now.getMonth() - back, day);
};

/** The last day of that month. */
const lastOf = (back: number): Date => dayOf(back - 1, 0);

/** The data of a calendar. */
export interface CalendarDays {
  /** The days with a won daily deal, as dates (`2026-11-21`). */
  readonly won: ReadonlySet<string>;
  /** The day of the deal on the table. */
  readonly playing: string | undefined;
  /** Whether each day is a tab stop, for players who use Tab and Enter only. */
  readonly isStepped: boolean;
  /** Deals the game of a day. */
  readonly play: (date: string) => void;
}

export class DealCalendar {
  /** The number of months from the shown month to the current one. */
  #back = 0;
  /** Whether the player has changed the month. Its name is announced then, not when the page opens. */
  #isTurned = false;
  /** The day of the month that is the tab stop; `undefined` before a key has moved it. */
  #stop: number | undefined;

  /** Forgets that the player changed the month. */
  close(): void {
    this.#isTurned = false;
  }

  render({ formatter, update }: DialogContext, days: CalendarDays): TemplateResult {
    const first = dayOf(this.#back, 1);
    const last = lastOf(this.#back).getDate();
    const today = localDate(systemClock.today());
    const dates = listOf(last, (i) => localDate(dayOf(this.#back, i + 1)));
    const stop = this.#tabStop(dates, today, days.playing);
    const turn = (by: number) => (event: Event) => {
      this.#turn(by);
      const [before] = (event.currentTarget as Element).parentElement?.children ?? [];
      // the button for the next month is now disabled
      if (!this.#back) (before as HTMLElement).focus();
      update();
    };
    const day = (date: string, i: number): TemplateResult => {
      const name = formatter.intl.date(date);
      const isWon = days.won.has(date);
      return html`<li>
        <button
          type="button"
          class="day ${isWon ? 'won' : ''} ${date === today ? 'today' : ''}"
          tabindex=${days.isStepped || i + 1 === stop ? 0 : -1}
          aria-label=${isWon ? formatter.message('dayWon', { day: name }) : name}
          aria-current=${date === days.playing ? 'date' : 'false'}
          ?disabled=${date > today}
          @click=${() => days.play(date)}
        >
          ${i + 1}
        </button>
      </li>`;
    };
    const press = (event: KeyboardEvent): void => this.#press(event, update);
    return html`<h3>${formatter.message('daily')}</h3>
      <p>${formatter.message('dailyHint', { n: days.won.size })}</p>
      <div class="row month">
        <button type="button" class="choice" aria-label=${formatter.message('monthBefore')} @click=${turn(1)}>
          ‹
        </button>
        <strong aria-live=${this.#isTurned ? 'polite' : 'off'}>${formatter.intl.month(first)}</strong>
        <button
          type="button"
          class="choice"
          aria-label=${formatter.message('monthAfter')}
          ?disabled=${!this.#back}
          @click=${turn(-1)}
        >
          ›
        </button>
      </div>
      <ol class="days weekdays" aria-hidden="true">
        ${formatter.intl.weekdays.map((name) => html`<li>${name}</li>`)}
      </ol>
      <ol class="days" @keydown=${press}>
        ${listOf((first.getDay() + 7 - formatter.intl.firstDay) % 7, () => html`<li aria-hidden="true"></li>`)}
        ${dates.map(day)}
      </ol>`;
  }

  /** The day of the month that is the tab stop: where a key has moved it, the day that is played, or today. */
  #tabStop(dates: readonly string[], today: string, playing: string | undefined): number {
    const open = dates.filter((date) => date <= today).length;
    const current = dates.indexOf(playing ?? today) + 1;
    return Math.min(open, this.#stop ?? (current || open));
  }

  /** Shows the month that is `by` months before the shown one. */
  #turn(by: number): void {
    this.#back += by;
    this.#isTurned = true;
    this.#stop = undefined;
  }

  /** Moves the focus by a day, a week or a month, or to the first or last day; at most to today. */
  #press(event: KeyboardEvent, update: () => void): void {
    const list = event.currentTarget as HTMLElement;
    const at = Number((event.target as HTMLElement).textContent);
    const inMonth = (back: number): Date => dayOf(back, Math.min(at, lastOf(back).getDate()));
    const keys: Readonly<Record<string, Date>> = {
      ArrowLeft: dayOf(this.#back, at + rightward(list, -1)),
      ArrowRight: dayOf(this.#back, at + rightward(list, 1)),
      ArrowUp: dayOf(this.#back, at - 7),
      ArrowDown: dayOf(this.#back, at + 7),
      PageUp: inMonth(this.#back + 1),
      PageDown: inMonth(this.#back - 1),
      Home: dayOf(this.#back, 1),
      End: lastOf(this.#back),
    };
    const wanted = keys[event.key];
    // combinations with modifiers are commands of the browser
    if (!wanted || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const today = systemClock.today();
    const day = wanted < today ? wanted : today;
    const back = 12 * (today.getFullYear() - day.getFullYear()) + today.getMonth() - day.getMonth();
    if (back !== this.#back) this.#turn(back - this.#back);
    this.#stop = day.getDate();
    update();
    // after the update, in which the days of another month are rendered
    setTimeout(() =>
      list
        .querySelectorAll<HTMLElement>('.day')
        .item(day.getDate() - 1)
        .focus(),
    );
  }
}
