// The options page, in the order in which players look for options: the game, appearance, sound, keyboard and
// announcements. A changed rule applies from the next game, which starts immediately if no game is in progress.
import { nothing, type TemplateResult } from 'lit';
import type { OptionChoice, OptionValue, Variant } from '../../engine/index.js';
import {
  ACCESSIBILITY,
  PREFERENCES,
  preferenceNames,
  type PreferenceName,
} from '../../controller/preferences.js';
import type { GameController } from '../../controller/game-controller.js';
import type { MessageFormatter, TextKey } from '../../text/message-formatter.js';
import type { DialogContext, Page } from './dialog.js';
import { aboutKey } from '../../text/verdict-text.js';
import { optionHelp, optionName, optionValue } from '../../text/option-text.js';
import { html } from '../shared/html.js';

/** The part that a setting belongs to, if pages can hide it. */
const PARTS: Readonly<Partial<Record<PreferenceName, string>>> = { clock: 'time', verdict: 'verdict' };

/** The section of a preference. Default: appearance. Those of {@link ACCESSIBILITY} have a separate section. */
const SECTIONS: Readonly<Partial<Record<PreferenceName, 'game' | 'sound'>>> = {
  autoplay: 'game',
  tap: 'game',
  sound: 'sound',
};

/** The condition on the game for a preference to have an effect. Default: none. */
const NEEDS: Readonly<Partial<Record<PreferenceName, (game: Variant) => boolean>>> = {
  autoplay: ({ piles }) => 'foundation' in piles,
};

/** The values offered to the player; for a number option, the first few. */
const choices = (values: readonly OptionValue[], now: OptionChoice): OptionChoice[] => {
  const offered = values.flatMap((allowed) =>
    'value' in allowed ? [allowed.value] : [0, 1, 2, 3].map((more) => allowed.atLeast + more),
  );
  return [...new Set([...offered, now])];
};

export class OptionsPage implements Page {
  readonly title = 'options';
  readonly #controller: GameController;
  readonly #element: HTMLElement;
  /** The rule that was changed last; the page offers a new game below it. */
  #asked: string | undefined;

  constructor(controller: GameController, element: HTMLElement) {
    this.#controller = controller;
    this.#element = element;
  }

  opened(context: DialogContext): void {
    this.#asked = undefined;
    context.update();
  }

  body(context: DialogContext): TemplateResult {
    const { formatter, session } = context;
    const options = Object.entries(session.game.variant.options ?? {});
    const section = (title: TextKey, parts: readonly unknown[]): unknown =>
      parts.some((part) => part !== nothing)
        ? html`<h3>${formatter.message(title)}</h3>
            ${parts}`
        : nothing;
    return html`${section('rules', [
      ...options.map(([name, values]) => this.#rule(context, name, values)),
      this.#winnable(context),
      ...this.#preferences(context, 'game'),
    ])}
    ${section('look', this.#preferences(context))}
    ${section('soundTitle', this.#preferences(context, 'sound'))} ${this.#accessibility(formatter)}`;
  }

  #rule(context: DialogContext, name: string, values: readonly OptionValue[]): TemplateResult {
    const { formatter, session } = context;
    const { options: nextOptions, pendingOptions } = this.#controller.nextGame;
    const now = session.position.options[name] ?? '';
    const shown = nextOptions[name] ?? now;
    const isPending = pendingOptions.includes(name);
    const fixed = this.#controller.isSetByPage(name);
    const why = optionHelp(formatter, session.game.variant.id, name, shown, nextOptions);
    const offered = choices(values, now);
    const pick = (event: Event): void => {
      const value = offered[(event.target as HTMLSelectElement).selectedIndex];
      if (value !== undefined) this.#pick(context, name, value);
    };
    return html`<div class="choice-of">
      <label for="option-${name}">${optionName(formatter, name)}</label>
      <select id="option-${name}" aria-describedby="why-${name}" ?disabled=${fixed} @change=${pick}>
        ${offered.map(
          (value) =>
            html`<option .selected=${value === shown}>${optionValue(formatter, name, value)}</option>`,
        )}
      </select>
      <p id="why-${name}">
        ${formatter.sentences(
          why,
          fixed ? formatter.message('fixedByPage') : '',
          isPending ? formatter.message('fromNextGame') : '',
        )}
      </p>
      ${isPending && name === this.#asked ? this.#question(context) : nothing}
    </div>`;
  }

  /** Offers to start a game with the chosen rules now. */
  #question(context: DialogContext): TemplateResult {
    const { formatter } = context;
    const play = (): void => {
      context.close();
      this.#newGame();
    };
    const leave = (event: Event): void => {
      // the activated button is removed
      (event.currentTarget as Element).closest('.choice-of')?.querySelector('select')?.focus();
      this.#asked = undefined;
      context.showNote('');
      context.update();
    };
    return html`<div class="question" role="group" aria-label=${formatter.message('fromNextGame')}>
      <div class="choices">
        <button type="button" class="choice main" @click=${play}>${formatter.message('newGame')}</button>
        <button type="button" class="choice" @click=${leave}>${formatter.message('keepPlaying')}</button>
      </div>
    </div>`;
  }

  /**
   * Handles the choice of a rule. It applies from the next game. Before the first move and after the end, that game
   * starts immediately; a deal from a deck of the page could not be dealt again with every rule, and stays.
   */
  #pick(context: DialogContext, option: string, value: OptionChoice): void {
    const { position, game } = context.session;
    const same = position.options[option] === value;
    const keepsRules = position.status === 'playing' && (position.moves > 0 || game.deal === null);
    this.#controller.nextGame.chooseOption(option, value);
    this.#asked = same ? this.#controller.nextGame.pendingOptions.at(-1) : option;
    if (!same && !keepsRules) void this.#controller.nextGame.dealWithChosenRules();
    context.showNote(!same && keepsRules ? context.formatter.message('fromNextGame') : '');
    context.update();
  }

  /** The switch for random deals that can be won; absent if the page sets it. */
  #winnable({ session, formatter }: DialogContext): TemplateResult | typeof nothing {
    if (this.#controller.isSetByPage('deals')) return nothing;
    const flip = ({ target }: Event): void => {
      const { checked } = target as HTMLInputElement;
      this.#controller.nextGame.chooseDeals(checked ? 'winnable' : 'any');
    };
    return html`<label class="switch"
        ><input
          type="checkbox"
          aria-describedby="why-winnable"
          .checked=${this.#controller.dealsOf(session.game.variant) === 'winnable'}
          @change=${flip}
        />
        ${formatter.message(aboutKey('only', session))}</label
      >
      <p id="why-winnable">${formatter.message('onlyHint')}</p>`;
  }

  /** The accessibility settings. Tab and Enter alone can change them: Enter also operates checkboxes. */
  #accessibility(formatter: MessageFormatter): TemplateResult {
    const { looks: preferences, switches } = formatter.texts;
    const one = (name: keyof typeof preferences & PreferenceName): TemplateResult => {
      const { label, ...names } = preferences[name];
      const now = this.#controller.preferences[name];
      const values = Object.entries<string>(names);
      return html`<div class="access" role="group" aria-labelledby="access-${name}" data-look=${name}>
        <p id="access-${name}">${label}</p>
        <div class="choices">
          ${values.map(
            ([value, text]) =>
              html`<button
                type="button"
                class="choice"
                value=${value}
                aria-pressed=${value === now ? 'true' : 'false'}
                @click=${() => {
                  this.#controller.savePreference(name, value);
                }}
              >
                ${formatter.capital(text)}
              </button>`,
          )}
        </div>
      </div>`;
    };
    return html`<h3>${formatter.message('access')}</h3>
      ${one('navigation')} ${one('verbosity')} ${one('announce')}
      ${this.#switch('shortcuts', switches.shortcuts)}`;
  }

  /** The preferences of a section that the page does not hide and that have an effect in this game. */
  #preferences({ formatter, session }: DialogContext, section?: 'game' | 'sound'): TemplateResult[] {
    if (this.#controller.hides('look')) return [];
    const names = preferenceNames.filter((name) => {
      const part = PARTS[name];
      if (ACCESSIBILITY.includes(name) || SECTIONS[name] !== section) return false;
      if (name === 'felt' && this.#feltIsSet) return false;
      return !(part && this.#controller.hides(part)) && (NEEDS[name]?.(session.game.description) ?? true);
    });
    return names.map((name) => this.#preference(formatter, name, PREFERENCES[name]));
  }

  /** Whether the page sets the colour of the table, so that the player's choice would have no effect. */
  get #feltIsSet(): boolean {
    return getComputedStyle(this.#element).getPropertyValue(`--solitaire-felt`) !== '';
  }

  #preference(formatter: MessageFormatter, name: PreferenceName, values: readonly string[]): TemplateResult {
    const now = this.#controller.preferences[name];
    const { looks: preferences, switches } = formatter.texts;
    const isSwitch = values.every((value) => value === 'on' || value === 'off');
    if (isSwitch) return this.#switch(name, switches[name as keyof typeof switches]);
    const { label, ...names } = preferences[name as keyof typeof preferences];
    const pick = (event: Event): void => {
      this.#controller.savePreference(name, values[(event.target as HTMLSelectElement).selectedIndex] ?? '');
    };
    return html`<div class="choice-of">
      <label for="look-${name}">${label}</label>
      <select id="look-${name}" data-look=${name} @change=${pick}>
        ${values.map((value) => {
          const text = (names as Record<string, string>)[value] ?? value;
          return html`<option .selected=${value === now}>${text}</option>`;
        })}
      </select>
    </div>`;
  }

  #switch(name: PreferenceName, text: string): TemplateResult {
    const flip = (event: Event): void => {
      this.#controller.savePreference(name, (event.target as HTMLInputElement).checked ? 'on' : 'off');
    };
    return html`<label class="switch"
      ><input
        type="checkbox"
        data-look=${name}
        .checked=${this.#controller.preferences[name] === 'on'}
        @change=${flip}
      />
      ${text}</label
    >`;
  }

  #newGame(): void {
    void this.#controller.newGame({});
    if (!this.#element.shadowRoot?.querySelector('dialog[open]')) this.#element.focus();
  }
}
