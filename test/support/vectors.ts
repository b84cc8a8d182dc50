// The vectors of test/vectors with their types: fixed games computed by a second implementation of the rules.
import { readFileSync } from 'node:fs';
import type { OptionChoice } from '../../src/engine.js';

type Options = Readonly<Record<string, OptionChoice>>;

/** One deal of one game: counts of lines of play, a random game, and its end. */
export interface GameVector {
  readonly options: Options;
  readonly deck: string;
  readonly counts: readonly number[];
  readonly game: readonly (readonly [move: string, score: number, legalMoves: number])[];
  readonly end: {
    readonly status: string;
    readonly piles: Readonly<Record<string, { readonly cards: string; readonly faceDown: number }>>;
  };
}

/** A whole won game. */
export interface WinVector {
  readonly variant: string;
  readonly options: Options;
  readonly deck: string;
  readonly line: readonly string[];
  readonly scores: readonly number[];
}

/** A line that ends in a lost position, and the number of legal card plays there. */
export interface EndVector {
  readonly variant: string;
  readonly options: Options;
  readonly deck: string;
  readonly line: readonly string[];
  readonly plays: number;
  readonly status: string;
  readonly rule?: string;
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));

export const gameVectors = (game: string): readonly GameVector[] => read(game) as readonly GameVector[];
export const winVectors = (): readonly WinVector[] => read('wins') as readonly WinVector[];
export const endVectors = (): readonly EndVector[] => read('ends') as readonly EndVector[];
