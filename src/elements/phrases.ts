// Makes sentences of texts and values: fills in, chooses the form for a number, names cards and piles.
import { isRecord } from '../engine/shapes.js';
import type { Card, Pile, PileKind, Position, Rank, Suit } from '../engine/index.js';
import type { Texts } from '../locales/en.js';

type Values = Readonly<Record<string, string | number>>;
type Forms = { readonly one: string; readonly other: string };
/** The texts that stand alone, not in a table of names. */
export type TextKey = { [K in keyof Texts]: Texts[K] extends string | Forms ? K : never }[keyof Texts];

/** Texts of a page, some or all; of a table of names only those that it changes. */
export type PageTexts = {
  readonly [K in keyof Texts]?: Texts[K] extends string ? string : Partial<Texts[K]> | undefined;
};

/** `base` with the texts of a page laid over it, table by table; what is no text is as if not given. */
export function textsWith<Base>(base: Base, over: unknown): Base {
  if (!isRecord(base) || !isRecord(over)) {
    // one text may do for all numbers
    const fits = isRecord(base)
      ? typeof over === 'string' && 'other' in base
      : typeof over === typeof base && Array.isArray(over) === Array.isArray(base);
    return (fits ? over : base) as Base;
  }
  const given = Object.entries(over).map(([key, value]) => [key, textsWith(base[key], value)] as const);
  return { ...base, ...Object.fromEntries(given) };
}

export class Phrases {
  readonly texts: Texts;
  readonly #plural: Intl.PluralRules;
  readonly #number: Intl.NumberFormat;
  readonly #list: Intl.ListFormat;
  readonly #either: Intl.ListFormat;
  readonly #lang: string;
  #date: Intl.DateTimeFormat | undefined;
  #month: Intl.DateTimeFormat | undefined;
  #weekday: Intl.DateTimeFormat | undefined;

  constructor(texts: Texts, lang: string) {
    this.texts = texts;
    this.#lang = lang;
    this.#plural = new Intl.PluralRules(lang);
    this.#number = new Intl.NumberFormat(lang);
    this.#list = new Intl.ListFormat(lang, { type: 'unit' });
    this.#either = new Intl.ListFormat(lang, { type: 'disjunction' });
  }

  /** A text with its values, in the form for the number `n`, beginning with a capital. */
  say(key: TextKey, values: Values = {}): string {
    return this.form(this.texts[key], values);
  }

  /** A text, or its form for the number `n`, with its values. */
  form(text: string | Forms, values: Values = {}): string {
    if (typeof text === 'string') return this.capital(this.fill(text, values));
    const one = this.#plural.select(Number(values['n'])) === 'one';
    return this.capital(this.fill(one ? text.one : text.other, values));
  }

  /** Puts values where a text names them. */
  fill(text: string, values: Values): string {
    return text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? this.number(value) : value;
    });
  }

  capital(text: string): string {
    return text.charAt(0).toLocaleUpperCase(this.#lang) + text.slice(1);
  }

  number(value: number): string {
    return this.#number.format(value);
  }

  card(card: Card): string {
    const { ranks, suits, card: text } = this.texts;
    return this.fill(text, { rank: ranks[card[0] as Rank], suit: suits[card[1] as Suit] });
  }

  cards(cards: readonly Card[]): string {
    return this.#list.format(cards.map((card) => this.card(card)));
  }

  /** "5 or 7". */
  ranks(ranks: readonly Rank[]): string {
    return this.#either.format(ranks.map((rank) => this.texts.ranks[rank]));
  }

  kinds(kinds: readonly PileKind[]): string {
    return this.#either.format([...new Set(kinds)].map((kind) => this.texts.piles[kind]));
  }

  list(items: readonly string[]): string {
    return this.#list.format(items);
  }

  /** "tableau 3", "stock". */
  pile(id: string): string {
    const [kind, number] = id.split('-') as [PileKind, string | undefined];
    const pile = this.texts.piles[kind];
    return number === undefined ? pile : this.fill(this.texts.pileOfSeveral, { pile, number });
  }

  /** "tableau 3", with the card on top: "6 of hearts, tableau 1". */
  place(position: Position, id: string): string {
    const card = pileOf(position, id)?.cards.at(-1);
    const pile = this.pile(id);
    return card ? this.fill(this.texts.placeOn, { card: this.card(card), pile }) : pile;
  }

  /** The name of a rule option, and of one of its values. */
  option(name: string): string {
    return named(this.texts.optionNames, name) ?? name;
  }

  optionValue(name: string, value: string | number | boolean): string {
    return named(named(this.texts.optionValues, name) ?? {}, String(value)) ?? String(value);
  }

  /** What a value of an option means, in plain words. */
  optionHelp(game: string, name: string, value: string | number | boolean): string {
    const values = named(named(this.texts.gameHelp, game)?.options ?? {}, name) ?? {};
    const text = named(values, String(value)) ?? named(values, 'n') ?? '';
    return this.fill(text, { n: String(value) }).replace(/\[([^\]|]*)[^\]]*\]/g, '$1');
  }

  /** "21 November 2026" */
  date(date: Date): string {
    return (this.#date ??= new Intl.DateTimeFormat(this.#lang, { dateStyle: 'long' })).format(date);
  }

  /** "November 2026" */
  month(date: Date): string {
    this.#month ??= new Intl.DateTimeFormat(this.#lang, { month: 'long', year: 'numeric' });
    return this.#month.format(date);
  }

  /** "Mon" */
  weekday(date: Date): string {
    return (this.#weekday ??= new Intl.DateTimeFormat(this.#lang, { weekday: 'short' })).format(date);
  }

  game(id: string): string {
    return named(this.texts.games, id) ?? id;
  }
}

/** An entry of a table of names that may have none. */
const named = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

export const pileOf = (position: Position, id: string): Pile | undefined =>
  position.piles.find((pile) => pile.id === id);
