// Styles of the end of a game: the result and the buttons in the toolbar after a loss, and the panel after a win.
//
// After a loss the bar and the normal buttons stay in the layout, invisible, and what replaces them is in the same grid
// areas. It adds nothing to their width, and nothing to their height unless its texts are long, so that the table does
// not move.
import { css } from 'lit';
import { remFloor } from '../shared/rem-floor.js';

export const endingStyles = remFloor(css`
  .end p,
  .outcome p {
    margin: 0;
  }

  .replaced {
    visibility: hidden;
  }
  .outcome {
    grid-area: bar;
    align-self: center;
    inline-size: 0;
    min-inline-size: 100%;
    box-sizing: border-box;
    padding-block: 0.375rem 0.125rem;
    padding-inline: 1rem 0.25rem;
    font-size: 0.8125rem;
    line-height: 1.25;
  }
  .outcome strong {
    margin-inline-end: 0.5em;
  }
  .final {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.875rem;
    margin: 0;
  }
  .final .figure {
    display: flex;
    gap: 0.35em;
  }
  .final dd {
    min-inline-size: 0;
    font-size: inherit;
  }
  .tools.ended {
    flex-wrap: nowrap;
    box-sizing: border-box;
    container: ended / inline-size;
  }
  .end.lost {
    flex: 1 1 auto;
    display: flex;
    justify-content: end;
    align-items: center;
    gap: 0.125rem;
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
  .way-on.rewind,
  .way-on.rewind:hover {
    background: var(--_accent);
    color: var(--_accent-ink);
    font-weight: 600;
  }
  .caption {
    overflow: hidden;
    line-height: 1.15;
    text-overflow: ellipsis;
    white-space: nowrap;
    display: none;
  }
  .way-on.rewind .caption {
    font-size: 0.8125rem;
  }
  /* depending on the width of the toolbar: no caption, a short one or the long one of the first button, all captions */
  @container ended (min-width: 19.5rem) {
    .caption.short,
    .way-on:first-child:not(.rewind) .caption {
      display: inline;
    }
  }
  @container ended (min-width: 29rem) {
    .way-on.rewind {
      padding-inline: 0.625rem;
    }
    .way-on.rewind .caption {
      display: inline;
      max-inline-size: 9.5rem;
      white-space: normal;
      text-wrap: balance;
    }
    .way-on.rewind .caption.short {
      display: none;
    }
  }
  @container ended (min-width: 44rem) {
    .way-on .caption:not(.short) {
      display: inline;
    }
  }
  /* a wide table has room for all captions, if the buttons take some of the width of the bar */
  @container (min-width: 56rem) {
    .game:not([low]) .tools.ended {
      grid-column: 1 / -1;
      justify-self: end;
      inline-size: 60cqi;
    }
    .game:not([low]) .outcome {
      min-inline-size: 39cqi;
    }
  }
  @container (max-width: 40rem) {
    .outcome {
      padding-inline: 0.75rem;
      font-size: 0.75rem;
    }
    .final {
      column-gap: 0.5rem;
    }
  }

  /* the panel, over the table; if it is higher, also over the controls */
  .end.won {
    grid-area: 1 / 1 / -1 / -1;
    z-index: 3;
    place-self: center;
    position: sticky;
    inset-block: 0.5rem;
    max-block-size: min(100% - 1rem, 100svh - 1rem);
    overflow: hidden auto;
    overflow-wrap: anywhere;
    hyphens: auto;
    display: grid;
    justify-items: center;
    gap: 0.5rem;
    inline-size: fit-content;
    max-inline-size: min(28rem, 92cqi);
    box-sizing: border-box;
    padding: 0.75rem 1.25rem 1rem;
    border-radius: 0.75rem;
    /* twice, so that nothing is visible through it */
    background: linear-gradient(var(--_note), var(--_note)), var(--_note);
    color: var(--_note-ink);
    box-shadow: 0 0.5rem 2rem #00050273;
    /* with large text on a narrow table, results and buttons fit */
    font-size: min(1rem, 6.5cqi);
    text-align: center;
  }
  .end.won.above {
    align-self: start;
  }
  .end.won.below {
    align-self: end;
  }
  .end.won strong {
    display: block;
    color: var(--_accent-text);
    font-size: min(1.5rem, 9cqi);
    line-height: 1.2;
  }
  .end.won > * {
    max-inline-size: 100%;
    box-sizing: border-box;
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
    font-size: 0.8125em;
  }
  .result dd {
    font-size: 1.125em;
    line-height: 1.3;
  }
  .result small,
  .record {
    display: block;
    font-size: max(0.67em, 12px);
    font-style: normal;
    font-weight: 400;
  }
  .record {
    color: var(--_accent-text);
    font-weight: 650;
  }
  /* the buttons stay in view if the panel scrolls */
  .end.won .choices {
    position: sticky;
    inset-block-end: -1rem;
    inline-size: calc(100% + 1rem);
    max-inline-size: none;
    margin: 0 -0.5rem -1rem;
    padding-block: 0.25rem 1rem;
    background: inherit;
  }
  .end.won .choice {
    min-block-size: min(2.75rem, 14cqi);
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  @media (forced-colors: active) {
    .end.won {
      border: 1px solid CanvasText;
      background: Canvas;
    }
    .way-on.rewind {
      border: 1px solid ButtonBorder;
    }
  }
`);
