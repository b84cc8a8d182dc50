// What a page can set on a game: its attributes with their properties. They are the page's wish and are never
// written back; `wishes.ts` decides what can be had of them.
import { LitElement } from 'lit';
import type { Texts } from '../locales/en.js';
import { wrongChoice, type Wishes, type Wrong } from './wishes.js';

/** The properties that say which game is dealt. */
export const WISHES = [
  'variant',
  'deal',
  'daily',
  'options',
  'draw',
  'redeals',
  'runs',
  'takeBack',
  'reserve',
  'scoring',
] as const;

/** Parts that `controls` leaves out. */
const CONTROLS: Readonly<Record<string, readonly string[]>> = {
  full: [],
  minimal: ['score', 'moves', 'time', 'restart'],
  none: ['bar', 'toolbar'],
};

const THEMES = ['auto', 'light', 'dark'];

/** A text that is no number is kept as it is, to be named where it is refused. */
const dealOf = (text: string | null): unknown =>
  text === null ? undefined : text.trim() && Number(text) ? Number(text) : text;

/** The attributes and properties of `<solitaire-game>`. */
export class GameProperties extends LitElement {
  static override properties = {
    variant: { type: String },
    deal: { converter: dealOf },
    daily: { type: String },
    options: { attribute: false },
    draw: { type: String },
    redeals: { type: String },
    runs: { type: String },
    takeBack: { type: Boolean, attribute: 'take-back' },
    reserve: { type: String },
    scoring: { type: String },
    controls: { type: String },
    without: { type: String },
    theme: { type: String },
    noShortcuts: { type: Boolean, attribute: 'no-shortcuts' },
    texts: { attribute: false },
    message: { state: true },
  };

  /** The game: `klondike`, `reno`, `cruel`, `demon` or `over-under`. Default: `klondike`. */
  declare variant: string;
  /** A deal number, 1 … 999,999,999. Default: by `daily`, else by chance. */
  declare deal: number | undefined;
  /** The deal of a date, `2026-11-21`; empty or true: of today. Default: no daily deal. */
  declare daily: string | boolean | undefined;
  /** Rule options by name; they come before those in attributes. Default: none. */
  declare options: Readonly<Record<string, unknown>> | undefined;
  /** Klondike: cards turned at a time, `3` or `1`. Default: 3. */
  declare draw: string | undefined;
  /** Klondike: `unlimited`, or a whole number. Default: `unlimited`. */
  declare redeals: string | undefined;
  /** Klondike, Demon: `whole`, only whole runs or columns move, or `any`, parts of them too. Default: `whole`. */
  declare runs: string | undefined;
  /** Klondike: cards may come back from the foundations. Default: false. */
  declare takeBack: boolean;
  /** Demon: cards in the reserve, `13` or `10`. Default: 13. */
  declare reserve: string | undefined;
  /** Klondike: `standard`, `vegas`, `none`; Demon: `cards`, `vegas`. Default: the first. */
  declare scoring: string | undefined;
  /** What surrounds the table: `full`, `minimal` or `none`. Default: `full`. */
  declare controls: string;
  /** Parts to leave out, separated by spaces: `deal score moves time new restart undo bar toolbar`. Default: none. */
  declare without: string;
  /** `auto` follows the page's `color-scheme`; `light`; `dark`. Default: `auto`. */
  declare theme: string;
  /** Letters and digits do nothing (WCAG 2.1.4). Default: false. */
  declare noShortcuts: boolean;
  /** Texts that take the place of the element's own, by key. Default: none. */
  declare texts: Partial<Texts> | undefined;

  /** @internal Why a move was refused. */
  declare message: string;

  constructor() {
    super();
    this.variant = 'klondike';
    this.controls = 'full';
    this.without = '';
    this.theme = 'auto';
    this.takeBack = false;
    this.noShortcuts = false;
    this.message = '';
  }

  protected get wishes(): Wishes {
    const { variant, deal, daily, draw, redeals, runs, reserve, scoring, takeBack, options } = this;
    return {
      variant,
      deal: deal ?? undefined,
      daily: daily ?? undefined,
      options: { draw, redeals, runs, reserve, scoring, takeBack: takeBack || undefined, ...options },
    };
  }

  /** What is wrong with attributes that only change the look. */
  protected get wrongLooks(): Wrong[] {
    return [
      ...wrongChoice('controls', this.controls, Object.keys(CONTROLS)),
      ...wrongChoice('theme', this.theme, THEMES),
    ];
  }

  /** The names of the parts that are not shown. */
  protected get left(): ReadonlySet<string> {
    return new Set([...(CONTROLS[this.controls] ?? []), ...this.without.split(/[\s,]+/)]);
  }
}
