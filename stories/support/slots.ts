// The content that the stories put into each slot.
import { html, nothing, type TemplateResult } from 'lit';
import type { SolitaireGame } from '../../src/index.js';

const CONTENT: Readonly<Record<string, TemplateResult | typeof nothing>> = {
  toolbar: html`<button
    slot="toolbar"
    type="button"
    @click=${({ currentTarget }: Event) => {
      const table = (currentTarget as HTMLElement).closest<SolitaireGame>('solitaire-game');
      void table?.newGame({ variant: 'over-under', deal: 2100 });
    }}
  >
    Deal 2100
  </button>`,
  won: html`<p slot="won">That was the deck of the month. <a href="#next">See you in June.</a></p>`,
  lost: html`<p slot="lost">Nobody clears it at the first try.</p>`,
  // filled by the element itself
  'solitaire-status': nothing,
};

/** The content of a slot; one without a sample shows its name. */
export const contentOf = (slot: string): TemplateResult | typeof nothing =>
  CONTENT[slot] ?? html`<span slot=${slot}>${slot}</span>`;
