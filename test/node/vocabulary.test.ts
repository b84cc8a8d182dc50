// The vocabulary describes more than the five games: eleven other games, described in it, follow their own rules.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CARDS,
  dailyDeal,
  defineVariant,
  Game,
  type Build,
  type PileGroup,
  type Takes,
  type Variant,
} from '../../src/engine.js';
import { cards, dealt, draw, explain, faceUp, legal, pile, play, refused } from '../support/decks.js';
import { anyMove, conceivable, randomFrom } from '../support/games.js';
import {
  bakersDozen,
  chameleon,
  eagleWing,
  fortyThieves,
  freeCell,
  perseverance,
  puttPutt,
  rainbow,
  storehouse,
  CUSTOM_GAMES,
  superiorCanfield,
  yukon,
} from '../support/custom-games.js';

describe.each(CUSTOM_GAMES.map((variant) => [variant.id, variant] as const))('%s', (id, variant) => {
  it('is a description that survives JSON, and plays the same by name and by description', () => {
    const defined = defineVariant(JSON.parse(JSON.stringify(variant)));
    expect(defined).toEqual(variant);
    expect(Game.deal(id, { deal: 5 }).position).toEqual(Game.deal(variant, { deal: 5 }).position);
  });

  it('keeps all its cards, and can undo and redo all moves of random games', () => {
    for (let deal = 1; deal <= 6; deal++) {
      const game = Game.deal(variant, { deal });
      const dealtAt = game.position;
      const all = dealtAt.piles.flatMap((one) => one.cards).toSorted();
      expect(all).toHaveLength(52 * (variant.decks ?? 1));
      const random = randomFrom(deal);
      for (let n = 0; n < 80; n++) {
        const move = anyMove(game, random);
        if (!move) break;
        game.play(move);
      }
      expect(game.position.piles.flatMap((one) => one.cards).toSorted()).toEqual(all);
      const listed = legal(game).length;
      expect([...conceivable(game.position)].filter((move) => !game.explain(move))).toHaveLength(listed);
      const loaded = Game.fromJSON(JSON.parse(JSON.stringify(game)), { variant });
      expect(loaded.position).toEqual(game.position);
      while (game.undo());
      expect(game.position).toEqual(dealtAt);
    }
  });
});

describe('fields used by games', () => {
  it('an option with numbers only defaults to the smallest', () => {
    const variant: Variant = {
      ...storehouse,
      id: 'storehouse-redeals',
      options: { redeals: [{ atLeast: 1, set: 'redeal.limit' }] },
    };
    const game = Game.deal(variant, { deal: 1 });
    expect(game.position.options).toEqual({ redeals: 1 });
    expect(game.description.redeal).toEqual({ kind: 'recycle', limit: 1 });
  });

  it('Storehouse: the twos start the foundations, columns are built in suit, two redeals', () => {
    const game = dealt(storehouse, {
      'tableau-1': '9S',
      'tableau-2': '8S',
      'tableau-3': '8H',
      reserve: '3S',
    });
    expect([1, 2, 3, 4].map((n) => cards(game, `foundation-${n}`))).toEqual(['2S', '2H', '2D', '2C']);
    expect(game.position.score).toBe(4);
    expect(refused(game, 'tableau-3>tableau-1')).toBe('wrong-suit');
    play(game, 'reserve>foundation-1', 'tableau-2>tableau-1');
    expect(pile(game, 'tableau-2').cards).toHaveLength(1); // filled by the reserve
    for (let round = 0; round < 2; round++) {
      draw(game, 31);
      play(game, 'redeal');
    }
    draw(game, 31);
    expect(explain(game, 'redeal')).toEqual({ code: 'redeals-used', limit: 2 });
  });

  it('Rainbow: columns are built in any suit, king on ace; one round', () => {
    const game = dealt(rainbow, {
      'foundation-1': '5S',
      'tableau-1': 'AS',
      'tableau-2': 'KS',
      'tableau-3': 'QS',
    });
    play(game, 'tableau-2>tableau-1', 'tableau-3>tableau-1');
    expect(cards(game, 'tableau-1')).toBe('AS KS QS');
    expect(refused(game, 'redeal')).toBe('no-redeal');
  });

  it('Chameleon: three columns and a reserve of twelve, and parts of a column move', () => {
    const game = dealt(chameleon, {
      'foundation-1': '2S',
      'tableau-1': '9S',
      'tableau-2': '8S',
      'tableau-3': '9H',
    });
    expect(pile(game, 'reserve').cards).toHaveLength(12);
    play(game, 'tableau-2>tableau-1');
    expect(refused(game, 'tableau-1>tableau-3')).toBeUndefined();
    expect(refused(game, 'tableau-1>tableau-4')).toBe('unknown-pile');
  });

  it('Superior Canfield: the whole reserve is face up, and an empty column accepts any card', () => {
    const game = dealt(superiorCanfield, {
      'foundation-1': '2S',
      'tableau-1': '9S',
      'tableau-2': '8H',
      reserve: '4C',
    });
    expect(faceUp(game, 'reserve')).toBe(13);
    expect(refused(game, 'reserve>tableau-1:2')).toBe('top-card-only');
    play(game, 'tableau-2>tableau-1');
    expect(cards(game, 'tableau-2')).toBe('');
    expect(refused(game, 'tableau-1>tableau-2')).toBeUndefined();
    expect(refused(game, 'tableau-1>tableau-2:2')).toBe('changes-nothing');
    play(game, 'reserve>tableau-2');
    expect(cards(game, 'tableau-2')).toBe('4C');
  });

  it('Perseverance: kings to the bottom, sequences in suit move, two gathered redeals', () => {
    const game = Game.deal(perseverance, { deal: 4 });
    const kings = game.position.piles.flatMap((one) => one.cards.map((card, i) => [card, i, one] as const));
    for (const [card, i, { kind, cards: all }] of kings) {
      if (kind === 'tableau' && card.startsWith('K'))
        expect(all.slice(0, i).every((low) => low.startsWith('K'))).toBe(true);
    }
    const run = dealt(perseverance, { 'tableau-1': '9S 8S', 'tableau-2': 'TS', 'tableau-3': '4S 3S 2S' });
    play(run, 'tableau-1>tableau-2:2');
    expect(cards(run, 'tableau-2')).toMatch(/TS 9S 8S$/);
    play(run, 'redeal');
    expect(run.position.redeals).toBe(1);
  });

  it('Putt Putt: wrapping, king on ace and ace on king', () => {
    const game = dealt(puttPutt, {
      discard: 'AS',
      'tableau-1': 'AH KH',
      'tableau-2': 'AC',
      'tableau-3': '5C',
    });
    expect(explain(game, 'tableau-3>discard')).toMatchObject({ needs: { ranks: ['4', '6'] } });
    expect(explain(game, 'tableau-2>discard')).toMatchObject({ needs: { ranks: ['2', 'K'] } });
    play(game, 'tableau-1>discard', 'tableau-2>discard');
    expect(cards(game, 'discard')).toBe('AS KH AC');
  });

  it('a list of face-down counts may be short: the other piles are face up, and none exceeds its cards', () => {
    const data: Variant = {
      ...yukon,
      id: 'short',
      deal: [{ to: 'tableau', each: [2, 5, 9, 9, 9, 9, 9], faceDown: [9, 1] }],
    };
    const game = Game.deal(data, { deal: 1 });
    expect([1, 2, 3].map((n) => faceUp(game, `tableau-${n}`))).toEqual([1, 4, 9]);
    expect(game.description.deal).toEqual(data.deal);
    expect(dailyDeal('2026-11-21', data)).toBeGreaterThan(0);
  });

  it('Yukon: any face-up card moves with all cards on it, in order or not', () => {
    const game = dealt(yukon, { 'tableau-1': '9S', 'tableau-2': '8H 2C KD 5S', 'tableau-3': '7D' });
    expect([1, 2, 7].map((n) => faceUp(game, `tableau-${n}`))).toEqual([1, 5, 5]);
    play(game, 'tableau-2>tableau-1:4');
    expect(cards(game, 'tableau-1')).toBe('9S 8H 2C KD 5S');
    expect(refused(game, 'tableau-7>tableau-1:6')).toBe('face-down');
    expect(refused(game, 'draw')).toBe('no-draw');
  });

  it('Baker’s Dozen: thirteen columns, kings at the bottom, any suit, empty columns accept nothing', () => {
    const game = Game.deal(bakersDozen, { deck: CARDS });
    expect(cards(game, 'tableau-1')).toBe('AS 2S 3S 4S');
    expect(cards(game, 'tableau-4')).toBe('KS AH 2H 3H');
    const column = game.position.piles.find((one) => one.cards.includes('KS'));
    expect(column?.cards[0]).toBe('KS');
    expect(game.position.piles.filter(({ kind }) => kind === 'tableau')).toHaveLength(13);
  });

  it('Eagle Wing: wings of at most three, filled from a face-down trunk whose last card may be played', () => {
    const game = dealt(eagleWing, {
      'foundation-1': '5S',
      'tableau-1': '9S',
      'tableau-2': '8S',
      'tableau-3': '7S',
      'tableau-4': '6S',
      reserve: '6H 7H 8H 9H TH JH QH KH AH 2H 3H 4H 5H 6D 7D 8D TS',
    });
    expect(faceUp(game, 'reserve')).toBe(0);
    expect(refused(game, 'reserve>foundation-1')).toBe('face-down');
    expect(play(game, 'tableau-2>tableau-1')).toEqual([
      { kind: 'played', from: 'tableau-2', to: 'tableau-1', cards: ['8S'] },
      { kind: 'filled', from: 'reserve', to: 'tableau-2', card: 'TS' },
    ]);
    play(game, 'tableau-3>tableau-1');
    expect(explain(game, 'tableau-4>tableau-1')).toEqual({ code: 'pile-full', to: 'tableau-1' });
    play(game, 'tableau-4>foundation-1', 'tableau-1>foundation-1', 'tableau-1>foundation-1');
    // The trunk is emptied by moving the wings that it fills to the foundations of their suits, one after the other.
    const random = randomFrom(2);
    let lastTurned = false;
    for (let deal = 1; deal <= 200 && !lastTurned; deal++) {
      const other = Game.deal(eagleWing, { deal });
      for (let n = 0; n < 200; n++) {
        const move = anyMove(other, random);
        if (!move) break;
        other.play(move);
        const trunk = pile(other, 'reserve');
        expect(trunk.faceDown).toBe(trunk.cards.length > 1 ? trunk.cards.length : 0);
        lastTurned ||= trunk.cards.length === 1;
      }
    }
    expect(lastTurned).toBe(true);
  });

  it('FreeCell: a cell accepts one card, and free cells and columns limit how many cards move at once', () => {
    const game = dealt(freeCell, {
      'tableau-1': 'JS TH 9S 8H 7S 6H',
      'tableau-2': 'QH',
      'tableau-3': '2S',
      'tableau-4': '2C',
    });
    expect(refused(game, 'tableau-1>tableau-2:6')).toBe('too-many-at-once');
    expect(explain(game, 'tableau-1>tableau-2:6')).toEqual({ code: 'too-many-at-once', most: 5 });
    expect(refused(game, 'tableau-1>reserve-1:2')).toBe('one-at-a-time');
    play(game, 'tableau-3>reserve-1');
    expect(explain(game, 'tableau-4>reserve-1')).toEqual({ code: 'pile-full', to: 'reserve-1' });
    expect(refused(game, 'reserve-1>reserve-2')).toBe('changes-nothing');
    expect(explain(game, 'tableau-1>tableau-2:6')).toEqual({ code: 'too-many-at-once', most: 4 });
    expect(refused(game, 'reserve-1>tableau-3')).not.toBe('not-from-there');
  });

  it('a cell without `build` plays like one with a rule that allows no building', () => {
    const cells = freeCell.piles.reserve as PileGroup;
    const build: Build = { suit: 'any', steps: [-1] };
    const takes: Takes = {
      from: ['reserve', 'tableau'],
      build,
      empty: [{ accepts: 'any' }],
      single: true,
      most: 1,
    };
    const longer: Variant = { ...freeCell, piles: { ...freeCell.piles, reserve: { ...cells, takes } } };
    const random = randomFrom(3);
    const [short, long] = [Game.deal(freeCell, { deal: 3 }), Game.deal(longer, { deal: 3 })];
    for (let n = 0; n < 60; n++) {
      expect(short.legalMoves()).toEqual(long.legalMoves());
      const all = [...conceivable(short.position)];
      expect(all.map((move) => short.explain(move))).toEqual(all.map((move) => long.explain(move)));
      const move = anyMove(short, random);
      if (!move) break;
      short.play(move);
      long.play(move);
    }
    expect(short.position).toEqual(long.position);
  });

  it('a pile without `build` accepts what it names for empty piles, and nothing on a card', () => {
    const cells = freeCell.piles.reserve as PileGroup;
    const kings: Takes = { from: ['tableau'], single: true, empty: [{ accepts: 'K' }] };
    const game = dealt(
      { ...freeCell, piles: { ...freeCell.piles, reserve: { ...cells, takes: kings } } },
      { 'tableau-1': 'KS', 'tableau-2': 'QH', 'tableau-3': 'KH' },
    );
    expect(refused(game, 'tableau-2>reserve-1')).toBe('empty-takes-kings-only');
    play(game, 'tableau-1>reserve-1');
    expect(refused(game, 'tableau-2>reserve-1')).toBe('pile-full');
    expect(refused(game, 'tableau-3>reserve-1')).toBe('pile-full');
    play(game, 'tableau-3>reserve-2');
  });

  it('a pile without `build` and without `single` accepts a run, and then nothing', () => {
    const cells = freeCell.piles.reserve as PileGroup;
    const reserve: PileGroup = { ...cells, gives: 'column', takes: { from: ['tableau'] } };
    const game = dealt(
      { ...freeCell, piles: { ...freeCell.piles, reserve } },
      { 'tableau-1': '9S 8H 7S', 'tableau-2': '6H' },
    );
    play(game, 'tableau-1>reserve-1:3');
    expect(cards(game, 'reserve-1')).toBe('9S 8H 7S');
    expect(refused(game, 'tableau-2>reserve-1')).toBe('pile-full');
  });

  it('Forty Thieves: two decks, in which each name exists twice and each card is separate', () => {
    const deck = [...CARDS, ...CARDS];
    const game = Game.deal(fortyThieves, { deck });
    expect(game.position.piles.flatMap((one) => one.cards)).toHaveLength(104);
    expect(pile(game, 'stock').cards).toHaveLength(64);
    const saved = JSON.parse(JSON.stringify(game)) as unknown;
    expect(Game.fromJSON(saved, { variant: fortyThieves }).position).toEqual(game.position);
    expect(() => Game.deal(fortyThieves, { deck: ['AS', ...deck.slice(0, 103)] })).toThrow(/card-twice/);
    expect(() => Game.deal(fortyThieves, { deck: CARDS })).toThrow(/deck-size/);
    expect(pile(game, 'tableau-1').cards).toEqual(['AS', 'JS', '8H', '5D']);
    while (!refused(game, 'draw')) draw(game);
    expect(refused(game, 'redeal')).toBe('no-redeal');
  });
});

it('options that together deal more cards than exist deal all cards', () => {
  const greedy: Variant = {
    ...puttPutt,
    id: 'greedy',
    options: {
      columns: [{ value: 5 }, { value: 7, patch: { deal: { 0: { each: 7 } } } }],
      discard: [{ value: 1 }, { value: 17, patch: { deal: { 1: { each: 17 } } } }],
    },
  };
  const game = Game.deal(greedy, { deal: 1, options: { columns: 7, discard: 17 } });
  expect(game.position.piles.flatMap((one) => one.cards)).toHaveLength(52);
  expect(pile(game, 'discard').cards).toHaveLength(3);
});

it('options that together deal fewer cards lose none without a stock for the rest', () => {
  const steps = (...each: readonly number[]) => each.map((n) => ({ to: 'tableau' as const, each: n }));
  const sparing: Variant = {
    ...bakersDozen,
    id: 'sparing',
    deal: steps(2, 1, 1),
    options: {
      first: [{ value: 'as usual' }, { value: 'other', patch: { deal: steps(1, 2, 1) } }],
      last: [{ value: 'as usual' }, { value: 'other', patch: { deal: { 1: { each: [] }, 2: { each: 2 } } } }],
    },
  };
  const game = Game.deal(sparing, { deal: 1, options: { first: 'other', last: 'other' } });
  expect(new Set(game.position.piles.flatMap((one) => one.cards)).size).toBe(52);
});

describe('a pile with a maximum number of cards', () => {
  const tableau = chameleon.piles.tableau;
  const narrow: Variant = {
    ...chameleon,
    piles: {
      ...chameleon.piles,
      tableau: {
        ...tableau,
        shows: 'all',
        takes: {
          from: ['waste', 'tableau'],
          build: { suit: 'any', steps: [-1] },
          empty: [{ accepts: 'any' }],
          most: 2,
        },
      },
    },
    deal: [
      { to: 'reserve', each: 12 },
      { to: 'foundation', each: [1] },
      { to: 'tableau', each: [4, 1, 0] },
    ],
  };

  it('accepts no larger group when it is empty', () => {
    const game = dealt(narrow, { 'foundation-1': '5S', 'tableau-1': '2D 9S 8H 7C', 'tableau-2': 'TC' });
    play(game, 'tableau-1>tableau-3:2');
    game.undo();
    expect(explain(game, 'tableau-1>tableau-3:3')).toEqual({ code: 'pile-full', to: 'tableau-3' });
    expect(legal(game)).not.toContain('tableau-1>tableau-3:3');
  });
});

describe('a game in which every deal is lost', () => {
  const { tableau = { shows: 'all' }, ...others } = puttPutt.piles;
  const hopeless: Variant = {
    ...puttPutt,
    id: 'hopeless',
    piles: { ...others, tableau: { count: tableau.count ?? 1, shows: 'all' } },
  };

  it('is still dealt, at random and as the daily deal', () => {
    expect(Game.deal(hopeless).status).toBe('lost');
    const deal = dailyDeal('2026-11-21', hopeless);
    expect(Game.deal(hopeless, { deal }).status).toBe('lost');
  });
});

describe('docs/variants.md', () => {
  const doc = readFileSync(new URL('../../docs/variants.md', import.meta.url), 'utf8');
  const source = readFileSync(new URL('../../src/engine/variant.ts', import.meta.url), 'utf8');
  const fenced = [...doc.matchAll(/```json\n([\s\S]*?)```/g)].map(
    (match) => JSON.parse(match[1] ?? '') as unknown,
  );

  it('explains every field of the vocabulary', () => {
    const fields = new Set([...source.matchAll(/readonly (\w+)\??:/g)].map((match) => match[1] ?? ''));
    expect(fields.size).toBeGreaterThan(40);
    expect([...fields].filter((field) => !doc.includes(`\`${field}\``))).toEqual([]);
  });

  it('explains every value of a field', () => {
    const words = new Set([...source.matchAll(/'([a-zA-Z-]+)'/g)].map((match) => match[1] ?? ''));
    expect(
      [...words].filter((word) => !doc.includes(`\`${word}\``) && !doc.includes(`\`"${word}"\``)),
    ).toEqual([]);
  });

  it('has a complete small game that can be defined and played', () => {
    const games = fenced.filter(
      (one) => typeof one === 'object' && one !== null && 'piles' in one && 'id' in one,
    );
    expect(games).toHaveLength(1);
    const game = Game.deal(defineVariant(games[0]), { deal: 1 });
    expect(game.legalMoves().length).toBeGreaterThan(0);
  });
});
