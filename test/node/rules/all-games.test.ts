// What holds for all games: terms, when a game is over, options, legal moves; and every named rule has a test.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS, Game, variants } from '../../../src/engine.js';
import { cardsOf } from '../../support/cards.js';
import {
  cards,
  dealt,
  draw,
  explain,
  faceUp,
  GAMES,
  legal,
  pile,
  play,
  plays,
  refused,
} from '../../support/decks.js';
import { endVectors, winVectors } from '../../support/vectors.js';

const RULES = { RENO: 11, KLON: 9, CRUEL: 7, DEMON: 9, OVER: 6 };

const RED = ['H', 'D'];

describe('the rules', () => {
  const here = 'test/node/rules';
  const titles = readdirSync(here)
    .flatMap((file) => [
      ...readFileSync(`${here}/${file}`, 'utf8').matchAll(/^\s+(?:it\(\s*)?(['"])([A-Z]+-\d+ .*)\1/gm),
    ])
    .map((match) => match[2] ?? '');

  it.each(
    Object.entries(RULES).flatMap(([game, n]) => Array.from({ length: n }, (_, i) => `${game}-${i + 1}`)),
  )('%s has a test that is named after it', (rule) => {
    expect(titles.filter((title) => title.includes(`${rule} `))).not.toEqual([]);
  });
});

describe('terms and conventions', () => {
  it('a card is written rank + suit; hearts and diamonds are red', () => {
    expect(CARDS).toHaveLength(52);
    expect(new Set(CARDS).size).toBe(52);
    for (const card of CARDS) expect(card).toMatch(/^[A23456789TJQK][SHDC]$/);
    // In alternating colours, a nine accepts an eight of either suit of the other colour.
    for (const low of 'SHDC') {
      for (const high of 'SHDC') {
        const game = dealt('klondike', { 'tableau-1': `9${high}`, 'tableau-2': `8${low}` });
        const alternate = RED.includes(low) !== RED.includes(high);
        expect(refused(game, 'tableau-2>tableau-1')).toBe(alternate ? undefined : 'wrong-colour');
      }
    }
  });

  it.each(GAMES)('%s has the pile ids of the contract, tableau and foundations numbered from 1', (game) => {
    const ids = Game.deal(game, { deck: CARDS }).position.piles.map(({ id }) => id);
    const several = (kind: string, n: number): string[] =>
      Array.from({ length: n }, (_, i) => `${kind}-${i + 1}`);
    const expected = {
      reno: ['stock', 'waste', 'reserve', ...several('foundation', 4), ...several('tableau', 4)],
      klondike: ['stock', 'waste', ...several('foundation', 4), ...several('tableau', 7)],
      cruel: ['stock', ...several('foundation', 4), ...several('tableau', 12)],
      demon: ['stock', 'waste', 'reserve', ...several('foundation', 4), ...several('tableau', 4)],
      'over-under': ['stock', 'discard', ...several('tableau', 7)],
    };
    expect(ids.toSorted()).toEqual(expected[game].toSorted());
  });

  it.each(['klondike', 'demon', 'over-under'])('the whole stock of %s is face down', (game) => {
    const table = Game.deal(game, { deck: CARDS });
    for (let n = 0; n < 3; n++) {
      expect(faceUp(table, 'stock')).toBe(0);
      draw(table);
    }
  });

  it('the stock of Reno is face down, except its top card', () => {
    expect(faceUp(Game.deal('reno', { deck: CARDS }), 'stock')).toBe(1);
  });

  it('the remaining cards become the stock, whose next card is the next card of the deck', () => {
    for (const [game, next] of [
      ['reno', 17],
      ['klondike', 28],
      ['demon', 18],
      ['over-under', 36],
    ] as const) {
      expect(pile(Game.deal(game, { deck: CARDS }), 'stock').cards.at(-1)).toBe(CARDS[next]);
    }
  });

  it('a full column is never moved to an empty column', () => {
    const game = dealt('klondike', { 'tableau-1': 'AS', 'tableau-2': 'AH KS' });
    play(game, 'tableau-1>foundation-1', 'tableau-2>tableau-1', 'tableau-2>foundation-2');
    expect(refused(game, 'tableau-1>tableau-2')).toBe('changes-nothing');
    expect(legal(game)).not.toContain('tableau-1>tableau-2');
  });

  it('a column that cannot be moved to an empty column for a more specific reason gets that reason', () => {
    const game = dealt('klondike', { 'tableau-1': 'AS', 'tableau-2': '9H 5C', 'tableau-3': '6H' });
    play(game, 'tableau-1>foundation-1', 'tableau-2>tableau-3');
    expect(explain(game, 'tableau-2>tableau-1')).toEqual({
      code: 'empty-takes-kings-only',
      card: '9H',
      to: 'tableau-1',
    });
  });

  it('a draw is legal whenever the stock holds a card, a redeal whenever the waste can be turned over', () => {
    const game = Game.deal('klondike', { deal: 1 });
    for (let n = 0; n < 40; n++) {
      const left = pile(game, 'stock').cards.length;
      expect(refused(game, 'draw')).toBe(left ? undefined : 'stock-empty');
      expect(refused(game, 'redeal') === undefined).toBe(left === 0);
      play(game, left ? 'draw' : 'redeal');
    }
  });
});

describe('when a game is over', () => {
  it.each(
    endVectors()
      .filter(({ line }) => !line.length)
      .map((end, i) => ({ ...end, title: `${end.variant} ${i}` })),
  )(
    'a deal can be lost from the start, and a custom deck is dealt anyway: $title',
    ({ variant, options, deck }) => {
      expect(Game.deal(variant, { deck: cardsOf(deck), options }).position.status).toBe('lost');
    },
  );

  it('a new random game skips deals that are lost from the start', () => {
    for (const game of GAMES) {
      for (let n = 0; n < 40; n++) expect(Game.deal(game).status).not.toBe('lost');
    }
  });

  it('a lost position keeps its legal moves, and undo leaves it', () => {
    const lost = endVectors().find(({ variant }) => variant === 'klondike');
    const game = Game.deal('klondike', { deck: cardsOf(lost?.deck ?? '') });
    expect(game.status).toBe('lost');
    expect(legal(game)).toEqual(['draw']);
    play(game, 'draw');
    expect(game.status).toBe('lost');
    const deadEnd = endVectors().find(({ rule }) => rule === 'CRUEL-5');
    const cruel = Game.deal('cruel', { deck: cardsOf(deadEnd?.deck ?? '') });
    play(cruel, ...(deadEnd?.line ?? []));
    expect(cruel.status).toBe('lost');
    cruel.undo();
    expect(cruel.status).toBe('playing');
  });

  describe.each(['reno', 'over-under'] as const)('with the option end, %s', (variant) => {
    /** The same deal with both values of the option, and a line that ends the first. */
    const pair = (deal: number) => {
      const [usual, whole] = ['no-play', 'empty-stock'].map((end) =>
        Game.deal(variant, { deal, options: { end } }),
      );
      if (!usual || !whole) throw new Error('no games');
      while (usual.status === 'playing') {
        const [first] = usual.legalMoves();
        if (!first) break;
        usual.play(first);
        whole.play(first);
      }
      return { usual, whole };
    };
    const stockOf = (game: Game): number => pile(game, 'stock').cards.length;

    it('continues until the stock is used up as well, and is lost with its last card', () => {
      let early = 0;
      for (let deal = 1; deal <= 30; deal++) {
        const { usual, whole } = pair(deal);
        expect(usual.status, `deal ${deal}`).toBe('lost');
        if (stockOf(usual)) early++;
        while (stockOf(whole)) {
          expect(whole.status, `deal ${deal}, ${stockOf(whole)} left`).toBe('playing');
          whole.play({ kind: 'draw' });
        }
        expect(whole.status, `deal ${deal}`).toBe('lost');
        whole.undo();
        expect(whole.status).toBe(stockOf(whole) ? 'playing' : whole.status);
      }
      expect(early, 'deals that are lost with cards in the stock').toBeGreaterThan(0);
    });

    it('changes neither moves nor score nor the win', () => {
      const win = winVectors().find((one) => one.variant === variant);
      const games = ['no-play', 'empty-stock'].map((end) =>
        Game.deal(variant, { deck: cardsOf(win?.deck ?? ''), options: { ...win?.options, end } }),
      );
      for (const move of win?.line ?? []) {
        for (const game of games) play(game, move);
        const [usual, whole] = games;
        expect(whole?.legalMoves()).toEqual(usual?.legalMoves());
        expect(whole?.position.score).toBe(usual?.position.score);
      }
      expect(games.map(({ status }) => status)).toEqual(['won', 'won']);
    });
  });

  it('considers the whole stock, with redeals: lost without a reachable play, playing with one', () => {
    let seen = 0;
    for (let deal = 1; deal <= 80; deal++) {
      const free = Game.deal('klondike', { deal });
      const strict = Game.deal('klondike', { deal, options: { redeals: 0 } });
      while (strict.status === 'playing') {
        const [first] = strict.legalMoves();
        if (!first) break;
        strict.play(first);
        free.play(first);
      }
      if (strict.status !== 'lost' || free.status !== 'playing') continue;
      seen++;
      let redeals = 0;
      while (!plays(free).length) {
        if (refused(free, 'draw')) redeals++;
        play(free, refused(free, 'draw') ? 'redeal' : 'draw');
      }
      expect(redeals).toBe(1);
    }
    expect(seen).toBeGreaterThan(0);
  });

  it.each(winVectors().map((win, i) => ({ ...win, title: `${win.variant} ${i + 1}` })))(
    'won positions have no legal move, and undo leaves them: $title',
    ({ variant, options, deck, line }) => {
      const game = Game.deal(variant, { deck: cardsOf(deck), options });
      play(game, ...line);
      expect(game.position.status).toBe('won');
      expect(game.legalMoves()).toEqual([]);
      expect(refused(game, 'draw')).toBe('game-over');
      expect(refused(game, 'redeal')).toBe('game-over');
      expect(refused(game, 'tableau-1>tableau-2')).toBe('game-over');
      game.undo();
      expect(game.position.status).toBe('playing');
      expect(game.legalMoves()).not.toEqual([]);
    },
  );
});

describe('options', () => {
  const TABLE = {
    klondike: {
      draw: [3, 1],
      redeals: ['unlimited', 0, 1, 2, 1000],
      runs: ['whole', 'any'],
      takeBack: [false, true],
      scoring: ['standard', 'vegas', 'none'],
    },
    demon: { reserve: [13, 10], runs: ['whole', 'any'], scoring: ['cards', 'vegas'] },
    reno: { end: ['no-play', 'empty-stock'] },
    cruel: {},
    'over-under': { end: ['no-play', 'empty-stock'] },
  };

  it.each(GAMES)(
    '%s has these options, and a position contains all of them with defaults filled in',
    (game) => {
      const defaults = Object.fromEntries(
        Object.entries<readonly unknown[]>(TABLE[game]).map(([option, [first]]) => [option, first]),
      );
      expect(Game.deal(game, { deck: CARDS }).position.options).toEqual(defaults);
      expect(Object.keys(variants.get(game)?.options ?? {})).toEqual(Object.keys(TABLE[game]));
      for (const [option, values] of Object.entries<readonly unknown[]>(TABLE[game])) {
        for (const value of values) {
          expect(Game.deal(game, { deck: CARDS, options: { [option]: value } }).position.options).toEqual({
            ...defaults,
            [option]: value,
          });
        }
      }
    },
  );

  it('options can be combined: draw, redeals, runs, takeBack and scoring in one game', () => {
    const options = { draw: 1, redeals: 0, runs: 'any', takeBack: true, scoring: 'vegas' };
    const game = dealt('klondike', { 'tableau-1': '2H', 'tableau-2': 'AS', stock: '3H' }, options);
    play(game, 'tableau-2>foundation-1', 'foundation-1>tableau-1');
    expect(game.position).toMatchObject({ score: 0, stake: 52, net: -52 });
    draw(game);
    expect(cards(game, 'waste')).toBe('3H');
    while (!refused(game, 'draw')) draw(game);
    expect(explain(game, 'redeal')).toEqual({ code: 'redeals-used', limit: 0 });
  });

  it('without a stake, stake is 0 and net is score', () => {
    for (const game of ['klondike', 'cruel', 'demon', 'over-under']) {
      const { score, stake, net } = Game.deal(game, { deal: 3 }).position;
      expect([stake, net]).toEqual([0, score]);
    }
  });
});

describe('legal moves', () => {
  it('a card that may go to several empty foundations or columns has one move for each', () => {
    const game = dealt('klondike', {
      'tableau-1': 'AS',
      'tableau-2': 'AH',
      'tableau-3': '.. KC',
      'tableau-4': '9D',
    });
    expect(legal(game).filter((move) => move.startsWith('tableau-1>'))).toEqual([
      'tableau-1>foundation-1',
      'tableau-1>foundation-2',
      'tableau-1>foundation-3',
      'tableau-1>foundation-4',
    ]);
    play(game, 'tableau-1>foundation-1', 'tableau-2>foundation-2');
    expect(legal(game)).toContain('tableau-3>tableau-1');
  });
});
