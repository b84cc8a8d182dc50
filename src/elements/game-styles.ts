// Styles of the game: table surface, layout of bar and toolbar, messages, end panel and pause cover.
//
// All sizes depend on the size of the element (container units). Scripts measure only what table-fit.ts decides.
import { css } from './shared/html.js';
import { tableStyles } from './table/table-styles.js';
import { lowStyles } from './toolbar/low-styles.js';
import { toolbarStyles } from './toolbar/toolbar-styles.js';
import { frameStyles } from './shared/frame.js';
import { liveRegionStyles } from './shared/live-region-styles.js';
import { remFloor } from './shared/rem-floor.js';

export const gameStyles = remFloor(css`
  ${frameStyles}
  /* dist/place.css makes the element a grid; .room and .frame then overlap the space that it reserves */
  .room,
  .frame {
    grid-area: 1 / 1;
  }
  .room {
    block-size: var(--_reserved, min(36rem, 100svh));
  }
  :host(:fullscreen) {
    background: var(--solitaire-felt, oklch(0.3 0.045 165));
  }
  :host(:fullscreen) .game {
    border-radius: 0;
    --solitaire-card-max: 10rem;
  }
  ${liveRegionStyles}
  /* accessibility checkers ignore the styles of the slot */
  ::slotted([slot='solitaire-status']) {
    clip-path: inset(50%);
  }
  .tip {
    position: absolute;
    inset: 0;
  }
  .chrome {
    display: contents;
  }
  .game {
    font: 400 0.9375rem/1.4 var(--solitaire-font, system-ui, sans-serif);
    -webkit-tap-highlight-color: transparent;
    display: grid;
    box-sizing: border-box;
    grid-template: 'bar tools' auto 'felt felt' minmax(0, 1fr) / minmax(min(18rem, 50%), 1fr) auto;
    align-items: center;
    overflow: clip;
    color: var(--_text);
    background: radial-gradient(120% 90% at 50% 0 in srgb, var(--_glow), #0000 75%), var(--_felt);
    border-radius: var(--solitaire-table-radius, 0.75rem);
  }
  /* lines of Korean break between words */
  .game:lang(ko) {
    word-break: keep-all;
  }
  button {
    /* for the tooltip */
    position: relative;
    font: inherit;
    color: inherit;
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }
  ${toolbarStyles}
  ${lowStyles}
  ${tableStyles}
  .uncounted ::part(count) {
    display: none;
  }
  .message {
    flex: none;
    inline-size: fit-content;
    max-inline-size: min(26rem, 92cqi);
    box-sizing: border-box;
    background: var(--_note);
    color: var(--_note-ink);
    border-radius: 0.75rem;
    box-shadow: 0 0.5rem 2rem #00050273;
  }
  .message {
    /* card symbols, such as ♥, in the colour of the text */
    font-variant-emoji: text;
    margin-block: 0;
    padding: 0.5rem 0.875rem;
    pointer-events: none;
  }
  /* messages stay in view if the table is higher than the window, and take no space */
  .notes {
    align-self: end;
    position: sticky;
    inset-block-end: 0.5rem;
    block-size: 0;
    display: flex;
    flex-direction: column;
    justify-content: end;
    align-items: center;
    gap: 0.5rem;
    z-index: 3;
  }
  .notes.aside {
    align-items: start;
    padding-inline: 0.25rem;
  }
  .notes.aside.to-end {
    align-items: end;
  }
  .notes.aside .message {
    max-inline-size: 45cqi;
    padding: 0.25rem 0.5rem;
    font-size: 0.75rem;
    line-height: 1.25;
  }
  .notes.above {
    align-self: start;
    inset-block: 0.5rem auto;
    justify-content: start;
  }
  .finish {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    box-shadow: 0 0.25rem 1rem #00050273;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0.5rem;
    margin-block-start: 0.375rem;
  }
  .choice {
    min-block-size: 2.75rem;
    padding: 0 0.875rem;
    border: 1px solid currentColor;
    border-radius: 0.5rem;
    background: none;
  }
  .main {
    border-color: transparent;
    background: var(--_accent);
    color: var(--_accent-ink);
    font-weight: 600;
  }
  .cover {
    position: absolute;
    inset: 0;
    display: grid;
    gap: 0.75rem;
    place-content: center;
    justify-items: center;
    z-index: 4;
    font-size: 1.125rem;
  }
  @container (min-width: 56rem) {
    .label {
      display: inline;
    }
  }
  @container (max-width: 50rem) {
    .sign {
      order: 1;
      margin-block-start: 0.25rem;
    }
  }
  @container (max-width: 40rem) {
    .game:not([low]) {
      grid-template: 'bar' auto 'felt' minmax(0, 1fr) 'tools' auto / 100%;
    }
    /* name and deal, one above the other, beside the counters */
    .game:not([low]) .bar {
      align-items: center;
      gap: 0 0.75rem;
      padding: 0.375rem 0.75rem 0;
    }
    .naming {
      display: grid;
      gap: 0;
      justify-items: start;
    }
    .deal {
      padding-block: 0;
      font-size: 0.8125rem;
    }
    .sign {
      order: 1;
      inline-size: 100%;
    }
    .game:not([low]) .title {
      flex: 1 1 6.75rem;
      min-inline-size: auto;
      grid-template-columns: auto;
    }
    .game:not([low]) .figures {
      flex: none;
      max-inline-size: 100%;
      margin-inline-start: auto;
      inline-size: auto;
      gap: 0 0.5rem;
      justify-content: end;
      font-size: 0.75rem;
      line-height: 1.3;
      text-align: end;
    }
    .figure {
      display: block;
    }
    dd {
      font-size: 0.875rem;
    }
    .time dd {
      min-inline-size: 4.5ch;
    }
    .message {
      max-inline-size: 96cqi;
      padding: 0.375rem 0.75rem;
      /* large text must leave some of the table in view */
      font-size: min(0.8125rem, max(6cqi, 13px));
    }
    .choices {
      gap: 0.375rem;
    }
    .choice {
      padding: 0 0.5rem;
    }
    /* hidden for lack of space; the menu contains it as well */
    .tool.help {
      display: none;
    }
    .game:not([low]) .tools {
      justify-content: space-around;
      padding: 0 min(0.5rem, 2cqi) 0.25rem;
    }
  }
  /* print: the cards only, without table surface and controls */
  @media print {
    .game.game {
      color-scheme: light;
      color: CanvasText;
      background: none;
      --_paper: #fff;
      --_quiet: #000;
      --_spot: none;
      --_spot-ink: #555;
    }
    .game.game :is(.tools, .sign, .notes, .end, .dialog) {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .game,
    .message {
      border: 1px solid CanvasText;
    }
    .game {
      background-image: none;
    }
    .message {
      background: Canvas;
    }
    :focus-visible {
      outline-color: Highlight;
    }
    .main {
      border-color: ButtonBorder;
    }
    .tool[aria-disabled='true'] {
      opacity: 1;
      color: GrayText;
    }
  }
`);
