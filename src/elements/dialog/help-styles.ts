// Styles of the help page: text, glossary links, and the current glossary entry.
import { css } from 'lit';
import { remFloor } from '../shared/rem-floor.js';

export const helpStyles = remFloor(css`
  .help,
  .glossary {
    line-height: max(1.6em, 1.5rem);
    overflow-wrap: break-word;
  }
  .help p,
  .help ul,
  .help dd,
  .glossary dd {
    margin: 0 0 0.5rem;
    font-size: inherit;
    font-weight: inherit;
  }
  .dialog .help ul {
    padding-inline-start: 1.25em;
    list-style: disc;
  }
  .help dt,
  .glossary dt {
    inline-size: fit-content;
    color: inherit;
    font-weight: 650;
  }
  .help summary {
    min-block-size: 2.75rem;
    align-content: center;
    font-weight: 650;
    cursor: pointer;
  }
  .help summary h3 {
    display: inline;
    margin: 0;
    font: inherit;
  }
  .help table {
    /* an automatic layout lets Firefox widen the table past the window until a long key name fits into 40 % */
    table-layout: fixed;
    inline-size: 100%;
    font-size: inherit;
    line-height: inherit;
  }
  .help th {
    inline-size: 40%;
    padding-block: 0.125rem;
    padding-inline: 0 1rem;
    font-weight: 650;
    text-align: start;
    vertical-align: baseline;
  }
  .diagram {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem 1.25rem;
    margin: 0.75rem 0;
  }
  .diagram svg {
    flex: 1 1 12rem;
    min-inline-size: 0;
    max-inline-size: 18rem;
    border-radius: 0.375rem;
    padding: 0.5rem;
    background: var(--_felt);
  }
  .diagram rect {
    fill: var(--_spot);
    stroke: var(--_spot-edge);
  }
  .diagram text {
    fill: var(--_text);
    font-size: 12px;
    text-anchor: middle;
    dominant-baseline: central;
  }
  .dialog .diagram ol {
    padding-inline-start: 1.75em;
    list-style: decimal;
  }
  .term {
    cursor: pointer;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
  }
  .term:hover {
    text-decoration-style: solid;
  }
  .here {
    margin-inline-start: -0.75rem;
    padding-inline-start: calc(0.75rem - 3px);
    border-inline-start: 3px solid currentColor;
  }
  .here .choice {
    display: block;
    margin-block-start: 0.25rem;
  }
`);
