// The deals page: the choices for a new game, deals by number or deck, next and previous, random deals, the calendar
// of daily deals, and sharing.
import { nothing, type TemplateResult } from 'lit';
import { Game, isDeal, SolitaireError, type DealName } from '../../engine/index.js';
import { idOf } from '../../engine/cards.js';
import { dealAfter, hasMicrosoftDeals, isDealOf, readDealName } from '../../engine/microsoft-deals.js';
import { MOST_DECK_CHARACTERS, readDeck } from '../../engine/read-cards.js';
import { reveal } from '../../platform/layout.js';
import { matchesMedia } from '../../platform/page.js';
import type { GameController } from '../../controller/game-controller.js';
import type { TextKey } from '../../text/message-formatter.js';
import { toText, type NewGame } from '../../controller/setup.js';
import { DealCalendar } from './deal-calendar.js';
import type { DialogContext, Page } from './dialog.js';
import { gameChoices, presetChoices, todayChoice } from './new-game-choices.js';
import { html } from '../shared/html.js';

/** Converts Arabic, Persian and full-width digits to ASCII digits. */
const latin = (text: string): string =>
  text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15));

/**
 * Reads a whole number, also with separators before groups of digits: the last group has three, those before it two or
 * three (`1.234.567`, in India `12,34,567`). `NaN` for other texts, such as `1.5`.
 */
function wholeNumber(text: string): number {
  const [first = '', ...groups] = text.trim().split(/[\s.,'’٬،，]/);
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
  /** What is wrong with the last entered deal; empty: nothing. */
  #fault = '';

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
    this.#fault = '';
    context.update();
    const field = dialog.querySelector<HTMLInputElement>('#deal-number');
    // the title keeps the focus in a low window, where the field is out of view, and after a touch, because the field
    // would show a keyboard over the calendar
    const isTouch = matchesMedia('(pointer: coarse)') && !dialog.querySelector('h2:focus-visible');
    if (!isTouch && field && field.getBoundingClientRect().bottom < dialog.getBoundingClientRect().bottom)
      field.select();
  }

  closed(): void {
    this.#calendar.close();
  }

  body(context: DialogContext): TemplateResult {
    const { formatter, session } = context;
    const { deal, variant } = session.game;
    const isMicrosoft = hasMicrosoftDeals(variant);
    const play = (setup: NewGame) => () => {
      context.close();
      this.#newGame(setup);
    };
    const to = (text: TextKey, steps: number) => {
      const next = deal === null ? undefined : dealAfter(deal, steps);
      return html`<button
        type="button"
        class="choice"
        ?disabled=${!next}
        @click=${next && play({ deal: next })}
      >
        ${formatter.message(text)}
      </button>`;
    };
    // no <form>: sandboxed frames block form submission
    const enter = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.isComposing) return;
      // otherwise Enter also activates the focused button
      event.preventDefault();
      this.#enter(event, context);
    };
    const edited = (): void => {
      if (!this.#fault) return;
      this.#fault = '';
      context.showNote('');
    };
    // a field of one line would join the lines, which can be the columns of a deck
    const paste = (event: ClipboardEvent): void => {
      const lines = (event.clipboardData?.getData('text') ?? '').trim().split(/\s*\n\s*/);
      if (lines.length < 2) return;
      event.preventDefault();
      (event.currentTarget as HTMLInputElement).setRangeText(lines.join(' | '));
      edited();
    };
    const choices = [context, this.#controller, this.#element] as const;
    return html`${todayChoice(...choices)} ${gameChoices(...choices)}
      ${presetChoices(context, this.#controller)}
      <label for="deal-number">${formatter.message('dealTitle')}</label>
      <div class="row">
        <input
          id="deal-number"
          inputmode=${isMicrosoft ? 'text' : 'numeric'}
          enterkeyhint="go"
          autocomplete="off"
          maxlength=${MOST_DECK_CHARACTERS}
          aria-describedby="deal-hint"
          aria-invalid=${this.#fault ? 'true' : 'false'}
          .defaultValue=${deal === null ? '' : String(deal)}
          @keydown=${enter}
          @input=${edited}
          @paste=${paste}
        />
        <button type="button" class="choice main" @click=${(event: Event) => this.#enter(event, context)}>
          ${formatter.message('play')}
        </button>
      </div>
      <p id="deal-hint" class=${this.#fault ? 'wrong' : ''}>
        ${this.#fault || formatter.sentences(formatter.message('dealHint'), isMicrosoft ? formatter.message('dealHintMicrosoft') : '')}
      </p>
      <div class="choices">
        ${to('previousDeal', -1)} ${to('nextDeal', 1)}
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
    const read = this.#read(latin(input?.value ?? ''), context);
    if (typeof read === 'object') {
      context.close();
      this.#newGame(read);
      return;
    }
    this.#fault = read;
    context.showNote(read);
    input?.focus();
    input?.select();
    if (input) reveal(input, { block: 'nearest' });
  }

  /** Reads a deal number or a deck; returns what is wrong with it if it cannot be dealt. */
  #read(text: string, { formatter, session }: DialogContext): NewGame | string {
    const { variant } = session.game;
    const number = wholeNumber(text);
    const deal: DealName | undefined = isDeal(number) ? number : readDealName(text);
    if (isDealOf(variant, deal)) return { deal };
    const deck = readDeck(text, variant);
    if (!deck.some((card) => idOf(card) !== undefined)) return formatter.message('dealWrong');
    try {
      Game.deal(variant, { deck, options: this.#controller.nextGame.options });
      return { deck };
    } catch (error) {
      if (!(error instanceof SolitaireError)) throw error;
      const { card, found, size } = error.data;
      return formatter.message('deckWrong', { fault: toText(card, `${String(found)} / ${String(size)}`) });
    }
  }

  #newGame(setup: NewGame): void {
    void this.#controller.newGame(setup);
    this.#element.focus();
  }
}
