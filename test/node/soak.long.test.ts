// A part of the soak test (npm run soak): random games compared with a second, slow engine.
import { describe, expect, it } from 'vitest';
import { amount } from '../support/amount.js';
import { GAMES } from '../support/decks.js';
import { soak, type Counts } from '../support/soak.js';
import { OPTIONAL } from '../support/optional-games.js';
import { CUSTOM_GAMES } from '../support/custom-games.js';

const GAMES_PLAYED = amount(264, 1056);

describe('random games of all kinds, each move compared with a second engine', () => {
  const counts: Counts = {};
  const of = (what: string): number => counts[what] ?? 0;

  it('lose no card, no move, no save and no point', { timeout: 120_000 }, () => {
    for (let index = 0; index < GAMES_PLAYED; index++) soak(index, 2027, counts);
    expect(of('games')).toBe(GAMES_PLAYED);
  });

  it('include every game, end in every way, and cover every check', () => {
    for (const variant of [...GAMES, ...[...CUSTOM_GAMES, ...OPTIONAL].map(({ id }) => id)])
      expect(of(`games: ${variant}`), variant).toBeGreaterThan(0);
    for (const status of ['playing', 'won', 'lost'])
      expect(of(`status seen: ${status}`), status).toBeGreaterThan(2);
    expect(of('moves')).toBeGreaterThan(5000);
    expect(of('events, piles and score of the second engine')).toBe(of('moves'));
    expect(of('each card exactly once')).toBe(of('moves') + GAMES_PLAYED);
    for (const check of [
      'save and load',
      'status of the slow definition',
      'legal moves of the second engine',
      'undo and redo restore the exact position',
    ])
      expect(of(check), check).toBeGreaterThanOrEqual(GAMES_PLAYED);
  });
});
