// A table on pages with aggressive style sheets: rules for all elements and inherited properties do not change its
// appearance within its box.
import { expect, fixture, fixtureCleanup, html } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { atTable, nextFrame, part } from '../support/play.js';
import { differences, appearance, plainAppearance, tableIn } from '../support/sameness.js';
import { WITHOUT_SCROLLBAR } from '../support/scrollbar.js';
import { until } from '../support/until.js';

const page = document.documentElement;

/** Declarations that a page sets on every element. */
const UNIVERSAL: Readonly<Record<string, string>> = {
  'margins, padding and borders': 'margin: 7px; padding: 5px; border: 3px solid red; outline: 2px dotted',
  'box-sizing: content-box': 'box-sizing: content-box',
  'box-sizing: border-box': 'box-sizing: border-box',
  'a font': 'font: italic small-caps 900 40px/3 fantasy; font-stretch: condensed',
  'a font size of 0': 'font-size: 0; line-height: 0',
  'spacing in text': 'line-height: 3; letter-spacing: 0.3em; word-spacing: 1em; text-indent: 4em',
  'text in capitals':
    'text-transform: uppercase; font-variant-caps: all-small-caps; font-feature-settings: "zero"',
  'text that does not wrap': 'white-space: pre; text-align: right; word-break: break-all; hyphens: none',
  'a text colour': '-webkit-text-fill-color: red; color: pink; text-shadow: 2px 2px red; text-emphasis: dot',
  'vertical writing': 'writing-mode: vertical-rl; text-orientation: upright',
  animations: 'transition: all 9s; animation: turn 9s infinite; will-change: transform, scroll-position',
  'a stacking context': 'position: relative; z-index: 7; isolation: isolate',
  'a cursor': 'cursor: wait; user-select: none; -webkit-user-select: none; caret-color: red',
  'a float': 'float: left; clear: both; inline-size: 100%',
  'a flex box': 'display: flex; align-items: center; justify-content: center; flex-wrap: wrap; gap: 9px',
  'a grid': 'display: grid; place-items: center; gap: 9px',
  'display: flow-root': 'display: flow-root; vertical-align: top; line-height: 3',
  'no scrolling': 'overflow: hidden; overflow-wrap: anywhere; scrollbar-width: none',
  'a maximum width': 'max-width: 100%; min-width: 0; height: auto; object-fit: cover',
  'lists and tables':
    'list-style: square inside; border-collapse: collapse; border-spacing: 9px; caption-side: bottom',
  'a background':
    'background: #fffc; border-radius: 9px; box-shadow: 0 0 9px red; accent-color: red; appearance: none',
  'text size adjustment': '-webkit-text-size-adjust: 200%; text-size-adjust: 200%; tab-size: 9',
  'no container': 'container-type: normal; contain: none',
  'a filter': 'opacity: 0.9; filter: blur(1px); mix-blend-mode: multiply; backface-visibility: hidden',
  'quotes and counters':
    'quotes: "x" "y"; counter-increment: c; orphans: 9; widows: 9; hanging-punctuation: first',
};

/** Declarations on ancestors that descendants inherit. */
const INHERITED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'a font',
      'a font size of 0',
      'spacing in text',
      'text in capitals',
      'text that does not wrap',
      'a text colour',
    ].map((name) => [name, UNIVERSAL[name] ?? '']),
  ),
  'old-style figures':
    'font-variant-numeric: oldstyle-nums slashed-zero; font-kerning: none; font-optical-sizing: none',
  'lists and tables': 'list-style: square inside; border-collapse: collapse; border-spacing: 9px',
  'a cursor': 'cursor: none; -webkit-tap-highlight-color: red',
  strokes:
    'stroke: red; stroke-width: 9; fill: red; fill-rule: evenodd; shape-rendering: crispEdges; paint-order: stroke',
  'text anchors': 'text-anchor: end; dominant-baseline: hanging; text-rendering: geometricPrecision',
  'vertical writing': 'writing-mode: vertical-rl',
  'sideways writing': 'writing-mode: vertical-lr',
};

/** Common rules of style sheets for element names. */
const ELEMENT_RULES: Readonly<Record<string, string>> = {
  'a reset': `*, ::before, ::after { margin: 0; padding: 0; border: 0; box-sizing: border-box; font: inherit; vertical-align: baseline }
    button { all: unset } svg { display: block; max-width: 100%; height: auto; vertical-align: middle } ul, ol { list-style: none }
    dialog { display: block } section { padding: 3rem; display: flex } slot { display: block }`,
  'a theme’s buttons': `button, input, select { background: #0d6efd; color: #fff; padding: .375rem .75rem; border: 1px solid; border-radius: 1rem;
    text-transform: uppercase; letter-spacing: .1em; min-width: 10rem; line-height: 3 } button:hover { opacity: .5 }
    svg { fill: red; width: 2em; height: 2em } dl, dt, dd { display: grid; margin: 2rem } p { text-indent: 3em; margin: 2em; font-size: 2em }
    .bar, .tools, .table, .card, .place, .message, .deal, .figure { display: none } header { position: fixed }`,
  'a content area': `.entry-content > * { max-width: 40em; margin: 1.5em auto; line-height: 1.8; font-size: 1.25em }
    .entry-content :is(p, div, section, button) { color: purple }`,
};

/** Resets for all elements, as pages use them. */
const RESETS: Readonly<Record<string, string>> = {
  'removes all styles':
    '*:where(:not(html, iframe, canvas, img, svg, video, audio):not(svg *, symbol *)) { all: unset; display: revert }',
  'removes all styles, with a higher specificity': 'body *:not(#none) { all: unset }',
  'sets boxes and fonts': `body * { position: static; box-sizing: content-box; vertical-align: baseline;
    font: 30px/3 serif; writing-mode: vertical-rl; text-indent: 2em }`,
  'sets display': 'body * { display: block; position: relative }',
};

/** The sizes of what each of the elements shows. */
const shownSizes = (within: Element): unknown =>
  [
    ['solitaire-game', '.game, .tools, .felt, card-pile'],
    ['solitaire-replay', '.game, .player, .list, .felt, card-pile'],
    ['card-pile', '.fan, .card'],
    ['playing-card', '.card'],
  ].map(([name = '', parts = '']) => {
    const root = within.querySelector(name)?.shadowRoot;
    const boxes = [...(root?.querySelectorAll(parts) ?? [])].map((one) => one.getBoundingClientRect());
    const [{ x, y } = new DOMRect()] = boxes;
    return [
      name,
      ...boxes.map((box) => [box.x - x, box.y - y, box.width, box.height].map(Math.round).join()),
    ];
  });

const sheet = new CSSStyleSheet();
const withoutScrollbar = new CSSStyleSheet();
withoutScrollbar.replaceSync(WITHOUT_SCROLLBAR);

describe('a table on a page with aggressive styles', () => {
  atTable([1000, 900]);
  before(() => {
    document.adoptedStyleSheets.push(sheet, withoutScrollbar);
  });
  afterEach(() => {
    sheet.replaceSync('');
    page.removeAttribute('style');
    fixtureCleanup();
  });

  /** Checks that it looks the same as on a plain page of the same width. */
  async function expectSame(game: SolitaireGame): Promise<void> {
    const now = appearance(game);
    const width = now.get('')?.[2] ?? 0;
    const css = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
    const style = page.getAttribute('style');
    sheet.replaceSync('');
    page.removeAttribute('style');
    const expected = await plainAppearance(width);
    expect(differences(expected, now), `${width} px wide`).to.deep.equal([]);
    sheet.replaceSync(css);
    if (style !== null) page.setAttribute('style', style);
  }

  /** Important declarations of the page override those of the element. */
  const important = (css: string): string => css.replaceAll(/(?=;|$)/g, ' !important');

  for (const [name, css] of Object.entries(UNIVERSAL)) {
    it(`that sets on all elements ${name} looks as on a plain page`, async () => {
      // a large root font size is a choice of the page, or of its reader
      sheet.replaceSync(
        `:not(html) { ${important(css)} } @keyframes turn { to { color: red; letter-spacing: 9px; line-height: 4 } }`,
      );
      const game = await tableIn((table) => html`<div>${table}</div>`);
      const { width } = part(game, '.game').getBoundingClientRect();
      expect(width).to.be.above(400);
      await expectSame(game);
    });
  }

  for (const [name, css] of Object.entries(INHERITED)) {
    it(`that passes on by inheritance ${name} looks as on a plain page`, async () => {
      sheet.replaceSync(`.around { ${css} }`);
      const game = await tableIn(
        (table) => html`<div class="around" .style=${'inline-size: 700px; block-size: 700px'}>${table}</div>`,
      );
      expect(part(game, '.game').getBoundingClientRect().width).to.be.within(639, 701);
      await expectSame(game);
    });
  }

  for (const [name, css] of Object.entries(ELEMENT_RULES)) {
    it(`with ${name} looks as on a plain page`, async () => {
      sheet.replaceSync(css);
      const game = await tableIn((table) => html`<main class="entry-content">${table}</main>`);
      await expectSame(game);
    });
  }

  for (const [name, css] of Object.entries(RESETS)) {
    it(`that ${name} changes none of the elements, and can still size and hide them by name`, async () => {
      const own = `#box#box { display: block; writing-mode: horizontal-tb; text-indent: 0; inline-size: 800px; font: 16px/1.5 serif }
        #box#box > :is(solitaire-game, solitaire-replay) { max-inline-size: 600px; margin-inline: auto }
        #box#box :is(card-pile, playing-card) { --solitaire-card-width: 40px }`;
      sheet.replaceSync(own);
      const box = await fixture(
        html`<div id="box">
          <solitaire-game deal="4" save="none" without="verdict"></solitaire-game>
          <solitaire-replay deal="4" line="draw"></solitaire-replay>
          <p>
            <card-pile cards="KS QH JC" face-down="1"></card-pile> <playing-card card="QH"></playing-card>
          </p>
        </div>`,
      );
      const game = box.querySelector('solitaire-game') as SolitaireGame;
      await nextFrame();
      await nextFrame();
      const before = shownSizes(box);
      sheet.replaceSync(css + own);
      await nextFrame();
      await nextFrame();
      expect(shownSizes(box)).to.deep.equal(before);
      expect(part(game, '.game').getBoundingClientRect().x - box.getBoundingClientRect().x).to.equal(100);
      sheet.replaceSync(`${css} #box#box > *, #box#box p > * { display: none }`);
      for (const one of box.querySelectorAll('solitaire-game, solitaire-replay, card-pile, playing-card'))
        expect(one.getClientRects(), one.localName).to.have.lengthOf(0);
    });
  }

  for (const size of ['62.5%', '10px', '1px']) {
    it(`whose root has a font size of ${size} is as large as on a plain page`, async () => {
      page.style.fontSize = size;
      const game = await tableIn((table) => html`<div .style=${'inline-size: 700px'}>${table}</div>`);
      await expectSame(game);
    });
  }

  it('in a hidden area without pointer events receives none', async () => {
    const game = await tableIn(
      (table) => html`<div class="fade" .style=${'opacity: 0; pointer-events: none'}>${table}</div>`,
    );
    const { left, top, width } = part(game, '.table').getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + 50)).to.not.equal(game);
  });

  it('keeps its screen-reader texts visually hidden', async () => {
    sheet.replaceSync(
      '* { position: fixed !important; display: block !important; font-size: 40px !important; clip-path: none !important }',
    );
    const game = await tableIn((table) => html`<div>${table}</div>`, '');
    game.undo();
    game.hint();
    await nextFrame();
    const status = game.querySelector('[slot=solitaire-status]') as HTMLElement;
    await until(() => status.textContent !== '', 'the announcement is written');
    const { x, y } = status.getBoundingClientRect();
    expect(document.elementsFromPoint(x + 1, y + 1)).to.not.include(status);
  });
});
