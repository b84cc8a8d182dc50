// Pointer targets: buttons of 44 px if there is space, at least 24 px of every playable card, however long its column
// and however narrow the table (WCAG 2.5.8). Links in lines of text are exempt from the criterion; the glossary links
// are 24 px high anyway.
import { expect } from '@open-wc/testing';
import { CARDS, type Card } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { resetMouse, setViewport } from '../support/commands.js';
import { dialogOf, isOpen } from '../support/dialog.js';
import { GAMES, lost, playedTo, shortest } from '../support/lines.js';
import {
  allCards,
  atTable,
  cardsIn,
  mount,
  moveOf,
  nextFrame,
  part,
  finalBox,
  mountWin,
} from '../support/play.js';

/** The tolerance for rounding to whole pixels. */
const CLOSE = 0.75;

/** The element of a shadow tree at a point. */
const hitAt = (root: DocumentOrShadowRoot, x: number, y: number): Element | null =>
  root.elementFromPoint(x, y);

/**
 * Whether a point of a scroll container is on its scrollbar. WebKitGTK overlays the scrollbar on the last 21 px, and
 * thus on a part of the buttons there; other engines reserve space for it, or show none here.
 */
function isScrollbar(scroller: HTMLElement, x: number): boolean {
  const { left, right } = scroller.getBoundingClientRect();
  const isOverlay = scroller.offsetWidth === scroller.clientWidth;
  const fromEnd = getComputedStyle(scroller).direction === 'rtl' ? x - left : right - x;
  return isOverlay && scroller.scrollHeight > scroller.clientHeight && fromEnd < 22;
}

/**
 * Buttons that are too small for a finger: a part of the square of this size around their middle hits another element.
 */
function small(game: SolitaireGame, size: number): string[] {
  const root = game.shadowRoot as ShadowRoot;
  const dialog = isOpen(game) ? dialogOf(game) : undefined;
  const within: ParentNode = dialog ?? root;
  const half = size / 2 - 1;
  return [...within.querySelectorAll<HTMLElement>('button, select, summary, input, a[href]')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches('.term, p a'))
    .flatMap((one) => {
      // the target of a switch is its whole line
      const target = one.closest('label') ?? one;
      target.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hits = ([dx, dy]: readonly [number, number]): boolean => {
        const hit = hitAt(root, x + dx, y + dy);
        return hit !== null && (target.contains(hit) || (hit === dialog && isScrollbar(dialog, x + dx)));
      };
      const ends = [
        [-half, 0],
        [half, 0],
        [0, -half],
        [0, half],
      ] as const;
      const name = one.getAttribute('aria-label') ?? one.textContent.trim();
      return ends.every(hits) ? [] : [`${name} (${one.className || one.localName}): ${width} × ${height}`];
    });
}

/** The smallest visible part of each playable card, beside and below the cards that cover it. */
function strips(game: SolitaireGame): { name: string; least: number }[] {
  return game.position.piles.flatMap(({ id }) => {
    const nodes = cardsIn(game, id);
    return nodes.flatMap((node, i) => {
      if (!node.classList.contains('movable')) return [];
      const box = finalBox(node);
      const above = nodes[i + 1] && finalBox(nodes[i + 1] as HTMLElement);
      const wide = above && Math.abs(above.left - box.left) > 1 ? above.left - box.left : box.width;
      const high = above && Math.abs(above.top - box.top) > 1 ? above.top - box.top : box.height;
      return [{ name: `${node.getAttribute('card') ?? 'a back'} of ${id}`, least: Math.min(wide, high) }];
    });
  });
}

describe('pointer targets', function () {
  this.timeout(60_000);

  atTable([768, 900]);
  beforeEach(() => {
    document.body.style.margin = '0';
  });
  afterEach(async () => {
    document.documentElement.removeAttribute('dir');
    await resetMouse();
  });

  const open = async (game: SolitaireGame, name: string): Promise<void> => {
    if (isOpen(game)) dialogOf(game).close();
    await nextFrame();
    part(game, '.tool.menu').click();
    await game.updateComplete;
    await nextFrame();
    if (name === 'Menu') return;
    const items = [...dialogOf(game).querySelectorAll<HTMLElement>('.item')];
    items.find(({ textContent }) => textContent.trim() === name)?.click();
    await game.updateComplete;
    await nextFrame();
    expect(dialogOf(game).querySelector('h2')?.textContent).to.equal(name);
  };

  for (const [width, size] of [
    [320, 24],
    [768, 44],
    [1280, 44],
  ] as const) {
    for (const dir of ['ltr', 'rtl']) {
      it(`${width} px wide, ${dir}: every button is at least ${size} px`, async () => {
        await setViewport({ width, height: 900 });
        document.documentElement.dir = dir;
        for (const variant of GAMES) {
          const game = await playedTo(variant, 6);
          await nextFrame();
          expect(small(game, size), variant).to.deep.equal([]);
          game.remove();
        }
        const game = await playedTo('klondike', 6);
        for (const name of ['Menu', 'Choose a deal', 'Options', 'Statistics', 'Help']) {
          await open(game, name);
          expect(small(game, size), name).to.deep.equal([]);
        }
        dialogOf(game).close();
        game.pause();
        await game.updateComplete;
        expect(small(game, size), 'paused').to.deep.equal([]);
        game.remove();
        const end = await lost();
        expect(small(end, size), 'a loss').to.deep.equal([]);
        end.remove();
        const won = await playedTo('reno', shortest('reno').line.length);
        expect(small(won, size), 'a win').to.deep.equal([]);
      });

      // mirroring changes no widths: one width is enough
      for (const variant of dir === 'rtl' && width > 320 ? [] : GAMES) {
        it(`${variant}, ${width} px wide, ${dir}: at least 24 px of every playable card can be hit, until the win`, async () => {
          await setViewport({ width, height: 900 });
          document.documentElement.dir = dir;
          const win = shortest(variant);
          const game = await mountWin(win);
          let most = 0;
          for (const [i, text] of win.line.entries()) {
            for (const { name, least } of strips(game)) {
              most++;
              expect(least, `${name} before move ${i + 1}`).to.be.at.least(24 - CLOSE);
            }
            game.play(moveOf(text));
          }
          expect(most, 'cards measured').to.be.above(50);
          expect(game.status).to.equal('won');
        });
      }
    }

    it(`${width} px wide: 24 px of each of 13 cards on six face-down cards, which show less`, async () => {
      await setViewport({ width, height: 900 });
      const run = Array.from('KQJT98765432A', (rank, i) => `${rank}${i % 2 ? 'H' : 'S'}` as Card);
      const others = CARDS.filter((card) => !run.includes(card));
      const deck = new Array<Card | undefined>(52).fill(undefined);
      run.forEach((card, i) => (deck[27 + i] = card));
      const game = await mount();
      await game.newGame({
        variant: 'klondike',
        deck: deck.map((card) => card ?? (others.shift() as Card)),
        options: { draw: 1 },
      });
      const gap = (): number => {
        const [one, two] = cardsIn(game, 'tableau-7').map((node) => finalBox(node).top);
        return (two ?? 0) - (one ?? 0);
      };
      const before = gap();
      for (let i = 0; i < 12; i++) {
        game.play(moveOf('draw'));
        expect(game.play(moveOf('waste>tableau-7:1'))).to.equal(true);
      }
      expect(cardsIn(game, 'tableau-7')).to.have.lengthOf(19);
      for (const { name, least } of strips(game)) expect(least, name).to.be.at.least(24 - CLOSE);
      expect(gap(), 'the visible part of a back').to.be.below(before);
      expect(gap(), 'the visible part of a back').to.be.above(0.5);
    });
  }

  it('control: the measurement detects a button that is too low, and a covered card', async () => {
    await setViewport({ width: 768, height: 900 });
    const game = await playedTo('klondike', 6);
    const bad = new CSSStyleSheet();
    game.shadowRoot?.adoptedStyleSheets.push(bad);
    bad.replaceSync('.tool { min-block-size: 30px; block-size: 30px }');
    expect(small(game, 44)).to.not.deep.equal([]);
    bad.replaceSync('');
    expect(small(game, 44)).to.deep.equal([]);
    for (const node of allCards(game)) node.style.setProperty('inset-block-start', '0');
    const least = Math.min(...strips(game).map((strip) => strip.least));
    expect(least).to.be.above(24);
    const [first, second] = cardsIn(game, 'tableau-7').slice(-2);
    first?.classList.add('movable');
    second?.style.setProperty('inset-block-start', '5px');
    expect(Math.min(...strips(game).map((strip) => strip.least))).to.be.closeTo(5, 0.1);
  });
});
