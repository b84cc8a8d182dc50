// The games that are known by name.
import { InvalidSetupError } from './errors.js';
import { checkVariant, freeze } from './validate.js';
import type { Variant } from './variant.js';

const registered = new Map<string, Variant>();
const checked = new WeakSet<Variant>();

/** The games known by name: a read-only view that follows {@link defineVariant}. */
export const variants: ReadonlyMap<string, Variant> = Object.freeze({
  get: (id: string) => registered.get(id),
  has: (id: string) => registered.has(id),
  get size() {
    return registered.size;
  },
  keys: () => registered.keys(),
  values: () => registered.values(),
  entries: () => registered.entries(),
  forEach: (each: (variant: Variant, id: string, map: ReadonlyMap<string, Variant>) => void) => {
    registered.forEach((variant, id) => {
      each(variant, id, variants);
    });
  },
  [Symbol.iterator]: () => registered[Symbol.iterator](),
});

/**
 * Checks a game's description and makes it known under its id. A later definition of the same id takes the
 * place of an earlier one; tables in play keep theirs.
 *
 * @throws InvalidVariantError with the path of what is wrong
 */
export function defineVariant(data: unknown): Variant {
  const variant = checkVariant(data);
  checked.add(variant);
  registered.set(variant.id, variant);
  return variant;
}

/** Makes games known that are in order: those of the house, which a test checks so that no page has to. */
export function register(own: readonly Variant[]): void {
  for (const variant of own) {
    checked.add(freeze(variant));
    registered.set(variant.id, variant);
  }
}

/**
 * The game of this name, or this description, checked if it is new.
 *
 * @throws InvalidSetupError `unknown-variant`; InvalidVariantError
 */
export function findVariant(variant: unknown): Variant {
  if (typeof variant === 'object' && variant !== null) {
    if (checked.has(variant as Variant)) return variant as Variant;
    const fresh = checkVariant(variant);
    checked.add(fresh);
    return fresh;
  }
  const known = registered.get(String(variant));
  if (known) return known;
  const data = { variant, known: [...registered.keys()] };
  throw new InvalidSetupError('unknown-variant', data);
}
