// The sign that says whether the game can still be won or, where winning is not the aim, reach it: an icon and words,
// and the way back to where it could.
import { html, nothing, type TemplateResult } from 'lit';
import type { Session } from '../session/session.js';
import type { Sign } from '../session/verdict.js';
import { icon, tip } from './icons.js';
import type { Phrases, TextKey } from './phrases.js';

/** How long the sign stands still while a search runs. */
const STILL_MS = 700;

/** "Can no longer be won" */
export function signText(phrases: Phrases, { state, about, best }: Sign): string {
  // elsewhere the search ended before it knew the most
  return state === 'unwinnable' && about === 'aim' && best !== undefined
    ? phrases.say('signBest', { n: best })
    : phrases.texts.signs[about][state];
}

/** A game, as far as its sign is concerned. */
interface Judged {
  readonly position: Pick<Session['position'], 'status'>;
  readonly game: Pick<Session['game'], 'description'>;
}

/** A text that has one form for the win, and one for games that have another aim. */
export const aboutKey = (text: 'back' | 'show' | 'lost' | 'never' | 'only', { game }: Judged): TextKey =>
  `${text}${game.description.aim ? 'Aim' : 'Win'}`;

/** Keeps the sign from flickering: while a search runs, what was known before stands for a moment still. */
export class SteadySign {
  readonly #update: () => void;
  #shown: Sign | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(update: () => void) {
    this.#update = update;
  }

  /** Another deal shows nothing of the last one. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#shown = undefined;
  }

  /** What the sign shows; what can be done is as it is now. `still`: nothing of it is to change now. */
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

/** The sign; `back` undoes to where the game could be won. */
export function sign(phrases: Phrases, session: Judged, verdict: Sign, back: () => void): TemplateResult {
  const { state, canReturn } = verdict;
  // nothing is left to be known, but the rows stay where they are
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
