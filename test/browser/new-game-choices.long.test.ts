// The choices for a new game in the menu and on the deals page: today's deal with its streak, presets, and the switch
// between games.
import { expect } from '@open-wc/testing';
import { dailyDeal, localDate } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import {
  buttonNames,
  closeButton,
  dialogOf,
  heading,
  isOpen,
  item,
  openDeals,
  openMenu,
  press,
} from '../support/dialog.js';
import { pressKey } from '../support/hands.js';
import { tool, watchWarnings } from '../support/page.js';
import { atTable, focusedPile, mount, nextFrame } from '../support/play.js';

const dayBefore = (days: number): string => {
  const day = new Date();
  day.setDate(day.getDate() - days);
  return localDate(day);
};

const wonDays = (variant: string, ...days: string[]): void => {
  const kept = { format: 1, games: {}, days: { [variant]: days.sort() } };
  localStorage.setItem('solitaire-elements:statistics', JSON.stringify(kept));
};

const menuItem = (game: SolitaireGame, name: string): HTMLElement => {
  const found = dialogOf(game).querySelector<HTMLElement>(`[data-item=${name}]`);
  if (!found) throw new Error(`no ${name} in the menu: ${buttonNames(game).join(', ')}`);
  return found;
};

/** The radio button of a preset. */
const preset = (game: SolitaireGame, name: string): HTMLInputElement => {
  const found = [...dialogOf(game).querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
    ({ labels }) => labels?.[0]?.querySelector('span')?.textContent === name,
  );
  if (!found) throw new Error(`no preset ${name}`);
  return found;
};

const meaning = (game: SolitaireGame, name: string): string =>
  dialogOf(game)
    .querySelector(`#${preset(game, name).getAttribute('aria-describedby') ?? ''}`)
    ?.textContent.trim() ?? '';

const choiceOf = (game: SolitaireGame, text: string): HTMLElement => {
  const buttons = [...dialogOf(game).querySelectorAll<HTMLElement>('button.choice')];
  const found = buttons.find(({ textContent }) => textContent.trim().startsWith(text));
  if (!found) throw new Error(`no ${text}: ${buttonNames(game).join(', ')}`);
  return found;
};

describe('choices for a new game', function () {
  this.timeout(20_000);
  const eventLog = atTable();

  describe("today's deal", () => {
    it('is one click away in the menu, and next to the other deals', async () => {
      for (const open of [openMenu, openDeals]) {
        const game = await mount({ variant: 'cruel', save: 'none' });
        await open(game);
        await press(open === openMenu ? menuItem(game, 'daily') : choiceOf(game, 'Today’s deal'));
        expect(isOpen(game)).to.equal(false);
        expect(game.position.deal).to.equal(dailyDeal(dayBefore(0), 'cruel'));
        expect(focusedPile()).to.equal('stock');
        game.remove();
      }
    });

    it('is not dealt again while it is being played', async () => {
      const game = await mount({ daily: '' });
      game.play({ kind: 'draw' });
      await openMenu(game);
      menuItem(game, 'daily').focus();
      await pressKey('Enter');
      await nextFrame();
      expect([isOpen(game), game.position.moves]).to.deep.equal([false, 1]);
    });

    it('shows the number of days in a row on which it was won', async () => {
      const shown = async (): Promise<string> => {
        const game = await mount();
        await openMenu(game);
        const text = menuItem(game, 'daily').textContent.trim().replace(/\s+/g, ' ');
        game.remove();
        return text;
      };
      expect(await shown()).to.equal('Today’s deal');
      wonDays('klondike', dayBefore(1), dayBefore(2));
      expect(await shown()).to.equal('Today’s deal 2 days in a row');
      wonDays('klondike', dayBefore(0));
      expect(await shown()).to.equal('Today’s deal 1 day in a row');
      wonDays('klondike', dayBefore(2));
      expect(await shown()).to.equal('Today’s deal');
    });

    it('is removed together with daily deals', async () => {
      const game = await mount({ without: 'daily' });
      await openMenu(game);
      expect(dialogOf(game).querySelector('[data-item=daily]')).to.equal(null);
      await press(item(game, 'Choose a deal'));
      expect(dialogOf(game).querySelector('.today')).to.equal(null);
    });
  });

  describe('presets', () => {
    it('lose their name when they are removed, because Chromium would keep them in memory', async () => {
      const game = await mount();
      await openDeals(game);
      const radio = preset(game, 'Draw 3');
      expect(radio.name).to.equal('preset-draw');
      game.shadowRoot?.querySelector('dialog')?.close();
      await nextFrame();
      await game.updateComplete;
      expect([radio.isConnected, radio.name]).to.deep.equal([false, '']);
    });

    it('are one click away, and choosing one does not deal', async () => {
      const game = await mount();
      game.play({ kind: 'draw' });
      const { position } = game;
      await openDeals(game);
      expect([preset(game, 'Draw 3').checked, preset(game, 'Draw 1').checked]).to.deep.equal([true, false]);
      await press(preset(game, 'Draw 1'));
      expect([isOpen(game), game.position]).to.deep.equal([true, position]);
      expect([preset(game, 'Draw 3').checked, preset(game, 'Draw 1').checked]).to.deep.equal([false, true]);
      expect(meaning(game, 'Draw 1')).to.equal('Cards are turned one at a time. Applies from the next game.');
      await pressKey('Escape');
      await press(tool(game, 'New game'));
      expect(game.position.options).to.deep.include({ draw: 1, runs: 'whole' });
      await openDeals(game);
      expect(preset(game, 'Draw 1').checked).to.equal(true);
      expect(meaning(game, 'Draw 1')).to.equal('Cards are turned one at a time.');
    });

    const BUTTONS: Readonly<Record<string, number | undefined>> = {
      Play: 50,
      Previous: 49,
      Next: 51,
      Random: undefined,
      'Today’s deal': dailyDeal(dayBefore(0), 'klondike'),
    };
    for (const [name, deal] of Object.entries(BUTTONS)) {
      it(`apply to ${name}`, async () => {
        const game = await mount({ deal: '50' });
        await openDeals(game);
        await press(preset(game, 'Draw 1'));
        await press(preset(game, 'Parts too'));
        await press(item(game, name));
        await game.updateComplete;
        expect(isOpen(game)).to.equal(false);
        expect(game.position.options).to.deep.include({ draw: 1, runs: 'any' });
        if (deal !== undefined) expect(game.position.deal).to.equal(deal);
      });
    }

    it("today's deal, being played, is dealt again only under another preset", async () => {
      const game = await mount({ daily: '' });
      game.play({ kind: 'draw' });
      await openDeals(game);
      await press(item(game, 'Today’s deal'));
      expect(game.position.moves).to.equal(1);
      await openDeals(game);
      await press(preset(game, 'Draw 1'));
      await press(item(game, 'Today’s deal'));
      expect([game.position.moves, game.position.options['draw']]).to.deep.equal([0, 1]);
      expect(game.position.deal).to.equal(dailyDeal(dayBefore(0), 'klondike'));
    });

    it('are chosen with the arrow keys or, with Tab and Enter only, with Enter', async () => {
      for (const [navigation, key] of [
        ['grid', 'ArrowDown'],
        ['step', 'Enter'],
      ] as const) {
        const game = await mount({ save: 'none', navigation });
        await openDeals(game);
        preset(game, 'Draw 3').focus();
        await pressKey(key);
        await nextFrame();
        expect(preset(game, 'Draw 1').checked, navigation).to.equal(true);
        expect(game.shadowRoot?.activeElement).to.equal(preset(game, 'Draw 1'));
        expect(isOpen(game)).to.equal(true);
        game.remove();
      }
    });

    it('have a description each', async () => {
      const game = await mount();
      await openDeals(game);
      expect(meaning(game, 'Parts too')).to.include('A run may be split');
    });

    it('are those of the description, without those for options that the page sets', async () => {
      const groups = async (attributes: Record<string, string>): Promise<(string | undefined)[]> => {
        const game = await mount({ save: 'none', ...attributes });
        await openDeals(game);
        const titles = [...dialogOf(game).querySelectorAll('.presets > p')].map(
          ({ textContent }) => textContent,
        );
        game.remove();
        return titles;
      };
      expect(await groups({})).to.deep.equal(['Cards turned at a time', 'Moving runs']);
      expect(await groups({ draw: '1' })).to.deep.equal(['Moving runs']);
      expect(await groups({ variant: 'demon' })).to.deep.equal(['Moving runs', 'Cards in the Demon']);
      expect(await groups({ variant: 'reno' })).to.deep.equal([]);
    });
  });

  describe('the switch between games', () => {
    const switchTo = async (game: SolitaireGame, name: string): Promise<void> => {
      await openMenu(game);
      await press(menuItem(game, 'games'));
      expect(heading(game)).to.equal('Change game');
      await press(item(game, name));
      await game.updateComplete;
    };

    it('is offered only if the page allows it', async () => {
      const game = await mount();
      await openMenu(game);
      expect(dialogOf(game).querySelector('[data-item=games]')).to.equal(null);
      await press(closeButton(game));
      game.games = 'klondike reno';
      await game.updateComplete;
      await openDeals(game);
      expect(buttonNames(game)).to.include.members(['Klondike', 'Reno']).and.not.include('Cruel');
    });

    for (const key of [{}, { 'save-key': 'mine' }] as Record<string, string>[]) {
      it(`saves each game separately, ${'save-key' in key ? 'with' : 'without'} a save key`, async () => {
        const attributes = { games: 'klondike reno cruel', ...key };
        const game = await mount(attributes);
        game.play({ kind: 'draw' });
        const { deal } = game.position;
        await switchTo(game, 'Reno');
        expect([game.position.variant, game.variant, isOpen(game)]).to.deep.equal([
          'reno',
          'klondike',
          false,
        ]);
        expect(game.getAttribute('variant'), 'attributes are never written').to.equal(null);
        game.play({ kind: 'draw' });
        game.play({ kind: 'draw' });
        const reno = game.position.deal;
        await switchTo(game, 'Klondike');
        expect(game.position).to.deep.include({ variant: 'klondike', deal, moves: 1 });
        await switchTo(game, 'Reno');
        expect(game.position).to.deep.include({ variant: 'reno', deal: reno, moves: 2 });
        game.remove();
        const again = await mount(attributes);
        expect(again.position).to.deep.include({ variant: 'reno', deal: reno, moves: 2 });
        expect(eventLog.of('solitaire-error')).to.deep.equal([]);
      });
    }

    it('is ignored once the page no longer allows it', async () => {
      const game = await mount({ games: 'klondike reno' });
      await switchTo(game, 'Reno');
      game.remove();
      const again = await mount();
      expect(again.position.variant).to.equal('klondike');
    });

    it('applies the page’s options only to the games that have them', async () => {
      const game = await mount({ games: 'klondike demon', scoring: 'standard', runs: 'any' });
      await switchTo(game, 'Demon');
      expect(game.position.options).to.deep.include({ scoring: 'cards', runs: 'any' });
      expect(eventLog.of('solitaire-error')).to.deep.equal([]);
    });

    it('reports unknown games, and offers the others', async () => {
      const warnings = watchWarnings();
      const game = await mount({ games: 'klondike renno reno' });
      await nextFrame();
      warnings.stop();
      expect(eventLog.of('solitaire-error')).to.have.lengthOf(1);
      expect(eventLog.of('solitaire-error')[0]).to.deep.include({ attribute: 'games', value: 'renno' });
      await openDeals(game);
      expect(buttonNames(game)).to.include.members(['Klondike', 'Reno']);
    });
  });

  describe('New game', () => {
    it('is the first entry of the menu', async () => {
      const game = await mount({ deal: '4' });
      game.play({ kind: 'draw' });
      await openMenu(game);
      expect(buttonNames(game).find((name) => name !== 'Close')).to.equal('New game');
      await press(menuItem(game, 'new'));
      await game.updateComplete;
      expect([isOpen(game), game.position.moves]).to.deep.equal([false, 0]);
      expect(game.position.deal).to.not.equal(4);
      expect(focusedPile()).to.equal('stock');
    });

    it('is removed if the page removes it', async () => {
      const game = await mount({ without: 'new' });
      await openMenu(game);
      expect(dialogOf(game).querySelector('[data-item=new]')).to.equal(null);
    });
  });

  it('the glossary is an entry of the menu in every game', async () => {
    for (const variant of ['klondike', 'over-under']) {
      const game = await mount({ variant });
      await openMenu(game);
      await press(item(game, 'Patience lingo'));
      expect(heading(game)).to.equal('Patience lingo');
      expect(dialogOf(game).querySelectorAll('dt').length).to.be.above(20);
      game.remove();
    }
  });
});
