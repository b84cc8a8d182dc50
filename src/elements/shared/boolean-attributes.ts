// Parses boolean attributes in all spellings of pages, templates and frameworks: `daily`, `daily=""`,
// `daily="true"` and `daily="daily"` mean on, `daily="false"` means off. Their properties take the same values, since
// many frameworks set a property to the text in the template.

/**
 * Converter of boolean attributes: passes the text to the property, which normalises it (base-element.ts). Lit's
 * converter treats every text as true.
 */
export const asWritten = (text: string | null): unknown => text;

/** The meaning of a boolean attribute or its property; `undefined` if it has none. */
export function parseBoolean(value: unknown, attribute: string): boolean | undefined {
  if (value === undefined || value === null) return false;
  if (typeof value !== 'string') return typeof value === 'boolean' ? value : undefined;
  // case-insensitive, like other attributes in HTML
  const word = value.toLowerCase();
  if (word === 'false') return false;
  return ['', 'true', attribute].includes(word) ? true : undefined;
}

/** The Lit type of a property that is boolean or a text, such as `daily`, which can be a date. */
export const BooleanOrText = [Boolean, String] as const;

/** Whether a property of this Lit type, `Boolean` or `BooleanOrText`, is boolean. */
export const isBooleanType = (type: unknown): boolean => [type].flat().includes(Boolean);
