// Hints are legal, use only visible cards, make progress, and never repeat a position.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  deckOf,
  Game,
  readMove,
  writeMove,
  type Card,
  type Move,
  type PileGroup,
  type Position,
  type Takes,
  type Variant,
} from '../../src/engine.js';
import { automaticMove, isSafe } from '../../src/session/autoplay.js';
import type { Hint } from '../../src/session/hint.js';
import { hintsFor } from '../../src/session/hints.js';
import { klondike, overUnder, reno } from '../../src/variants/index.js';
import { amount } from '../support/amount.js';
import { cardsOf } from '../support/cards.js';
import { dealt, draw, GAMES, legal, gameWithPiles, moveOf, play } from '../support/decks.js';
import { anyMove, GAME_SETS, randomFrom, type GameSet } from '../support/games.js';
import { OPTIONAL, optionSetsOf } from '../support/optional-games.js';
import { freeCell, perseverance, CUSTOM_GAMES } from '../support/custom-games.js';
import { endVectors, winVectors } from '../support/vectors.js';

/** A hint as text: its move and its reason. */
const hintAsText = ({ move, reason }: Hint): string => `${writeMove(move)} ${reason.code}`;
const hintsAsText = (game: Game): string[] => hintsFor(game).map(hintAsText);

const tableOf = ({ piles }: Position): string =>
  piles.map(({ cards, faceDown }) => `${String(faceDown)}${cards.join('')}`).join('|');

/** Makes some moves of a game: random ones alternating with hints, so that games progress. */
function walk(game: Game, moves: number, seed: number, each?: (game: Game) => void): Game {
  const random = randomFrom(seed);
  for (let n = 0; n < moves; n++) {
    const advised = random() < 0.5 ? hintsFor(game)[0]?.move : undefined;
    const move = advised ?? anyMove(game, random);
    if (!move) break;
    game.play(move);
    each?.(game);
  }
  return game;
}

interface One {
  readonly set: GameSet;
  readonly deal: number;
  readonly seed: number;
  readonly moves: number;
}

/** Checks a property of random games of one kind: half as many, unless the run is a long one. */
const holds = (variant: string, numRuns: number, property: (one: One) => void): void => {
  const one = fc.record({
    set: fc.constantFrom(...GAME_SETS.filter((set) => set.variant === variant)),
    deal: fc.integer({ min: 1, max: 999_999_999 }),
    seed: fc.integer(),
    moves: fc.integer({ min: 0, max: 90 }),
  });
  fc.assert(fc.property(one, property), { numRuns: amount(Math.ceil(numRuns / 2), numRuns), seed: 11_982 });
};

const start = ({ set, deal }: One): Game => Game.deal(set.variant, { deal, options: set.options });

/** Follows the first hints to the end; each is checked before it is played. */
function* firstHints(game: Game): Generator<Hint> {
  for (let n = 0; n < 1000; n++) {
    const [hint] = hintsFor(game);
    if (!hint) return;
    yield hint;
    game.play(hint.move);
  }
  throw new Error('The hints have no end');
}

/** Follows the first hints to the end; returns their number. */
function follow(game: Game): number {
  const gathers = game.description.redeal?.kind === 'gather';
  let seen = new Set<string>();
  let last: Move | undefined;
  let hints = 0;
  const look = (): void => {
    const table = tableOf(game.position);
    if (last?.kind === 'redeal' && gathers) seen = new Set();
    if (last?.kind === 'play' && seen.has(table)) expect.unreachable('The table was there before');
    seen.add(table);
  };
  for (const { move } of firstHints(game)) {
    look();
    last = move;
    hints++;
  }
  look();
  return hints;
}

describe.each(GAMES)('%s', (variant) => {
  it('following its first hints reaches an end, and never an earlier position', () => {
    holds(variant, 40, (one) => {
      const game = walk(start(one), one.moves % 30, one.seed);
      follow(game);
      expect(hintsFor(game)).toEqual([]);
    });
  });

  it('has only legal hints, each move once', () => {
    holds(variant, 15, (one) => {
      walk(start(one), one.moves, one.seed, (game) => {
        const moves = hintsFor(game).map(({ move }) => move);
        for (const move of moves) expect(game.explain(move)).toBeUndefined();
        const texts = moves.map(writeMove);
        // A play that opens the way may have another reason as well, but is listed once.
        expect(new Set(texts).size).toBe(texts.length);
        expect(hintsFor(game).every(({ hidden }) => !hidden)).toBe(true);
      });
    });
  });

  it('is not changed by hints', () => {
    holds(variant, 10, (one) => {
      const game = walk(start(one), one.moves, one.seed);
      const before = JSON.stringify(game);
      hintsFor(game);
      expect(JSON.stringify(game)).toBe(before);
    });
  });

  it('has the same hints whatever the unseen cards are', () => {
    let compared = 0;
    holds(variant, 60, (one) => {
      const moves: Move[] = [];
      const game = start(one);
      walk(game, one.moves, one.seed);
      moves.push(...game.toJSON().moves.map((text) => readMove(text) as Move));
      // After one pass through the stock, all its cards were visible once.
      const unseen = game.position.piles.flatMap(({ kind, cards, faceDown }) =>
        kind === 'stock' && game.position.redeals ? [] : cards.slice(0, faceDown),
      );
      const random = randomFrom(one.seed);
      const mixed = unseen
        .map((card) => [random(), card] as const)
        .toSorted(([a], [b]) => a - b)
        .map(([, card]) => card);
      const other = new Map(unseen.map((card, i) => [card, mixed[i] as Card]));
      const deck = deckOf(one.deal).map((card) => other.get(card) ?? card);
      const twin = Game.deal(one.set.variant, { deck, options: one.set.options });
      for (const move of moves) twin.play(move);
      // A loss is reported immediately, although it depends on face-down cards.
      if (twin.status !== game.status) return;
      if (mixed.join() !== unseen.join()) compared++;
      expect(hintsFor(twin)).toEqual(hintsFor(game));
      for (const mode of ['safe', 'always'] as const)
        expect(automaticMove(twin, mode, new Set())).toEqual(automaticMove(game, mode, new Set()));
      for (const move of game.legalMoves()) expect(isSafe(twin, move)).toBe(isSafe(game, move));
    });
    // In Cruel all cards are face up.
    if (variant !== 'cruel') expect(compared).toBeGreaterThan(10);
  });

  it('has a hint as long as a card can go to a foundation for good or a face-down card can be turned up', () => {
    holds(variant, 25, (one) => {
      const game = walk(start(one), one.moves, one.seed);
      follow(game);
      if (game.status === 'won') return;
      for (const move of game.legalMoves()) {
        if (move.kind !== 'play') continue;
        expect(move.to).not.toMatch(/foundation|discard/);
        const ahead = game.fork();
        expect(ahead.play(move).map(({ kind }) => kind)).not.toContain('turned');
      }
    });
  });
});

describe('hints', () => {
  const tops = { 'tableau-3': 'KS', 'tableau-4': 'KC', 'tableau-5': 'QH', 'tableau-6': 'QD' };

  test('of two cards to turn up, prefer the one with more cards below it', () => {
    const game = dealt('klondike', { 'tableau-1': '7H', 'tableau-2': '6C', 'tableau-7': '6S', ...tops });
    const queens = [
      'tableau-6>tableau-3:1',
      'tableau-6>tableau-4:1',
      'tableau-5>tableau-3:1',
      'tableau-5>tableau-4:1',
    ];
    expect(hintsAsText(game)).toEqual(
      ['tableau-7>tableau-1:1', ...queens, 'tableau-2>tableau-1:1'].map((text) => `${text} turns-up`),
    );
    expect(hintsFor(game)[0]?.reason).toEqual({ code: 'turns-up', pile: 'tableau-7' });
  });

  test('list a card that fits on four foundations once', () => {
    const game = dealt('klondike', { 'tableau-1': 'AS', 'tableau-2': '5H', 'tableau-7': '9H', ...tops });
    expect(hintsAsText(game).filter((text) => text.includes('foundation'))).toEqual([
      'tableau-1>foundation-1:1 goes-home',
    ]);
    expect(legal(game).filter((text) => text.includes('foundation'))).toHaveLength(4);
  });

  test('empty a column if a card can use the space, and only then', () => {
    const row = {
      'tableau-1': '9S',
      'tableau-2': 'TH',
      'tableau-4': '3S',
      'tableau-5': '3C',
      'tableau-6': '5S',
      'tableau-7': '5C',
    };
    const game = dealt('klondike', { ...row, 'tableau-3': 'KD' });
    expect(hintsAsText(game)).toEqual(['tableau-1>tableau-2:1 empties-column']);
    play(game, 'tableau-1>tableau-2');
    expect(hintsAsText(game)).toEqual(['tableau-3>tableau-1:1 turns-up']);
    expect(hintsAsText(dealt('klondike', { ...row, 'tableau-3': '7S' }))).toEqual(['draw draw']);
  });

  test('clear the reserve before the stock', () => {
    const game = dealt('reno', {
      reserve: '6C',
      stock: '6S',
      'tableau-1': '7H',
      'tableau-2': '2H',
      'tableau-3': '2D',
      'tableau-4': '3D',
    });
    expect(hintsAsText(game)).toEqual(['reserve>tableau-1:1 frees-reserve', 'stock>tableau-1:1 frees-waste']);
  });

  test('move a column that the reserve will fill in order to clear the reserve', () => {
    const game = dealt('demon', {
      reserve: '2S',
      'foundation-1': '9S',
      'tableau-1': '6C',
      'tableau-2': '7H',
      'tableau-3': 'KS',
      'tableau-4': 'JS',
    });
    expect(hintsAsText(game)).toEqual(['tableau-1>tableau-2:1 frees-reserve']);
  });

  test('in Cruel, play to the foundations before building, the highest card first', () => {
    const game = dealt('cruel', {
      'tableau-1': '2S',
      'tableau-2': '6H',
      'tableau-3': '5H',
      'tableau-4': 'JC',
      'tableau-5': 'TC',
    });
    const hints = hintsAsText(game);
    expect(hints[0]).toBe('tableau-1>foundation-1:1 goes-home');
    expect(hints).toContain('tableau-3>tableau-2:1 builds');
    expect(hints.indexOf('tableau-5>tableau-4:1 builds')).toBeLessThan(
      hints.indexOf('tableau-3>tableau-2:1 builds'),
    );
  });

  test('move a card from one of several cells to free it', () => {
    const game = gameWithPiles(freeCell, { 'reserve-2': 'QS', 'tableau-1': 'KS' });
    expect(hintsAsText(game)[0]).toBe('reserve-2>foundation-1:1 frees-reserve');
  });

  test('give no value to an empty column or cell alone', () => {
    // the king of hearts and the nine of clubs wait for the cards under both of them
    const piles = { 'tableau-1': '2S 2H 9C KH', 'tableau-2': '3C 2C TC JC QC KC 4C 5C 6C 7C 8C' };
    const rest = {
      'tableau-3': 'KS QS 3S 4S 5S 6S 7S 8S 9S TS JS',
      'tableau-4': 'QH 3H 4H 5H 6H 7H 8H 9H TH JH',
    };
    const game = gameWithPiles(freeCell, { ...piles, ...rest });
    expect(legal(game)).toContain('tableau-1>tableau-5');
    expect(hintsAsText(game).filter((text) => !text.endsWith('opens-way'))).toEqual([]);
    const cells: Variant = {
      ...klondike,
      id: 'with-cells',
      piles: {
        ...klondike.piles,
        reserve: {
          count: 2,
          shows: 'all',
          gives: 'top',
          takes: {
            from: ['waste'],
            build: { suit: 'any', steps: [-1] },
            empty: [{ accepts: 'any' }],
            most: 1,
          },
        },
      },
      layout: { columns: 7, places: { ...klondike.layout.places, reserve: { at: [0, 3] } } },
    };
    const other = gameWithPiles(cells, { waste: '9C', stock: '8C', 'tableau-1': 'TC JC QC KC' });
    expect(legal(other)).toContain('waste>reserve-1');
    expect(hintsAsText(other)).toEqual(['draw draw']);
  });

  test('leave a card on a foundation that would not accept it again', () => {
    const foundation = klondike.piles.foundation as PileGroup;
    const takes: Takes = { ...(foundation.takes as Takes), from: ['waste'] };
    const giving: Variant = {
      ...klondike,
      id: 'giving',
      options: {},
      piles: { ...klondike.piles, foundation: { ...foundation, gives: 'top', takes } },
    };
    const game = gameWithPiles(giving, { 'tableau-1': 'KH', stock: 'KS', 'tableau-2': 'KD' });
    expect(legal(game)).toContain('foundation-1>tableau-1');
    expect(hintsAsText(game)).toEqual(['draw draw']);
  });

  test('do not empty a column for a card that is on a foundation', () => {
    const game = gameWithPiles(
      'klondike',
      { 'tableau-1': 'QH', 'tableau-2': 'KC', stock: 'KH' },
      { takeBack: true },
    );
    expect(legal(game)).toContain('tableau-1>tableau-2');
    expect(hintsAsText(game).filter((text) => text.startsWith('tableau-1>tableau-2'))).toEqual([]);
    play(game, 'tableau-1>tableau-2');
    expect(legal(game)).toContain('foundation-1>tableau-1');
  });

  test('move away the last card of a column if that lets another column be built', () => {
    const takes: Takes = { from: ['tableau'], build: { suit: 'same', steps: [-1] } };
    const built: Variant = {
      ...overUnder,
      id: 'built',
      piles: { ...overUnder.piles, tableau: { ...(overUnder.piles.tableau as PileGroup), takes } },
    };
    const game = gameWithPiles(built, { discard: '5S', 'tableau-1': '6H', 'tableau-2': '9C', stock: 'KS' });
    expect(hintsAsText(game)).toEqual(['tableau-1>discard:1 builds']);
  });

  test('do not use what an unseen card of the stock would make possible', () => {
    const takes: Takes = {
      from: ['stock'],
      build: { suit: 'any', steps: [-1] },
      empty: [{ accepts: 'any' }],
      most: 1,
    };
    const cells: Variant = {
      ...reno,
      id: 'reno-with-cells',
      piles: {
        ...reno.piles,
        reserve: { count: 2, shows: 'all', gives: 'top', takes },
        tableau: { ...(reno.piles.tableau as PileGroup), count: 2 },
      },
      deal: [{ to: 'tableau', each: 1 }],
      layout: { columns: 8, places: { ...reno.layout.places, reserve: { at: [0, 3] } } },
    };
    const game = gameWithPiles(cells, { stock: 'JS KS', 'tableau-1': 'QS', 'tableau-2': 'QC KC' });
    expect(legal(game)).toContain('stock>reserve-1');
    expect(hintsAsText(game)).toEqual(['draw draw']);
  });

  test('after the last redeal, omit plays that bring no card to a foundation', () => {
    const blocked = { 'tableau-1': '4H 8S KS', 'tableau-2': 'TS', 'tableau-3': '7H 9S' };
    const rest = { 'tableau-4': '5H 6H 8H 9H TH JH QH KH', 'tableau-5': 'JS', 'tableau-6': 'QS' };
    const game = gameWithPiles(perseverance, { ...blocked, ...rest }, {}, { redeals: 2 });
    expect(legal(game)).toContain('tableau-3>tableau-2');
    expect(game.status).toBe('playing');
    expect(hintsAsText(game)).toEqual([]);
  });

  test('do not suggest a redeal for what only the second play after it would make possible', () => {
    const columns = {
      'tableau-1': 'KH QS JH TS 9H 8S 7D 6C 5D 4S 3D',
      'tableau-2': 'KS',
      'tableau-3': 'KC QH JC TH 9C',
      'tableau-4': 'AD 8H 8C 7H',
      'tableau-5': '6D 5S 4D 3C 2D',
      'tableau-6': 'KD TC 4C',
      'tableau-7': '8D QD JD',
    };
    const waste = 'QC 5H 5C 6S 3H 6H 7S 7C 4H 9S 2H 9D JS 2C TD';
    const options = { runs: 'any', takeBack: true };
    const { position } = gameWithPiles('klondike', { ...columns, waste }, options);
    const covered = ['tableau-4', 'tableau-6', 'tableau-7'];
    const piles = position.piles.map((one) => ({ ...one, faceDown: covered.includes(one.id) ? 2 : 0 }));
    const game = Game.at({ ...position, piles });
    expect(legal(game)).toContain('redeal');
    expect(hintsAsText(game)).toEqual(['tableau-1>tableau-6:1 opens-way']);
  });

  test('move part of a run aside for the card that it covers', () => {
    const game = dealt(
      'klondike',
      {
        'tableau-1': 'AS',
        'tableau-2': '9H 2S',
        'tableau-3': '9D 2H',
        'tableau-4': '3S',
        'tableau-5': '3C',
        'tableau-6': '6H',
        'tableau-7': '6D',
      },
      { runs: 'any' },
    );
    play(game, 'tableau-1>foundation-1', 'tableau-2>foundation-1', 'tableau-3>tableau-4');
    expect(hintsFor(game)[0]).toEqual({
      move: moveOf('tableau-4>tableau-5'),
      reason: { code: 'opens-way', then: moveOf('tableau-4>foundation-1') },
      hidden: false,
    });
    // None of the plays has a direct benefit, so that a draw is suggested as well.
    expect(hintsAsText(game).at(-1)).toBe('draw draw');
  });

  test('suggest a draw if no play is possible and the stock was not seen', () => {
    const game = dealt('over-under', { discard: 'KS' });
    expect(hintsAsText(game)).toEqual(['draw draw']);
  });

  test('go through a stock without useful cards once, and then no more', () => {
    const game = dealt('klondike', {
      'tableau-1': '9S',
      'tableau-2': 'TH',
      'tableau-3': '3S',
      'tableau-4': '3C',
      'tableau-5': '5S',
      'tableau-6': '5C',
      'tableau-7': '7S',
      // Every third card comes to the top: none of them can be placed on another, or is a king.
      stock: '2S .. .. 4S .. .. 6S .. .. 8S .. .. TS .. .. JS .. .. QS .. .. 2C .. ..',
    });
    for (let n = 0; n < 8; n++) {
      expect(hintsAsText(game)).toEqual(['draw draw']);
      draw(game);
    }
    expect(game.status).toBe('playing');
    expect(legal(game)).toEqual(['tableau-1>tableau-2', 'redeal']);
    expect(hintsAsText(game)).toEqual([]);
    game.play({ kind: 'redeal' });
    expect(hintsAsText(game)).toEqual([]);
  });

  test('state the correct length of a chain', () => {
    let longest = 0;
    for (let deal = 1; deal <= amount(15, 30); deal++) {
      const game = Game.deal('over-under', { deal });
      let left = 0;
      for (const { move, reason } of firstHints(game)) {
        if (left > 0) expect(reason).toEqual({ code: 'chain', plays: left });
        if (reason.code === 'chain') longest = Math.max(longest, (left = reason.plays));
        else expect(move.kind).toBe('draw');
        left = Math.max(0, left - 1);
      }
      expect(left).toBe(0);
    }
    expect(longest).toBeGreaterThan(7);
  });

  test('suggest a play that can be reversed at once only to enable another, or to a foundation', () => {
    const seen = new Set<string>();
    for (const variant of GAMES)
      holds(variant, variant === 'klondike' ? 80 : 8, (one) => {
        walk(start(one), one.moves, one.seed, (game) => {
          for (const { move, reason } of hintsFor(game)) {
            if (move.kind !== 'play') continue;
            const ahead = game.fork();
            const events = ahead.play(move);
            const back = { ...move, from: move.to, to: move.from };
            if (move.from.startsWith('foundation')) expect(reason.code).toBe('opens-way');
            if (events.length > 1 || ahead.explain(back)) continue;
            expect(['opens-way', 'goes-home']).toContain(reason.code);
            if (reason.code === 'goes-home') expect(move.to).toMatch(/^foundation/);
            seen.add(`${move.from.split('-', 1)[0] ?? ''} ${reason.code}`);
          }
        });
      });
    expect([...seen].toSorted()).toEqual(['foundation opens-way', 'tableau goes-home', 'tableau opens-way']);
  });

  test('follow an enabling play with a useful play, without a draw', () => {
    let ways = 0;
    for (let deal = 1; deal <= amount(15, 40); deal++) {
      const game = Game.deal('klondike', { deal, options: { runs: 'any', takeBack: true } });
      let opened = 0;
      for (const hint of firstHints(game)) {
        if (hint.reason.code === 'opens-way') ways++;
        if (opened) expect(hint.move.kind).toBe('play');
        opened = hint.reason.code === 'opens-way' ? opened + 1 : 0;
        expect(opened).toBeLessThanOrEqual(3);
      }
    }
    expect(ways).toBeGreaterThan(10);
  });

  test('follow a draw from a seen stock with a play within one round, and a redeal of Cruel with a play to a foundation', () => {
    let rounds = 0;
    for (const { variant, options } of [
      { variant: 'klondike', options: { draw: 1 } },
      { variant: 'demon', options: {} },
      { variant: 'cruel', options: {} },
    ]) {
      for (let deal = 1; deal <= amount(8, 16); deal++) {
        const game = Game.deal(variant, { deal, options });
        walk(game, 60, deal);
        let redeals = 0;
        let before: number | undefined;
        for (const hint of firstHints(game)) {
          const home = game.position.piles.reduce(
            (sum, { kind, cards }) => sum + (kind === 'foundation' ? cards.length : 0),
            0,
          );
          if (hint.move.kind === 'redeal' && game.position.redeals > 0) {
            rounds++;
            redeals++;
            before ??= home;
          } else if (variant === 'cruel' ? home > (before ?? home) : hint.move.kind === 'play') {
            redeals = 0;
            before = undefined;
          }
          expect(redeals).toBeLessThan(variant === 'cruel' ? 9 : 2);
        }
        expect(redeals).toBe(0);
      }
    }
    expect(rounds).toBeGreaterThan(10);
  });

  test('suggest a redeal if no play is left and the chain to a foundation is too long to search', () => {
    const game = Game.deal('cruel', { deal: 3165 });
    play(game, 'tableau-5>tableau-1', 'tableau-10>tableau-7', 'tableau-8>tableau-12', 'tableau-8>tableau-2');
    expect(legal(game)).toEqual(['redeal']);
    expect(hintsAsText(game)).toEqual(['redeal redeal']);
  });

  test('suggest a play, not a redeal, if that chain is too long to search and plays are left', () => {
    const game = Game.deal('cruel', { deal: 12_455 });
    play(game, 'tableau-1>foundation-4', 'redeal', 'tableau-9>foundation-2', 'tableau-8>tableau-9');
    play(game, 'tableau-12>tableau-4', 'tableau-3>tableau-4', 'tableau-3>tableau-8');
    expect(legal(game)).toContain('redeal');
    expect(hintsAsText(game)).toEqual(['tableau-12>tableau-10:1 builds', 'tableau-5>tableau-7:1 builds']);
  });

  test('start with plays to foundations in games with gathered redeals, even if they turn up a card', () => {
    const { tableau } = perseverance.piles;
    const hidden: Variant = {
      ...perseverance,
      id: 'hidden-perseverance',
      piles: { ...perseverance.piles, tableau: { ...(tableau as PileGroup), shows: 'top' } },
      deal: [
        { to: 'foundation', rank: 'A' },
        { to: 'tableau', each: 4, faceDown: Array<number>(12).fill(3) },
      ],
    };
    let turned = 0;
    for (let deal = 1; deal <= 40; deal++) {
      const hints = hintsAsText(Game.deal(hidden, { deal }));
      if (!hints.some((hint) => hint.includes('>foundation'))) continue;
      expect(hints[0], String(deal)).toContain('>foundation');
      if (hints[0]?.endsWith('turns-up')) turned += hints.length - 1;
    }
    expect(turned).toBeGreaterThan(0);
  });
});

describe('a known solution', () => {
  const win = winVectors().find(({ variant }) => variant === 'klondike');
  const line = (win?.line ?? []).map(moveOf);
  const seated = (made: number): Game => {
    const game = Game.deal('klondike', { deck: cardsOf(win?.deck ?? ''), options: win?.options });
    for (const move of line.slice(0, made)) game.play(move);
    return game;
  };

  test('is requested for the position, and its first move becomes the first hint', () => {
    const game = seated(0);
    const queried: Position[] = [];
    const hints = hintsFor(game, (position) => {
      queried.push(position);
      return line;
    });
    expect(queried).toEqual([game.position]);
    expect(hints).toEqual([
      { move: line[0], reason: { code: 'wins', moves: line.length }, hidden: true },
      ...hintsFor(game).filter(({ move }) => writeMove(move) !== writeMove(line[0] as Move)),
    ]);
  });

  test('to the aim is marked as such, and as using the stock', () => {
    const game = Game.deal('reno', { deal: 5 });
    const way = game.legalMoves().slice(0, 1);
    expect(hintsFor(game, () => way)[0]).toEqual({
      move: way[0],
      reason: { code: 'reaches-aim', moves: way.length },
      hidden: true,
    });
    // in Over-Under all cards except the stock are face up
    const other = Game.deal('over-under', { deal: 5 });
    expect(hintsFor(other, () => other.legalMoves().slice(0, 1))[0]).toMatchObject({
      reason: { code: 'leaves-fewest' },
      hidden: true,
    });
  });

  test('is never one of 0 moves: once the stake is recovered, the hint names the win or the gain of the move', () => {
    const win = winVectors().find(({ variant }) => variant === 'reno');
    if (!win) throw new Error('no won game of Reno');
    const moves = win.line.map(moveOf);
    const game = Game.deal('reno', { deck: cardsOf(win.deck), options: win.options });
    const later = moves.findIndex((move) => {
      game.play(move);
      return game.position.net >= 0;
    });
    const rest = moves.slice(later + 1);
    expect(rest.length).toBeGreaterThan(1);
    expect(hintsFor(game, () => rest)[0]).toMatchObject({
      move: rest[0],
      reason: { code: 'wins', moves: rest.length },
    });
    // a line that ends before the win
    for (const { reason } of hintsFor(game, () => rest.slice(0, 1)))
      expect(['reaches-aim', 'wins']).not.toContain(reason.code);
  });

  test('uses no hidden cards once all were seen', () => {
    const game = seated(line.length - 1);
    expect(hintsFor(game, () => line.slice(-1))[0]).toEqual({
      move: line.at(-1),
      reason: { code: 'wins', moves: 1 },
      hidden: false,
    });
  });

  test('that is unknown or starts with an illegal move changes nothing', () => {
    const game = seated(0);
    const nonsense: Move = { kind: 'play', from: 'tableau-1', to: 'stock', count: 9 };
    for (const known of [undefined, [], [nonsense]])
      expect(hintsFor(game, () => known)).toEqual(hintsFor(game));
  });
});

describe('following the hints', () => {
  it.each([
    ['klondike', { draw: 3 }, amount(30, 60), 0.08],
    ['klondike', { draw: 1 }, amount(30, 60), 0.35],
    ['cruel', {}, amount(50, 100), 0.03],
    ['demon', {}, 100, 0.01],
  ] as const)('wins %s %j often enough', (variant, options, deals, share) => {
    let won = 0;
    for (let deal = 1; deal <= deals; deal++) {
      const game = Game.deal(variant, { deal, options });
      follow(game);
      if (game.status === 'won') won++;
    }
    expect(won / deals).toBeGreaterThan(share);
  });

  test('clears more of Over-Under than the first available play', () => {
    let left = 0;
    let blind = 0;
    const count = (game: Game): number =>
      game.position.piles.reduce((sum, { kind, cards }) => sum + (kind === 'tableau' ? cards.length : 0), 0);
    for (let deal = 1; deal <= amount(30, 100); deal++) {
      const game = Game.deal('over-under', { deal });
      follow(game);
      left += count(game);
      const other = Game.deal('over-under', { deal });
      for (let move; (move = other.legalMoves()[0]);) other.play(move);
      blind += count(other);
    }
    expect(left).toBeLessThan(0.75 * blind);
  });
});

describe('a game that is over', () => {
  test('has no hints if it is lost', () => {
    for (const { variant, options, deck, line } of endVectors()) {
      const game = Game.deal(variant, { deck: cardsOf(deck), options });
      play(game, ...line);
      if (game.status === 'lost') expect(hintsFor(game, () => game.legalMoves())).toEqual([]);
    }
    expect(endVectors().some(({ status }) => status === 'lost')).toBe(true);
  });

  test('has none if it is won, and one before its last move', () => {
    for (const { variant, options, deck, line } of winVectors()) {
      const game = Game.deal(variant, { deck: cardsOf(deck), options });
      play(game, ...line.slice(0, -1));
      expect(hintsFor(game)).not.toEqual([]);
      play(game, line.at(-1) as string);
      expect(hintsFor(game)).toEqual([]);
    }
  });
});

describe.each(OPTIONAL.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
  const games = optionSetsOf(variant).flatMap((options) =>
    Array.from({ length: amount(2, 6) }, (_, deal) => () => Game.deal(variant, { deal: deal + 1, options })),
  );

  it('has hints that end and never lead to an earlier position, from the deal and from later positions', () => {
    let hints = 0;
    for (const [i, deal] of games.entries())
      for (const moves of [0, 15]) {
        const game = walk(deal(), moves, i);
        hints += follow(game);
        expect(hintsFor(game)).toEqual([]);
      }
    expect(hints).toBeGreaterThan(0);
  });

  it('has only legal hints, each move once, from visible cards', () => {
    for (const [i, deal] of games.entries())
      walk(deal(), 40, i, (game) => {
        const hints = hintsFor(game);
        for (const { move } of hints) expect(game.explain(move)).toBeUndefined();
        expect(new Set(hints.map(({ move }) => writeMove(move))).size).toBe(hints.length);
        expect(hints.every(({ hidden }) => !hidden)).toBe(true);
      });
  });
});

describe('custom games', () => {
  it.each(CUSTOM_GAMES.map((variant) => [variant.id, variant] as const))(
    '%s has hints that end',
    (_, variant) => {
      let hints = 0;
      for (let deal = 1; deal <= amount(3, 6); deal++) hints += follow(Game.deal(variant, { deal }));
      expect(hints).toBeGreaterThan(0);
    },
  );
});
