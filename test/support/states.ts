// A table in every state that a player can see: during the game, at the end, and on each page of the dialog.
import { expect } from '@open-wc/testing';
import { Game, type Card, type OptionChoice } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { en } from '../../src/locales/en-all.js';
import { choose, dialogOf, list, openDeals, openMenu, openPage, press } from './dialog.js';
import { playedTo, shortest } from './lines.js';
import { cardsIn, mount, moveOf, nextFrame, part, pile, rows } from './play.js';
import { until } from './until.js';

const idsOf = (game: SolitaireGame): string[] => game.position.piles.map(({ id }) => id);

/** Clicks the top of a pile, or its empty spot. */
function touch(game: SolitaireGame, id: string): void {
  const nodes = [pile(game, id).shadowRoot?.querySelector('.place'), ...cardsIn(game, id)];
  nodes
    .flatMap((node) => node?.querySelector('button') ?? [])
    .at(-1)
    ?.click();
}

/** Picks up the card of the next move of the game's winning line that moves a single card. */
async function carry(game: SolitaireGame): Promise<void> {
  const { line } = shortest(game.position.variant);
  for (;;) {
    const move = moveOf(line[game.position.moves] ?? '');
    if (move.kind === 'play' && move.count === 1) {
      touch(game, move.from);
      break;
    }
    game.play(move);
  }
  await game.updateComplete;
  expect(game.matches(':state(carrying)')).to.equal(true);
  expect(part(game, '.table').querySelector('.target')).to.not.equal(null);
}

async function refuse(game: SolitaireGame): Promise<void> {
  await carry(game);
  const to = rows(game).find((row) => !row.matches('.target') && !row.shadowRoot?.querySelector('.picked'));
  touch(game, to?.getAttribute('pile') ?? '');
  await game.updateComplete;
  expect(part(game, '.message').textContent).to.match(/^Not allowed: /);
}

interface End {
  readonly variant: string;
  readonly options: Readonly<Record<string, OptionChoice>>;
  readonly deck: string;
  readonly line: readonly string[];
}

/** A deal that is lost from the start; for games without one, a deal after all cards were drawn. */
async function lose(variant: string): Promise<SolitaireGame> {
  const ends = (await (await fetch('/test/vectors/ends.json')).json()) as readonly End[];
  const end = ends.find((one) => one.variant === variant && !one.line.length);
  const game = await mount({ variant, deal: '4' });
  if (end) await game.newGame({ variant, options: end.options, deck: end.deck.split(' ') as Card[] });
  else {
    while (game.play({ kind: 'draw' }));
    for (let moves = 0; game.status === 'playing' && moves < 200; moves += 1) {
      const [move] = Game.at(game.position).legalMoves();
      if (move) game.play(move);
    }
  }
  await game.updateComplete;
  expect(game.status).to.equal('lost');
  return game;
}

async function midGame(
  variant: string,
  then: (game: SolitaireGame) => Promise<void>,
): Promise<SolitaireGame> {
  const game = await playedTo(variant, 20);
  await then(game);
  return game;
}

export type State = (variant: string) => Promise<SolitaireGame>;

/** The table. */
export const TABLE_STATES: Readonly<Record<string, State>> = {
  'the deal': (variant) => playedTo(variant, 0),
  'mid-game': (variant) => playedTo(variant, 20),
  carrying: (variant) => midGame(variant, carry),
  'a refusal': (variant) => midGame(variant, refuse),
  'a hint': (variant) =>
    midGame(variant, async (game) => {
      game.hint();
      await game.updateComplete;
      expect(part(game, '.message').textContent).to.not.equal('');
    }),
  paused: (variant) =>
    midGame(variant, async (game) => {
      game.pause();
      await game.updateComplete;
      expect(part(game, '.cover').textContent).to.include('Paused');
    }),
  won: async (variant) => {
    const game = await playedTo(variant, Infinity);
    expect(game.status).to.equal('won');
    return game;
  },
  lost: lose,
};

/** Waits until the content of a dialog is available to screen readers: it is hidden until the heading was read. */
const untilReadable = (game: SolitaireGame): Promise<unknown> =>
  until(() => !dialogOf(game).querySelector('.page')?.ariaHidden, 'screen readers can read the content');

const opened =
  (open: (game: SolitaireGame) => Promise<void>): State =>
  async (variant) => {
    const game = await mount({ variant, deal: '4' });
    game.play({ kind: 'draw' });
    await open(game);
    await nextFrame();
    expect(dialogOf(game).open).to.equal(true);
    await untilReadable(game);
    return game;
  };

/** The pages of the dialog. */
export const PAGE_STATES: Readonly<Record<string, State>> = {
  menu: opened(openMenu),
  deals: opened(openDeals),
  options: opened((game) => openPage(game, 'Options')),
  statistics: opened((game) => openPage(game, 'Statistics')),
  help: opened((game) => openPage(game, 'Help')),
};

/** An option changed during a game: it applies from the next game, which can be started immediately. */
export const pendingOption: State = opened(async (game) => {
  await openPage(game, 'Options');
  await choose(list(game, 'Scoring'), 'Vegas, a bet');
  expect(dialogOf(game).textContent).to.include('Applies from the next game');
});

/** A solution of Over-Under shown in the middle; the game is solved quickly. */
export async function replayed(): Promise<SolitaireGame> {
  const game = await mount({ variant: 'over-under', deal: '1' });
  while (game.play({ kind: 'draw' }));
  const ids = idsOf(game);
  while (ids.some((from) => game.play({ kind: 'play', from, to: 'discard', count: 1 })));
  await game.updateComplete;
  const show = [...part(game, '.end').querySelectorAll('button')].find(({ textContent }) =>
    textContent.includes(en.replay),
  );
  if (!show) throw new Error('the way is not offered');
  await press(show);
  await until(() => dialogOf(game).querySelector('.player'), 'a way is shown', 20_000);
  for (const button of dialogOf(game).querySelectorAll('button'))
    if (button.getAttribute('aria-label') === 'One move forward') button.click();
  await nextFrame();
  await untilReadable(game);
  return game;
}
