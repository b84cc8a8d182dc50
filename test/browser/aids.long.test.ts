// Undo and redo without limit, the bookmark, and hints.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { item, openMenu, press } from '../support/dialog.js';
import { pressKey, pressKeys } from '../support/hands.js';
import { lost, playedTo, shortest } from '../support/lines.js';
import { tool } from '../support/page.js';
import {
  allCards,
  atTable,
  deckOfText,
  mount,
  moveOf,
  nextFrame,
  part,
  positionPiles,
  mountWin,
  shownPiles,
  type Win,
} from '../support/play.js';

const message = (game: SolitaireGame): string => part(game, '.message').textContent.trim();

/** Counts the presses of a key that have an effect on the table. */
const keys = (key: string, times: number): Promise<void> => pressKeys(new Array<string>(times).fill(key));

describe('undo and redo', function () {
  this.timeout(30_000);
  const eventLog = atTable();

  it('step from a win back to the deal and forward again, restoring each card and each point', async () => {
    for (const variant of ['over-under', 'klondike']) {
      const win = shortest(variant);
      const game = await mountWin(win);
      const seen = [game.position];
      for (const text of win.line) {
        game.play(moveOf(text));
        seen.push(game.position);
      }
      eventLog.clear();
      game.focus();
      const tables = seen.map(positionPiles);
      for (let at = win.line.length - 1; at >= 0; at--) {
        await pressKey('Control+z');
        expect([game.score, game.position.moves, game.status]).to.deep.equal([
          seen[at]?.score,
          at,
          'playing',
        ]);
        if (at % 10 === 0) expect(shownPiles(game)).to.deep.equal(tables[at]);
      }
      expect(tool(game, 'Undo').getAttribute('aria-disabled')).to.equal('true');
      await keys('Control+y', win.line.length);
      expect(game.status).to.equal('won');
      expect(game.position).to.deep.equal(seen.at(-1));
      expect(shownPiles(game)).to.deep.equal(tables.at(-1));
      expect(eventLog.of('solitaire-end'), 'no second end event').to.deep.equal([]);
      game.remove();
    }
  });

  it('are available after a win and after a loss', async () => {
    for (const game of [await playedTo('over-under', Infinity), await lost()]) {
      const over = game.status;
      const { moves } = game.position;
      const end = [...part(game, '.end').querySelectorAll('button')];
      await press(end.find(({ textContent }) => textContent.trim() === 'Undo') ?? tool(game, 'Undo'));
      expect([over === 'playing', game.status, game.position.moves]).to.deep.equal([
        false,
        'playing',
        moves - 1,
      ]);
      expect(game.shadowRoot?.querySelector('.end')).to.equal(null);
      expect(game.shadowRoot?.activeElement, 'the focus is on the table').to.not.equal(null);
      await press(tool(game, 'Redo'));
      expect(game.status).to.equal(over);
      game.remove();
    }
    expect(eventLog.of('solitaire-end').filter(({ status }) => status === 'won')).to.have.lengthOf(1);
  });

  it('a different move after undo replaces the undone moves', async () => {
    const game = await mount({ deal: '4' });
    game.focus();
    await keys('n', 3);
    await keys('Control+z', 2);
    expect(tool(game, 'Redo').getAttribute('aria-disabled')).to.equal('false');
    const hint = game.hint();
    expect(hint?.move.kind).to.equal('play');
    if (hint) game.play(hint.move);
    await game.updateComplete;
    expect(tool(game, 'Redo').getAttribute('aria-disabled')).to.equal('true');
    expect(game.position.moves).to.equal(2);
  });
});

describe('the bookmark', function () {
  this.timeout(20_000);
  const eventLog = atTable();

  const use = async (game: SolitaireGame, name: string): Promise<void> => {
    await openMenu(game);
    await press(item(game, name));
    await nextFrame();
  };
  const canReturn = async (game: SolitaireGame): Promise<boolean> => {
    await openMenu(game);
    const can = !item(game, 'Back to the bookmark').disabled;
    await pressKey('Escape');
    await nextFrame();
    return can;
  };

  it('is set and announced, and restores its position from later moves, which can be redone', async () => {
    const game = await playedTo('klondike', 10);
    const marked = positionPiles(game.position);
    expect(await canReturn(game)).to.equal(false);
    await use(game, 'Set bookmark');
    expect(eventLog.of('solitaire-announce').at(-1)?.text).to.equal('Bookmark set.');
    expect(await canReturn(game), 'a bookmark is set').to.equal(false);
    for (const text of shortest('klondike').line.slice(10, 30)) game.play(moveOf(text));
    const later = positionPiles(game.position);
    await use(game, 'Back to the bookmark');
    expect(shownPiles(game)).to.deep.equal(marked);
    expect([game.position.moves, eventLog.of('solitaire-announce').at(-1)?.text]).to.deep.equal([
      10,
      'Back at the bookmark.',
    ]);
    game.focus();
    await keys('Control+y', 20);
    expect(shownPiles(game)).to.deep.equal(later);
  });

  it('restores its position also from another line of play and after a restart', async () => {
    const game = await playedTo('klondike', 10);
    const marked = positionPiles(game.position);
    await use(game, 'Set bookmark');
    await use(game, 'Restart');
    expect(game.position.moves).to.equal(0);
    await use(game, 'Back to the bookmark');
    expect(shownPiles(game)).to.deep.equal(marked);
    game.focus();
    await keys('Control+z', 4);
    await pressKey('n');
    await use(game, 'Back to the bookmark');
    expect(shownPiles(game)).to.deep.equal(marked);
  });

  it('restores its position from a dead end, and is removed by the next game', async () => {
    const game = await mountWin(shortest('over-under'));
    game.play({ kind: 'draw' });
    await game.updateComplete;
    await use(game, 'Set bookmark');
    for (let i = 0; i < 15; i++) game.play({ kind: 'draw' });
    const tops = game.position.piles.map(({ id }) => id);
    while (tops.some((from) => game.play({ kind: 'play', from, to: 'discard', count: 1 })));
    expect(game.status).to.equal('lost');
    await game.updateComplete;
    await use(game, 'Back to the bookmark');
    expect([game.status, game.position.moves]).to.deep.equal(['playing', 1]);
    await press(tool(game, 'New game'));
    expect(await canReturn(game)).to.equal(false);
  });
});

describe('a hint', function () {
  this.timeout(30_000);
  const eventLog = atTable();

  it('is shown as symbols and announced with card names and the same reason, and stays until the next move', async () => {
    const game = await playedTo('klondike', 0);
    eventLog.clear();
    await press(tool(game, 'Hint'));
    const announcements = eventLog.of('solitaire-announce').map(({ text }) => text);
    expect(announcements).to.have.lengthOf(1);
    expect(announcements[0]).to.match(/^\S.* of .* to (column|foundation) \d.*\. \S.*\.$/);
    expect(message(game)).to.match(/^Move [AJQK\d]+[♠♥♦♣] onto [AJQK\d]+[♠♥♦♣]\. \S.*\.$/);
    const reason = (text: string): string => text.slice(text.indexOf('. '));
    expect(reason(message(game))).to.equal(reason(announcements[0] ?? ''));
    expect(part(game, '.message').checkVisibility()).to.equal(true);
    game.play(game.hint()?.move ?? { kind: 'draw' });
    await game.updateComplete;
    expect(message(game)).to.equal('');
  });

  it('can be hidden with Esc, because its message may cover the focus on a small table', async () => {
    const game = await mount({ variant: 'klondike', deal: '5' });
    game.focus();
    await pressKey('h');
    expect(message(game)).to.not.equal('');
    await pressKey('ArrowRight');
    expect(message(game)).to.not.equal('');
    await pressKey('Escape');
    expect(message(game)).to.equal('');
    expect(game.position.moves).to.equal(0);
  });

  it('shows the next hint when it is pressed again, and the first after the last', async () => {
    const game = await playedTo('cruel', 0);
    // a verdict that arrives between two presses changes the hints
    game.without = 'verdict';
    await game.updateComplete;
    game.focus();
    const first: string[] = [];
    const again: string[] = [];
    await pressKey('h');
    await game.updateComplete;
    for (let n = 0; n < 40 && !(n > 1 && message(game) === first[0]); n++) {
      first.push(message(game));
      await pressKey('h');
      await game.updateComplete;
    }
    expect(first.length).to.be.above(1);
    expect(new Set(first).size, 'the hints differ').to.equal(first.length);
    while (again.length < first.length) {
      again.push(message(game));
      await pressKey('h');
      await game.updateComplete;
    }
    expect(again).to.deep.equal(first);
  });

  it('changes neither position nor score, and does not start the clock', async () => {
    const game = await mount({ deal: '4' });
    const { position } = game;
    await press(tool(game, 'Hint'));
    await press(tool(game, 'Hint'));
    expect(game.position).to.equal(position);
    expect(game.elapsed).to.equal(0);
    expect(tool(game, 'Undo').getAttribute('aria-disabled')).to.equal('true');
  });

  /** Follows hints until one is of this kind, and undoes it; returns the game there. */
  async function until(kind: 'draw' | 'redeal'): Promise<SolitaireGame> {
    // the hints must not follow a solution
    const game = await mount({ deal: '4', verdict: 'off' });
    for (let moves = 0; moves < 200; moves++) {
      const hint = game.hint();
      if (!hint) break;
      game.play(hint.move);
      if (hint.move.kind === kind && game.undo()) return game;
    }
    throw new Error(`no hint to ${kind}`);
  }

  for (const [kind, words] of [
    ['draw', /^Turn 3 cards\. No useful move on the table\.$/],
    ['redeal', /^(Redeal|Turn over the waste)\. No useful move on the table\.$/],
  ] as const) {
    it(`points to the stock when the player should ${kind}`, async () => {
      const game = await until(kind);
      await game.updateComplete;
      await press(tool(game, 'Hint'));
      expect(message(game)).to.match(words);
      const stock = part(game, '.table [pile=stock]');
      const marked = stock.shadowRoot?.querySelectorAll('.hinted').length ?? 0;
      expect(marked + Number(stock.matches('.hinted')), 'the stock is marked').to.be.above(0);
      expect(allCards(game).filter((node) => node.matches('.hinted') && !stock.shadowRoot?.contains(node)))
        .to.be.an('array')
        .that.has.lengthOf(0);
    });
  }

  it('reports that no useful move exists in a lost game, even by drawing or redealing', async () => {
    const ends = (await (await fetch('/test/vectors/ends.json')).json()) as (Win & { status: string })[];
    const lost = ends.filter(({ status, line }) => status === 'lost' && !line.length).slice(0, 4);
    expect(lost).to.have.lengthOf(4);
    for (const { variant, options, deck } of lost) {
      const game = await mount();
      await game.newGame({ variant, options, deck: deckOfText(deck) });
      expect(game.status, variant).to.equal('lost');
      game.focus();
      await pressKey('h');
      // Cruel has no stock
      expect(message(game)).to.match(
        variant === 'cruel' ? /^No .*moves left\. Undo, or / : /^No card can be played any more.* Undo, or /,
      );
      expect(game.hint()).to.equal(undefined);
      game.remove();
    }
  });

  for (const [variant, deals] of Object.entries({
    klondike: [1, 5, 9],
    reno: [2, 6, 10],
    cruel: [3, 7, 11],
    demon: [4, 8, 12],
  })) {
    it(`${variant}: following sixty hints never returns to an earlier position`, async () => {
      for (const deal of deals) {
        const game = await mount({ variant, deal: String(deal) });
        // drawn cards may recur; the other piles show whether later plays reversed an earlier one
        const built = (): string =>
          game.position.piles
            .filter(({ kind }) => kind !== 'stock' && kind !== 'waste')
            .map(({ cards }) => cards.join(' '))
            .join();
        const seen = new Set([built()]);
        for (let made = 0; made < 60; made++) {
          const hint = game.hint();
          if (!hint) break;
          expect(game.play(hint.move), 'the hint is a legal move').to.equal(true);
          if (hint.move.kind !== 'play') continue;
          expect(seen.has(built()), `deal ${deal}, move ${game.position.moves}`).to.equal(false);
          seen.add(built());
        }
        expect(seen.size).to.be.above(3);
        game.remove();
      }
    });
  }
});
