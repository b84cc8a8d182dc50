// A game as a server draws it, and as it is for one render on the page where Lit hydrates it: as large as the table that
// comes, with the places of its piles. Nothing is dealt; nothing depends on chance, the clock, or who reads.
//
// There are no style attributes, which pages may forbid: a font size, which may stand in an attribute, makes the width
// of a card one em.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { variants, type Variant } from '../engine/index.js';
import { applyOptions, completeOptions } from '../engine/options.js';
import { toolbar, type ToolbarState } from './chrome.js';
import type { Looks } from './looks.js';
import { CARD_HEIGHT, rowsOf, STEP, widthOf } from './table-size.js';
import { grant, type Granted, type Wishes } from './wishes.js';

const em = (cards: number): string => `${+cards.toFixed(3)}em`;

type Given = Pick<ToolbarState, 'phrases' | 'without' | 'game'>;

export function skeleton(wishes: Wishes, looks: Looks, given: Given): TemplateResult {
  // which deal is today's is for the page to say
  const granted = grant({ ...wishes, daily: undefined }, new Date(0));
  const variant = variants.get(granted.variant) as Variant;
  const { without } = given;
  return html`<section part="game" class="game ${looks.theme} ${looks.suits}" back=${looks.back}>
    ${without.has('bar') && without.has('toolbar') ? nothing : toolbar(undealt(variant, granted.setup, given))}
    <div part="felt" class="felt">
      <div part="table" class="table places">${places(variant, looks.leftHanded === 'on')}</div>
      <slot></slot>
    </div>
  </section>`;
}

/** What the bar tells of a game before it is dealt: as long as what it will tell, and hidden as far as it may differ. */
function undealt(base: Variant, { deal, options }: Granted['setup'], given: Given): ToolbarState {
  const { id: variant } = base;
  const description = applyOptions(base, completeOptions(base, options));
  const { start: score = 0, stake = 0 } = description.score;
  return {
    ...given,
    waits: true,
    session: {
      // most deals that come by chance have nine digits
      position: { variant, deal: deal ?? 1e8, score, stake, net: score - stake, moves: 0, status: 'playing' },
      game: { description, canUndo: false, canRedo: false },
      elapsed: 0,
      cardsLeft: 0,
    },
    sign: given.without.has('verdict')
      ? undefined
      : { state: 'searching', about: description.aim ? 'aim' : 'win', canReturn: false },
    show: () => undefined,
    back: () => undefined,
  };
}

/** The rows of the table, and in them the places of the piles. */
function places(variant: Variant, mirrored: boolean): TemplateResult[] {
  const width = widthOf(variant);
  const card = `min(var(--solitaire-card-max,7rem),(100cqi - 2*var(--_pad))/${+width.toFixed(3)})`;
  return rowsOf(variant, mirrored).map(({ height, steps, piles }) => {
    const rects = piles.map(
      ({ left, top }) => svg`<rect x=${em(left)} y=${em(top)} width="1em" height=${em(CARD_HEIGHT)}></rect>`,
    );
    return html`<svg font-size=${card} width=${em(width)} height=${em(height)}>${rects}</svg
      ><svg font-size="max(24px,${STEP}*${card})" width="0" height=${em(steps)}></svg>`;
  });
}
