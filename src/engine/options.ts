// Options of a game: validates requested values, adds the defaults, and patches the description.
import { InvalidSetupError } from './errors.js';
import { isRecord, ownEntry } from './plain-data.js';
import type { OptionValue, Patch, Variant } from './variant.js';

/** The value of an option. */
export type OptionChoice = string | number | boolean;
/** Every option of a game with its value. */
export type Options = Readonly<Record<string, OptionChoice>>;

/** Whether this key is the index of an item. `length` is an own property of a list as well, but not enumerable. */
const isItem = (list: object, key: string): boolean => Object.prototype.propertyIsEnumerable.call(list, key);

/**
 * Merges `patch` over `base`: objects by field, lists by index; `null` removes a field. A patch of any other type, or
 * of a type other than that of `base`, replaces it.
 */
function merge(base: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  if (Array.isArray(base) && Object.keys(patch).every((key) => isItem(base, key)))
    return base.map((item: unknown, i) => (Object.hasOwn(patch, i) ? merge(item, patch[i]) : item));
  if (!isRecord(base)) return patch;
  const changed = Object.entries(patch).map(([key, value]) => [key, merge(base[key], value)] as const);
  const merged = { ...base, ...Object.fromEntries(changed) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

const defaultOf = (values: readonly OptionValue[]): OptionChoice => valueOf(values[0] as OptionValue);

/** The value of an entry of an option's list; of numbers, the lowest one. */
export const valueOf = (entry: OptionValue): OptionChoice => ('value' in entry ? entry.value : entry.atLeast);

/**
 * Whether an entry of an option's list allows a value: its value, or any whole number from `atLeast`.
 *
 * @example
 * variants.get('klondike')?.options?.draw?.some((allowed) => optionAllows(allowed, 1)); // true
 */
export const optionAllows = (allowed: OptionValue, value: unknown): boolean =>
  'value' in allowed
    ? allowed.value === value
    : typeof value === 'number' && Number.isSafeInteger(value) && value >= allowed.atLeast;

/** The option value for a text from an attribute or link; `undefined` if the option has no such value. */
export function optionOf(values: readonly OptionValue[], text: string): OptionChoice | undefined {
  const named = values.flatMap((allowed) => ('value' in allowed ? [allowed.value] : []));
  const number = /^\d+$/.test(text) ? Number(text) : undefined;
  return (
    named.find((value) => String(value) === text) ??
    (values.some((allowed) => optionAllows(allowed, number)) ? number : undefined)
  );
}

/**
 * All options of the game, with defaults for those that were not requested.
 *
 * @throws InvalidSetupError `bad-options`, `unknown-option`, `bad-option-value`
 */
export function completeOptions(variant: Variant, asked: unknown = {}): Options {
  const known = variant.options ?? {};
  if (!isRecord(asked)) throw new InvalidSetupError('bad-options', { options: asked, expected: 'object' });
  const refuse = (code: string, option: string, data: Record<string, unknown>): never => {
    throw new InvalidSetupError(code, { option, variant: variant.id, ...data });
  };
  for (const name of Object.keys(asked)) {
    if (!Object.hasOwn(known, name)) refuse('unknown-option', name, { known: Object.keys(known) });
  }
  const complete = Object.entries(known).map(([name, values]) => {
    const value = ownEntry(asked, name);
    if (value === undefined) return [name, defaultOf(values)];
    if (!values.some((allowed) => optionAllows(allowed, value)))
      refuse('bad-option-value', name, { value, expected: allowedText(values) });
    return [name, value];
  });
  return Object.freeze(Object.fromEntries(complete) as Options);
}

/**
 * Whether these (complete) options were tested when the description was checked: all but one have their default, and
 * every number is the lowest allowed one.
 */
export function wereChecked(variant: Variant, options: Options): boolean {
  let others = 0;
  for (const [name, values] of Object.entries(variant.options ?? {})) {
    const value = options[name];
    const allowed = values.find((one) => optionAllows(one, value)) as OptionValue;
    if ('atLeast' in allowed && allowed.atLeast !== value) return false;
    if (value !== defaultOf(values)) others++;
  }
  return others <= 1;
}

/** The patch of an entry of an option's list for this value of the option. */
export function patchOf(entry: OptionValue, value?: OptionChoice): Patch {
  if ('value' in entry) return entry.patch ?? {};
  let patch: unknown = value;
  for (const key of entry.set.split('.').reverse()) patch = { [key]: patch };
  return patch as Patch;
}

/** The values that an option allows, in words: `3, 1`; `1 …` stands for all numbers from 1. */
export const allowedText = (values: readonly OptionValue[]): string =>
  values.map((one) => ('value' in one ? String(one.value) : `${one.atLeast} …`)).join(', ');

/** Applies the patches of these (complete) options to the description, in the order of the game's options. */
export function applyOptions(variant: Variant, options: Options): Variant {
  let patched: unknown = variant;
  for (const [name, values] of Object.entries(variant.options ?? {})) {
    const chosen = values.find((allowed) => optionAllows(allowed, options[name])) as OptionValue;
    patched = merge(patched, patchOf(chosen, options[name]));
  }
  return patched as Variant;
}
