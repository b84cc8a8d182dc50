// Boolean attributes, in all the ways in which pages, templates and frameworks write them: `daily`, `daily=""`,
// `daily="true"` and `daily="daily"` mean on, `daily="false"` means off. Their properties take the same values, since
// many frameworks set a property to the text that stands in the template.

/**
 * Converter of boolean attributes, in the lists of properties: hands the text on to the property, which takes it as it
 * takes any value (drawn.ts). Lit's own converter would take every text for true.
 */
export const asWritten = (text: string | null): unknown => text;

/** What a boolean attribute or its property means; `undefined` where that is unknown. */
export function switchOf(value: unknown, attribute: string): boolean | undefined {
  if (value === undefined || value === null) return false;
  if (typeof value !== 'string') return typeof value === 'boolean' ? value : undefined;
  // as in all of HTML, capitals make no difference
  const word = value.toLowerCase();
  if (word === 'false') return false;
  return ['', 'true', attribute].includes(word) ? true : undefined;
}

/** The Lit type of a property that is boolean or holds a text, as `daily` a date. */
export const BooleanOrText = [Boolean, String] as const;

/** Whether a property of this Lit type, `Boolean` or `BooleanOrText`, is boolean. */
export const isSwitch = (type: unknown): boolean => [type].flat().includes(Boolean);
