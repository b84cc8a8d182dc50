// The dialog for deal numbers: asks for one to play, copies the one that is played.
import { html, type LitElement, type TemplateResult } from 'lit';
import { isDeal } from '../engine/index.js';
import type { Phrases, TextKey } from './phrases.js';

export class DealDialog {
  readonly #host: LitElement;
  readonly #play: (deal: number) => void;
  #note: TextKey = 'dealHint';

  constructor(host: LitElement, play: (deal: number) => void) {
    this.#host = host;
    this.#play = play;
  }

  open(): void {
    this.#say('dealHint');
    this.#dialog?.showModal();
    this.#input?.select();
  }

  render(phrases: Phrases, deal: number | null): TemplateResult {
    return html`<dialog part="dialog" class="dialog" aria-labelledby="deal-title">
      <form method="dialog" @submit=${this.#submit}>
        <label id="deal-title" for="deal-number">${phrases.say('dealTitle')}</label>
        <input
          id="deal-number"
          inputmode="numeric"
          autocomplete="off"
          maxlength="11"
          aria-describedby="deal-note"
          .defaultValue=${deal === null ? '' : String(deal)}
        />
        <p id="deal-note" role="status">${phrases.say(this.#note)}</p>
        <div class="choices">
          <button type="submit" class="choice main">${phrases.say('play')}</button>
          <button type="button" class="choice" ?disabled=${deal === null} @click=${() => this.#copy(deal)}>
            ${phrases.say('copy')}
          </button>
          <button type="button" class="choice" @click=${() => this.#dialog?.close()}>
            ${phrases.say('close')}
          </button>
        </div>
      </form>
    </dialog>`;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog');
  }

  get #input(): HTMLInputElement | null {
    return this.#host.renderRoot.querySelector('dialog input');
  }

  #say(note: TextKey): void {
    this.#note = note;
    this.#host.requestUpdate();
  }

  readonly #submit = (event: Event): void => {
    const deal = Number(this.#input?.value.trim());
    if (isDeal(deal)) {
      this.#play(deal);
      return;
    }
    event.preventDefault();
    this.#say('dealWrong');
    this.#input?.select();
  };

  async #copy(deal: number | null): Promise<void> {
    try {
      await navigator.clipboard.writeText(String(deal));
      this.#say('copied');
    } catch {
      // without leave to write the clipboard, the number stands selected, ready to be copied by hand
      this.#input?.select();
    }
  }
}
