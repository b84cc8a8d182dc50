// The left-handed table: the groups of piles are mirrored, and everything else is unchanged.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { resetMouse, setViewport } from '../support/commands.js';
import { pressKey, pressKeys } from '../support/hands.js';
import { GAMES, playedTo, shortest } from '../support/lines.js';
import {
  atTable,
  cardsIn,
  focusedPile,
  moveOf,
  nextFrame,
  part,
  pile,
  finalBox,
  rows,
} from '../support/play.js';
import { expectPilesApart, groups, idOf, kindOf, type Box } from '../support/sight.js';

describe('a left-handed table', function () {
  this.timeout(30_000);

  atTable([800, 900]);
  beforeEach(() => setViewport({ width: 800, height: 900 }));
  afterEach(() => resetMouse());

  const mirrored = async (variant: string, moves = 0): Promise<SolitaireGame> => {
    const game = await playedTo(variant, moves);
    game.leftHanded = true;
    await game.updateComplete;
    await nextFrame();
    return game;
  };

  for (const variant of GAMES) {
    it(`${variant}: all groups of piles are mirrored`, async () => {
      const game = await playedTo(variant, 0);
      // the table is fitted to its new height before the next paint
      await nextFrame();
      const felt = part(game, '.felt').getBoundingClientRect();
      const before = groups(game);
      game.leftHanded = true;
      await game.updateComplete;
      await nextFrame();
      for (const [kind, now] of groups(game)) {
        const was = before.get(kind) as Box;
        // an empty waste reserves space for the cards that will be beside its first one
        const room = kind === 'waste' ? (was.right - was.left) * 0.75 : 1;
        expect(now.right - now.left, `width of ${kind}`).to.be.closeTo(was.right - was.left, 1);
        expect(felt.right - now.right - (was.left - felt.left), kind).to.be.within(-1, room);
      }
      game.leftHanded = false;
      await game.updateComplete;
      await nextFrame();
      expect([...groups(game)], 'the groups are back in place').to.deep.equal([...before]);
    });

    it(`${variant}: the piles of a group are numbered from left to right, row by row`, async () => {
      const game = await mirrored(variant);
      for (const row of rows(game)) {
        const [kind, number] = idOf(row).split('-');
        const next = rows(game).find((other) => idOf(other) === `${kind ?? ''}-${Number(number) + 1}`);
        if (!next) continue;
        const [a, b] = [row.getBoundingClientRect(), next.getBoundingClientRect()];
        expect(b.left > a.left + a.width / 2 || b.top > a.top + a.height / 2, idOf(next)).to.equal(true);
      }
    });

    for (const width of [320, 1024]) {
      it(`${variant} at ${width} px: no pile covers another or leaves the table, until the win`, async () => {
        await setViewport({ width, height: 900 });
        document.body.style.margin = '0';
        const win = shortest(variant);
        const game = await mirrored(variant);
        const felt = part(game, '.felt').getBoundingClientRect();
        for (const [i, text] of win.line.entries()) {
          game.play(moveOf(text));
          if (i % 5) continue;
          expectPilesApart(game, felt, `move ${i + 1}`);
        }
        expect(game.status).to.equal('won');
        expect(document.documentElement.scrollWidth, 'no horizontal scrolling').to.be.at.most(width);
      });
    }

    it(`${variant}: arrow keys move in the direction of the arrow, a digit to its column`, async () => {
      const game = await mirrored(variant);
      game.focus();
      const rowOf = (id: string): string => getComputedStyle(pile(game, id)).getPropertyValue('--row');
      const leftOf = (id: string): number => pile(game, id).getBoundingClientRect().left;
      const ids = rows(game).map(idOf);
      for (const kind of new Set(ids.map(kindOf))) {
        const id = ids.find((other) => kindOf(other) === kind) ?? '';
        const line = ids.filter((other) => rowOf(other) === rowOf(id)).sort((a, b) => leftOf(a) - leftOf(b));
        // to the left end of its row, and from there to the right end
        await pressKeys(['Control+Home']);
        for (let tries = 0; focusedPile() !== id && tries < 30; tries++) {
          const up = Number(rowOf(focusedPile() ?? '')) > Number(rowOf(id));
          const same = rowOf(focusedPile() ?? '') === rowOf(id);
          const left = same ? leftOf(focusedPile() ?? '') > leftOf(id) : up;
          await pressKey(left ? 'ArrowLeft' : 'ArrowRight');
        }
        expect(focusedPile()).to.equal(id);
        for (const step of line.slice(0, line.indexOf(id)).reverse()) {
          await pressKey('ArrowLeft');
          expect(focusedPile(), 'ArrowLeft').to.equal(step);
        }
        for (const step of line.slice(1)) {
          await pressKey('ArrowRight');
          expect(focusedPile(), 'ArrowRight').to.equal(step);
        }
      }
      await pressKey('Digit2');
      expect(focusedPile()).to.equal('tableau-2');
    });
  }

  it('the waste still fans to the right, so that the card indices stay visible', async () => {
    const game = await mirrored('klondike', 12);
    const tops = cardsIn(game, 'waste').slice(-3);
    expect(tops.length, 'cards of the waste').to.be.above(1);
    const lefts = tops.map((node) => finalBox(node).left);
    expect(lefts).to.deep.equal([...lefts].sort((a, b) => a - b));
    expect(new Set(lefts).size).to.equal(lefts.length);
  });

  it('can be switched during a game, and the focus stays', async () => {
    const game = await playedTo('klondike', 12);
    const { position } = game;
    game.focus();
    await pressKeys(['3', 'Enter']);
    expect(game.matches(':state(carrying)')).to.equal(true);
    game.leftHanded = true;
    await game.updateComplete;
    expect(game.position).to.equal(position);
    expect([focusedPile(), game.matches(':state(carrying)')]).to.deep.equal(['tableau-3', false]);
  });
});
