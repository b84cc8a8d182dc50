// Styles of a low game, such as on a phone in landscape orientation: its controls are beside the table instead of above
// it.
import { css } from 'lit';

export const lowStyles = css`
  /* the buttons in two columns, and the counters below them */
  .game[low] {
    grid-template: 'felt tools' auto 'felt bar' minmax(0, 1fr) / minmax(0, 1fr) auto;
  }
  /* the height of the bar above the table, so that the height of the game does not depend on the place of its controls
     */
  [low] .sizer {
    margin-block-end: 3.5rem;
  }
  [low] :is(.name, .deal, .line + .line, .label) {
    display: none;
  }
  /* with larger text, the column is wider, and the buttons keep their size: there are more of them in a row */
  [low] :is(.tools, .end.lost) {
    display: grid;
    grid-template-columns: repeat(auto-fill, 44px);
    gap: 0;
  }
  [low] .tools {
    justify-self: center;
    box-sizing: border-box;
    inline-size: 6rem;
    padding: 0.25rem 0.25rem 0;
  }
  [low] .chrome :is(.tool, .way-on) {
    min-inline-size: 0;
    min-block-size: 40px;
    .icon {
      inline-size: 22px;
      block-size: 22px;
    }
  }
  [low] .end.lost {
    grid-column: 1 / -1;
  }
  /* the buttons give the column its width */
  [low] .tools.ended {
    container-type: normal;
  }
  /* beside the table only their width matters */
  [low] :is(.tools, .bar).replaced {
    block-size: 0;
    padding-block: 0;
    overflow: hidden;
  }
  /* with large text, they can be higher than the game */
  [low] :is(.outcome, .bar) {
    align-self: start;
    box-sizing: border-box;
    max-block-size: 100%;
    padding: 0.125rem 0.25rem 0;
    overflow: hidden auto;
  }
  [low] .outcome,
  [low] .sign,
  [low] .sign .line {
    font-size: 0.6875rem;
    line-height: 1.2;
    text-align: center;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  [low] .outcome strong {
    display: block;
    margin: 0;
  }
  [low] .final {
    justify-content: center;
    gap: 0 0.5rem;
    font-size: 0.6875rem;
  }
  [low] .bar {
    flex-flow: column;
    align-items: center;
    gap: 0.25rem;
  }
  [low] :is(.sign, .title) {
    order: 1;
  }
  /* the verdict is a text below the counters; its lines do not change the size of the table */
  [low] .sign,
  [low] .sign .line {
    justify-items: center;
    justify-content: center;
    inline-size: 5.5rem;
    gap: 0;
  }
  [low] .badge {
    padding: 0;
    border: 0;
    background: none;
    .icon {
      display: none;
    }
  }
  /* the task of a puzzle */
  [low] .naming {
    inline-size: 5.5rem;
    justify-content: center;
    line-height: 1.2;
    text-align: center;
  }
  [low] .task {
    font-size: 0.6875rem;
  }
  [low] .figures {
    display: grid;
    /* wider for a long name of a counter */
    grid-template-columns: repeat(2, minmax(2.75rem, min-content));
    gap: 0.25rem 0;
    inline-size: auto;
    font-size: 0.6875rem;
    line-height: 1.15;
    text-align: center;
  }
  [low] .figure {
    display: block;
  }
  [low] .figures dt {
    padding-inline: 0.125rem;
  }
  /* if the number of counters is odd, the first one, never the time, has a separate row */
  [low] .figure:first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  [low] .figures dd {
    min-inline-size: 0;
    font-size: 0.8125rem;
    white-space: nowrap;
  }
`;
