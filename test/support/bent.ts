// Copies a description with one value replaced.
import type { Variant } from '../../src/engine.js';

/** A copy of a description with this value at a path such as `piles.tableau.count`; the result may be invalid. */
export function withValue(game: Variant, path: string, value: unknown): Variant {
  const data = JSON.parse(JSON.stringify(game)) as Variant;
  const names = path.split('.');
  const last = names.pop() ?? '';
  let target = data as unknown as Record<string, unknown>;
  for (const name of names) target = target[name] as Record<string, unknown>;
  // defines an own field even for names such as `__proto__`
  Object.defineProperty(target, last, { value, enumerable: true, configurable: true, writable: true });
  return data;
}
