// Styles of a card: size, corners, edge and shadow, and its lifted, selected and focused states.
//
// Needs --_w, the width of a card; --_h follows it, 5 : 7.
import { css } from 'lit';
import { remFloor } from '../shared/rem-floor.js';

export const cardStyles = remFloor(css`
  .card,
  .place {
    box-sizing: border-box;
    position: absolute;
    inline-size: var(--_w);
    block-size: var(--_h);
    border-radius: var(--solitaire-radius, calc(var(--_w) * 0.065));
  }
  .place {
    /* the colour is separate from the width: extensions that change colours would replace both */
    outline: solid var(--_spot-edge);
    outline-width: max(1px, var(--_w) * 0.015);
    outline-offset: min(-1px, var(--_w) * -0.015);
  }
  .card {
    background: var(--_paper);
    box-shadow:
      var(--_edge),
      0 1px 2px #00050259;
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
  }
  button {
    all: unset;
    position: absolute;
    inset: 0;
    border-radius: inherit;
    scroll-margin: 0.75rem;
  }
  /* only the focus ring is drawn over covering cards, not the face */
  button:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    outline: solid var(--_focus);
    outline-width: max(2px, var(--_w) * 0.035);
    outline-offset: 1px;
    box-shadow: 0 0 0 calc(max(2px, var(--_w) * 0.035) + 2px) var(--_rim);
    pointer-events: none;
    z-index: 1;
  }
  .movable {
    /* two fingers zoom the page, also if they begin on cards, unless the first one rests (resting-finger.ts) */
    touch-action: var(--_touch, pinch-zoom);
    cursor: grab;
  }
  /* a card in a compressed column shows at least 20 px while the pointer or the focus of the keyboard is on it */
  .card[card]:not(:last-child):has(:focus-visible) {
    --_raised: var(--_reveal, 0px);
    translate: 0 var(--_raised);
  }
  @media (hover: hover) {
    .card[card]:not(:last-child):hover {
      --_raised: var(--_reveal, 0px);
      translate: 0 var(--_raised);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .card {
      transition: translate 0.1s;
    }
  }
  .deep {
    visibility: hidden;
  }
  /* raised, because the ring of the focus has nearly the same colour */
  .picked {
    translate: 0 calc(var(--_h) * -0.06);
    box-shadow:
      0 0 0 2px var(--_accent),
      0 0 0 3px var(--_rim),
      0 calc(var(--_w) * 0.05) calc(var(--_w) * 0.1) #00050266;
  }
  .peek {
    z-index: 1;
    box-shadow:
      var(--_edge),
      0 calc(var(--_w) * 0.05) calc(var(--_w) * 0.14) #00050280;
  }
  .animated {
    z-index: 2;
    pointer-events: none;
  }
  .card.lifted {
    translate: none;
    z-index: 3;
    pointer-events: none;
    will-change: transform;
    box-shadow:
      var(--_edge),
      0 calc(var(--_w) * 0.1) calc(var(--_w) * 0.2) #00050273;
  }
  @media print {
    .card,
    .place {
      outline: 0.5pt solid #000;
      box-shadow: none;
    }
    /* when backgrounds are not printed, covered cards would show through */
    .card {
      print-color-adjust: exact;
    }
  }
  @media (forced-colors: active) {
    .card {
      forced-color-adjust: none;
      outline: 1px solid CanvasText;
    }
    button:focus-visible::after {
      outline: 3px solid Highlight;
      box-shadow: 0 0 0 6px Canvas;
    }
    .picked {
      outline: 2px solid Highlight;
      box-shadow: none;
    }
  }
`);
