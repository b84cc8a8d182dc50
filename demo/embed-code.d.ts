// The types of embed-code.js.

/** By their names in HTML; `true` is an attribute without a value, and nothing is none. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

export const DEFAULTS: Readonly<Record<string, string>>;
export function elementCode(attributes: Attributes, content?: string, tag?: string): string;
export function pageCode(wish: {
  attributes: Attributes;
  content?: string;
  /** Custom properties by name. */
  properties?: Readonly<Record<string, string>>;
  /** Where the package's `dist` lies, with the slash at its end. */
  folder?: string;
}): string;
export function frameCode(wish: { attributes: Attributes; folder?: string; title?: string }): string;
