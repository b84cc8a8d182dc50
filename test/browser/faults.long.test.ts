// Regression tests for bugs: sandboxed frames, right-to-left pages, dialogs around a table, tables moved to another
// window.
import { expect, fixture, html } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { axNodes, axTree, resetMouse, type Point } from '../support/commands.js';
import { dialogOf, isOpen, openDeals, press } from '../support/dialog.js';
import { deepActive } from '../support/focus.js';
import { Sandbox } from '../support/frames.js';
import { mouseClicks, mouseDrag, mouseHold, pressKey, pressKeys } from '../support/hands.js';
import { tool } from '../support/page.js';
import {
  allCards,
  atTable,
  cardsIn,
  dragPath,
  focusedPile,
  gripOf,
  lifting,
  mount,
  nextFrame,
  part,
  pile,
  finalBox,
} from '../support/play.js';
import { until } from '../support/until.js';

/** A table in a wrapper of this direction. */
async function mountIn(dir: string, attributes: Readonly<Record<string, string>>): Promise<SolitaireGame> {
  const game = await mount(attributes);
  (game.parentElement as HTMLElement).dir = dir;
  await game.updateComplete;
  await nextFrame();
  return game;
}

/** A play that is possible on this deal: from a column onto another. */
const DEAL = { variant: 'klondike', deal: '4' };
function findPlay(game: SolitaireGame): readonly [from: string, to: string] {
  const { piles } = game.position;
  for (const { id: from } of piles) {
    for (const { id: to } of piles) {
      const move = { kind: 'play', from, to, count: 1 } as const;
      if (from.startsWith('tableau') && to.startsWith('tableau') && game.play(move)) {
        game.undo();
        return [from, to];
      }
    }
  }
  throw new Error('no play on this deal');
}

describe('a frame that allows only scripts', function () {
  this.timeout(20_000);
  atTable();

  for (const [name, keys] of [
    ['Enter in its field', ['Enter']],
    ['the button Play', ['Tab', 'Enter']],
    ['Space on the button Play', ['Tab', 'Space']],
  ] as const) {
    it(`deals by number with ${name}, without submitting a form`, async () => {
      const sandbox = await Sandbox.open('<solitaire-game deal="7"></solitaire-game>');
      try {
        const { stock } = await sandbox.ask('before');
        await mouseClicks([stock as Point]);
        await sandbox.waitFor('solitaire-move');
        // to the toolbar, whose first button is the deal number; first to another card, because after a click on an
        // element in a button, Shift+Tab does not leave that button in WebKit
        await pressKeys(['ArrowRight', 'Shift+Tab', 'Home', 'Enter']);
        await until(async () => (await sandbox.ask('state'))['dialog'], 'the dialog is open');
        await pressKeys(['Control+a', 'Digit6', 'Digit1', 'Digit7', ...keys]);
        const { detail } = await sandbox.waitFor('solitaire-deal', 1);
        expect(detail?.['deal']).to.equal(617);
        expect(sandbox.of('thrown')).to.deep.equal([]);
      } finally {
        sandbox.close();
      }
    });
  }
});

describe('on a right-to-left and a left-to-right page', function () {
  this.timeout(20_000);
  atTable();

  const placeOf = (id: string, game: SolitaireGame): readonly [x: number, y: number] => {
    const { x, y } = pile(game, id).getBoundingClientRect();
    return [x, y];
  };

  for (const dir of ['ltr', 'rtl']) {
    for (const hand of [{}, { 'left-handed': '' }]) {
      it(`${dir}, ${Object.keys(hand).join() || 'right-handed'}: arrow keys move between piles in the direction of the arrow`, async () => {
        const game = await mountIn(dir, { ...DEAL, ...hand });
        for (const [key, back, sign] of [
          ['ArrowRight', 'ArrowLeft', 1],
          ['ArrowLeft', 'ArrowRight', -1],
        ] as const) {
          game.focus();
          // to the end from which the key passes all piles
          await pressKeys(new Array<string>(20).fill(back));
          const way: string[] = [focusedPile() ?? ''];
          for (let i = 0; i < 20; i++) {
            await pressKey(key);
            const id = focusedPile() ?? '';
            if (id === way.at(-1)) break;
            const [x, y] = placeOf(id, game);
            const [before, row] = placeOf(way.at(-1) ?? '', game);
            if (Math.abs(y - row) < 5) expect(sign * (x - before), `${way.at(-1)}, ${key}`).to.be.above(0);
            way.push(id);
          }
          expect(new Set(way).size, `piles by ${key}`).to.equal(game.position.piles.length);
        }
      });
    }

    it(`${dir}: arrow keys move between buttons in the direction of the arrow, Home to the first`, async () => {
      const game = await mountIn(dir, DEAL);
      const xOf = (element: Element | null) => element?.getBoundingClientRect().x ?? NaN;
      tool(game, 'Redo').focus();
      await pressKey('ArrowRight');
      expect(xOf(deepActive())).to.be.above(xOf(tool(game, 'Redo')));
      await pressKeys(['ArrowLeft', 'ArrowLeft']);
      expect(xOf(deepActive())).to.be.below(xOf(tool(game, 'Redo')));
      await pressKey('Home');
      expect(deepActive()).to.equal(part(game, '.deal'));
      await pressKey('End');
      expect(deepActive()).to.equal(tool(game, 'Menu'));
    });
  }
});

describe('in a dialog of the page', function () {
  this.timeout(20_000);
  atTable();
  afterEach(() => resetMouse());

  const open = async (): Promise<{ game: SolitaireGame; dialog: HTMLDialogElement }> => {
    const game = await mount(DEAL);
    const dialog = await fixture<HTMLDialogElement>(
      html`<dialog style="inline-size: 50rem; max-inline-size: 95vw"></dialog>`,
    );
    dialog.append(game);
    dialog.showModal();
    await game.updateComplete;
    await nextFrame();
    return { game, dialog };
  };

  it('Escape returns carried cards, and closes the dialog only when it is pressed again', async () => {
    const { game, dialog } = await open();
    const [from] = findPlay(await lifting(game));
    await mouseClicks([gripOf(cardsIn(game, from).at(-1) as HTMLElement)]);
    expect(game.matches(':state(carrying)')).to.equal(true);
    await pressKey('Escape');
    expect([dialog.open, game.matches(':state(carrying)')]).to.deep.equal([true, false]);
    await pressKey('Escape');
    expect(dialog.open).to.equal(false);
  });

  it('Escape returns dragged cards, and the dialog stays open', async () => {
    const { game, dialog } = await open();
    const [from, to] = findPlay(game);
    const path = dragPath(game, from, to, 1);
    const before = finalBox(cardsIn(game, from).at(-1) as HTMLElement);
    await mouseDrag(path, { drop: false });
    await pressKey('Escape');
    expect(dialog.open).to.equal(true);
    await mouseHold(path[2], { drop: true });
    expect(game.position.moves).to.equal(0);
    expect(finalBox(cardsIn(game, from).at(-1) as HTMLElement).x).to.equal(before.x);
  });
});

describe('a table that was moved to another window', function () {
  this.timeout(20_000);
  atTable();
  afterEach(() => resetMouse());

  /**
   * Tested first in its original document; the frame is at the corner, so that its coordinates equal those of the
   * mouse.
   */
  const move = async (): Promise<SolitaireGame> => {
    const game = await mount(DEAL);
    const frame = await fixture<HTMLIFrameElement>(
      html`<iframe
        title="page"
        style="position: fixed; inset: 0; inline-size: 900px; block-size: 800px; border: 0"
      ></iframe>`,
    );
    (frame.contentDocument as Document).body.replaceChildren(game);
    await game.updateComplete;
    await nextFrame();
    return game;
  };
  const liftedCards = (game: SolitaireGame) => allCards(game).filter((node) => node.matches('.lifted'));
  const peekedCards = (game: SolitaireGame) => allCards(game).filter((node) => node.matches('.peek'));

  it('shows a covered card only while it is held', async () => {
    const game = await move();
    // of two cards in sequence on one column, the lower is covered
    const [from, to] = findPlay(game);
    expect(game.play({ kind: 'play', from, to, count: 1 })).to.equal(true);
    await nextFrame();
    const covered = cardsIn(game, to).at(-2) as HTMLElement;
    const at = gripOf(covered);
    await mouseDrag([at], { drop: false });
    await until(() => peekedCards(game).length, 'the card is peeked');
    expect(peekedCards(game)).to.deep.equal([covered]);
    await mouseHold(at, { drop: true });
    expect(peekedCards(game)).to.deep.equal([]);
  });

  it('supports drags that follow the pointer, and returns the cards with Escape', async () => {
    const game = await move();
    const [from, to] = findPlay(game);
    const path = dragPath(game, from, to, 1);
    game.focus();
    await mouseDrag(path, { drop: false });
    expect(liftedCards(game)).to.have.lengthOf(1);
    await pressKey('Escape');
    expect(liftedCards(game)).to.have.lengthOf(0);
    await mouseHold(path[2], { drop: true });
    expect(game.position.moves).to.equal(0);
    await mouseDrag(path);
    expect(game.position.moves).to.equal(1);
  });

  it('returns dragged cards when that window loses the focus', async () => {
    const game = await move();
    const [from, to] = findPlay(game);
    await mouseDrag(dragPath(game, from, to, 1), { drop: false });
    expect(liftedCards(game)).to.have.lengthOf(1);
    game.ownerDocument.defaultView?.dispatchEvent(new Event('blur'));
    expect(liftedCards(game)).to.have.lengthOf(0);
  });
});

describe('the dialog', function () {
  this.timeout(20_000);
  atTable();

  it('does not take over the tab stop of the toolbar', async () => {
    const game = await mount({ ...DEAL, without: 'bar toolbar' });
    game.focus();
    await pressKey('?');
    await nextFrame();
    expect(isOpen(game)).to.equal(true);
    // the page shows the bar again meanwhile: its only button is the deal number
    game.without = 'toolbar';
    await game.updateComplete;
    expect(part(game, '.deal').tabIndex).to.equal(0);
    expect(dialogOf(game).querySelectorAll('button[tabindex="0"]').length).to.equal(0);
  });

  it('of deals is read as a list of days, without empty items before the first day', async () => {
    const game = await mount(DEAL);
    await openDeals(game);
    const before = [...dialogOf(game).querySelectorAll('button')].find(
      ({ ariaLabel }) => ariaLabel === 'Previous month',
    ) as HTMLButtonElement;
    for (let months = 0; months < 3; months++) {
      await press(before);
      const shown = dialogOf(game).querySelectorAll('.day').length;
      const lists = axNodes(await axTree()).filter(({ role }) => role === 'list');
      const sizes = lists.map(({ children }) => children.filter(({ role }) => role === 'listitem').length);
      expect(shown).to.be.within(28, 31);
      expect(sizes).to.deep.equal([shown]);
    }
  });
});
