// The card faces and backs on a page: they render within the card, and are hidden from screen readers.
import { expect, fixture, html } from '@open-wc/testing';
import '../../src/index.js';
import { backStyles } from '../../src/elements/cards/faces/back-styles.js';
import { BACKS } from '../../src/controller/preferences.js';
import { createEmblem, type Emblem } from '../../src/elements/cards/faces/emblems.js';
import { faceStyles } from '../../src/elements/cards/faces/face-styles.js';
import { createFace, type FaceStyle } from '../../src/elements/cards/faces/face.js';
import type { PlayingCard } from '../../src/elements/cards/playing-card.js';
import { tokens } from '../../src/elements/cards/tokens.js';
import type { SolitaireGame } from '../../src/elements/index.js';
import { type Card, CARDS, RANKS, SUITS } from '../../src/engine.js';
import { deckFor } from '../support/decks.js';
import { mount, pile, rootOf } from '../support/play.js';
import { until } from '../support/until.js';

const styles: readonly FaceStyle[] = ['classic', 'large'];

/** A container with the faces' styles in its shadow tree, as in an element. */
async function table(): Promise<ShadowRoot> {
  const host = await fixture<HTMLDivElement>(html`<div></div>`);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${tokens.cssText}${faceStyles.cssText}${backStyles.cssText}
    [face-down] { --_w: 100px; width: 100px; height: 140px; box-sizing: border-box }`);
  root.adoptedStyleSheets = [sheet];
  return root;
}

const pathsOf = (svg: SVGSVGElement) => [...svg.querySelectorAll('path')];

/** The bounding box of a path, including its stroke. */
function paintedBox(path: SVGPathElement) {
  const { x, y, width, height } = path.getBBox();
  const edge = Number(path.getAttribute('stroke-width')) / 2;
  return { left: x - edge, top: y - edge, right: x + width + edge, bottom: y + height + edge };
}

function expectOnCard(svg: SVGSVGElement, name: string) {
  for (const path of pathsOf(svg)) {
    const what = `${name} ${path.getAttribute('class') ?? ''}`;
    const { left, top, right, bottom } = paintedBox(path);
    expect(right - left, what).to.be.above(5);
    expect(Math.min(left, top), what).to.be.at.least(2);
    expect(right, what).to.be.at.most(98);
    expect(bottom, what).to.be.at.most(138);
  }
}

/** The number of separate places at which a path is drawn: each starts with one absolute point. */
const placesIn = (path: SVGPathElement | null) =>
  new Set(path?.getAttribute('d')?.match(/M[\d.]+ [\d.]+/g)).size;

describe('card faces', () => {
  for (const style of styles) {
    it(`draw all 52 cards within the card area (${style})`, async () => {
      const root = await table();
      for (const card of CARDS) {
        const svg = createFace(card, style);
        root.append(svg);
        expect(svg.getAttribute('viewBox')).to.equal('0 0 100 140');
        expectOnCard(svg, card);
      }
      expect(root.querySelectorAll('svg')).to.have.lengthOf(52);
    });
  }

  it('are hidden from assistive technology and from the tab order', () => {
    for (const svg of [createFace('QH', 'classic'), createFace('2C', 'large'), createEmblem('redeal')]) {
      expect(svg.getAttribute('aria-hidden')).to.equal('true');
      expect(svg.getAttribute('focusable')).to.equal('false');
      expect(svg.querySelector('title, text, [style], [id]')).to.equal(null);
    }
  });

  it('show as many pips as the rank, and two indices', () => {
    RANKS.slice(0, 10).forEach((rank, at) => {
      for (const suit of SUITS) {
        const svg = createFace(`${rank}${suit}`, 'classic');
        expect(placesIn(svg.querySelector('.ink')), rank + suit).to.equal(at + 1 + 2);
        expect(placesIn(svg.querySelector('.rank')), rank + suit).to.equal(2);
      }
    });
  });

  it('are readable in the visible strip of an overlapped column', async () => {
    const root = await table();
    for (const [style, strip] of [
      ['classic', 0.18 * 140],
      ['large', (24 / 57) * 140],
    ] as const) {
      for (const card of CARDS) {
        const svg = createFace(card, style);
        root.append(svg);
        for (const part of ['.ink', '.rank']) {
          const path = svg.querySelector<SVGPathElement>(part);
          const first = path?.getAttribute('d')?.match(/^M[\d.]+ [\d.]+/)?.[0];
          if (!path || !first) throw new Error(`${card} has no ${part}`);
          // All the subpaths of one glyph start from the same place; the index comes first.
          const subpaths = path.getAttribute('d')?.split(/(?=M)/) ?? [];
          const index = subpaths.filter((subpath) => subpath.startsWith(first)).join('');
          const alone = path.cloneNode() as SVGPathElement;
          alone.setAttribute('d', index);
          svg.append(alone);
          expect(paintedBox(alone).bottom, `${card} ${part}`).to.be.at.most(strip);
          alone.remove();
        }
      }
    }
  });

  /** The boxes on the screen in which the drawings of a path are painted, by their start points. */
  function boxesOf(path: SVGPathElement): DOMRect[] {
    const scale = (path.ownerSVGElement?.getBoundingClientRect().width ?? 0) / 100;
    const drawings = new Map<string, string>();
    for (const subpath of path.getAttribute('d')?.split(/(?=M)/) ?? []) {
      const start = /^M[\d.]+ [\d.]+/.exec(subpath)?.[0] ?? '';
      drawings.set(start, (drawings.get(start) ?? '') + subpath);
    }
    return [...drawings.values()].map((drawing) => {
      const alone = path.cloneNode() as SVGPathElement;
      alone.setAttribute('d', drawing);
      path.after(alone);
      const { left, top, right, bottom } = paintedBox(alone);
      alone.remove();
      return new DOMRect(left * scale, top * scale, (right - left) * scale, (bottom - top) * scale);
    });
  }
  const gapOf = (a: DOMRect, b: DOMRect) =>
    Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);

  for (const width of [40, 64, 112]) {
    it(`keep pips and indices apart, ${width} px wide`, async () => {
      const root = await table();
      for (const card of CARDS.filter((name) => !/^[JQK]/.test(name))) {
        const svg = createFace(card, 'classic');
        svg.style.width = `${width}px`;
        root.append(svg);
        const [ink, rank] = ['.ink', '.rank'].map((part) => svg.querySelector<SVGPathElement>(part));
        if (!ink || !rank) throw new Error(`${card} has no index`);
        const [above, below, ...pips] = boxesOf(ink);
        const index = [above, below, ...boxesOf(rank)] as DOMRect[];
        for (const [at, pip] of pips.entries()) {
          for (const box of index) expect(gapOf(pip, box), card).to.be.at.least(width * 0.035);
          for (const other of pips.slice(at + 1))
            expect(gapOf(pip, other), card).to.be.at.least(width * 0.01);
        }
      }
    });

    it(`give the ten the same space as other ranks, ${width} px wide`, async () => {
      const root = await table();
      for (const suit of SUITS) {
        const svg = createFace(`T${suit}`, 'classic');
        svg.style.width = `${width}px`;
        root.append(svg);
        const [ink, rank] = ['.ink', '.rank'].map((part) => svg.querySelector<SVGPathElement>(part));
        const [ten] = rank ? boxesOf(rank) : [];
        const [symbol] = ink ? boxesOf(ink) : [];
        if (!ten || !symbol) throw new Error(`T${suit} has no index`);
        expect(ten.left, 'distance to the edge').to.be.at.least(width * 0.06);
        expect(symbol.left - ten.right, 'distance to the suit').to.be.at.least(width * 0.015);
      }
    });
  }

  it('use different colours for red and black suits, and the colours that the page sets', async () => {
    const root = await table();
    const fillOf = (card: Card) => {
      const svg = createFace(card, 'classic');
      root.append(svg);
      return getComputedStyle(svg.querySelector('.ink') ?? svg).fill;
    };
    expect(fillOf('5H')).to.equal(fillOf('5D'));
    expect(fillOf('5S')).to.equal(fillOf('5C'));
    expect(fillOf('5H')).not.to.equal(fillOf('5S'));
    (root.host as HTMLElement).style.setProperty('--solitaire-red', 'rgb(1, 2, 3)');
    expect(fillOf('5H')).to.equal('rgb(1, 2, 3)');
    expect(fillOf('5S')).not.to.equal('rgb(1, 2, 3)');
  });

  it('use four suit colours if the game or a standalone card sets them', async () => {
    const root = await table();
    const section = document.createElement('section');
    root.append(section);
    const inks = () => {
      const faces = SUITS.map((suit) => createFace(`7${suit}`, 'classic'));
      section.replaceChildren(...faces);
      return new Set(faces.map((svg) => getComputedStyle(svg.querySelector('.ink') ?? svg).fill)).size;
    };
    expect(inks()).to.equal(2);
    section.className = 'game four';
    expect(inks()).to.equal(4);
    section.className = 'game';
    root.host.setAttribute('suits', 'four');
    expect(inks(), "the page's attribute does not override the player's choice").to.equal(2);
    const alone = await Promise.all(
      SUITS.map((suit) =>
        fixture<PlayingCard>(html`<playing-card card="7${suit}" suits="four"></playing-card>`),
      ),
    );
    const inksAlone = alone.map(({ shadowRoot }) => {
      const ink = shadowRoot?.querySelector('.ink');
      return ink ? getComputedStyle(ink).fill : '';
    });
    expect(new Set(inksAlone).size).to.equal(4);
  });

  it('can be created for another document', () => {
    const other = document.implementation.createHTMLDocument('');
    const svg = createFace('KS', 'classic', other);
    expect(svg.ownerDocument).to.equal(other);
    expect(pathsOf(svg).every((path) => path.ownerDocument === other)).to.equal(true);
  });
});

describe('emblems', () => {
  it('are drawn within the pile outline, in the text colour', async () => {
    const root = await table();
    (root.host as HTMLElement).style.color = 'rgb(1, 2, 3)';
    const names: Emblem[] = [...RANKS, ...RANKS.map((rank) => `${rank}*` as const), 'redeal', 'closed'];
    for (const name of names) {
      const svg = createEmblem(name);
      root.append(svg);
      expectOnCard(svg, name);
      for (const path of pathsOf(svg)) {
        const { fill, stroke } = getComputedStyle(path);
        expect(fill === 'none' ? stroke : fill, name).to.equal('rgb(1, 2, 3)');
      }
    }
  });
});

describe('the base symbols of empty piles', () => {
  /** The kinds of drawings on an empty pile, with the number of each. */
  const drawnOn = (game: SolitaireGame, id: string) =>
    [...rootOf(pile(game, id)).querySelectorAll<SVGPathElement>('.place .emblem path')].map((path) => [
      path.getAttribute('class'),
      placesIn(path),
    ]);
  /** A game whose first column has just become empty. */
  async function gameWithEmptyColumn(variant: string): Promise<SolitaireGame> {
    const game = await mount();
    await game.newGame({ variant, deck: deckFor(variant, { 'tableau-1': '3S', 'tableau-2': '4H' }) });
    expect(game.play({ kind: 'play', from: 'tableau-1', to: 'tableau-2', count: 1 })).to.equal(true);
    return game;
  }
  const RANK_OF_ANY_SUIT = [
    ['rank', 1],
    ['ink', 4],
  ];

  it('show the rank above four suits if any suit starts a foundation, and only the rank in a column', async () => {
    const game = await gameWithEmptyColumn('klondike');
    await until(() => drawnOn(game, 'tableau-1').length, 'the base of the column');
    for (const n of [1, 2, 3, 4]) expect(drawnOn(game, `foundation-${n}`)).to.deep.equal(RANK_OF_ANY_SUIT);
    expect(drawnOn(game, 'tableau-1')).to.deep.equal([['rank', 1]]);
  });

  it('are absent in a column that accepts every card', async () => {
    const game = await gameWithEmptyColumn('reno');
    await until(
      () => rootOf(pile(game, 'tableau-1')).querySelector('.place button'),
      'the base of the column',
    );
    expect(drawnOn(game, 'tableau-1')).to.deep.equal([]);
    expect(drawnOn(game, 'foundation-1')).to.deep.equal(RANK_OF_ANY_SUIT);
  });
});

describe('the card back', () => {
  /** The style of a card's back in a game whose player chose `chosen`, on an element with the attribute `attribute`. */
  async function backOf(chosen: string, attribute = chosen) {
    const root = await table();
    root.host.setAttribute('back', attribute);
    const game = document.createElement('section');
    game.className = 'game';
    game.setAttribute('back', chosen);
    const back = document.createElement('div');
    back.toggleAttribute('face-down', true);
    game.append(back);
    root.append(game);
    return getComputedStyle(back);
  }

  for (const name of BACKS) {
    it(`is drawn with CSS only, without loading an image: ${name}`, async () => {
      const { backgroundImage, backgroundColor, backgroundSize, padding } = await backOf(name);
      // the pattern, its background, the gap and the frame
      expect(backgroundImage.match(/gradient\(/g)?.length).to.be.at.least(4);
      expect(backgroundImage).not.to.contain('url(');
      expect(backgroundColor, 'also without gradients').to.match(/^oklch\(0\.[34]/);
      // without the width of the card, or round(), the layers would overlap
      expect(padding).to.equal('8px');
      expect(backgroundSize).to.match(/calc\(100% - 12px\) calc\(100% - 12px\), calc\(100% - 8px\)/);
    });
  }

  it('differs from every other', async () => {
    const preferences = await Promise.all(BACKS.map(async (name) => (await backOf(name)).backgroundImage));
    expect(new Set(preferences).size).to.equal(BACKS.length);
  });

  it('falls back to the first for an unknown name', async () => {
    expect((await backOf('marble')).backgroundImage).to.equal((await backOf(BACKS[0])).backgroundImage);
  });

  it('follows the effective setting, even if the attribute of the page differs', async () => {
    for (const name of BACKS) {
      expect((await backOf(name, 'stars')).backgroundImage, name).to.equal(
        (await backOf(name)).backgroundImage,
      );
    }
  });
});
