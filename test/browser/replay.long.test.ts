// The replay of a solution after a loss, on a separate table in the dialog. It does not change the lost game, the page
// and the statistics. The solver decides Over-Under quickly: deal 1 is winnable, deal 4 is not.
import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine.js';
import { cardPileFactory } from '../../src/elements/cards/card-pile-factory.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { preferencesOf } from '../../src/controller/preferences.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { ReplayPlayer } from '../../src/elements/replay/replay-player.js';
import { en } from '../../src/locales/en-all.js';
import { faultsOf } from '../support/axe.js';
import { emulate, setViewport } from '../support/commands.js';
import { anotherWindow } from '../support/page.js';
import {
  buttonNames,
  closeButton,
  dialogOf,
  heading,
  isOpen,
  item,
  note,
  openMenu,
  press,
} from '../support/dialog.js';
import { pressKey, pressKeys } from '../support/hands.js';
import { loseGame } from '../support/lines.js';
import { atTable, deepActive, mount, nextFrame, part, positionPiles } from '../support/play.js';
import { watchSearchesOfEachTest } from '../support/searches.js';
import { staysTrue, until } from '../support/until.js';

const WON = { variant: 'over-under', deal: '1' };
const LOST_ITEM = en.replay;
const ITEM = 'Show how it can be won';

const step = (game: SolitaireGame): string =>
  dialogOf(game).querySelector('.step')?.textContent.trim().replace(/\s+/g, ' ') ?? '';
const at = (game: SolitaireGame): number => Number(/Move (\d+) of/.exec(step(game))?.[1] ?? NaN);
const length = (game: SolitaireGame): number => Number(/of (\d+)/.exec(step(game))?.[1] ?? NaN);
const shown = (game: SolitaireGame): Promise<void> =>
  until(() => dialogOf(game).querySelector('.player'), 'a way is shown', 20_000).then(() => undefined);

/** Everything in localStorage. */
const stored = (): [string, string | null][] =>
  Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)]);

/** The table in the dialog, as its nodes show it. */
const piles = (game: SolitaireGame): Record<string, string> =>
  Object.fromEntries(
    [...dialogOf(game).querySelectorAll('.stage [pile]')].map((pile) => [
      pile.getAttribute('pile') ?? '',
      [...(pile.shadowRoot?.querySelectorAll('.card') ?? [])]
        .map((card) => card.getAttribute('card') ?? '..')
        .join(' '),
    ]),
  );

async function loseAndShowSolution(game: SolitaireGame): Promise<void> {
  await loseGame(game);
  const offered = [...part(game, '.end').querySelectorAll('button')].find(
    ({ textContent }) => textContent.trim() === LOST_ITEM,
  );
  if (!offered) throw new Error(`no ${LOST_ITEM}`);
  await press(offered);
}

async function showAfterLoss(attributes: Readonly<Record<string, string>> = WON): Promise<SolitaireGame> {
  const game = await mount(attributes);
  await loseAndShowSolution(game);
  return game;
}

describe('the replay of a solution after a loss', function () {
  this.timeout(30_000);
  const eventLog = atTable();
  const searches = watchSearchesOfEachTest();

  it('starts at the deal, ends with the win, and steps forward and back', async () => {
    const game = await showAfterLoss();
    await shown(game);
    const deal = positionPiles(Game.deal('over-under', { deal: 1 }).position);
    expect(at(game)).to.equal(0);
    expect(piles(game)).to.deep.equal(deal);
    const seen = [piles(game)];
    const all = length(game);
    expect(all).to.be.above(20);
    for (let n = 1; n <= all; n++) {
      await press(item(game, 'One move forward'));
      expect(at(game)).to.equal(n);
      expect(step(game), 'the move in words').to.match(/ of \d+ [A-Z0-9].*\./);
      expect(piles(game)).to.not.deep.equal(seen.at(-1));
      seen.push(piles(game));
    }
    const left = Object.entries(piles(game)).filter(([id, cards]) => id.startsWith('tableau') && cards);
    expect(left, 'cards in the tableau after a win').to.deep.equal([]);
    expect(step(game)).to.include('You won');
    expect(item(game, 'One move forward').getAttribute('aria-disabled')).to.equal('true');
    await press(item(game, 'One move back'));
    expect(piles(game)).to.deep.equal(seen.at(-2));
    await press(item(game, 'To the start'));
    expect(piles(game)).to.deep.equal(deal);
    await press(item(game, 'To the end'));
    expect(piles(game)).to.deep.equal(seen.at(-1));
  });

  it('works in another window', async () => {
    const game = await mount(WON);
    const frame = await anotherWindow();
    frame.contentDocument?.body.append(game);
    await loseAndShowSolution(game);
    await shown(game);
    expect(piles(game)).to.deep.equal(positionPiles(Game.deal('over-under', { deal: 1 }).position));
  });

  it('leaves the lost game, the page and the statistics unchanged, and returns the focus', async () => {
    const game = await mount(WON);
    await loseGame(game);
    const { position } = game;
    const kept = stored();
    eventLog.clear();
    const button = [...part(game, '.end').querySelectorAll('button')].at(-1) as HTMLElement;
    button.focus();
    await pressKey('Enter');
    await shown(game);
    await pressKeys(['ArrowRight', 'ArrowRight', 'ArrowLeft']);
    await press(item(game, 'To the end'));
    expect(step(game)).to.include('You won');
    await pressKey('Escape');
    await nextFrame();
    expect(isOpen(game)).to.equal(false);
    expect(game.position).to.deep.equal(position);
    expect(game.status).to.equal('lost');
    expect(deepActive()).to.equal(button);
    expect(stored()).to.deep.equal(kept);
    // the dialog announces this, not the game
    const apart = ['solitaire-verdict', 'solitaire-announce'];
    const events = eventLog.all.map(({ type }) => type as string).filter((type) => !apart.includes(type));
    expect(events).to.deep.equal([]);
    expect(game.matches(':state(lost)')).to.equal(true);
  });

  it('stops at an illegal move of its line', async () => {
    const grid = document.createElement('div');
    document.body.append(grid);
    const { variant } = Game.deal('klondike', { deal: 1 });
    const deck = undefined;
    const line = [
      { kind: 'draw' },
      { kind: 'play', from: 'stock', to: 'tableau-1', count: 1 },
      { kind: 'draw' },
    ] as const;
    const replay = new ReplayPlayer(
      { variant, deal: 1, deck, options: {}, line },
      grid,
      cardPileFactory(),
      () => new MessageFormatter(en, 'en'),
      preferencesOf({}),
      () => undefined,
    );
    replay.toggle();
    expect([replay.playing, replay.at]).to.deep.equal([true, 1]);
    await until(() => !replay.playing, 'playback stops');
    expect(replay.at).to.equal(1);
    replay.end();
    grid.remove();
  });

  it('moves the focus to the table if the button that opened it is removed and no solution exists', async () => {
    const game = await showAfterLoss({ variant: 'over-under', deal: '4' });
    await until(() => note(game).includes('cannot be won'), 'the notice that the game cannot be won');
    await until(
      () => !part(game, '.lost').textContent.includes(LOST_ITEM),
      'the replay is no longer offered',
    );
    await pressKey('Escape');
    await nextFrame();
    expect(part(game, '.table').contains(game.shadowRoot?.activeElement ?? null)).to.equal(true);
  });

  it('works with the keyboard only, and keeps the focus', async () => {
    const game = await showAfterLoss();
    await shown(game);
    await pressKeys(['ArrowRight', 'ArrowRight', 'ArrowRight']);
    expect(at(game)).to.equal(3);
    await pressKey('ArrowLeft');
    expect(at(game)).to.equal(2);
    const next = item(game, 'One move forward');
    next.focus();
    await pressKeys(['Enter', 'Space']);
    expect(at(game)).to.equal(4);
    expect(deepActive()).to.equal(next);
    await press(item(game, 'To the end'));
    expect(deepActive(), 'a disabled button keeps the focus').to.equal(item(game, 'To the end'));
    const reached: string[] = [];
    closeButton(game).focus();
    for (let tabs = 0; tabs < 5; tabs++) {
      await pressKey('Tab');
      reached.push(deepActive()?.getAttribute('aria-label') ?? '');
    }
    expect(reached, 'no tab stop on its table').to.deep.equal([
      'To the start',
      'One move back',
      'Play',
      'One move forward',
      'To the end',
    ]);
  });

  it('announces each step politely, but not during playback', async () => {
    const game = await showAfterLoss();
    await shown(game);
    const line = dialogOf(game).querySelector('.step');
    expect(line?.getAttribute('role')).to.equal('status');
    expect(line?.getAttribute('aria-live')).to.equal('polite');
    await press(item(game, 'Play'));
    expect(line?.getAttribute('aria-live')).to.equal('off');
    await press(item(game, 'Pause'));
    expect(line?.getAttribute('aria-live')).to.equal('polite');
  });

  it('plays back one step at a time, until it is stopped or at its end', async () => {
    const game = await showAfterLoss();
    await shown(game);
    await press(item(game, 'Play'));
    await until(() => at(game) >= 3, 'three steps');
    await press(item(game, 'Pause'));
    const stopped = at(game);
    // longer than the duration of a step
    await staysTrue(() => at(game) === stopped, 'stopped', 1500);
    for (let n = at(game); n < length(game) - 1; n++) await pressKey('ArrowRight');
    await press(item(game, 'Play'));
    expect(at(game)).to.equal(length(game));
    expect(buttonNames(game)).to.include('Play');
    await press(item(game, 'Play'));
    expect(at(game), 'playback restarts').to.equal(0);
  });

  it('leaves no timer when it is closed or removed from the page', async () => {
    const running = new Set<unknown>();
    const begin = window.setInterval.bind(window);
    const end = window.clearInterval.bind(window);
    Object.assign(window, {
      setInterval: (...given: Parameters<typeof begin>) => {
        const timer = begin(...given);
        running.add(timer);
        return timer;
      },
      clearInterval: (timer: number | undefined) => {
        running.delete(timer);
        end(timer);
      },
    });
    try {
      for (const leave of [
        (game: SolitaireGame) => press(closeButton(game)),
        () => pressKey('Escape'),
        async (game: SolitaireGame) => {
          game.remove();
          await nextFrame();
        },
      ]) {
        const game = await showAfterLoss();
        await shown(game);
        const before = running.size;
        await press(item(game, 'Play'));
        expect(running.size).to.equal(before + 1);
        await leave(game);
        await nextFrame();
        expect(running.size).to.be.at.most(before);
        game.remove();
      }
    } finally {
      Object.assign(window, { setInterval: begin, clearInterval: end });
    }
  });

  it('animates no card with prefers-reduced-motion', async () => {
    const game = await showAfterLoss();
    await shown(game);
    const animated = (): number =>
      [...dialogOf(game).querySelectorAll('.stage [pile]')]
        .flatMap((pile) => [...(pile.shadowRoot?.querySelectorAll('.card') ?? [])])
        .reduce((sum, card) => sum + card.getAnimations().length, 0);
    await press(item(game, 'One move forward'));
    expect(animated()).to.equal(0);
    await emulate({ 'prefers-reduced-motion': 'no-preference' });
    await press(item(game, 'One move forward'));
    expect(animated()).to.be.above(0);
  });

  it('reports if no solution exists', async () => {
    const game = await mount({ variant: 'over-under', deal: '4' });
    await openMenu(game);
    await press(item(game, ITEM));
    await press(item(game, 'Show it'));
    await until(() => note(game) === 'This deal cannot be won.', 'an answer', 20_000);
    expect(dialogOf(game).querySelector('.player')).to.equal(null);
  });

  it('asks for confirmation during a game, and shows nothing if the player keeps playing', async () => {
    const game = await mount(WON);
    game.play({ kind: 'draw' });
    const { position } = game;
    await openMenu(game);
    await press(item(game, ITEM));
    await searches.quiet();
    expect(dialogOf(game).querySelector('.player')).to.equal(null);
    await press(item(game, 'Keep playing'));
    expect(isOpen(game)).to.equal(false);
    await openMenu(game);
    await press(item(game, ITEM));
    await press(item(game, 'Show it'));
    expect(dialogOf(game).contains(game.shadowRoot?.activeElement ?? null), 'the focus').to.equal(true);
    await shown(game);
    expect(heading(game)).to.equal('Solution');
    await pressKey('Escape');
    expect(game.position).to.equal(position);
  });

  it('closed during the search, it does not open again', async () => {
    const game = await mount({ variant: 'klondike', deal: '2' });
    await openMenu(game);
    await press(item(game, ITEM));
    await press(item(game, 'Show it'));
    expect(note(game)).to.equal('Looking for a solution …');
    await pressKey('Escape');
    await openMenu(game);
    await searches.quiet();
    expect(heading(game)).to.equal('Menu');
    expect(note(game)).to.equal('');
  });

  for (const [width, height] of [
    [320, 640],
    [768, 900],
    [1280, 720],
    [667, 375],
  ] as const) {
    it(`fits ${width} × ${height}, with large enough buttons`, async () => {
      await setViewport({ width, height });
      for (const variant of ['over-under', 'klondike', 'demon', 'cruel']) {
        const game = await mount({ variant, deal: variant === 'cruel' ? '2' : '1' });
        await openMenu(game);
        await press(item(game, ITEM));
        await press(item(game, 'Show it'));
        await shown(game);
        await press(item(game, 'One move forward'));
        const dialog = dialogOf(game);
        const box = dialog.getBoundingClientRect();
        expect(dialog.scrollWidth, variant).to.be.at.most(dialog.clientWidth);
        expect(box.right).to.be.at.most(width);
        for (const name of ['To the start', 'One move back', 'Play', 'One move forward', 'To the end']) {
          const button = item(game, name).getBoundingClientRect();
          expect(Math.min(button.width, button.height), name).to.be.at.least(44);
          expect(button.bottom, `${name} in view`).to.be.at.most(height);
        }
        expect(await faultsOf(game), variant).to.deep.equal([]);
        game.remove();
      }
      await setViewport({ width: 900, height: 900 });
    });
  }

  it('has large enough buttons in a narrow element', async () => {
    const game = await mount({ variant: 'over-under', deal: '1' });
    game.style.inlineSize = '200px';
    await openMenu(game);
    await press(item(game, ITEM));
    await press(item(game, 'Show it'));
    await shown(game);
    const buttons = [...dialogOf(game).querySelectorAll('.steps button')];
    expect(buttons).to.have.lengthOf(5);
    for (const button of buttons) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height), button.ariaLabel ?? '').to.be.at.least(44);
    }
  });
});
