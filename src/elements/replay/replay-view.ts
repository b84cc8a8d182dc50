// Templates of a replay's felt: name and deal, table, marks, and the controls.
import { nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Variant } from '../../engine/index.js';
import type { ListedMove } from '../../controller/replay-controller.js';
import type { Preferences } from '../../controller/preferences.js';
import type { MessageFormatter } from '../../text/message-formatter.js';
import { tableSizer } from '../table/table-sizer.js';
import { stepButtons, type Steps } from './replay-controls.js';
import { html } from '../shared/html.js';

/** The speeds that the reader can choose. */
const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

export interface FeltState extends Steps {
  readonly formatter: MessageFormatter;
  readonly variant: Variant;
  readonly preferences: Preferences;
  readonly controls: 'full' | 'minimal' | 'none';
  /** Whether a game is shown instead. */
  readonly hidden: boolean;
  readonly game: string;
  readonly deal: string;
  readonly move: ListedMove | undefined;
  readonly speed: number;
  /** The speed that the page requests. */
  readonly ownSpeed: number;
  /** The marks over the table. */
  readonly marks: unknown;
  /** The piles with their cards, for screen readers. */
  readonly piles: readonly string[];
  readonly setSpeed: (speed: number) => void;
  readonly playFromHere: () => unknown;
}

function bar({ formatter, game, deal, controls, playFromHere }: FeltState): TemplateResult | typeof nothing {
  if (controls === 'none') return nothing;
  return html`<div part="bar" class="bar">
    <div class="title"><span class="name">${game}</span> <span class="deal">${deal}</span></div>
    <button type="button" part="button" class="choice from-here" @click=${playFromHere}>
      ${formatter.message('playFromHere')}
    </button>
  </div>`;
}

/** The current move: "Move 3 of 20 5♣ to column 3." Screen readers get it as an announcement. */
function step({ formatter, at, length, move }: FeltState): TemplateResult {
  return html`<p part="step" class="step" aria-hidden="true">
    <strong>${formatter.message('replayStep', { n: at, all: length })}</strong> ${move?.shown}
  </p>`;
}

/** "Move 3 of 20; 5 of clubs to column 3." for screen readers. */
export function stepText(
  formatter: MessageFormatter,
  at: number,
  length: number,
  move: ListedMove | undefined,
): string {
  const count = formatter.message('replayStep', { n: at, all: length });
  return move ? formatter.items([count, move.name]) : count;
}

function slider({ formatter, at, length, move, go }: FeltState): TemplateResult {
  return html`<input
    class="slider"
    type="range"
    min="0"
    max=${length}
    .value=${String(at)}
    aria-label=${formatter.message('moves')}
    aria-valuetext=${stepText(formatter, at, length, move)}
    @input=${({ currentTarget }: Event) => {
      go(Number((currentTarget as HTMLInputElement).value));
    }}
  />`;
}

function speeds({ formatter, speed, ownSpeed, setSpeed }: FeltState): TemplateResult {
  const all = [...new Set([...SPEEDS, ownSpeed])].sort((a, b) => a - b);
  return html`<label class="speed"
    >${formatter.message('replaySpeed')}
    <select
      @change=${({ currentTarget }: Event) => {
        setSpeed(Number((currentTarget as HTMLSelectElement).value));
      }}
    >
      ${all.map(
        (one) =>
          html`<option value=${String(one)} .selected=${one === speed}>
            ${formatter.intl.number(one)}×
          </option>`,
      )}
    </select></label
  >`;
}

/** The felt with everything on it. */
export function felt(state: FeltState): TemplateResult {
  const { formatter, variant, preferences, controls, hidden, marks, piles } = state;
  const { theme, suits, back, felt: colour } = preferences;
  const table = formatter.message('table');
  const isPicture = controls === 'none';
  return html`<div class="game ${theme} ${suits}" back=${back} felt=${colour} ?hidden=${hidden}>
    ${bar(state)}
    <div class="stage">
      <div class="board">
        ${tableSizer(variant)}
        <div
          part="felt"
          class="felt"
          role="group"
          aria-label=${table}
          tabindex=${ifDefined(isPicture ? undefined : '0')}
        >
          <div part="table" class="table" inert></div>
          ${marks}
          <ul class="reading">
            ${piles.map((pile) => html`<li>${pile}</li>`)}
          </ul>
        </div>
      </div>
    </div>
    ${
      isPicture
        ? nothing
        : html`<div part="player" class="player">
            ${stepButtons(formatter, state)} ${slider(state)} ${controls === 'full' ? speeds(state) : nothing}
            ${step(state)}
          </div>`
    }
  </div>`;
}
