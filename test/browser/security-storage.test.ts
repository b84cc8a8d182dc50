// Statistics files from other people fill neither the site's storage nor the dialog.
import { expect } from '@open-wc/testing';
import { dialogOf, note, openPage, upload } from '../support/dialog.js';
import { pressKey } from '../support/hands.js';
import { atTable, clearStorage, mount, nextFrame } from '../support/play.js';

const PREFIX = 'solitaire-elements:';
const totals = { played: 3, won: 0, streak: 0, bestStreak: 0, bankroll: 0, brokeEven: 0 };

/** A file of nearly a million characters: unknown games, or one game with many options. */
const hugeFile = (name: (n: number) => string): string => {
  const games = Object.fromEntries(
    Array.from({ length: 7500 }, (_, n) => [name(n), { totals, recent: [] }] as const),
  );
  return JSON.stringify({ format: 1, games, days: {} });
};

const own = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
const size = (): number =>
  own().reduce((sum, key) => sum + key.length + (localStorage.getItem(key) ?? '').length, 0);

describe('stored data', function () {
  this.timeout(30_000);
  atTable();
  afterEach(() => {
    localStorage.clear();
  });

  it('five imported files of a million characters: the page can still store data, the dialog is short, and moves are saved', async () => {
    const game = await mount({ deal: '4' });
    game.play({ kind: 'draw' });
    await openPage(game, 'Statistics');
    for (let n = 0; n < 5; n++) {
      await upload(
        game,
        hugeFile((m) => (n % 2 ? `game-${n}-${m}` : `klondike?redeals=${n * 7500 + m}`)),
      );
      expect(note(game)).to.include('too large');
    }
    // each within the limits of a file
    for (let n = 0; n < 3; n++) {
      const { games } = JSON.parse(hugeFile((m) => `game-${n}-${m}`)) as { games: Record<string, unknown> };
      const few = Object.fromEntries(Object.entries(games).slice(0, 1000));
      await upload(game, JSON.stringify({ format: 1, games: few, days: {} }));
      expect(note(game)).to.include('0 games');
    }
    expect(dialogOf(game).querySelectorAll('option').length).to.be.below(10);
    await pressKey('Escape');
    await nextFrame();
    expect(size()).to.be.below(10_000);
    localStorage.setItem('the page’s own', 'x'.repeat(4_000_000));
    // the first game is counted when the next one makes its first move
    await game.newGame({ deal: 5 });
    game.play({ kind: 'draw' });
    await openPage(game, 'Statistics');
    expect(dialogOf(game).querySelector('dd')?.textContent.trim()).to.equal('1');
  });

  it('clear("all") removes all data of this package, clear() all data of the table', async () => {
    const game = await mount({ deal: '4' });
    const other = await mount({ variant: 'reno', deal: '4' });
    game.play({ kind: 'draw' });
    const [move] = other.position.piles.length ? [other.hint()?.move] : [];
    if (move) other.play(move);
    localStorage.setItem(`${PREFIX}game:klondike.99:aside`, 'x');
    localStorage.setItem(`${PREFIX}statistics:aside`, 'x');
    localStorage.setItem('the page’s own', 'x');
    expect(own()).to.have.lengthOf(5);
    game.clear();
    expect(own().sort()).to.deep.equal([
      `${PREFIX}game:klondike.99:aside`,
      `${PREFIX}game:reno.4`,
      `${PREFIX}statistics`,
    ]);
    game.clear('all');
    expect(own()).to.deep.equal([]);
    expect(localStorage.getItem('the page’s own')).to.equal('x');
    clearStorage();
  });

  it('with almost no space left, the current game replaces the newest backup, and the page can still store data', async () => {
    const game = await mount({ deal: '4' });
    const aside = ['', '-2', '-3', '-4'].map((end) => `${PREFIX}game:klondike.99:aside${end}`);
    for (const key of aside) localStorage.setItem(key, 'x'.repeat(50_000));
    for (let room = 2 ** 20, n = 0; room >= 1; n++) {
      try {
        localStorage.setItem(`the page’s own ${n}`, 'x'.repeat(room));
      } catch {
        room /= 2;
      }
    }
    game.play({ kind: 'draw' });
    expect(own().sort()).to.deep.equal([
      `${PREFIX}game:klondike.4`,
      ...aside.slice(0, 3),
      `${PREFIX}statistics`,
    ]);
    localStorage.setItem('more of the page', 'x'.repeat(9_900));
  });

  it('clear("all") is not undone by this or another table when the page is hidden', async () => {
    const tables = [await mount({ deal: '4' }), await mount({ deal: '5' })];
    for (const table of tables) table.play({ kind: 'draw' });
    expect(own()).to.have.lengthOf(3);
    tables[0]?.clear('all');
    for (const table of tables) table.remove();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(own()).to.deep.equal([]);
  });

  it('a frame’s save key cannot overwrite the backups of another game', async () => {
    const aside = `${PREFIX}game:klondike:aside`;
    localStorage.setItem(aside, 'a backup');
    const table = await mount({ deal: '4', 'save-key': 'klondike:aside' });
    table.play({ kind: 'draw' });
    expect(localStorage.getItem(aside)).to.equal('a backup');
    expect(own().sort()).to.deep.equal([`${PREFIX}game:klondike%3Aaside`, aside, `${PREFIX}statistics`]);
  });
});
