// How the dialog looks: its head, and what pages are made of. On a phone it fills the width.
import { css } from 'lit';

export const sheetStyles = css`
  .dialog {
    inline-size: min(30rem, 100vw - 1rem);
    max-block-size: min(46rem, 100dvh - 1rem);
    box-sizing: border-box;
    padding: 0 1.25rem 1rem;
    border: 0;
    border-radius: 0.75rem;
    overflow: auto;
    overscroll-behavior: contain;
    color: var(--_sheet-ink);
    background: var(--_sheet);
    box-shadow: 0 1rem 3rem oklch(0.1 0.03 160 / 0.5);
  }
  .dialog::backdrop {
    background: oklch(0.15 0.03 160 / 0.5);
  }
  .dialog header {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-inline: -1.25rem;
    padding: 0.5rem 0.5rem 0.25rem 1.25rem;
    background: inherit;
  }
  .dialog h2,
  .dialog h3 {
    margin: 0;
    font-size: 1.1875rem;
    font-weight: 650;
    outline: none;
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
  .note {
    min-block-size: 1.4em;
    font-weight: 600;
  }
  .note:empty {
    min-block-size: 0;
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
  }
  .dialog input:not([type='checkbox']),
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
  .dialog input[type='file'] {
    padding-block: 0.5rem;
  }
  .row {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  .row > input {
    flex: 1;
  }
  .dialog .choices {
    justify-content: start;
    margin-block: 0.5rem;
  }
  .dialog button:disabled {
    opacity: 0.45;
    cursor: default;
  }
  .dialog button:not(:disabled, .main, .term):hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  .item {
    display: flex;
    align-items: center;
    gap: 0.875rem;
    inline-size: calc(100% + 1.5rem);
    margin-inline: -0.75rem;
    min-block-size: 2.75rem;
    padding: 0 0.75rem;
    border: 0;
    border-radius: 0.5rem;
    background: none;
    text-align: start;
  }
  .choice-of {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 0 0.75rem;
    padding-block: 0.25rem;
  }
  .choice-of > p,
  .question {
    grid-column: 1 / -1;
    margin-block-start: 0;
  }
  .question {
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
  .switch input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: var(--_felt);
  }
  .month {
    justify-content: space-between;
    margin-block: 0.5rem;
  }
  .dialog .days {
    display: grid;
    grid-template-columns: repeat(7, 1fr);
    gap: 2px;
  }
  .weekdays {
    opacity: 0.75;
    font-size: 0.8125rem;
    text-align: center;
  }
  .day {
    inline-size: 100%;
    min-block-size: 2.5rem;
    padding: 0;
    border: 0;
    border-radius: 0.5rem;
    background: none;
    font-variant-numeric: tabular-nums;
  }
  .day[aria-current='date'] {
    outline: 2px solid currentColor;
    outline-offset: -2px;
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
    inline-size: min(56rem, 100vw - 1rem);
    max-block-size: calc(100dvh - 1rem);
  }
  .stage {
    container-type: inline-size;
    /* all of it in view: what surrounds it, and the tallest table in cards */
    --solitaire-card-max: clamp(2.25rem, (100dvh - 15rem) / 8, 6rem);
    margin: 0.25rem -0.75rem 0.5rem;
    padding-block: 0.75rem 1rem;
    border-radius: 0.5rem;
    overflow: clip;
    color: var(--_text);
    background: var(--_felt);
  }
  .stage[hidden] {
    display: none;
  }
  /* stays in view where the table is higher than the window */
  .player {
    position: sticky;
    inset-block-end: -1rem;
    z-index: 1;
    margin-inline: -1.25rem;
    padding-inline: 1.25rem;
    text-align: center;
    text-wrap: balance;
    background: var(--_sheet);
  }
  /* time runs from left to right in every language */
  .steps {
    display: flex;
    justify-content: center;
    gap: 0.25rem;
    direction: ltr;
  }
  .dialog .step {
    min-block-size: 3lh;
  }
  .step strong {
    display: block;
  }
  .by-hand {
    inline-size: 100%;
  }
`;
