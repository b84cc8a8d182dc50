// The verdict badge: whether the game can still be won or its aim reached, with a button to return to the last winnable
// position.
import { nothing, type TemplateResult } from 'lit';
import { isFewestAim } from '../../engine/aim.js';
import type { Session } from '../../session/session.js';
import type { SolvabilityStatus } from '../../session/solvability.js';
import { icon, tip } from '../shared/icons.js';
import type { MessageFormatter } from '../../text/message-formatter.js';
import { aboutKey, signText, type VerdictSource } from '../../text/verdict-text.js';
import { html } from '../shared/html.js';

const NOT_WINNABLE: readonly SolvabilityStatus['state'][] = ['lost-since', 'lost', 'unwinnable'];
const STATES = ['winnable', 'lost-since', 'lost', 'unwinnable', 'unknown', 'searching'] as const;

/** How long in ms the previous verdict stays visible while a search runs. */
const STILL_MS = 700;

/** Prevents flicker: while a search runs, the previous verdict stays visible for {@link STILL_MS}. */
export class DebouncedVerdict {
  readonly #update: () => void;
  #shown: SolvabilityStatus | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(update: () => void) {
    this.#update = update;
  }

  /** Resets the badge for a new deal. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#shown = undefined;
  }

  /** The verdict to display; `canReturn` is always current. `still`: keep the display unchanged. */
  shown(verdict: SolvabilityStatus | undefined, still = false): SolvabilityStatus | undefined {
    if (still && this.#shown) return this.#shown;
    if (verdict?.state === 'searching' && this.#shown && this.#shown.state !== 'searching') {
      this.#timer ??= setTimeout(() => {
        this.#timer = this.#shown = undefined;
        this.#update();
      }, STILL_MS);
      return { ...this.#shown, canReturn: verdict.canReturn };
    }
    clearTimeout(this.#timer);
    this.#timer = undefined;
    return (this.#shown = verdict);
  }
}

/**
 * Invisible texts of all states, on top of each other: they reserve the space of the longest one in any font and
 * language, so that a new verdict never moves the table. The texts are generated content, so that they are not
 * searched.
 */
function spareLines(
  formatter: MessageFormatter,
  { about, best, fewest }: SolvabilityStatus,
  { game }: VerdictSource,
  states: readonly SolvabilityStatus['state'][],
): readonly TemplateResult[] {
  return states.map((state) => {
    const amounts = {
      best: Math.max(10, best ?? 0),
      isMost: state === 'winnable' || NOT_WINNABLE.includes(state),
      ...(isFewestAim(game.description) &&
        NOT_WINNABLE.includes(state) && { fewest: Math.max(10, fewest ?? 0) }),
    };
    const text = signText(formatter, { state, about, ...amounts, canReturn: false });
    const spare = html`<i class="line spare" data-text=${text}></i>`;
    return state.startsWith('lost')
      ? html`<div class="line">${spare}<i class="spare way" data-text=${formatter.message('back')}></i></div>`
      : spare;
  });
}

/** The visible line of the badge. `back` undoes to the last winnable position. */
function badgeLine(
  formatter: MessageFormatter,
  session: VerdictSource,
  verdict: SolvabilityStatus,
  back: () => void,
): TemplateResult {
  const { state, canReturn } = verdict;
  const backLabel = formatter.message(aboutKey('back', session));
  return html`<div class="line">
    <span part="verdict" class="badge ${state}"
      >${icon(state)}${signText(formatter, verdict)}${tip(formatter.texts.signHelp[state])}</span
    >
    ${
      canReturn
        ? html`<button
            type="button"
            part="button"
            class="return"
            tabindex="-1"
            aria-label=${backLabel}
            @click=${back}
          >
            ${icon('rewind')}<span class="word" aria-hidden="true">${formatter.message('back')}</span
            >${tip(backLabel)}
          </button>`
        : nothing
    }
  </div>`;
}

/** The badge, visible during the whole game. */
export function verdictBadge(
  formatter: MessageFormatter,
  session: VerdictSource,
  verdict: SolvabilityStatus,
  back: () => void,
): TemplateResult {
  // the game is over: hide the badge but keep its space
  const over = session.position.status !== 'playing' && verdict.state === 'winnable';
  return html`<div class="sign ${over ? 'over' : ''}">
    ${badgeLine(formatter, session, verdict, back)} ${spareLines(formatter, verdict, session, STATES)}
  </div>`;
}

/**
 * The badge that replaces the game's name while the game can no longer be won. Before the first move it stays hidden,
 * because no move of the player has caused the verdict. After a loss, the bar shows the result instead.
 */
export function quietBadge(
  formatter: MessageFormatter,
  session: VerdictSource & { readonly position: Pick<Session['position'], 'moves'> },
  verdict: SolvabilityStatus,
  back: () => void,
): TemplateResult {
  const { status, moves } = session.position;
  const shown = NOT_WINNABLE.includes(verdict.state) && moves > 0 && status === 'playing';
  return html`<div class="sign quiet">
    ${shown ? badgeLine(formatter, session, verdict, back) : html`<div class="line"></div>`}
    ${spareLines(formatter, verdict, session, NOT_WINNABLE)}
  </div>`;
}
