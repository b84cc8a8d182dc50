// The colours everything is made of. A page sets the public properties; a theme (themes.ts) only says what holds
// where the page says nothing. They are set on the section of a game, whose piles inherit them, and on a card or
// a pile that stands alone.
import { css } from 'lit';
import { themes } from './themes.js';

export const tokens = css`
  :host(:not([pile])),
  .game {
    --_paper: var(--solitaire-paper, light-dark(oklch(0.995 0.003 95), oklch(0.93 0.012 95)));
    --_accent: var(--solitaire-accent, oklch(0.86 0.16 92));
    --_focus: var(--solitaire-focus, oklch(0.9 0.17 95));
    /* the hairline around a card, as a shadow */
    --_edge: 0 0 0 0.5px oklch(0.2 0.02 260 / 0.5);
  }
  .game {
    --_felt: var(--solitaire-felt, light-dark(oklch(0.44 0.085 158), oklch(0.3 0.045 165)));
    --_glow: oklch(1 0.03 150 / 0.15);
    --_text: var(--solitaire-ink, oklch(0.985 0.01 150));
    --_quiet: oklch(0.9 0.03 150);
    --_hover: oklch(1 0 0 / 0.1);
    --_spot: oklch(0.2 0.04 160 / 0.16);
    --_spot-edge: oklch(0.97 0.03 150 / 0.3);
    --_spot-ink: oklch(0.97 0.03 150 / 0.5);
    --_target: oklch(0.9 0.14 95 / 0.2);
    --_note: oklch(0.22 0.03 165 / 0.94);
    --_note-ink: oklch(0.985 0.01 150);
    --_accent-ink: oklch(0.22 0.04 90);
    --_sheet: light-dark(oklch(0.99 0.005 150), oklch(0.26 0.025 165));
    --_sheet-ink: light-dark(oklch(0.22 0.03 165), oklch(0.96 0.01 150));
    --_field: light-dark(oklch(1 0 0), oklch(0.2 0.02 165));
    --_field-edge: light-dark(oklch(0.55 0.03 165), oklch(0.65 0.03 165));
  }
  ${themes}
`;
