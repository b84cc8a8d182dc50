// The accessibility tree, the two tab stops, and the focus after each action.
import { expect } from '@open-wc/testing';
import { defineVariant, type Card } from '../../src/engine.js';
import { spider } from '../../src/games/spider.js';
import { yukon } from '../../src/games/yukon.js';
import { axNodes, axTree, type AxNode } from '../support/commands.js';
import { mouseClicks, pressKey, pressKeys } from '../support/hands.js';
import { GAMES, lines, playedTo, shortest } from '../support/lines.js';
import {
  atTable,
  cardsIn,
  deepActive,
  focusedPile,
  focusLabel,
  gripOf,
  lifting,
  mount,
  moveOf,
  nextFrame,
  part,
  rows,
  mountWin,
} from '../support/play.js';
import { tool } from '../support/page.js';
import { until } from '../support/until.js';

describe('accessibility', function () {
  this.timeout(30_000);

  const eventLog = atTable();

  describe('the accessibility tree', () => {
    const inside = (node: AxNode, role: string): AxNode[] => axNodes(node).filter((one) => one.role === role);

    for (const variant of GAMES) {
      it(`${variant}: a named region with two toolbars: buttons, and named groups of named cards`, async () => {
        const game = await playedTo(variant, 0);
        const tree = await axTree();
        const [region] = inside(tree, 'region').filter(({ name }) => name.endsWith(' solitaire'));
        expect(region, 'region').to.not.equal(undefined);
        const [toolbar, table] = inside(region as AxNode, 'toolbar');
        const buttons = inside(toolbar as AxNode, 'button').map(({ name }) => name);
        expect(buttons).to.include.members(['New game', 'Undo', 'Redo', 'Hint', 'Pause', 'Menu']);
        expect(table?.name).to.equal('Table');
        const piles = inside(table as AxNode, 'group');
        expect(piles).to.have.lengthOf(game.position.piles.length);
        expect(piles.map(({ name }) => name).filter((name) => !name)).to.deep.equal([]);
        expect(new Set(piles.map(({ name }) => name)).size, 'each pile has its own name').to.equal(
          piles.length,
        );
        for (const pile of piles) {
          const cards = inside(pile, 'button');
          expect(cards.length, pile.name).to.be.above(0);
          for (const { name } of cards) expect(name, `a card of ${pile.name}`).to.match(/\w/);
        }
        const faceUp = game.position.piles
          .filter(({ kind }) => kind === 'tableau')
          .reduce((sum, { cards, faceDown }) => sum + cards.length - faceDown, 0);
        const named = inside(table as AxNode, 'button').filter(({ name }) =>
          / of (spades|hearts|diamonds|clubs)/.test(name),
        );
        expect(named.length).to.be.at.least(faceUp);
      });
    }

    it('two tables of one game have the names that the page gives them, and otherwise the name of the game', async () => {
      const [named, other] = [await mount({ label: 'Easy deal' }), await mount()];
      const regions = async (): Promise<string[]> =>
        inside(await axTree(), 'region')
          .map(({ name }) => name)
          .sort();
      expect(await regions()).to.deep.equal(['Easy deal', 'Klondike solitaire']);
      other.label = 'Difficult deal';
      await other.updateComplete;
      named.removeAttribute('label');
      await named.updateComplete;
      expect(await regions()).to.deep.equal(['Difficult deal', 'Klondike solitaire']);
    });

    it('does not reveal face-down cards', async () => {
      const game = await playedTo('klondike', 0);
      const names = axNodes(await axTree()).map(({ name }) => name);
      const hidden = game.position.piles.flatMap(({ cards, faceDown }) => cards.slice(0, faceDown));
      const { nameOf } = await import('../support/names.js');
      for (const card of hidden)
        expect(
          names.filter((name) => name.toLowerCase().includes(nameOf(card))),
          card,
        ).to.deep.equal([]);
      expect(hidden).to.have.lengthOf(45);
    });
  });

  describe('tab stops', () => {
    it('are two: the menu button in the toolbar, and the table', async () => {
      const game = await playedTo('klondike', 20);
      const around = document.createElement('div');
      around.innerHTML = '<button>before</button><button>after</button>';
      const [first, last] = [...around.children] as HTMLElement[];
      game.before(first as HTMLElement);
      game.after(last as HTMLElement);
      first?.focus();
      const stops: string[] = [];
      for (let tabs = 0; tabs < 12 && deepActive() !== last; tabs++) {
        await pressKey('Tab');
        const active = deepActive();
        if (active === last) break;
        stops.push(
          active?.closest('.chrome')
            ? (active.ariaLabel ?? '')
            : focusedPile()
              ? 'table'
              : (active?.className ?? ''),
        );
      }
      expect(stops).to.deep.equal(['Menu', 'table']);
    });

    it('in the toolbar: arrow keys with Alt, Ctrl or Meta are left to the browser', async () => {
      const game = await playedTo('klondike', 20);
      const [first] = part(game, '.chrome').querySelectorAll<HTMLElement>('button');
      for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
        const event = new KeyboardEvent('keydown', {
          key: 'ArrowRight',
          bubbles: true,
          cancelable: true,
          composed: true,
          [modifier]: true,
        });
        first?.focus();
        first?.dispatchEvent(event);
        expect(event.defaultPrevented, modifier).to.equal(false);
        expect(deepActive() === first, modifier).to.equal(true);
      }
    });

    it('in the toolbar: arrow keys move from button to button', async () => {
      const game = await playedTo('klondike', 20);
      const buttons = [...part(game, '.chrome').querySelectorAll<HTMLElement>('button')];
      buttons.find((button) => button.tabIndex === 0)?.focus();
      const from = deepActive();
      await pressKey('ArrowLeft');
      expect(deepActive()).to.not.equal(from);
      expect(buttons).to.include(deepActive());
      await pressKey('Home');
      expect(deepActive()).to.equal(buttons[0]);
    });
  });

  describe('the focus', () => {
    const klondike = () => lines.find(({ variant }) => variant === 'klondike') as (typeof lines)[number];

    it('stays on the moved card after a drop by keyboard', async () => {
      const game = await mountWin(klondike());
      game.focus();
      const moved = cardsIn(game, 'tableau-5').at(-1);
      await pressKeys(['5', 'Enter', '2', 'Enter']);
      expect(game.position.moves).to.equal(1);
      expect(deepActive()).to.equal(moved?.querySelector('button'));
      expect(focusedPile()).to.equal('tableau-2');
    });

    it('moves to the uncovered card when the card above it is sent to a foundation', async () => {
      const game = await playedTo('cruel', 0);
      const win = shortest('cruel');
      const at = win.line.findIndex((text) => text.includes('foundation'));
      for (const text of win.line.slice(0, at)) game.play(moveOf(text));
      const { from } = moveOf(win.line[at] ?? '') as { from: string };
      game.focus();
      await pressKeys([`Digit${from.split('-')[1] ?? ''}`, 'f']);
      expect(game.position.moves).to.equal(at + 1);
      expect(focusedPile()).to.equal(from);
      expect(deepActive()).to.equal(cardsIn(game, from).at(-1)?.querySelector('button'));
    });

    it('follows the card on undo, and returns to its pile on redo', async () => {
      const game = await mountWin(klondike());
      game.focus();
      await pressKeys(['5', 'Enter', '2', 'Enter', 'Control+z']);
      expect([game.position.moves, focusedPile()]).to.deep.equal([0, 'tableau-5']);
      await pressKey('Control+y');
      expect([game.position.moves, focusedPile()]).to.deep.equal([1, 'tableau-2']);
    });

    it('stays on the stock through all draws, the redeal and the next draw', async () => {
      const game = await mountWin(klondike());
      game.focus();
      await pressKey('Control+Home');
      for (let i = 0; i < 10; i++) {
        await pressKey('Enter');
        expect(focusedPile(), `after ${i + 1}`).to.equal('stock');
      }
      expect(game.position.redeals).to.equal(1);
    });

    it('is on the last card after a win by a complete run, which leaves its column', async () => {
      const { foundation, tableau, stock } = spider.piles;
      // four columns from king to 2, and an ace on each of four others
      defineVariant({
        ...spider,
        id: 'four-runs',
        decks: 1,
        piles: {
          stock,
          foundation: { ...foundation, count: 4 },
          tableau: { ...tableau, count: 8, shows: 'all' },
        },
        deal: [{ to: 'tableau', each: [12, 12, 12, 12, 1, 1, 1, 1] }],
      });
      const runs = ['S', 'H', 'D', 'C'].map((suit) => Array.from('KQJT98765432', (rank) => rank + suit));
      const deck = [...runs.flat(), 'AS', 'AH', 'AD', 'AC'] as Card[];
      const game = await mount({ variant: 'four-runs' });
      await game.newGame({ deck });
      game.focus();
      for (const [i, digit] of ['5', '6', '7', '8'].entries())
        await pressKeys([digit, 'Enter', String(i + 1), 'Enter']);
      expect(game.status).to.equal('won');
      expect(focusedPile()).to.equal('foundation-4');
      await pressKeys(['Control+z', 'Control+y']);
      expect([game.status, focusedPile()], 'after undo and redo').to.deep.equal(['won', 'foundation-4']);
    });

    it('is on the stock in a new game, and on the source pile after Esc', async () => {
      const game = await mountWin(klondike());
      game.focus();
      await pressKeys(['5', 'Enter', 'Tab']);
      expect(focusedPile()).to.equal('tableau-2');
      expect(focusLabel()).to.match(/^\d+ of|^\w+ of/);
      await pressKey('Escape');
      expect(focusedPile()).to.equal('tableau-5');
      await game.newGame({ deal: 5 });
      expect(focusedPile()).to.equal('stock');
    });

    it('is on the first pile in a new game without a stock', async () => {
      defineVariant(yukon);
      const game = await mount({ variant: 'yukon', deal: '4' });
      game.focus();
      expect(focusedPile()).to.equal('foundation-1');
      await pressKeys(['5']);
      expect(focusedPile()).to.equal('tableau-5');
      await game.newGame({ deal: 5 });
      expect(focusedPile()).to.equal('foundation-1');
    });

    it('cycles through the targets and back to the source with Tab while cards are carried', async () => {
      const game = await mountWin(klondike());
      game.focus();
      await pressKeys(['5', 'Enter', 'Tab', 'Tab']);
      expect(focusedPile()).to.equal('tableau-5');
      expect(game.matches(':state(carrying)')).to.equal(true);
      await pressKeys(['Shift+Tab']);
      expect(focusedPile()).to.equal('tableau-2');
    });

    it('returns to the control that opened the dialog', async () => {
      const game = await mountWin(klondike());
      const opener = part(game, '[part~=deal]');
      opener.focus();
      await pressKey('Enter');
      expect(deepActive()?.localName).to.equal('input');
      await pressKey('Escape');
      expect(deepActive()).to.equal(opener);
    });

    it('stays on the page when a script plays the game', async () => {
      const game = await mountWin(klondike());
      const other = document.createElement('input');
      game.before(other);
      other.focus();
      game.play({ kind: 'draw' });
      game.undo();
      await game.newGame();
      expect(deepActive()).to.equal(other);
    });

    it('never falls back to the document body when toolbar buttons are used', async () => {
      const game = await mountWin(klondike());
      game.play({ kind: 'draw' });
      await game.updateComplete;
      for (const name of ['Undo', 'Redo', 'Hint', 'New game', 'Pause', 'Menu']) {
        tool(game, name).focus();
        await pressKey('Enter');
        await nextFrame();
        expect(deepActive(), name).to.not.equal(document.body);
      }
    });

    it('is on the last card when the game is won, and not lost when the next one is dealt from there', async () => {
      const win = shortest('over-under');
      const game = await playedTo('over-under', win.line.length - 1);
      const { from, to } = moveOf(win.line.at(-1) ?? '') as { from: string; to: string };
      game.focus();
      await pressKeys([`Digit${from.split('-')[1] ?? ''}`, 'f']);
      expect(game.status).to.equal('won');
      await nextFrame();
      expect(focusedPile()).to.equal(to);
      const again = part(game, '.end button');
      again.focus();
      await pressKey('Enter');
      await nextFrame();
      expect(game.status).to.equal('playing');
      expect(deepActive()).to.not.equal(document.body);
    });
  });

  describe('keys', () => {
    it('no-shortcuts disables letters and digits, but not the arrow keys', async () => {
      const game = await mountWin(shortest('klondike'));
      game.noShortcuts = true;
      await game.updateComplete;
      game.focus();
      await pressKeys(['Control+Home', 'n', '3']);
      expect([game.position.moves, focusedPile()]).to.deep.equal([0, 'stock']);
      await pressKeys(['ArrowRight']);
      expect(focusedPile()).to.equal('waste');
    });

    it('are left to the page while the table does not have the focus, and so are unknown keys', async () => {
      const game = await mountWin(shortest('klondike'));
      const prevented: string[] = [];
      const note = (event: KeyboardEvent): void => {
        if (event.defaultPrevented) prevented.push(event.key);
      };
      addEventListener('keydown', note);
      await pressKeys(['n', 'ArrowRight']);
      game.focus();
      await pressKeys(['F6', 'x', 'Tab', 'Alt+ArrowLeft', 'Control+ArrowRight']);
      removeEventListener('keydown', note);
      expect(game.position.moves).to.equal(0);
      expect(prevented).to.deep.equal([]);
    });

    it('a refused drop announces the reason and keeps the cards carried', async () => {
      const game = await lifting(await mountWin(shortest('klondike')));
      game.focus();
      const [from] = rows(game)
        .map((row) => row.getAttribute('pile') ?? '')
        .filter((id) => id.startsWith('tableau'));
      await mouseClicks([gripOf(cardsIn(game, from ?? '').at(-1) as HTMLElement)]);
      eventLog.clear();
      await pressKeys(['Shift+Digit1', 'Enter']);
      expect(eventLog.of('solitaire-announce')).to.have.lengthOf(1);
      expect(eventLog.of('solitaire-announce')[0]?.text).to.match(/^Not allowed/);
      expect(game.matches(':state(carrying)')).to.equal(true);
    });
  });

  it('announcements are written into one live region in the light DOM', async () => {
    const game = await mount({ deal: '4' });
    game.play({ kind: 'draw' });
    const status = () =>
      [...game.querySelectorAll('[slot=solitaire-status]')].map(({ textContent }) => textContent);
    expect(status()).to.have.lengthOf(1);
    await until(() => status()[0]?.includes('on top') === true, 'the announcement is written');
    game.undo();
    expect(status()).to.have.lengthOf(1);
    await until(() => status()[0]?.includes('Undone') === true, 'the next announcement is written there');
    game.replaceChildren();
    game.redo();
    expect(status(), 'the region is created again after the page removed it').to.have.lengthOf(1);
  });
});
