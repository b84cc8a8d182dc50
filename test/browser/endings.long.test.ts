// The display at the end of a game, and when it can no longer be won: the quiet verdict, the result and the buttons in
// the toolbar after a loss, the results after a win, and undoing New game. The solver decides Over-Under quickly: deal 1 is winnable,
// deal 4 is not.
import { expect } from '@open-wc/testing';
import { type SolitaireGame, type VerdictDetail } from '../../src/elements/index.js';
import { en } from '../../src/locales/en-all.js';
import { faultsOf } from '../support/axe.js';
import { CLEAR, defineClearGame } from '../support/clear-game.js';
import { setViewport } from '../support/commands.js';
import { press } from '../support/dialog.js';
import { pressKeys } from '../support/hands.js';
import { lines, playedTo, shortest } from '../support/lines.js';
import { tool } from '../support/page.js';
import {
  atTable,
  cardsAreStill,
  deepActive,
  mount,
  moveOf,
  nextFrame,
  part,
  pile,
  mountWin,
  type Win,
} from '../support/play.js';
import { until } from '../support/until.js';

const WON = { variant: CLEAR, deal: '1' };
const UNWINNABLE = { variant: CLEAR, deal: '4' };
before(defineClearGame);
const WINDOWS = [
  [390, 844],
  [667, 331],
  [1280, 720],
] as const;

const query = (game: SolitaireGame, selector: string): HTMLElement | null =>
  game.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

/** Whether an element exists. Chai would take minutes to describe the nodes of a failing comparison. */
const shows = (game: SolitaireGame, selector: string): boolean => query(game, selector) !== null;

/** Waits until the verdict on the table is known. */
async function verdictOf(game: SolitaireGame, act: () => void): Promise<VerdictDetail> {
  let latest: VerdictDetail | undefined;
  const recordVerdict = ({ detail }: CustomEvent<VerdictDetail>): void => void (latest = detail);
  game.addEventListener('solitaire-verdict', recordVerdict);
  act();
  await until(() => latest?.position === game.position, 'a verdict on the position');
  game.removeEventListener('solitaire-verdict', recordVerdict);
  await game.updateComplete;
  return latest as VerdictDetail;
}

/** Draws cards, which in Over-Under go to the discard pile, until the game can no longer be won. */
async function spoil(game: SolitaireGame): Promise<void> {
  for (let state = ''; state !== 'lost-since';)
    ({ state } = await verdictOf(game, () => void game.play({ kind: 'draw' })));
  await until(() => query(game, '.badge'), 'the warning');
}

/** Discards all cards of the stock, then makes all remaining plays. */
async function loseGame(game: SolitaireGame): Promise<void> {
  await verdictOf(game, () => {
    while (game.play({ kind: 'draw' }));
    const ids = game.position.piles.map(({ id }) => id);
    while (ids.some((from) => game.play({ kind: 'play', from, to: 'discard', count: 1 })));
  });
  expect(game.status).to.equal('lost');
}

const waysOn = (game: SolitaireGame): HTMLElement[] => [
  ...part(game, '.end').querySelectorAll<HTMLElement>('button'),
];
const names = (game: SolitaireGame): (string | null)[] =>
  waysOn(game).map((button) => button.getAttribute('aria-label'));

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;

describe('a quiet verdict', function () {
  this.timeout(60_000);
  const eventLog = atTable();

  it('is hidden while the game can be won; then it appears, is announced once, and offers to return to the last winnable position', async () => {
    const game = await mount(WON);
    expect((await verdictOf(game, () => undefined)).state).to.equal('winnable');
    expect(shows(game, '.badge')).to.equal(false);
    eventLog.clear();
    await spoil(game);
    const warning = part(game, '.badge');
    expect(warning.textContent.trim()).to.equal(en.signs.win['lost-since']);
    expect(
      eventLog.of('solitaire-announce').filter(({ text }) => text.includes(en.signs.win['lost-since'])),
    ).to.have.lengthOf(1);
    const { moves } = game.position;
    await press(part(game, '.return'));
    await until(() => game.position.moves < moves, 'the game returns to an earlier position');
    await game.updateComplete;
    expect(shows(game, '.badge')).to.equal(false);
    expect(deepActive() === document.body, 'the focus is lost').to.equal(false);
  });

  it('reports nothing about an unwinnable deal before the first move', async () => {
    const game = await mount(UNWINNABLE);
    let state = '';
    game.addEventListener('solitaire-verdict', ({ detail }) => ({ state } = detail));
    await until(() => state, 'a verdict');
    await game.updateComplete;
    expect([state, shows(game, '.badge')]).to.deep.equal(['unwinnable', false]);
    game.play({ kind: 'draw' });
    await until(() => query(game, '.badge'), 'the warning');
  });

  it('always shows the highest payout that a bet can still reach', async () => {
    const game = await mount({ variant: 'reno', deal: '1' });
    await until(() => part(game, '.badge').textContent.includes('45'), 'the payout is shown');
  });

  for (const [width, height] of WINDOWS) {
    it(`does not shift the layout when it appears, and fits, at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const game = await mount(WON);
      await verdictOf(game, () => undefined);
      const before = part(game, '.table').getBoundingClientRect();
      const { offsetHeight } = game;
      await spoil(game);
      expect(part(game, '.table').getBoundingClientRect().top).to.equal(before.top);
      expect(game.offsetHeight).to.equal(offsetHeight);
      const box = game.getBoundingClientRect();
      for (const selector of ['.badge', '.return']) {
        const shown = part(game, selector).getBoundingClientRect();
        expect(shown.width, `${selector} is visible`).to.be.above(0);
        expect(shown.left, selector).to.be.at.least(box.left);
        expect(shown.right, selector).to.be.at.most(box.right);
        expect(shown.bottom, selector).to.be.at.most(box.bottom);
      }
      for (const figure of part(game, '.figures').children)
        expect(
          overlaps(figure.getBoundingClientRect(), part(game, '.quiet .line').getBoundingClientRect()),
        ).to.equal(false);
      expect(await faultsOf(game)).to.deep.equal([]);
      await setViewport({ width: 900, height: 900 });
    });
  }
});

describe('an accent of the page', () => {
  atTable();

  it('leaves the text of the main button readable', async () => {
    const game = await mount({ variant: 'klondike', deal: '4', save: 'none' });
    game.pause();
    await game.updateComplete;
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const pixel = (colour: string): readonly number[] => {
      if (!context) return [];
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    for (const [accent, ink] of [
      ['#111', 255],
      ['#0065b4', 255],
      ['#af2b25', 255],
      ['rgb(0 0 255 / 0.9)', 255],
      ['#ffd166', 0],
      ['#7fc97f', 0],
      ['#fff', 0],
    ] as const) {
      game.style.setProperty('--solitaire-accent', accent);
      const { color } = getComputedStyle(part(game, '.cover .main'));
      const [red = NaN, green = NaN, blue = NaN, alpha = NaN] = pixel(color);
      const message = `${color} on ${accent}`;
      for (const value of [red, green, blue]) expect(value, message).to.be.closeTo(ink, 12);
      expect(alpha, message).to.equal(255);
    }
  });
});

describe('a loss', function () {
  this.timeout(60_000);
  atTable();

  for (const [width, height] of WINDOWS) {
    it(`shows its result and buttons beside the cards, at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const game = await mount(WON);
      await loseGame(game);
      expect(names(game)).to.deep.equal([en.backWin, en.undo, en.restart, en.newGame, en.replay]);
      const box = game.getBoundingClientRect();
      const grid = part(game, '.table').getBoundingClientRect();
      const menu = part(game, '.tools .menu');
      expect(menu.checkVisibility({ visibilityProperty: true })).to.equal(true);
      const message = part(game, '.outcome').getBoundingClientRect();
      expect(message.height).to.be.above(10);
      for (const button of [...waysOn(game), menu]) {
        const rect = button.getBoundingClientRect();
        expect(Math.min(rect.height, rect.width)).to.be.at.least(height < 400 ? 40 : 44);
        expect(overlaps(rect, grid), 'the button covers a card').to.equal(false);
        expect(overlaps(rect, message), 'the button covers the message').to.equal(false);
        expect([rect.left >= box.left, rect.right <= box.right]).to.deep.equal([true, true]);
      }
      expect(overlaps(message, grid), 'the message covers a card').to.equal(false);
      expect(await faultsOf(game)).to.deep.equal([]);
      await setViewport({ width: 900, height: 900 });
    });

    it(`does not move the table, at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const game = await mount(WON);
      const places = (): string[] =>
        [...game.renderRoot.querySelectorAll('card-pile')].map((one) => {
          const { left, top, width: wide } = one.getBoundingClientRect();
          return [left, top, wide].map(Math.round).join(' ');
        });
      const playing = places();
      await loseGame(game);
      expect(places()).to.deep.equal(playing);
      game.undo();
      await game.updateComplete;
      expect(places()).to.deep.equal(playing);
      await setViewport({ width: 900, height: 900 });
    });
  }

  it('has buttons that work, and never loses the focus', async () => {
    const game = await mount(WON);
    await loseGame(game);
    const { moves } = game.position;
    const click = async (name: string): Promise<void> => {
      await press(waysOn(game)[names(game).indexOf(name)] ?? game);
      await game.updateComplete;
    };
    await click(en.undo);
    expect([game.status, game.position.moves]).to.deep.equal(['playing', moves - 1]);
    expect(deepActive() === document.body, 'the focus is lost').to.equal(false);
    game.redo();
    await game.updateComplete;
    await click(en.backWin);
    await until(() => game.status === 'playing', 'the last winnable position');
    expect(shows(game, '.end')).to.equal(false);
    await loseGame(game);
    await click(en.restart);
    expect(game.position.moves).to.equal(0);
    await loseGame(game);
    await click(en.newGame);
    await until(() => game.position.deal !== 1, 'a new game');
  });

  it('its first button is the tab stop of the toolbar, and arrow keys reach the others', async () => {
    const game = await mount(WON);
    await loseGame(game);
    const usable = '.chrome > :not([inert]) button';
    const stops = [...game.renderRoot.querySelectorAll<HTMLElement>(usable)].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops.map(({ ariaLabel }) => ariaLabel)).to.deep.equal([en.backWin]);
    part(game, '.way-on').focus();
    await pressKeys(['ArrowRight']);
    expect((deepActive() as HTMLElement).ariaLabel).to.equal(en.undo);
  });

  it('is shown even if the page hides the toolbar', async () => {
    const game = await mount({ ...WON, controls: 'none' });
    await loseGame(game);
    expect(part(game, '.end').checkVisibility()).to.equal(true);
    expect(shows(game, '.tools .menu')).to.equal(false);
  });

  it('in Cruel claims no more than is true while a legal move is left', async () => {
    const ends = (await (await fetch('/test/vectors/ends.json')).json()) as (Win & { status: string })[];
    const lost = ends.filter(({ variant, status }) => variant === 'cruel' && status === 'lost');
    expect(lost.length).to.be.above(0);
    for (const win of lost) {
      const game = await mountWin(win);
      for (const move of win.line) game.play(moveOf(move));
      await game.updateComplete;
      const text = part(game, '#end').textContent;
      const ids = game.position.piles.map(({ id }) => id);
      const left =
        game.play({ kind: 'redeal' }) ||
        ids.some((from) => ids.some((to) => game.play({ kind: 'play', from, to, count: 1 })));
      expect(text).to.equal(left ? en.stuckTitle : en.lostTitle);
      game.remove();
    }
  });
});

describe('a win', function () {
  this.timeout(60_000);
  atTable();

  const results = (game: SolitaireGame): Record<string, string> =>
    Object.fromEntries(
      [...part(game, '.end').querySelectorAll('.result')].map((figure) => [
        figure.querySelector('dt')?.textContent.trim() ?? '',
        figure.querySelector('dd')?.textContent.replace(/\s+/g, ' ').trim() ?? '',
      ]),
    );

  for (const [width, height] of WINDOWS) {
    it(`shows time, moves, score and streak, and fits, at ${width} × ${height}`, async () => {
      await setViewport({ width, height });
      const game = await playedTo('klondike', Infinity);
      await game.updateComplete;
      const shown = results(game);
      expect(Object.keys(shown)).to.deep.equal([en.time, en.moves, en.score, en.streak]);
      expect(shown[en.moves]).to.equal(String(game.position.moves));
      expect(shown[en.score]).to.match(new RegExp(`^${String(game.score)}`));
      expect(shown[en.streak]).to.equal('1');
      const panel = part(game, '.end').getBoundingClientRect();
      expect(panel.left).to.be.at.least(game.getBoundingClientRect().left);
      expect(panel.right).to.be.at.most(game.getBoundingClientRect().right);
      expect(panel.height).to.be.below(height);
      expect(waysOn(game).map(({ textContent }) => textContent.trim())).to.deep.equal([
        en.newGame,
        en.shareResult,
      ]);
      expect(await faultsOf(game)).to.deep.equal([]);
      await setViewport({ width: 900, height: 900 });
    });
  }

  // a phone in landscape orientation, or a laptop at 200 %
  for (const variant of ['cruel', 'over-under', 'klondike']) {
    it(`${variant}: does not cover the focused card (WCAG 2.4.11), and stays in place for its own buttons`, async () => {
      await setViewport({ width: 667, height: 375 });
      const game = await playedTo(variant, -1);
      game.focus();
      game.play(moveOf(shortest(variant).line.at(-1) ?? ''));
      await game.updateComplete;
      expect(game.status).to.equal('won');
      const panel = part(game, '.end');
      const box = panel.getBoundingClientRect();
      await until(() => cardsAreStill(game), 'the cards are still');
      expect(overlaps(box, (deepActive() as Element).getBoundingClientRect())).to.equal(false);
      waysOn(game)[0]?.focus();
      game.requestUpdate();
      await game.updateComplete;
      expect(panel.getBoundingClientRect().top).to.equal(box.top);
      await setViewport({ width: 900, height: 900 });
    });
  }

  it('shows amounts with a currency sign in betting games', async () => {
    const game = await playedTo('reno', Infinity);
    await game.updateComplete;
    const shown = results(game);
    expect(shown[en.paid]).to.equal(`$${game.score}`);
    expect(Object.keys(shown)).to.not.include(en.score);
  });

  it('names results that are records only compared with earlier games', async () => {
    const [first, second] = lines.filter(
      ({ variant, options }) => variant === 'klondike' && !Object.keys(options).length,
    );
    if (!first || !second) throw new Error('two wins are needed');
    const scores = [first, second].map(({ scores: all }) => all.at(-1) ?? 0);
    const [low, high] = (scores[0] ?? 0) < (scores[1] ?? 0) ? [first, second] : [second, first];
    const game = await mountWin(low);
    const win = async (line: readonly string[]): Promise<void> => {
      for (const move of line) game.play(moveOf(move));
      expect(game.status).to.equal('won');
      await game.updateComplete;
    };
    await win(low.line);
    expect(part(game, '.end').textContent).to.not.include(en.newRecord);
    await mountWin(high, game);
    await win(high.line);
    expect(results(game)[en.score]).to.equal(`${game.score} ${en.newRecord}`);
    expect(results(game)[en.streak]).to.equal('2');
    await mountWin(low, game);
    await win(low.line);
    expect(results(game)[en.score]).to.match(new RegExp(`^${game.score} Best: `));
  });
});

describe('New game and Restart', function () {
  this.timeout(60_000);
  atTable();

  for (const [name, act] of [
    ['New game', (game: SolitaireGame) => press(tool(game, 'New game'))],
    ['restart()', (game: SolitaireGame) => Promise.resolve().then(() => game.restart())],
  ] as const) {
    it(`${name} is undone by one click, also after a reload, and the message says how`, async () => {
      for (const reloads of [false, true]) {
        let game = await mount({ variant: 'klondike' });
        game.play({ kind: 'draw' });
        game.play({ kind: 'draw' });
        game.undo();
        const { position } = game;
        await act(game);
        await until(() => game.position.moves === 0, 'a new game');
        await game.updateComplete;
        expect(part(game, '.message').textContent).to.equal(en.undoBrings);
        if (reloads) {
          game.remove();
          game = await mount({ variant: 'klondike' });
          expect(game.position.moves).to.equal(0);
        }
        expect(tool(game, 'Undo').getAttribute('aria-disabled')).to.equal('false');
        await press(tool(game, 'Undo'));
        await nextFrame();
        expect(game.position).to.deep.equal(position);
        expect(tool(game, 'Redo').getAttribute('aria-disabled')).to.equal('false');
        expect(
          pile(game, 'waste').shadowRoot?.querySelector('[card]'),
          'the table shows the cards',
        ).to.not.equal(null);
        game.clear('all');
        game.remove();
      }
    });
  }
});
