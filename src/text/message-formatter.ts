// Formats messages: inserts values into texts, selects plural forms, and names cards and piles.
import {
  variants,
  type Card,
  type Pile,
  type PileKind,
  type Position,
  type Rank,
  type Suit,
  type Variant,
} from '../engine/index.js';
import { groupOf, numberOf } from '../engine/pile-names.js';
import { ownEntry } from '../engine/plain-data.js';
import { isRtl, localeOf } from '../locales/nearest.js';
import type { Text, Texts } from '../locales/texts.js';
import { textOfCard } from './card-text.js';
import { intlFormat, type IntlFormat } from './intl-format.js';
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

/** The detail of announcements. */
export type Verbosity = 'brief' | 'normal' | 'full';

/** The limits of a formatted text. The longest help text of this package has 1,500 characters. */
const MOST_CHARACTERS = 8000;
const MOST_PLACEHOLDERS = 100;

const PLACEHOLDER = /\{(\w+)(?:\.(\w+))?\}/g;

export class MessageFormatter {
  readonly texts: Texts;
  /** The language of the texts (BCP 47). */
  readonly lang: string;
  readonly verbosity: Verbosity;
  /** Numbers, times, dates and lists of this language. */
  readonly intl: IntlFormat;
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
    this.intl = intlFormat(lang);
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
    return this.interpolate(text[this.intl.plural(Number(values['n']))] ?? text.other, values);
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
        return typeof value === 'number' ? this.intl.number(value) : String(value);
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

  /** "$52", "−$42": an amount in a game with a stake. */
  amount(value: number): string {
    const text = this.fragment(this.texts.amount, { n: Math.abs(value) });
    return value < 0 ? `−${text}` : text;
  }

  /** A score: an amount in a game with a stake, points in others. */
  score(value: number, stake: number | undefined): string {
    return stake ? this.amount(value) : this.intl.number(value);
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
    return this.intl.list(cards.map((card) => this.card(card, form)));
  }

  /** "5 or 7". */
  ranks(ranks: readonly Rank[], form = ''): string {
    const { texts } = this;
    const names = ranks.map((rank) => texts.forms[form]?.ranks?.[rank] ?? texts.ranks[rank]);
    return this.intl.alternatives(names);
  }

  kinds(kinds: readonly PileKind[], form = ''): string {
    const { texts } = this;
    const names = kinds.map(
      (kind) => textIn(texts.forms[form]?.piles ?? {}, kind) ?? textIn(texts.piles, kind) ?? kind,
    );
    return this.intl.alternatives([...new Set(names)]);
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

  /** The name of a game: from the language's texts, otherwise from its description, otherwise its id. */
  game(id: string): string {
    return textIn(this.texts.games, id) ?? nameIn(this.lang, variants.get(id)?.name) ?? id;
  }
}

/** A text in a table of names; `undefined` for other values, which a page or a description may contain. */
export function textIn(table: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const text = ownEntry(table, name);
  return typeof text === 'string' ? text : undefined;
}

export const pileOf = (position: Position, id: string): Pile | undefined =>
  position.piles.find((pile) => pile.id === id);
