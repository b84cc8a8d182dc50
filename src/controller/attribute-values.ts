// Converts the values of attributes and properties, which can have any type, to text, and describes invalid ones.
import type { OptionChoice } from '../engine/index.js';
import { isRecord } from '../engine/plain-data.js';

export interface InvalidAttribute {
  readonly attribute: string;
  readonly value: unknown;
  readonly expected: string;
}

/**
 * The text of an attribute or property. `null`, the value of a removed attribute, counts as missing. A value that
 * cannot be converted is replaced by the name of its type.
 */
export function toText(value: unknown, fallback = ''): string {
  try {
    return `${(value ?? fallback) as OptionChoice}`;
  } catch {
    return typeof value;
  }
}

/** Converts a number. Other texts stay as they are, so that the error message can name them. */
export const numberOf = (text: string | null): unknown => {
  if (text === null) return undefined;
  return text.trim() && Number.isFinite(Number(text)) ? Number(text) : text;
};

/** Copies the fields of an object of the page; `undefined` if it is not an object or a getter throws. */
export function ownFields(value: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    return isRecord(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** The invalid attributes. `table`: the allowed values of each, the default first. */
export const invalidChoices = (
  table: Readonly<Record<string, readonly string[]>>,
  given: object,
): InvalidAttribute[] =>
  Object.entries(table).flatMap(([attribute, values]) => {
    const { [attribute]: value = values[0] } = given as Readonly<Record<string, unknown>>;
    return values.includes(value as string) ? [] : [{ attribute, value, expected: values.join(', ') }];
  });
