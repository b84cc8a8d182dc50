// The parts that a page can remove from the menu, the dialog, the toolbar and the end of a game, each with its key.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { buttonNames, dialogOf, heading, isOpen, openMenu, openPage } from '../support/dialog.js';
import { pressKey } from '../support/hands.js';
import { playedTo, shortest } from '../support/lines.js';
import { buttonsOf } from '../support/page.js';
import { atTable, mount, nextFrame, part } from '../support/play.js';

describe('without', function () {
  this.timeout(20_000);
  atTable();

  const names = async (game: SolitaireGame, open: (game: SolitaireGame) => Promise<void>) => {
    await open(game);
    const all = [...buttonNames(game), heading(game), ...headings(game)];
    await pressKey('Escape');
    await nextFrame();
    return all;
  };
  const headings = (game: SolitaireGame): string[] =>
    [...dialogOf(game).querySelectorAll('h3')].map(({ textContent }) => textContent.trim());
  it('reports each unknown word once, and removes the other parts', async () => {
    const reports: unknown[] = [];
    const note = ({ detail }: CustomEvent): void => void reports.push(detail);
    document.addEventListener('solitaire-error', note);
    const game = await mount({ deal: '4', without: 'newz, Undo hint newz' });
    game.requestUpdate();
    await game.updateComplete;
    document.removeEventListener('solitaire-error', note);
    expect(reports).to.have.lengthOf(2);
    expect(reports[0]).to.include({ attribute: 'without', value: 'newz' });
    expect(reports[1]).to.include({ attribute: 'without', value: 'hint' });
    expect(buttonsOf(game)).to.include('New game').and.not.include('Undo');
  });

  const PARTS: Record<string, [open: (game: SolitaireGame) => Promise<void>, gone: string[]][]> = {
    restart: [[openMenu, ['Restart']]],
    deal: [[openMenu, ['Choose a deal']]],
    share: [
      [openMenu, ['Share this deal']],
      [(game) => openPage(game, 'Choose a deal'), ['Share this deal']],
    ],
    bookmark: [[openMenu, ['Set bookmark', 'Back to the bookmark']]],
    verdict: [[openMenu, ['Show how it can be won']]],
    options: [[openMenu, ['Options']]],
    statistics: [[openMenu, ['Statistics']]],
    help: [[openMenu, ['Help', 'Patience lingo']]],
    fullscreen: [[openMenu, ['Full screen']]],
    daily: [
      [openMenu, ['Today’s deal']],
      [(game) => openPage(game, 'Choose a deal'), ['Daily games', 'Previous month']],
    ],
    look: [[(game) => openPage(game, 'Options'), ['Appearance', 'Sound']]],
  };
  for (const [name, places] of Object.entries(PARTS)) {
    it(`${name}: only that part is removed`, async () => {
      const game = await mount({ deal: '4' });
      for (const [open, gone] of places) {
        game.without = '';
        const before = await names(game, open);
        expect(before).to.include.members(gone);
        game.without = name;
        const after = await names(game, open);
        const parts = before.filter((one) => !after.includes(one));
        expect(parts).to.include.members(gone);
        if (name !== 'daily') expect(parts).to.have.lengthOf(gone.length);
      }
    });
  }

  const TOOLS: Record<string, string[]> = {
    new: ['New game'],
    undo: ['Undo', 'Redo'],
    hints: ['Hint'],
    pause: ['Pause'],
    menu: ['Menu'],
  };
  for (const [name, gone] of Object.entries(TOOLS)) {
    it(`${name}: its buttons are removed`, async () => {
      const game = await mount({ deal: '4' });
      const before = buttonsOf(game);
      game.without = name;
      await game.updateComplete;
      expect(before.filter((one) => !buttonsOf(game).includes(one))).to.deep.equal(gone);
    });
  }

  const KEYS: Record<string, [key: string, does: (game: SolitaireGame) => unknown]> = {
    help: ['?', (game) => isOpen(game)],
    hints: ['h', (game) => part(game, '.message').textContent],
    undo: ['Control+z', (game) => game.position.moves],
  };
  for (const [name, [key, does]] of Object.entries(KEYS)) {
    it(`${name}: its key ${key} does nothing`, async () => {
      const game = await mount({ deal: '4', without: name });
      const other = await mount({ deal: '4' });
      for (const one of [game, other]) {
        one.play({ kind: 'draw' });
        await one.updateComplete;
        const before = does(one);
        one.focus();
        await pressKey(key);
        await nextFrame();
        if (one === game) expect(does(one), key).to.equal(before);
        else expect(does(one), `${key} acts elsewhere`).to.not.equal(before);
      }
    });
  }

  it('finish: the offer and its A key are removed', async () => {
    const { line } = shortest('klondike');
    const game = await playedTo('klondike', line.length - 6);
    expect(part(game, '.finish').checkVisibility()).to.equal(true);
    game.without = 'finish';
    await game.updateComplete;
    expect(game.shadowRoot?.querySelector('.finish')).to.equal(null);
    const { position } = game;
    game.focus();
    await pressKey('a');
    await nextFrame();
    expect(game.position).to.equal(position);
  });

  it('new, undo and restart: they are not offered when the game is over either', async () => {
    const game = await playedTo('over-under', Infinity);
    const offered = () =>
      [...part(game, '.end').querySelectorAll('button')].map(({ textContent }) => textContent.trim());
    expect(offered()).to.deep.equal(['New game', 'Share']);
    game.without = 'share';
    await game.updateComplete;
    expect(offered()).to.deep.equal(['New game']);
    game.without = 'new';
    await game.updateComplete;
    expect(offered()).to.deep.equal(['Share']);
  });
});
