// The types of page-steps.mjs.
import type { defineVariant, Game, Variant } from '../../src/engine.js';

export interface PageRun {
  /** The module that defined the elements. */
  readonly module: { readonly defineVariant: typeof defineVariant; readonly Game: typeof Game };
  readonly description: Variant;
  readonly deal: number;
  /** The seed of the moves. */
  readonly seed: number;
  /** The element that the table is added to. */
  readonly host: HTMLElement;
  /** More attributes of the table. */
  readonly attributes?: Readonly<Record<string, string>>;
}

export declare class PageSteps {
  /** @throws InvalidVariantError if the description is refused */
  constructor(run: PageRun);
  readonly cards: number;
  next(): Promise<string | undefined>;
  act(): Promise<void>;
  frame(): Promise<void>;
  remove(): void;
}
