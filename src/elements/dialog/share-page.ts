// The share page: shares the deal or the position. If neither the share sheet nor the clipboard is available, it shows
// the link as text.
import type { TemplateResult } from 'lit';
import type { GameController } from '../../controller/game-controller.js';
import type { DialogContext, Page } from './dialog.js';
import { share } from './web-share.js';
import { html } from '../shared/html.js';

export class SharePage implements Page {
  readonly #controller: GameController;
  /** Whether the shown link leads to the position rather than to the deal. */
  #fromHere = false;

  constructor(controller: GameController) {
    this.#controller = controller;
  }

  get title(): 'share' | 'shareHere' {
    return this.#fromHere ? 'shareHere' : 'share';
  }

  /** Shares the deal or, with `fromHere`, the position; opens this page only if that is refused. */
  async share(context: DialogContext, fromHere = false): Promise<void> {
    const result = await share(...this.#controller.shareLink(fromHere));
    if (result === 'refused') {
      if (!context.isOpen) return;
      this.#fromHere = fromHere;
      context.show('share');
      return;
    }
    context.showNote(result === 'cancelled' ? '' : context.formatter.message(result));
  }

  opened(_: DialogContext, dialog: HTMLElement): void {
    dialog.querySelector<HTMLInputElement>('.by-hand')?.select();
  }

  closed(): void {
    this.#fromHere = false;
  }

  body({ formatter }: DialogContext): TemplateResult {
    return html`<p>${formatter.message('copyByHand')}</p>
      <input
        class="by-hand"
        readonly
        aria-label=${formatter.message(this.title)}
        .value=${this.#controller.shareLink(this.#fromHere).filter(Boolean).join(' ')}
      />`;
  }
}
