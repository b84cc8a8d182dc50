// A pile that stands alone, in an article: it knows its own size.
import { css } from 'lit';
import { steady } from './steady.js';

export const aloneStyles = steady(css`
  :host(:not([pile])) {
    --_w: var(--solitaire-card-width, 5rem);
    --_min: 0.28;
    --_spot-edge: currentColor;
    display: inline-block;
    writing-mode: horizontal-tb !important;
    vertical-align: top;
  }
  :host(:not([pile])[fan='right']),
  :host(:not([pile])[fan='left']) {
    inline-size: calc(var(--_w) + (var(--nu, 0) + var(--nd, 0)) * var(--_side));
  }
  :host([hidden]) {
    display: none;
  }
`);
