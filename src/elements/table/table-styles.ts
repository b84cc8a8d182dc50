// Styles of the table: its size on the page, the size of a card, and the positions of the piles.
//
// The table has the height that its first arrangement needs at the width of the game (.sizer), limited to the
// height of the window or the page's limit. In this space (.felt, a size container), the size of a card depends on the
// width and the height, and the columns share the rest of the height. Scripts measure only
// what table-fit.ts decides, and a growing column does not move other piles.
import { css } from '../shared/html.js';

/**
 * The distance of the piles from the edges. It is not set on the game, because all cards would inherit it, and a change
 * of the width would compute their styles twice.
 */
const PAD = css`clamp(0.25rem, 2cqi, 1.25rem)`;

/** Lays out the table in the flow of its grid. This takes twice the time, so it is used only where it is necessary. */
const IN_FLOW = css`
  position: relative;
  align-self: stretch;
  min-block-size: 0;
`;

export const tableStyles = css`
  .game,
  .board {
    position: relative;
  }
  .game {
    /* the height of the page's element, if it has one; otherwise at most the limit */
    block-size: 100%;
    min-block-size: 100%;
    max-block-size: var(--solitaire-max-height, 100svh);
  }
  /* higher than the window, because its controls leave no space for the table; the table still fits into the window */
  .game[cramped] {
    block-size: auto;
    max-block-size: none;
    .sizer {
      max-block-size: 60svh;
    }
  }
  .game.unlimited {
    block-size: auto;
    min-block-size: 0;
    max-block-size: none;
  }
  .held {
    --_touch: none;
  }
  .sizer,
  .places {
    --_pad: ${PAD};
  }
  .sizer {
    grid-area: felt;
    align-self: start;
    min-block-size: 0;
    padding-block: 0.625rem 1rem;
    visibility: hidden;
    pointer-events: none;
  }
  @container (max-width: 30rem) {
    .broad {
      display: none;
    }
  }
  @container not (max-width: 30rem) {
    .narrow {
      display: none;
    }
  }
  .sizer svg {
    display: block;
  }
  .felt {
    /* a length that the script can read (table-fit.ts) */
    --solitaire-limit: var(--solitaire-card-max, 7rem);
    grid-area: felt;
    /* out of the flow of the grid, which would lay it out twice, and so compute all its styles twice */
    position: absolute;
    inset: 0;
    container-type: size;
    padding: 0.625rem 0 1rem;
    /* contains the table and, above it, the messages, which are never clipped */
    display: grid;
    grid-template: minmax(0, 1fr) / 100%;
  }
  /* where content is split, Chromium would move an absolutely positioned table to another place, or print nothing */
  [split] > .felt {
    ${IN_FLOW}
  }
  @media print {
    .game .felt {
      ${IN_FLOW}
    }
  }
  .felt > * {
    grid-area: 1 / 1;
  }
  .table {
    --solitaire-pad: ${PAD};
    --solitaire-unit: min(
      var(--solitaire-limit),
      (100cqi - 2 * var(--solitaire-pad)) / var(--width, 7.84),
      100cqb / var(--least, 4)
    );
    --_w: var(--solitaire-unit);
    /* the flexible part of the height, which the columns share */
    --solitaire-flex: clamp(
      0px,
      100cqb - var(--fixed, 3) * var(--_w),
      max(var(--most, 4) * var(--_w), var(--cards, 0) * var(--_w) + var(--steps, 0) * 24px)
    );
    position: relative;
    inline-size: calc(var(--width, 7.84) * var(--_w));
    block-size: 100%;
    justify-self: center;
    isolation: isolate;
  }
  .table.dragging {
    cursor: grabbing;
  }
  card-pile,
  solitaire-card-pile {
    position: absolute;
    inset-inline-start: calc(var(--x, 0) * var(--_w));
    inset-block-start: calc(var(--y, 0) * var(--_w) + var(--yf, 0) * var(--solitaire-flex));
    --_room: calc(var(--room, 1.4) * var(--_w) + var(--room-flex, 0) * var(--solitaire-flex));
  }
`;
