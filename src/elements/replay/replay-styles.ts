// Styles of a replay: the table with its controls on felt, and the list of moves beside or below it, in the font and
// the colours of the page.
import { css } from '../shared/html.js';
import { frameStyles } from '../shared/frame.js';
import { iconStyles } from '../shared/icon-styles.js';
import { liveRegionStyles } from '../shared/live-region-styles.js';
import { remFloor } from '../shared/rem-floor.js';
import { tableStyles } from '../table/table-styles.js';

export const replayStyles = remFloor(css`
  ${frameStyles}
  [hidden] {
    display: none !important;
  }
  .room {
    block-size: var(--_reserved, min(36rem, 100svh));
  }
  ${liveRegionStyles}
  ${tableStyles}
  .replay {
    display: grid;
    gap: 0.75rem;
  }
  .game.game {
    font: 400 0.9375rem/1.4 var(--solitaire-font, system-ui, sans-serif);
    -webkit-tap-highlight-color: transparent;
    display: grid;
    box-sizing: border-box;
    min-inline-size: 0;
    block-size: auto;
    min-block-size: 0;
    max-block-size: none;
    align-self: start;
    overflow: clip;
    color: var(--_text);
    background: radial-gradient(120% 90% at 50% 0 in srgb, var(--_glow), #0000 75%), var(--_felt);
    border-radius: var(--solitaire-table-radius, 0.75rem);
    break-inside: avoid;
  }
  .bar,
  .player {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    padding: 0.375rem 0.75rem;
  }
  .title {
    flex: 1 1 auto;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.75rem;
  }
  .name {
    font-weight: 650;
    font-size: 1.0625rem;
  }
  .deal {
    color: var(--_quiet);
    font-variant-numeric: tabular-nums;
  }
  .stage {
    container-type: inline-size;
  }
  .board {
    display: grid;
    grid-template: 'felt' minmax(0, 1fr) / 100%;
    /* fits into the window together with the controls */
    max-block-size: max(9rem, var(--solitaire-max-height, 100svh) - 11rem);
  }
  .picture .board {
    max-block-size: var(--solitaire-max-height, 100svh);
  }
  .felt:focus-visible {
    outline-offset: -3px;
  }
  .felt > .marks {
    position: absolute;
    /* the whole felt, not the space of the table in it */
    grid-area: auto;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
    z-index: 2;
    fill: none;
  }
  .mark-rim {
    stroke: var(--_rim);
    opacity: 0.6;
  }
  .mark-line {
    stroke: var(--_accent);
  }
  .mark-head {
    fill: var(--_accent);
    stroke: var(--_rim);
    stroke-opacity: 0.6;
  }
  .reading {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .player {
    justify-content: center;
    padding-block: 0.125rem 0.5rem;
  }
  /* the steps are ordered from left to right in every language */
  .steps {
    display: flex;
    direction: ltr;
  }
  .slider {
    flex: 1 1 8rem;
    min-inline-size: 5rem;
    max-inline-size: 24rem;
    block-size: 2.75rem;
    margin: 0;
    direction: ltr;
    accent-color: var(--_accent);
    cursor: pointer;
  }
  .speed {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    font-size: 0.875rem;
  }
  .speed select {
    min-block-size: 2.75rem;
    padding-inline: 0.375rem;
    border: 1px solid currentColor;
    border-radius: 0.5rem;
    background: var(--_felt);
    color: inherit;
    font: inherit;
  }
  .step {
    flex: 1 0 100%;
    margin: 0;
    min-block-size: 2.8em;
    font-variant-emoji: text;
    text-align: center;
    text-wrap: balance;
  }
  .step strong {
    font-variant-numeric: tabular-nums;
  }
  button {
    position: relative;
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid var(--_focus, currentColor);
    outline-offset: 2px;
  }
  .tool,
  .choice {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.375rem;
    min-inline-size: min(2.75rem, 14.5cqi);
    min-block-size: min(2.75rem, 14.5cqi);
    padding: 0 min(0.375rem, 1cqi);
    border: 0;
    border-radius: 0.5rem;
    background: none;
  }
  .choice {
    padding-inline: 0.75rem;
    border: 1px solid currentColor;
    font-size: 0.875rem;
  }
  .tool[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }
  @media (hover: hover) {
    :is(.tool:not([aria-disabled='true']), .choice):hover {
      background: var(--_hover);
    }
  }
  ${iconStyles}
  .tip {
    position: absolute;
    inset: 0;
  }
  /* the list of moves has the font and the colours of the page */
  .list {
    box-sizing: border-box;
    max-block-size: 16rem;
    overflow: auto;
    overscroll-behavior: contain;
    padding-inline: 0.25rem;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .move {
    display: block;
    inline-size: 100%;
    box-sizing: border-box;
    min-block-size: 1.75rem;
    padding: 0.1875rem 0.5rem;
    border: 0;
    border-radius: 0.375rem;
    background: none;
    font-size: 0.9375em;
    font-variant-emoji: text;
    text-align: start;
  }
  .move:hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  .move[aria-current='step'] {
    background: color-mix(in srgb, currentColor 14%, transparent);
    font-weight: 600;
  }
  .list :focus-visible {
    outline-color: currentColor;
    outline-offset: -2px;
  }
  .number {
    display: inline-block;
    min-inline-size: 2.5ch;
    font-variant-numeric: tabular-nums;
    opacity: 0.75;
  }
  .losing {
    display: inline-block;
    margin-inline-start: 0.5rem;
    padding: 0.0625rem 0.5rem;
    border: 1px solid currentColor;
    border-radius: 1rem;
    font-size: 0.8125em;
  }
  .comment {
    padding: 0.25rem 0.5rem 0.375rem;
  }
  .comment ::slotted(*) {
    margin-block: 0.25rem;
  }
  .variation {
    margin-block: 0.25rem 0.5rem;
    margin-inline-start: 0.75rem;
    padding-inline-start: 0.5rem;
    border-inline-start: 2px solid color-mix(in srgb, currentColor 35%, transparent);
  }
  .play {
    display: grid;
    gap: 0.5rem;
    justify-items: start;
  }
  .play > :last-child {
    justify-self: stretch;
  }
  .page {
    color: inherit;
  }
  /* the list beside the table */
  @container (min-width: 46rem) {
    .replay.both {
      grid-template-columns: minmax(0, 1fr) minmax(14rem, 32%);
    }
    .both .list {
      /* exactly as high as the table */
      contain: size;
      min-block-size: 100%;
      max-block-size: none;
    }
  }
  @media print {
    .player,
    .bar .choice,
    .play {
      display: none !important;
    }
    .replay.replay {
      display: block;
    }
    .game.game {
      display: grid !important;
      color-scheme: light;
      color: CanvasText;
      background: none;
      --_paper: #fff;
      --_quiet: #000;
      --_spot: none;
      --_spot-ink: #555;
    }
    .both .list.list {
      contain: none;
      max-block-size: none;
      overflow: visible;
    }
    .move[aria-current='step'] {
      text-decoration: underline;
    }
  }
  @media (forced-colors: active) {
    .game.game {
      border: 1px solid CanvasText;
      background-image: none;
    }
    :focus-visible {
      outline-color: Highlight;
    }
    .move[aria-current='step'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .tool[aria-disabled='true'] {
      opacity: 1;
      color: GrayText;
    }
    .mark-line {
      stroke: Highlight;
    }
    .mark-head {
      fill: Highlight;
    }
  }
`);
