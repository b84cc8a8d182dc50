// Chains of plays in games that are cleared onto one pile: the result must equal that of a plain search of all plays.
import { describe, expect, it } from 'vitest';
import {
  deckOf,
  Game,
  RANKS,
  writeMove,
  type Card,
  type Move,
  type Pile,
  type Takes,
  type Variant,
} from '../../src/engine.js';
import { CHAIN_EFFORT, chainsOf } from '../../src/session/hint-chains.js';
import { cruel, klondike, overUnder } from '../../src/variants/index.js';
import { gameWithPiles } from '../support/decks.js';
import { anyMove, randomFrom } from '../support/games.js';
import { endgame } from '../support/solving.js';
import { puttPutt } from '../support/custom-games.js';

const rank = (card: Card): number => RANKS.findIndex((name) => card.startsWith(name));

interface Chain {
  readonly plays: number;
  readonly worth: number;
}

/**
 * Searches all plays from a card on the pile. If none is left: a hundred for a cleared table, otherwise the average of
 * what each card of the stock would bring.
 */
function bestFrom(top: Card, columns: readonly (readonly Card[])[], stock: readonly Card[]): Chain {
  const ways = columns.flatMap((column, i) => {
    const card = column.at(-1);
    if (!card || top.startsWith('K') || Math.abs(rank(card) - rank(top)) !== 1) return [];
    const { plays, worth } = bestFrom(card, columns.with(i, column.slice(0, -1)), stock);
    return [{ plays: plays + 1, worth: worth + 1 }];
  });
  const [best] = ways.toSorted((a, b) => b.worth - a.worth || b.plays - a.plays);
  if (best) return best;
  if (columns.every(({ length }) => !length)) return { plays: 0, worth: 100 };
  const values = stock.map((card) => bestFrom(card, columns, []).plays);
  return { plays: 0, worth: values.reduce((a, b) => a + b, 0) / (values.length || 1) };
}

function plainChains(game: Game): string[] {
  const cards = (kind: string): (readonly Card[])[] =>
    game.position.piles.filter((pile: Pile) => pile.kind === kind).map((pile) => pile.cards);
  const columns = cards('tableau');
  const [stock = []] = cards('stock');
  return game
    .legalMoves()
    .flatMap((move) => {
      if (move.kind !== 'play') return [];
      const i = Number(move.from.slice('tableau-'.length)) - 1;
      const column = columns[i] ?? [];
      const { plays, worth } = bestFrom(column.at(-1) as Card, columns.with(i, column.slice(0, -1)), stock);
      return [{ move, plays: plays + 1, worth: worth + 1 }];
    })
    .sort((a, b) => b.worth - a.worth || b.plays - a.plays)
    .map(chainAsText);
}

const chainAsText = ({ move, plays, worth }: { readonly move: Move } & Chain): string =>
  [writeMove(move), plays, worth.toFixed(6)].join(' ');
const chains = (game: Game): string[] => (chainsOf(game, 'tableau') ?? []).map(chainAsText);

describe('the chains of Over-Under', () => {
  it('equal those of a plain search near the end of a game, the most valuable first', () => {
    let cleared = 0;
    for (const left of [4, 6, 9, 12])
      for (let seed = 1; seed <= 14; seed++) {
        const game = Game.at(endgame({ variant: 'over-under' }, left, randomFrom(100 * left + seed)));
        const plain = plainChains(game);
        expect(chains(game)).toEqual(plain);
        cleared += Number(plain.some((text) => Number(text.split(' ')[2]) > 100));
      }
    expect(cleared).toBeGreaterThan(0);
  });

  it('equal those of a plain search in the middle of a game', () => {
    let long = 0;
    for (let deal = 1; deal <= 12; deal++) {
      const game = Game.deal('over-under', { deal });
      const random = randomFrom(deal);
      for (let moves = 0; moves < 8; moves++) game.play(anyMove(game, random) ?? { kind: 'draw' });
      const plain = plainChains(game);
      expect(chains(game)).toEqual(plain);
      long += Number(plain.some((text) => Number(text.split(' ')[1]) > 3));
    }
    expect(long).toBeGreaterThan(0);
  });

  it('are computed without changing the game', () => {
    const game = Game.deal('over-under', { deal: 3 });
    const before = JSON.stringify(game.position);
    chainsOf(game, 'tableau');
    expect(JSON.stringify(game.position)).toBe(before);
  });
});

const covered: Variant = {
  ...overUnder,
  id: 'covered',
  piles: { ...overUnder.piles, tableau: { ...overUnder.piles.tableau, shows: 'top' } },
};

it('no chain counts as clearing the table while cards are face down', () => {
  const game = Game.deal(covered, { deal: 5 });
  const worths = (chainsOf(game, 'tableau') ?? []).map(({ worth, plays }) => worth - plays);
  expect(worths.every((hope) => hope < 100)).toBe(true);
});

it('chains do not depend on the order of face-down cards', () => {
  for (let deal = 1; deal <= 10; deal++) {
    const deck = deckOf(deal);
    const unseen = Game.deal(covered, { deck }).position.piles.flatMap(({ cards, faceDown }) =>
      cards.slice(0, faceDown),
    );
    const turned = new Map(unseen.map((card, i) => [card, unseen.at(-1 - i) as Card]));
    const reordered = Game.deal(covered, { deck: deck.map((card) => turned.get(card) ?? card) });
    expect(chains(reordered)).toEqual(chains(Game.deal(covered, { deck })));
  }
});

it('chains do not depend on the order of face-down cards either if the search reaches its limit', () => {
  const deck = deckOf(2);
  const dealTo = (stock: readonly Card[]): Game =>
    Game.deal('over-under', { deck: [...deck.slice(0, 36), ...stock] });
  const [game, other] = [dealTo(deck.slice(36)), dealTo(deck.slice(36).reverse())];
  const effort = { spent: 0 };
  chainsOf(game, 'tableau', effort);
  expect(effort.spent).toBeGreaterThan(0);
  let cut = 0;
  for (let part = 0.05; part < 1; part += 0.05) {
    const spent = CHAIN_EFFORT - Math.floor(part * effort.spent);
    const [one, two] = [game, other].map((each) => chainsOf(each, 'tableau', { spent })?.map(chainAsText));
    expect(two).toEqual(one);
    cut += Number(JSON.stringify(one) !== JSON.stringify(chains(game)));
  }
  expect(cut).toBeGreaterThan(0);
});

it('of two chains with the same value, the longer one comes first', () => {
  // the five of the stock makes up for the play by which the first chain is shorter
  const game = gameWithPiles('over-under', {
    discard: '5S',
    'tableau-1': '4H',
    'tableau-2': '7D 6D',
    stock: '5C',
  });
  expect(chains(game)).toEqual(['tableau-2>discard:1 2 3.000000', 'tableau-1>discard:1 1 3.000000']);
});

/** The piles of Over-Under, with a pile that covers the first column. */
function pilesUnder(above: string): Variant['piles'] {
  const { tableau } = overUnder.piles as Required<Variant['piles']>;
  return { ...overUnder.piles, tableau: { ...tableau, coveredBy: [[above], [], [], [], [], [], []] } };
}

it('a chain continues with a covered card only once the piles above it are empty', () => {
  const above: Variant = { ...overUnder, id: 'above', piles: pilesUnder('tableau-2') };
  const playsWith = (column: string): string[] =>
    chains(gameWithPiles(above, { discard: '5S', 'tableau-1': '3D', 'tableau-2': column })).map((text) =>
      text.split(' ').slice(0, 2).join(' '),
    );
  expect(playsWith('4C')).toEqual(['tableau-2>discard:1 2']);
  expect(playsWith('9D 4C')).toEqual(['tableau-2>discard:1 1']);
});

it('a chain does not continue with a card that a pile of another kind covers', () => {
  const guarded: Variant = {
    ...overUnder,
    id: 'guarded',
    piles: { ...pilesUnder('reserve'), reserve: { shows: 'all' } },
    layout: { ...overUnder.layout, places: { ...overUnder.layout.places, reserve: { at: [0, 2] } } },
  };
  const columns = { discard: '5S', 'tableau-1': '3D', 'tableau-2': '9D 4C' };
  const plays = (more: Readonly<Record<string, string>>): number[] =>
    (chainsOf(gameWithPiles(guarded, { ...columns, ...more }), 'tableau') ?? []).map((chain) => chain.plays);
  expect(plays({ reserve: 'KH' })).toEqual([1]);
  expect(plays({})).toEqual([2]);
});

it('a chain begins with a play onto the discard pile, not with one to a cell', () => {
  const takes: Takes = { from: ['tableau'], empty: [{ accepts: 'any' }], most: 1 };
  const cells: Variant = {
    ...overUnder,
    id: 'over-under-with-cells',
    piles: { ...overUnder.piles, reserve: { count: 2, shows: 'all', gives: 'top', takes } },
    layout: { ...overUnder.layout, places: { ...overUnder.layout.places, reserve: { at: [0, 2] } } },
  };
  const game = gameWithPiles(cells, { discard: '5S', 'tableau-1': '6H', 'tableau-2': '9C' });
  expect(game.legalMoves().map(writeMove)).toContain('tableau-2>reserve-1:1');
  expect(chains(game)).toEqual(['tableau-1>discard:1 1 1.000000']);
});

describe('a game has chains', () => {
  const piles = (more: Variant['piles']): Variant => ({
    ...overUnder,
    id: 'other',
    piles: { ...overUnder.piles, ...more },
  });
  const { tableau, discard } = overUnder.piles as Required<Variant['piles']>;

  it.each([
    ['over-under', overUnder, true],
    ['putt-putt', puttPutt, true],
    ['klondike', klondike, false],
    ['cruel', cruel, false],
    ['an explicit count of one discard pile', piles({ discard: { ...discard, count: 1 } }), true],
    ['a discard pile that accepts no cards', piles({ discard: { shows: 'all' } }), false],
    [
      'columns that accept cards',
      piles({
        tableau: { ...tableau, takes: { from: ['tableau'], build: { suit: 'any', steps: [1] } } },
      }),
      false,
    ],
    [
      'columns of which some accept cards',
      {
        ...piles({
          other: { kind: 'tableau', count: 2, shows: 'all', gives: 'top', takes: discard.takes as Takes },
        }),
        layout: { ...overUnder.layout, places: { ...overUnder.layout.places, other: { at: [0, 2] } } },
      },
      false,
    ],
    ['columns that move as runs', piles({ tableau: { ...tableau, gives: 'run' } }), false],
  ] as const)('only if single cards are cleared onto one discard pile: %s', (_name, variant, has) => {
    expect(chainsOf(Game.deal(variant, { deal: 1 }), 'tableau') !== undefined).toBe(has);
  });

  it('only for piles that it has', () => {
    expect(chainsOf(Game.deal('over-under', { deal: 1 }), 'reserve')).toBeUndefined();
  });
});
