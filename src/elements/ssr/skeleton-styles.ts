// Styles of a game that a server rendered: a dimmed toolbar, and the places of the piles.
import { css } from 'lit';

export const skeletonStyles = css`
  [inert] :is(.deal, .sign, .figures, .label) {
    visibility: hidden;
  }
  [inert] .tool {
    opacity: 0.45;
  }
  /* hidden while the page streams in: the buttons would move as their row and the table above them grow */
  :host(:not(:defined)) .game:not(:has(.places ~ slot)) :is(.bar, .tools) {
    visibility: hidden;
  }
  @container (max-width: 40rem) {
    :host(:not(:defined)) .game:not(:has(.places ~ slot)) .tools {
      display: none;
    }
  }
  .places {
    display: block;
    padding: 0;
    inline-size: auto;
    justify-self: stretch;
  }
  .places:dir(rtl) {
    scale: -1 1;
  }
  .places svg {
    display: block;
    margin-inline: auto;
  }
  rect {
    fill: var(--_spot);
    stroke: var(--_spot-edge);
    stroke-width: 0.015em;
    rx: var(--solitaire-radius, 0.065em);
  }
  .places ~ slot {
    display: block;
    place-self: center;
  }
  /* the colour of links on white pages is unreadable on the table */
  .places ~ slot::slotted(:any-link) {
    color: inherit;
  }
`;
