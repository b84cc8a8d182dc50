// Styles of a card in a line of text. By default the card is slightly lower than the line, so that it does not change
// the line height: the text on the card has the height and the baseline of the line, and the picture is centred on it.
import { css } from 'lit';
import { remFloor } from '../shared/rem-floor.js';

export const playingCardStyles = remFloor(css`
  :host {
    --_w: var(--solitaire-card-width, min(0.67lh, 1.4em));
    --_h: calc(var(--_w) * 1.4);
    display: inline-block;
    writing-mode: horizontal-tb !important;
    text-indent: 0 !important;
  }
  :host([hidden]) {
    display: none !important;
  }
  /* rules of the page for all elements reach the element, but not this box in it */
  .frame {
    display: inline-block;
    position: relative;
    inline-size: var(--_w);
    white-space: nowrap;
    text-indent: 0;
  }
  .picture {
    inset: 0;
    margin-block: auto;
  }
  /* the text that is copied, searched and selected: rendered, but transparent */
  .text {
    position: relative;
    display: inline-block;
    inline-size: 100%;
    overflow: clip;
    /* a length, so that suits from another font do not make the line higher */
    line-height: max(1lh, var(--_h));
    color: transparent;
    -webkit-text-fill-color: transparent;
    text-shadow: none;
    forced-color-adjust: none;
  }
  /* small enough for the card: Chromium does not print clipped text */
  slot {
    display: inline;
    font-size: min(1em, var(--_w) / 2.5);
    line-height: 1;
    letter-spacing: 0;
  }
  :host::selection,
  .text::selection {
    color: transparent;
    background: color-mix(in srgb, Highlight 45%, transparent);
  }
`);
