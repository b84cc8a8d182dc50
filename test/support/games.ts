// Games with all their option sets, and games played at random from a seed.
import { type Game, variants, type Move, type OptionChoice, type Position } from '../../src/engine.js';

export const GAMES = ['reno', 'klondike', 'cruel', 'demon', 'over-under'] as const;

export interface GameSet {
  readonly variant: string;
  readonly options: Readonly<Record<string, OptionChoice>>;
}

/**
 * Every combination of every option of the five games; of numeric options with an open range, the first three values.
 */
export const GAME_SETS: readonly GameSet[] = GAMES.flatMap((variant) => {
  let sets: Record<string, OptionChoice>[] = [{}];
  for (const [option, values] of Object.entries(variants.get(variant)?.options ?? {})) {
    const choices = values.flatMap((value) =>
      'value' in value ? [value.value] : [value.atLeast, value.atLeast + 1, value.atLeast + 2],
    );
    sets = sets.flatMap((set) => choices.map((choice) => ({ ...set, [option]: choice })));
  }
  return sets.map((options) => ({ variant, options }));
});

export const titleOf = ({ variant, options }: GameSet): string =>
  [variant, ...Object.entries(options).map(([name, value]) => `${name} ${String(value)}`)].join(', ');

/** Random numbers from 0 to 1 from a seed (mulberry32): tests and measurements repeat exactly. */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A random legal move; plays before draws three times in four, so that games progress. `undefined` if there is none.
 */
export function anyMove(game: Game, random: () => number): Move | undefined {
  const moves = game.legalMoves();
  const plays = moves.filter(({ kind }) => kind === 'play' || kind === 'pair');
  const among = plays.length && random() < 0.75 ? plays : moves;
  return among[Math.floor(random() * among.length)];
}

/** Every conceivable move in a position, legal or not: all pairs of piles, 1 to 13 cards, draw, redeal. */
export function* conceivable({ piles }: Position): Generator<Move> {
  for (const [i, from] of piles.entries()) {
    for (const to of piles) {
      for (let count = 1; count <= 13; count++) yield { kind: 'play', from: from.id, to: to.id, count };
    }
    for (const other of piles.slice(i)) yield { kind: 'pair', from: from.id, with: other.id };
  }
  yield { kind: 'draw' };
  yield { kind: 'redeal' };
}
