// The options page, in the order in which players look for options: the game, appearance, sound, keyboard and
// announcements. Changing a rule starts a new game, after a confirmation if a game is in progress.
import { html, nothing, type TemplateResult } from 'lit';
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

/** The part that a setting belongs to, if pages can hide it. */
const PARTS: Readonly<Partial<Record<PreferenceName, string>>> = { clock: 'time', verdict: 'verdict' };

/** The section of a preference. Default: appearance. Those of {@link ACCESSIBILITY} have a section of their own. */
const SECTIONS: Readonly<Partial<Record<PreferenceName, 'game' | 'sound'>>> = {
  autoplay: 'game',
  tap: 'game',
  sound: 'sound',
};

/** What the game must have for a preference to have an effect. Default: nothing. */
const NEEDS: Readonly<Partial<Record<PreferenceName, (game: Variant) => boolean>>> = {
  autoplay: ({ piles }) => 'foundation' in piles,
};

interface Wanted {
  readonly option: string;
  readonly value: OptionChoice;
}

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
  #wanted: Wanted | undefined;

  constructor(controller: GameController, element: HTMLElement) {
    this.#controller = controller;
    this.#element = element;
  }

  opened(context: DialogContext): void {
    this.#wanted = undefined;
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
    const wanted = this.#wanted?.option === name ? this.#wanted : undefined;
    const now = session.position.options[name] ?? '';
    const shown = wanted?.value ?? now;
    const fixed = this.#controller.isSetByPage(name);
    const why = formatter.optionHelp(session.game.variant.id, name, shown);
    const offered = choices(values, now);
    const pick = (event: Event): void => {
      const value = offered[(event.target as HTMLSelectElement).selectedIndex];
      if (value !== undefined) this.#pick(context, { option: name, value });
    };
    return html`<div class="choice-of">
      <label for="option-${name}">${formatter.option(name)}</label>
      <select id="option-${name}" aria-describedby="why-${name}" ?disabled=${fixed} @change=${pick}>
        ${offered.map(
          (value) =>
            html`<option .selected=${value === shown}>${formatter.optionValue(name, value)}</option>`,
        )}
      </select>
      <p id="why-${name}">${formatter.sentences(why, fixed ? formatter.message('fixedByPage') : '')}</p>
      ${wanted ? this.#question(context, wanted) : nothing}
    </div>`;
  }

  #question(context: DialogContext, { option, value }: Wanted): TemplateResult {
    const { formatter } = context;
    const play = (): void => {
      context.close();
      this.#newGameWithOption(option, value);
    };
    const leave = (event: Event): void => {
      // the activated button is removed
      (event.currentTarget as Element).closest('.choice-of')?.querySelector('select')?.focus();
      this.#wanted = undefined;
      context.showNote('');
      context.update();
    };
    return html`<div class="question" role="group" aria-label=${formatter.message('endsGame')}>
      <p>${formatter.message('endsGame')}</p>
      <div class="choices">
        <button type="button" class="choice main" @click=${play}>${formatter.message('newGame')}</button>
        <button type="button" class="choice" @click=${leave}>${formatter.message('keepPlaying')}</button>
      </div>
    </div>`;
  }

  /** Handles the choice of a rule: asks first if a game is in progress. */
  #pick(context: DialogContext, wanted: Wanted): void {
    const { position } = context.session;
    const same = position.options[wanted.option] === wanted.value;
    const running = position.moves > 0 && position.status === 'playing';
    this.#wanted = same || !running ? undefined : wanted;
    if (!same && !running) this.#newGameWithOption(wanted.option, wanted.value);
    context.showNote(this.#wanted ? context.formatter.message('endsGame') : '');
    context.update();
  }

  /** The switch for random deals that can be won; absent if the page sets it. */
  #winnable({ session, formatter }: DialogContext): TemplateResult | typeof nothing {
    if (this.#controller.isSetByPage('deals')) return nothing;
    const flip = ({ target }: Event): void => {
      const { checked } = target as HTMLInputElement;
      this.#controller.chooseDeals(checked ? 'winnable' : 'any');
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

  /** The accessibility settings. They are buttons, so that Tab and Enter alone can change them. */
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
    const shortcuts = this.#controller.preferences.shortcuts === 'on';
    return html`<h3>${formatter.message('access')}</h3>
      ${one('navigation')}
      <div class="access">
        <button
          type="button"
          class="choice"
          role="switch"
          aria-checked=${shortcuts ? 'true' : 'false'}
          data-look="shortcuts"
          @click=${() => {
            this.#controller.savePreference('shortcuts', shortcuts ? 'off' : 'on');
          }}
        >
          ${switches.shortcuts}
        </button>
      </div>
      ${one('verbosity')}`;
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
    if (isSwitch) {
      const flip = (event: Event): void => {
        this.#controller.savePreference(name, (event.target as HTMLInputElement).checked ? 'on' : 'off');
      };
      return html`<label class="switch"
        ><input type="checkbox" data-look=${name} .checked=${now === 'on'} @change=${flip} />
        ${switches[name as keyof typeof switches]}</label
      >`;
    }
    const { label, ...names } = preferences[name as keyof typeof preferences];
    const pick = (event: Event): void => {
      this.#controller.savePreference(name, values[(event.target as HTMLSelectElement).selectedIndex] ?? '');
    };
    return html`<div class="choice-of">
      <label for="look-${name}">${label}</label>
      <select id="look-${name}" data-look=${name} @change=${pick}>
        ${values.map(
          (value) =>
            html`<option .selected=${value === now}>
              ${(names as Record<string, string>)[value] ?? value}
            </option>`,
        )}
      </select>
    </div>`;
  }

  #newGameWithOption(option: string, value: OptionChoice): void {
    this.#controller.newGameWithOption(option, value);
    if (!this.#element.shadowRoot?.querySelector('dialog[open]')) this.#element.focus();
  }
}
