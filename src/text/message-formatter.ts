// Formats messages: inserts values into texts, selects plural forms, and names cards and piles.
import {
  variants,
  type Card,
  type OptionChoice,
  type Options,
  type Pile,
  type PileKind,
  type Position,
  type Rank,
  type Suit,
  type Variant,
} from '../engine/index.js';
import { groupOf, numberOf } from '../engine/pile-names.js';
import { ownEntry } from '../engine/schema.js';
import { isRtl, localeOf } from '../locales/nearest.js';
import type { Text, Texts } from '../locales/texts.js';
import { textOfCard } from './card-text.js';
import { mergeTexts, readTexts } from './merge-texts.js';
import { hasGroupNames, nameIn, withVariantTexts } from './variant-texts.js';

/**
 * The values of a text, by their names in it. Cards, piles and ranks become names in the grammatical form that the text
 * requests (`{card.acc}`); numbers are formatted for the language; other words are inserted unchanged.
 */
export interface Values {
  readonly card?: Card | undefined;
  readonly onto?: Card | undefined;
  /** A list of cards, or a text such as "3 face-down cards". */
  readonly cards?: readonly Card[] | string;
  /** The id of a pile. */
  readonly pile?: string;
  readonly ranks?: readonly Rank[];
  readonly kinds?: readonly PileKind[];
  readonly [word: string]: string | number | readonly string[] | undefined;
}

/** The keys of texts, without tables of names. */
export type TextKey = { [K in keyof Texts]-?: Texts[K] extends Text ? K : never }[keyof Texts];

/** Texts that a page replaces: any of them; of a table of names, the changed ones only. */
export type PageTexts = {
  readonly [K in keyof Texts]?: Texts[K] extends Text ? Text : Partial<Texts[K]> | undefined;
};

/** Week data of Intl.Locale: a method in newer browsers, a property in older ones. */
interface Weeks {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}

/** The detail of announcements. */
export type Verbosity = 'brief' | 'normal' | 'full';

/** The limits of a formatted text. The longest help text of this package has 1,500 characters. */
const MOST_CHARACTERS = 8000;
const MOST_PLACEHOLDERS = 100;
/** The number of letters of a weekday that fit into a seventh of a narrow dialog. */
const LONGEST_WEEKDAY = 6;

const PLACEHOLDER = /\{(\w+)(?:\.(\w+))?\}/g;

export class MessageFormatter {
  readonly texts: Texts;
  /** The language of the texts (BCP 47). */
  readonly lang: string;
  readonly verbosity: Verbosity;
  readonly #formats: Map<string, unknown>;
  /** The texts of the language, and those that the page replaces, before they are merged. */
  readonly #texts: Texts;
  readonly #page: unknown;
  /** The formatter without texts of a game. */
  #plain: MessageFormatter = this;
  /** Formatters for games with additional texts. */
  readonly #byGame = new WeakMap<Variant, MessageFormatter>();

  /** @param page texts that the page replaces, in any language */
  constructor(texts: Texts, lang: string, verbosity: Verbosity = 'normal', page?: unknown) {
    const read = readTexts(page);
    this.#page = 'value' in read ? read.value : undefined;
    this.texts = mergeTexts(texts, this.#page);
    this.lang = lang;
    this.verbosity = verbosity;
    this.#texts = texts;
    this.#formats = formats.get(lang) ?? new Map<string, unknown>();
    formats.set(lang, this.#formats);
  }

  /** The formatter for a game: with the name and the texts of its description, if it has any. */
  forGame(variant: Variant): MessageFormatter {
    const plain = this.#plain;
    const hasOwn = variant.name ?? variant.texts ?? ownEntry(plain.#texts.gameTexts, variant.id);
    if (!hasOwn && !hasGroupNames(variant)) return plain;
    const known = plain.#byGame.get(variant);
    if (known) return known;
    const { lang, verbosity } = plain;
    const made = new MessageFormatter(
      withVariantTexts(plain.#texts, lang, variant),
      lang,
      verbosity,
      plain.#page,
    );
    made.#plain = plain;
    plain.#byGame.set(variant, made);
    return made;
  }

  /** A formatter for the same language with brief messages. */
  get brief(): MessageFormatter {
    return new MessageFormatter(this.texts, this.lang, 'brief');
  }

  /** Formats a text with its values and capitalises it. The value `n` selects the plural form. */
  message(key: TextKey, values: Values = {}): string {
    return this.form(this.texts[key], values);
  }

  /** Formats a text that is given instead of its key. */
  form(text: Text, values: Values = {}): string {
    return this.capital(this.fragment(text, values));
  }

  /** Formats a fragment of another text, without capitalising it. */
  fragment(text: Text, values: Values = {}): string {
    if (typeof text === 'string') return this.interpolate(text, values);
    const rules = this.#format('plural', () => new Intl.PluralRules(this.lang));
    return this.interpolate(text[rules.select(Number(values['n']))] ?? text.other, values);
  }

  /**
   * Replaces placeholders: `{card}` or, in a grammatical form, `{card.acc}`. The texts of a page or of a description
   * may repeat them, so the text ends after {@link MOST_PLACEHOLDERS} of them or {@link MOST_CHARACTERS} characters.
   */
  interpolate(text: string, values: Values): string {
    let result = '';
    let end = 0;
    let places = 0;
    for (const match of text.matchAll(PLACEHOLDER)) {
      const [placeholder, name = '', form] = match;
      const value = values[name];
      result += text.slice(end, match.index);
      // a page's text may use an unknown placeholder
      if (value !== undefined) result += this.#valueText(name, value, form);
      if (result.length > MOST_CHARACTERS || ++places === MOST_PLACEHOLDERS)
        return result.slice(0, MOST_CHARACTERS);
      end = match.index + placeholder.length;
    }
    return (result + text.slice(end)).slice(0, MOST_CHARACTERS);
  }

  #valueText(name: string, value: NonNullable<Values[string]>, form: string | undefined): string {
    switch (name) {
      case 'card':
      case 'onto':
        return this.card(value as Card, form);
      case 'cards':
        return typeof value === 'string' ? value : this.cards(value as readonly Card[], form);
      case 'pile':
        return this.pile(value as string, form);
      case 'ranks':
        return this.ranks(value as readonly Rank[], form);
      case 'kinds':
      case 'from':
      case 'to':
        return this.kinds(value as readonly PileKind[], form);
      default:
        return typeof value === 'number' ? this.number(value) : String(value);
    }
  }

  /** Joins sentences; empty and missing ones are omitted. */
  sentences(...sentences: readonly (string | false | undefined)[]): string {
    return sentences.filter(Boolean).join(this.texts.between.sentences);
  }

  /** Joins items that may contain commas. */
  items(items: readonly string[]): string {
    return items.join(this.texts.between.items);
  }

  /** Capitalises the first letter, unless the first word is a name with its own capitals, such as ariaNotify. */
  capital(text: string): string {
    if (/^\p{Ll}+\p{Lu}/u.test(text)) return text;
    return text.charAt(0).toLocaleUpperCase(this.lang) + text.slice(1);
  }

  number(value: number): string {
    // digits below ten are the same in most languages; avoid the slow first use of Intl.NumberFormat
    if (value >= 0 && value < 1000 && Number.isInteger(value)) return String(value);
    // screen readers do not speak a hyphen
    return this.#numbers('number').format(value).replace('-', '−');
  }

  /** "$52", "−$42": an amount in a game with a stake. */
  amount(value: number): string {
    const text = this.fragment(this.texts.amount, { n: Math.abs(value) });
    return value < 0 ? `−${text}` : text;
  }

  /** A score: an amount in a game with a stake, points in others. */
  score(value: number, stake: number | undefined): string {
    return stake ? this.amount(value) : this.number(value);
  }

  /** "37%", for a ratio from 0 to 1. */
  percent(share: number): string {
    return this.#numbers('percent', { style: 'percent' }).format(share);
  }

  /** "1:05", "1:02:03". */
  clock(seconds: number): string {
    const whole = Math.floor(seconds);
    const two = (n: number): string => String(n).padStart(2, '0');
    const minutes = Math.floor(whole / 60) % 60;
    const hours = Math.floor(whole / 3600);
    const rest = two(whole % 60);
    return hours ? `${this.number(hours)}:${two(minutes)}:${rest}` : `${this.number(minutes)}:${rest}`;
  }

  /** "5 minutes, 20 seconds", for screen readers. */
  duration(seconds: number): string {
    const whole = Math.floor(seconds);
    const units = [
      ['hour', Math.floor(whole / 3600)],
      ['minute', Math.floor(whole / 60) % 60],
      ['second', whole % 60],
    ] as const;
    const shown = units.filter(([unit, n]) => n || (unit === 'second' && !whole));
    const parts = shown.map(([unit, n]) =>
      this.#numbers(unit, { style: 'unit', unit, unitDisplay: 'long' }).format(n),
    );
    return this.#lists(parts, 'unit');
  }

  card(card: Card, form = ''): string {
    const { texts } = this;
    const other = texts.forms[form];
    const [rank, suit] = [card[0] as Rank, card[1] as Suit];
    return this.interpolate(other?.card ?? texts.card, {
      rank: other?.ranks?.[rank] ?? texts.ranks[rank],
      suit: other?.suits?.[suit] ?? texts.suits[suit],
    });
  }

  /** "10♣", for visible texts that screen readers skip. */
  cardSign(card: Card): string {
    const sign = textOfCard(card);
    // isolated, because right-to-left text would swap the number and the suit
    return isRtl(localeOf(this.lang)) ? `\u2066${sign}\u2069` : sign;
  }

  cards(cards: readonly Card[], form?: string): string {
    return this.list(cards.map((card) => this.card(card, form)));
  }

  /** "5 or 7". */
  ranks(ranks: readonly Rank[], form = ''): string {
    const { texts } = this;
    const names = ranks.map((rank) => texts.forms[form]?.ranks?.[rank] ?? texts.ranks[rank]);
    return this.#lists(names, 'disjunction');
  }

  kinds(kinds: readonly PileKind[], form = ''): string {
    const { texts } = this;
    const names = kinds.map(
      (kind) => textIn(texts.forms[form]?.piles ?? {}, kind) ?? textIn(texts.piles, kind) ?? kind,
    );
    return this.#lists([...new Set(names)], 'disjunction');
  }

  list(items: readonly string[]): string {
    return this.#lists(items, 'conjunction', 'narrow');
  }

  /** "column 3", "stock". */
  pile(id: string, form = ''): string {
    const { texts } = this;
    const other = texts.forms[form];
    const group = groupOf(id);
    const name = textIn(other?.piles ?? {}, group) ?? textIn(texts.piles, group) ?? group;
    if (group === id) return name;
    return this.interpolate(other?.pileOfSeveral ?? texts.pileOfSeveral, { name, number: numberOf(id) });
  }

  /** "Columns": the name of all piles of a kind or of a group. */
  allOf(group: string): string {
    return textIn(this.texts.allOf, group) ?? group;
  }

  /** "column 3", with the card on top: "6 of hearts, column 1". */
  place(position: Position, id: string): string {
    const card = pileOf(position, id)?.cards.at(-1);
    return card ? this.fragment(this.texts.placeOn, { card, pile: id }) : this.pile(id);
  }

  /** The name of a rule option, and of one of its values. */
  option(name: string): string {
    return textIn(this.texts.optionNames, name) ?? name;
  }

  optionValue(name: string, value: string | number | boolean): string {
    if (typeof value === 'number') return this.number(value);
    return textIn(ownEntry(this.texts.optionValues, name) ?? {}, String(value)) ?? String(value);
  }

  /** The name of an option's value in the choice of a new game: "Draw 3". */
  optionPreset(name: string, value: string | number | boolean): string {
    const preset = textIn(ownEntry(this.texts.optionPresets, name) ?? {}, String(value));
    return this.capital(preset ?? this.optionValue(name, value));
  }

  /** The explanation of an option's value. @param options the values of all options of the game */
  optionHelp(game: string, name: string, value: OptionChoice, options: Options = {}): string {
    return (this.optionMarkup(game, name, value, options) ?? '').replace(
      /\[([^\][|]*)(?:\|[^\][]*)?\]/g,
      '$1',
    );
  }

  /** The same with its links to the glossary in brackets; `undefined` without an explanation. */
  optionMarkup(game: string, name: string, value: OptionChoice, options: Options): string | undefined {
    const values = ownEntry(ownEntry(this.texts.gameHelp, game)?.options ?? {}, name) ?? {};
    const text = textIn(values, String(value)) ?? textIn(values, 'n');
    return text === undefined
      ? undefined
      : this.interpolate(underOptions(text, options), { n: Number(value) });
  }

  /** "21 November 2026", or "21 Nov 2026" in style `medium`. @param day such as `2026-11-21` */
  date(day: string, dateStyle: 'long' | 'medium' = 'long'): string {
    return this.#dates(dateStyle, { dateStyle }).format(new Date(`${day}T00:00`));
  }

  /** "November 2026" */
  month(date: Date): string {
    return this.#dates('month', { month: 'long', year: 'numeric' }).format(date);
  }

  /** The names of the days of a week, from its first day: "Mon", or "M" if a short name has many letters, as in Arabic. */
  get weekdays(): readonly string[] {
    const names = (weekday: 'short' | 'narrow'): readonly string[] =>
      // 1 January 2024 was a Monday
      Array.from({ length: 7 }, (_, i) =>
        this.#dates(weekday, { weekday }).format(new Date(2024, 0, i + this.firstDay)),
      );
    const short = names('short');
    return short.some(({ length }) => length > LONGEST_WEEKDAY) ? names('narrow') : short;
  }

  /** The first day of the week: 1 (Monday) to 7 (Sunday). Monday if the browser has no data. */
  get firstDay(): number {
    const locale = this.#locale as Intl.Locale & Weeks;
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  }

  /** The name of a game: from the language's texts, otherwise from its description, otherwise its id. */
  game(id: string): string {
    return textIn(this.texts.games, id) ?? nameIn(this.lang, variants.get(id)?.name) ?? id;
  }

  #numbers(name: string, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
    return this.#format(name, () => new Intl.NumberFormat(this.#locale, options));
  }

  #dates(name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    return this.#format(name, () => new Intl.DateTimeFormat(this.#locale, options));
  }

  #lists(items: readonly string[], type: Intl.ListFormatType, style?: Intl.ListFormatStyle): string {
    const [only, ...others] = items;
    // a list of one item needs no Intl.ListFormat, whose first use is slow
    if (only !== undefined && !others.length) return only;
    return this.#format(type, () => new Intl.ListFormat(this.lang, { type, style })).format(items);
  }

  /** Locale options: Western digits as on the card faces, and the Gregorian calendar. */
  get #locale(): Intl.Locale {
    return new Intl.Locale(this.lang, { numberingSystem: 'latn', calendar: 'gregory' });
  }

  #format<Format>(name: string, make: () => Format): Format {
    const format = (this.#formats.get(name) as Format | undefined) ?? make();
    this.#formats.set(name, format);
    return format;
  }
}

/** Intl formatters by language and name. They are expensive, so each is created on first use and shared. */
const formats = new Map<string, Map<string, unknown>>();

/** A text in a table of names; `undefined` for other values, which a page or a description may contain. */
function textIn(table: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const text = ownEntry(table, name);
  return typeof text === 'string' ? text : undefined;
}

/** A help text without the parts that apply only with other options: `{takeBack=true:…}`. */
export const underOptions = (text: string, options: Options): string =>
  text.replace(/\{(\w+)=(\w+):([^{}]*)\}/g, (_, name: string, value: string, part: string) =>
    String(ownEntry(options, name)) === value ? part : '',
  );

export const pileOf = (position: Position, id: string): Pile | undefined =>
  position.piles.find((pile) => pile.id === id);
