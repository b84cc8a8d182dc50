// The deals page: the choices for a new game, deals by number, next and previous, random deals, the calendar of
// daily deals, and sharing.
import { html, nothing, type TemplateResult } from 'lit';
import { isDeal, LAST_DEAL } from '../../engine/index.js';
import type { GameController } from '../../controller/game-controller.js';
import type { TextKey } from '../../text/message-formatter.js';
import type { NewGame } from '../../controller/setup.js';
import { DealCalendar } from './deal-calendar.js';
import type { DialogContext, Page } from './dialog.js';
import { gameChoices, presetChoices, todayChoice } from './new-game-choices.js';

/** Converts Arabic, Persian and full-width digits to ASCII digits. */
const latin = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15));

/**
 * Reads a whole number, also with separators before groups of digits: the last group has three, those before it two or
 * three (`1.234.567`, in India `12,34,567`). `NaN` for other texts, such as `1.5`.
 */
function wholeNumber(text: string): number {
  const [first = '', ...groups] = latin(text)
    .trim()
    .split(/[\s.,'’٬،，]/);
  const isGrouped = groups.every(
    (digits, i) => digits.length === 3 || (digits.length === 2 && groups[i + 1]),
  );
  const digits = [first, ...groups].join('');
  return isGrouped && /^\d+$/.test(digits) ? Number(digits) : NaN;
}

export class DealsPage implements Page {
  readonly title = 'deals';
  readonly #controller: GameController;
  readonly #element: HTMLElement;
  readonly #share: (context: DialogContext) => Promise<void>;
  readonly #calendar = new DealCalendar();
  /** Whether the last entered deal number is invalid. */
  #isWrong = false;

  /** @param share shares the deal */
  constructor(
    controller: GameController,
    element: HTMLElement,
    share: (context: DialogContext) => Promise<void>,
  ) {
    this.#controller = controller;
    this.#element = element;
    this.#share = share;
  }

  opened(context: DialogContext, dialog: HTMLElement): void {
    this.#isWrong = false;
    context.update();
    const field = dialog.querySelector<HTMLInputElement>('#deal-number');
    // the title keeps the focus in a low window, where the field is out of view, and after a touch, because the field
    // would show a keyboard over the calendar
    const isTouch = matchMedia('(pointer: coarse)').matches && !dialog.querySelector('h2:focus-visible');
    if (!isTouch && field && field.getBoundingClientRect().bottom < dialog.getBoundingClientRect().bottom)
      field.select();
  }

  closed(): void {
    this.#calendar.close();
  }

  body(context: DialogContext): TemplateResult {
    const { formatter, session } = context;
    const { deal } = session.position;
    const play = (setup: NewGame) => () => {
      context.close();
      this.#newGame(setup);
    };
    const to = (text: TextKey, next: number) =>
      html`<button type="button" class="choice" ?disabled=${!isDeal(next)} @click=${play({ deal: next })}>
        ${formatter.message(text)}
      </button>`;
    // no <form>: sandboxed frames block form submission
    const enter = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.isComposing) return;
      // otherwise Enter also activates the focused button
      event.preventDefault();
      this.#enter(event, context);
    };
    const edited = (): void => {
      if (!this.#isWrong) return;
      this.#isWrong = false;
      context.showNote('');
    };
    const choices = [context, this.#controller, this.#element] as const;
    return html`${todayChoice(...choices)} ${gameChoices(...choices)}
      ${presetChoices(context, this.#controller)}
      <label for="deal-number">${formatter.message('dealTitle')}</label>
      <div class="row">
        <input
          id="deal-number"
          inputmode="numeric"
          enterkeyhint="go"
          autocomplete="off"
          maxlength="12"
          aria-describedby="deal-hint"
          aria-invalid=${this.#isWrong ? 'true' : 'false'}
          .defaultValue=${deal === null ? '' : String(deal)}
          @keydown=${enter}
          @input=${edited}
        />
        <button type="button" class="choice main" @click=${(event: Event) => this.#enter(event, context)}>
          ${formatter.message('play')}
        </button>
      </div>
      <p id="deal-hint" class=${this.#isWrong ? 'wrong' : ''}>
        ${formatter.message(this.#isWrong ? 'dealWrong' : 'dealHint')}
      </p>
      <div class="choices">
        ${to('previousDeal', deal === null ? 0 : deal - 1)} ${to('nextDeal', (deal ?? LAST_DEAL) + 1)}
        <button type="button" class="choice" @click=${play({})}>${formatter.message('randomDeal')}</button>
        ${
          this.#controller.hides('share')
            ? nothing
            : html`<button type="button" class="choice" @click=${() => this.#share(context)}>
                ${formatter.message('share')}
              </button>`
        }
      </div>
      ${
        this.#controller.hides('daily')
          ? nothing
          : this.#calendar.render(context, {
              won: this.#controller.persistence.statistics.daysWon(session.position.variant),
              playing: session.day,
              isStepped: this.#controller.preferences.navigation === 'step',
              play: (daily) => play({ daily })(),
            })
      }`;
  }

  #enter({ currentTarget }: Event, context: DialogContext): void {
    const input = (currentTarget as HTMLElement).parentElement?.querySelector('input');
    const deal = wholeNumber(input?.value ?? '');
    if (isDeal(deal)) {
      context.close();
      this.#newGame({ deal });
      return;
    }
    this.#isWrong = true;
    context.showNote(context.formatter.message('dealWrong'));
    input?.focus();
    input?.select();
    input?.scrollIntoView({ block: 'nearest' });
  }

  #newGame(setup: NewGame): void {
    void this.#controller.newGame(setup);
    this.#element.focus();
  }
}
