// The themes of a game, as classes of its section: auto follows the page's color-scheme, light and dark fix it.
import { css } from 'lit';

export const themes = css`
  .light {
    color-scheme: light;
  }
  .dark {
    color-scheme: dark;
  }
`;
