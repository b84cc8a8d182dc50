// The registry of games by name: the games of this package and the custom games of the page.
import { InvalidSetupError, InvalidVariantError } from './errors.js';
import { freeze } from './plain-data.js';
import { hash } from './save.js';
import { isOwnGame, notifyCopies, sharedIds, sharedVariant, shareVariant } from './shared-variants.js';
import { requestValidator, validator } from './validator.js';
import type { Variant } from './variant.js';
import { toJson } from './json.js';

const builtIn = new Map<string, Variant>();
/** The version of this package. */
let version = '';

interface Compiled {
  /** The JSON that was parsed last. */
  readonly text: string;
  /** `undefined` if this version of the package could never read the game's JSON. */
  readonly variant: Variant | undefined;
}

/** The custom games, as compiled by this copy of the package. */
const compiled = new Map<string, Compiled>();
/** Valid descriptions, which are not validated again. */
const checked = new WeakSet<Variant>();
/** All descriptions that are or were registered, with their JSON; empty for games of this package. */
const registered = new WeakMap<Variant, string>();

/**
 * Parses a shared game. The optional games of this package are known to be valid. Other versions of the package may use
 * an unknown vocabulary; other scripts may store anything.
 */
function read(id: string, text: string): Variant | undefined {
  try {
    const data: unknown = JSON.parse(text);
    const variant = isOwnGame(id, text, version) ? freeze(data as Variant) : validator()?.checkVariant(data);
    if (variant?.id !== id) return undefined;
    checked.add(variant);
    registered.set(variant, text);
    return variant;
  } catch {
    return undefined;
  }
}

function customVariant(id: string): Variant | undefined {
  const known = compiled.get(id);
  const text = sharedVariant(id);
  if (text === undefined || text === known?.text) return known?.variant;
  if (!validator() && !isOwnGame(id, text, version)) {
    void requestValidator().then((isThere) => {
      if (isThere) notifyCopies();
    });
    return known?.variant;
  }
  const variant = read(id, text) ?? known?.variant;
  compiled.set(id, { text, variant });
  return variant;
}

const findById = (id: string): Variant | undefined => builtIn.get(id) ?? customVariant(id);

function all(): Map<string, Variant> {
  const known = new Map(builtIn);
  for (const id of [...compiled.keys(), ...sharedIds()]) {
    const variant = findById(id);
    if (variant) known.set(id, variant);
  }
  return known;
}

/**
 * The registered games by id: a live, read-only view. It includes the games defined by other copies of this package on
 * the page.
 *
 * @example
 * const klondike = variants.get('klondike');
 */
export const variants: ReadonlyMap<string, Variant> = Object.freeze({
  get: findById,
  has: (id: string) => findById(id) !== undefined,
  get size() {
    return all().size;
  },
  keys: () => all().keys(),
  values: () => all().values(),
  entries: () => all()[Symbol.iterator](),
  forEach: (each: (variant: Variant, id: string, map: ReadonlyMap<string, Variant>) => void) => {
    all().forEach((variant, id) => {
      each(variant, id, variants);
    });
  },
  [Symbol.iterator]: () => all()[Symbol.iterator](),
});

export const isBuiltIn = (id: string): boolean => builtIn.has(id);

/** Registers a valid description for all copies of this package on the page. @returns The registered description. */
export function registerCustom(variant: Variant): Variant {
  const { id } = variant;
  const text = toJson(variant);
  const known = customVariant(id);
  const same = known && registered.get(known) === text;
  if (same && sharedVariant(id) === text) return known;
  const defined = same ? known : variant;
  checked.add(defined);
  registered.set(defined, text);
  compiled.set(id, { text, variant: defined });
  shareVariant(id, text);
  return defined;
}

/**
 * Registers games of this package. A test validates them, so they are not validated at run time.
 *
 * @param of The version of this package.
 */
export function register(own: readonly Variant[], of: string): void {
  version = of;
  for (const variant of own) {
    checked.add(freeze(variant));
    registered.set(variant, '');
    builtIn.set(variant.id, variant);
  }
  notifyCopies();
}

/** Takes a description that another copy of this package on the page, or its page, has validated. */
export function trusted(variant: Variant): Variant {
  checked.add(freeze(variant));
  return variant;
}

/** Whether findVariant() needs the validator for this value. */
export const needsValidator = (variant: unknown): boolean =>
  typeof variant === 'object' && variant !== null && !checked.has(variant as Variant) && !validator();

/** Whether a description is or was registered, so that its games can be saved. Later definitions do not change this. */
export const isRegistered = (variant: Variant): boolean => registered.has(variant);

/** Identifies a description of a custom game: a hash of its JSON. Empty for games of this package. */
export function fingerprintOf(variant: Variant): string {
  const text = registered.get(variant);
  return text ? hash(text).toString(16) : '';
}

/**
 * Finds a game by name, or takes a description, which is validated if it is new.
 *
 * @throws InvalidSetupError `unknown-variant`; InvalidVariantError
 */
export function findVariant(variant: unknown): Variant {
  if (typeof variant === 'object' && variant !== null) {
    if (checked.has(variant as Variant)) return variant as Variant;
    const fresh = validator()?.checkVariant(variant);
    if (!fresh)
      throw new InvalidVariantError('not-loaded', {}, 'The validator of descriptions is not loaded.');
    checked.add(fresh);
    return fresh;
  }
  const known = findById(String(variant));
  if (known) return known;
  const data = { variant, known: [...variants.keys()] };
  throw new InvalidSetupError('unknown-variant', data);
}
