// The attributes and properties of elements that show a deal of a game: which game and deal, by which rules, and how
// the table looks. `setup.ts` and `preferences.ts` validate them.
import type { PropertyDeclarations } from 'lit';
import { BaseElement } from './shared/base-element.js';
import { asWritten } from './shared/boolean-attributes.js';
import type { DealName } from '../engine/index.js';
import { readDealName } from '../engine/microsoft-deals.js';
import { endUsedEvents } from './shared/used-events.js';
import type { PageTexts } from '../text/message-formatter.js';
import type { PagePreferences, Preferences } from '../controller/preferences.js';
import { ownFields, toText, type InvalidAttribute, type SetupRequest } from '../controller/setup.js';

/** The rule options that are properties. */
export const RULE_PROPERTIES = ['draw', 'redeals', 'runs', 'takeBack', 'reserve', 'scoring', 'end'] as const;

/** The properties that select the deal and its rules. */
export const DEAL_PROPERTIES = ['variant', 'deal', 'deck', 'line', 'options', ...RULE_PROPERTIES] as const;

/** The properties that select the appearance. */
export const LOOK_PROPERTIES = ['theme', 'faces', 'suits', 'back', 'felt', 'leftHanded'] as const;

/** Converts a deal number. Other texts stay as they are, so that the error message can name them. */
const dealOf = (text: string | null): unknown =>
  text === null ? undefined : text.trim() && Number(text) ? Number(text) : (readDealName(text) ?? text);

/** The name of an option in `options`: `take-back` is `takeBack`. */
const optionName = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Converts `cells=3 take-back=true`. A text without options stays, so that the error message can name it. */
function optionsOf(text: string | null): unknown {
  if (text === null) return undefined;
  const pairs = text.split(/[\s,;]+/).filter(Boolean);
  const read = pairs.map((pair) => /^([a-z][\w-]*)=(.+)$/i.exec(pair));
  if (read.includes(null)) return text;
  return Object.fromEntries(read.map((pair) => [optionName(pair?.[1] ?? ''), pair?.[2]]));
}

/** The attributes of a deal and the look of its table. */
export class TableAttributes extends BaseElement {
  static override properties: PropertyDeclarations = {
    variant: { type: String },
    deal: { converter: dealOf },
    deck: { type: String },
    line: { type: String },
    options: { type: Object, converter: optionsOf },
    draw: { type: String },
    redeals: { type: String },
    runs: { type: String },
    takeBack: { type: Boolean, converter: asWritten, attribute: 'take-back' },
    reserve: { type: String },
    scoring: { type: String },
    end: { type: String },
    faces: { type: String },
    suits: { type: String },
    back: { type: String },
    felt: { type: String },
    theme: { type: String },
    leftHanded: { type: Boolean, converter: asWritten, attribute: 'left-handed' },
    label: { type: String },
    texts: { attribute: false },
  };

  /**
   * The game: `klondike`, `reno`, `cruel`, `demon` or `over-under`, or the id of an optional or custom game that the page
   * has loaded. Default: `klondike`.
   */
  declare variant: string;
  /**
   * The deal number, 1 … 999,999,999. `ms-11982` is deal 11982 of Microsoft FreeCell, in games dealt like FreeCell; plain
   * numbers are those of this package. Default: set by `daily`, otherwise random.
   */
  declare deal: DealName | undefined;
  /** All cards instead of a deal number, first card dealt first: `KS 7H 10♦ …`. Default: none. */
  declare deck: string | undefined;
  /** A line of moves from the deal, in [notation](notation.md): `16 7f D2 w6`. Default: none. */
  declare line: string | undefined;
  /**
   * Rule options by name, for games whose options have no attribute: `cells=3` in FreeCell; as a property, an
   * object. They take precedence over attributes. A name that the game does not have is reported by `solitaire-error`.
   * Default: none.
   */
  declare options: Readonly<Record<string, unknown>> | string | undefined;
  /** Klondike: cards turned at a time, `3` or `1`. Default: 3. */
  declare draw: string | number | undefined;
  /**
   * Number of redeals. Klondike: `unlimited` or a whole number; Pyramid: `2`, `1`, `0` or `unlimited`; Thumb and Pouch:
   * `2`, `1` or `0`. Default: the first of them.
   */
  declare redeals: string | number | undefined;
  /** Klondike, Demon: `whole`: only whole runs or columns move; `any`: parts of them move, too. Default: `whole`. */
  declare runs: string | undefined;
  /** Klondike and some optional games: cards can be moved back from the foundations. Default: false. */
  declare takeBack: boolean;
  /** Number of cards in the reserve. Demon: `13` or `10`; Eagle Wing: `13` or `17`. Default: 13. */
  declare reserve: string | number | undefined;
  /**
   * Klondike: `standard`, `vegas` or `none`; Demon: `cards` or `vegas`; Spider: `standard` or `cards`; Golf: `strokes` or
   * `cards`. Default: the first of them.
   */
  declare scoring: string | undefined;
  /**
   * Reno, Over-Under: the condition for a lost game: `no-play`: no play is possible, even after further draws;
   * `empty-stock`: in addition, the stock is empty. Default: `no-play`.
   */
  declare end: string | undefined;
  /**
   * `classic`: pips and court figures; `large`: one large rank and suit. Small cards always have large faces.
   * Default: `classic`.
   */
  declare faces: Preferences['faces'] | undefined;
  /** `two` or `four` suit colours. Default: `two`. */
  declare suits: Preferences['suits'] | undefined;
  /** The card backs: `lattice`, `rings`, `argyle`, `stars` or `plain`. Default: `lattice`. */
  declare back: Preferences['back'] | undefined;
  /**
   * The colour of the table: `green`, `blue`, `burgundy` or `grey`; `--solitaire-felt` sets any other.
   * Default: `green`.
   */
  declare felt: Preferences['felt'] | undefined;
  /** `auto` (follows the page's `color-scheme`), `light`, `dark` or `contrast`. Default: `auto`. */
  declare theme: Preferences['theme'] | undefined;
  /** Mirrors the table for left-handed players: the stock is on the right. Default: false. */
  declare leftHanded: boolean;
  /**
   * The accessible name of the element, which screen readers list among the regions of the page: set it if the page has
   * several tables of one game. Default: the name of the game, such as “Klondike solitaire”.
   */
  declare label: string | undefined;
  /** Texts by key that replace the built-in texts, in every language. Default: none. */
  declare texts: PageTexts | undefined;

  constructor() {
    super();
    this.variant = 'klondike';
    this.takeBack = false;
    this.leftHanded = false;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    endUsedEvents(root as ShadowRoot);
    return root;
  }

  /** @internal */
  get setupRequest(): SetupRequest {
    const { variant, deal, deck, line, draw, redeals, runs, reserve, scoring, end, takeBack, options } = this;
    const named = ownFields(typeof options === 'string' ? optionsOf(options) : options) ?? {};
    return {
      variant: toText(variant, 'klondike'),
      // frameworks set properties to the texts of attributes
      deal: typeof (deal as unknown) === 'string' ? dealOf(String(deal)) : deal,
      deck,
      line,
      daily: undefined,
      options: {
        ...{ draw, redeals, runs, reserve, scoring, end, takeBack: takeBack || undefined },
        ...named,
      },
      optionNames: Object.keys(named).filter((name) => named[name] !== undefined && named[name] !== null),
    };
  }

  /** @internal */
  get pagePreferences(): PagePreferences {
    const { theme, faces, suits, back, felt, leftHanded } = this;
    return given({ theme, faces, suits, back, felt, leftHanded: leftHanded ? 'on' : undefined });
  }

  /** Invalid objects in properties, and an `options` text without options. */
  protected get invalidObjects(): InvalidAttribute[] {
    const { options, texts } = this;
    const optionsText = typeof options === 'string' && optionsOf(options) === options ? options : '';
    return [
      ...(optionsText ? [{ attribute: 'options', value: optionsText, expected: 'name=value …' }] : []),
      ...Object.entries({ options: optionsText ? {} : options, texts })
        .filter(([, value]) => typeof value !== 'string' && !ownFields(value ?? {}))
        .map(([attribute, value]) => ({ attribute, value: typeof value, expected: '{ … }' })),
    ];
  }
}

/** The preferences that are set. */
export const given = (
  preferences: PagePreferences | Readonly<Record<string, string | undefined>>,
): PagePreferences =>
  Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== undefined));
