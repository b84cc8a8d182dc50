// Faults that were found in use and are kept out: sandboxed frames, pages from right to left, dialogs around a table,
// tables that came to another window.
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
  restOf,
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
function somePlay(game: SolitaireGame): readonly [from: string, to: string] {
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

describe('a frame that may only run scripts', function () {
  this.timeout(20_000);
  atTable();

  for (const [name, keys] of [
    ['Enter in its field', ['Enter']],
    ['the button Play', ['Tab', 'Enter']],
    ['Space on the button Play', ['Tab', 'Space']],
  ] as const) {
    it(`deals a deal by its number with ${name}: it submits no forms`, async () => {
      const sandbox = await Sandbox.open('<solitaire-game deal="7"></solitaire-game>');
      try {
        const { stock } = await sandbox.ask('before');
        await mouseClicks([stock as Point]);
        await sandbox.hears('solitaire-move');
        // to the toolbar, where the deal number is the first button
        await pressKeys(['Shift+Tab', 'Home', 'Enter']);
        await until(async () => (await sandbox.ask('state'))['dialog'], 'the dialog is open');
        await pressKeys(['Control+a', 'Digit6', 'Digit1', 'Digit7', ...keys]);
        const { detail } = await sandbox.hears('solitaire-deal', 1);
        expect(detail?.['deal']).to.equal(617);
        expect(sandbox.of('thrown')).to.deep.equal([]);
      } finally {
        sandbox.close();
      }
    });
  }
});

describe('on a page from right to left and from left to right', function () {
  this.timeout(20_000);
  atTable();

  const placeOf = (id: string, game: SolitaireGame): readonly [x: number, y: number] => {
    const { x, y } = pile(game, id).getBoundingClientRect();
    return [x, y];
  };

  for (const dir of ['ltr', 'rtl']) {
    for (const hand of [{}, { 'left-handed': '' }]) {
      it(`${dir}, ${Object.keys(hand).join() || 'right-handed'}: arrows go from pile to pile as they point`, async () => {
        const game = await mountIn(dir, { ...DEAL, ...hand });
        for (const [key, back, sign] of [
          ['ArrowRight', 'ArrowLeft', 1],
          ['ArrowLeft', 'ArrowRight', -1],
        ] as const) {
          game.focus();
          // to the end from which it goes through all piles
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

    it(`${dir}: arrows go from button to button as they point, Home to the first`, async () => {
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

  it('Escape puts cards back that are picked up, and only then closes the dialog', async () => {
    const { game, dialog } = await open();
    const [from] = somePlay(await lifting(game));
    await mouseClicks([gripOf(cardsIn(game, from).at(-1) as HTMLElement)]);
    expect(game.matches(':state(carrying)')).to.equal(true);
    await pressKey('Escape');
    expect([dialog.open, game.matches(':state(carrying)')]).to.deep.equal([true, false]);
    await pressKey('Escape');
    expect(dialog.open).to.equal(false);
  });

  it('Escape puts dragged cards back, and the dialog stays open', async () => {
    const { game, dialog } = await open();
    const [from, to] = somePlay(game);
    const path = dragPath(game, from, to, 1);
    const before = restOf(cardsIn(game, from).at(-1) as HTMLElement);
    await mouseDrag(path, { drop: false });
    await pressKey('Escape');
    expect(dialog.open).to.equal(true);
    await mouseHold(path[2], { drop: true });
    expect(game.position.moves).to.equal(0);
    expect(restOf(cardsIn(game, from).at(-1) as HTMLElement).x).to.equal(before.x);
  });
});

describe('a table that came to another window', function () {
  this.timeout(20_000);
  atTable();
  afterEach(() => resetMouse());

  /** Played first where it was made; the frame lies in the corner, so that places in it are places for the mouse. */
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
  const lifted = (game: SolitaireGame) => allCards(game).filter((node) => node.matches('.lifted'));
  const peeked = (game: SolitaireGame) => allCards(game).filter((node) => node.matches('.peek'));

  it('shows a covered card only as long as it is held', async () => {
    const game = await move();
    // of two cards in order on one column, the lower is covered
    const [from, to] = somePlay(game);
    expect(game.play({ kind: 'play', from, to, count: 1 })).to.equal(true);
    await nextFrame();
    const covered = cardsIn(game, to).at(-2) as HTMLElement;
    const at = gripOf(covered);
    await mouseDrag([at], { drop: false });
    await until(() => peeked(game).length, 'the card is shown');
    expect(peeked(game)).to.deep.equal([covered]);
    await mouseHold(at, { drop: true });
    expect(peeked(game)).to.deep.equal([]);
  });

  it('lets cards be dragged, follows the pointer, and puts them back with Escape', async () => {
    const game = await move();
    const [from, to] = somePlay(game);
    const path = dragPath(game, from, to, 1);
    game.focus();
    await mouseDrag(path, { drop: false });
    expect(lifted(game)).to.have.lengthOf(1);
    await pressKey('Escape');
    expect(lifted(game)).to.have.lengthOf(0);
    await mouseHold(path[2], { drop: true });
    expect(game.position.moves).to.equal(0);
    await mouseDrag(path);
    expect(game.position.moves).to.equal(1);
  });

  it('puts dragged cards back when that window is left', async () => {
    const game = await move();
    const [from, to] = somePlay(game);
    await mouseDrag(dragPath(game, from, to, 1), { drop: false });
    expect(lifted(game)).to.have.lengthOf(1);
    game.ownerDocument.defaultView?.dispatchEvent(new Event('blur'));
    expect(lifted(game)).to.have.lengthOf(0);
  });
});

describe('the dialog', function () {
  this.timeout(20_000);
  atTable();

  it('does not take the toolbar’s stop for Tab', async () => {
    const game = await mount({ ...DEAL, without: 'bar toolbar' });
    game.focus();
    await pressKey('?');
    await nextFrame();
    expect(isOpen(game)).to.equal(true);
    // the page shows the bar again meanwhile: its one button is the deal number
    game.without = 'toolbar';
    await game.updateComplete;
    expect(part(game, '.deal').tabIndex).to.equal(0);
    expect(dialogOf(game).querySelectorAll('[tabindex="0"]').length).to.equal(0);
  });

  it('of deals is read as a list of days, and of nothing before the first', async () => {
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
