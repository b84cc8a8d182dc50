// The colours of the table, as an attribute of the game's section, and the themes, as its classes: auto follows the
// page's color-scheme, light and dark fix it, contrast has high contrast. With auto, the system setting for more
// contrast selects the contrast theme. With the class four, each suit has a different colour: spades black, hearts red,
// diamonds blue, clubs green. The green is bluish for readers with red-green colour blindness.
import { css } from '../shared/html.js';

const contrast = css`
  color-scheme: dark;
  --_paper: var(--solitaire-paper, oklch(1 0 0));
  --_red: var(--solitaire-red, oklch(0.47 0.19 25));
  --_black: var(--solitaire-black, oklch(0 0 0));
  --_blue: oklch(0.36 0.2 272);
  --_green: oklch(0.44 0.1 165);
  --_accent: var(--solitaire-accent, oklch(0.93 0.18 105));
  --_focus: var(--solitaire-focus, oklch(0.93 0.18 105));
  --_rim: oklch(0 0 0);
  --_edge: 0 0 0 2px oklch(0 0 0);
  --_felt: var(--solitaire-felt, oklch(0.17 0.02 165));
  --_glow: #0000;
  --_text: var(--solitaire-ink, oklch(1 0 0));
  --_quiet: var(--solitaire-ink, oklch(1 0 0));
  --_hover: #ffffff40;
  --_spot: oklch(0 0 0);
  --_spot-edge: oklch(1 0 0);
  --_spot-ink: oklch(1 0 0);
  --_note: oklch(0 0 0);
  --_note-ink: oklch(1 0 0);
  --_accent-ink: oklch(0 0 0);
  --_sheet: oklch(0 0 0);
  --_sheet-ink: oklch(1 0 0);
  --_field: oklch(0 0 0);
  --_field-edge: oklch(1 0 0);
  .message,
  .end,
  .dialog {
    outline: 2px solid var(--_text);
  }
`;

/** The colours of the table that players can choose. The default, green, is in tokens.ts. */
const felts = css`
  [felt='blue'] {
    --_felt: var(--solitaire-felt, light-dark(oklch(0.42 0.085 250), oklch(0.3 0.05 250)));
  }
  [felt='burgundy'] {
    --_felt: var(--solitaire-felt, light-dark(oklch(0.4 0.1 12), oklch(0.3 0.06 12)));
  }
  [felt='grey'] {
    --_felt: var(--solitaire-felt, light-dark(oklch(0.42 0.012 260), oklch(0.3 0.008 260)));
  }
`;

export const themes = css`
  ${felts}
  .light {
    color-scheme: light;
  }
  .dark {
    color-scheme: dark;
  }
  .contrast {
    ${contrast}
  }
  @media (prefers-contrast: more) {
    :host(:not([pile])),
    .auto {
      ${contrast}
    }
  }
  .four {
    --_diamond: var(--solitaire-diamonds, var(--_blue));
    --_club: var(--solitaire-clubs, var(--_green));
  }
`;
