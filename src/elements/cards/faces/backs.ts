// The patterns of card backs: gradient layers in percentages, so that they fit cards of any size. The attribute `back`
// on the section of a game, or on a standalone card, selects one by its name (BACKS in preferences.ts); the cards
// inherit it (back-styles.ts). All patterns are point-symmetric and use the page's two colours.
import { css } from 'lit';

// in srgb: Firefox 153 mixes other colour spaces with transparency wrongly
export const backs = css`
  [back='rings'] {
    --_back: var(--solitaire-back, oklch(0.4 0.13 18));
    --_back-ink: var(--solitaire-back-ink, oklch(0.87 0.07 75));
    --_threads: var(--_back-ink) 0.4%, #0000 0.9% 6.1%, var(--_back-ink) 6.6% 7%;
    --_pattern:
      repeating-radial-gradient(circle at 50% 0 in srgb, var(--_threads)) content-box,
      repeating-radial-gradient(circle at 50% 100% in srgb, var(--_threads)) content-box,
      radial-gradient(#fff2, #0003) content-box;
  }
  [back='argyle'] {
    --_back: var(--solitaire-back, oklch(0.36 0.07 175));
    --_back-ink: var(--solitaire-back-ink, oklch(0.88 0.07 100));
    --_threads: #0000 48%, var(--_back-ink) 49% 51%, #0000 52%;
    --_check: #fff3 25%, #0000 0 75%, #fff3 0;
    --_pattern:
      linear-gradient(to top right in srgb, var(--_threads)) 0 0 / 33.33% 33.33% content-box,
      linear-gradient(to top left in srgb, var(--_threads)) 0 0 / 33.33% 33.33% content-box,
      linear-gradient(to top right in srgb, var(--_check)) 0 0 / 33.33% 33.33% content-box,
      linear-gradient(to top left in srgb, var(--_check)) 0 0 / 33.33% 33.33% content-box;
  }
  [back='stars'] {
    --_back: var(--solitaire-back, oklch(0.3 0.09 285));
    --_back-ink: var(--solitaire-back-ink, oklch(0.87 0.09 85));
    --_pattern:
      radial-gradient(closest-side in srgb, var(--_back-ink) 7%, var(--_back) 13% 107%, var(--_back-ink) 113%)
        16.67% 10% / 25% 16.67% content-box,
      linear-gradient(var(--_back-ink) 0 0) content-box;
  }
  [back='plain'] {
    --_back: var(--solitaire-back, oklch(0.36 0.04 260));
    --_pattern: radial-gradient(#fff3, #0003) content-box;
  }
`;
