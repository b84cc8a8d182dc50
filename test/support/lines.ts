// Whole won games, played to their end on a table while the page records the events.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { type EventLog } from './listen.js';
import { moveOf, nextFrame, positionPiles, shownPiles, mountWin, wins, type Way, type Win } from './play.js';

export const lines = await wins();
/** The first deal of each game. */
export const firsts = lines.filter(
  ({ variant }, i) => lines.findIndex((other) => other.variant === variant) === i,
);

export const shortest = (variant: string): Win => {
  const [first] = lines
    .filter((win) => win.variant === variant)
    .sort((a, b) => a.line.length - b.line.length);
  if (!first) throw new Error(`no win of ${variant}`);
  return first;
};
export const titleOf = ({ variant, options, line }: Win): string =>
  [
    variant,
    ...Object.entries(options).map(([name, value]) => `${name} ${value}`),
    `${line.length} moves`,
  ].join(', ');

/** Makes every `n`th move in this way, and all others with `play()`. */
export const everyNth =
  (n: number, way: Way): Way =>
  async (game, move) => {
    if (game.position.moves % n === 0) await way(game, move);
    else expect(game.play(move)).to.equal(true);
  };

/** Plays a line to its end, and checks that after each move the page has received exactly its events and its score. */
export async function playOut(game: SolitaireGame, win: Win, way: Way, eventLog: EventLog): Promise<void> {
  let { score } = game.position;
  // another variant may change the height of the game
  await nextFrame();
  eventLog.clear();
  for (const [i, text] of win.line.entries()) {
    const move = moveOf(text);
    const where = `move ${i + 1}, ${text}`;
    const before = eventLog.of('solitaire-move').length;
    await way(game, move);
    const moves = eventLog.of('solitaire-move');
    expect(
      moves.slice(before).map((detail) => detail.move),
      where,
    ).to.deep.equal([move]);
    expect(moves.at(-1)?.position.score, where).to.equal(win.scores[i]);
    const change = eventLog.of('solitaire-score').reduce((sum, detail) => sum + detail.change, 0);
    expect(score + change, where).to.equal(win.scores[i]);
  }
  score = game.score;
  expect(score).to.equal(win.scores.at(-1));
  expect(game.status).to.equal('won');
  expect(game.matches(':state(won)')).to.equal(true);
  const ends = eventLog.of('solitaire-end');
  expect(ends).to.have.lengthOf(1);
  expect(ends[0]).to.include({ status: 'won', score, moves: win.line.length, deal: null });
  expect(eventLog.of('solitaire-error')).to.deep.equal([]);
  expect(eventLog.all.every(({ target }) => target === game)).to.equal(true);
  expect(shownPiles(game)).to.deep.equal(positionPiles(game.position));
}

export const GAMES = ['reno', 'klondike', 'cruel', 'demon', 'over-under'] as const;

/** A game after this many moves of its shortest win. */
export async function playedTo(variant: string, moves: number): Promise<SolitaireGame> {
  const win = shortest(variant);
  const game = await mountWin(win);
  for (const text of win.line.slice(0, moves)) expect(game.play(moveOf(text)), text).to.equal(true);
  await game.updateComplete;
  return game;
}

/** Discards all cards of the stock, then makes all remaining plays, in a game of Over-Under. */
export async function loseGame(game: SolitaireGame): Promise<void> {
  while (game.play({ kind: 'draw' }));
  const ids = game.position.piles.map(({ id }) => id);
  while (ids.some((from) => game.play({ kind: 'play', from, to: 'discard', count: 1 })));
  expect(game.status).to.equal('lost');
  await game.updateComplete;
}

/** A lost game of Over-Under. */
export async function lost(): Promise<SolitaireGame> {
  const game = await playedTo('over-under', 0);
  await loseGame(game);
  return game;
}
