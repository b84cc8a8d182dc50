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
  won: html`<p slot="won">You won the deal of the month. <a href="#next">The next deal</a></p>`,
  lost: html`<p slot="lost">This deal is difficult. Try again.</p>`,
  // filled by the element
  'solitaire-status': nothing,
};

/** The content of a slot; one without a sample shows its name. */
export const contentOf = (slot: string): TemplateResult | typeof nothing =>
  CONTENT[slot] ?? html`<span slot=${slot}>${slot}</span>`;
