// `defineVariant`, with the validator that it needs.
import { InvalidVariantError } from './errors.js';
import { isBuiltIn, registerCustom } from './registry.js';
import { checkTogether, checkVariant } from './validate.js';
import { useValidator } from './validator.js';
import type { Variant } from './variant.js';

useValidator({ checkVariant, checkTogether });

/**
 * Validates the description of a custom game and registers it by its id for every copy of this package on the page.
 *
 * Defining the same description again changes nothing. A different description with the same id is used for new games;
 * games in play keep theirs. The games of this package cannot be redefined.
 *
 * @param data The description as an object, such as parsed JSON; it is copied.
 * @returns The copy, frozen.
 * @throws InvalidVariantError `bad-variant`, with the path of the first fault; `built-in-variant`
 * @example
 * defineVariant(await (await fetch('my-game.json')).json());
 */
export function defineVariant(data: unknown): Variant {
  const variant = checkVariant(data);
  const { id } = variant;
  if (isBuiltIn(id))
    throw new InvalidVariantError(
      'built-in-variant',
      { id },
      `"${id}" is a game of this package and cannot be redefined. Give the custom game another id.`,
    );
  return registerCustom(variant);
}
