// Warnings about the texts of a description: names that nothing reads, sections and options that do not exist, links
// without an entry in the glossary, conditions that are never met, and languages that lack texts of another one.
import { isLanguageTag } from '../engine/language-tag.js';
import { optionOf } from '../engine/options.js';
import { isRecord, ownEntry } from '../engine/plain-data.js';
import type { OptionValue, Variant } from '../engine/index.js';
import { en } from '../locales/en-all.js';
import { isPlural } from '../text/merge-texts.js';
import { listed, type Warning } from './messages.js';

const SECTIONS: ReadonlySet<string> = new Set(['goal', 'table', 'moves', 'score', 'strategy', 'options']);

type Table = Readonly<Record<string, unknown>>;
const ENGLISH: Table = en;
const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isRecord(value) ? Object.entries(value) : [];

export function textWarnings(variant: Variant, groups: ReadonlySet<string>): readonly Warning[] {
  const { texts = {}, options = {}, presets = [] } = variant;
  const check = new TextCheck(variant, groups);
  const languages = Object.entries(texts).filter(
    ([key, value]) => isLanguageTag(key) && isRecord(value) && !Object.hasOwn(en, key),
  );
  check.table(
    Object.fromEntries(Object.entries(texts).filter((one) => !languages.some(([key]) => key === one[0]))),
    'texts',
  );
  for (const [tag, own] of languages) check.table(own as Table, `texts.${tag}`);
  const missing = languages.flatMap(([tag, own]) => missingIn(tag, own, languages));
  const unknown = presets.flatMap((name, i): readonly Warning[] =>
    Object.hasOwn(options, name)
      ? []
      : [
          [
            `presets[${String(i)}]`,
            `the game has no option "${name}". It has: ${listed(Object.keys(options))}.`,
          ],
        ],
  );
  return [...check.warnings, ...missing, ...unknown];
}

/** The names of options and values that a language lacks although another one has them. */
function missingIn(
  tag: string,
  own: unknown,
  languages: readonly (readonly [string, unknown])[],
): readonly Warning[] {
  const known = new Set(optionPathsOf(own));
  const lacking = new Set(
    languages.flatMap(([, texts]) => optionPathsOf(texts)).filter((path) => !known.has(path)),
  );
  if (!lacking.size) return [];
  return [[`texts.${tag}`, `lacks names of options that another language has: ${listed(lacking)}.`]];
}

/** The paths of the names of options and of their values, without those that the widget has in every language. */
const optionPathsOf = (texts: unknown): readonly string[] =>
  (['optionNames', 'optionValues'] as const).flatMap((key) => {
    const own = new Set(pathsOf(en[key], key));
    return pathsOf(isRecord(texts) ? (texts[key] ?? {}) : {}, key).filter((path) => !own.has(path));
  });

/** The paths of all texts in a table. */
const pathsOf = (texts: unknown, path: string): readonly string[] =>
  isRecord(texts) ? entriesOf(texts).flatMap(([key, value]) => pathsOf(value, `${path}.${key}`)) : [path];

class TextCheck {
  readonly warnings: Warning[] = [];
  readonly #variant: Variant;
  readonly #groups: ReadonlySet<string>;

  constructor(variant: Variant, groups: ReadonlySet<string>) {
    this.#variant = variant;
    this.#groups = groups;
  }

  /** Checks the texts of one language, or those for all languages. */
  table(texts: Table, path: string): void {
    for (const [key, value] of Object.entries(texts)) {
      const at = `${path}.${key}`;
      switch (key) {
        case 'games':
        case 'gameTexts':
        case 'glossary':
          break;
        case 'optionNames':
          this.#names(value, at, Object.keys(this.#options), 'option');
          break;
        case 'optionValues':
        case 'optionPresets':
          this.#values(value, at);
          break;
        case 'piles':
        case 'allOf':
          this.#piles(value, at);
          break;
        case 'forms':
          for (const [form, { piles } = {}] of entriesOf(value) as readonly (readonly [string, Table?])[])
            this.#piles(piles, `${at}.${form}.piles`);
          break;
        case 'gameHelp':
          this.#help(value, at);
          break;
        default:
          this.#known(value, ownEntry(ENGLISH, key), at);
      }
    }
  }

  get #options(): Readonly<Record<string, readonly OptionValue[]>> {
    return this.#variant.options ?? {};
  }

  #warn(path: string, message: string): void {
    this.warnings.push([path, message]);
  }

  /** Checks the names of a text that the widget has. */
  #known(value: unknown, english: unknown, path: string): void {
    if (english === undefined) {
      this.#warn(path, 'is not read: the widget has no text with this name.');
      return;
    }
    if (!isRecord(english) || isPlural(english)) return;
    for (const [key, inner] of entriesOf(value)) this.#known(inner, ownEntry(english, key), `${path}.${key}`);
  }

  #names(value: unknown, path: string, known: readonly string[], what: string): void {
    for (const [key] of entriesOf(value)) {
      if (!known.includes(key))
        this.#warn(`${path}.${key}`, `is not read: the game has no such ${what}. It has: ${listed(known)}.`);
    }
  }

  #piles(value: unknown, path: string): void {
    this.#names(value, path, [...new Set([...this.#groups, 'place'])], 'pile');
  }

  /** Checks texts by option and value. @param others keys besides the values */
  #values(value: unknown, path: string, others: readonly string[] = []): void {
    this.#names(value, path, Object.keys(this.#options), 'option');
    for (const [name, texts] of entriesOf(value)) {
      const values = ownEntry(this.#options, name);
      if (!values) continue;
      const hasNumbers = values.some((one) => 'atLeast' in one);
      const known = values.flatMap((one) => ('value' in one ? [String(one.value)] : []));
      for (const [key] of entriesOf(texts)) {
        if (known.includes(key) || others.includes(key) || (hasNumbers && /^\d+$/.test(key))) continue;
        this.#warn(
          `${path}.${name}.${key}`,
          `is not read: the option has no such value. It has: ${listed(known)}.`,
        );
      }
    }
  }

  #help(value: unknown, path: string): void {
    const { id } = this.#variant;
    for (const [key] of entriesOf(value))
      if (key !== id) this.#warn(`${path}.${key}`, `is not read: the id of the game is "${id}".`);
    for (const [section, text] of entriesOf(isRecord(value) ? ownEntry(value, id) : undefined)) {
      const at = `${path}.${id}.${section}`;
      if (!SECTIONS.has(section)) this.#warn(at, `is not shown: the sections are ${listed(SECTIONS)}.`);
      else if (section === 'options') {
        this.#values(text, at, ['n']);
        for (const [name, texts] of entriesOf(text))
          for (const [key, one] of entriesOf(texts)) this.#markup(one, `${at}.${name}.${key}`, ['n']);
      } else this.#markup(text, at);
    }
  }

  /** Checks the links, conditions and placeholders of a help text. @param values placeholders besides the options */
  #markup(text: unknown, path: string, values: readonly string[] = []): void {
    if (typeof text !== 'string') return;
    for (const [, term = ''] of text.matchAll(/\[(?:[^\][|]*\|)?([^\][|]*)\]/g))
      if (!Object.hasOwn(en.glossary, term))
        this.#warn(path, `"[${term}]" is not a link: the glossary has no such entry.`);
    const conditions = /\{(\w+)=(\w+):[^{}]*\}/g;
    for (const [whole, name = '', value = ''] of text.matchAll(conditions)) {
      if (optionOf(ownEntry(this.#options, name) ?? [], value) === undefined)
        this.#warn(
          path,
          `"${whole}" is never shown: the game has no option "${name}" with the value "${value}".`,
        );
    }
    const rest = text
      .replace(conditions, '')
      .replace(/\{(\w+)\}/g, (whole, name: string) =>
        Object.hasOwn(this.#options, name) || values.includes(name) ? '' : whole,
      );
    const open = /\{[^}]*\}?|\}/.exec(rest);
    if (open)
      this.#warn(
        path,
        `"${open[0]}" is shown as it is: it is neither an option nor a condition such as {cells=4:…}.`,
      );
  }
}
