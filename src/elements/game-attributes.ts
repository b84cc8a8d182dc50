// The attributes and properties that a page can set on a game. The element never writes them back; `setup.ts` and
// `preferences.ts` validate them.
import { readTexts } from '../text/merge-texts.js';
import { BaseElement } from './shared/base-element.js';
import type { PageKeys } from '../controller/keymap.js';
import { named, type PageTexts } from '../text/message-formatter.js';
import { invalidPreferences, type Preferences, type PagePreferences } from '../controller/preferences.js';
import { asWritten, BooleanOrText } from './shared/boolean-attributes.js';
import {
  ownFields,
  toText,
  invalidChoices,
  type SetupRequest,
  type InvalidAttribute,
} from '../controller/setup.js';

/** The properties that select the game and where it is saved. */
export const SETUP_PROPERTIES = [
  'variant',
  'games',
  'deal',
  'daily',
  'options',
  'draw',
  'redeals',
  'runs',
  'takeBack',
  'reserve',
  'scoring',
  'end',
  'save',
  'saveKey',
  'links',
] as const;

/** The properties that select appearance and behaviour. */
export const PREFERENCE_PROPERTIES = [
  'theme',
  'faces',
  'suits',
  'back',
  'felt',
  'leftHanded',
  'sound',
  'autoplay',
  'tap',
  'navigation',
  'verbosity',
  'verdict',
  'noShortcuts',
  'announce',
  'controls',
  'without',
  'deals',
  'winnable',
  'save',
  'options',
  'texts',
] as const;

/** The parts that `controls` hides. */
const CONTROLS = {
  full: [],
  minimal: ['score', 'moves', 'time', 'hints', 'pause', 'menu'],
  none: ['bar', 'toolbar'],
};

/** The parts that `without` can name. */
const PARTS = (
  'score moves time deal new restart undo hints finish pause menu bookmark statistics options look help share ' +
  'daily verdict worker fullscreen counts bar toolbar'
).split(' ');

/** The values of the other attributes, the default first. */
export const CHOICES = {
  controls: ['full', 'minimal', 'none'],
  save: ['auto', 'none'],
  announce: ['auto', 'status'],
  // the default depends on the game
  deals: ['winnable', 'any'],
} as const satisfies { readonly controls: readonly (keyof typeof CONTROLS)[] } & Record<
  string,
  readonly string[]
>;

/** The values of `deals`; any other counts as absent. */
const DEALS = { winnable: 'winnable', any: 'any' } as const;

/** Converts a deal number. Other texts stay as they are, so that the error message can name them. */
const dealOf = (text: string | null): unknown =>
  text === null ? undefined : text.trim() && Number(text) ? Number(text) : text;

/** The attributes and properties of `<solitaire-game>`. */
export class GameAttributes extends BaseElement {
  static override properties = {
    variant: { type: String },
    games: { type: String },
    deal: { converter: dealOf },
    daily: { type: BooleanOrText, converter: asWritten },
    deals: { type: String },
    winnable: { type: Boolean, converter: asWritten },
    options: { attribute: false },
    draw: { type: String },
    redeals: { type: String },
    runs: { type: String },
    takeBack: { type: Boolean, converter: asWritten, attribute: 'take-back' },
    reserve: { type: String },
    scoring: { type: String },
    end: { type: String },
    controls: { type: String },
    without: { type: String },
    autoplay: { type: String },
    tap: { type: String },
    save: { type: String },
    saveKey: { type: String, attribute: 'save-key' },
    links: { type: String },
    faces: { type: String },
    suits: { type: String },
    back: { type: String },
    felt: { type: String },
    theme: { type: String },
    leftHanded: { type: Boolean, converter: asWritten, attribute: 'left-handed' },
    sound: { type: Boolean, converter: asWritten },
    noShortcuts: { type: Boolean, converter: asWritten, attribute: 'no-shortcuts' },
    navigation: { type: String },
    verbosity: { type: String },
    verdict: { type: String },
    announce: { type: String },
    keys: { attribute: false },
    texts: { attribute: false },
    message: { state: true },
  };

  /** The game: `klondike`, `reno`, `cruel`, `demon` or `over-under`. Default: `klondike`. */
  declare variant: string;
  /**
   * The games that the player may switch between, by their ids, separated by spaces: `klondike reno cruel`. The menu then
   * offers them; each keeps its own saved game, and the last choice holds for the next visit. Unknown ids are reported by
   * `solitaire-error` and left out. Default: no switch.
   */
  declare games: string | undefined;
  /** The deal number, 1 … 999,999,999. Default: set by `daily`, otherwise random. */
  declare deal: number | undefined;
  /** The daily deal of a date such as `2026-11-21` or, without a value, of today. Default: no daily deal. */
  declare daily: string | boolean | undefined;
  /**
   * How random deals (those not set by `deal` or `daily`) are chosen: `winnable`: only deals that are proven to be
   * winnable or, in games with another aim, to reach it; if none is proven in time, the game deals at random and says
   * so; `any`: any deal. Default: `winnable`, or `any` in a game with another aim, such as Reno or Over-Under.
   */
  declare deals: (typeof CHOICES)['deals'][number] | undefined;
  /** The same as `deals="winnable"`. Default: false. */
  declare winnable: boolean;
  /** Rule options by name; they take precedence over attributes. Default: none. */
  declare options: Readonly<Record<string, unknown>> | undefined;
  /** Klondike: cards turned at a time, `3` or `1`. Default: 3. */
  declare draw: string | number | undefined;
  /** Klondike: number of redeals, `unlimited` or a whole number. Default: `unlimited`. */
  declare redeals: string | number | undefined;
  /** Klondike, Demon: `whole`: only whole runs or columns move; `any`: parts of them move, too. Default: `whole`. */
  declare runs: string | undefined;
  /** Klondike: cards can be moved back from the foundations. Default: false. */
  declare takeBack: boolean;
  /** Demon: number of cards in the reserve, `13` or `10`. Default: 13. */
  declare reserve: string | number | undefined;
  /** Klondike: `standard`, `vegas` or `none`; Demon: `cards` or `vegas`. Default: the first of them. */
  declare scoring: string | undefined;
  /**
   * Reno, Over-Under: when a game is lost: `no-play`: as soon as no play can be reached; `empty-stock`: only when the stock
   * is used up as well. Default: `no-play`.
   */
  declare end: string | undefined;
  /** The controls around the table: `full`, `minimal` or `none`. Default: `full`. */
  declare controls: keyof typeof CONTROLS;
  /**
   * Parts to hide, separated by spaces: `score moves time deal new restart undo hints finish pause menu
   * bookmark statistics options look help share daily verdict worker fullscreen counts bar toolbar`. Hiding `verdict` also
   * turns off its searches; only winnable deals are still searched. Hiding `worker` does the same and guarantees that
   * this table starts no worker: the searches for deals then run on the page itself, in short slices. Default: none.
   */
  declare without: string;
  /** Automatic moves to the foundations: `never`, `safe` (cards that are no longer needed) or `always`. Default: `never`. */
  declare autoplay: Preferences['autoplay'] | undefined;
  /**
   * What a click or tap on a card does: `move`: it moves to its best destination, and to the next one if it is tapped
   * again at once; `lift`: it is picked up, and a tap on a pile puts it down. Clicks from keyboards and assistive
   * technology always pick up. Default: `move`.
   */
  declare tap: Preferences['tap'] | undefined;
  /** `auto`: the game is saved in this browser and restored after a reload; `none`: nothing is stored. Default: `auto`. */
  declare save: (typeof CHOICES)['save'][number];
  /** The name of the saved game. Default: the game's id, with the deal number or `daily` if the page sets one. */
  declare saveKey: string | undefined;
  /**
   * Where the page's address can name a deal, so that shared links open it: `#` (the fragment) or the name of a query
   * parameter. After it, separated by spaces, the parameters that shared links keep; all others are left out. Default:
   * nowhere; the shared text then names the deal in words.
   */
  declare links: string | undefined;
  /** `classic`: pips and court figures; `large`: one large rank and suit. Small cards are always large. Default: `classic`. */
  declare faces: Preferences['faces'] | undefined;
  /** `two` or `four` suit colours. Default: `two`. */
  declare suits: Preferences['suits'] | undefined;
  /** The card backs: `lattice`, `rings`, `argyle`, `stars` or `plain`. Default: `lattice`. */
  declare back: Preferences['back'] | undefined;
  /** The colour of the table: `green`, `blue`, `burgundy` or `grey`; `--solitaire-felt` sets any other. Default: `green`. */
  declare felt: Preferences['felt'] | undefined;
  /** `auto` (follows the page's `color-scheme`), `light`, `dark` or `contrast`. Default: `auto`. */
  declare theme: Preferences['theme'] | undefined;
  /** Mirrors the table for left-handed players: the stock is on the right. Default: false. */
  declare leftHanded: boolean;
  /** Plays quiet sounds. Default: false. */
  declare sound: boolean;
  /** Turns off shortcuts of a single character (WCAG 2.1.4). Default: false. */
  declare noShortcuts: boolean;
  /**
   * Where Tab stops: `grid`: once on the table, and arrow keys move between its cards; `step`: at each movable card and
   * then at its targets, so that Tab and Enter are enough to play. Default: `grid`.
   */
  declare navigation: Preferences['navigation'] | undefined;
  /** How much announcements say: `normal`, `brief` or `full`. Default: `normal`. */
  declare verbosity: Preferences['verbosity'] | undefined;
  /**
   * Whether the table shows if the game can still be won: `quiet`: only once it no longer can, with the way back; in
   * games with another aim, what can still be reached; `always`; `off`: no searches for it. Default: `quiet`.
   */
  declare verdict: Preferences['verdict'] | undefined;
  /**
   * How announcements reach screen readers: `auto`: by `ariaNotify` if the browser supports it; `status`: always by an
   * element with that role, for screen readers that ignore `ariaNotify`. Default: `auto`.
   */
  declare announce: (typeof CHOICES)['announce'][number];
  /**
   * Keys by action, which replace the default ones: `{ hint: 'X', redo: ['Ctrl+R'], deal: null }`; `null` turns an
   * action's keys off. The help lists the current keys. Default: none.
   */
  declare keys: PageKeys | undefined;
  /** Texts by key that replace the element's own, in every language. Default: none. */
  declare texts: PageTexts | undefined;

  /** @internal The message on the table, such as a refusal or a hint. */
  declare message: string;

  constructor() {
    super();
    this.variant = 'klondike';
    this.controls = 'full';
    this.without = '';
    this.save = 'auto';
    this.announce = 'auto';
    this.leftHanded = false;
    this.sound = false;
    this.takeBack = false;
    this.winnable = false;
    this.noShortcuts = false;
    this.message = '';
  }

  /** @internal */
  get setupRequest(): SetupRequest {
    const { variant, games, deal, daily, draw, redeals, runs, reserve, scoring, end, takeBack, options } =
      this;
    return {
      variant: toText(variant, 'klondike'),
      games: toText(games),
      // frameworks set properties to the texts of attributes
      deal: typeof (deal as unknown) === 'string' ? dealOf(String(deal)) : deal,
      daily,
      deals: named(DEALS, toText(this.deals)) ?? (this.winnable ? 'winnable' : undefined),
      options: {
        ...{ draw, redeals, runs, reserve, scoring, end, takeBack: takeBack || undefined },
        ...ownFields(options),
      },
    };
  }

  /** @internal */
  get pagePreferences(): PagePreferences {
    const { theme, faces, suits, back, felt, autoplay, tap, leftHanded, sound } = this;
    const { navigation, verbosity, verdict, noShortcuts } = this;
    const preferences = {
      theme,
      faces,
      suits,
      back,
      felt,
      autoplay,
      tap,
      leftHanded: leftHanded ? 'on' : undefined,
      sound: sound ? 'on' : undefined,
      navigation,
      verbosity,
      verdict,
      shortcuts: noShortcuts ? 'off' : undefined,
    };
    return Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== undefined));
  }

  /** Invalid attributes that do not affect which game is dealt. */
  protected get invalidAttributes(): InvalidAttribute[] {
    return [
      ...this.invalidBooleans,
      ...invalidChoices(CHOICES, this),
      ...invalidPreferences(this.pagePreferences),
      ...(['options', 'texts'] as const)
        .filter((name) => !ownFields(this[name] ?? {}))
        .map((attribute) => ({ attribute, value: typeof this[attribute], expected: '{ … }' })),
      ...this.#invalidTexts,
      ...this.#wordsWithout
        .filter((word) => word && !PARTS.includes(word))
        .slice(0, 1)
        .map((value) => ({ attribute: 'without', value, expected: PARTS.join(' ') })),
    ];
  }

  get #wordsWithout(): readonly string[] {
    return toText(this.without)
      .toLowerCase()
      .split(/[\s,]+/);
  }

  get #invalidTexts(): InvalidAttribute[] {
    const read = readTexts(this.texts);
    const expected = 'expected' in read ? read.expected : 'texts that can be written as JSON';
    const isRead = 'value' in read && (read.value !== undefined || this.texts === undefined);
    return isRead ? [] : [{ attribute: 'texts', value: 'object', expected }];
  }

  /** @internal The names of the hidden parts. */
  get hiddenParts(): ReadonlySet<string> {
    const left = new Set([
      ...(named<readonly string[]>(CONTROLS, toText(this.controls)) ?? []),
      ...this.#wordsWithout,
    ]);
    // without a worker, searches for the verdict would keep the main thread busy
    if (left.has('worker')) left.add('verdict');
    return left;
  }
}
