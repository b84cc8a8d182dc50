// The types of embed-code.js.

/**
 * Attributes by their names in HTML. `true`: without a value; `null`, `undefined`, `false` or an empty text: omitted.
 */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The languages other than English. */
export const LANGUAGES: readonly string[];
export const DEFAULTS: Readonly<Record<string, string>>;
export function elementCode(attributes: Attributes, content?: string, tag?: string): string;

interface CodeSettings {
  attributes: Attributes;
  /** Custom properties by name. */
  properties?: Readonly<Record<string, string | undefined>>;
  /** The URL of the package's `dist` folder, with a final slash. */
  folder?: string;
}

export function pageCode(settings: CodeSettings & { content?: string }): string;
export function frameCode(settings: CodeSettings & { title?: string }): string;
/** Functions that write a shortcode or include, by the program that reads it. */
export const shortcodes: Readonly<
  Record<'WordPress' | 'Hugo' | 'Jekyll', (attributes: Attributes) => string>
>;
