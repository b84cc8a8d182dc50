// The dialog of a game: opening, closing and focus, on small screens, in all themes.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { faultsOf } from '../support/axe.js';
import { axNodes, axTree, setViewport, touchTap, type Point } from '../support/commands.js';
import {
  choose,
  closeButton,
  dialogOf,
  heading,
  isOpen,
  item,
  list,
  note,
  openDeals,
  openMenu,
  openPage,
  PAGES,
  pointOf,
  press,
} from '../support/dialog.js';
import { mouseClicks, mouseDrag, pressKey, pressKeys } from '../support/hands.js';
import { tool } from '../support/page.js';
import { atTable, deepActive, focusedPile, mount, nextFrame, part, pile } from '../support/play.js';
import { until } from '../support/until.js';
import { en } from '../../src/locales/en-all.js';

/** All elements of the dialog that can be used, in tab order. */
const controls = (game: Element): HTMLElement[] =>
  [...dialogOf(game).querySelectorAll<HTMLElement>('button, input, select, summary')].filter(
    (node) => node.checkVisibility() && !node.matches(':disabled'),
  );

/** A point on the dimmed table: its first column, or else its stock. */
function outside(game: SolitaireGame): Point {
  const { left, top, right, bottom } = dialogOf(game).getBoundingClientRect();
  const points = ['tableau-1', 'stock', 'tableau-7'].map((id) => pointOf(pile(game, id)));
  const point = points.find(([x, y]) => x < left || x > right || y < top || y > bottom);
  if (!point) throw new Error('the dialog covers the table');
  return point;
}

const focusIsInside = (game: Element): boolean => dialogOf(game).contains(deepActive());

/** The content of a page: options, deals, statistics …, reached as a player does. */
const SHOWN: Readonly<Record<string, (game: SolitaireGame) => Promise<void>>> = {
  Menu: openMenu,
  Deals: openDeals,
  Options: (game) => openPage(game, 'Options'),
  'Options, with a confirmation': async (game) => {
    game.play({ kind: 'draw' });
    await openPage(game, 'Options');
    await choose(list(game, 'Cards turned at a time'), '1');
  },
  Statistics: async (game) => {
    game.play({ kind: 'draw' });
    await openPage(game, 'Statistics');
  },
  Help: (game) => openPage(game, 'Help'),
};

describe('the dialog', function () {
  this.timeout(30_000);
  atTable([900, 700]);
  afterEach(() => setViewport({ width: 900, height: 700 }));

  describe('opens', () => {
    it('from the toolbar, as a modal dialog with an accessible name', async () => {
      const game = await mount({ deal: '4' });
      expect(isOpen(game)).to.equal(false);
      await openMenu(game);
      expect(dialogOf(game).matches(':modal')).to.equal(true);
      expect(heading(game)).to.equal('Menu');
      const [dialog] = axNodes(await axTree()).filter(({ role }) => role === 'dialog');
      expect(dialog?.name).to.equal('Menu');
    });

    it('by touch', async () => {
      const game = await mount({ deal: '4' });
      await touchTap(pointOf(tool(game, 'Menu')));
      await nextFrame();
      expect(isOpen(game)).to.equal(true);
      await touchTap(pointOf(item(game, 'Help')));
      await nextFrame();
      expect(heading(game)).to.equal('Help');
    });

    for (const title of PAGES) {
      it(`from the menu: ${title}`, async () => {
        const game = await mount({ deal: '4' });
        await openPage(game, title);
        expect([heading(game), isOpen(game), focusIsInside(game)]).to.deep.equal([title, true, true]);
        const [dialog] = axNodes(await axTree()).filter(({ role }) => role === 'dialog');
        expect(dialog?.name).to.equal(title);
      });
    }

    it('from the deal number in the status bar: Deals', async () => {
      const game = await mount({ deal: '4' });
      await openDeals(game);
      expect(heading(game)).to.equal('Choose a deal');
    });

    it('with the ? key on the table: Help', async () => {
      const game = await mount({ deal: '4' });
      game.focus();
      await pressKey('?');
      await nextFrame();
      expect([isOpen(game), heading(game)]).to.deep.equal([true, 'Help']);
    });

    it('with the ? key: the focus is on the heading of the keys, which is not a control', async () => {
      const game = await mount({ deal: '4' });
      game.focus();
      await pressKey('?');
      await until(() => deepActive()?.localName === 'h3', 'the heading is focused');
      const keys = deepActive()?.closest('details') as HTMLElement;
      expect(keys.querySelector('table')?.checkVisibility()).to.equal(true);
      expect(keys.getBoundingClientRect().top).to.be.within(0, innerHeight / 2);
    });

    it('not with the ? key if letters are disabled', async () => {
      const game = await mount({ deal: '4', 'no-shortcuts': '' });
      game.focus();
      await pressKey('?');
      await nextFrame();
      expect(isOpen(game)).to.equal(false);
    });
  });

  describe('closes, and returns the focus to the control that opened it:', () => {
    const WAYS: Record<string, (game: SolitaireGame) => Promise<void>> = {
      'with Esc': () => pressKey('Escape'),
      'with Close': (game) => press(closeButton(game)),
      'with a click outside': (game) => mouseClicks([outside(game)]),
      'with Close by keys': async (game) => {
        closeButton(game).focus();
        await pressKey('Enter');
      },
    };
    const OPENERS: Record<string, (game: SolitaireGame) => HTMLElement> = {
      'the menu button': (game) => tool(game, 'Menu'),
      'the deal number': (game) => part(game, '[part~=deal]'),
    };
    for (const [way, close] of Object.entries(WAYS)) {
      for (const [name, opener] of Object.entries(OPENERS)) {
        it(`${way}: ${name}`, async () => {
          const game = await mount({ deal: '4' });
          for (const open of ['mouse', 'Enter', 'Space']) {
            if (open === 'mouse') await press(opener(game));
            else {
              opener(game).focus();
              await pressKey(open);
              await nextFrame();
            }
            expect([isOpen(game), focusIsInside(game)], open).to.deep.equal([true, true]);
            await close(game);
            await nextFrame();
            expect([isOpen(game), deepActive()], open).to.deep.equal([false, opener(game)]);
          }
        });
      }

      it(`${way}: the card on which ? was pressed`, async () => {
        const game = await mount({ deal: '4' });
        game.focus();
        await pressKey('Digit5');
        const card = deepActive();
        await pressKey('?');
        await nextFrame();
        expect(focusIsInside(game)).to.equal(true);
        await close(game);
        await nextFrame();
        expect(deepActive()).to.equal(card);
        expect(focusedPile()).to.equal('tableau-5');
      });

      it(`${way}: the menu button, after several pages`, async () => {
        const game = await mount({ deal: '4' });
        await openPage(game, 'Options');
        await close(game);
        await openPage(game, 'Help');
        await close(game);
        await nextFrame();
        expect([isOpen(game), deepActive()]).to.deep.equal([false, tool(game, 'Menu')]);
      });
    }
  });

  describe('a press outside the dialog', () => {
    const opened = async (): Promise<SolitaireGame> => {
      const game = await mount({ deal: '4' });
      await openDeals(game);
      return game;
    };

    for (const [hand, click] of [
      ['the mouse', (point: Point) => mouseClicks([point])],
      ['a finger', (point: Point) => touchTap(point)],
    ] as const) {
      it(`with ${hand} closes it and does nothing on the table`, async () => {
        const game = await opened();
        const { position } = game;
        for (let times = 0; times < 2; times++) {
          const point = pointOf(pile(game, 'stock'));
          const { left } = dialogOf(game).getBoundingClientRect();
          expect(point[0], 'the point is next to the dialog').to.be.below(left);
          await click(point);
          await until(() => !isOpen(game), 'the dialog is closed');
          await nextFrame();
          await nextFrame();
          expect(game.position, 'no move is made').to.equal(position);
          await openDeals(game);
        }
      });
    }

    it('that began inside, as a text selection, does not close it', async () => {
      const game = await opened();
      const inside = pointOf(part(game, '#deal-hint'));
      await mouseDrag([inside, [inside[0] + 60, inside[1] + 10], outside(game)]);
      await nextFrame();
      expect(isOpen(game)).to.equal(true);
    });

    it('on its border, or that ends inside, does not close it', async () => {
      const game = await opened();
      const { left, top } = dialogOf(game).getBoundingClientRect();
      await mouseClicks([[left + 4, top + 100]]);
      await mouseDrag([outside(game), [left + 40, top + 100]]);
      await nextFrame();
      expect(isOpen(game)).to.equal(true);
    });
  });

  describe('removes the message from the table when it opens:', () => {
    const message = (game: SolitaireGame): string => part(game, '[part=message]').textContent.trim();

    it('a hint, and a notice', async () => {
      const game = await mount({ deal: '4' });
      await press(tool(game, 'Hint'));
      expect(message(game)).to.not.equal('');
      await openMenu(game);
      expect(message(game)).to.equal('');
      await pressKey('Escape');
      game.play({ kind: 'draw' });
      await press(tool(game, 'New game'));
      expect(message(game)).to.include('Undo brings');
      await openDeals(game);
      expect(message(game)).to.equal('');
    });
  });

  describe('contains the focus,', () => {
    it('and the table behind it is inert', async () => {
      const game = await mount({ deal: '4' });
      await openMenu(game);
      await pressKeys(['n', 'h', 'Control+z']);
      for (let tabs = 0; tabs < 24; tabs++) {
        await pressKey('Tab');
        const active = deepActive();
        expect(
          active === document.body || focusIsInside(game),
          'the focus is in the dialog or the browser UI',
        ).to.equal(true);
      }
      expect(game.position.moves).to.equal(0);
    });

    /** The buttons to press in order; each disappears, is disabled, or opens another page. */
    const CHANGING_BUTTONS: Record<
      string,
      readonly [open: (game: SolitaireGame) => Promise<void>, names: string[]]
    > = {
      'other pages': [openMenu, ['Statistics']],
      'the next month, which is the last one': [openDeals, ['Previous month', 'Next month']],
      'a confirmation': [SHOWN['Options, with a confirmation'] ?? openMenu, ['Keep playing']],
      'a cancelled reset': [(game) => openPage(game, 'Statistics'), ['Reset', 'Cancel']],
      'a confirmed reset': [(game) => openPage(game, 'Statistics'), ['Reset', 'Really reset?']],
      'a glossary entry, and back': [(game) => openPage(game, 'Help'), ['stock', 'Back']],
    };
    for (const [name, [open, names]] of Object.entries(CHANGING_BUTTONS)) {
      it(`which never falls back to the document body: ${name}`, async () => {
        const game = await mount({ deal: '4' });
        await open(game);
        for (const one of names) {
          item(game, one).focus();
          await pressKey('Enter');
          await nextFrame();
          expect([isOpen(game), focusIsInside(game)], one).to.deep.equal([true, true]);
          expect(deepActive()?.matches(':disabled'), `${one}: the focus is on an enabled element`).to.equal(
            false,
          );
        }
      });
    }
  });

  it('announces notices inside the dialog, because the rest of the page is inert for screen readers', async () => {
    const game = await mount({ deal: '4' });
    await openDeals(game);
    await pressKeys(['Control+a', 'x', 'Enter']);
    await nextFrame();
    expect(note(game)).to.include('whole number');
    const nodes = axNodes(await axTree());
    expect(nodes.filter(({ name }) => name === note(game)).length).to.be.above(0);
    const region = dialogOf(game).querySelector('.note');
    expect([region?.ariaLive, region?.hasAttribute('role')]).to.deep.equal(['polite', false]);
    expect(nodes.filter(({ name }) => name === 'Table')).to.deep.equal([]);
  });

  it('clears its notice when it is opened again', async () => {
    const game = await mount({ deal: '4' });
    await openDeals(game);
    await pressKeys(['Control+a', 'x', 'Enter', 'Escape']);
    await openDeals(game);
    expect(note(game)).to.equal('');
  });

  for (const [width, height] of [
    [1366, 650],
    [844, 340],
  ] as const) {
    it(`the whole menu is in view in a window of ${width} × ${height}`, async () => {
      // in this order, because after the last table that used shared styles is removed, WebKit does not update their
      // media queries
      const game = await mount({ deal: '4' });
      await setViewport({ width, height });
      // the toolbar moves beside the table
      await nextFrame();
      await game.updateComplete;
      await openMenu(game);
      const { bottom } = dialogOf(game).getBoundingClientRect();
      const items = [...dialogOf(game).querySelectorAll('.item')];
      expect(items.length).to.be.at.least(12);
      for (const one of items)
        expect(one.getBoundingClientRect().bottom, one.textContent).to.be.at.most(bottom);
    });
  }

  describe('on a phone of 320 × 568', () => {
    afterEach(() => document.documentElement.style.removeProperty('font-size'));

    for (const variant of ['klondike', 'reno']) {
      for (const [name, open] of Object.entries(SHOWN)) {
        if (variant === 'reno' && name.includes('confirmation')) continue;
        it(`${variant}, ${name}: nothing is wider than the screen, and everything can be reached by scrolling`, async () => {
          await setViewport({ width: 320, height: 568 });
          const game = await mount({ variant, deal: '4' });
          await open(game);
          const dialog = dialogOf(game);
          const { left, top, right, bottom } = dialog.getBoundingClientRect();
          expect([left, top, 320 - right, 568 - bottom].every((gap) => gap >= 0)).to.equal(true);
          expect(dialog.scrollWidth, 'the width of the dialog').to.be.at.most(dialog.clientWidth);
          expect(document.documentElement.scrollWidth, 'the width of the page').to.be.at.most(320);
          for (const control of controls(game)) {
            control.scrollIntoView({ block: 'nearest' });
            const box = control.getBoundingClientRect();
            const text = control.outerHTML.slice(0, 120);
            expect(box.left, text).to.be.at.least(left);
            expect(box.right, text).to.be.at.most(right);
            if (!control.matches('.term')) {
              expect(Math.min(box.width, box.height), text).to.be.at.least(
                control.matches('[type=checkbox]') ? 20 : 24,
              );
            }
            expect(box.top, text).to.be.at.least(top - 0.5);
            expect(box.bottom, text).to.be.at.most(bottom + 0.5);
          }
          // texts, too
          for (const text of dialog.querySelectorAll('p, dt, dd, td, th, label, h3, li')) {
            expect(text.getBoundingClientRect().right, text.textContent).to.be.at.most(right);
          }
        });
      }
    }

    it('Deals opens with a visible focus, and a notice of the menu does not scroll its items away', async () => {
      await setViewport({ width: 320, height: 568 });
      const game = await mount({ deal: '4' });
      document.documentElement.style.fontSize = '200%';
      await openDeals(game);
      const dialog = dialogOf(game);
      const frame = dialog.getBoundingClientRect();
      const focus = deepActive()?.getBoundingClientRect();
      expect([focus && focus.top >= frame.top, focus && focus.bottom <= frame.bottom]).to.deep.equal([
        true,
        true,
      ]);
      await pressKey('Escape');
      await openMenu(game);
      const share = item(game, en.share);
      share.focus();
      const before = share.getBoundingClientRect().top;
      const clipboard = { writeText: () => Promise.resolve() };
      Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
      share.click();
      await until(() => note(game), 'the notice');
      Reflect.deleteProperty(navigator, 'clipboard');
      await nextFrame();
      const notice = part(game, '.note').getBoundingClientRect();
      expect(notice.bottom, 'the notice is in view').to.be.at.most(frame.bottom + 1);
      expect(share.getBoundingClientRect().top, 'the item stays').to.equal(before);
    });

    it('the Close button stays visible while the dialog scrolls, and the page behind does not scroll', async () => {
      await setViewport({ width: 320, height: 568 });
      const game = await mount({ deal: '4' });
      await openPage(game, 'Help');
      const dialog = dialogOf(game);
      expect(dialog.scrollHeight).to.be.above(dialog.clientHeight * 2);
      dialog.scrollTop = dialog.scrollHeight;
      await nextFrame();
      await press(closeButton(game));
      expect(isOpen(game)).to.equal(false);
    });
  });

  describe('axe finds no violation', () => {
    for (const theme of ['light', 'dark', 'contrast']) {
      for (const [name, open] of Object.entries(SHOWN)) {
        it(`${name}, ${theme}`, async () => {
          const game = await mount({ deal: '4', theme });
          await open(game);
          expect(await faultsOf(game)).to.deep.equal([]);
        });
      }
    }
  });
});
