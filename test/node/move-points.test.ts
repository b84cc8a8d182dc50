// The points of each kind of event, and what a move does after the cards have moved: complete runs leave, empty piles are
// filled, and face-down cards turn.
import { describe, expect, it } from 'vitest';
import { Game, type PileGroup, type Score, type Variant } from '../../src/engine.js';
import { cards, dealt, faceUp, play } from '../support/decks.js';
import { described, down, up } from '../support/described.js';
import { CELL, column } from '../support/plays.js';

/** The score after each of some moves. */
function scores(game: Game, ...moves: readonly string[]): number[] {
  return moves.map((move) => {
    play(game, move);
    return game.position.score;
  });
}

const STOCK: Variant['piles'] = { stock: { shows: 'none' }, waste: { shows: 'all', gives: 'top' } };
const withScore = (score: Score, more: Partial<Variant> = {}, piles: Variant['piles'] = {}): Variant =>
  described(
    { ...STOCK, ...piles },
    { draw: { to: 'waste', count: 1 }, redeal: { kind: 'recycle' }, score, ...more },
  );
/** Ends with an ace, a two and a three on top of the columns. */
const WANTED = { 'tableau-1': 'AS', 'tableau-2': '2S', 'tableau-3': '3S', 'tableau-4': '4D' };

const [ACE, TWO] = ['tableau-1>foundation-1', 'tableau-2>foundation-1'];

describe('the points', () => {
  it('for a play are those of the first entry for its piles, for each card', () => {
    const first = withScore({
      plays: [
        { from: ['waste'], to: 'foundation', points: 100 },
        { from: ['tableau'], to: 'foundation', points: 3 },
        { to: 'foundation', points: 50 },
        { to: 'tableau', points: -2 },
      ],
    });
    expect(scores(dealt(first, WANTED), ACE, TWO)).toEqual([3, 6]);
    const game = dealt(withScore({ plays: [{ to: 'tableau', points: 4 }] }, {}, { tableau: column({}) }), {
      'tableau-1': '8S 7H',
      'tableau-2': '9H',
    });
    expect(scores(game, 'tableau-1>tableau-2:2')).toEqual([8]);
    expect(scores(dealt(withScore({ plays: [{ to: 'waste', points: 4 }] }), WANTED), ACE)).toEqual([0]);
  });

  it('may be the rank: one for an ace, thirteen for a king', () => {
    const ranks = withScore({ plays: [{ to: 'foundation', points: 'rank' }] });
    expect(scores(dealt(ranks, WANTED), ACE, TWO)).toEqual([1, 3]);
    const kings = { ...up, empty: [{ accepts: 'K' }] } as const;
    const king = withScore(
      { plays: [{ to: 'foundation', points: 'rank' }] },
      {},
      { foundation: { shows: 'all', takes: kings } },
    );
    expect(scores(dealt(king, { 'tableau-1': 'KS' }), 'tableau-1>foundation')).toEqual([13]);
  });

  it('grow with a streak of plays, which a draw or a redeal ends', () => {
    const streak = withScore({ plays: [{ to: 'foundation', points: 1, streak: 10 }] });
    const game = dealt(streak, WANTED);
    expect(scores(game, ACE, TWO, 'draw', 'tableau-3>foundation-1')).toEqual([1, 12, 12, 13]);
    expect(game.position.streak).toBe(1);
    game.undo();
    expect([game.position.streak, game.position.score]).toEqual([0, 12]);
  });

  it('state the streak in the position if any entry counts it, and only then', () => {
    const plays = [
      { from: ['waste'], to: 'foundation', points: 1 },
      { to: 'foundation', points: 1, streak: 1 },
    ] as const;
    expect(Game.deal(withScore({ plays }), { deal: 1 }).position.streak).toBe(0);
    expect(Game.deal(withScore({ plays: plays.slice(0, 1) }), { deal: 1 }).position).not.toHaveProperty(
      'streak',
    );
    expect(Game.deal(withScore({}), { deal: 1 }).position).not.toHaveProperty('streak');
  });

  it('are counted for each move and each draw, and for redeals beyond the free ones', () => {
    const all = withScore(
      { start: 100, moves: -1, draws: -10, redeal: { free: 1, points: -20 } },
      { draw: { to: 'waste', count: 104 } },
    );
    expect(scores(dealt(all, WANTED), ACE, 'draw', 'redeal', 'draw', 'redeal')).toEqual([99, 88, 87, 76, 55]);
  });

  it('never bring the score below its floor, and count from there', () => {
    const low = withScore({ start: 5, floor: 0, draws: -4, plays: [{ to: 'foundation', points: 3 }] });
    expect(scores(dealt(low, WANTED), 'draw', 'draw', 'draw', ACE)).toEqual([1, 0, 0, 3]);
    const free = withScore({ start: 5, draws: -4 });
    expect(scores(dealt(free, WANTED), 'draw', 'draw')).toEqual([1, -3]);
  });

  it('for the win and for the cards left are added when the goal is reached, and not before', () => {
    const won = withScore(
      { plays: [{ to: 'foundation', points: 1 }], won: 50, left: { in: 'stock', points: -1 } },
      { deal: [{ to: 'tableau', each: [1, 1] }], goal: { empty: 'tableau' } },
    );
    const game = dealt(won, { 'tableau-1': 'AS', 'tableau-2': '2S' });
    expect(scores(game, ACE, TWO)).toEqual([1, 2]);
    expect(game.status).toBe('won');
    const [only, none] = [{ won: 50 }, {}].map((score) =>
      scores(dealt({ ...won, score }, { 'tableau-1': 'AS', 'tableau-2': '2S' }), ACE, TWO),
    );
    expect([only, none]).toEqual([
      [0, 50],
      [0, 0],
    ]);
  });

  it('are the stake below the score for the net', () => {
    const { score, stake, net } = Game.deal(withScore({ start: 10, stake: 52 }), { deal: 1 }).position;
    expect([score, stake, net]).toEqual([10, 52, -42]);
    expect(Game.deal(withScore({ start: 10 }), { deal: 1 }).position.net).toBe(10);
  });
});

describe('cards that turn face up', () => {
  const turning = (shows: PileGroup['shows'], more: Score = {}): Game =>
    dealt(
      withScore(
        { turned: { in: 'left', points: 5 }, ...more },
        {
          deal: [
            { to: 'left', each: 3, faceDown: [2] },
            { to: 'right', each: 3, faceDown: [2] },
          ],
        },
        {
          left: { ...CELL, shows },
          right: { ...CELL, shows },
          foundation: { count: 4, shows: 'all', takes: { ...up, from: ['reserve'] } },
        },
      ),
      { left: '3S 2S AS', right: '3H 2H AH' },
    );

  it('score in the named group only', () => {
    const game = turning('top');
    expect(play(game, 'left>foundation-1').at(-1)).toEqual({ kind: 'turned', pile: 'left', card: '2S' });
    expect([faceUp(game, 'left'), game.position.score]).toEqual([1, 5]);
    expect(scores(game, 'right>foundation-2')).toEqual([5]);
    expect(faceUp(game, 'right')).toBe(1);
  });

  it('are none in a pile that shows the face-down cards of the deal as they are', () => {
    const all = turning('all');
    play(all, 'left>foundation-1');
    expect(faceUp(all, 'left')).toBe(0);
  });

  it('are only the last one in a pile that shows no other', () => {
    const trunk = (count: number): Game =>
      dealt(
        withScore(
          {},
          {
            deal: [
              { to: 'left', each: count },
              { to: 'tableau', each: [1, 1, 1, 1] },
            ],
          },
          { left: { ...CELL, shows: 'last' }, tableau: column({}, { gives: 'top', fill: 'left' }) },
        ),
        WANTED,
      );
    const kinds = (game: Game): string[] => play(game, ACE).map(({ kind }) => kind);
    expect(kinds(trunk(3))).toEqual(['played', 'filled']);
    expect(kinds(trunk(2))).toEqual(['played', 'filled', 'turned']);
  });
});

describe('a complete run', () => {
  const build = { suit: 'same', steps: [-1] } as const;
  const collecting = (score: Score): Game =>
    dealt(
      described(
        {
          foundation: { shows: 'all' },
          done: {
            kind: 'foundation',
            count: 2,
            shows: 'all',
            collects: { from: ['tableau'], build, count: 3 },
          },
          tableau: { count: 4, shows: 'top', gives: 'top', takes: { ...down, build, empty: [] } },
        },
        { deal: [{ to: 'tableau', each: 3, faceDown: [1, 1, 2, 2] }], score, goal: { empty: 'tableau' } },
      ),
      { 'tableau-1': 'KH 7S 6S', 'tableau-2': 'KD 9H 5S' },
    );

  it('leaves with the points for complete runs and for its cards, without a streak', () => {
    const game = collecting({ collected: 100, plays: [{ to: 'foundation', points: 2, streak: 7 }] });
    const events = play(game, 'tableau-2>tableau-1');
    expect(events.map(({ kind }) => kind)).toEqual(['played', 'collected', 'turned']);
    expect(cards(game, 'done-1')).toBe('7S 6S 5S');
    expect([cards(game, 'tableau-1'), faceUp(game, 'tableau-1')]).toEqual(['KH', 1]);
    expect(game.position.score).toBe(106);
  });

  it('leaves without points in a game that gives none', () => {
    expect(scores(collecting({}), 'tableau-2>tableau-1')).toEqual([0]);
  });
});

describe('an empty pile', () => {
  it('is filled with one card of the named pile, if that has one', () => {
    const filled = withScore(
      {},
      {
        deal: [
          { to: 'left', each: 2 },
          { to: 'tableau', each: [1, 1, 1, 3] },
        ],
      },
      { left: CELL, tableau: column({}, { gives: 'top', fill: 'left' }) },
    );
    const game = dealt(filled, { left: '9C 9D', 'tableau-1': 'AS', 'tableau-2': '2S', 'tableau-3': '3S' });
    expect(play(game, ACE).at(-1)).toEqual({ kind: 'filled', from: 'left', to: 'tableau-1', card: '9D' });
    play(game, TWO);
    const last = play(game, 'tableau-3>foundation-1');
    expect(last.map(({ kind }) => kind)).toEqual(['played']);
    expect(['left', 'tableau-1', 'tableau-2', 'tableau-3'].map((id) => cards(game, id))).toEqual([
      '',
      '9D',
      '9C',
      '',
    ]);
  });
});
