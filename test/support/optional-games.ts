// The optional games of the package (src/games), with all their options.
import type { OptionChoice, Options, Variant } from '../../src/engine.js';
import * as all from '../../src/games/all.js';

export const OPTIONAL: readonly Variant[] = Object.values(all);

/** The defaults, and each value of each option alone. */
export function optionSetsOf({ options = {} }: Variant): readonly Options[] {
  const single = Object.entries(options).flatMap(([name, values]) =>
    values.slice(1).map((one): Record<string, OptionChoice> => ({
      [name]: 'value' in one ? one.value : one.atLeast,
    })),
  );
  return [{}, ...single];
}
