// The widgets that are compared: the table, and chess boards and a picker from npm. Each is added to a page as its own
// documentation shows, at the same width. The last is almost empty, as a lower bound.
import { RIVALS } from './rivals.js';

/** A widget, and how a page loads it. */
export interface Widget {
  readonly name: string;
  /** The entry of its bundle; the table is measured as shipped. */
  readonly entry?: string;
  /** Its script, if it has no entry. Default: the standalone bundle. */
  readonly script?: string;
  /** Additional files that it loads. */
  readonly fetches: readonly string[];
  /** The markup for one widget. */
  readonly markup: string;
  /** The body of a function of `element`, called for each element, if markup is not enough. */
  readonly start?: string;
  /** What exists once the widget is drawn: so many elements that match, through shadow roots. */
  readonly drawn: readonly [selector: string, count: number];
  /** A draggable part: a point in the widget, as fractions of its width and height, or one of its elements. */
  readonly drag?: readonly [x: number, y: number] | string;
}

/** The file that a page loads for the table. */
export const STANDALONE = 'dist/solitaire-elements.js';
/** The white pawn before the king. */
const PAWN = [9 / 16, 13 / 16] as const;

export const WIDGETS: readonly Widget[] = [
  {
    name: 'solitaire-elements',
    fetches: [],
    markup: '<solitaire-game deal="14"></solitaire-game>',
    drawn: ['.card', 52],
    drag: '[pile="tableau-7"] .card[card]',
  },
  {
    name: 'solitaire-elements-split',
    script: 'dist/split/solitaire-elements.js',
    fetches: ['dist/split/core.js'],
    markup: '<solitaire-game deal="14"></solitaire-game>',
    drawn: ['.card', 52],
  },
  {
    name: 'chessground',
    entry: `import { Chessground } from 'chessground';
      import 'chessground/assets/chessground.base.css';
      import 'chessground/assets/chessground.brown.css';
      import 'chessground/assets/chessground.cburnett.css';
      globalThis.start = (element) => Chessground(element, {});`,
    fetches: [],
    markup: '<div class="square"></div>',
    start: 'globalThis.start(element)',
    drawn: ['piece', 32],
    drag: PAWN,
  },
  {
    name: 'gchessboard',
    entry: `import 'gchessboard';`,
    fetches: [],
    markup: '<g-chess-board fen="start" interactive></g-chess-board>',
    drawn: ['[data-piece], [part~="piece"], piece, .piece', 32],
    drag: PAWN,
  },
  {
    name: 'chessboard-element',
    entry: `import 'chessboard-element';`,
    fetches: [],
    markup: '<chess-board position="start" draggable-pieces></chess-board>',
    drawn: ['[part~="piece"]', 32],
    drag: PAWN,
  },
  {
    name: 'cm-chessboard',
    entry: `import { Chessboard, FEN } from 'cm-chessboard/src/Chessboard.js';
      import 'cm-chessboard/assets/chessboard.css';
      globalThis.start = (element) =>
        new Chessboard(element, { position: FEN.start, assetsUrl: '/${RIVALS}/cm-chessboard/assets/' })
          .enableMoveInput(() => true);`,
    fetches: [`${RIVALS}/cm-chessboard/assets/pieces/standard.svg`],
    markup: '<div class="square"></div>',
    start: 'globalThis.start(element)',
    drawn: ['[data-piece]', 32],
    drag: PAWN,
  },
  {
    name: 'emoji-picker-element',
    entry: `import 'emoji-picker-element';`,
    fetches: [`${RIVALS}/emoji-picker-element-data/en/emojibase/data.json`],
    markup: `<emoji-picker data-source="/${RIVALS}/emoji-picker-element-data/en/emojibase/data.json"></emoji-picker>`,
    drawn: ['[role=menuitem], [role=option]', 40],
  },
  // the baseline cost of a page and a browser: one letter that follows the pointer
  {
    name: 'one-letter',
    entry: `globalThis.start = (board) => {
        const piece = board.appendChild(document.createElement('b'));
        piece.textContent = 'A';
        let from;
        let to;
        let frame = 0;
        board.addEventListener('pointerdown', (event) => { from = event; });
        board.addEventListener('pointermove', (event) => {
          to = event;
          if (from) frame ||= requestAnimationFrame(() => {
            frame = 0;
            piece.style.transform = 'translate(' + (to.x - from.x) + 'px,' + (to.y - from.y) + 'px)';
          });
        });
      };`,
    fetches: [],
    markup: '<div class="square"></div>',
    start: 'globalThis.start(element)',
    drawn: ['b', 1],
    drag: PAWN,
  },
];

/** The widget of this package. */
export const [TABLE] = WIDGETS as readonly [Widget, ...Widget[]];

/** The URL path of a widget's script. */
const scriptOf = ({ name, entry, script = STANDALONE }: Widget): string =>
  entry ? `/bundles/${name}.js` : `/${script}`;

/** A page with so many of a widget, 600 CSS pixels wide, and nothing else. */
export function pageOf(widget: Widget, count = 1): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${widget.name}</title><style>
body { margin: 0; width: 600px }
.square { width: 600px; height: 600px }
</style><script type="module" src="${scriptOf(widget)}"></script></head><body>
${widget.markup.repeat(count)}
${startScript(widget)}</body></html>`;
}

const startScript = ({ start }: Widget): string =>
  start
    ? `<script type="module">for (const element of document.querySelectorAll('.square')) { ${start} }</script>`
    : '';
