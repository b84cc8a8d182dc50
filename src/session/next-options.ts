// The rule options that a player chooses during a game, for the next one.
import { optionAllows, type Options, type Variant } from '../engine/index.js';
import { isRecord } from '../engine/plain-data.js';

/** The choices in a saved record that the game allows. The record may be damaged and contain any value. */
export function allowedOptions({ options = {} }: Variant, saved: unknown): Options {
  if (!isRecord(saved)) return {};
  const allowed = Object.entries(options).filter(([name, values]) =>
    values.some((one) => Object.hasOwn(saved, name) && optionAllows(one, saved[name])),
  );
  return Object.fromEntries(allowed.map(([name]) => [name, saved[name]])) as Options;
}
