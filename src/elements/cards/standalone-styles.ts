// Styles of a pile outside a game, in an article. Each card is positioned relative to the previous one, so that no
// script sets sizes and a server can render the same.
import { css } from 'lit';
import { remFloor } from '../shared/rem-floor.js';

export const standaloneStyles = remFloor(css`
  :host(:not([pile])) {
    --_w: var(--solitaire-card-width, 5rem);
    --_spot-edge: currentColor;
    display: inline-block;
    inline-size: auto;
    block-size: auto;
    writing-mode: horizontal-tb !important;
    vertical-align: top;
    /* no space around the fan; its edge is the baseline of the element if the page resets vertical-align */
    line-height: 0 !important;
    text-indent: 0 !important;
  }
  .fan {
    position: relative;
    display: inline-flex;
    vertical-align: top;
    flex-direction: column;
    min-inline-size: var(--_w);
    min-block-size: var(--_h);
    direction: ltr;
  }
  .fan > .card {
    position: relative;
    inset: auto;
    flex: none;
  }
  .fan > .card + .card {
    margin-top: calc(-1 * var(--_h));
  }
  .fan.down > .card + .card {
    margin-top: calc(var(--_full) - var(--_h));
  }
  .fan.down > [face-down] + .card {
    margin-top: calc(-0.9 * var(--_h));
  }
  .fan.right {
    flex-direction: row;
  }
  .fan.left {
    flex-direction: row-reverse;
  }
  .fan.right > .card + .card {
    margin: 0 0 0 calc(var(--_side) - var(--_w));
  }
  .fan.left > .card + .card {
    margin: 0 calc(var(--_side) - var(--_w)) 0 0;
  }
  .fan.left > .place {
    inset: 0 0 auto auto;
  }
`);
