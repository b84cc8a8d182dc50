// Styles of the end of a game: the bar that replaces the toolbar's buttons after a loss, and the panel after a win.
// The bar is in `.tools`, which then has the class `ended`.
import { css } from 'lit';
import { remFloor } from '../shared/rem-floor.js';

export const endingStyles = remFloor(css`
  .end p {
    margin: 0;
  }
  .end strong {
    margin-inline-end: 0.5em;
  }

  /* the bar: one row if it fits, otherwise the message above the buttons */
  .tools.ended {
    flex-wrap: nowrap;
    padding-inline-start: 0.625rem;
  }
  .end.lost {
    flex: 1 1 auto;
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    align-items: center;
    gap: 0 0.75rem;
    min-inline-size: 0;
    text-align: start;
  }
  .ways {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    min-inline-size: 0;
  }
  .way-on {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 0.375rem;
    min-inline-size: min(2.75rem, 14.5cqi);
    min-block-size: min(2.75rem, 14.5cqi);
    padding: 0 min(0.375rem, 1cqi);
    border: 0;
    border-radius: 0.5rem;
    background: none;
    font-size: 0.875rem;
    text-align: start;
  }
  @media (hover: hover) {
    .way-on:hover {
      background: var(--_hover);
    }
  }
  .way-on.goBack,
  .way-on.goBack:hover {
    padding-inline: 0.625rem;
    background: var(--_accent);
    color: var(--_accent-ink);
    font-weight: 600;
  }
  .way-on .icon {
    flex: none;
  }
  .caption {
    line-height: 1.15;
    text-wrap: balance;
  }
  .way-on.goBack .caption {
    max-inline-size: 9.5rem;
    font-size: 0.8125rem;
  }
  .way-on:not(:first-child) .caption {
    display: none;
  }
  @container (min-width: 56rem) {
    .end.lost {
      flex-wrap: nowrap;
    }
    .end.lost strong {
      display: block;
    }
    .way-on:not(:first-child) .caption {
      display: inline;
      white-space: nowrap;
    }
  }
  @container (max-width: 56rem) {
    .way-on.goBack {
      padding-inline: 0.375rem;
    }
    .way-on.goBack .caption {
      font-size: 0.75rem;
    }
  }
  @container (max-width: 40rem) {
    .end.lost {
      display: grid;
      gap: 0.125rem;
      justify-content: stretch;
    }
    .end.lost p {
      padding-inline: 0.25rem;
      font-size: 0.875rem;
    }
    .ways {
      justify-content: space-between;
    }
    .way-on:first-child {
      flex: 0 1 auto;
    }
    .tools.ended {
      align-items: end;
      justify-content: stretch;
    }
  }
  /* too narrow for a text beside the icons */
  @container (max-width: 22rem) {
    .way-on .caption {
      display: none;
    }
  }

  /* the panel */
  .end.won {
    z-index: 3;
    place-self: center;
    position: sticky;
    inset-block: 0.5rem;
    max-block-size: 100%;
    overflow: auto;
    display: grid;
    justify-items: center;
    gap: 0.5rem;
    inline-size: fit-content;
    max-inline-size: min(28rem, 92cqi);
    box-sizing: border-box;
    padding: 0.75rem 1.25rem 1rem;
    border-radius: 0.75rem;
    background: var(--_note);
    color: var(--_note-ink);
    box-shadow: 0 0.5rem 2rem oklch(0.1 0.03 160 / 0.45);
    text-align: center;
  }
  .end.won strong {
    display: block;
    margin: 0;
    color: var(--_accent);
    font-size: 1.5rem;
    line-height: 1.2;
  }
  .results {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.25rem 1.5rem;
    margin: 0;
  }
  .result dt {
    color: inherit;
    font-size: 0.8125rem;
  }
  .result dd {
    font-size: 1.125rem;
    line-height: 1.3;
  }
  .result small,
  .record {
    display: block;
    font-size: 0.75rem;
    font-style: normal;
    font-weight: 400;
  }
  .record {
    color: var(--_accent);
    font-weight: 650;
  }
  .end.won .choices {
    margin: 0;
  }
  .end.won .choice {
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  @media (forced-colors: active) {
    .end.won {
      border: 1px solid CanvasText;
    }
    .way-on.goBack {
      border: 1px solid ButtonBorder;
    }
  }
`);
