// The back of a card: gradients only, so that a face-down card is one node and no picture is loaded. Each layer is one
// tile in the middle, a little smaller than the one below it: lattice, field, gap, thin frame, margin.
//
// Needs --_w, the width of the card, as a length. A page may set --solitaire-back and --solitaire-back-ink; a theme
// sets --_back and --_back-ink (the same, where the page says nothing) and --_paper (margin and gap).
import { css } from 'lit';

export const backStyles = css`
  [face-down] {
    --_f: var(--solitaire-back, var(--_back, oklch(0.39 0.15 264)));
    --_i: var(--solitaire-back-ink, var(--_back-ink, oklch(0.85 0.07 250)));
    --_p: var(--_paper, #fff);
    /* whole pixels keep the frame even on small cards */
    --_m: round(var(--_w) * 0.015, 1px);
    --_a: calc(100% - 8 * var(--_m));
    --_c: calc(100% - 6 * var(--_m));
    --_d: calc(100% - 4 * var(--_m));
    /* in srgb: Firefox 153 mixes other colour spaces with transparency wrongly.
       percentages of the gradient line: the lattice is the same, and point-symmetric, at every size */
    --_l: var(--_i) 0.4%, #0000 0.8% 2.3%, #fff2 2.5% 7.5%, #0000 7.7% 9.2%, var(--_i) 9.6% 10%;
    background:
      repeating-linear-gradient(56deg in srgb, var(--_l)) 50% / var(--_a) var(--_a) no-repeat,
      repeating-linear-gradient(-56deg in srgb, var(--_l)) 50% / var(--_a) var(--_a) no-repeat,
      radial-gradient(#fff2, #0003) 50% / var(--_a) var(--_a) no-repeat,
      linear-gradient(var(--_f) 0 0) 50% / var(--_a) var(--_a) no-repeat,
      linear-gradient(var(--_p) 0 0) 50% / var(--_c) var(--_c) no-repeat,
      linear-gradient(var(--_f) 0 0) 50% / var(--_d) var(--_d) no-repeat,
      var(--_p);
  }
`;
