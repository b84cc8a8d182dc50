// A game as a server draws it, and as it is for one render on the page where Lit hydrates it: as large as the table that
// comes, with the places of its piles. Nothing is dealt; nothing depends on chance, the clock, or who reads.
//
// There are no style attributes, which pages may forbid: a font size, which may stand in an attribute, makes the width
// of a card one em.
import { html, nothing, svg, type TemplateResult } from 'lit';
import { variants, type PileKind, type Variant } from '../engine/index.js';
import { applyOptions, completeOptions } from '../engine/options.js';
import { toolbar, type ToolbarState } from './chrome.js';
import { PITCH, placeOf } from './fans.js';
import type { Looks } from './looks.js';
import { grant, type Granted, type Wishes } from './wishes.js';

/** As the styles of the table and of its piles have it, in widths of a card. */
const HEIGHT = 1.4;
const GAP = 0.2;
const STEP = 0.17 * HEIGHT;
const COVERED_STEP = 0.04 * HEIGHT;

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

interface Row {
  /** As far as it goes with the width of a card. */
  height: number;
  /** Steps of a fan, which have a least height. */
  steps: number;
  readonly places: TemplateResult[];
}

/** The rows of the table, each as high as its highest pile, and in them the places of the piles. */
function places(variant: Variant, mirrored: boolean): TemplateResult[] {
  const rows: Row[] = [];
  for (const [kind, { count = 1 }] of Object.entries(variant.piles)) {
    for (let n = 1; n <= count; n++) {
      const pile = { id: `${kind}-${n}`, kind: kind as PileKind };
      const { at, room: [down, up] = [0, 0], lower = 0 } = placeOf(variant, pile, mirrored);
      const [x, y] = at;
      const row = (rows[y] ??= { height: 0, steps: 0, places: [] });
      const top = (y && GAP) + lower * HEIGHT;
      const height = top + HEIGHT + down * COVERED_STEP;
      if (height + up * STEP > row.height + row.steps * STEP) Object.assign(row, { height, steps: up });
      row.places.push(svg`<rect x=${em(x * PITCH)} y=${em(top)} width="1em" height=${em(HEIGHT)}></rect>`);
    }
  }
  const width = PITCH * variant.layout.columns - (PITCH - 1);
  const card = `min(var(--solitaire-card-max,7rem),(100cqi - 2*var(--_pad))/${+width.toFixed(3)})`;
  return rows.map(
    (row) =>
      html`<svg font-size=${card} width=${em(width)} height=${em(row.height)}>${row.places}</svg
        ><svg font-size="max(24px,${STEP}*${card})" width="0" height=${em(row.steps)}></svg>`,
  );
}
