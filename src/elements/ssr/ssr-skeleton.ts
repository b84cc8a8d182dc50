// Renders a game on a server, and for one render on a page where Lit hydrates it: in the final size of the table, with
// the places of its piles. Nothing is dealt; nothing depends on randomness, the clock, or the reader.
//
// There are no style attributes, because pages may forbid them. Instead, the font size, which has an attribute of its
// own in SVG, makes the width of a card one em.
import { html, svg, type TemplateResult } from 'lit';
import { variants, type Variant } from '../../engine/index.js';
import { applyOptions, completeOptions } from '../../engine/options.js';
import { toolbar, type ToolbarState } from '../toolbar/toolbar.js';
import type { Preferences } from '../../controller/preferences.js';
import { CARD_HEIGHT, rowsOf, STEP, widthOf } from '../table/table-size.js';
import { resolveSetup, type ResolvedSetup, type SetupRequest } from '../../controller/setup.js';

const em = (cards: number): string => `${+cards.toFixed(3)}em`;

type Given = Pick<ToolbarState, 'formatter' | 'without' | 'game'>;

export function skeleton(request: SetupRequest, preferences: Preferences, given: Given): TemplateResult {
  // the page determines today's deal
  const resolved = resolveSetup({ ...request, daily: undefined }, new Date(0));
  const variant = variants.get(resolved.variant) as Variant;
  return html`<section
    part="game"
    class="game ${preferences.theme} ${preferences.suits}"
    back=${preferences.back}
    felt=${preferences.felt}
  >
    ${toolbar(undealt(variant, resolved.setup, preferences, given))}
    <div part="felt" class="felt">
      <div part="table" class="table places">${places(variant, preferences.leftHanded === 'on')}</div>
      <slot></slot>
    </div>
  </section>`;
}

/** The bar's content before the deal: as long as the final content, and hidden where that may differ. */
function undealt(
  base: Variant,
  { deal, options }: ResolvedSetup['setup'],
  { verdict }: Preferences,
  given: Given,
): ToolbarState {
  const { id: variant } = base;
  const description = applyOptions(base, completeOptions(base, options));
  const { start: score = 0, stake = 0 } = description.score;
  return {
    ...given,
    waits: true,
    session: {
      // most random deal numbers have nine digits
      position: { variant, deal: deal ?? 1e8, score, stake, net: score - stake, moves: 0, status: 'playing' },
      game: { description, canUndo: false, canRedo: false },
      elapsed: 0,
      cardsLeft: 0,
    },
    sign: given.without.has('verdict') || verdict === 'off'
      ? undefined
      : { state: 'searching', about: description.aim ? 'aim' : 'win', canReturn: false },
    quiet: verdict === 'quiet',
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
