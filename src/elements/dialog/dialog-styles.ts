// Styles of the dialog: header and page contents. On phones it fills the width.
import { css } from 'lit';
import { remFloor } from '../shared/rem-floor.js';

export const dialogStyles = remFloor(css`
  .dialog {
    /* spacing does not grow with the text size on small screens */
    --_gap: min(1.25rem, 6.25vw);
    --_rest: min(1rem, 5vw);
    inline-size: min(30rem, 100vw - var(--_rest));
    max-inline-size: none;
    max-block-size: min(46rem, 100dvh - var(--_rest));
    box-sizing: border-box;
    padding: 0 var(--_gap) 1rem;
    border: 0;
    border-radius: 0.75rem;
    overflow: auto;
    overscroll-behavior: contain;
    /* keep the focused element visible below the sticky header */
    scroll-padding-block: 4rem 1rem;
    overflow-wrap: anywhere;
    /* the dialog stays usable even if the page hides the table or disables pointer events on it */
    visibility: visible;
    pointer-events: auto;
    color: var(--_sheet-ink);
    background: var(--_sheet);
    box-shadow: 0 1rem 3rem #00050280;
  }
  .dialog::backdrop {
    background: #010f0780;
  }
  .dialog header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-inline: calc(-1 * var(--_gap));
    padding-block: 0.5rem 0.25rem;
    padding-inline: var(--_gap) 0.5rem;
    background: inherit;
  }
  .dialog h2,
  .dialog h3 {
    margin: 0;
    font-size: min(1.1875rem, 9vw);
    font-weight: 650;
    outline: none;
    hyphens: auto;
  }
  .dialog header .tool {
    flex: none;
  }
  .dialog h3 {
    margin-block: 1rem 0.375rem;
    font-size: 1rem;
  }
  .dialog ul,
  .dialog ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .dialog p {
    margin: 0.25rem 0;
    font-size: 0.875rem;
  }
  /* in view, whatever part of the page is */
  .dialog .note {
    position: sticky;
    /* over the padding of the dialog, so that no page is visible below it */
    inset-block-end: -1rem;
    margin: 0.25rem calc(-1 * var(--_gap)) -1rem;
    padding-inline: var(--_gap);
    padding-block: 0.25rem 0.75rem;
    background: inherit;
    font-weight: 600;
  }
  /* only for screen readers: the same text is visible next to its control */
  .dialog:has(.wrong, .question) .note {
    position: absolute;
    margin: 0;
    clip-path: inset(50%);
  }
  .wrong {
    font-weight: 600;
  }
  .dialog [aria-invalid='true'] {
    border: 2px solid;
  }
  .dialog .note:not(:empty) {
    border-block-start: 1px solid color-mix(in srgb, currentColor 25%, transparent);
    box-shadow: 0 0.5rem var(--_sheet);
  }
  .dialog .note:empty {
    margin: 0;
    padding: 0;
  }
  /* keep the focused element visible above the note */
  .dialog:has(.note:not(:empty)) {
    scroll-padding-block-end: 4rem;
  }
  .dialog label {
    font-weight: 600;
  }
  .deals > label {
    display: block;
    margin-block-end: 0.375rem;
  }
  .dialog dl {
    margin: 0;
  }
  .dialog dt {
    color: inherit;
  }
  .statistics dl {
    display: grid;
    grid-template-columns: 1fr auto;
  }
  .statistics dt,
  .statistics dd {
    padding-block: 0.3125rem;
    border-block-end: 1px solid color-mix(in srgb, currentColor 15%, transparent);
    font-size: inherit;
  }
  .statistics dd {
    text-align: end;
    &:dir(rtl) {
      text-align: left;
    }
  }
  .dialog input:not([type='checkbox'], [type='radio']),
  .dialog select {
    min-inline-size: 0;
    max-inline-size: 100%;
    min-block-size: 2.75rem;
    box-sizing: border-box;
    padding: 0 0.625rem;
    border: 1px solid var(--_field-edge);
    border-radius: 0.5rem;
    background: var(--_field);
    color: inherit;
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  /* without the appearance of the system, a long value wraps instead of being cut; the triangle is drawn instead */
  .dialog select {
    --_triangle: calc(100% - 1.25rem);
    appearance: none;
    padding-block: 0.25rem;
    padding-inline-end: 2.125rem;
    background-image:
      linear-gradient(45deg, #0000 50%, currentColor 50%),
      linear-gradient(135deg, currentColor 50%, #0000 50%);
    background-position:
      var(--_triangle) 50%,
      calc(var(--_triangle) + 0.375rem) 50%;
    background-size: 0.375rem 0.375rem;
    background-repeat: no-repeat;
    white-space: normal;
    &:dir(rtl) {
      --_triangle: 0.875rem;
    }
  }
  @media (forced-colors: active) {
    .dialog select {
      appearance: auto;
    }
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
  }
  .row > input {
    flex: 1 1 7rem;
    /* keeps the hint below the field in view */
    scroll-margin-block-end: 4rem;
  }
  .row > strong {
    flex: 1;
    text-align: center;
  }
  .dialog .choice {
    min-inline-size: 2.75rem;
  }
  .dialog .choices {
    justify-content: start;
    margin-block: 0.5rem;
  }
  .dialog button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  .dialog button:not(:disabled, .main):hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  .item {
    display: flex;
    align-items: center;
    gap: 0.875rem;
    inline-size: calc(100% + 1.5rem);
    margin-inline: -0.75rem;
    min-block-size: 2.75rem;
    padding: 0.375rem 0.75rem;
    border: 0;
    border-radius: 0.5rem;
    background: none;
    line-height: 1.25;
    text-align: start;
  }
  .first:not(:first-child) {
    margin-block-start: 0.375rem;
    padding-block-start: 0.375rem;
    border-block-start: 1px solid color-mix(in srgb, currentColor 25%, transparent);
  }
  .item small {
    margin-inline-start: auto;
    opacity: 1;
    font-size: 0.8125rem;
  }
  .choice.today {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    margin-block: 0.25rem 0.75rem;
  }
  /* in a low window the menu uses the available width, so that all items are in view */
  @media (max-height: 46rem) and (min-width: 32rem) {
    .dialog:has(.menu) {
      inline-size: min(40rem, 100vw - var(--_rest));
    }
    .menu ul {
      columns: 2;
      column-gap: 2rem;
    }
  }
  @media (max-height: 24rem) and (min-width: 32rem) {
    .dialog:has(.menu) {
      inline-size: min(56rem, 100vw - var(--_rest));
    }
    .menu ul {
      columns: 13rem;
    }
  }
  .choice.today small {
    font-size: 0.8125rem;
  }
  .preset {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: 0 0.625rem;
    min-block-size: 2.75rem;
    padding-block: 0.25rem;
  }
  .preset small {
    grid-column: 2;
    font-weight: 400;
  }
  .presets {
    margin-block-end: 0.75rem;
  }
  /* groups are further apart than the choices in a group */
  .access + * {
    margin-block-start: 1.25rem;
  }
  .access > p,
  .presets > p {
    font-weight: 600;
  }
  .access .choice {
    max-inline-size: 100%;
    white-space: normal;
  }
  .access [aria-pressed='true'],
  .access [aria-checked='true'] {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
  .access [aria-pressed='true']:focus-visible,
  .access [aria-checked='true']:focus-visible {
    outline-color: var(--_focus);
    outline-offset: 2px;
  }
  .access [aria-pressed='true']::before,
  .access [aria-checked='true']::before {
    content: '✓';
    content: '✓' / '';
    margin-inline-end: 0.4em;
  }
  .choice-of {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    padding-block: 0.375rem;
  }
  .choice-of > label {
    flex: 1 1 6.5rem;
    max-inline-size: 100%;
    /* the field moves below a long word */
    overflow-wrap: break-word;
  }
  .choice-of > p,
  .question {
    flex: 1 0 100%;
    margin-block: 0;
  }
  .switch + p {
    margin-block-start: 0;
  }
  .question {
    box-sizing: border-box;
    margin-block: 0.5rem;
    padding: 0.5rem 0.75rem;
    border-inline-start: 3px solid var(--_accent);
    background: color-mix(in srgb, currentColor 6%, transparent);
  }
  .switch {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-block-size: 2.75rem;
  }
  /* the browser's default boxes, with or without an accent colour, have too little contrast on some backgrounds */
  .dialog :is([type='checkbox'], [type='radio']) {
    flex: none;
    display: grid;
    place-items: center;
    box-sizing: border-box;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: 0;
    appearance: none;
    border: 2px solid var(--_field-edge);
    border-radius: 0.25rem;
    background: var(--_field);
    color: inherit;
  }
  .dialog [type='radio'] {
    border-radius: 50%;
  }
  .dialog :is([type='checkbox'], [type='radio']):checked {
    border-color: currentColor;
  }
  .dialog [type='checkbox']:checked {
    background: var(--_sheet-ink);
  }
  .dialog [type='checkbox']:checked::before {
    content: '';
    inline-size: 0.375rem;
    block-size: 0.75rem;
    margin-block-end: 0.1875rem;
    border: solid var(--_sheet);
    border-width: 0 2.5px 2.5px 0;
    rotate: 45deg;
  }
  .dialog [type='radio']:checked {
    border-width: 0.4375rem;
  }
  .dialog .month {
    flex-wrap: nowrap;
    margin-block: 0.5rem;
  }
  .dialog .days {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    gap: 2px;
  }
  .weekdays {
    font-size: min(0.8125rem, 3.75vw);
    text-align: center;
    overflow-wrap: normal;
  }
  .day {
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: 0.5rem;
    background: none;
    font-size: min(1em, 5.5vw);
    font-variant-numeric: tabular-nums;
  }
  .day[aria-current='date'] {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }
  .day.today {
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .day.won::after {
    content: '♠';
    display: block;
    margin-block-start: -0.375rem;
    line-height: 1;
    font-size: 0.75rem;
  }
  .day.won {
    background: var(--_accent);
    color: var(--_accent-ink);
    font-weight: 650;
  }
  .dialog:has(.stage:not([hidden])) {
    inline-size: min(56rem, 100vw - var(--_rest));
    max-block-size: calc(100dvh - var(--_rest));
    /* from the top, so that a longer description of a move does not shift the buttons */
    margin-block: calc(var(--_rest) / 2) auto;
  }
  .stage {
    container-type: inline-size;
    --solitaire-card-max: 6rem;
    margin: 0.25rem -0.75rem 0.5rem;
    border-radius: 0.5rem;
    overflow: clip;
    color: var(--_text);
    background: var(--_felt);
  }
  .board {
    display: grid;
    grid-template: 'felt' minmax(0, 1fr) / 100%;
    /* fits into the window with the controls */
    max-block-size: max(9rem, 100dvh - 15rem);
  }
  .stage[hidden] {
    display: none;
  }
  /* stays in view if the table is higher than the window */
  .player {
    position: sticky;
    inset-block-end: -1rem;
    z-index: 1;
    margin-inline: calc(-1 * var(--_gap));
    padding-inline: var(--_gap);
    text-align: center;
    text-wrap: balance;
    background: var(--_sheet);
  }
  /* the steps are ordered from left to right in every language */
  .steps {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.25rem;
    direction: ltr;
  }
  /* sized by the window, not by the game, which can be narrower than the dialog */
  .steps .tool {
    min-inline-size: min(2.75rem, 14.5vw);
    min-block-size: min(2.75rem, 14.5vw);
  }
  .dialog .step {
    min-block-size: 3lh;
  }
  .step strong {
    display: block;
  }
  /* in a low window, beside the table */
  @media (max-height: 30rem) and (min-width: 34rem) {
    .page.replay:has(.stage:not([hidden])) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 9.5rem;
      column-gap: 0.75rem;
      align-items: start;
    }
    .page.replay .stage {
      margin-inline-end: 0;
    }
    .board {
      max-block-size: max(9rem, 100dvh - 7rem);
    }
    .player {
      position: static;
      margin-inline: 0;
      padding-inline: 0;
    }
  }
  .by-hand {
    inline-size: 100%;
  }
  @media (forced-colors: active) {
    .dialog {
      border: 1px solid CanvasText;
    }
    .dialog button:disabled {
      opacity: 1;
      color: GrayText;
      border-color: GrayText;
    }
  }
`);
