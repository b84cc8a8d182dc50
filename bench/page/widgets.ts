// What is measured side by side: the table, and boards and a picker as npm has them. Each is put on a page the way its
// own documentation shows, at the same width. Last comes next to nothing, to know what no widget can do without.

/** A widget, and how a page gets it. */
export interface Widget {
  readonly name: string;
  /** What its bundle is made of; the table is measured as it is shipped. */
  readonly entry?: string;
  /** Files that it fetches on top, below `bench/rivals/node_modules`. */
  readonly fetches: readonly string[];
  /** A page's markup for one. */
  readonly markup: string;
  /** What a page's script does with each element, if markup is not enough: the body of a function of `element`. */
  readonly start?: string;
  /** What stands there once all of it is drawn: so many of these elements, through shadow roots. */
  readonly drawn: readonly [selector: string, count: number];
  /** What can be dragged: a place in the widget, in shares of its width and height; or an element of it. */
  readonly drag?: readonly [x: number, y: number] | string;
}

const RIVALS = '/bench/rivals/node_modules';
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
        new Chessboard(element, { position: FEN.start, assetsUrl: '${RIVALS}/cm-chessboard/assets/' })
          .enableMoveInput(() => true);`,
    fetches: ['cm-chessboard/assets/pieces/standard.svg'],
    markup: '<div class="square"></div>',
    start: 'globalThis.start(element)',
    drawn: ['[data-piece]', 32],
    drag: PAWN,
  },
  {
    name: 'emoji-picker-element',
    entry: `import 'emoji-picker-element';`,
    fetches: ['emoji-picker-element-data/en/emojibase/data.json'],
    markup: `<emoji-picker data-source="${RIVALS}/emoji-picker-element-data/en/emojibase/data.json"></emoji-picker>`,
    drawn: ['[role=menuitem], [role=option]', 40],
  },
  // what a page and a browser take for themselves: one letter, which follows the pointer
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

/** The one that is ours. */
export const [TABLE] = WIDGETS as readonly [Widget, ...Widget[]];

/** Where a widget's script is served. */
const scriptOf = ({ name, entry }: Widget): string =>
  entry ? `/bundles/${name}.js` : '/dist/solitaire-elements.js';

/** A page with so many of a widget on it, 600 CSS pixels wide, and nothing else. */
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
