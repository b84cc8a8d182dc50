// The options page: rule options with explanations, accessibility settings, and appearance. Changing a rule starts a new
// game, after a confirmation if a game is in progress.
import { html, nothing, type TemplateResult } from 'lit';
import type { OptionChoice, OptionValue } from '../../engine/index.js';
import { ACCESS, LOOKS, lookNames, type LookName, type Looks } from '../looks.js';
import type { Phrases } from '../phrases.js';
import type { Desk, Page } from '../sheet.js';
import { aboutKey } from '../verdict-text.js';

/** The callbacks of the page. */
export interface OptionsHost {
  looks(): Looks;
  choose(name: LookName, value: string): void;
  /** Whether the embedding page sets this option. */
  isFixed(option: string): boolean;
  /** Starts a game with this option, and saves the choice. */
  playWith(option: string, value: OptionChoice): void;
  /** Whether a part of the page is left out: `look`, `time`, `verdict`. */
  lacks(part: string): boolean;
  /** Whether the player asked for deals that can be won, and to ask for it. */
  onlyWinnable(): boolean;
  dealWinnable(only: boolean): void;
}

/** The part that a setting belongs to, if pages can hide it. */
const PARTS: Readonly<Partial<Record<LookName, string>>> = { clock: 'time', verdict: 'verdict' };

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
  readonly #host: OptionsHost;
  #wanted: Wanted | undefined;

  constructor(host: OptionsHost) {
    this.#host = host;
  }

  opened(desk: Desk): void {
    this.#wanted = undefined;
    desk.update();
  }

  body(desk: Desk): TemplateResult {
    const { phrases, session } = desk;
    const options = Object.entries(session.game.variant.options ?? {});
    return html`${
      options.length
        ? html`<h3>${phrases.say('rules')}</h3>
            ${options.map(([name, values]) => this.#rule(desk, name, values))}`
        : nothing
    }
    ${this.#winnable(desk)} ${this.#access(phrases)}
    ${this.#host.lacks('look') ? nothing : this.#looks(phrases)}`;
  }

  #rule(desk: Desk, name: string, values: readonly OptionValue[]): TemplateResult {
    const { phrases, session } = desk;
    const wanted = this.#wanted?.option === name ? this.#wanted : undefined;
    const now = session.position.options[name] ?? '';
    const shown = wanted?.value ?? now;
    const fixed = this.#host.isFixed(name);
    const why = phrases.optionHelp(session.game.variant.id, name, shown);
    const offered = choices(values, now);
    const pick = (event: Event): void => {
      const value = offered[(event.target as HTMLSelectElement).selectedIndex];
      if (value !== undefined) this.#pick(desk, { option: name, value });
    };
    return html`<div class="choice-of">
      <label for="option-${name}">${phrases.option(name)}</label>
      <select id="option-${name}" aria-describedby="why-${name}" ?disabled=${fixed} @change=${pick}>
        ${offered.map(
          (value) => html`<option .selected=${value === shown}>${phrases.optionValue(name, value)}</option>`,
        )}
      </select>
      <p id="why-${name}">${phrases.sentences(why, fixed ? phrases.say('fixedByPage') : '')}</p>
      ${wanted ? this.#question(desk, wanted) : nothing}
    </div>`;
  }

  #question(desk: Desk, { option, value }: Wanted): TemplateResult {
    const { phrases } = desk;
    const play = (): void => {
      desk.close();
      this.#host.playWith(option, value);
    };
    const leave = (event: Event): void => {
      // the activated button is removed
      (event.currentTarget as Element).closest('.choice-of')?.querySelector('select')?.focus();
      this.#wanted = undefined;
      desk.note('');
      desk.update();
    };
    return html`<div class="question" role="group" aria-label=${phrases.say('endsGame')}>
      <p>${phrases.say('endsGame')}</p>
      <div class="choices">
        <button type="button" class="choice main" @click=${play}>${phrases.say('newGame')}</button>
        <button type="button" class="choice" @click=${leave}>${phrases.say('keepPlaying')}</button>
      </div>
    </div>`;
  }

  /** Handles the choice of a rule: asks first if a game is in progress. */
  #pick(desk: Desk, wanted: Wanted): void {
    const { position } = desk.session;
    const same = position.options[wanted.option] === wanted.value;
    const running = position.moves > 0 && position.status === 'playing';
    this.#wanted = same || !running ? undefined : wanted;
    if (!same && !running) this.#host.playWith(wanted.option, wanted.value);
    desk.note(this.#wanted ? desk.phrases.say('endsGame') : '');
    desk.update();
  }

  /** Which deals come by chance, unless the page has decided it or leaves out what takes a search. */
  #winnable({ session, phrases }: Desk): TemplateResult | typeof nothing {
    if (this.#host.isFixed('winnable') || this.#host.lacks('verdict')) return nothing;
    const flip = ({ target }: Event): void => {
      this.#host.dealWinnable((target as HTMLInputElement).checked);
    };
    return html`<label class="switch"
        ><input
          type="checkbox"
          aria-describedby="why-winnable"
          .checked=${this.#host.onlyWinnable()}
          @change=${flip}
        />
        ${phrases.say(aboutKey('only', session))}</label
      >
      <p id="why-winnable">${phrases.say('onlyHint')}</p>`;
  }

  /** The accessibility settings. They are buttons, so that Tab and Enter alone can change them. */
  #access(phrases: Phrases): TemplateResult {
    const { looks, switches } = phrases.texts;
    const one = (name: keyof typeof looks & LookName): TemplateResult => {
      const { label, ...names } = looks[name];
      const now = this.#host.looks()[name];
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
                  this.#host.choose(name, value);
                }}
              >
                ${phrases.capital(text)}
              </button>`,
          )}
        </div>
      </div>`;
    };
    const shortcuts = this.#host.looks().shortcuts === 'on';
    return html`<h3>${phrases.say('access')}</h3>
      ${one('navigation')} ${one('verbosity')}
      <div class="access">
        <button
          type="button"
          class="choice"
          role="switch"
          aria-checked=${shortcuts ? 'true' : 'false'}
          data-look="shortcuts"
          @click=${() => {
            this.#host.choose('shortcuts', shortcuts ? 'off' : 'on');
          }}
        >
          ${switches.shortcuts}
        </button>
      </div>`;
  }

  #looks(phrases: Phrases): TemplateResult {
    const names = lookNames.filter((name) => {
      const part = PARTS[name];
      return !ACCESS.includes(name) && (!part || !this.#host.lacks(part));
    });
    return html`<h3>${phrases.say('look')}</h3>
      ${names.map((name) => this.#look(phrases, name, LOOKS[name]))}`;
  }

  #look(phrases: Phrases, name: LookName, values: readonly string[]): TemplateResult {
    const now = this.#host.looks()[name];
    const { looks, switches } = phrases.texts;
    const isSwitch = values.every((value) => value === 'on' || value === 'off');
    if (isSwitch) {
      const flip = (event: Event): void => {
        this.#host.choose(name, (event.target as HTMLInputElement).checked ? 'on' : 'off');
      };
      return html`<label class="switch"
        ><input type="checkbox" data-look=${name} .checked=${now === 'on'} @change=${flip} />
        ${switches[name as keyof typeof switches]}</label
      >`;
    }
    const { label, ...names } = looks[name as keyof typeof looks];
    const pick = (event: Event): void => {
      this.#host.choose(name, values[(event.target as HTMLSelectElement).selectedIndex] ?? '');
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
}
