// The engine against a model: commands in any order – deal, play, refused plays, undo, redo, save and load, hostile
// arguments – and after each of them the game must match a replayed plain list of moves.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Game,
  IllegalMoveError,
  readMove,
  writeMove,
  type Move,
  type Position,
  type Variant,
} from '../../src/engine.js';
import { amount } from '../support/amount.js';
import { coveredGame } from '../support/covered-games.js';
import { GAMES } from '../support/decks.js';
import { GAME_SETS, randomFrom, type GameSet } from '../support/games.js';
import { hostile } from '../support/hostile.js';
import { allowed, allows } from '../support/referee.js';
import { agrees, made, slowStatus, slowDeal, type Slow } from '../support/slow-game.js';
import { OPTIONAL, optionSetsOf } from '../support/optional-games.js';
import { CUSTOM_GAMES } from '../support/custom-games.js';
import { variationOf } from '../support/variations.js';

class GameModel {
  readonly deal: Slow;
  moves: readonly Move[] = [];
  cursor = 0;

  constructor(dealt: Pick<Game, 'position' | 'description'>) {
    this.deal = slowDeal(dealt);
  }

  /** The table as it should be now. */
  get table(): Slow {
    return this.moves.slice(0, this.cursor).reduce((table, move) => made(table, move).next, this.deal);
  }

  play(move: Move): void {
    this.moves = [...this.moves.slice(0, this.cursor), move];
    this.cursor++;
  }
}

/** The current game; loading replaces it. */
interface Real {
  game: Game;
}

interface Model {
  held: GameModel;
}

type Command = fc.Command<Model, Real>;

/** Checks after each command that all public state matches the model. */
function holds({ held }: Model, { game }: Real, status = false): void {
  const { position } = game;
  const { table } = held;
  if (!agrees(position, table)) expect(position).toEqual(table);
  expect(position.moves).toBe(held.cursor);
  expect(game.canUndo).toBe(held.cursor > 0);
  expect(game.canRedo).toBe(held.cursor < held.moves.length);
  const { moves, cursor } = game.toJSON();
  expect(moves.join(' ')).toBe(held.moves.map(writeMove).join(' '));
  expect(cursor).toBe(held.cursor);
  if (!status) return;
  expect(position.status).toBe(slowStatus(table));
  expect(game.legalMoves().map(writeMove).toSorted()).toEqual(allowed(table).map(writeMove).toSorted());
}

/** A command that must not change the position. */
function unchanged(real: Real, step: () => void): void {
  const { position } = real.game;
  const save = JSON.stringify(real.game);
  step();
  expect(real.game.position).toBe(position);
  expect(JSON.stringify(real.game)).toBe(save);
}

const refusal = (game: Game, move: unknown): string | undefined => {
  try {
    game.play(move as Move);
  } catch (error) {
    expect(error).toBeInstanceOf(IllegalMoveError);
    const { refusal: thrown } = error as IllegalMoveError;
    expect(thrown).toEqual(game.explain(move as Move));
    return thrown.code;
  }
  return undefined;
};

const command = (
  name: string,
  run: (model: Model, real: Real) => void,
  check: (model: Readonly<Model>) => boolean = () => true,
): Command => ({ check, run, toString: () => name });

/** The legal move at this share of the list; `undefined` if there is none. */
const play = (share: number): Command =>
  command(`play(${share})`, (model, real) => {
    const moves = real.game.legalMoves();
    const move = moves[Math.floor(share * moves.length)];
    if (!move) return;
    const { table } = model.held;
    expect(allows(table, move)).toBe(true);
    expect(real.game.play(move)).toEqual(made(table, move).events);
    model.held.play(move);
    holds(model, real);
  });

/** Any conceivable move, mostly between piles that give and take: refused or made as the second engine decides. */
const conceive = (kind: Move['kind'], near: boolean, from: number, to: number, count: number): Command =>
  command(`${kind}(${near}, ${from}, ${to}, ${count})`, (model, real) => {
    const { position, description } = real.game;
    const idAt = (share: number, does: 'gives' | 'takes'): string => {
      const groups = description.piles;
      const piles = position.piles.filter((pile) => !near || groups[pile.id.replace(/-.*/, '')]?.[does]);
      return piles[Math.floor(share * piles.length)]?.id ?? '';
    };
    const move: Move =
      kind === 'play'
        ? { kind, from: idAt(from, 'gives'), to: idAt(to, 'takes'), count }
        : kind === 'pair'
          ? { kind, from: idAt(from, 'gives'), with: idAt(to, 'gives') }
          : { kind };
    if (allows(model.held.table, move)) {
      real.game.play(move);
      // a pair is recorded with its piles in the order of the position
      const at = (id: string): number => position.piles.findIndex((pile) => pile.id === id);
      const isTurned = move.kind === 'pair' && at(move.with) < at(move.from);
      model.held.play(isTurned ? { ...move, from: move.with, with: move.from } : move);
    } else
      unchanged(real, () => {
        expect(refusal(real.game, move)).toBeDefined();
      });
    holds(model, real);
  });

const undo = command('undo', (model, real) => {
  expect(real.game.undo()).toBe(model.held.cursor > 0);
  model.held.cursor = Math.max(0, model.held.cursor - 1);
  holds(model, real);
});

const redo = command('redo', (model, real) => {
  expect(real.game.redo()).toBe(model.held.cursor < model.held.moves.length);
  model.held.cursor = Math.min(model.held.moves.length, model.held.cursor + 1);
  holds(model, real);
});

const saveAndLoad = command('save and load', (model, real) => {
  const { variant } = real.game;
  real.game = Game.fromJSON(JSON.parse(JSON.stringify(real.game)), { variant });
  holds(model, real, true);
});

const look = command('look at all', (model, real) => {
  holds(model, real, true);
});

/** A fork is played on, which must not affect the game. */
const fork = (share: number): Command =>
  command(`fork(${share})`, (model, real) => {
    unchanged(real, () => {
      const ahead = real.game.fork();
      expect(ahead.position.piles).toEqual(real.game.position.piles);
      expect(ahead.canUndo).toBe(false);
      const moves = ahead.legalMoves();
      const move = moves[Math.floor(share * moves.length)];
      if (move) ahead.play(move);
    });
    holds(model, real);
  });

/** A move of an unknown kind, or of a known kind with a hostile value. */
const hostileMove = (make: () => unknown, field: 'kind' | 'from' | 'to' | 'count' | undefined): Command =>
  command(`hostile ${field ?? 'move'}`, (model, real) => {
    const move = { kind: 'play', from: 'tableau-1', to: 'tableau-2', count: 1 };
    const value = field ? { ...move, [field]: make() } : make();
    unchanged(real, () => {
      expect(refusal(real.game, value)).toBeDefined();
    });
    holds(model, real);
  });

/** Queries about unknown piles return an answer. */
const hostileQuery = (make: () => unknown): Command =>
  command('hostile question', (model, real) => {
    const value = make();
    unchanged(real, () => {
      expect(real.game.unitAt(value as string, 0)).toBe(0);
      expect(real.game.acceptsAt(value as string)).toEqual([]);
      expect(readMove(value)).toBeUndefined();
    });
    holds(model, real);
  });

/** Changes to a returned position or list of moves must not affect the game. */
const tamper = command('tamper', (model, real) => {
  const { position } = real.game;
  const moves = real.game.legalMoves();
  const save = real.game.toJSON();
  expect(() =>
    Object.assign(position as { -readonly [K in keyof Position]: unknown }, { score: 1e9 }),
  ).toThrow(TypeError);
  expect(() => (position.piles[0]?.cards as string[]).push('AS')).toThrow(TypeError);
  (save.moves as string[]).length = 0;
  for (const move of moves)
    if (!Object.isFrozen(move)) Object.assign(move, { kind: 'play', from: 'x', count: 99 });
  holds(model, real, true);
});

const share = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const conceivableMove = fc.tuple(
  fc.constantFrom('play', 'play', 'play', 'play', 'play', 'pair', 'draw', 'redeal'),
  fc.constantFrom(true, true, true, false),
  share,
  share,
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 13 }) },
  ),
);
const commands = fc.commands(
  [
    ...Array.from({ length: 6 }, () => share.map(play)),
    ...Array.from({ length: 4 }, () => conceivableMove.map((move) => conceive(...move))),
    fc.constant(undo),
    fc.constant(undo),
    fc.constant(redo),
    fc.constant(saveAndLoad),
    fc.constant(look),
    share.map(fork),
    fc
      .tuple(hostile, fc.constantFrom('kind', 'from', 'to', 'count', undefined))
      .map((one) => hostileMove(...one)),
    hostile.map(hostileQuery),
    fc.constant(tamper),
  ],
  { maxCommands: 80, size: 'max' },
);

interface Table {
  readonly variant: string | Variant;
  readonly options?: GameSet['options'];
}

function holdsOf(tables: readonly Table[], numRuns: number): void {
  fc.assert(
    fc.property(
      fc.constantFrom(...tables),
      fc.integer({ min: 1, max: 999_999_999 }),
      commands,
      ({ variant, options = {} }, deal, sequence) => {
        fc.modelRun(() => {
          const game = Game.deal(variant, { deal, options });
          return { model: { held: new GameModel(game) }, real: { game } };
        }, sequence);
      },
    ),
    { numRuns, seed: 11_982 },
  );
}

describe('after any sequence of commands, a game equals a replay of its moves', () => {
  it.each(GAMES)('%s', (variant) => {
    holdsOf(
      GAME_SETS.filter((set) => set.variant === variant),
      amount(12, 50),
    );
  });

  it.each(OPTIONAL.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
    holdsOf(
      optionSetsOf(variant).map((options) => ({ variant, options })),
      amount(2, 10),
    );
  });

  it('games whose piles cover each other, and games of pairs', () => {
    const variants = Array.from({ length: 24 }, (_, seed) => coveredGame(randomFrom(seed)));
    holdsOf(
      variants.map((variant) => ({ variant })),
      amount(24, 200),
    );
  });

  it.each([false, true])('games with some rules changed at random; draws onto the columns: %s', (rows) => {
    const variants = Array.from({ length: 70 }, (_, seed) => variationOf(randomFrom(seed), rows)?.variant);
    holdsOf(
      variants.flatMap((variant) => (variant ? [{ variant }] : [])),
      amount(70, 200),
    );
  });

  it.each(CUSTOM_GAMES.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
    holdsOf([{ variant }], amount(3, 10));
  });
});
