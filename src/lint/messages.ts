// The messages of the lint, and the versions of a game that it examines: the game with its defaults, and with each other
// value of each option.
import { applyOptions, completeOptions, valueOf } from '../engine/options.js';
import type { Variant } from '../engine/index.js';

/** A message about a description. */
export interface LintMessage {
  /** `error`: `defineVariant` refuses the description. `warning`: it is accepted, but probably not what was meant. */
  readonly severity: 'error' | 'warning';
  /** The place in the description, such as `variant.piles.tableau.gives`. */
  readonly path: string;
  /** What is wrong, and what to do, in one or two sentences. */
  readonly message: string;
}

/** A warning: the path without its start, and the message. */
export type Warning = readonly [path: string, message: string];

/** A game under some options. */
export interface Version {
  /** The start of its paths: `variant`, or `variant (with cells 3)`. */
  readonly root: string;
  /** The description with the patches of the options. */
  readonly data: Variant;
}

/** The game with its defaults, and with each other value of each option. */
export function versionsOf(variant: Variant): readonly [Version, ...Version[]] {
  const withDefaults = applyOptions(variant, completeOptions(variant, {}));
  const others = Object.entries(variant.options ?? {}).flatMap(([option, values]) =>
    values.slice(1).map((one): Version => {
      const value = valueOf(one);
      return {
        root: `variant (with ${option} ${String(value)})`,
        data: applyOptions(variant, completeOptions(variant, { [option]: value })),
      };
    }),
  );
  return [{ root: 'variant', data: withDefaults }, ...others];
}

/** "a, b" for a message. */
export const listed = (words: Iterable<string>): string => [...words].join(', ') || 'none';
