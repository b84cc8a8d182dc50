// Saved games: restored after a reload, a crash and back navigation; two tabs and two tables do not overwrite each
// other's games; and without storage the game continues with one message.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { field, openPage, press } from '../support/dialog.js';
import { Tab } from '../support/frames.js';
import { pressKey } from '../support/hands.js';
import { WIN } from '../support/journey.js';
import {
  DEMON,
  figure,
  keyOf,
  moves,
  play,
  saveOf,
  visibleState,
  statistics,
  stored,
  table,
  useMenu,
  useTool,
  withTabs,
} from '../support/autosave.js';
import { byClicks, nextFrame, part } from '../support/play.js';
import { until } from '../support/until.js';

/** Turns on the left-handed layout in the dialog. */
async function setLeftHanded(tab: Tab): Promise<void> {
  await openPage(tab.game, 'Options');
  const choice = field(tab.game, 'Left-handed table');
  await press(choice);
  expect(choice.checked).to.equal(true);
  await pressKey('Escape');
}

describe('a saved game', () => {
  withTabs();

  it('keeps its time when the element is removed from the page', async () => {
    const tab = await Tab.open(table());
    await play(tab, 1);
    tab.pass(30_000);
    tab.game.remove();
    expect(JSON.parse(saveOf('demon.81') ?? ''))
      .to.have.nested.property('record.seconds')
      .that.is.within(29, 40);
  });

  describe('after a reload', () => {
    it('has its cards, score and clock, and the moves to undo and redo', async () => {
      const tab = await Tab.open(table());
      expect(tab.restored).to.deep.equal([false]);
      const dealt = visibleState(tab);
      await play(tab, 10);
      tab.pass(40_000);
      await play(tab, 2);
      const before = visibleState(tab);
      expect(before.score).to.be.above(dealt.score);
      await useTool(tab, 'Undo');
      await useTool(tab, 'Undo');
      const ten = visibleState(tab);
      await tab.reload();
      expect(tab.restored).to.deep.equal([true]);
      expect(tab.announcements, 'no announcement').to.deep.equal([]);
      expect(visibleState(tab)).to.deep.equal(ten);
      expect(moves(tab)).to.equal(10);
      expect(tab.game.elapsed).to.be.within(40, 45);
      expect(figure(tab, 'time')).to.match(/^0:4\d$/);
      expect(figure(tab, 'moves')).to.equal('10');
      await useTool(tab, 'Redo');
      await useTool(tab, 'Redo');
      expect(visibleState(tab)).to.deep.equal(before);
      for (let left = 12; left > 0; left--) await useTool(tab, 'Undo');
      expect(visibleState(tab)).to.deep.equal(dealt);
      expect(tab.faults).to.deep.equal([]);
    });

    it('has its moves on a page whose scripts give all arrays a `toJSON`, as Prototype.js does', async () => {
      const toJSON = function (this: unknown[]): string {
        return `[${this.join()}]`;
      };
      const tab = await Tab.open({
        html: table(),
        before: (page) => void Object.defineProperty(page.Array.prototype, 'toJSON', { value: toJSON }),
      });
      await play(tab, 3);
      await tab.reload();
      expect(tab.restored).to.deep.equal([true]);
      expect(moves(tab)).to.equal(3);
    });

    it('dispatches the verdict that was saved with it', async () => {
      const states: string[] = [];
      const tab = await Tab.open({
        html: '<solitaire-game variant="over-under" deal="4" verdict="always"></solitaire-game>',
        before: (page) =>
          page.document.addEventListener('solitaire-verdict', ({ detail }) => states.push(detail.state)),
      });
      tab.game.play({ kind: 'draw' });
      await until(() => states.length > 0, 'a verdict');
      const verdict = states.at(-1);
      states.length = 0;
      await tab.reload();
      await until(() => states.length > 0, 'the verdict after the reload');
      expect(states).to.deep.equal([verdict]);
    });

    it('has a clock that is stopped until the next move', async () => {
      const tab = await Tab.open(table());
      await play(tab, 1);
      tab.pass(30_000);
      await tab.reload();
      tab.pass(20_000);
      expect(tab.game.elapsed).to.be.within(30, 32);
      await play(tab, 1);
      tab.pass(10_000);
      expect(tab.game.elapsed).to.be.within(40, 44);
    });

    it('has its bookmark, which can be restored', async () => {
      const tab = await Tab.open(table());
      await play(tab, 3);
      await useMenu(tab, 'Set bookmark');
      const marked = visibleState(tab);
      await play(tab, 3);
      const six = visibleState(tab);
      await tab.reload();
      await useMenu(tab, 'Back to the bookmark');
      expect(visibleState(tab)).to.deep.equal(marked);
      for (let back = 0; back < 3; back++) await useTool(tab, 'Redo');
      expect(visibleState(tab)).to.deep.equal(six);
    });

    it('still undoes automatic moves together with the player’s move before them', async () => {
      const tab = await Tab.open(table(`${DEMON} autoplay="always"`));
      tab.front();
      await byClicks(tab.game, { kind: 'play', from: 'reserve', to: 'tableau-1', count: 1 });
      expect(tab.eventLog.of('solitaire-move').map(({ automatic }) => automatic)).to.deep.equal([
        false,
        true,
      ]);
      expect(moves(tab)).to.equal(2);
      await tab.reload();
      expect(moves(tab)).to.equal(2);
      await useTool(tab, 'Undo');
      expect(moves(tab)).to.equal(0);
      await useTool(tab, 'Redo');
      expect(moves(tab)).to.equal(2);
    });

    it('does not play a card to its foundation again that the player took back', async () => {
      const tab = await Tab.open(table(`${DEMON} autoplay="always"`));
      tab.front();
      await byClicks(tab.game, { kind: 'play', from: 'reserve', to: 'tableau-1', count: 1 });
      await useTool(tab, 'Undo');
      await tab.reload();
      tab.front();
      await byClicks(tab.game, { kind: 'draw' });
      expect(moves(tab), 'the draw alone').to.equal(1);
    });

    it('is the new game, not the previous one', async () => {
      const tab = await Tab.open(table('variant="klondike"'));
      tab.front();
      await byClicks(tab.game, { kind: 'draw' });
      const old = visibleState(tab);
      await useTool(tab, 'New game');
      const dealt = visibleState(tab);
      expect(dealt.deal).not.to.equal(old.deal);
      await tab.reload();
      expect(tab.restored).to.deep.equal([true]);
      expect(visibleState(tab)).to.deep.equal(dealt);
    });

    it('that is over is shown as it ended, and can be undone', async () => {
      const tab = await Tab.open(table());
      for (const move of WIN) expect(tab.game.play(move)).to.equal(true);
      await tab.reload();
      expect(tab.game.status).to.equal('won');
      expect(tab.eventLog.of('solitaire-end'), 'no second end event').to.deep.equal([]);
      expect(part(tab.game, '.end').textContent).to.contain('You won');
      await useTool(tab, 'Undo');
      expect(tab.game.status).to.equal('playing');
      await tab.reload();
      expect(tab.game.status).to.equal('playing');
      await play(tab, 1);
      expect(tab.game.status).to.equal('won');
      expect(tab.eventLog.of('solitaire-end'), 'no second end event after a reload').to.deep.equal([]);
      expect((await statistics(tab))['Won']).to.equal('1');
    });
  });

  it('after a crash without any event, has all moves up to the last one', async () => {
    const tab = await Tab.open(table());
    await play(tab, 8);
    await useTool(tab, 'Undo');
    const seven = visibleState(tab);
    tab.crash();
    const again = await Tab.open(table());
    expect(again.restored).to.deep.equal([true]);
    expect(visibleState(again)).to.deep.equal(seven);
    await useTool(again, 'Redo');
    expect(moves(again)).to.equal(8);
  });

  it('after leaving the page, has the seconds since the last move', async () => {
    const tab = await Tab.open(table());
    await play(tab, 2);
    tab.pass(25_000);
    tab.close();
    const again = await Tab.open(table());
    expect(again.game.elapsed).to.be.within(25, 28);
    expect(moves(again)).to.equal(2);
  });

  describe('after navigating back and forward', () => {
    const passes = (tab: Tab, type: 'pagehide' | 'pageshow'): void => {
      const { PageTransitionEvent: Passing } = tab.page;
      tab.page.dispatchEvent(new Passing(type, { persisted: true }));
    };

    it('has the seconds up to leaving the page, and continues', async () => {
      const tab = await Tab.open(table());
      await play(tab, 2);
      tab.pass(30_000);
      passes(tab, 'pagehide');
      const reader = await Tab.open(table());
      expect(reader.game.elapsed).to.be.within(30, 33);
      reader.close();
      passes(tab, 'pageshow');
      await play(tab, 2);
      expect(tab.faults).to.deep.equal([]);
      await tab.reload();
      expect(moves(tab)).to.equal(4);
    });

    it('is the game that was continued in another tab', async () => {
      const tab = await Tab.open(table());
      await play(tab, 2);
      passes(tab, 'pagehide');
      const other = await Tab.open(table());
      await play(other, 3);
      other.close();
      passes(tab, 'pageshow');
      await nextFrame();
      expect(moves(tab)).to.equal(5);
      expect(visibleState(tab).piles).to.deep.equal(tab.game.position.piles);
      await play(tab, 1);
      expect(tab.faults).to.deep.equal([]);
    });
  });

  describe('is restored only with the settings it was started with', () => {
    const SETTINGS: readonly (readonly [what: string, one: string, other: string, ownKey: boolean])[] = [
      ['variant', 'variant="klondike"', 'variant="demon"', true],
      ['deal', 'variant="klondike" deal="7"', 'variant="klondike" deal="8"', true],
      ['no deal', 'variant="klondike" deal="7"', 'variant="klondike"', true],
      ['option', 'variant="klondike"', 'variant="klondike" draw="1"', false],
      ['daily date', 'variant="klondike" daily="2026-11-20"', 'variant="klondike" daily="2026-11-21"', false],
      ['no date', 'variant="klondike" daily="2026-11-20"', 'variant="klondike"', true],
    ];
    for (const [what, one, other, ownKey] of SETTINGS) {
      it(`another ${what}: a new game; ${ownKey ? 'each is kept' : 'the old one is kept until a move is made in the new one'}`, async () => {
        const tab = await Tab.open(table(one));
        expect(tab.game.play({ kind: 'draw' })).to.equal(true);
        const begun = visibleState(tab);
        await tab.reload({ html: table(other) });
        expect(tab.restored, 'with other settings').to.deep.equal([false]);
        expect(moves(tab)).to.equal(0);
        await tab.reload({ html: table(one) });
        expect(tab.restored, 'with its own settings').to.deep.equal([true]);
        expect(visibleState(tab)).to.deep.equal(begun);
        await tab.reload({ html: table(other) });
        expect(tab.game.play({ kind: 'draw' })).to.equal(true);
        await tab.reload({ html: table(one) });
        expect(tab.restored).to.deep.equal([ownKey]);
        expect(tab.faults).to.deep.equal([]);
      });
    }

    it('a shared deal is saved separately from the player’s own game', async () => {
      const html = table('variant="klondike" links="#"');
      const own = await Tab.open(html);
      own.game.play({ kind: 'draw' });
      const mine = visibleState(own);
      own.close();
      const shared = await Tab.open(html, '#solitaire=klondike.42.draw-1');
      expect(shared.restored).to.deep.equal([false]);
      expect(visibleState(shared)).to.deep.include({ deal: 42 });
      for (let i = 0; i < 2; i++) shared.game.play({ kind: 'draw' });
      const theirs = visibleState(shared);
      await shared.reload();
      expect(visibleState(shared)).to.deep.equal(theirs);
      shared.close();
      const again = await Tab.open(html);
      expect(again.restored).to.deep.equal([true]);
      expect(visibleState(again)).to.deep.equal(mine);
    });

    it('also if the page changes an attribute during the game', async () => {
      const tab = await Tab.open(table('variant="klondike" deal="7"'));
      tab.game.play({ kind: 'draw' });
      const begun = visibleState(tab);
      tab.game.setAttribute('deal', '8');
      await tab.game.updateComplete;
      expect(visibleState(tab).deal).to.equal(8);
      expect(moves(tab)).to.equal(0);
      tab.game.setAttribute('deal', '7');
      await tab.game.updateComplete;
      expect(visibleState(tab)).to.deep.equal(begun);
      expect(tab.restored).to.deep.equal([false, false, true]);
    });
  });

  describe('two tables on a page', () => {
    const TWO = [1, 2].map(() => table('variant="klondike" save-key="mine"')).join('');
    const two = (tab: Tab) => tab.games.map(({ position: { deal, moves: made } }) => [deal, made]);

    for (const [named, html] of [
      ['one name', TWO],
      ['no name', TWO.replaceAll('save-key="mine"', '')],
    ] as const) {
      it(`with ${named}: each table restores its own game, the second as #2`, async () => {
        const tab = await Tab.open(html);
        const [first, second] = tab.games;
        first?.play({ kind: 'draw' });
        for (let i = 0; i < 2; i++) second?.play({ kind: 'draw' });
        const name = html.includes('mine') ? 'mine' : 'klondike';
        expect(stored()).to.deep.equal([`game:${name}`, `game:${name}#2`, 'statistics']);
        const before = two(tab);
        expect(before[0]?.[0]).not.to.equal(before[1]?.[0]);
        await tab.reload();
        expect(tab.restored).to.deep.equal([true, true]);
        expect(two(tab)).to.deep.equal(before);
        expect(tab.faults).to.deep.equal([]);
      });
    }

    it('a table that is moved on the page keeps its game and its save key', async () => {
      const tab = await Tab.open(TWO);
      const [first, second] = tab.games as [SolitaireGame, SolitaireGame];
      first.play({ kind: 'draw' });
      second.play({ kind: 'draw' });
      const before = first.position;
      tab.page.document.body.append(first);
      await nextFrame();
      expect(first.position).to.equal(before);
      for (let i = 0; i < 2; i++) first.play({ kind: 'draw' });
      expect(JSON.parse(saveOf('mine') ?? '')).to.have.nested.property('record.game.cursor', 3);
      expect(JSON.parse(saveOf('mine#2') ?? '')).to.have.nested.property('record.game.cursor', 1);
      expect(tab.faults).to.deep.equal([]);
    });
  });

  it('is found by a table that replaces one in the same task', async () => {
    const tab = await Tab.open(table());
    await play(tab, 3);
    const { moves: made } = tab.game.position;
    const { parentElement: box } = tab.game;
    const [first, second] = [tab.game.cloneNode(), tab.game.cloneNode()] as [SolitaireGame, SolitaireGame];
    tab.game.remove();
    box?.append(first);
    first.remove();
    box?.append(second);
    await second.updateComplete;
    expect(second.position.moves).to.equal(made);
    expect(first.isConnected).to.equal(false);
  });

  it('save="none" stores neither games nor statistics nor settings', async () => {
    const tab = await Tab.open(table(`${DEMON} save="none"`));
    const before = Object.keys(localStorage);
    await play(tab, 3);
    await useMenu(tab, 'Set bookmark');
    await setLeftHanded(tab);
    for (const move of WIN.slice(3)) tab.game.play(move);
    expect((await statistics(tab))['Played']).to.equal('1');
    await useTool(tab, 'New game');
    tab.page.dispatchEvent(new tab.page.PageTransitionEvent('pagehide'));
    expect(Object.keys(localStorage)).to.deep.equal(before);
    await tab.reload();
    expect(tab.restored).to.deep.equal([false]);
  });

  it('clear() removes every key of the table, and later moves are saved again', async () => {
    const daily = await Tab.open(table('variant="demon" runs="any"'));
    await daily.game.newGame({ daily: '2026-11-20' });
    daily.game.play({ kind: 'draw' });
    daily.game.clear();
    daily.crash();
    expect(stored(), 'a daily deal').to.deep.equal([]);
    const tab = await Tab.open(table());
    await play(tab, 2);
    localStorage.setItem(keyOf('game:demon.81'), 'damaged');
    await tab.reload();
    await play(tab, 2);
    await setLeftHanded(tab);
    expect(stored()).to.deep.equal(['game:demon.81', 'game:demon.81:aside', 'settings', 'statistics']);
    tab.game.clear();
    expect(stored()).to.deep.equal([]);
    expect((await statistics(tab))['Played']).to.equal('0');
    tab.page.dispatchEvent(new tab.page.PageTransitionEvent('pagehide'));
    expect(stored(), 'after the page is left').to.deep.equal([]);
    await play(tab, 1);
    await tab.reload();
    expect(moves(tab)).to.equal(3);
  });
});
