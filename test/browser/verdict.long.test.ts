// The verdict with real searches: its events, hints that lead to the win, and winnable deals. The solver decides
// Over-Under quickly: deal 1 is winnable, deal 4 is not.
import { expect } from '@open-wc/testing';
import { type SolitaireGame, type VerdictDetail } from '../../src/elements/index.js';
import { allCards, atTable, mount, nextFrame, part, shownPiles, positionPiles } from '../support/play.js';
import { watchSearchesOfEachTest } from '../support/searches.js';

import { until } from '../support/until.js';
import { show, showAsBefore } from '../support/visibility.js';

/** Records the verdicts that a page receives from now on. */
function recordVerdicts(target: EventTarget = document): VerdictDetail[] {
  const received: VerdictDetail[] = [];
  target.addEventListener('solitaire-verdict', (event) =>
    received.push((event as CustomEvent<VerdictDetail>).detail),
  );
  return received;
}

const lastOf = (received: readonly VerdictDetail[]): VerdictDetail => received.at(-1) as VerdictDetail;

/** Waits until the verdict on the table is known. */
const waitForVerdict = (game: SolitaireGame, received: readonly VerdictDetail[]): Promise<unknown> =>
  until(() => received.at(-1)?.position === game.position, 'a verdict on the table');

describe('the verdict', function () {
  this.timeout(60_000);
  const eventLog = atTable();
  const searches = watchSearchesOfEachTest();

  it('is reported by a cloneable event, once for each position', async () => {
    const received = recordVerdicts();
    for (const [deal, verdict] of [
      ['1', 'winnable'],
      ['4', 'unwinnable'],
    ] as const) {
      const game = await mount({ variant: 'over-under', deal });
      await waitForVerdict(game, received);
      expect(lastOf(received)).to.include({ verdict, aim: verdict, state: verdict, about: 'win' });
      expect(structuredClone(lastOf(received))).to.deep.equal(lastOf(received));
      game.remove();
    }
    expect(received).to.have.lengthOf(2);
  });

  it('of a winnable deal leads to the win: each hint is the next move of the solution', async () => {
    for (const attributes of [
      { variant: 'over-under', deal: '1' },
      { variant: 'klondike', deal: '4', draw: '1' },
    ]) {
      const received = recordVerdicts();
      const game = await mount(attributes);
      await waitForVerdict(game, received);
      expect(lastOf(received).verdict, JSON.stringify(attributes)).to.equal('winnable');
      for (let hint = game.hint(); hint; hint = game.hint()) {
        expect(hint.reason.code).to.equal('wins');
        expect(game.play(hint.move)).to.equal(true);
        await waitForVerdict(game, received);
        expect(lastOf(received).state).to.equal('winnable');
      }
      expect(game.status).to.equal('won');
      expect(
        eventLog.of('solitaire-announce').some(({ text }) => text.includes('Hidden cards were used')),
      ).to.equal(true);
      game.remove();
    }
  });

  it('turns to lost after a losing move, and back after undo', async () => {
    const game = await mount({ variant: 'over-under', deal: '1' });
    const received = recordVerdicts(game);
    await waitForVerdict(game, received);
    const moves = received.length;
    while (lastOf(received).state === 'winnable') {
      expect(game.play({ kind: 'draw' })).to.equal(true);
      await waitForVerdict(game, received);
    }
    expect(lastOf(received)).to.include({ verdict: 'unwinnable', state: 'lost-since' });
    expect(received.length).to.equal(moves + game.position.moves);
    game.undo();
    expect(lastOf(received)).to.include({ verdict: 'winnable', state: 'winnable' });
    expect(lastOf(received).position).to.equal(game.position);
  });

  it('is not searched while the table is out of view or removed; it is when the table is back', async () => {
    const received = recordVerdicts();
    const game = document.createElement('solitaire-game');
    Object.assign(game, { variant: 'over-under', deal: 1 });
    game.style.marginTop = '300vh';
    const wrapper = (await mount({ variant: 'over-under', deal: '4' })).parentElement as HTMLElement;
    wrapper.append(game);
    await game.updateComplete;
    await until(() => received.length, 'the verdict of the table in view');
    await searches.quiet();
    expect(received).to.have.lengthOf(1);
    game.scrollIntoView();
    await until(() => received.length === 2, 'the verdict of the table that came into view');
    game.remove();
    game.play({ kind: 'draw' });
    await searches.quiet();
    expect(received).to.have.lengthOf(2);
    wrapper.prepend(game);
    game.style.marginTop = '';
    game.scrollIntoView();
    await waitForVerdict(game, received);
    scrollTo(0, 0);
  });

  it('is not searched while the page is hidden', async () => {
    const received = recordVerdicts();
    try {
      show(false);
      const game = await mount({ variant: 'over-under', deal: '1' });
      await searches.quiet();
      expect([searches.sent, received]).to.deep.equal([0, []]);
      show(true);
      await waitForVerdict(game, received);
    } finally {
      showAsBefore();
    }
  });

  it('is removed with all that belongs to it if the page removes it', async () => {
    const received = recordVerdicts();
    const game = await mount({ variant: 'over-under', deal: '1', without: 'verdict' });
    await searches.quiet();
    expect([searches.sent, received]).to.deep.equal([0, []]);
    expect(game.hint()?.reason.code).to.not.equal('wins');
    game.without = '';
    await waitForVerdict(game, received);
    expect(game.hint()?.reason.code).to.equal('wins');
  });
});

describe('winnable', function () {
  this.timeout(60_000);
  const eventLog = atTable();
  const searches = watchSearchesOfEachTest();

  /** A game with a proven deal. On a busy machine, the time limit for finding one can end first; then the next is tried. */
  async function mountWinnable(variant: string) {
    for (let tries = 5; ; tries--) {
      eventLog.clear();
      const received = recordVerdicts();
      const game = await mount({ variant, winnable: '' });
      await until(() => eventLog.of('solitaire-deal').length, 'a deal');
      if (eventLog.of('solitaire-deal')[0]?.proven) return { game, received };
      expect(tries, variant).to.be.above(0);
      game.remove();
    }
  }

  it('deals only proven winnable deals, and shows or reports no other before the first', async () => {
    for (const variant of ['over-under', 'klondike', 'reno']) {
      const { game, received } = await mountWinnable(variant);
      expect(eventLog.of('solitaire-deal')[0]?.position).to.equal(game.position);
      await waitForVerdict(game, received);
      expect(lastOf(received).aim).to.equal('winnable');
      expect(received).to.have.lengthOf(1);
      expect(getComputedStyle(part(game, '.table')).visibility).to.equal('visible');
      expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
      expect(game.play({ kind: 'draw' })).to.equal(true);
      game.remove();
    }
  });

  it('is the default; the table appears at once with empty piles, and nothing shifts when the cards are dealt', async () => {
    for (const variant of ['klondike', 'cruel', 'demon']) {
      eventLog.clear();
      // on a hidden page, no search runs before the test has looked
      show(false);
      const game = await mount({ variant, winnable: 'false' });
      const places = () => [
        game.offsetHeight,
        ...[...part(game, '.table').children].map((pile) => {
          const { left, top, width } = pile.getBoundingClientRect();
          return [pile.getAttribute('pile'), left, top, width].join(' ');
        }),
      ];
      const grid = part(game, '.table');
      try {
        await nextFrame();
        expect(grid.checkVisibility({ visibilityProperty: true }), variant).to.equal(true);
        expect([allCards(game).length, eventLog.of('solitaire-deal').length], variant).to.deep.equal([0, 0]);
        expect(part(game, '.message').textContent, variant).to.equal('');
        expect(game.play({ kind: 'draw' }) || game.undo() || game.redo()).to.equal(false);
        game.focus();
      } finally {
        showAsBefore();
      }
      const before = places();
      show(true);
      await until(() => eventLog.of('solitaire-deal').length, 'a deal');
      showAsBefore();
      // on a busy machine, the time limit for finding a proven deal can end first
      expect(eventLog.of('solitaire-deal')[0]?.proven, variant).to.be.a('boolean');
      await game.updateComplete;
      expect(places(), variant).to.deep.equal(before);
      expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
      expect(grid.inert).to.equal(false);
      game.remove();
    }
  });

  it('has the next deal ready, so that a new game starts at once', async () => {
    const { game } = await mountWinnable('over-under');
    // after a move, the element prepares the next game
    game.play({ kind: 'draw' });
    await searches.quiet();
    for (let i = 0; i < 2; i++) {
      const before = game.position;
      const promise = game.newGame();
      expect(game.position, 'immediately').to.not.equal(before);
      expect(await promise).to.equal(game.position);
    }
    expect(eventLog.of('solitaire-deal').map(({ proven }) => proven)).to.deep.equal([true, true, true]);
  });

  it('can be removed during the search: the table is playable at once', async () => {
    const game = await mount({ variant: 'klondike', winnable: '' });
    const played = game.play({ kind: 'draw' });
    game.deals = 'any';
    await game.updateComplete;
    const [first, ...more] = eventLog.of('solitaire-deal');
    expect([first?.position === game.position, more.length]).to.deep.equal([true, 0]);
    expect(getComputedStyle(part(game, '.table')).visibility).to.equal('visible');
    expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
    expect([played, game.play({ kind: 'draw' })]).to.deep.equal([false, true]);
  });

  it('does not affect a deal by number, a daily deal or a saved game', async () => {
    const game = await mount({ variant: 'over-under', winnable: '', deal: '4' });
    expect(game.position.deal).to.equal(4);
    game.play({ kind: 'draw' });
    game.remove();
    const again = await mount({ variant: 'over-under', winnable: '', deal: '4' });
    expect(again.position.moves).to.equal(1);
    expect(eventLog.of('solitaire-deal').map(({ restored, proven }) => [restored, proven])).to.deep.equal([
      [false, undefined],
      [true, undefined],
    ]);
    expect((await again.newGame({ deal: 5 })).deal).to.equal(5);
  });
});
