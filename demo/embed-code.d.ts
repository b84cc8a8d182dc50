// The types of embed-code.js.

/** By their names in HTML; `true` is an attribute without a value, and nothing is none. */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Besides English. */
export const LANGUAGES: readonly string[];
export const DEFAULTS: Readonly<Record<string, string>>;
export function elementCode(attributes: Attributes, content?: string, tag?: string): string;

interface Wish {
  attributes: Attributes;
  /** Custom properties by name. */
  properties?: Readonly<Record<string, string | undefined>>;
  /** Where the package's `dist` lies, with the slash at its end. */
  folder?: string;
}

export function pageCode(wish: Wish & { content?: string }): string;
export function frameCode(wish: Wish & { title?: string }): string;
/** By the program whose shortcode or include it is. */
export const shortcodes: Readonly<
  Record<'WordPress' | 'Hugo' | 'Jekyll', (attributes: Attributes) => string>
>;
