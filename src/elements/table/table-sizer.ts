// The height that a table needs at the width of the game, as an invisible element. Its numbers are attributes, because
// pages may forbid style attributes: the font size, which has an attribute in SVG, is the width of a card.
import type { TemplateResult } from 'lit';
import type { Arrangement, Variant } from '../../engine/index.js';
import { geometryOf, narrowestOf, STEP, type TableGeometry } from './table-geometry.js';
import { html } from '../shared/html.js';

/** A length as a multiple of the font size. */
export const em = (times: number): string => `${String(+times.toFixed(3))}em`;

/** The width of a card if only the width of the game limits it. */
const cardByWidth = (width: number): string =>
  `min(var(--solitaire-card-max,max(7rem,112px)),(100cqi - 2*var(--_pad))/${String(+width.toFixed(3))})`;

/** The width of a card in the table, whose height also limits it. */
export const cardIn = ({ width, least }: TableGeometry): string =>
  `min(${cardByWidth(width)},100cqb/${String(+least.toFixed(3))})`;

/** The space of an arrangement. */
const space = (variant: Variant, arrangement: Arrangement, className: string): TemplateResult => {
  const { width, fixed, columns } = geometryOf(variant, arrangement, false);
  const card = cardByWidth(width);
  return html`<div class=${className}>
    <svg font-size=${card} width="0" height=${em(fixed + columns.cards)}></svg
    ><svg font-size="max(24px,${STEP}*${card})" width="0" height=${em(columns.steps)}></svg>
  </div>`;
};

/** The space of a game: that of its first arrangement or, in a narrow game, of its narrowest one. */
export function tableSizer(variant: Variant): TemplateResult {
  const { layout } = variant;
  const narrow = narrowestOf(variant);
  return html`<div class="sizer" aria-hidden="true">
    ${
      narrow === layout
        ? space(variant, layout, '')
        : [space(variant, layout, 'broad'), space(variant, narrow, 'narrow')]
    }
  </div>`;
}
