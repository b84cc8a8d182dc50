// The attributes and properties that a page can set on a game. The element never writes them back; `setup.ts` and
// `preferences.ts` validate them.
import { readTexts } from '../text/merge-texts.js';
import { DEAL_PROPERTIES, given, LOOK_PROPERTIES, TableAttributes } from './table-attributes.js';
import type { PageKeys } from '../controller/keymap.js';
import { ownEntry } from '../engine/plain-data.js';
import { invalidPreferences, type Preferences, type PagePreferences } from '../controller/preferences.js';
import { asWritten, BooleanOrText } from './shared/boolean-attributes.js';
import { invalidChoices, toText, type SetupRequest, type InvalidAttribute } from '../controller/setup.js';

/** The properties that select the game and its saved game. */
export const SETUP_PROPERTIES = [
  ...DEAL_PROPERTIES,
  'games',
  'daily',
  'puzzle',
  'save',
  'saveKey',
  'links',
] as const;

/** The properties that select appearance and behaviour. */
export const PREFERENCE_PROPERTIES = [
  ...LOOK_PROPERTIES,
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
  'puzzle',
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
  // the default depends on the game
  deals: ['winnable', 'any'],
} as const satisfies { readonly controls: readonly (keyof typeof CONTROLS)[] } & Record<
  string,
  readonly string[]
>;

/** The values of `deals`; any other counts as absent. */
const DEALS = { winnable: 'winnable', any: 'any' } as const;

/** The attributes and properties of `<solitaire-game>`. */
export class GameAttributes extends TableAttributes {
  static override properties = {
    games: { type: String },
    daily: { type: BooleanOrText, converter: asWritten },
    puzzle: { type: BooleanOrText, converter: asWritten },
    deals: { type: String },
    winnable: { type: Boolean, converter: asWritten },
    controls: { type: String },
    without: { type: String },
    autoplay: { type: String },
    tap: { type: String },
    save: { type: String },
    saveKey: { type: String, attribute: 'save-key' },
    links: { type: String },
    sound: { type: Boolean, converter: asWritten },
    noShortcuts: { type: Boolean, converter: asWritten, attribute: 'no-shortcuts' },
    navigation: { type: String },
    verbosity: { type: String },
    verdict: { type: String },
    announce: { type: String },
    keys: { attribute: false },
    message: { state: true },
  };

  /**
   * The games that the player may switch between, by their ids, separated by spaces: `klondike reno cruel`. The menu
   * then offers them; each keeps its own saved game, and the last choice is restored at the next visit. Unknown ids are
   * ignored and reported by `solitaire-error`. Default: no choice of games.
   */
  declare games: string | undefined;
  /** The daily deal of a date such as `2026-11-21` or, without a value, of today. Default: no daily deal. */
  declare daily: string | boolean | undefined;
  /**
   * Makes a puzzle of a `deal` or `deck`: the game starts after the moves of `line`, undo stops there, and moves are
   * counted from there. A number, such as `12`, is the maximum number of moves for a win. Default: no puzzle.
   */
  declare puzzle: string | boolean | undefined;
  /**
   * How random deals (those not set by `deal` or `daily`) are chosen: `winnable`: only deals proven to be winnable or,
   * in games with another aim, proven to reach it; if none is found in time, an unproven deal is dealt, and an
   * announcement states it; `any`: any deal. Default: `winnable`, or `any` in a game whose aim is to leave few cards,
   * such as Over-Under.
   */
  declare deals: (typeof CHOICES)['deals'][number] | undefined;
  /** Equivalent to `deals="winnable"`. Default: false. */
  declare winnable: boolean;
  /** The controls around the table: `full`, `minimal` or `none`. Default: `full`. */
  declare controls: keyof typeof CONTROLS;
  /**
   * Parts to hide, separated by spaces: `score moves time deal new restart undo hints finish pause menu bookmark
   * statistics options look help share daily verdict worker fullscreen counts bar toolbar`. Hiding `verdict` also turns
   * off its searches; only winnable deals are still searched. Hiding `worker` does the same and guarantees that this
   * table starts no worker: the searches for deals then run on the main thread, in short slices. Each unknown word is
   * reported by `solitaire-error`. Default: none.
   */
  declare without: string;
  /**
   * Automatic moves to the foundations: `never`, `safe` (cards that are no longer needed) or `always`.
   * Default: `never`.
   */
  declare autoplay: Preferences['autoplay'] | undefined;
  /**
   * The action of a click or tap on a card: `move`: it moves to its best destination, and to the next one if it is
   * tapped again soon; `lift`: it is selected, and a tap on a pile moves it there. Clicks from keyboards and assistive
   * technology always select. Default: `move`.
   */
  declare tap: Preferences['tap'] | undefined;
  /**
   * `auto`: the game is saved in this browser and restored after a reload; `none`: nothing is stored. Default: `auto`.
   */
  declare save: (typeof CHOICES)['save'][number];
  /** The name of the saved game. Default: the game's id, with the deal number or `daily` if the page sets one. */
  declare saveKey: string | undefined;
  /**
   * The part of the page's address that names a deal, so that shared links open it: `#` (the fragment) or the name of a
   * query parameter. After it, separated by spaces, the parameters that shared links keep; all others are removed.
   * Default: none; the shared text then names the deal in words.
   */
  declare links: string | undefined;
  /** Plays quiet sounds. Default: false. */
  declare sound: boolean;
  /** Turns off shortcuts of a single character (WCAG 2.1.4). Default: false. */
  declare noShortcuts: boolean;
  /**
   * The tab stops on the table: `grid`: one, and arrow keys move between the cards; `step`: each movable card and then
   * its targets, so that Tab and Enter are enough to play. Default: `grid`.
   */
  declare navigation: Preferences['navigation'] | undefined;
  /** The detail of announcements: `normal`, `brief` or `full`. Default: `normal`. */
  declare verbosity: Preferences['verbosity'] | undefined;
  /**
   * When the table shows whether the game can still be won: `quiet`: only once it no longer can, with a button that
   * undoes to the last winnable position; in games with another aim, such as Reno, always; `always`: during the whole
   * game; `off`: never, without searches for it. Default: `quiet`.
   */
  declare verdict: Preferences['verdict'] | undefined;
  /**
   * The method of announcements to screen readers: `auto`: the most reliable one, currently a live region; `notify`:
   * `ariaNotify` if the browser supports it. Default: `auto`.
   */
  declare announce: Preferences['announce'] | undefined;
  /**
   * Keys by action, which replace the default ones: `{ hint: 'X', redo: ['Ctrl+R'], deal: null }`; `null` turns an
   * action's keys off. The help lists the current keys. Default: none.
   */
  declare keys: PageKeys | undefined;

  /** @internal The message on the table, such as a refusal or a hint. */
  declare message: string;

  constructor() {
    super();
    this.controls = 'full';
    this.without = '';
    this.save = 'auto';
    this.sound = false;
    this.winnable = false;
    this.noShortcuts = false;
    this.message = '';
  }

  /** @internal */
  override get setupRequest(): SetupRequest {
    const { games, daily, deals, puzzle } = this;
    return {
      ...super.setupRequest,
      games: toText(games),
      daily,
      deals: ownEntry(DEALS, toText(deals)) ?? (this.winnable ? 'winnable' : undefined),
      puzzle,
    };
  }

  /** @internal */
  override get pagePreferences(): PagePreferences {
    const { autoplay, tap, sound, navigation, verbosity, verdict, announce, noShortcuts } = this;
    return {
      ...super.pagePreferences,
      ...given({
        autoplay,
        tap,
        sound: sound ? 'on' : undefined,
        navigation,
        verbosity,
        verdict,
        announce,
        shortcuts: noShortcuts ? 'off' : undefined,
      }),
    };
  }

  /** Invalid attributes that do not affect which game is dealt. */
  protected get invalidAttributes(): InvalidAttribute[] {
    return [
      ...this.invalidBooleans,
      ...invalidChoices(CHOICES, this),
      ...invalidPreferences(this.pagePreferences),
      ...this.invalidObjects,
      ...this.#invalidTexts,
      ...[...new Set(this.#wordsWithout)]
        .filter((word) => word && !PARTS.includes(word))
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

  /** @internal The names of the parts that the page hides. */
  get hiddenParts(): ReadonlySet<string> {
    const hidden = new Set([
      ...(ownEntry<readonly string[]>(CONTROLS, toText(this.controls)) ?? []),
      ...this.#wordsWithout,
    ]);
    // without a worker, searches for the verdict would keep the main thread busy
    if (hidden.has('worker')) hidden.add('verdict');
    return hidden;
  }
}
