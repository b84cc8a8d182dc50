// The shortest win: as short as a plain search by the rules finds it, and reported only if it is proven.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Game, variants, type Move, type Variant } from '../../../src/engine.js';
import { solve } from '../../../src/solver.js';
import { amount } from '../../support/amount.js';
import { randomFrom } from '../../support/games.js';
import { OPTIONAL } from '../../support/optional-games.js';
import { moveOf, setupOf, unpack } from '../../support/won-deals.js';

const deals = unpack(
  JSON.parse(readFileSync(new URL('../../support/won-deals.json', import.meta.url), 'utf8')),
);

/** The fewest moves to a win, breadth first over legal moves; `undefined` if a win takes more. */
function fewestByRules(start: Game, most: number): number | undefined {
  let level = [start.fork()];
  const seen = new Set<string>();
  for (let moves = 0; moves <= most; moves++) {
    const next: Game[] = [];
    for (const game of level) {
      if (game.status === 'won') return moves;
      for (const move of game.legalMoves()) {
        const after = game.fork();
        after.play(move);
        const { piles, redeals } = after.position;
        const key = JSON.stringify([piles, redeals]);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(after);
      }
    }
    level = next;
  }
  return undefined;
}

/** A position so many moves before a known win, with some moves of it reordered or left out. */
function nearEnd(start: Game, line: readonly Move[], left: number, seed: number): Game {
  const game = start.replay(line.slice(0, -left)).fork();
  const random = randomFrom(seed);
  for (let i = 0; i < 2; i++) {
    const moves = game.legalMoves();
    const move = moves[Math.floor(random() * moves.length)];
    if (move && random() < 0.5) game.play(move);
  }
  return game;
}

interface Won {
  readonly title: string;
  readonly start: Game;
  readonly line: readonly Move[];
  readonly variant?: Variant;
}

const builtIn: Won[] = [...variants.keys()].flatMap((variant) =>
  deals
    .filter((deal) => deal.variant === variant)
    .slice(0, amount(2, 20))
    .map((deal, i) => ({
      title: `${variant} ${String(i + 1)}`,
      start: Game.deal(variant, setupOf(deal)),
      line: deal.line.map(moveOf),
    })),
);

const optional: Won[] = ['freecell', 'spider', 'yukon', 'golf', 'easthaven'].flatMap((id) => {
  const variant = OPTIONAL.find((one) => one.id === id);
  if (!variant) throw new Error(`no ${id}`);
  const options = id === 'spider' ? { suits: 1 } : {};
  for (let deal = 1; deal < 30; deal++) {
    const start = Game.deal(variant, { deal, options });
    const { line } = solve(start.position, { variant, states: 100_000 });
    if (line) return [{ title: `${id}, deal ${String(deal)}`, start, line, variant }];
  }
  return [];
});

describe('the shortest win', () => {
  it('can be searched in five optional games as well', () => {
    expect(optional.map(({ title }) => title.split(',')[0])).toEqual([
      'freecell',
      'spider',
      'yukon',
      'golf',
      'easthaven',
    ]);
  });

  it.each([...builtIn, ...optional])('has the fewest moves possible: $title', ({ start, line, variant }) => {
    // games with many moves have too many positions for the plain search
    const most = variant?.decks === 2 ? 2 : variant ? 3 : 5;
    for (const left of most === 2 ? [1] : variant ? [1, 2] : [2, 4]) {
      for (let seed = 0; seed < amount(1, 10); seed++) {
        const game = nearEnd(start, line, left, seed);
        const fewest = fewestByRules(game, most);
        const found = solve(game.position, { goal: 'shortest', moves: most, variant });
        expect(found.exact).toBe(true);
        expect(found.line?.length).toBe(fewest);
        if (found.line) expect(game.fork().replay(found.line).status).toBe('won');
      }
    }
  });

  it('of a won position has no moves', () => {
    const [{ start, line }] = builtIn as [Won];
    const { verdict, line: found, exact } = solve(start.replay(line).position, { goal: 'shortest' });
    expect([verdict, found, exact]).toEqual(['winnable', [], true]);
  });

  it('longer than the limit is not found, which is proven', () => {
    const [{ start, line }] = builtIn as [Won];
    const { position } = start.replay(line.slice(0, -5));
    const { length } = solve(position, { goal: 'shortest' }).line ?? [];
    const found = solve(position, { goal: 'shortest', moves: length - 1 });
    expect([found.verdict, found.line, found.exact]).toEqual(['unknown', undefined, true]);
  });

  it('is not proven if the limit of states is reached first', () => {
    const [{ start }] = builtIn as [Won];
    const found = solve(start.position, { goal: 'shortest', states: 50 });
    expect([found.verdict, found.exact]).toEqual(['unknown', false]);
    expect(found.states).toBeLessThanOrEqual(50);
  });

  it('of an unwinnable game is proven not to exist', () => {
    // a king on the last card of its suit, in a game without another move
    const lost = Game.deal('over-under', { deal: 4 });
    while (lost.status === 'playing') lost.play(lost.legalMoves().at(-1) as Move);
    const found = solve(lost.position, { goal: 'shortest' });
    expect([found.verdict, found.exact]).toEqual(['unwinnable', true]);
  });
});
