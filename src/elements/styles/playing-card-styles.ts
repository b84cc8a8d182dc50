// One card in a line of text.
import { css } from 'lit';
import { steady } from './steady.js';

export const playingCardStyles = steady(css`
  :host {
    --_w: var(--solitaire-card-width, 3rem);
    --_h: calc(var(--_w) * 1.4);
    display: inline-block;
    writing-mode: horizontal-tb !important;
    position: relative;
    inline-size: var(--_w);
    block-size: var(--_h);
    vertical-align: middle;
  }
  :host([hidden]) {
    display: none;
  }
`);
