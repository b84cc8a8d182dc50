// The destinations of tapped cards: all legal moves, the best hint first, without knowledge that the player does not
// have.
import { describe, expect, it } from 'vitest';
import {
  deckOf,
  Game,
  writeMove,
  type Card,
  type Move,
  type Options,
  type Variant,
} from '../../src/engine.js';
import { destinationsOf } from '../../src/session/destinations.js';
import { hintsFor } from '../../src/session/hints.js';
import { OPTIONAL, optionSetsOf } from '../support/optional-games.js';
import { anyMove, GAME_SETS, GAMES, randomFrom, titleOf } from '../support/games.js';

interface Unit {
  readonly from: string;
  readonly count: number;
}

/** All cards that can be picked up, each unit once. */
function unitsOf(game: Game): Unit[] {
  const units = new Map<string, Unit>();
  for (const { id, cards } of game.position.piles)
    cards.forEach((_, index) => {
      const count = game.unitAt(id, index);
      if (count) units.set(`${id} ${count}`, { from: id, count });
    });
  return [...units.values()];
}

const ranked = (game: Game, { from, count }: Unit): string[] =>
  destinationsOf(game, from, count).map(writeMove);

function isOf(move: Move, { from, count }: Unit): boolean {
  switch (move.kind) {
    case 'play':
      return move.from === from && move.count === count;
    case 'pair':
      return count === 1 && [move.from, move.with].includes(from);
    case 'draw':
      return from === 'stock';
    case 'redeal':
      return false;
  }
}

/** A game with options. */
interface Setup {
  readonly variant: string | Variant;
  readonly options: Options;
}

const SETUPS: readonly (readonly [title: string, setup: Setup])[] = [
  ...GAME_SETS.map((set) => [titleOf(set), set] as const),
  ...OPTIONAL.flatMap((variant) =>
    optionSetsOf(variant).map(
      (options) => [`${variant.id} ${JSON.stringify(options)}`, { variant, options }] as const,
    ),
  ),
];

/** Positions of random games. */
function* positionsOf(set: Setup, deals: number): Generator<Game> {
  for (let deal = 1; deal <= deals; deal++) {
    const random = randomFrom(deal);
    const game = Game.deal(set.variant, { deal, options: set.options });
    for (let i = 0; i < 60; i++) {
      if (i % 4 === 0) yield game;
      const move = anyMove(game, random);
      if (!move) break;
      game.play(move);
    }
  }
}

describe('destinations of tapped cards', () => {
  it.each(SETUPS)('are all legal moves of the cards, in the order of the hints: %s', (_, set) => {
    let choices = 0;
    for (const game of positionsOf(set, 2)) {
      const hints = hintsFor(game).filter(({ move }) => move.kind === 'play' || move.kind === 'pair');
      for (const unit of unitsOf(game)) {
        const found = ranked(game, unit);
        const legal = game.legalMoves().filter((move) => isOf(move, unit));
        expect([...found].sort()).toEqual(legal.map(writeMove).sort());
        choices += found.length > 1 ? 1 : 0;
        const advised = hints.filter(({ move }) => isOf(move, unit)).map(({ move }) => writeMove(move));
        expect(found.slice(0, advised.length)).toEqual(advised);
      }
    }
    if (set.variant === 'klondike') expect(choices).toBeGreaterThan(0);
  });

  it.each(GAMES)('do not depend on hidden cards: %s', (variant) => {
    for (let deal = 1; deal <= 30; deal++) {
      const deck = deckOf(deal);
      const game = Game.deal(variant, { deck });
      const hidden = game.position.piles.flatMap(({ cards, faceDown, kind }) =>
        kind === 'stock' ? [] : cards.slice(0, faceDown),
      );
      const [a, b] = [hidden.at(0), hidden.at(-1)];
      if (a === undefined || b === undefined || a === b) continue;
      const swap = (card: Card): Card => (card === a ? b : card === b ? a : card);
      const other = Game.deal(variant, { deck: deck.map(swap) });
      for (const unit of unitsOf(game)) expect(ranked(other, unit)).toEqual(ranked(game, unit));
    }
  });

  it('are empty for immovable cards', () => {
    const game = Game.deal('klondike', { deal: 7 });
    expect(destinationsOf(game, 'tableau-7', 7)).toEqual([]);
    expect(destinationsOf(game, 'foundation-1', 1)).toEqual([]);
  });
});
