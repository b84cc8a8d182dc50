// Colour tokens. A page sets the public properties; a theme (themes.ts) provides the defaults. The tokens are set on
// the section of a game, from which its piles inherit, and on standalone cards and piles. The contrast of all pairs is
// measured in test/node/contrast.test.ts.
import { css } from '../shared/html.js';
import { backs } from './faces/backs.js';
import { themes } from './themes.js';

export const tokens = css`
  :host(:not([pile])),
  .game {
    --_paper: var(--solitaire-paper, light-dark(oklch(0.995 0.003 95), oklch(0.93 0.012 95)));
    --_red: var(--solitaire-red, oklch(0.54 0.21 27));
    --_black: var(--solitaire-black, oklch(0.26 0.035 260));
    --_diamond: var(--_red);
    --_club: var(--_black);
    --_blue: oklch(0.42 0.22 268);
    --_green: oklch(0.5 0.1 162);
    --_back: var(--solitaire-back, oklch(0.39 0.15 264));
    --_back-ink: var(--solitaire-back-ink, oklch(0.85 0.07 250));
    /* percentages keep the lattice equal and point-symmetric at every size */
    --_threads:
      var(--_back-ink) 0.4%, #0000 0.8% 2.3%, #fff2 2.5% 7.5%, #0000 7.7% 9.2%, var(--_back-ink) 9.6% 10%;
    --_pattern:
      repeating-linear-gradient(56deg in srgb, var(--_threads)) content-box,
      repeating-linear-gradient(-56deg in srgb, var(--_threads)) content-box,
      radial-gradient(#fff2, #0003) content-box;
    --_accent: var(--solitaire-accent, oklch(0.86 0.16 92));
    --_focus: var(--solitaire-focus, oklch(0.9 0.17 95));
    /* outline around focus ring and selection, so that they are visible on every background */
    --_rim: oklch(0.2 0.03 160);
    /* hairline around a card, drawn as a shadow */
    --_edge: 0 0 0 0.5px #11161f80;
  }
  .game {
    /* stop inheritance from the page */
    all: initial;
    color-scheme: inherit;
    visibility: inherit;
    /* a panel that is faded out must not receive clicks */
    pointer-events: inherit;
    --_felt: var(--solitaire-felt, light-dark(oklch(0.42 0.085 158), oklch(0.3 0.045 165)));
    --_glow: #f2fff51c;
    --_text: var(--solitaire-ink, oklch(0.985 0.01 150));
    /* a page that sets the ink may use a light table surface, on which these would be invisible */
    --_quiet: var(--solitaire-ink, oklch(0.9 0.03 150));
    --_hover: #ffffff1a;
    --_spot: #031b1033;
    --_spot-edge: var(--solitaire-ink, light-dark(oklch(0.8 0.06 155), oklch(0.65 0.04 160)));
    --_spot-ink: var(--_spot-edge);
    --_target: #fbdd6733;
    --_note: #0c1f17f0;
    --_note-ink: oklch(0.985 0.01 150);
    --_accent-ink: oklch(0.22 0.04 90);
    --_accent-text: var(--_accent);
    --_sheet: light-dark(oklch(0.99 0.005 150), oklch(0.26 0.025 165));
    --_sheet-ink: light-dark(oklch(0.22 0.03 165), oklch(0.96 0.01 150));
    --_field: light-dark(oklch(1 0 0), oklch(0.2 0.02 165));
    --_field-edge: light-dark(oklch(0.55 0.03 165), oklch(0.65 0.03 165));
  }
  .dialog {
    --_focus: var(--_sheet-ink);
  }
  @supports (color: oklch(from red l c h)) {
    .game {
      /* in the hue of the table, also if the page sets that */
      --_spot-edge: var(--solitaire-ink, oklch(from var(--_felt) calc(l + 0.37) min(c, 0.06) h / 1));
    }
  }
  ${themes} ${backs}
  /* the accent of a page can be dark or light */
  @supports (color: oklch(from red max(l, 0.5) c h)) and (color: color(from red xyz x y z)) {
    .game {
      /* 1 if white has more contrast with the accent than black (WCAG 2.2), otherwise 0 */
      --_white: clamp(0, (0.179 - y) * 1000, 1);
      --_accent-ink: color(
        from var(--_accent) xyz calc(0.95 * var(--_white)) var(--_white) calc(1.09 * var(--_white)) / 1
      );
      /* on a message, which is always dark */
      --_accent-text: oklch(from var(--_accent) max(l, 0.78) c h / 1);
    }
  }
`;
