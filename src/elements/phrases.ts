// Makes sentences of texts and values: fills in, chooses the form for a number, names cards and piles.
import type { Card, Pile, PileKind, Position, Rank, Suit } from '../engine/index.js';
import type { Texts } from '../locales/en.js';

type Values = Readonly<Record<string, string | number>>;
type Forms = { readonly one: string; readonly other: string };
/** The texts that stand alone, not in a table of names. */
export type TextKey = { [K in keyof Texts]: Texts[K] extends string | Forms ? K : never }[keyof Texts];

export class Phrases {
  readonly texts: Texts;
  readonly #plural: Intl.PluralRules;
  readonly #number: Intl.NumberFormat;
  readonly #list: Intl.ListFormat;
  readonly #either: Intl.ListFormat;
  readonly #lang: string;

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
    const text: string | Forms = this.texts[key];
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

  game(id: string): string {
    const games: Readonly<Record<string, string>> = this.texts.games;
    return games[id] ?? id;
  }
}

export const pileOf = (position: Position, id: string): Pile | undefined =>
  position.piles.find((pile) => pile.id === id);
