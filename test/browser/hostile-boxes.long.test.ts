// A table in all kinds of boxes: flex, grid, floats, tables, columns, scrollers, containment, shadow roots; scaled,
// zoomed, rotated and mirrored. It stays within its bounds, looks as on a plain page, and cards follow the pointer.
import { expect, fixtureCleanup, html } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { resetMouse, setViewport } from '../support/commands.js';
import { mouseClicks, mouseDrag, mouseHold, touchSlide } from '../support/hands.js';
import {
  atTable,
  cardsIn,
  deckOfText,
  dragPath,
  gripOf,
  lifting,
  nextFrame,
  part,
  topOf,
  wins,
} from '../support/play.js';
import { proofSettings } from '../support/proof.js';
import { differences, appearance, plainAppearance, tableIn } from '../support/sameness.js';

const [klondike] = (await wins()).filter(({ variant }) => variant === 'klondike');
const deck = deckOfText(klondike?.deck ?? '');
/** The first move of that deal. */
const FROM = 'tableau-5';
const TO = 'tableau-2';

const { isLong } = await proofSettings();
const page = document.documentElement;
const sheet = new CSSStyleSheet();

type Point = readonly [x: number, y: number];
type Boxes = (table: SolitaireGame) => ReturnType<typeof html>;
const around: Boxes = (table) => html`<div class="around">${table}</div>`;
const within: Boxes = (table) => html`<div class="around"><div class="inner">${table}</div></div>`;
const cell: Boxes = (table) =>
  html`<table class="around">
    <tr>
      <td class="inner">${table}</td>
    </tr>
  </table>`;

/** Boxes that leave the table enough space. */
const BOXES: Readonly<Record<string, readonly [css: string, boxes?: Boxes]>> = {
  'a flex row': ['.around { display: flex; align-items: center; gap: 1rem }'],
  'a flex column': ['.around { display: flex; flex-direction: column; align-items: center }'],
  'a flex row in which it may shrink': [
    '.around { display: flex; inline-size: 400px } .inner { min-width: 0 }',
    within,
  ],
  'a centred grid': ['.around { display: grid; place-items: center }'],
  'a grid of columns': ['.around { display: grid; grid-template-columns: 1fr 2fr; gap: 1rem }'],
  'a grid of narrow columns': ['.around { display: grid; grid-template-columns: 340px auto }'],
  'a float': ['.around { display: flow-root } .inner { float: right; margin: 1rem }', within],
  'a parent in which it floats': ['.around { display: flow-root } solitaire-game { float: left }'],
  'a table cell': ['.around { inline-size: 100%; border-collapse: collapse }', cell],
  'a table cell with fixed columns': ['.around { inline-size: 360px; table-layout: fixed }', cell],
  'an inline block': ['.around { text-align: center } .inner { display: inline-block }', within],
  'an absolute box': ['.around { position: absolute; inset: 20px auto auto 20px }'],
  'a fixed box': ['.around { position: fixed; inset: 0 0 auto auto; inline-size: 400px }'],
  'text columns': ['.around { columns: 2; column-gap: 1rem }'],
  'text columns after a paragraph': [
    '.around { columns: 2; column-gap: 1rem } .inner { block-size: 60px }',
    (table) =>
      html`<div class="around">
        <div class="inner"></div>
        ${table}
      </div>`,
  ],
  'a single text column': ['.around { columns: 1 }'],
  prose: ['.around { max-width: 65ch; margin: auto; line-height: 2 } .around > * { max-width: 100% }'],
  'a narrow column': ['.around { inline-size: 320px }'],
  'a very narrow column': ['.around { inline-size: 200px }'],
  'a box with fit-content width': ['.around { inline-size: fit-content }'],
  'a box with min-content width': ['.around { inline-size: min-content }'],
  'a box that clips': ['.around { overflow: hidden; block-size: 800px; border-radius: 40px }'],
  'a box that scrolls': ['.around { overflow: auto; block-size: 800px; scroll-snap-type: y mandatory }'],
  'strict containment': ['.around { contain: strict; block-size: 850px }'],
  'content containment': ['.around { contain: content }'],
  'paint containment': ['.around { contain: paint }'],
  'a box with content-visibility: auto': [
    '.around { content-visibility: auto; contain-intrinsic-size: 900px }',
  ],
  'a container of the page for container queries': [
    '.around { container: solitaire / inline-size } @container (width > 0) { .around > * { margin: 1rem } }',
  ],
  'a container in both directions': ['.around { container-type: size; block-size: 850px }'],
  'a page with a root font size of 62.5%': ['html { font-size: 62.5% } body { font-size: 1.6rem }'],
  'a separate layer': [
    '.around { isolation: isolate; position: sticky; top: 0; will-change: transform; filter: contrast(1) }',
  ],
};

/**
 * Styles that move or distort the table; `false`: the table is played, but not measured, because it is skewed, or
 * zoomed: each version of an engine rounds zoomed texts differently.
 */
const TRANSFORMS: Readonly<Record<string, readonly [css: string, straight: boolean, boxes?: Boxes]>> = {
  'scaled down by transform': ['.around { transform: scale(0.6); transform-origin: 30% 10% }', true],
  'scaled up by scale': ['.around { inline-size: 500px; scale: 1.4; transform-origin: 0 0 }', true],
  'zoomed in': ['.around { inline-size: 500px; zoom: 1.5 }', false],
  'zoomed out': ['.around { zoom: 0.6 }', false],
  'zoomed in and scaled down': ['.around { zoom: 1.4; transform: scale(0.6); transform-origin: 0 0 }', false],
  stretched: ['.around { transform: scale(0.8, 0.5); transform-origin: 0 0 }', false],
  'rotated by a few degrees': ['.around { transform: rotate(-4deg); margin: 3rem }', false],
  'rotated by 90 degrees': ['.around { inline-size: 700px; transform: rotate(90deg) }', false],
  mirrored: ['.around { transform: scaleX(-1) }', false],
  skewed: ['.around { transform: skewX(8deg) scale(0.8) }', false],
  'shown in perspective': [
    '.around { perspective: 1500px } .inner { transform: rotateX(14deg) }',
    false,
    within,
  ],
};

describe('a table in', () => {
  atTable([900, 900]);
  before(() => {
    document.adoptedStyleSheets.push(sheet);
  });
  afterEach(async () => {
    await resetMouse();
    fixtureCleanup();
    sheet.replaceSync('');
    scrollTo(0, 0);
  });

  async function expectSame(game: SolitaireGame, tolerance = 1): Promise<void> {
    const now = appearance(game);
    const css = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
    sheet.replaceSync('');
    const expected = await plainAppearance(now.get('')?.[2] ?? 0);
    sheet.replaceSync(css);
    expect(differences(expected, now, tolerance), `${String(now.get('')?.[2])} px wide`).to.deep.equal([]);
  }

  /** The position of the pointer for a position in the coordinates of `getBoundingClientRect`. */
  const onScreen = ([x, y]: Point): Point => {
    // WebKit reports rectangles without the zoom of the box around the table
    const { zoom } = getComputedStyle(document.querySelector('.around') ?? page);
    const factor = 'currentCSSZoom' in page ? 1 : Number(zoom) || 1;
    return [x * factor, y * factor];
  };

  /**
   * One move by dragging, during which the card must stay under the pointer; if positions are distorted, also one by
   * clicks and one by touch.
   */
  async function expectPlays(game: SolitaireGame, isDistorted = isLong): Promise<void> {
    await game.newGame({ variant: 'klondike', deck });
    part(game, '.table').scrollIntoView({ block: 'start' });
    await nextFrame();
    const path = () => dragPath(game, FROM, TO, 1);
    const dragged = cardsIn(game, FROM).at(-1) as HTMLElement;
    const middle = (): Point => {
      const { left, right, top, bottom } = dragged.getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2];
    };
    const before = middle();
    const points = path();
    const [[x, y], , end] = points;
    await mouseDrag(points.map(onScreen), { drop: false });
    await nextFrame();
    const after = middle();
    // perspective draws the same step larger where it is nearer
    expect(after[0] - before[0], 'moved horizontally').to.be.closeTo(end[0] - x, 4);
    expect(after[1] - before[1], 'moved vertically').to.be.closeTo(end[1] - y, 4);
    await mouseHold(onScreen(end), { drop: true });
    expect(game.position.moves, 'after a drag').to.equal(1);
    if (!isDistorted) return;
    game.undo();
    await nextFrame();
    await lifting(game);
    await mouseClicks([gripOf(cardsIn(game, FROM).at(-1) as HTMLElement), topOf(game, TO)].map(onScreen));
    expect(game.position.moves, 'after two clicks').to.equal(1);
    game.undo();
    await nextFrame();
    await touchSlide(path().map(onScreen));
    expect(game.position.moves, 'after a touch drag').to.equal(1);
  }

  for (const [name, [css, boxes = around]] of Object.entries(BOXES)) {
    it(`${name} stays within its bounds, looks as on a plain page and is playable`, async () => {
      sheet.replaceSync(css);
      const game = await tableIn(boxes);
      const box = game.parentElement?.getBoundingClientRect() as DOMRect;
      const { left, right, width } = game.getBoundingClientRect();
      expect(
        [left >= box.left - 0.5, right <= box.right + 0.5],
        `${left}–${right} in ${box.left}–${box.right}`,
      ).to.deep.equal([true, true]);
      expect(width).to.be.at.least(Math.min(box.width - 40, 280));
      expect(page.scrollWidth, 'no horizontal scrolling').to.be.at.most(900);
      await expectPlays(game);
      fixtureCleanup();
      await expectSame(await tableIn(boxes));
    });
  }

  for (const [name, [css, straight, boxes = around]] of Object.entries(TRANSFORMS)) {
    it(`a box that is ${name} is playable where it is displayed`, async () => {
      await setViewport({ width: 1000, height: 1000 });
      sheet.replaceSync(css);
      await expectPlays(await tableIn(boxes), true);
      fixtureCleanup();
      // glyphs are snapped to the screen's pixels
      if (straight) await expectSame(await tableIn(boxes), 2);
      await setViewport({ width: 900, height: 900 });
    });
  }

  for (const mode of ['open', 'closed'] as const) {
    it(`an ${mode} shadow root looks as on a plain page and is playable`, async () => {
      let game: SolitaireGame | undefined;
      await tableIn((table) => {
        const host = document.createElement('div');
        const root = host.attachShadow({ mode });
        const css = new CSSStyleSheet();
        css.replaceSync(
          '* { margin: 0 !important; line-height: 3 !important; font: 30px serif !important; all: unset }',
        );
        root.adoptedStyleSheets = [css];
        root.append(table);
        game = table;
        return html`${host}`;
      });
      if (!game) throw new Error('no table was created');
      await expectPlays(game);
    });
  }
});
