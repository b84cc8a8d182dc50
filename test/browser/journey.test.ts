// A long session, through the interface only: half a game of Demon, a reload, a lost position, a hint that reports it,
// twenty undos, a win that counts once, and a shared deal.
import { expect } from '@open-wc/testing';
import { en } from '../../src/locales/en-all.js';
import {
  choose,
  dialogOf,
  item,
  list,
  note,
  openDeals,
  openMenu,
  openPage,
  press,
} from '../support/dialog.js';
import { byKeysThere, Tab } from '../support/frames.js';
import { pressKey, pressKeys } from '../support/hands.js';
import { DEAD_END, DEAL, FORK, WIN } from '../support/journey.js';
import { figure, visibleState, shown, statistics, useTool, withTabs } from '../support/autosave.js';
import {
  byClicks,
  clearStorage,
  nextFrame,
  part,
  positionPiles,
  shownPiles,
  type Way,
} from '../support/play.js';

const HALF = Math.floor(WIN.length / 2);
const PAGE = '<solitaire-game variant="demon" links="#"></solitaire-game>';

/** Makes the moves up to this one, in order. */
async function playTo(tab: Tab, end: number, way: Way): Promise<void> {
  tab.front();
  const { moves } = tab.game.position;
  for (const [i, move] of WIN.slice(moves, end).entries()) {
    await way(tab.game, move);
    expect(tab.game.position.moves, `after move ${moves + i + 1}`).to.equal(moves + i + 1);
  }
  await tab.game.updateComplete;
}

const seen = (tab: Tab) => ({
  ...visibleState(tab),
  moves: figure(tab, 'moves'),
  figure: figure(tab, 'score'),
});

describe('a long session of Demon', function () {
  this.timeout(60_000);
  withTabs();

  it('half a game, a reload, a dead end, a hint, twenty undos, a win that counts once, a shared deal', async () => {
    const copied: string[] = [];
    const tab = await Tab.open({
      html: PAGE,
      before: ({ navigator }) => {
        navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
      },
    });
    const { game } = tab;
    tab.front();

    // an option is set in the dialog, and the deal chosen by its number
    await openPage(game, 'Options');
    await choose(list(game, 'Moving runs'), 'parts too');
    await pressKey('Escape');
    await openDeals(game);
    await pressKeys([...String(DEAL)].map((digit) => `Digit${digit}`));
    await pressKey('Enter');
    await nextFrame();
    expect(game.position).to.deep.include({ deal: DEAL, moves: 0 });
    expect(game.position.options).to.deep.include({ runs: 'any' });
    const dealt = visibleState(tab);

    // the first half by clicks
    await playTo(tab, HALF, byClicks);
    game.focus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowRight']) {
      tab.pass(40_000);
      await pressKey(key);
    }
    const halfway = seen(tab);
    await tab.reload();
    expect(tab.restored).to.deep.equal([true]);
    expect(seen(tab)).to.deep.equal(halfway);
    expect(figure(tab, 'time')).to.match(/^2:/);

    // continues by keys, into a lost position
    const again = tab.game;
    tab.front();
    again.focus();
    await playTo(tab, FORK, byKeysThere);
    const losingMove = seen(tab);
    for (const move of DEAD_END) await byKeysThere(again, move);
    expect(DEAD_END).to.have.lengthOf(20);
    expect(again.position.moves).to.equal(FORK + 20);
    expect(again.status).to.equal('playing');
    await pressKey('h');
    await nextFrame();
    expect(shown(tab)).to.equal(en.hintNone);
    expect(tab.announcements.at(-1)).to.equal(shown(tab));

    // undoes the twenty moves
    for (let back = 0; back < 20; back++) await pressKey('Control+z');
    await again.updateComplete;
    expect(seen(tab)).to.deep.equal(losingMove);
    expect(shown(tab)).to.equal('');
    await pressKey('h');
    await nextFrame();
    expect(shown(tab)).not.to.equal('');
    expect(shown(tab)).not.to.equal(en.hintNone);

    // plays to the win, by keys and then by clicks
    await playTo(tab, FORK + 10, byKeysThere);
    await playTo(tab, WIN.length, byClicks);
    expect(again.status).to.equal('won');
    const ending = part(again, '.end').textContent.replace(/\s+/g, ' ');
    expect(ending).to.contain('You won!');
    expect(ending).to.contain(`Moves ${WIN.length}`);
    const ends = tab.eventLog.of('solitaire-end');
    expect(ends).to.have.lengthOf(1);
    expect(ends[0]).to.include({ status: 'won', score: 52, moves: WIN.length, deal: DEAL });
    expect(ends[0]?.seconds).to.be.within(120, 300);

    // the game is counted once, even if it is won again
    const figures = await statistics(tab);
    expect(figures).to.include({
      Played: '1',
      Won: '1',
      'Win rate': '100%',
      'Current streak': '1',
      'Fewest moves': String(WIN.length),
      'Best score': '52',
    });
    expect(figures['Best time']).to.match(/^[2-4]:\d\d$/);
    await useTool(tab, 'Undo');
    expect(again.status).to.equal('playing');
    await playTo(tab, WIN.length, byClicks);
    expect(again.status).to.equal('won');
    expect(await statistics(tab)).to.deep.equal(figures);
    expect(tab.eventLog.of('solitaire-end')).to.have.lengthOf(1);

    // the link opens the same deal with the same options in a browser without stored data
    await openMenu(again);
    await press(item(again, 'Share this deal'));
    await nextFrame();
    expect(note(again)).to.contain('Copied');
    expect(dialogOf(again).open).to.equal(true);
    expect(copied).to.have.lengthOf(1);
    expect(copied[0]).to.contain(`Demon solitaire, deal ${DEAL}`);
    const [link = ''] = /https?:\S+/.exec(copied[0] ?? '') ?? [];
    expect(tab.faults).to.deep.equal([]);
    tab.close();
    clearStorage();
    const otherPlayer = await Tab.open(PAGE, link);
    expect(otherPlayer.restored).to.deep.equal([false]);
    expect(visibleState(otherPlayer)).to.deep.equal(dealt);
    expect(shownPiles(otherPlayer.game)).to.deep.equal(positionPiles(otherPlayer.game.position));
    await playTo(otherPlayer, 3, byClicks);
    expect(otherPlayer.faults).to.deep.equal([]);
  });

  it('a shared deal uses the options it was shared with, even for a player with other options, on an open page', async () => {
    const tab = await Tab.open(PAGE);
    tab.front();
    await openPage(tab.game, 'Options');
    await choose(list(tab.game, 'Moving runs'), 'parts too');
    await choose(list(tab.game, 'Cards in the Demon'), '10');
    await pressKey('Escape');
    expect(tab.game.position.options).to.deep.include({ runs: 'any', reserve: 10 });
    tab.page.location.hash = `#solitaire=demon.${DEAL}`;
    await nextFrame();
    expect(tab.game.position).to.deep.include({ deal: DEAL, moves: 0 });
    expect(tab.game.position.options).to.deep.include({ runs: 'whole', reserve: 13 });
    visibleState(tab);
    await useTool(tab, 'New game');
    expect(tab.game.position.deal).not.to.equal(DEAL);
    expect(tab.faults).to.deep.equal([]);
  });
});
