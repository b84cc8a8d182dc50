// Properties of every position of every game, checked with random games.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CARDS,
  Game,
  IllegalMoveError,
  writeMove,
  type GameEvent,
  type Move,
  type Pile,
  type Position,
} from '../../src/engine.js';
import { amount } from '../support/amount.js';
import { GAMES } from '../support/decks.js';
import { anyMove, conceivable, GAME_SETS, randomFrom, titleOf, type GameSet } from '../support/games.js';
import { made, slowDeal, slowStatus } from '../support/slow-game.js';

/** A random game after some moves, with all its positions. */
interface Played {
  readonly set: GameSet;
  readonly deal: number;
  readonly seed: number;
  readonly moves: number;
}

const setsOf = (variant: string): GameSet[] => GAME_SETS.filter((set) => set.variant === variant);

const played = (variant: string): fc.Arbitrary<Played> =>
  fc.record({
    set: fc.constantFrom(...setsOf(variant)),
    deal: fc.integer({ min: 1, max: 999_999_999 }),
    seed: fc.integer(),
    moves: fc.integer({ min: 0, max: 160 }),
  });

function start({ set, deal }: Played): Game {
  return Game.deal(set.variant, { deal, options: set.options });
}

/** Continues at random; `each` is called for every move. */
function walk(one: Played, each?: (game: Game, move: Move) => void): Game {
  const game = start(one);
  const random = randomFrom(one.seed);
  for (let n = 0; n < one.moves; n++) {
    const move = anyMove(game, random);
    if (!move) break;
    if (each) each(game, move);
    else game.play(move);
  }
  return game;
}

/** Checks a property of random games of one kind: half as many, unless the run is a long one. */
const holds = (variant: string, numRuns: number, property: (one: Played) => void): void => {
  fc.assert(fc.property(played(variant), property), {
    numRuns: amount(Math.ceil(numRuns / 2), numRuns),
    seed: 11_982,
  });
};

const pileOf = (piles: readonly Pile[], id: string): Pile => {
  const found = piles.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

type Loose = { id: string; cards: string[]; faceDown: number };

/** The piles after these events are applied by hand. */
function carriedOut(before: Position, events: readonly GameEvent[]): Loose[] {
  const piles = before.piles.map(({ id, cards, faceDown }) => ({
    id,
    cards: [...cards] as string[],
    faceDown,
  }));
  const at = (id: string): Loose => piles.find((pile) => pile.id === id) ?? { id, cards: [], faceDown: 0 };
  const take = (id: string, count: number): string[] => {
    const pile = at(id);
    const taken = pile.cards.splice(pile.cards.length - count);
    pile.faceDown = Math.min(pile.faceDown, pile.cards.length);
    return taken;
  };
  for (const event of events) {
    switch (event.kind) {
      case 'played':
        expect(take(event.from, event.cards.length)).toEqual(event.cards);
        at(event.to).cards.push(...event.cards);
        break;
      case 'collected':
        expect(take(event.from, event.cards.length)).toEqual(event.cards);
        at(event.to).cards.push(...event.cards);
        break;
      case 'drawn':
        expect(take(event.from, event.cards.length).reverse()).toEqual(event.cards);
        at(event.to).cards.push(...event.cards);
        break;
      case 'filled':
        expect(take(event.from, 1)).toEqual([event.card]);
        at(event.to).cards.push(event.card);
        break;
      case 'turned':
        expect(at(event.pile).faceDown).toBe(at(event.pile).cards.length);
        expect(at(event.pile).cards.at(-1)).toBe(event.card);
        at(event.pile).faceDown--;
        break;
      case 'redealt':
        if (before.variant === 'cruel') {
          const columns = piles.filter(({ id }) => id.startsWith('tableau'));
          const all = columns.flatMap(({ cards }) => cards);
          for (const column of columns) column.cards = all.splice(0, 4);
        } else {
          at('stock').cards = at('waste').cards.reverse();
          at('stock').faceDown = at('stock').cards.length;
          at('waste').cards = [];
        }
    }
  }
  return piles;
}

function frozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return Object.isFrozen(value) && Object.values(value).every(frozen);
}

describe('the option sets', () => {
  it('are complete', () => {
    const [reno, klondike, cruel, demon, overUnder] = [2, 2 * 4 * 2 * 2 * 3, 1, 2 * 2 * 2, 2];
    expect(GAME_SETS.length).toBe(reno + klondike + cruel + demon + overUnder);
  });

  it.each(GAME_SETS.map((set) => [titleOf(set), set] as const))('%s can be played', (_, set) => {
    const game = walk({ set, deal: 3, seed: 3, moves: 60 });
    expect(game.position.options).toEqual(set.options);
    expect(game.position.moves).toBeGreaterThan(0);
  });
});

describe.each(GAMES)('%s', (variant) => {
  it('always has 52 cards, each exactly once, and the stated number of face-down cards', () => {
    holds(variant, 40, (one) => {
      const { piles } = walk(one).position;
      expect(piles.flatMap(({ cards }) => cards).toSorted()).toEqual(CARDS.toSorted());
      for (const { cards, faceDown } of piles) {
        expect(faceDown).toBeGreaterThanOrEqual(0);
        expect(faceDown).toBeLessThanOrEqual(cards.length);
      }
    });
  });

  it('returns to the exact position before each move by undo, and to the one after it by redo', () => {
    holds(variant, 30, (one) => {
      const positions: Position[] = [];
      const game = walk(one, (table, move) => {
        positions.push(table.position);
        table.play(move);
      });
      positions.push(game.position);
      for (let n = positions.length - 1; n > 0; n--) {
        expect(game.undo()).toBe(true);
        expect(game.position).toEqual(positions[n - 1]);
      }
      expect(game.undo()).toBe(false);
      for (const position of positions.slice(1)) {
        expect(game.redo()).toBe(true);
        expect(game.position).toEqual(position);
      }
      expect(game.redo()).toBe(false);
    });
  });

  it('is restored unchanged from its save, with all moves to undo and redo', () => {
    holds(variant, 30, (one) => {
      const game = walk(one);
      for (let n = 0; n < one.deal % 7; n++) game.undo();
      const saved = JSON.stringify(game);
      const loaded = Game.fromJSON(JSON.parse(saved));
      expect(JSON.stringify(loaded)).toBe(saved);
      for (;;) {
        expect(loaded.position).toEqual(game.position);
        expect([loaded.canUndo, loaded.canRedo]).toEqual([game.canUndo, game.canRedo]);
        if (!game.redo()) break;
        loaded.redo();
      }
      while (game.undo()) loaded.undo();
      expect(loaded.position).toEqual(game.position);
      expect(loaded.canUndo).toBe(false);
    });
  });

  it('lists exactly the conceivable moves that explain and play allow', () => {
    holds(variant, 8, (one) => {
      const game = walk({ ...one, moves: one.moves % 60 });
      const before = game.position;
      const listed = game.legalMoves().map(writeMove);
      expect(new Set(listed).size).toBe(listed.length);
      const allowed: string[] = [];
      for (const move of conceivable(before)) {
        const refusal = game.explain(move);
        if (refusal) {
          expect(() => game.play(move)).toThrow(IllegalMoveError);
          continue;
        }
        allowed.push(writeMove(move));
        game.play(move);
        expect(game.position.moves).toBe(before.moves + 1);
        game.undo();
      }
      expect(game.position).toEqual(before);
      expect(allowed.toSorted()).toEqual(listed.toSorted());
    });
  });

  it('is lost exactly when no play can be reached by draws and redeals', () => {
    const seen = { lost: 0, playing: 0, won: 0 };
    holds(variant, 12, (one) => {
      let slow = slowDeal(start(one));
      walk({ ...one, moves: 90 }, (table, move) => {
        const { status } = table.position;
        // While a play is available the status is known, so it is checked only sometimes.
        if (move.kind !== 'play' || table.position.moves % 16 === 0) {
          expect(status).toBe(slowStatus(slow));
          seen[status]++;
        }
        table.play(move);
        slow = made(slow, move).next;
      });
    });
    expect(seen.playing).toBeGreaterThan(0);
    expect(seen.lost).toBeGreaterThan(0);
  });

  it('never has a score below 0, a changing stake, or a net other than score minus stake', () => {
    holds(variant, 40, (one) => {
      const { stake } = start(one).position;
      walk(one, (table, move) => {
        table.play(move);
        const { score, net, ...position } = table.position;
        expect(score).toBeGreaterThanOrEqual(0);
        expect(position.stake).toBe(stake);
        expect(net).toBe(score - stake);
      });
    });
  });

  it('is won exactly when its goal is reached', () => {
    holds(variant, 40, (one) => {
      const { piles, status } = walk(one).position;
      const counted = (kind: string): number =>
        piles.filter((pile) => pile.kind === kind).reduce((sum, { cards }) => sum + cards.length, 0);
      expect(status === 'won').toBe(
        variant === 'over-under' ? counted('tableau') === 0 : counted('foundation') === 52,
      );
    });
  });

  it('returns deeply frozen positions, moves and options', () => {
    holds(variant, 15, (one) => {
      const game = walk(one);
      expect(frozen(game.position)).toBe(true);
      expect(game.position).toBe(game.position);
      expect(structuredClone(game.position)).toEqual(game.position);
    });
  });

  it('describes each move in events that, applied to the old piles, result in the new piles', () => {
    holds(variant, 40, (one) => {
      walk(one, (table, move) => {
        const before = table.position;
        const events = table.play(move);
        expect(table.position.piles.map(({ id, cards, faceDown }) => ({ id, cards, faceDown }))).toEqual(
          carriedOut(before, events),
        );
      });
    });
  });

  it('keeps the order of the cards in every redeal', () => {
    if (variant === 'reno' || variant === 'over-under') {
      expect(
        start({ set: { variant, options: {} }, deal: 1, seed: 1, moves: 0 }).variant.redeal,
      ).toBeUndefined();
      return;
    }
    let redeals = 0;
    holds(variant, 25, (one) => {
      walk(one, (table, move) => {
        const before = table.position.piles;
        table.play(move);
        if (move.kind !== 'redeal') return;
        redeals++;
        const after = table.position.piles;
        const columns = (piles: readonly Pile[]): string[] =>
          piles.filter(({ kind }) => kind === 'tableau').flatMap(({ cards }) => cards);
        if (variant === 'cruel') expect(columns(after)).toEqual(columns(before));
        else expect(pileOf(after, 'stock').cards.toReversed()).toEqual(pileOf(before, 'waste').cards);
      });
    });
    expect(redeals).toBeGreaterThan(0);
  });
});
