// The verdict badge: whether the game can still be won or its aim reached, with a button to return to the last winnable
// position.
import { html, nothing, type TemplateResult } from 'lit';
import type { Sign } from '../session/verdict.js';
import { icon, tip } from './icons.js';
import type { Phrases } from './phrases.js';
import { aboutKey, signText, type Judged } from './verdict-text.js';

/** How long in ms the previous verdict stays visible while a search runs. */
const STILL_MS = 700;

/** Prevents flicker: while a search runs, the previous verdict stays visible for a moment. */
export class SteadySign {
  readonly #update: () => void;
  #shown: Sign | undefined;
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
  of(verdict: Sign | undefined, still = false): Sign | undefined {
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

/** The badge. `back` undoes to the last winnable position. */
export function sign(phrases: Phrases, session: Judged, verdict: Sign, back: () => void): TemplateResult {
  const { state, canReturn } = verdict;
  // the game is over: hide the badge but keep its space
  const over = session.position.status !== 'playing' && state === 'winnable';
  const leadsBack = phrases.say(aboutKey('back', session));
  return html`<div class="sign ${over ? 'over' : ''}">
    <span part="verdict" class="badge ${state}" title=${phrases.texts.signHelp[state]}
      >${icon(state)}${signText(phrases, verdict)}</span
    >
    ${
      canReturn
        ? html`<button
            type="button"
            part="button"
            class="return"
            tabindex="-1"
            aria-label=${leadsBack}
            @click=${back}
          >
            ${icon('undo')}<span class="word" aria-hidden="true">${phrases.say('back')}</span
            >${tip(leadsBack)}
          </button>`
        : nothing
    }
  </div>`;
}
