// What a page can set on a game: its attributes with their properties. They are the page's wish and are never
// written back; `wishes.ts` and `looks.ts` decide what can be had of them.
import { Drawn } from './drawn.js';
import type { PageKeys } from './keymap.js';
import { named, type PageTexts } from './phrases.js';
import { wrongLooks, type Looks, type PageLooks } from './looks.js';
import { asWritten, BooleanOrText } from './switches.js';
import { fieldsOf, textOf, wrongChoices, type Wishes, type Wrong } from './wishes.js';

/** The properties that say which game is dealt, and where it is kept. */
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
  'save',
  'saveKey',
  'links',
] as const;

/** The properties that say how it looks and behaves. */
export const LOOK_PROPERTIES = [
  'theme',
  'faces',
  'suits',
  'back',
  'leftHanded',
  'sound',
  'autoplay',
  'navigation',
  'verbosity',
  'noShortcuts',
  'announce',
  'controls',
  'without',
  'winnable',
  'save',
  'options',
  'texts',
] as const;

/** Parts that `controls` leaves out. */
const CONTROLS = {
  full: [],
  minimal: ['score', 'moves', 'time', 'hints', 'pause', 'menu'],
  none: ['bar', 'toolbar'],
};

/** What can be chosen beside looks and rules, the default first. */
export const CHOICES = {
  controls: ['full', 'minimal', 'none'],
  save: ['auto', 'none'],
  announce: ['auto', 'status'],
} as const satisfies { readonly controls: readonly (keyof typeof CONTROLS)[] } & Record<
  string,
  readonly string[]
>;

/** A text that is no number is kept as it is, to be named where it is refused. */
const dealOf = (text: string | null): unknown =>
  text === null ? undefined : text.trim() && Number(text) ? Number(text) : text;

/** The attributes and properties of `<solitaire-game>`. */
export class GameProperties extends Drawn {
  static override properties = {
    variant: { type: String },
    deal: { converter: dealOf },
    daily: { type: BooleanOrText, converter: asWritten },
    winnable: { type: Boolean, converter: asWritten },
    options: { attribute: false },
    draw: { type: String },
    redeals: { type: String },
    runs: { type: String },
    takeBack: { type: Boolean, converter: asWritten, attribute: 'take-back' },
    reserve: { type: String },
    scoring: { type: String },
    controls: { type: String },
    without: { type: String },
    autoplay: { type: String },
    save: { type: String },
    saveKey: { type: String, attribute: 'save-key' },
    links: { type: String },
    faces: { type: String },
    suits: { type: String },
    back: { type: String },
    theme: { type: String },
    leftHanded: { type: Boolean, converter: asWritten, attribute: 'left-handed' },
    sound: { type: Boolean, converter: asWritten },
    noShortcuts: { type: Boolean, converter: asWritten, attribute: 'no-shortcuts' },
    navigation: { type: String },
    verbosity: { type: String },
    announce: { type: String },
    keys: { attribute: false },
    texts: { attribute: false },
    message: { state: true },
  };

  /** The game: `klondike`, `reno`, `cruel`, `demon` or `over-under`. Default: `klondike`. */
  declare variant: string;
  /** A deal number, 1 … 999,999,999. Default: by `daily`, else by chance. */
  declare deal: number | undefined;
  /** The daily deal: of a date, `2026-11-21`, or, without a value, of today. Default: no daily deal. */
  declare daily: string | boolean | undefined;
  /**
   * Deals that come by chance, not by `deal` or `daily`, are such as can be won, or reach the game's aim; where none
   * is proven in time, the game says so. Default: false.
   */
  declare winnable: boolean;
  /** Rule options by name; they come before those in attributes. Default: none. */
  declare options: Readonly<Record<string, unknown>> | undefined;
  /** Klondike: cards turned at a time, `3` or `1`. Default: 3. */
  declare draw: string | number | undefined;
  /** Klondike: `unlimited`, or a whole number. Default: `unlimited`. */
  declare redeals: string | number | undefined;
  /** Klondike, Demon: `whole`, only whole runs or columns move, or `any`, parts of them too. Default: `whole`. */
  declare runs: string | undefined;
  /** Klondike: cards may come back from the foundations. Default: false. */
  declare takeBack: boolean;
  /** Demon: cards in the reserve, `13` or `10`. Default: 13. */
  declare reserve: string | number | undefined;
  /** Klondike: `standard`, `vegas`, `none`; Demon: `cards`, `vegas`. Default: the first. */
  declare scoring: string | undefined;
  /** What surrounds the table: `full`, `minimal` or `none`. Default: `full`. */
  declare controls: keyof typeof CONTROLS;
  /**
   * Parts to leave out, separated by spaces: `score moves time deal new restart undo hints finish pause menu
   * bookmark statistics options look help share daily verdict worker fullscreen bar toolbar`; without `verdict` nothing
   * is searched on the table, either, unless `winnable` asks for it; without `worker` the same holds, and what
   * `winnable` asks for is searched on the page itself: this table never starts a worker. Default: none.
   */
  declare without: string;
  /** Cards that go to their foundations by themselves: `never`, `safe` (those no longer needed), `always`. Default: `never`. */
  declare autoplay: Looks['autoplay'] | undefined;
  /** `auto`: the game is kept in this browser and is there again after reload; `none`: nothing is stored. Default: `auto`. */
  declare save: (typeof CHOICES)['save'][number];
  /** The name it is kept under. Default: the game's, with the deal number or `daily` where the page wishes for one. */
  declare saveKey: string | undefined;
  /**
   * Where the page's address may name a deal, so that shared links open it: `#` (the fragment) or the name of a
   * parameter. After it, separated by spaces, the parameters that shared links keep; all others are left out. Default:
   * nowhere; what is shared then names the deal in words.
   */
  declare links: string | undefined;
  /** `classic`: pips and courts; `large`: one big rank and suit. Small cards always have the large ones. Default: `classic`. */
  declare faces: Looks['faces'] | undefined;
  /** `two` or `four` colours of suits. Default: `two`. */
  declare suits: Looks['suits'] | undefined;
  /** The card backs: `lattice`, `rings`, `argyle`, `stars` or `plain`. Default: `lattice`. */
  declare back: Looks['back'] | undefined;
  /** `auto` follows the page's `color-scheme`; `light`; `dark`; `contrast`. Default: `auto`. */
  declare theme: Looks['theme'] | undefined;
  /** The stock at the right, for the left hand. Default: false. */
  declare leftHanded: boolean;
  /** Quiet sounds. Default: false. */
  declare sound: boolean;
  /** Letters and digits do nothing (WCAG 2.1.4). Default: false. */
  declare noShortcuts: boolean;
  /**
   * Where Tab stops: `grid`, once at the table, whose cards the arrows reach; `step`, at each card that can be moved
   * and then at its targets, so that Tab and Enter alone are enough. Default: `grid`.
   */
  declare navigation: Looks['navigation'] | undefined;
  /** How much is said of an action: `normal`, `brief` or `full`. Default: `normal`. */
  declare verbosity: Looks['verbosity'] | undefined;
  /**
   * How announcements reach who listens: `auto`, by `ariaNotify` where the browser has it; `status`, always by an
   * element with that role, for readers that do not hear the other. Default: `auto`.
   */
  declare announce: (typeof CHOICES)['announce'][number];
  /**
   * Other keys, by the name of the action: `{ hint: 'X', redo: ['Ctrl+R'], deal: null }`; `null` turns one off. The
   * help lists those in force. Default: none.
   */
  declare keys: PageKeys | undefined;
  /** Texts that take the place of the element's own, by key, in whatever language it speaks. Default: none. */
  declare texts: PageTexts | undefined;

  /** @internal What is shown on the table for a while: a refusal, a hint. */
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

  protected get wishes(): Wishes {
    const { variant, deal, daily, winnable, draw, redeals, runs, reserve, scoring, takeBack, options } = this;
    return {
      variant: textOf(variant, 'klondike'),
      // frameworks set the property where a page writes an attribute
      deal: typeof (deal as unknown) === 'string' ? dealOf(String(deal)) : deal,
      daily,
      winnable,
      options: {
        ...{ draw, redeals, runs, reserve, scoring, takeBack: takeBack || undefined },
        ...fieldsOf(options),
      },
    };
  }

  protected get pageLooks(): PageLooks {
    const { theme, faces, suits, back, autoplay, leftHanded, sound, navigation, verbosity, noShortcuts } =
      this;
    const looks = {
      theme,
      faces,
      suits,
      back,
      autoplay,
      leftHanded: leftHanded ? 'on' : undefined,
      sound: sound ? 'on' : undefined,
      navigation,
      verbosity,
      shortcuts: noShortcuts ? 'off' : undefined,
    };
    return Object.fromEntries(Object.entries(looks).filter(([, value]) => value !== undefined));
  }

  /** What is wrong with attributes that change no game. */
  protected get wrongAttributes(): Wrong[] {
    return [
      ...this.wrongSwitches,
      ...wrongChoices(CHOICES, this),
      ...wrongLooks(this.pageLooks),
      ...(['options', 'texts'] as const)
        .filter((name) => !fieldsOf(this[name] ?? {}))
        .map((attribute) => ({ attribute, value: typeof this[attribute], expected: '{ … }' })),
    ];
  }

  /** The names of the parts that are not shown. */
  protected get left(): ReadonlySet<string> {
    const left = new Set([
      ...(named<readonly string[]>(CONTROLS, textOf(this.controls)) ?? []),
      ...textOf(this.without).split(/[\s,]+/),
    ]);
    // the search for the verdict would keep the page's own thread busy all the time
    if (left.has('worker')) left.add('verdict');
    return left;
  }
}
