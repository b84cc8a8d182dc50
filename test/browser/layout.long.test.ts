// Layout: nothing leaves the table from 320 to 1440 px however long the columns are, every card can be read and
// clicked, nothing shifts while it loads, and a drag causes no layout.
import { expect, fixture, html } from '@open-wc/testing';
import { CARDS, type Card } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { metrics, resetMouse, setViewport } from '../support/commands.js';
import { mouseDrag, mouseHold } from '../support/hands.js';
import { GAMES, lines, playedTo, shortest } from '../support/lines.js';
import {
  allCards,
  atTable,
  cardsIn,
  dragPath,
  mount,
  moveOf,
  nextFrame,
  part,
  finalBox,
  rows,
  mountWin,
} from '../support/play.js';
import { until } from '../support/until.js';

const WIDTHS = [320, 480, 768, 1024, 1440];

/** Whether two positions differ by more than rounding. */
const CLOSE = 0.75;

function expectWithin(game: SolitaireGame, what: string): void {
  const table = part(game, '.felt').getBoundingClientRect();
  for (const node of allCards(game)) {
    const box = finalBox(node);
    const out = [
      table.left - box.left,
      box.right - table.right,
      table.top - box.top,
      box.bottom - table.bottom,
    ];
    const name = node.getAttribute('card') ?? 'a back';
    expect(Math.max(...out), `${what}: ${name} leaves the table`).to.be.below(CLOSE);
  }
}

/** The narrowest visible strip of a face-up card in each column. */
function strips(game: SolitaireGame): { pile: string; cards: number; narrowest: number }[] {
  return game.position.piles
    .filter(({ kind }) => kind === 'tableau')
    .map(({ id, faceDown }) => {
      const nodes = cardsIn(game, id).slice(faceDown);
      const tops = nodes.map((node) => finalBox(node).top);
      const gaps = tops.slice(1).map((top, i) => top - (tops[i] ?? 0));
      return { pile: id, cards: nodes.length, narrowest: Math.min(Infinity, ...gaps) };
    });
}

/** Klondike with six face-down cards and a whole run from king to ace on them: the longest possible column. */
function longestKlondike(): { deck: Card[]; moves: string[] } {
  // the run of column 7 alternates in colour; draw 1 turns its next card onto the waste each time
  const run = Array.from('KQJT98765432A', (rank, i) => `${rank}${i % 2 ? 'H' : 'S'}` as Card);
  const others = CARDS.filter((card) => !run.includes(card));
  const [king, ...rest] = run as [Card, ...Card[]];
  // no other pile may take these or turn a card up: the tops of the other columns are other cards
  const deck: (Card | undefined)[] = new Array<Card | undefined>(52).fill(undefined);
  deck[27] = king;
  rest.forEach((card, i) => (deck[28 + i] = card));
  const full = deck.map((card) => card ?? (others.shift() as Card));
  return { deck: full, moves: rest.flatMap(() => ['draw', 'waste>tableau-7:1']) };
}

async function setWidth(width: number): Promise<void> {
  await setViewport({ width, height: 900 });
  await nextFrame();
}

describe('layout', function () {
  this.timeout(20_000);

  atTable();
  after(async () => {
    await resetMouse();
    await setWidth(800);
  });

  for (const width of WIDTHS) {
    describe(`at ${width} px`, () => {
      before(() => setWidth(width));

      for (const variant of GAMES) {
        it(`${variant}: no card leaves the table, from the deal to the win`, async () => {
          document.body.style.margin = '0';
          const win = shortest(variant);
          const game = await mountWin(win);
          expectWithin(game, 'the deal');
          for (const [i, text] of win.line.entries()) {
            game.play(moveOf(text));
            if (i % 6 === 0) expectWithin(game, `move ${i + 1}`);
          }
          expectWithin(game, 'the win');
          expect(document.documentElement.scrollWidth, 'no horizontal scrolling').to.be.at.most(width);
        });
      }

      it('the longest column, six face-down cards and a run from king to ace, stays on the table', async () => {
        const game = await mount();
        const { deck, moves } = longestKlondike();
        await game.newGame({ variant: 'klondike', deck, options: { draw: 1 } });
        for (const text of moves) expect(game.play(moveOf(text)), text).to.equal(true);
        expect(cardsIn(game, 'tableau-7')).to.have.lengthOf(19);
        await nextFrame();
        expectWithin(game, 'the longest column');
        const nodes = cardsIn(game, 'tableau-7');
        const tops = nodes.map((node) => finalBox(node).top);
        tops
          .slice(1)
          .forEach((top, i) => expect(top - (tops[i] ?? 0), `card ${i + 1} shows`).to.be.above(0.5));
        const least = Math.min(...tops.slice(7).map((top, i) => top - (tops[6 + i] ?? 0)));
        expect(least, 'every index is visible').to.be.at.least(12);
      });

      it('at least 24 px of every playable card are visible in Klondike, Reno and Demon, up to 12 face up', async () => {
        for (const variant of ['klondike', 'reno', 'demon']) {
          const win = shortest(variant);
          const game = await mountWin(win);
          for (const text of win.line) {
            game.play(moveOf(text));
            for (const { pile, cards, narrowest } of strips(game)) {
              if (cards <= 12)
                expect(narrowest, `${variant} ${pile}, ${cards} cards`).to.be.at.least(24 - CLOSE);
            }
          }
        }
      });

      it('cards are as wide as possible, but at most 112 px', async () => {
        const game = await playedTo('klondike', 0);
        const [node] = allCards(game);
        const { width: card } = finalBox(node as HTMLElement);
        expect(card).to.be.at.most(112.5);
        expect(card * 7).to.be.at.least(Math.min(112 * 7, width * 0.82));
      });
    });
  }

  describe('in every kind of parent', () => {
    const PARENTS: Record<string, string> = {
      'a float': 'float: left',
      'a flex row': 'display: flex',
      'a flex column': 'display: flex; flex-direction: column; align-items: center',
      'a grid': 'display: grid',
      'a centred grid': 'display: grid; place-items: center',
      'an inline block': 'display: inline-block',
    };
    for (const [name, style] of Object.entries(PARENTS)) {
      for (const width of [320, 900]) {
        it(`${name} of a page ${width} px wide: cards have a size, and nothing overflows`, async () => {
          await setWidth(width);
          document.body.style.margin = '0';
          const box = await fixture<HTMLElement>(html`<div></div>`);
          box.style.cssText = style;
          const game = document.createElement('solitaire-game');
          game.setAttribute('deal', '4');
          box.append(game);
          await game.updateComplete;
          await nextFrame();
          expect(finalBox(allCards(game)[0] as HTMLElement).width).to.be.at.least(30);
          expectWithin(game, name);
          expect(document.documentElement.scrollWidth, 'no horizontal scrolling').to.be.at.most(width);
        });
      }
    }
  });

  describe('while it is loading', () => {
    before(() => setWidth(900));

    for (const variant of GAMES) {
      it(`${variant}: its height is reserved before the first paint, and nothing shifts`, async () => {
        const shifts: number[] = [];
        const observer = new PerformanceObserver((list) => {
          shifts.push(
            ...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value),
          );
        });
        const box = await fixture<HTMLElement>(html`<div></div>`);
        observer.observe({ type: 'layout-shift' });
        const game = document.createElement('solitaire-game');
        game.setAttribute('variant', variant);
        box.append(game);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const { height } = game.getBoundingClientRect();
        expect(height).to.be.above(200);
        // layout shifts are reported after the frames in which they happen
        for (let frames = 0; frames < 5; frames++) await nextFrame();
        shifts.push(
          ...observer.takeRecords().map((entry) => (entry as PerformanceEntry & { value: number }).value),
        );
        observer.disconnect();
        expect(game.getBoundingClientRect().height).to.equal(height);
        expect(shifts).to.deep.equal([]);
      });
    }

    it('control: a table inserted above text causes a measured shift', async () => {
      const box = await fixture<HTMLElement>(html`<div><p>below</p></div>`);
      await nextFrame();
      const seen = new Promise((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          resolve(list.getEntries().length);
        }).observe({ type: 'layout-shift' });
      });
      box.prepend(document.createElement('solitaire-game'));
      expect(await seen).to.be.above(0);
    });

    it('the height stays the same during a whole game', async () => {
      for (const variant of GAMES) {
        const win = shortest(variant);
        const game = await mountWin(win);
        await nextFrame();
        const { height } = game.getBoundingClientRect();
        for (const text of win.line.slice(0, -1)) {
          game.play(moveOf(text));
          await game.updateComplete;
          expect(game.getBoundingClientRect().height, `${variant}: ${text}`).to.be.closeTo(height, CLOSE);
        }
      }
    });
  });

  it('large faces below 64 px of card width, classic ones from 64 px, updated on resize', async () => {
    const game = await mount({ deal: '4' });
    const drawn = () => allCards(game).filter((node) => node.querySelector('svg.face'));
    const paths = () =>
      drawn().reduce((sum, node) => sum + (node.querySelector('svg.face')?.innerHTML.length ?? 0), 0);
    const classic = paths();
    await setWidth(320);
    await until(() => paths() !== classic, 'the faces change');
    expect(finalBox(drawn()[0] as HTMLElement).width).to.be.below(64);
    const large = paths();
    await setWidth(900);
    await until(() => paths() === classic, 'classic faces again');
    expect(finalBox(drawn()[0] as HTMLElement).width).to.be.at.least(64);
    await setWidth(320);
    await until(() => paths() === large, 'large faces again');
    // also elsewhere on the page
    await fixture(html`<div>${game}</div>`);
    await setWidth(900);
    await until(() => paths() === classic, 'classic faces elsewhere on the page');
  });

  it('is mirrored on a right-to-left page', async () => {
    await setWidth(900);
    const places = async (dir: string): Promise<Map<string, number>> => {
      const game = document.createElement('solitaire-game');
      game.setAttribute('deal', '4');
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.dir = dir;
      box.append(game);
      await game.updateComplete;
      const { left, width } = game.getBoundingClientRect();
      const found = rows(game).map((row) => {
        const box = finalBox(row);
        return [row.getAttribute('pile') ?? '', box.left + box.width / 2 - left - width / 2] as const;
      });
      expectWithin(game, dir);
      return new Map(found);
    };
    const [ltr, rtl] = [await places('ltr'), await places('rtl')];
    expect(ltr.get('stock')).to.be.below(-100);
    for (const [pile, x] of ltr) expect(rtl.get(pile), pile).to.be.closeTo(-x, 1);
  });

  it('a table has hundreds of nodes, not thousands', async () => {
    const count = (root: ParentNode): number =>
      [...root.querySelectorAll('*')].reduce(
        (sum, node) => sum + 1 + (node.shadowRoot ? count(node.shadowRoot) : 0),
        0,
      );
    const most = { klondike: 245, reno: 240, demon: 230, cruel: 500, 'over-under': 385 };
    for (const variant of GAMES) {
      const game = await mount({ variant, deal: '4' });
      const nodes = count(game.shadowRoot as ShadowRoot);
      expect(nodes, variant).to.be.at.most(most[variant]);
    }
  });

  it('a drag of 60 pointer moves causes no layout', async () => {
    await setWidth(800);
    const win = lines.find(({ variant }) => variant === 'klondike') as (typeof lines)[number];
    const game = await mountWin(win);
    const path = dragPath(game, 'tableau-5', 'tableau-2', 1);
    await mouseDrag(path.slice(0, 2), { drop: false });
    await nextFrame();
    const [, [x, y]] = path;
    await mouseHold([x + 5, y + 5]);
    // the announcement of the picked-up card causes one layout
    await until(() => Boolean(game.querySelector('[aria-live]')?.textContent), 'the announcement is written');
    await nextFrame();
    const { LayoutCount: before = 0 } = await metrics();
    for (let i = 0; i < 60; i++) await mouseHold([x + 5 + (i % 30) * 6, y + 5 + (i % 20) * 8]);
    await nextFrame();
    const { LayoutCount: after = 0 } = await metrics();
    await mouseHold(path[2], { drop: true });
    expect(game.position.moves).to.equal(1);
    expect(after - before, 'layouts').to.equal(0);
  });
});
