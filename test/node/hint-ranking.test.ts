// The order of the hints: of several moves that gain something, the one with the greatest gain comes first.
import { describe, expect, it } from 'vitest';
import { Game, writeMove, type PileGroup, type Takes, type Variant } from '../../src/engine.js';
import { hintsFor } from '../../src/session/hints.js';
import { gameWithPiles } from '../support/decks.js';
import { described, down, up } from '../support/described.js';

const takes: Takes = { ...down, from: ['waste', 'reserve', 'tableau'], empty: [{ accepts: 'K' }] };
const board: Variant = described(
  {
    waste: { shows: 'all', gives: 'top' },
    reserve: { count: 2, shows: 'all', gives: 'top' },
    tableau: { count: 12, shows: 'top', gives: 'run', takes },
  },
  { deal: [{ to: 'tableau', each: 1 }], draw: { to: 'waste', count: 1 } },
);

/** The game with these piles, some of whose cards are face down. */
function at(wanted: Readonly<Record<string, string>>, faceDown: Readonly<Record<string, number>> = {}): Game {
  const { position } = gameWithPiles(board, wanted);
  const piles = position.piles.map((pile) => ({ ...pile, faceDown: faceDown[pile.id] ?? pile.faceDown }));
  return Game.at({ ...position, piles }, board);
}

const hints = (game: Game): string[] =>
  hintsFor(game).map(({ move, reason }) => `${writeMove(move)} ${reason.code}`);

/** Hearts and clubs that are not on their foundations, and a king that needs an empty column. */
const rest = {
  'tableau-8': 'QH JH TH 9H 8H 7H 6H 5H 4H 3H',
  'tableau-9': 'QC JC TC 9C 8C 7C 6C',
  'tableau-12': '3S KD',
};

describe('hints', () => {
  it('are ordered by what they gain', () => {
    const game = at(
      {
        ...rest,
        'tableau-1': 'KH 2H',
        'tableau-2': 'KC 9S',
        'tableau-3': 'TD',
        'tableau-4': 'KS 8S',
        'tableau-5': '3D 5C',
        'tableau-6': 'QD',
        'tableau-7': '6D',
        'tableau-10': 'JD 7S',
        'tableau-11': '2D 8D',
        'reserve-1': '7D',
        waste: 'JS',
        stock: 'AD',
      },
      { 'tableau-2': 1 },
    );
    expect(hints(game)).toEqual([
      // no other card can need this one
      'tableau-1>foundation-2:1 goes-home',
      'tableau-2>tableau-3:1 turns-up',
      'reserve-1>tableau-4:1 frees-reserve',
      'tableau-3>foundation-3:1 goes-home',
      'tableau-5>foundation-4:1 goes-home',
      'waste>tableau-6:1 frees-waste',
      'tableau-7>tableau-10:1 empties-column',
      // the higher card first
      'tableau-11>tableau-2:1 builds',
      'tableau-10>tableau-11:1 builds',
      'tableau-5>tableau-7:1 builds',
    ]);
  });
});

it('a column that gets its next card from the stock counts as playing a card of the stock, not as turning one up', () => {
  const filled = described(
    { tableau: { count: 4, shows: 'all', gives: 'any', takes: down, fill: 'stock' } },
    { id: 'filled-from-stock', deal: [{ to: 'tableau', each: 1 }] },
  );
  const columns = { 'tableau-1': '5S', 'tableau-2': '6H', 'tableau-3': 'KC', 'tableau-4': 'KD' };
  const game = gameWithPiles(filled, { ...columns, stock: '9C 2D' });
  expect(hints(game)).toContain('tableau-1>tableau-2:1 frees-waste');
});

it('a card of a column without face-down cards can uncover and turn up one of another column', () => {
  const peaks = described(
    {
      tableau: { count: 4, shows: 'all', gives: 'any', takes: down },
      peak: { kind: 'tableau', count: 1, shows: 'top', gives: 'top', coveredBy: [['tableau-1']] },
    },
    { id: 'peaks', deal: [{ to: 'tableau', each: 1 }] },
  );
  const columns = { 'tableau-1': '5S', 'tableau-2': '6H', 'tableau-3': 'QC', 'tableau-4': 'QD' };
  const { position } = gameWithPiles(peaks, { ...columns, peak: '9C' });
  const covered = position.piles.map((pile) => (pile.id === 'peak' ? { ...pile, faceDown: 1 } : pile));
  const game = Game.at({ ...position, piles: covered }, peaks);
  expect(hintsFor(game)[0]).toMatchObject({
    move: { from: 'tableau-1', to: 'tableau-2' },
    reason: { code: 'turns-up', pile: 'peak' },
  });
});

describe('where only cards of one suit form a unit', () => {
  const spiderLike: Variant = described(
    {
      foundation: { count: 4, shows: 'all', takes: { ...up, from: ['waste'] } },
      tableau: {
        count: 6,
        shows: 'all',
        gives: 'any',
        unit: { suit: 'same', steps: [-1] },
        takes: { from: ['tableau'], build: { suit: 'any', steps: [-1] }, empty: [{ accepts: 'any' }] },
      },
    },
    { id: 'spider-like', deal: [{ to: 'tableau', each: 1 }] },
  );
  /** Columns whose top cards fit nowhere. */
  const inert = { 'tableau-4': 'KC', 'tableau-5': 'KD', 'tableau-6': 'KH' };
  const hintsOn = (wanted: Readonly<Record<string, string>>): string[] =>
    hints(gameWithPiles(spiderLike, { ...inert, ...wanted }));

  it('a card joins one of its suit, and is not taken away from it for another one', () => {
    const piles = { 'tableau-1': '7D 6S', 'tableau-2': '7S' };
    expect(hintsOn({ ...piles, 'tableau-3': 'KS' })).toEqual(['tableau-1>tableau-2:1 builds']);
    expect(hintsOn({ 'tableau-1': '7S 6S', 'tableau-2': '7D', 'tableau-3': 'KS' })).toEqual([]);
  });

  it('the higher card joins first', () => {
    const piles = { 'tableau-1': '7D 6S', 'tableau-2': '7S', 'tableau-3': 'TD 9C', 'tableau-4': 'TC' };
    expect(hintsOn(piles).slice(0, 2)).toEqual([
      'tableau-3>tableau-4:1 builds',
      'tableau-1>tableau-2:1 builds',
    ]);
  });

  it('a card moves aside if another one can then join', () => {
    expect(hintsOn({ 'tableau-1': '7S 4H', 'tableau-2': '7D 6S' })[0]).toBe(
      'tableau-1>tableau-3:1 opens-way',
    );
  });

  it('a card does not move aside only to join again the one that it was taken from', () => {
    expect(hintsOn({ 'tableau-1': '7S 6S', 'tableau-2': '9D 4C' })).toEqual([]);
  });

  it('a card of the reserve joins a column, whatever the face-down card below it is', () => {
    const takes: Takes = { from: ['tableau'], build: { suit: 'any', steps: [-1] } };
    const { piles } = spiderLike;
    const covering: Variant = described(
      {
        ...piles,
        tableau: { ...(piles.tableau as PileGroup), takes: { ...takes, from: ['tableau', 'reserve'] } },
        reserve: { shows: 'top', gives: 'top', takes },
      },
      { id: 'covering', deal: [{ to: 'tableau', each: 1 }] },
    );
    for (const hidden of ['7D', '8D', 'KD']) {
      const wanted = { reserve: `${hidden} 6S`, 'tableau-1': '7S', 'tableau-4': 'KC' };
      const { position } = gameWithPiles(covering, wanted);
      const down = position.piles.map((pile) => ({ ...pile, faceDown: Number(pile.kind === 'reserve') }));
      expect(hintsFor(Game.at({ ...position, piles: down }, covering))).toHaveLength(1);
    }
  });
});
