// The choices for a new game, on the deals page and on a separate page: today's deal, the games in the `games`
// attribute, and the presets in the description of the game.
import { nothing, type TemplateResult } from 'lit';
import type { OptionChoice } from '../../engine/index.js';
import { localDate } from '../../engine/index.js';
import { dayStreak } from '../../session/storage/day-streak.js';
import { systemClock } from '../../platform/clock.js';
import type { GameController } from '../../controller/game-controller.js';
import type { DialogContext, Page } from './dialog.js';
import { icon } from '../shared/icons.js';
import { radioName } from '../shared/radio-name.js';
import { optionHelp, optionName, optionPreset } from '../../text/option-text.js';
import { html } from '../shared/html.js';

/** Deals today's deal, unless it is on the table already. @param again whether it is dealt even then */
export function playToday(controller: GameController, again = false): void {
  const daily = localDate(systemClock.today());
  const { day, position } = controller.session;
  if (again || day !== daily || position.status !== 'playing') void controller.newGame({ daily });
}

/** "3 days in a row"; empty without a streak. */
export function streakText({ session, formatter }: DialogContext, controller: GameController): string {
  const won = controller.persistence.statistics.daysWon(session.position.variant);
  const n = dayStreak(won, systemClock.today());
  return n ? formatter.message('todayStreak', { n }) : '';
}

/** The button of today's deal, with the streak. */
export function todayChoice(
  context: DialogContext,
  controller: GameController,
  element: HTMLElement,
): TemplateResult | typeof nothing {
  if (controller.hides('daily')) return nothing;
  const act = (): void => {
    context.close();
    // a preset that is chosen beside it applies
    playToday(controller, controller.nextGame.pendingOptions.length > 0);
    element.focus();
  };
  return html`<button type="button" class="choice main today" @click=${act}>
    ${icon('today')}<span
      ><strong>${context.formatter.message('today')}</strong>
      <small>${streakText(context, controller)}</small></span
    >
  </button>`;
}

/** A button for each game that the player can switch to. */
const gameButtons = (
  context: DialogContext,
  controller: GameController,
  element: HTMLElement,
): TemplateResult =>
  html`<div class="choices">
    ${controller.games.map(
      (id) =>
        html`<button
          type="button"
          class="choice"
          value=${id}
          aria-pressed=${id === context.session.position.variant ? 'true' : 'false'}
          @click=${() => {
            context.close();
            controller.switchGame(id);
            element.focus();
          }}
        >
          ${context.formatter.game(id)}
        </button>`,
    )}
  </div>`;

/** The games that the player can switch between, with a title. */
export function gameChoices(
  context: DialogContext,
  controller: GameController,
  element: HTMLElement,
): TemplateResult | typeof nothing {
  if (controller.games.length < 2) return nothing;
  return html`<div class="access" role="group" aria-labelledby="change-game">
    <p id="change-game">${context.formatter.message('changeGame')}</p>
    ${gameButtons(context, controller, element)}
  </div>`;
}

/**
 * The presets of the game: the values of the options that its description names, each with its meaning. A choice
 * applies from the next new game, regardless of how it is started.
 */
export function presetChoices(context: DialogContext, controller: GameController): readonly TemplateResult[] {
  const { formatter, session } = context;
  const { variant } = session.game;
  const { options: nextOptions, pendingOptions } = controller.nextGame;
  const open = (variant.presets ?? []).filter((option) => !controller.isSetByPage(option));
  return open.map((option) => {
    const values = (variant.options?.[option] ?? []).flatMap((one) => ('value' in one ? [one.value] : []));
    const isChosen = (value: OptionChoice): boolean => value === nextOptions[option];
    const choose = (value: OptionChoice) => () => {
      controller.nextGame.chooseOption(option, value);
      context.update();
    };
    return html`<div class="presets" role="radiogroup" aria-labelledby="preset-${option}">
      <p id="preset-${option}">${optionName(formatter, option)}</p>
      ${values.map(
        (value, n) =>
          html`<label class="preset">
            <input
              type="radio"
              name=${radioName(`preset-${option}`)}
              aria-labelledby="name-${option}-${n}"
              aria-describedby="preset-${option}-${n}"
              .checked=${isChosen(value)}
              @change=${choose(value)}
            />
            <span id="name-${option}-${n}">${optionPreset(formatter, option, value)}</span>
            <small id="preset-${option}-${n}"
              >${formatter.sentences(
                optionHelp(formatter, variant.id, option, value, nextOptions),
                isChosen(value) && pendingOptions.includes(option) ? formatter.message('fromNextGame') : '',
              )}</small
            >
          </label>`,
      )}
    </div>`;
  });
}

/** The page that the menu opens to switch between games. */
export class GamesPage implements Page {
  readonly title = 'changeGame';
  readonly #controller: GameController;
  readonly #element: HTMLElement;

  constructor(controller: GameController, element: HTMLElement) {
    this.#controller = controller;
    this.#element = element;
  }

  body(context: DialogContext): TemplateResult {
    return html`<div class="access">${gameButtons(context, this.#controller, this.#element)}</div>`;
  }
}
