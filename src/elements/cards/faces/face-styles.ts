// Colours of card faces and emblems.
//
// Requires the tokens --_red, --_black, --_diamond and --_club. The root of a face has the class of its suit (s, h, d,
// c), which sets --_ink and the --_hair of its court cards. An emblem has the colour of the surrounding text.
import { css } from 'lit';

export const faceStyles = css`
  .face,
  .emblem {
    display: block;
    width: 100%;
    height: 100%;
    fill: var(--_ink);
    --_ink: currentColor;
    &.s,
    &.c {
      --_ink: var(--_black);
      --_hair: var(--_red);
    }
    &.h,
    &.d {
      --_ink: var(--_red);
      --_hair: var(--_black);
    }
    &.d {
      --_ink: var(--_diamond);
      --_hair: oklch(0.42 0.08 50);
    }
    &.c {
      --_ink: var(--_club);
      --_hair: oklch(0.58 0.11 60);
    }
    .rank,
    .line {
      fill: none;
      stroke: var(--_ink);
      stroke-linecap: round;
      stroke-linejoin: round;
    }
    .line {
      stroke: oklch(0.26 0.035 260);
    }
    .panel {
      fill: oklch(0.97 0.015 85);
      stroke: var(--_ink);
    }
    .hair {
      fill: var(--_hair);
    }
    .skin {
      fill: oklch(0.89 0.05 65);
    }
    .gold {
      fill: oklch(0.8 0.14 80);
    }
  }
`;
