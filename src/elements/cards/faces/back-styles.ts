// Styles of card backs: gradients only, so that a face-down card is a single node and needs no image. The layers from
// the top: pattern (backs.ts), field, gap, thin frame, margin.
//
// Needs --_w, the width of the card, as a length, and of the tokens --_pattern, --_back and --_paper.
import { css } from 'lit';

export const backStyles = css`
  /* covered cards have no back: styling the back is most of the cost of a card */
  :is([face-down], .unturned):not(.deep) {
    /* round to whole pixels, so that the frame is even on small cards */
    --_m: round(var(--_w) * 0.015, 1px);
    padding: calc(4 * var(--_m));
    background:
      var(--_pattern),
      linear-gradient(var(--_back) 0 0) content-box,
      linear-gradient(var(--_paper) 0 0) 50% / calc(100% - 6 * var(--_m)) calc(100% - 6 * var(--_m)) no-repeat,
      linear-gradient(var(--_back) 0 0) 50% / calc(100% - 4 * var(--_m)) calc(100% - 4 * var(--_m)) no-repeat,
      linear-gradient(var(--_paper) 0 0);
    /* separate: extensions that change colours can remove the gradients */
    background-color: var(--_back);
  }
  /* a card that is being dealt, on a table */
  .unturned .face {
    visibility: hidden;
  }
`;
