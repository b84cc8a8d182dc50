// A right-to-left page: the table is mirrored, its cards are not. Mouse and keys work the same, and arrow keys move in
// the direction of the arrow.
import { expect, fixture, html } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { emulate, resetMouse, setViewport } from '../support/commands.js';
import { dialogOf } from '../support/dialog.js';
import { mouseDoubleClick, mouseDrag, mouseHold, pressKey, pressKeys } from '../support/hands.js';
import { everyNth, GAMES, playedTo, playOut, shortest } from '../support/lines.js';
import { tool } from '../support/page.js';
import {
  atTable,
  byClicks,
  byDrag,
  cardsIn,
  deepActive,
  dragPath,
  focusedPile,
  lifting,
  mount,
  moveOf,
  nextFrame,
  part,
  pile,
  reduceMotion,
  finalBox,
  rows,
  mountWin,
  topOf,
} from '../support/play.js';
import { boxOf, expectPilesApart, idOf } from '../support/sight.js';

const setDirection = async (game: SolitaireGame, dir: string): Promise<void> => {
  (game.parentElement as HTMLElement).dir = dir;
  await nextFrame();
};

/** A game on a right-to-left page. */
async function turned(variant: string, moves = 0, leftHanded = false): Promise<SolitaireGame> {
  const game = await playedTo(variant, moves);
  game.leftHanded = leftHanded;
  await game.updateComplete;
  await setDirection(game, 'rtl');
  return game;
}

const middle = ({ left, right }: { left: number; right: number }): number => (left + right) / 2;

/** Whether the rank in the upper left corner of a card is visible. */
function indexSeen(node: HTMLElement): boolean {
  const { left, top, width, height } = finalBox(node);
  let hit: Element | null = null;
  for (let root: DocumentOrShadowRoot | null = document; root; root = hit?.shadowRoot ?? null) {
    const inner: Element | null = root.elementFromPoint(left + width * 0.12, top + height * 0.1);
    if (inner === hit) break;
    hit = inner;
  }
  return node.contains(hit);
}

describe('a right-to-left page', function () {
  this.timeout(60_000);

  const eventLog = atTable([800, 900]);
  beforeEach(async () => {
    document.body.style.margin = '0';
    await setViewport({ width: 800, height: 900 });
  });
  afterEach(() => resetMouse());

  it('shows the values of the counters next to their labels, as in left-to-right text', async () => {
    const gaps = async (dir: string): Promise<number[]> => {
      const game = await mount({ variant: 'reno', deal: '9', dir });
      await nextFrame();
      const found = [...(game.shadowRoot as ShadowRoot).querySelectorAll('.figure')].map((figure) => {
        const text = document.createRange();
        text.selectNodeContents(figure.querySelector('dd') as Element);
        const value = text.getBoundingClientRect();
        const label = (figure.querySelector('dt') as Element).getBoundingClientRect();
        return dir === 'rtl' ? label.left - value.right : value.left - label.right;
      });
      game.remove();
      return found;
    };
    const expected = await gaps('ltr');
    const mirrored = await gaps('rtl');
    expect(expected.length).to.be.above(3);
    mirrored.forEach((gap, i) => expect(gap).to.be.closeTo(expected[i] ?? NaN, 1));
  });

  for (const leftHanded of [false, true]) {
    const hand = leftHanded ? ', for the left hand' : '';

    for (const variant of GAMES) {
      it(`${variant}${hand}: every pile is at its mirrored place`, async () => {
        const game = await turned(variant, 0, leftHanded);
        const felt = part(game, '.felt').getBoundingClientRect();
        const now = new Map(rows(game).map((row) => [idOf(row), row.getBoundingClientRect()]));
        await setDirection(game, 'ltr');
        for (const row of rows(game)) {
          const was = row.getBoundingClientRect();
          const is = now.get(idOf(row)) as DOMRect;
          expect(middle(is) - felt.left, idOf(row)).to.be.closeTo(felt.right - middle(was), 1);
          expect([is.top, is.width, is.height], idOf(row)).to.deep.equal([was.top, was.width, was.height]);
        }
      });

      for (const width of [320, 1280]) {
        it(`${variant}${hand}, ${width} px wide: no pile covers another or leaves the table, and each card of a fan shows its rank, until the win`, async () => {
          await setViewport({ width, height: 900 });
          const win = shortest(variant);
          const game = await mountWin(win);
          game.leftHanded = leftHanded;
          await game.updateComplete;
          await setDirection(game, 'rtl');
          const felt = part(game, '.felt').getBoundingClientRect();
          for (const [i, text] of win.line.entries()) {
            game.play(moveOf(text));
            if (i % 8) continue;
            for (const id of ['waste', 'stock', 'tableau-1']) {
              if (!game.position.piles.some((one) => one.id === id)) continue;
              const open = cardsIn(game, id).filter(
                (node) => node.hasAttribute('card') && !node.classList.contains('deep'),
              );
              // at most three cards of a waste are side by side
              for (const node of id === 'waste' ? open.slice(-3) : open)
                expect(indexSeen(node), `${node.getAttribute('card')} at move ${i + 1}`).to.equal(true);
            }
            expectPilesApart(game, felt, `move ${i + 1}`);
          }
          expect(game.status).to.equal('won');
          expect(document.documentElement.scrollWidth, 'no horizontal scrolling').to.be.at.most(width);
        });
      }
    }
  }

  it('the stock is at the right, the waste to its left; the status bar starts at the right, the toolbar ends at the left', async () => {
    const game = await turned('klondike', 12);
    const at = (element: Element): number => middle(element.getBoundingClientRect());
    expect(at(pile(game, 'stock'))).to.be.above(at(pile(game, 'waste')));
    expect(at(pile(game, 'tableau-1'))).to.be.above(at(pile(game, 'tableau-7')));
    expect(at(part(game, '.name'))).to.be.above(600);
    expect(at(tool(game, 'New game'))).to.be.above(at(tool(game, 'Menu')));
    expect(at(tool(game, 'Menu'))).to.be.below(200);
  });

  it('directional icons are mirrored, other icons and card faces are not', async () => {
    const game = await turned('klondike', 12);
    const mirrored = (svg: Element): boolean => ((svg as SVGSVGElement).getScreenCTM()?.a ?? 0) < 0;
    const icon = (name: string): Element => tool(game, name).querySelector('svg') as Element;
    expect(['Undo', 'Redo'].map((name) => mirrored(icon(name)))).to.deep.equal([true, true]);
    expect(['New game', 'Hint', 'Pause', 'Menu'].some((name) => mirrored(icon(name)))).to.equal(false);
    for (const id of ['waste', 'tableau-1', 'foundation-1', 'foundation-3'])
      for (const face of pile(game, id).shadowRoot?.querySelectorAll('svg.face') ?? [])
        expect(mirrored(face)).to.equal(false);
    await setDirection(game, 'ltr');
    expect(mirrored(icon('Undo'))).to.equal(false);
  });

  it('dialogs are laid out from right to left, the time still from left to right', async () => {
    const game = await turned('klondike');
    part(game, '[part~=deal]').click();
    await game.updateComplete;
    await nextFrame();
    const dialog = dialogOf(game);
    const at = (selector: string): number =>
      middle((dialog.querySelector(selector) as Element).getBoundingClientRect());
    expect(at('h2')).to.be.above(at('header button'));
    expect(at('#deal-number')).to.be.above(at('.row .main'));
    expect(at('.weekdays li')).to.be.above(at('.weekdays li:last-child'));
    expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
  });

  it('klondike is won by dragging', async () => {
    const win = shortest('klondike');
    const game = await mountWin(win);
    await setDirection(game, 'rtl');
    await playOut(game, win, everyNth(2, byDrag), eventLog);
  });

  it('a left-handed Reno is won by clicks', async () => {
    const win = shortest('reno');
    const game = await mountWin(win);
    game.leftHanded = true;
    await setDirection(game, 'rtl');
    await playOut(game, win, everyNth(2, byClicks), eventLog);
  });

  it('a dragged card stays under the pointer, and the target below it is marked', async () => {
    const game = await turned('klondike');
    const move = shortest('klondike')
      .line.map(moveOf)
      .find(({ kind }) => kind === 'play');
    if (move?.kind !== 'play') throw new Error('no play');
    for (const text of shortest('klondike').line) {
      if (JSON.stringify(moveOf(text)) === JSON.stringify(move)) break;
      game.play(moveOf(text));
    }
    await nextFrame();
    const [grip, way, end] = dragPath(game, move.from, move.to, move.count);
    const node = cardsIn(game, move.from).at(-move.count) as HTMLElement;
    const before = finalBox(node);
    await mouseDrag([grip, way], { drop: false });
    await nextFrame();
    const box = node.getBoundingClientRect();
    expect(box.left - before.left).to.be.closeTo(way[0] - grip[0], 1);
    expect(box.top - before.top).to.be.closeTo(way[1] - grip[1], 1);
    await mouseHold(end);
    await nextFrame();
    expect(pile(game, move.to).matches('.target.over')).to.equal(true);
    await mouseHold(end, { drop: true });
    expect(game.position.piles.find(({ id }) => id === move.to)?.cards.length).to.be.above(0);
  });

  it('a double click sends a card to its foundation', async () => {
    const { line } = shortest('klondike');
    const first = line.findIndex((text) => /tableau-\d>foundation/.test(text));
    const game = await turned('klondike', first);
    const move = moveOf(line[first] ?? '');
    if (move.kind !== 'play') throw new Error('no play');
    const { moves } = game.position;
    await mouseDoubleClick(topOf(await lifting(game), move.from));
    expect(game.position.moves).to.equal(moves + 1);
    expect(eventLog.of('solitaire-move').at(-1)?.move).to.include({ from: move.from });
  });

  it('card animations start where the cards were', async () => {
    const game = await turned('klondike');
    await emulate();
    const move = moveOf('draw');
    const stock = (cardsIn(game, 'stock').at(-1) as HTMLElement).getBoundingClientRect();
    game.play(move);
    await game.updateComplete;
    const top = cardsIn(game, 'waste').at(-1) as HTMLElement;
    const [animation] = top.getAnimations();
    const [from] = (animation?.effect as KeyframeEffect).getKeyframes();
    const { e } = new DOMMatrix(String(from?.['transform']));
    animation?.finish();
    expect(top.getBoundingClientRect().left + e).to.be.closeTo(stock.left, 1);
    expect(e, 'the card comes from the right').to.be.above(0);
    await reduceMotion();
  });

  for (const leftHanded of [false, true]) {
    it(`arrow keys move in the direction of the arrow${leftHanded ? ', for the left hand' : ''}`, async () => {
      for (const variant of GAMES) {
        const game = await turned(variant, 4, leftHanded);
        game.focus();
        const x = (): number => middle((deepActive() as Element).getBoundingClientRect());
        const row = (): string => getComputedStyle(pile(game, focusedPile() ?? '')).getPropertyValue('--row');
        for (const [key, sign] of [
          ['ArrowLeft', -1],
          ['ArrowRight', 1],
        ] as const) {
          for (const times of rows(game).keys()) {
            const [from, line] = [x(), row()];
            const before = focusedPile();
            await pressKey(key);
            if (row() === line && focusedPile() !== before)
              expect(
                sign * (x() - from),
                `${variant}: ${key} from ${before ?? ''}, step ${times + 1}`,
              ).to.be.above(0);
          }
        }
        game.remove();
      }
    });
  }

  it('arrow keys move in the direction of the arrow in the toolbar', async () => {
    const game = await turned('klondike');
    tool(game, 'Undo').focus();
    const x = (): number => middle((deepActive() as Element).getBoundingClientRect());
    const from = x();
    await pressKeys(['ArrowRight']);
    expect(x()).to.be.above(from);
    await pressKeys(['ArrowLeft', 'ArrowLeft']);
    expect(x()).to.be.below(from);
  });

  it('the direction can change during a game', async () => {
    const game = await playedTo('klondike', 12);
    const { position } = game;
    await setDirection(game, 'rtl');
    expect(middle(boxOf(pile(game, 'stock')))).to.be.above(600);
    for (const node of cardsIn(game, 'waste').slice(-3)) expect(indexSeen(node)).to.equal(true);
    expect(game.position).to.equal(position);
  });

  it('a pile in an article fans to the side it specifies, within its own box', async () => {
    for (const fan of ['right', 'left', 'down', 'none']) {
      const text = await fixture<HTMLElement>(
        html`<p dir="rtl">وورق <card-pile cards="KS QH JC 2D" fan=${fan} face-down="1"></card-pile> وورق</p>`,
      );
      const alone = text.querySelector('card-pile') as HTMLElement;
      alone.scrollIntoView({ block: 'center' });
      await nextFrame();
      const box = alone.getBoundingClientRect();
      const cards = [...(alone.shadowRoot?.querySelectorAll<HTMLElement>('.card') ?? [])];
      const lefts = cards.map((node) => finalBox(node).left);
      for (const node of cards) {
        const { left, right } = finalBox(node);
        expect([left >= box.left - 0.5, right <= box.right + 0.5], `${fan}: within its box`).to.deep.equal([
          true,
          true,
        ]);
      }
      const sign = { right: 1, left: -1 }[fan] ?? 0;
      lefts
        .slice(1)
        .forEach((left, i) => expect(Math.sign(Math.round(left - (lefts[i] ?? 0))), fan).to.equal(sign));
      text.remove();
    }
  });

  it('a minus sign stays before its number', async () => {
    const game = await mount({ variant: 'reno', deal: '4' });
    await setDirection(game, 'rtl');
    const text = part(game, '.net dd').firstChild?.nextSibling as Text;
    const range = document.createRange();
    const at = text.data.search(/\d/);
    const minus = text.data.indexOf('−');
    range.setStart(text, minus);
    range.setEnd(text, minus + 1);
    const sign = range.getBoundingClientRect();
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    expect(sign.left).to.be.below(range.getBoundingClientRect().left);
  });
});
