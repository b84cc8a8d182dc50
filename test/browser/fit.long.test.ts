// The game fits the window: at the deal and after 25, 50 and 100 moves, in windows from 320 × 480 to 3840 × 2160 in both
// orientations, no card and no control is outside the window, and no column shifts anything when it grows.
import { expect } from '@open-wc/testing';
import { defineVariant, Game, variants, writeMove, type Move } from '../../src/engine.js';
import { groupOf } from '../../src/engine/pile-names.js';
import type { SolitaireGame } from '../../src/elements/index.js';
import { OPTIONAL } from '../support/optional-games.js';
import { resetMouse, sendMouse, setViewport } from '../support/commands.js';
import { GAMES, shortest } from '../support/lines.js';
import {
  allCards,
  atTable,
  cardsIn,
  moveOf,
  nextFrame,
  part,
  pile,
  finalBox,
  rootOf,
  rows,
  mount,
  mountWin,
} from '../support/play.js';
import { staysTrue, until } from '../support/until.js';

const WINDOWS = [
  [320, 480],
  [480, 320],
  [375, 560],
  [560, 375],
  [667, 331],
  [844, 340],
  [390, 844],
  [820, 1100],
  [1280, 720],
  [1366, 640],
  [1920, 930],
  [3840, 2160],
  [2160, 3840],
] as const;
const MARKS = [0, 25, 50, 100];
/** The tolerance for rounding. */
const CLOSE = 0.75;

/** The boxes of all cards, empty spots and buttons of the game. */
const partsOf = (game: SolitaireGame): readonly (readonly [name: string, box: DOMRect])[] => [
  ...allCards(game).map((node) => [node.getAttribute('card') ?? 'a back', finalBox(node)] as const),
  ...rows(game).map((row) => [row.getAttribute('pile') ?? '', finalBox(part(row, '.place'))] as const),
  ...Array.from(rootOf(game).querySelectorAll<HTMLElement>('.chrome :is(button, dd)'))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map(
      (one) =>
        [`${one.localName}.${one.className} ${one.textContent.trim()}`, one.getBoundingClientRect()] as const,
    ),
];

function expectToFit(game: SolitaireGame, what: string): void {
  const { width, height } = game.getBoundingClientRect();
  expect(height, `${what}: height of the game`).to.be.at.most(innerHeight + CLOSE);
  expect(width, `${what}: width of the game`).to.be.at.most(innerWidth + CLOSE);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, `${what}: no horizontal scrolling`).to.be.at.most(clientWidth);
  const frame = game.getBoundingClientRect();
  for (const [name, box] of partsOf(game)) {
    const out = Math.max(
      frame.left - box.left,
      box.right - frame.right,
      frame.top - box.top,
      box.bottom - frame.bottom,
    );
    expect(out, `${what}: ${name} leaves the game`).to.be.below(CLOSE);
  }
}

const cardWidth = (game: SolitaireGame): number => finalBox(part(pile(game, 'tableau-1'), '.place')).width;

/** The parts of the height of a face, from its upper edge, that contain its index. */
const INDEX = { classic: [0.02, 0.18], large: [0.03, 0.32] } as const;
/** In CSS pixels, the height of an index that can be read in any case. */
const READABLE = 7;
/** The least part of a lower strip that its index uses. */
const USED = 0.7;

/** The indexes of all covered cards in columns are visible as a whole, and as large as their strips allow. */
function expectReadable(game: SolitaireGame, what: string): void {
  for (const { id, faceDown } of game.position.piles) {
    if (pile(game, id).getAttribute('fan') !== 'down') continue;
    const cards = cardsIn(game, id).slice(faceDown);
    for (const [i, next] of cards.slice(1).entries()) {
      const face = cards[i]?.querySelector('.face');
      if (!face) throw new Error(`${what}, ${id}: card ${String(i + 1)} has no face`);
      const { top, height } = finalBox(face);
      const [from, to] = INDEX[face.classList.contains('large') ? 'large' : 'classic'];
      const index = `${what}, ${id}: the index of card ${String(i + 1)} of ${String(cards.length)}`;
      const strip = finalBox(next).top - top;
      expect(to * height, `${index} is covered`).to.be.at.most(strip + CLOSE);
      expect((to - from) * height, `${index} is small`).to.be.at.least(Math.min(READABLE, USED * strip));
    }
  }
}

/** A line of legal moves, at most 60, up to the position with the longest column. */
function lineToLongestColumn(game: Game): readonly Move[] {
  const lengths = (): readonly number[] => game.position.piles.map(({ cards }) => cards.length);
  const longest = (): number =>
    Math.max(
      ...game.position.piles.flatMap(({ id, cards }) => (groupOf(id) === 'tableau' ? [cards.length] : [])),
    );
  const seen = new Set([String(lengths())]);
  let line: Move[] = [];
  let best: readonly Move[] = [];
  let most = longest();
  for (let i = 0; i < 60; i++) {
    const next = game
      .legalMoves()
      .map((move) => {
        game.play(move);
        const result = { move, length: longest(), isNew: !seen.has(String(lengths())) };
        game.undo();
        return result;
      })
      .filter(({ isNew }) => isNew)
      .sort((one, other) => other.length - one.length)[0];
    if (!next) break;
    game.play(next.move);
    seen.add(String(lengths()));
    line = [...line, next.move];
    if (longest() <= most) continue;
    most = longest();
    best = line;
  }
  return best;
}

describe('a game in any window', function () {
  this.timeout(120_000);
  atTable();
  beforeEach(() => {
    document.body.style.margin = '0';
  });
  afterEach(() => document.documentElement.style.removeProperty('font-size'));
  after(() => resetMouse());

  for (const [width, height] of WINDOWS) {
    describe(`of ${width} × ${height}`, () => {
      before(() => setViewport({ width, height }));

      for (const variant of GAMES) {
        it(`${variant}: fits at the deal and after 25, 50 and 100 moves`, async () => {
          const win = shortest(variant);
          const game = await mountWin(win);
          await nextFrame();
          const atDeal = game.getBoundingClientRect();
          expectToFit(game, 'at the deal');
          const moves = win.line.slice(0, Math.min(100, win.line.length - 1));
          for (const [i, text] of moves.entries()) {
            game.play(moveOf(text));
            if (!MARKS.includes(i + 1) && i + 1 < moves.length) continue;
            await game.updateComplete;
            await nextFrame();
            expectToFit(game, `after ${String(i + 1)} moves`);
            const now = game.getBoundingClientRect();
            expect([now.width, now.height], 'the size is constant').to.deep.equal([
              atDeal.width,
              atDeal.height,
            ]);
          }
          game.remove();
        });
      }
    });
  }

  it('cards are at least 40 px wide at 375 × 560, and 34 px at 320 px, in games with seven columns', async () => {
    for (const [width, height, least] of [
      [375, 560, 40],
      [320, 480, 34],
    ] as const) {
      await setViewport({ width, height });
      for (const variant of GAMES) {
        const game = await mountWin(shortest(variant));
        await nextFrame();
        expect(cardWidth(game), `${variant} at ${width} px`).to.be.at.least(least);
        game.remove();
      }
    }
  });

  it('Klondike has cards of at least 84 px at 1280 × 720', async () => {
    await setViewport({ width: 1280, height: 720 });
    const game = await mountWin(shortest('klondike'));
    await nextFrame();
    expect(cardWidth(game)).to.be.at.least(84);
  });

  it('Reno and Demon use the full width on phones', async () => {
    await setViewport({ width: 375, height: 667 });
    for (const variant of ['reno', 'demon']) {
      const game = await mountWin(shortest(variant));
      await nextFrame();
      const boxes = rows(game).map((row) => row.getBoundingClientRect());
      const used = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      expect(used, variant).to.be.at.least(330);
      expect(cardWidth(game), variant).to.be.at.least(60);
      game.remove();
    }
  });

  it('in a low window the controls are next to the table', async () => {
    await setViewport({ width: 667, height: 331 });
    const game = await mountWin(shortest('klondike'));
    await nextFrame();
    const felt = part(game, '.felt').getBoundingClientRect();
    const tools = part(game, '.tools').getBoundingClientRect();
    expect(tools.left).to.be.at.least(felt.right - CLOSE);
    expect(felt.height).to.be.at.least(330);
  });

  describe('or element', () => {
    before(() => setViewport({ width: 1280, height: 900 }));

    for (const [width, height] of [
      [700, 400],
      [400, 700],
      [1000, 880],
      [500, 1200],
    ] as const) {
      it(`fills an element of fixed size, ${width} × ${height}, exactly`, async () => {
        const game = await mountWin(shortest('klondike'));
        game.style.inlineSize = `${width}px`;
        game.style.blockSize = `${height}px`;
        await nextFrame();
        const inner = part(game, '.game').getBoundingClientRect();
        expect([inner.width, inner.height]).to.deep.equal([width, height]);
        for (const [name, box] of partsOf(game)) {
          expect(box.bottom - inner.bottom, name).to.be.below(CLOSE);
          expect(box.right - inner.right, name).to.be.below(CLOSE);
        }
        // the element is resized
        game.style.blockSize = `${height - 60}px`;
        await nextFrame();
        expect(part(game, '.game').getBoundingClientRect().height).to.equal(height - 60);
      });
    }

    it('is at most as high as --solitaire-max-height', async () => {
      const game = await mountWin(shortest('klondike'));
      game.style.setProperty('--solitaire-max-height', '420px');
      await nextFrame();
      expect(game.getBoundingClientRect().height).to.be.at.most(420);
      expectToFit(game, 'with a limit');
      game.style.setProperty('--solitaire-max-height', 'none');
      game.style.inlineSize = '1000px';
      await setViewport({ width: 1280, height: 400 });
      await nextFrame();
      expect(game.getBoundingClientRect().height, 'without a limit').to.be.above(500);
      await setViewport({ width: 1280, height: 900 });
    });
  });

  it('lays out the table again when another game is dealt', async () => {
    await setViewport({ width: 375, height: 620 });
    const game = await mountWin(shortest('klondike'));
    await nextFrame();
    await game.newGame({ variant: 'reno', deal: 4 });
    await game.updateComplete;
    await nextFrame();
    expectToFit(game, 'reno');
    expect(cardWidth(game)).to.be.at.least(55);
  });

  it('at 200 % text size all games fit', async () => {
    document.documentElement.style.fontSize = '200%';
    for (const [width, height] of [
      [375, 667],
      [1280, 720],
      [740, 360],
      [844, 390],
    ] as const) {
      await setViewport({ width, height });
      for (const variant of GAMES) {
        const game = await mountWin(shortest(variant));
        await nextFrame();
        expectToFit(game, `${variant}, ${width} px`);
        expect(cardWidth(game), variant).to.be.at.least(24);
        game.remove();
      }
    }
  });

  it('large text on a small phone leaves space for the table: the game is higher than the window', async () => {
    document.documentElement.style.fontSize = '200%';
    await setViewport({ width: 320, height: 568 });
    const game = await mount({ variant: 'reno', deal: '9', save: 'none' });
    const height = (): number => game.getBoundingClientRect().height;
    await until(() => height() > innerHeight, 'the game grows');
    expect(cardWidth(game)).to.be.at.least(40);
    const felt = part(game, '.felt').getBoundingClientRect();
    expect(felt.height, 'the table fits into the window').to.be.at.most(innerHeight);
    // the page can still limit the height
    game.style.setProperty('--solitaire-max-height', '500px');
    await until(() => height() <= 500, 'the limit of the page applies');
    game.style.removeProperty('--solitaire-max-height');
    const preferred = game.preferredHeight;
    await setViewport({ width: 320, height: 900 });
    await nextFrame();
    expect(game.preferredHeight, 'in a higher window').to.be.closeTo(preferred, 1);
    await setViewport({ width: 568, height: 320 });
    await until(() => part(game, '.game').hasAttribute('low'), 'the controls move beside the table');
    expect(height()).to.be.at.most(320);
    await setViewport({ width: 320, height: 568 });
    await until(() => height() > innerHeight, 'the game grows again');
    await staysTrue(() => height() > innerHeight, 'the game keeps its height', 500);
    // the table is not resized by this, only the element around it
    game.style.blockSize = '520px';
    await until(() => height() === 520, 'the height of the page applies');
    await until(() => part(game, '.game').offsetHeight === 520, 'the game fits into it');
  });

  describe('on a phone in landscape orientation, covered cards can be read at the deal and in the longest column', () => {
    /** The lines by game: the same in each window. */
    const lines = new Map<string, readonly Move[]>();
    for (const [width, height] of [
      [667, 375],
      [740, 360],
      [844, 390],
    ] as const) {
      it(`of ${width} × ${height}, in every game`, async () => {
        await setViewport({ width, height });
        for (const variant of [...variants.values(), ...OPTIONAL]) {
          if (!variants.has(variant.id)) defineVariant(variant);
          const game = await mount({ variant: variant.id, deal: '7', save: 'none' });
          await nextFrame();
          expect(game.position.variant).to.equal(variant.id);
          expectReadable(game, `${variant.id} at the deal`);
          const line =
            lines.get(variant.id) ??
            lineToLongestColumn(Game.deal(variant, { deal: 7, options: game.position.options }));
          lines.set(variant.id, line);
          for (const move of line) expect(game.play(move), writeMove(move)).to.equal(true);
          await game.updateComplete;
          await nextFrame();
          expectReadable(game, `${variant.id} after ${String(line.length)} moves`);
          game.remove();
        }
      });
    }
  });

  describe('a card in a compressed column shows at least 20 px', () => {
    const compressed = async (): Promise<{ readonly card: HTMLElement; readonly shown: () => number }> => {
      await setViewport({ width: 667, height: 331 });
      const game = await mountWin(shortest('cruel'));
      game.style.blockSize = '240px';
      await nextFrame();
      const [card, next] = cardsIn(game, 'tableau-7');
      if (!card || !next) throw new Error('no cards');
      const shown = (): number => next.getBoundingClientRect().top - card.getBoundingClientRect().top;
      expect(shown(), 'compressed').to.be.below(20);
      return { card, shown };
    };
    after(() => resetMouse());

    it('under a pointer that can hover; headless Chromium, like a touch screen, has none', async () => {
      const { card, shown } = await compressed();
      const { left, top } = card.getBoundingClientRect();
      await sendMouse({ type: 'move', position: [Math.round(left + 9), Math.round(top + 5)] });
      if (matchMedia('(hover: hover)').matches) {
        await until(() => shown() >= 20 - CLOSE, 'the strip is wide enough');
      } else {
        await staysTrue(() => shown() < 20, 'a finger that was here moves no card', 500);
      }
    });

    it('when it has the focus', async () => {
      const { card, shown } = await compressed();
      await resetMouse();
      card.querySelector('button')?.focus();
      await until(() => shown() >= 20 - CLOSE, 'the strip is wide enough');
    });
  });
});
