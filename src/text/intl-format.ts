// Formats numbers, times, dates and lists for a language, with Intl.

import { listOf } from '../engine/lists.js';

/** Week data of Intl.Locale: a method in newer browsers, a property in older ones. */
interface Weeks {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}

/** The number of letters of a weekday that fit into a seventh of a narrow dialog. */
const LONGEST_WEEKDAY = 6;

export class IntlFormat {
  readonly #lang: string;
  /** Intl formatters by name. They are expensive, so each is created on first use. */
  readonly #formats = new Map<string, unknown>();

  /** @param lang the language (BCP 47) */
  constructor(lang: string) {
    this.#lang = lang;
  }

  number(value: number): string {
    // digits below ten are the same in most languages; avoid the slow first use of Intl.NumberFormat
    if (value >= 0 && value < 1000 && Number.isInteger(value)) return String(value);
    // screen readers do not speak a hyphen
    return this.#numbers('number').format(value).replace('-', '−');
  }

  /** "37%", for a ratio from 0 to 1. */
  percent(share: number): string {
    return this.#numbers('percent', { style: 'percent' }).format(share);
  }

  /** The plural form of a number: `one`, `other` … */
  plural(value: number): Intl.LDMLPluralRule {
    return this.#format('plural', () => new Intl.PluralRules(this.#lang)).select(value);
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
      listOf(7, (i) => this.#dates(weekday, { weekday }).format(new Date(2024, 0, i + this.firstDay)));
    const short = names('short');
    return short.some(({ length }) => length > LONGEST_WEEKDAY) ? names('narrow') : short;
  }

  /** The first day of the week: 1 (Monday) to 7 (Sunday). Monday if the browser has no data. */
  get firstDay(): number {
    const locale = this.#locale as Intl.Locale & Weeks;
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  }

  /** "5, 6, 7", without a word before the last item in most languages. */
  list(items: readonly string[]): string {
    return this.#lists(items, 'conjunction', 'narrow');
  }

  /** "5, 6, or 7". */
  alternatives(items: readonly string[]): string {
    return this.#lists(items, 'disjunction');
  }

  /** Locale options: Western digits as on the card faces, and the Gregorian calendar. */
  get #locale(): Intl.Locale {
    return new Intl.Locale(this.#lang, { numberingSystem: 'latn', calendar: 'gregory' });
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
    return this.#format(type, () => new Intl.ListFormat(this.#lang, { type, style })).format(items);
  }

  #format<Format>(name: string, make: () => Format): Format {
    const format = (this.#formats.get(name) as Format | undefined) ?? make();
    this.#formats.set(name, format);
    return format;
  }
}

const byLanguage = new Map<string, IntlFormat>();

/** The formats of a language (BCP 47); all tables of a page share them. */
export function intlFormat(lang: string): IntlFormat {
  const format = byLanguage.get(lang) ?? new IntlFormat(lang);
  byLanguage.set(lang, format);
  return format;
}
