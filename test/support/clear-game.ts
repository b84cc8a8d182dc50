// Over-Under as a game about winning alone: without its aim, and searched to its end in a moment. Deal 1 can be won, deal
// 4 cannot.
import type { Variant } from '../../src/engine.js';
import { overUnder } from '../../src/variants/index.js';

/** The id of the game. */
export const CLEAR = 'clear-all';

const { aim: _aim, ...rest } = overUnder;
const variant: Variant = { ...rest, id: CLEAR };

/** Defines the game on this page. */
export async function defineClearGame(): Promise<void> {
  const address = '/dist/engine.js';
  const engine = (await import(address)) as {
    defineVariant(description: Variant): void;
  };
  engine.defineVariant(variant);
}
