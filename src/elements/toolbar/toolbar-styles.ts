// Styles of the bar and the toolbar: name, deal, counters, verdict and buttons. Rules that depend on the width are in
// game-styles.ts.
import { css } from '../shared/html.js';
import { iconStyles } from '../shared/icon-styles.js';

export const toolbarStyles = css`
  .bar {
    grid-area: bar;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.125rem 0.875rem;
    padding-block: 0.625rem 0.375rem;
    padding-inline: 1rem 0.25rem;
    min-inline-size: 0;
  }
  /* the warning that the game can no longer be won replaces name and deal, so that nothing moves */
  .title {
    display: grid;
    grid-template-columns: minmax(0, auto);
    align-items: center;
    min-inline-size: 0;
  }
  .naming,
  .sign.quiet {
    grid-area: 1 / 1;
  }
  .naming {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.125rem 0.875rem;
  }
  .title:has(.quiet .badge) .naming:not(:focus-within),
  .naming:focus-within ~ .quiet {
    visibility: hidden;
  }
  /* only its visible line receives pointer events: the name and the deal are visible outside of it */
  .sign.quiet {
    pointer-events: none;
  }
  .sign.quiet .badge,
  .sign.quiet .return {
    pointer-events: auto;
  }
  .name {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    font-weight: 650;
    font-size: 1.0625rem;
  }
  .task {
    font-size: 0.875rem;
    font-weight: 600;
  }
  .deal {
    position: relative;
    padding: 0.25rem 0;
    background: none;
    border: 0;
    color: var(--_quiet);
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
    font-variant-numeric: tabular-nums;
  }
  span.deal {
    text-decoration: none;
  }
  .pending {
    visibility: hidden;
  }
  .figures {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.875rem;
    margin: 0;
  }
  /* the lines of all verdicts overlap, so that no row wraps during a game */
  .sign {
    display: grid;
    grid-template-columns: minmax(0, auto);
    align-self: center;
    max-inline-size: 100%;
    font-size: 0.8125rem;
    text-wrap: balance;
  }
  .sign.over {
    visibility: hidden;
  }
  .bar > .sign ~ .figures {
    inline-size: 100%;
  }
  .line {
    grid-area: 1 / 1;
    justify-self: start;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375rem;
  }
  .line + .line {
    visibility: hidden;
  }
  /* a long text wraps before the button does */
  .badge,
  .spare {
    flex: 1 1 min-content;
    max-inline-size: max-content;
  }
  .badge {
    position: relative;
  }
  .badge,
  .return,
  .spare {
    display: flex;
    align-items: center;
    gap: 0.3125rem;
    min-block-size: 1.625rem;
    box-sizing: border-box;
    padding-inline: 0.375rem 0.625rem;
    border: 1px solid transparent;
    border-radius: 1rem;
    background: var(--_hover);
  }
  .spare {
    flex-wrap: nowrap;
    font-style: normal;
  }
  .spare::after {
    content: attr(data-text);
  }
  .spare::before {
    content: '';
  }
  .sign .icon,
  .spare::before {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }
  .winnable .icon {
    color: var(--_accent);
  }
  .return,
  .way {
    position: relative;
    flex: none;
    min-inline-size: 1.625rem;
    padding: 0 0.1875rem;
    border-color: currentColor;
    background: none;
  }
  /* touch screens keep the hover of the last tap */
  @media (hover: hover) {
    :is(.return, .tool):hover {
      background: var(--_hover);
    }
  }
  /* the touch target is larger than the visible button */
  .return::after,
  .deal::after {
    content: '';
    position: absolute;
    inset: -0.5625rem;
  }
  .word,
  .way::after {
    padding-inline-end: 0.25rem;
    font-weight: 600;
  }
  .figure {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.35em;
  }
  dt {
    color: var(--_quiet);
  }
  dd {
    margin: 0;
    /* wide enough for later values, so that no row wraps during a game */
    min-inline-size: 3ch;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    /* keep the minus before its number in right-to-left text */
    unicode-bidi: plaintext;
  }
  /* start and end depend on the number, whose direction is left to right */
  dd:dir(rtl) {
    text-align: right;
  }
  .time dd {
    min-inline-size: 5ch;
  }
  /* rows are filled from the end, so that only the first counter, never the time, can be alone in a row */
  .game:not([low]) .figures {
    flex-flow: row-reverse wrap-reverse;
    justify-content: start;
    .figure {
      order: 4;
    }
    .figure:nth-last-child(4) {
      order: 3;
    }
    .figure:nth-last-child(3) {
      order: 2;
    }
    .figure:nth-last-child(2) {
      order: 1;
    }
    .figure:last-child {
      order: 0;
    }
  }
  .tools {
    grid-area: tools;
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    align-items: center;
    gap: 0.125rem;
    padding-block: 0.375rem 0.125rem;
    padding-inline-end: 0.625rem;
  }
  .tool {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    /* six buttons in one row of a phone, also with text of twice the size */
    min-inline-size: min(2.75rem, 14.5cqi);
    min-block-size: min(2.75rem, 14.5cqi);
    justify-content: center;
    padding: 0 min(0.375rem, 1cqi);
    border: 0;
    border-radius: 0.5rem;
    background: none;
    font-size: 0.875rem;
  }
  .tool[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
    background: none;
  }
  ${iconStyles}
  .label {
    display: none;
  }
`;
