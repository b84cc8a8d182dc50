// Automatic moves to the foundations: which are legal, which are safe, and when they finish the game.
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  CARDS,
  defineVariant,
  Game,
  RANKS,
  SUITS,
  writeMove,
  type Build,
  type Card,
  type Move,
  type Pile,
  type PileGroup,
  type Takes,
  type Variant,
} from '../../src/engine.js';
import { automaticMove, finishingMoves, isSafe, type Autoplay } from '../../src/session/autoplay.js';
import { hintsFor } from '../../src/session/hints.js';
import { klondike, overUnder } from '../../src/variants/index.js';
import { amount } from '../support/amount.js';
import { cardsOf } from '../support/cards.js';
import { dealt, deckFor, draw, GAMES, gameWithPiles, moveOf, play } from '../support/decks.js';
import { anyMove, GAME_SETS, randomFrom } from '../support/games.js';
import { CUSTOM_GAMES } from '../support/custom-games.js';
import { winVectors, type WinVector } from '../support/vectors.js';

const NONE: ReadonlySet<Card> = new Set();

/** The automatic moves, as text. */
function nextAutomaticMove(game: Game, mode: Autoplay = 'safe', kept = NONE): string | undefined {
  const move = automaticMove(game, mode, kept);
  return move && writeMove(move);
}

const isHome = (move: Move): boolean =>
  move.kind === 'play' && move.to.startsWith('foundation') && !move.from.startsWith('foundation');

/** Makes all automatic moves; returns their number. */
function settle(game: Game, mode: Autoplay = 'safe'): number {
  for (let n = 0; n <= 52; n++) {
    const move = automaticMove(game, mode, NONE);
    if (!move) return n;
    game.play(move);
  }
  throw new Error('Automatic moves have no end');
}

const begin = ({ variant, deck, options }: WinVector): Game =>
  Game.deal(variant, { deck: cardsOf(deck), options });

describe('automatic moves', () => {
  const row = {
    'tableau-1': 'AS',
    'tableau-2': '5C',
    'tableau-3': 'AH',
    'tableau-4': '5S',
    'tableau-5': '9C',
    'tableau-6': '9S',
    'tableau-7': 'KS',
  };

  test('are never made, or in the order of the piles', () => {
    const game = dealt('klondike', row);
    expect(nextAutomaticMove(game, 'never')).toBeUndefined();
    expect(nextAutomaticMove(game)).toBe('tableau-1>foundation-1:1');
    play(game, 'tableau-1>foundation-1');
    expect(nextAutomaticMove(game)).toBe('tableau-3>foundation-2:1');
  });

  test('do not move kept cards', () => {
    const game = dealt('klondike', row);
    for (const mode of ['safe', 'always'] as const) {
      expect(nextAutomaticMove(game, mode, new Set<Card>(['AS']))).toBe('tableau-3>foundation-1:1');
      expect(nextAutomaticMove(game, mode, new Set<Card>(['AS', 'AH']))).toBeUndefined();
    }
  });

  test('do not move a card from one foundation to another', () => {
    const foundation = klondike.piles.foundation as PileGroup;
    const takes: Takes = {
      ...(foundation.takes as Takes),
      from: ['waste', 'tableau', 'foundation'],
      empty: [{ accepts: 'any' }],
    };
    const shifting: Variant = {
      ...klondike,
      id: 'shifting',
      options: {},
      piles: { ...klondike.piles, foundation: { ...foundation, gives: 'top', takes } },
    };
    const game = dealt(shifting, { 'tableau-2': '2S AS' });
    play(game, 'tableau-2>foundation-1', 'tableau-2>foundation-1');
    expect(game.explain(moveOf('foundation-1>foundation-2'))).toBeUndefined();
    expect(nextAutomaticMove(game, 'always')).toMatch(/^tableau/);
  });

  test('"always" plays whatever a foundation accepts, from tableau, reserve, waste and stock', () => {
    const seen = new Set<string>();
    for (const { variant, options } of GAME_SETS) {
      const random = randomFrom(7);
      const game = Game.deal(variant, { deal: 7, options });
      for (let n = 0; n < 60; n++) {
        const legal = game.legalMoves();
        const move = automaticMove(game, 'always', NONE);
        expect(move).toEqual(legal.find(isHome));
        if (move?.kind === 'play') seen.add(move.from.split('-', 1)[0] ?? '');
        const next = anyMove(game, random);
        if (!next) break;
        game.play(next);
      }
    }
    expect([...seen].toSorted()).toEqual(['reserve', 'stock', 'tableau', 'waste']);
  });
});

describe('a card is safe', () => {
  test('if it is an ace or a two', () => {
    const game = dealt('klondike', { 'tableau-2': '2S AS' });
    expect(nextAutomaticMove(game)).toBe('tableau-2>foundation-1:1');
    play(game, 'tableau-2>foundation-1');
    expect(nextAutomaticMove(game)).toBe('tableau-2>foundation-1:1');
  });

  /** Spades in the fourth column and red cards in the seventh, to be moved to the foundations from the ace up. */
  const spades = (options: Record<string, unknown>): Game =>
    dealt('klondike', { 'tableau-4': '4S 3S 2S AS', 'tableau-7': '9C 3H 3D 2H 2D AD AH' }, options);
  const [spade, heart, diamond] = [
    'tableau-4>foundation-1',
    'tableau-7>foundation-2',
    'tableau-7>foundation-3',
  ] as const;

  test.each([{}, { runs: 'any', takeBack: true }])(
    'if the cards that could be placed on it are safe as well: %j',
    (options) => {
      const game = spades(options);
      play(game, spade, spade);
      // A red two could be placed on the three of spades, but only until its ace is on a foundation.
      expect(isSafe(game, moveOf(spade))).toBe(false);
      play(game, heart);
      expect(isSafe(game, moveOf(spade))).toBe(false);
      play(game, diamond);
      expect(isSafe(game, moveOf(spade))).toBe(true);
      play(game, spade, diamond, heart);
      // A red three could be placed on the four, and on that the two of clubs, which waits for its ace.
      expect(isSafe(game, moveOf(spade))).toBe(false);
    },
  );

  test.each([
    [{}, true],
    [{ runs: 'any', takeBack: true }, false],
  ])(
    'if all cards that could be placed on it are on foundations, unless they may come back: %j',
    (options, safe) => {
      const game = spades(options);
      play(game, spade, spade, heart, diamond, spade, diamond, heart, diamond);
      expect(isSafe(game, moveOf(spade))).toBe(false);
      play(game, heart);
      expect(isSafe(game, moveOf(spade))).toBe(safe);
    },
  );

  test('never on waste or stock', () => {
    const columns = [1, 2, 3, 4, 5, 6, 7].map((n) => [`tableau-${n}`, `${n + 3}C`] as const);
    const row = { ...Object.fromEntries(columns), 'tableau-7': 'KC' };
    const waste = dealt('klondike', { ...row, stock: 'AS' }, { draw: 1 });
    draw(waste);
    expect(nextAutomaticMove(waste)).toBeUndefined();
    expect(nextAutomaticMove(waste, 'always')).toBe('waste>foundation-1:1');
    const turned = dealt('reno', {
      stock: 'AS',
      reserve: 'AH',
      'tableau-1': '5S',
      'tableau-2': '5C',
      'tableau-3': '5H',
      'tableau-4': '5D',
    });
    expect(nextAutomaticMove(turned)).toBe('reserve>foundation-1:1');
    play(turned, 'reserve>foundation-1');
    expect(nextAutomaticMove(turned, 'always')).toBe('stock>foundation-2:1');
    expect(isSafe(turned, moveOf('stock>foundation-2'))).toBe(false);
  });

  test('never in Cruel, where it changes the redeal', () => {
    const game = dealt('cruel', { 'tableau-1': '2S' });
    expect(nextAutomaticMove(game)).toBeUndefined();
    expect(nextAutomaticMove(game, 'always')).toBe('tableau-1>foundation-1:1');
  });

  test('never if the reserve would fill its place at once', () => {
    const game = dealt('demon', {
      'foundation-1': '5S',
      'tableau-1': '6S',
      'tableau-2': '5H',
      reserve: '9S',
      'tableau-3': 'KS',
      'tableau-4': 'KC',
    });
    expect(nextAutomaticMove(game)).toBeUndefined();
    expect(nextAutomaticMove(game, 'always')).toBe('tableau-1>foundation-1:1');
  });

  describe('a two, while both red aces are in the tableau', () => {
    const { foundation, tableau } = klondike.piles as Record<'foundation' | 'tableau', PileGroup>;
    const [nextAutomaticMove, columns] = [foundation.takes, tableau.takes] as [Takes, Takes];
    const like = (id: string, piles: Variant['piles'], more: Partial<Variant> = {}): Variant =>
      defineVariant({ ...klondike, id, options: {}, ...more, piles: { ...klondike.piles, ...piles } });
    const builds = (id: string, build: Build): Variant =>
      like(id, { tableau: { ...tableau, takes: { ...columns, build } } });
    const table = { 'tableau-2': '2S AS' };
    const isTwoSafe = (game: Game): boolean => {
      play(game, 'tableau-2>foundation-1');
      return isSafe(game, moveOf('tableau-2>foundation-1'));
    };

    test('is safe if columns are built as in Klondike', () => {
      expect(isTwoSafe(dealt(like('as-ever', {}), table))).toBe(true);
    });

    // An ace could be placed on the two and has no other place that is as good, or the two itself could be placed on
    // another card.
    test.each([
      builds('any-suit', { suit: 'any', steps: [-1] }),
      builds('any-other-suit', { suit: 'other', steps: [-1] }),
      builds('up-and-down', { suit: 'alternate', steps: [-1, 1] }),
      builds('round-the-corner', { suit: 'alternate', steps: [-1], wrap: true }),
      like('in-groups', { tableau: { ...tableau, gives: 'group' } }),
      like('round-at-home', {
        foundation: {
          ...foundation,
          takes: { ...nextAutomaticMove, build: { suit: 'same', steps: [1], wrap: true } },
        },
      }),
      like('not-from-the-waste', {
        foundation: { ...foundation, takes: { ...nextAutomaticMove, from: ['tableau'] } },
      }),
    ])('is not safe in $id', (variant) => {
      expect(isTwoSafe(dealt(variant, table))).toBe(false);
    });

    test('is not safe if there is another of each card', () => {
      const layout = { ...klondike.layout, columns: 11, alternatives: [] };
      const twice = like('twice', { foundation: { ...foundation, count: 8 } }, { decks: 2, layout });
      const deck = [...deckFor('klondike', table), ...CARDS];
      expect(isTwoSafe(Game.deal(twice, { deck }))).toBe(false);
      // nor if the other ace of its suit is on a foundation, too
      const both = [...deckFor('klondike', { ...table, 'tableau-3': 'KS' }), ...CARDS];
      const [king, ace] = [both.indexOf('KS'), both.lastIndexOf('AS')];
      [both[king], both[ace]] = ['AS', 'KS'];
      const game = Game.deal(twice, { deck: both });
      play(game, 'tableau-3>foundation-2');
      expect(isTwoSafe(game)).toBe(false);
    });
  });

  test('is never safe in a game without columns', () => {
    const { foundation } = klondike.piles;
    const hand = defineVariant({
      id: 'hand',
      piles: {
        reserve: { count: 8, shows: 'all', gives: 'top' },
        foundation: {
          ...(foundation as PileGroup),
          takes: { ...(foundation?.takes as Takes), from: ['reserve'] },
        },
      },
      deal: [{ to: 'reserve', each: [7, 7, 7, 7, 6, 6, 6, 6] }],
      score: { plays: [] },
      goal: klondike.goal,
      layout: { columns: 8, places: { reserve: { at: [0, 1] }, foundation: { at: [0, 0] } } },
    });
    const game = dealt(hand, { 'reserve-1': 'AS' });
    expect(nextAutomaticMove(game)).toBeUndefined();
    expect(nextAutomaticMove(game, 'always')).toBe('reserve-1>foundation-1:1');
  });

  test('in Demon, a base card is safe only if nothing can be placed on it any more', () => {
    // The base is a five: a red five from the reserve could still carry a black four.
    const game = dealt('demon', {
      'foundation-1': '5S',
      reserve: '5H',
      'tableau-1': 'KS',
      'tableau-2': 'KC',
      'tableau-3': 'KH',
      'tableau-4': 'KD',
    });
    expect(nextAutomaticMove(game)).toBeUndefined();
    expect(nextAutomaticMove(game, 'always')).toBe('reserve>foundation-2:1');
  });

  test('in Demon, a card is safe if all cards that could be placed on it are on foundations', () => {
    let safe = 0;
    for (const win of winVectors().filter(({ variant }) => variant === 'demon')) {
      const game = begin(win);
      for (const text of win.line) {
        for (const move of game.legalMoves().filter((one) => isSafe(game, one))) {
          safe++;
          const { piles } = game.position;
          const from = piles.find(({ id }) => move.kind === 'play' && id === move.from) as Pile;
          const card = from.cards.at(-1) as Card;
          const below = 'KA23456789TJQK'['A23456789TJQK'.indexOf(card[0] as string)] as string;
          const red = 'HD'.includes(card[1] as string);
          for (const suit of red ? 'SC' : 'HD')
            expect(piles.find(({ cards }) => cards.includes(`${below}${suit}` as Card))?.kind).toBe(
              'foundation',
            );
          expect(from.kind === 'tableau' && from.cards.length === 1).toBe(false);
        }
        play(game, text);
      }
    }
    expect(safe).toBeGreaterThan(20);
  });
});

/**
 * Plays the rest of a line after some of its cards were moved to the foundations early. The remaining cards of each
 * play are played. If the target card is on a foundation, the cards of the play go to the foundations instead, the top
 * card first.
 */
function playRest(game: Game, plain: Game, rest: readonly string[]): void {
  const pileOf = (card: Card | undefined): Pile | undefined =>
    game.position.piles.find(({ cards }) => card && cards.includes(card));
  const goHome = (card: Card): void => {
    const move = game
      .legalMoves()
      .find(
        (one) =>
          one.kind === 'play' &&
          isHome(one) &&
          pileOf(card)?.id === one.from &&
          pileOf(card)?.cards.at(-1) === card,
      );
    if (!move) throw new Error(`${card} cannot go home`);
    game.play(move);
  };
  for (const text of rest) {
    const [event] = plain.play(moveOf(text));
    if (event?.kind !== 'played') {
      game.play(moveOf(text));
      continue;
    }
    const cards = event.cards.filter((card) => pileOf(card)?.kind !== 'foundation');
    if (!cards.length) continue;
    const [first] = cards as [Card];
    if (event.to.startsWith('foundation')) {
      goHome(first);
      continue;
    }
    const move: Move = { kind: 'play', from: pileOf(first)?.id ?? '', to: event.to, count: cards.length };
    if (!game.explain(move)) game.play(move);
    else for (const card of cards.toReversed()) goHome(card);
  }
}

describe('safe moves never lose a winnable game', () => {
  const wins = winVectors().filter(({ variant }) => variant !== 'over-under');

  it.each(wins.map((win, i) => [i, win.variant, win.options, win] as const))(
    '%i %s %j',
    (_, variant, __, win) => {
      let safe = 0;
      for (let made = 0; made < win.line.length; made++) {
        const [game, plain] = [begin(win), begin(win)];
        for (const one of [game, plain]) play(one, ...win.line.slice(0, made));
        const settled = settle(game);
        if (!settled) continue;
        safe += settled;
        playRest(game, plain, win.line.slice(made));
        expect(game.status).toBe('won');
      }
      if (variant === 'cruel') expect(safe).toBe(0);
      else expect(safe).toBeGreaterThan(0);
    },
  );

  it('the safe moves after each move are those of playing all at once', () => {
    for (const win of wins.filter(({ variant }) => variant === 'klondike' || variant === 'reno')) {
      const [game, plain] = [begin(win), begin(win)];
      for (const text of win.line) {
        settle(game);
        playRest(game, plain, [text]);
      }
      settle(game);
      expect(game.status).toBe('won');
    }
  });
});

describe('the moves of auto-finish', () => {
  it.each(winVectors().map((win, i) => [i, win.variant, win.options, win] as const))(
    '%i %s %j',
    (_, variant, __, win) => {
      const game = begin(win);
      let finished = 0;
      for (const text of win.line) {
        play(game, text);
        const moves = finishingMoves(game);
        if (!moves) continue;
        finished++;
        const { piles, redeals } = game.position;
        for (const { kind, faceDown } of piles) if (kind !== 'stock' || !redeals) expect(faceDown).toBe(0);
        const end = game.fork();
        for (const move of moves) {
          expect(end.status).toBe('playing');
          expect(isHome(move) || (move.kind !== 'play' && variant !== 'cruel')).toBe(true);
          end.play(move);
        }
        expect(end.status).toBe('won');
      }
      expect(game.status).toBe('won');
      expect(finishingMoves(game)).toBeUndefined();
      // The game has no foundations.
      if (variant === 'over-under') expect(finished).toBe(0);
      else expect(finished).toBeGreaterThan(0);
    },
  );

  it('draw and redeal if the whole stock was seen', () => {
    let draws = 0;
    let redeals = 0;
    for (let deal = 1; deal <= amount(15, 40); deal++) {
      const game = Game.deal('klondike', { deal, options: { draw: 1 } });
      for (let n = 0; n < 500; n++) {
        const moves = finishingMoves(game);
        if (moves) {
          draws += Number(moves.some(({ kind }) => kind === 'draw'));
          redeals += Number(moves.some(({ kind }) => kind === 'redeal'));
          const end = game.fork();
          for (const move of moves) end.play(move);
          expect(end.status).toBe('won');
        }
        const [hint] = hintsFor(game);
        if (!hint) break;
        game.play(hint.move);
      }
    }
    expect(draws).toBeGreaterThan(0);
    expect(redeals).toBeGreaterThan(0);
  });

  it('are unavailable before the stock was seen, even if they would win', () => {
    const open: Variant = { ...klondike, id: 'open', deal: [{ to: 'tableau', each: 1 }] };
    const deck = RANKS.flatMap((rank) => SUITS.map((suit): Card => `${rank}${suit}`));
    const game = Game.deal(open, { deck, options: { draw: 1 } });
    expect(finishingMoves(game)).toBeUndefined();
    draw(game, 44);
    expect(finishingMoves(game)).toBeUndefined();
    draw(game);
    expect(finishingMoves(game)).toHaveLength(1 + 45 + 52);
    game.play({ kind: 'redeal' });
    expect(finishingMoves(game)).toHaveLength(45 + 52);
  });

  it('are unavailable while a card is face down, or the stock was not seen', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GAME_SETS),
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.integer({ min: 0, max: 120 }),
        ({ variant, options }, deal, moves) => {
          const game = Game.deal(variant, { deal, options });
          const random = randomFrom(deal);
          for (let n = 0; n < moves; n++) {
            const move = anyMove(game, random);
            if (!move) break;
            game.play(move);
          }
          const { piles, redeals } = game.position;
          if (piles.some(({ kind, faceDown }) => faceDown > 0 && (kind !== 'stock' || !redeals)))
            expect(finishingMoves(game)).toBeUndefined();
        },
      ),
      { numRuns: 200, seed: 11_982 },
    );
  });

  it('are unavailable if the goal is not filling the foundations, even if the moves would reach it', () => {
    const wins = winVectors().filter(({ variant }) => variant === 'klondike');
    for (const [goal, found] of [
      [klondike.goal, true],
      [{ empty: 'tableau' }, false],
    ] as const) {
      let finished = 0;
      for (const { deck, options, line } of wins) {
        const description: Variant = { ...klondike, id: found ? 'filled' : 'emptied', goal };
        const game = Game.deal(defineVariant(description), { deck: cardsOf(deck), options });
        play(game, ...line.slice(0, -2));
        finished += Number(finishingMoves(game) !== undefined);
      }
      expect(finished > 0).toBe(found);
    }
  });

  it('are unavailable if another pile has to be filled, even if the stock would fill it', () => {
    const discard = overUnder.piles.discard as PileGroup;
    const takes: Takes = { ...(discard.takes as Takes), from: ['tableau', 'stock'] };
    const { aim: _aim, ...rest } = overUnder;
    const open: Variant = {
      ...rest,
      id: 'filled-up',
      piles: { ...overUnder.piles, stock: { shows: 'all', gives: 'top' }, discard: { ...discard, takes } },
      goal: { full: 'discard' },
    };
    const game = gameWithPiles(open, { discard: '4S', stock: '2H 5C' });
    expect(game.status).toBe('playing');
    expect(finishingMoves(game)).toBeUndefined();
    draw(game, 2);
    expect(game.status).toBe('won');
  });

  it('do not change the game, also in custom games', () => {
    for (const variant of [...GAMES, ...CUSTOM_GAMES]) {
      const game = Game.deal(variant, { deal: 4 });
      const before = JSON.stringify(game);
      finishingMoves(game);
      nextAutomaticMove(game);
      expect(JSON.stringify(game)).toBe(before);
    }
  });
});
