// How faces and emblems are coloured.
//
// A page may set, anywhere around the card,
//   --solitaire-red  --solitaire-black   the inks
// and a theme sets, on any element around the card,
//   --_red  --_black   the same, where the page says nothing
//   --_panel           the ground behind a court
//   --_skin  --_gold   faces; crowns, collars, sashes
//   --_line            features drawn on skin and gold: dark in every theme
// The root of a face has the class of its suit (s, h, d, c), which says its --_ink and the contrasting --_hair of its
// courts: a deck of four colours is one rule for each suit that differs, `.face.d { --_ink: … }`.
// An emblem has the colour of the text around it.
import { css } from 'lit';

export const faceStyles = css`
  .face,
  .emblem {
    display: block;
    width: 100%;
    height: 100%;
    fill: var(--_ink);
    --_ink: currentColor;
    --_r: var(--solitaire-red, var(--_red, oklch(0.54 0.21 27)));
    --_b: var(--solitaire-black, var(--_black, oklch(0.26 0.035 260)));
    &.s,
    &.c {
      --_ink: var(--_b);
      --_hair: var(--_r);
    }
    &.h,
    &.d {
      --_ink: var(--_r);
      --_hair: var(--_b);
    }
    .rank,
    .line {
      fill: none;
      stroke: var(--_ink);
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .line {
      stroke: var(--_line, oklch(0.26 0.035 260));
    }
    .panel {
      fill: var(--_panel, oklch(0.97 0.015 85));
      stroke: var(--_ink);
    }
    .hair {
      fill: var(--_hair);
    }
    .skin {
      fill: var(--_skin, oklch(0.89 0.05 65));
    }
    .gold {
      fill: var(--_gold, oklch(0.8 0.14 80));
    }
  }
`;
