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
import { watchWarnings } from '../support/page.js';
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

const choiceOf = (game: SolitaireGame, text: string): HTMLElement => {
  const buttons = [...dialogOf(game).querySelectorAll<HTMLElement>('button.choice')];
  const found = buttons.find(({ textContent }) => textContent.trim().startsWith(text));
  if (!found) throw new Error(`no ${text}: ${buttonNames(game).join(', ')}`);
  return found;
};

describe('choices for a new game', function () {
  this.timeout(20_000);
  const ear = atTable();

  describe("today's deal", () => {
    it('is one tap away in the menu, and beside the other deals', async () => {
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

    it('shows on how many days in a row it was won', async () => {
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

    it('is left out where the page leaves out daily deals', async () => {
      const game = await mount({ without: 'daily' });
      await openMenu(game);
      expect(dialogOf(game).querySelector('[data-item=daily]')).to.equal(null);
      await press(item(game, 'Choose a deal'));
      expect(dialogOf(game).querySelector('.today')).to.equal(null);
    });
  });

  describe('presets', () => {
    it('deal at once under the chosen rule, and hold for the next game', async () => {
      const game = await mount();
      await openDeals(game);
      expect(choiceOf(game, 'Draw 3').ariaPressed).to.equal('true');
      await press(choiceOf(game, 'Draw 1'));
      expect(isOpen(game)).to.equal(false);
      expect(game.position.options).to.deep.include({ draw: 1, runs: 'whole' });
      await game.newGame();
      expect(game.position.options).to.deep.include({ draw: 1 });
      await openDeals(game);
      expect(choiceOf(game, 'Draw 1').ariaPressed).to.equal('true');
    });

    it('each says what it means', async () => {
      const game = await mount();
      await openDeals(game);
      const parts = choiceOf(game, 'Parts too');
      const means = dialogOf(game).querySelector(`#${parts.getAttribute('aria-describedby') ?? ''}`);
      expect(means?.textContent).to.include('A run may be split');
      expect(means?.checkVisibility()).to.equal(true);
    });

    it('are those that the description names, without those that the page sets', async () => {
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

    it('is offered only where the page allows it', async () => {
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
      it(`keeps each game, ${'save-key' in key ? 'with' : 'without'} a save key`, async () => {
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
        expect(ear.of('solitaire-error')).to.deep.equal([]);
      });
    }

    it('does not hold where the page does not allow it any more', async () => {
      const game = await mount({ games: 'klondike reno' });
      await switchTo(game, 'Reno');
      game.remove();
      const again = await mount();
      expect(again.position.variant).to.equal('klondike');
    });

    it('applies the options of the page only where they fit', async () => {
      const game = await mount({ games: 'klondike demon', scoring: 'standard', runs: 'any' });
      await switchTo(game, 'Demon');
      expect(game.position.options).to.deep.include({ scoring: 'cards', runs: 'any' });
      expect(ear.of('solitaire-error')).to.deep.equal([]);
    });

    it('reports unknown games, and offers the others', async () => {
      const warnings = watchWarnings();
      const game = await mount({ games: 'klondike renno reno' });
      await nextFrame();
      warnings.stop();
      expect(ear.of('solitaire-error')).to.have.lengthOf(1);
      expect(ear.of('solitaire-error')[0]).to.deep.include({ attribute: 'games', value: 'renno' });
      await openDeals(game);
      expect(buttonNames(game)).to.include.members(['Klondike', 'Reno']);
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
