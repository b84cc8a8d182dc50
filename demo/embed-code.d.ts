// The types of embed-code.js.

/**
 * Attributes by their names in HTML. `true`: without a value; `null`, `undefined`, `false` or an empty text: omitted.
 */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The languages other than English. */
export const LANGUAGES: readonly string[];
export const DEFAULTS: Readonly<Record<string, string>>;
export function elementCode(attributes: Attributes, content?: string, tag?: string): string;

/** The ids of the games that need a file of dist/games. */
export function separateGames(attributes: Attributes): readonly string[];

/** A comment on a position of a replay or, with `line`, a variation. */
export interface Comment {
  /** The number of moves before it. */
  at: string | number;
  line?: string;
  marks?: string;
  text: string;
}

/** The attributes of the element of a comment: `data-at`, `data-line` and `data-marks`. */
export function commentAttributes(comment: Comment): Attributes;

/** The comments of a text, one per line. */
export function readComments(text: string): Comment[];

interface Content {
  /** The name of the game and its deal. */
  name: string;
  line: string;
  /** The moves in words. */
  moves?: readonly string[];
  comments?: readonly Comment[];
}

export function contentCode(content: Content): string;

interface CodeSettings {
  attributes: Attributes;
  /** HTML for feeds and for pages without scripts. */
  content?: string;
  /** Custom properties by name. */
  properties?: Readonly<Record<string, string | undefined>>;
  /** The URL of the package's `dist` folder, with a final slash. */
  folder?: string;
  tag?: 'solitaire-game' | 'solitaire-replay';
}

interface FrameSettings extends CodeSettings {
  comments?: readonly Comment[];
  title?: string;
}

export function pageCode(settings: CodeSettings): string;
export function frameCode(settings: FrameSettings): string;
/** Functions that write a shortcode or include, by the program that reads it; with comments, those of a replay. */
export const shortcodes: Readonly<
  Record<
    'WordPress' | 'Hugo' | 'Eleventy' | 'Jekyll',
    (attributes: Attributes, comments?: readonly Comment[]) => string
  >
>;
export function codeFor(
  format: 'HTML' | 'Frame' | keyof typeof shortcodes,
  page: FrameSettings,
): string | undefined;
