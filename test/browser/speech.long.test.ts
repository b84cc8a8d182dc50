// Announcements: each key that acts either moves the focus or causes one announcement.
import { expect } from '@open-wc/testing';
import { defineVariant } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { scorpion } from '../../src/games/scorpion.js';
import { Tab } from '../support/frames.js';
import { closeButton, dialogOf, note, openPage, pointOf, press } from '../support/dialog.js';
import { mouseClicks, pressKey, pressKeys } from '../support/hands.js';
import { GAMES, playedTo, shortest } from '../support/lines.js';
import { atTable, deepActive, mount, moveOf, part, mountWin } from '../support/play.js';
import { until } from '../support/until.js';

describe('announcements', function () {
  this.timeout(30_000);
  const eventLog = atTable();
  const announcements = (): string[] => eventLog.of('solitaire-announce').map(({ text }) => text);

  /** The announcements of one key. */
  const announcementAfter = async (key: string): Promise<string> => {
    eventLog.clear();
    await pressKey(key);
    const texts = announcements();
    expect(texts.length, `${key}: ${texts.join(' | ')}`).to.be.below(2);
    return texts[0] ?? '';
  };

  const focused = async (game: SolitaireGame): Promise<SolitaireGame> => {
    game.focus();
    await game.updateComplete;
    eventLog.clear();
    return game;
  };

  for (const variant of GAMES) {
    it(`${variant}: each key moves the focus or causes one announcement`, async () => {
      const game = await playedTo(variant, 6);
      // the verdict is announced when it is found, independently of keys
      game.without = 'verdict';
      await focused(game);
      const letters = ['o', 'p', 'u', 't', 'd', 'l', 'm', 's', 'h', 'a', 'n', 'f', 'Control+z', 'Control+y'];
      const ways = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
      const digits = [
        '1',
        '7',
        '0',
        'Minus',
        'Equal',
        'Shift+Digit1',
        'Shift+Digit9',
        'Control+Home',
        'Control+End',
      ];
      for (const key of [...letters, ...ways, ...digits, 'Enter', ...letters, ...ways, ...digits]) {
        const before = deepActive();
        const text = await announcementAfter(key);
        expect(
          text !== '' || deepActive() !== before,
          `after ${key}: no announcement and no focus change`,
        ).to.equal(true);
        expect(deepActive() === document.body, `${key}: the focus is lost`).to.equal(false);
      }
    });
  }

  it('an arrow key at the edge announces the current place', async () => {
    await focused(await mountWin(shortest('klondike')));
    expect(await announcementAfter('ArrowLeft')).to.equal('Turn 3 cards, in stock.');
    expect(await announcementAfter('Control+Home')).to.equal('Turn 3 cards, in stock.');
    expect(await announcementAfter('5')).to.equal('');
    expect(await announcementAfter('5')).to.match(/, in column 5\.$/);
    expect(await announcementAfter('End')).to.equal('Last card.');
    expect(await announcementAfter('ArrowDown')).to.equal('Last card.');
    await pressKeys(['ArrowUp']);
    expect(await announcementAfter('ArrowUp')).to.equal('First card.');
    expect(await announcementAfter('Equal'), 'a column that does not exist').to.match(/, in column 5\.$/);
  });

  it('Home stays on the only card that can be moved, and does not call it the first', async () => {
    await focused(await playedTo('cruel', 0));
    await pressKey('3');
    expect(await announcementAfter('Home')).to.match(/, in column 3\.$/);
    await pressKeys(['ArrowUp', 'ArrowUp', 'ArrowUp']);
    expect(await announcementAfter('ArrowUp')).to.equal('First card.');
  });

  it('report that there is nothing to undo or redo, and that auto-finish is not yet possible', async () => {
    await focused(await mountWin(shortest('klondike')));
    expect(await announcementAfter('Control+z')).to.equal('Nothing to undo.');
    expect(await announcementAfter('Control+y')).to.equal('Nothing to redo.');
    expect(await announcementAfter('a')).to.equal('Some cards are still face down.');
    await focused(await playedTo('cruel', 0));
    expect(await announcementAfter('a')).to.equal('Not yet: there are still moves to choose.');
  });

  it('while cards are carried: at a legal target, by digit, arrow or Tab; elsewhere only the focus moves', async () => {
    const game = await focused(await mountWin(shortest('klondike')));
    await pressKeys(['5', 'Enter']);
    expect(game.matches(':state(carrying)')).to.equal(true);
    for (const key of ['2', 'Tab']) {
      await pressKey('5');
      expect(await announcementAfter(key), key).to.match(/^\w+ of \w+, column 2\. Can drop\.$/);
    }
    await pressKey('1');
    expect(await announcementAfter('ArrowRight')).to.match(/, column 2\. Can drop\.$/);
    expect(await announcementAfter('ArrowRight')).to.equal('');
    expect(await announcementAfter('o')).to.match(/, in column 3\. In your hand: [^.]+\. Not allowed: /);
    game.verbosity = 'brief';
    await game.updateComplete;
    expect(await announcementAfter('2')).to.equal('Can drop.');
  });

  it('F with selected cards names them, if the focus is on another pile', async () => {
    const game = await focused(await mount({ variant: 'klondike', deal: '9', without: 'verdict' }));
    await pressKeys(['5', 'Enter', '7']);
    expect(await announcementAfter('f')).to.match(/^In your hand: [^.]+\. Not allowed: /);
    await pressKeys(['Escape', '5']);
    expect(await announcementAfter('f')).to.match(/^Not allowed: /);
    expect(game.position.moves).to.equal(0);
  });

  it('N in a game without redeals, whose stock is used up, names the stock', async () => {
    defineVariant(scorpion);
    await focused(await mount({ variant: 'scorpion', deal: '3', without: 'verdict' }));
    await pressKey('n');
    expect(await announcementAfter('n')).to.equal('Not allowed: no cards are left in the stock.');
  });

  it('a key pressed twice picks up and puts back, at any speed', async () => {
    const game = await focused(await playedTo('cruel', 0));
    await pressKeys(['3', 'Enter', 'Enter', 'Enter', 'Enter']);
    expect(game.position.moves).to.equal(0);
    expect(announcements().at(-1)).to.match(/ put back\.$/);
  });

  it('L repeats the last one, also if it was made in a dialog', async () => {
    const game = await focused(await mountWin(shortest('klondike')));
    await pressKey('n');
    const drawn = announcements().at(-1);
    expect(await announcementAfter('l')).to.equal(drawn);
    expect(await announcementAfter('l')).to.equal(drawn);
    await openPage(game, 'Choose a deal');
    const field = dialogOf(game).querySelector('input');
    if (field) field.value = 'x';
    await press(dialogOf(game).querySelector<HTMLElement>('form button, .row button') as HTMLElement);
    await game.updateComplete;
    const notice = note(game);
    await press(closeButton(game));
    game.focus();
    expect(notice).to.not.equal('');
    expect(await announcementAfter('l')).to.equal(notice);
  });

  it('S announces the figures that the page shows, and the time only if it is shown', async () => {
    const game = await focused(await mountWin(shortest('reno')));
    expect(await announcementAfter('s')).to.match(
      /^Paid: \$0\. Stake: \$52\. Net: −\$52\. Moves: 0\. Time: 0 seconds\./,
    );
    game.without = 'time score verdict';
    await game.updateComplete;
    expect(await announcementAfter('s')).to.equal('Moves: 0.');
  });

  it('are not made when a minute of the clock passes', async () => {
    const tab = await Tab.open('<solitaire-game deal="4"></solitaire-game>');
    const { game } = tab;
    // twice, since the clock stops a minute after the last move
    for (const seconds of [40, 18]) {
      game.play({ kind: 'draw' });
      tab.pass(seconds * 1000);
    }
    expect(tab.announcements).to.have.lengthOf(2);
    await until(() => part(game, '.time dd').textContent.startsWith('1:'), 'the clock shows a minute');
    expect(tab.announcements).to.have.lengthOf(2);
    tab.close();
  });

  it('of moves omit the score; the end names the number of moves and the result of the stake', async () => {
    const game = await mountWin(shortest('reno'));
    const { line } = shortest('reno');
    for (const text of line) expect(game.play(moveOf(text)), text).to.equal(true);
    const texts = announcements();
    expect(eventLog.of('solitaire-score')).to.not.deep.equal([]);
    expect(texts.length).to.be.at.least(line.length);
    for (const text of texts.slice(0, -1)) expect(text).to.not.match(/score|paid|net|stake|second|minute/i);
    expect(texts.at(-1)).to.match(/You won in \d+ moves\. The stake is recovered: net \$\d+\.$/);
  });

  it('keys of removed parts are left to the page', async () => {
    const game = await mount({ deal: '4', without: 'undo hints finish help' });
    await focused(game);
    const taken: string[] = [];
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) taken.push(event.key);
    };
    addEventListener('keydown', listen);
    await pressKeys(['Control+z', 'Control+y', 'h', 'a', '?']);
    removeEventListener('keydown', listen);
    expect([taken, announcements()]).to.deep.equal([[], []]);
  });

  describe('on the page', () => {
    it('use one live region in the language of the texts, or ariaNotify, never both', async () => {
      const game = await mount({ deal: '4', announce: 'notify' });
      const notified: string[] = [];
      Object.defineProperty(game, 'ariaNotify', {
        value: (text: string) => notified.push(text),
        configurable: true,
      });
      game.play({ kind: 'draw' });
      expect([notified.length, game.querySelectorAll('[slot=solitaire-status]').length]).to.deep.equal([
        1, 0,
      ]);
      Object.defineProperty(game, 'ariaNotify', { value: undefined });
      game.undo();
      const [status] = game.querySelectorAll<HTMLElement>('[slot=solitaire-status]');
      expect([notified.length, status?.lang]).to.deep.equal([1, 'en']);
      await until(() => status?.textContent.startsWith('Undone: ') === true, 'the announcement is written');
      game.redo();
      expect(game.querySelectorAll('[slot=solitaire-status]')).to.have.lengthOf(1);
    });
  });

  it('a click next to the table announces nothing and makes no move', async () => {
    const game = await focused(await mountWin(shortest('klondike')));
    await mouseClicks([pointOf(game.shadowRoot?.querySelector('.bar') as HTMLElement)]);
    expect(announcements()).to.deep.equal([]);
    expect(eventLog.of('solitaire-move')).to.deep.equal([]);
  });
});
