// Over-Under without its score goal, so that only a win counts. The solver decides it quickly: deal 1 is winnable, deal
// 4 is not.
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
