// Styles of the bar and the toolbar: name, deal, counters, verdict and buttons. Rules that depend on the width are in
// game-styles.ts.
import { css } from 'lit';

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
  /* the warning that the game can no longer be won takes the place of name and deal, so that it moves nothing */
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
  /* only its visible line takes pointers: elsewhere the name and the deal are visible */
  .sign.quiet {
    pointer-events: none;
  }
  .sign.quiet .badge,
  .sign.quiet .return {
    pointer-events: auto;
  }
  .name {
    font-weight: 650;
    font-size: 1.0625rem;
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
  .return:hover {
    background: var(--_hover);
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
    display: none;
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
  .time dd {
    min-inline-size: 5ch;
  }
  /* rows are filled from the end, so that the first counter may be alone in one, but never the time */
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
  .tool:hover {
    background: var(--_hover);
  }
  .tool[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
    background: none;
  }
  .icon {
    inline-size: 1.375rem;
    block-size: 1.375rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .pointing:dir(rtl) {
    scale: -1 1;
  }
  .label {
    display: none;
  }
  /* a low game has its controls beside the table: the buttons in two columns, and the counters below them */
  .game[low] {
    grid-template: 'felt tools' auto 'felt bar' minmax(0, 1fr) / minmax(0, 1fr) auto;
  }
  /* the bar above the table would need as much: the height of the game must not depend on where its controls are */
  [low] .sizer {
    margin-block-end: 3.5rem;
  }
  [low] :is(.naming, .sign:not(:has(.return)), .sign .badge, .line + .line, .label) {
    display: none;
  }
  [low] .tools {
    display: grid;
    grid-template-columns: repeat(2, 2.75rem);
    justify-self: center;
    gap: 0;
    padding: 0.25rem 0.25rem 0;
  }
  [low] .chrome :is(.tool, .way-on) {
    min-block-size: 2.5rem;
  }
  [low] .tools.ended {
    display: block;
    inline-size: 5.5rem;
  }
  [low] .end.lost {
    display: block;
    text-align: center;
  }
  [low] .end.lost p {
    padding: 0;
    font-size: 0.6875rem;
    line-height: 1.2;
    max-block-size: 6em;
    overflow: hidden;
  }
  [low] .ways {
    display: grid;
    grid-template-columns: repeat(2, 2.75rem);
    gap: 0;
  }
  [low] .caption.caption {
    display: none;
  }
  [low] .bar {
    align-self: start;
    flex-direction: column;
    align-items: center;
    gap: 0.25rem;
    padding: 0.125rem 0.25rem 0;
  }
  [low] :is(.sign, .title) {
    order: 1;
  }
  [low] .figures {
    display: grid;
    grid-template-columns: 2.75rem 2.75rem;
    gap: 0.25rem 0;
    inline-size: auto;
    font-size: 0.6875rem;
    line-height: 1.15;
    text-align: center;
  }
  [low] .figure {
    display: block;
  }
  /* of an odd number, the first is alone in its row, not the time */
  [low] .figure:first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  [low] dd {
    min-inline-size: 0;
    font-size: 0.8125rem;
  }
`;
