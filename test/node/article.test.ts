// The statements of demo/article.html about lines of moves, checked by the engine and the solver.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Game, readLine, type Move } from '../../src/engine.js';
import { solve, type Solution } from '../../src/solver.js';

const article = readFileSync(new URL('../../demo/article.html', import.meta.url), 'utf8');

interface Shown {
  readonly game: Game;
  readonly line: string;
  /** The variations with the number of moves before each. */
  readonly variations: readonly (readonly [at: number, line: string])[];
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The replays of the article, each with its deal. */
const replays = new Map<string, Shown>(
  [...article.matchAll(/<solitaire-replay([^>]*)>(.*?)<\/solitaire-replay>/gs)].map(
    ([, tag = '', inside = '']) => {
      const draw = attribute(tag, 'draw');
      const variant = attribute(tag, 'variant') ?? '';
      const game = Game.deal(variant, {
        deal: Number(attribute(tag, 'deal')),
        options: draw === undefined ? {} : { draw: Number(draw) },
      });
      const variations = [...inside.matchAll(/<p([^>]*)>/g)].flatMap(([, comment = '']) => {
        const line = attribute(comment, 'data-line');
        return line === undefined ? [] : [[Number(attribute(comment, 'data-at')), line] as const];
      });
      return [variant, { game, line: attribute(tag, 'line') ?? '', variations }];
    },
  ),
);

const shownOf = (variant: string): Shown => {
  const shown = replays.get(variant);
  if (!shown) throw new Error(`The article has no replay of ${variant}.`);
  return shown;
};

/** The game after the first moves of its line and, if given, the moves of a text. */
function after({ game, line }: Shown, moves: number, more = ''): Game {
  const then = game.fork();
  for (const move of readLine(line, then).slice(0, moves)) then.play(move);
  for (const move of readLine(more, then)) then.play(move);
  return then;
}

const solved = (game: Game, goal: 'win' | 'aim' = 'win'): Solution =>
  solve(game.position, { states: 200_000, goal });
const cardsLeft = ({ position }: Game): number =>
  position.piles.reduce((sum, { kind, cards }) => sum + (kind === 'tableau' ? cards.length : 0), 0);
const kinds = (moves: readonly Move[]): string[] => moves.map(({ kind }) => kind);

describe('the lines of the article', () => {
  it.each(['cruel', 'klondike', 'over-under'])('win the deal of %s', (variant) => {
    const shown = shownOf(variant);
    expect(after(shown, Infinity).position.status).toBe('won');
  });

  it('Klondike: of two moves at the start both win, and the second 51 loses', () => {
    const klondike = shownOf('klondike');
    expect(klondike.game.legalMoves()).toHaveLength(2);
    expect(klondike.variations).toEqual([[1, '51']]);
    expect(solved(after(klondike, 1, '51')).verdict).toBe('unwinnable');
    for (const move of ['25', 'D']) expect(solved(after(klondike, 1, move)).verdict).toBe('winnable');
    // the seven of hearts could still follow
    expect(() => after(klondike, 1, '51 21')).not.toThrow();
  });

  it('Over-Under: after nine moves only the two of clubs can be played, and it costs two cards', () => {
    const overUnder = shownOf('over-under');
    const decision = after(overUnder, 9);
    expect(kinds(decision.legalMoves()).sort()).toEqual(['draw', 'play']);
    const [[at, line] = [0, '']] = overUnder.variations;
    expect(at).toBe(9);
    expect(cardsLeft(after(overUnder, at, line))).toBe(2);
    expect(solved(after(overUnder, 9, '1d'), 'aim')).toMatchObject({ fewest: 2, exact: true });
    expect(solved(after(overUnder, 9, 'D')).verdict).toBe('winnable');
  });
});
