// The back of a card: gradients only, so that a face-down card is one node and no picture is loaded. From the top:
// the pattern (backs.ts), its field, a gap, a thin frame, the margin.
//
// Needs --_w, the width of the card, as a length, and of the tokens --_pattern, --_back and --_paper.
import { css } from 'lit';

export const backStyles = css`
  /* what lies too deep to be seen is spared: to work out a back is most of what a card costs */
  [face-down]:not(.deep) {
    /* whole pixels keep the frame even on small cards */
    --_m: round(var(--_w) * 0.015, 1px);
    padding: calc(4 * var(--_m));
    background:
      var(--_pattern),
      linear-gradient(var(--_back) 0 0) content-box,
      linear-gradient(var(--_paper) 0 0) 50% / calc(100% - 6 * var(--_m)) calc(100% - 6 * var(--_m)) no-repeat,
      linear-gradient(var(--_back) 0 0) 50% / calc(100% - 4 * var(--_m)) calc(100% - 4 * var(--_m)) no-repeat,
      var(--_paper);
  }
`;
