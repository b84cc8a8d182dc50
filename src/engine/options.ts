// Options of a game: checks what was asked for, fills in the defaults, and patches the description.
import { InvalidSetupError } from './errors.js';
import type { OptionValue, Variant } from './variant.js';

export type OptionChoice = string | number | boolean;
/** Every option of a game with its value. */
export type Options = Readonly<Record<string, OptionChoice>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** `base` with `patch` laid over it, field by field. Anything but a plain object in the patch replaces. */
function merge(base: unknown, patch: unknown): unknown {
  if (!isObject(patch) || Array.isArray(patch) || !isObject(base)) return patch;
  const merged: Record<string, unknown> = Array.isArray(base)
    ? (Array.from(base as unknown[]) as unknown as Record<string, unknown>)
    : { ...base };
  for (const [key, value] of Object.entries(patch)) merged[key] = merge(merged[key], value);
  return merged;
}

const defaultOf = (values: readonly OptionValue[]): OptionChoice => {
  const [first] = values;
  return first && 'value' in first ? first.value : 0;
};

const allows = (allowed: OptionValue, value: unknown): boolean =>
  'value' in allowed
    ? allowed.value === value
    : typeof value === 'number' && Number.isSafeInteger(value) && value >= allowed.atLeast;

/**
 * All options of the game, with defaults for those not asked for.
 *
 * @throws InvalidSetupError `bad-options`, `unknown-option`, `bad-option-value`
 */
export function completeOptions(variant: Variant, asked: unknown = {}): Options {
  const known = variant.options ?? {};
  if (!isObject(asked)) {
    throw new InvalidSetupError(
      'bad-options',
      { options: asked },
      'Options are an object of names and values.',
    );
  }
  for (const name of Object.keys(asked)) {
    if (!Object.hasOwn(known, name)) {
      const data = { option: name, variant: variant.id, known: Object.keys(known) };
      throw new InvalidSetupError('unknown-option', data, 'The game has no such option.');
    }
  }
  return Object.freeze(
    Object.fromEntries(
      Object.entries(known).map(([name, values]) => {
        const value = asked[name] ?? defaultOf(values);
        if (!values.some((allowed) => allows(allowed, value))) {
          const data = { option: name, variant: variant.id, value };
          throw new InvalidSetupError('bad-option-value', data, 'The option has no such value.');
        }
        return [name, value as OptionChoice];
      }),
    ),
  );
}

/** The description as these (complete) options change it, in the order in which the game lists them. */
export function applyOptions(variant: Variant, options: Options): Variant {
  let patched: unknown = variant;
  for (const [name, values] of Object.entries(variant.options ?? {})) {
    const chosen = values.find((allowed) => allows(allowed, options[name]));
    if (!chosen) continue;
    if ('value' in chosen) patched = merge(patched, chosen.patch ?? {});
    else {
      const path = chosen.set.split('.');
      patched = merge(
        patched,
        path.reduceRight<unknown>((value, key) => ({ [key]: value }), options[name]),
      );
    }
  }
  return patched as Variant;
}
