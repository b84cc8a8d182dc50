// The colours everything is made of. A page overrides the public ones; themes set the inner ones.
import { css } from 'lit';

export const tokens = css`
  :host {
    --_paper: var(--solitaire-paper, light-dark(oklch(0.995 0.003 95), oklch(0.93 0.012 95)));
    --_accent: var(--solitaire-accent, oklch(0.86 0.16 92));
    --_focus: var(--solitaire-focus, oklch(0.9 0.17 95));
  }
`;
