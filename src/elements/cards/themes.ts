// The themes, as classes of the game's section: auto follows the page's color-scheme, light and dark fix it, contrast has
// high contrast. With auto, the system setting for more contrast selects the contrast theme. The class four gives each
// suit its own colour: spades black, hearts red, diamonds blue, clubs green. The green is bluish for readers with
// red-green colour blindness.
import { css } from 'lit';

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
  --_glow: oklch(0 0 0 / 0);
  --_text: var(--solitaire-ink, oklch(1 0 0));
  --_quiet: var(--solitaire-ink, oklch(1 0 0));
  --_hover: oklch(1 0 0 / 0.25);
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

export const themes = css`
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
