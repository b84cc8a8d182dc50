// Reading external data: plain copies within limits, records and their own entries.
import { toJson } from './json.js';
import type { Size } from './limits.js';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own entry of a table; not, for example, its method `toString`. */
export const ownEntry = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** A copy as JSON represents it, or the limit that it would exceed. */
export type Copy = { readonly value: unknown } | { readonly exceeds: keyof Size };

/**
 * A plain copy, as JSON represents it; `undefined` if the data cannot be copied or throws when it is read. Copying
 * stops as soon as a limit is exceeded, so data of any size takes no more time than data at the limit.
 */
export function copyOf(data: unknown, { characters, levels }: Size): Copy {
  const levelOf = new Map<unknown, number>();
  // a lower bound of the written length; JSON.stringify starts with a wrapper that has one field with an empty name
  let left = characters + 4;
  let exceeds: keyof Size | undefined;
  const stop = (limit: keyof Size): never => {
    exceeds = limit;
    throw new RangeError(limit);
  };
  // called for each value; `this` is the object that contains it
  function count(this: unknown, key: string, value: unknown): unknown {
    const type = typeof value;
    if (Array.isArray(this)) left -= 2;
    else if (value !== undefined && type !== 'function' && type !== 'symbol') left -= key.length + 5;
    if (type === 'string') left -= (value as string).length + 1;
    else if (type === 'object' && value !== null) {
      const level = (levelOf.get(this) ?? 0) + 1;
      if (level > levels) stop('levels');
      levelOf.set(value, level);
    }
    if (left < 0) stop('characters');
    return value;
  }
  try {
    const text = toJson(data, count) as string | undefined;
    if (text === undefined) return { value: undefined };
    return text.length > characters ? { exceeds: 'characters' } : { value: JSON.parse(text) };
  } catch {
    return exceeds ? { exceeds } : { value: undefined };
  }
}

/** A value for the data of an error: a plain value, `object`, or `list of 3`. */
export const shownValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return `list of ${String(value.length)}`;
  return typeof value === 'object' && value !== null ? 'object' : value;
};

/** Freezes a value and everything in it. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}
