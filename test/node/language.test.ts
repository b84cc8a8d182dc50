// The language of an element for a `lang`: the requested one, the closest one, or English.
import { intlFormat } from '../../src/text/intl-format.js';
import { expect, it } from 'vitest';
import { languageFor, langOf } from '../../src/elements/shared/language.js';
import { hostOf } from '../../src/platform/page.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { mergeTexts } from '../../src/text/merge-texts.js';
import { en } from '../../src/locales/en.js';
import * as languages from '../../src/locales/languages.js';

const { defineLanguage, watchLanguages } = languages;

const REGISTRY = Symbol.for('solitaire-elements.languages');

/** A page without a language. */
function withoutLanguages<T>(read: () => T): T {
  const page = globalThis as { [REGISTRY]?: unknown };
  const registry = page[REGISTRY];
  page[REGISTRY] = undefined;
  try {
    return read();
  } finally {
    page[REGISTRY] = registry;
  }
}

const spoken = (lang: string): string => languageFor(lang).texts.newGame as string;

defineLanguage('de', { newGame: 'Neues Spiel' });
defineLanguage('pt-BR', { newGame: 'Novo jogo' });
defineLanguage('pt-PT', { newGame: 'Jogo novo' });
defineLanguage('zh-Hans', { newGame: '新游戏' });
defineLanguage('ar', { newGame: 'لعبة جديدة' });
defineLanguage('sr-Latn', { newGame: 'Nova igra' });

it.each([
  ['de', 'Neues Spiel'],
  ['de-AT', 'Neues Spiel'],
  ['DE', 'Neues Spiel'],
  ['de_CH', 'Neues Spiel'],
  ['pt', 'Novo jogo'],
  ['pt-BR', 'Novo jogo'],
  ['pt-PT', 'Jogo novo'],
  ['pt-AO', 'Novo jogo'],
  ['zh', '新游戏'],
  ['zh-CN', '新游戏'],
  ['zh-Hans-SG', '新游戏'],
  ['sr-Latn-RS', 'Nova igra'],
  ['ar-EG', 'لعبة جديدة'],
  ['', 'New game'],
  ['en', 'New game'],
  ['en-GB', 'New game'],
])('lang="%s" selects the texts "%s"', (lang, text) => {
  expect(spoken(lang)).toBe(text);
  expect(languageFor(lang).missing).toBe(undefined);
});

it.each(['fr', 'zh-TW', 'zh-Hant', 'sr', 'nonsense-that-is-no-tag', '12', '-', '💥'])(
  'lang="%s" is not loaded: English, from left to right, and reported',
  (lang) => {
    const { texts, tag, dir, missing } = languageFor(lang);
    expect([texts, tag, dir, missing]).toEqual([en, 'en', 'ltr', lang]);
  },
);

it('without loaded languages, English is used, even if another is requested', () => {
  const plain = (lang: string) => withoutLanguages(() => languageFor(lang));
  for (const lang of ['en', 'EN', 'en-GB'])
    expect(plain(lang)).toEqual({ texts: en, tag: lang, dir: undefined, missing: undefined });
  expect(plain('')).toEqual({ texts: en, tag: 'en', dir: undefined, missing: undefined });
  for (const lang of ['fr', 'enx', 'x-en', 'de-en', 'end of it'])
    expect(plain(lang)).toEqual({ texts: en, tag: 'en', dir: 'ltr', missing: lang });
});

it('with loaded languages, English is used if it is requested', () => {
  const among = (lang: string) =>
    withoutLanguages(() => {
      defineLanguage('de', {});
      return languageFor(lang);
    });
  expect(among('en-GB')).toEqual({ texts: en, tag: 'en-GB', dir: undefined, missing: undefined });
  expect(among('')).toEqual({ texts: en, tag: 'en', dir: undefined, missing: undefined });
  expect(among('de').tag).toBe('de');
});

it('spaces around a language tag are ignored', () => {
  expect(languageFor(' de-AT ').tag).toBe('de-AT');
});

/** The properties of a node that the code reads: its type, its `lang`, its parent, and the host of a shadow root. */
function node(lang?: string | null, parentNode: object | null = null, more: object = {}): Element {
  const getAttribute = (name: string): string | null => (name === 'lang' ? (lang ?? null) : name);
  const kind = 'host' in more ? 11 : 9;
  const type = lang === undefined ? { nodeType: kind } : { nodeType: 1, getAttribute };
  return { parentNode, ...type, ...more } as unknown as Element;
}

it('the nearest `lang` is used, through ancestors and shadow roots', () => {
  const page = node('fr', node());
  expect(langOf(node('de', page))).toBe('de');
  expect(langOf(node(null, page))).toBe('fr');
  expect(langOf(node(null, node(null, page)))).toBe('fr');
  const root = node(undefined, null, { host: node(null, page) });
  expect(langOf(node(null, root))).toBe('fr');
  expect(langOf(node('', page)), 'an empty lang means that the language is unknown').toBe('');
  expect(langOf(node(null, node()))).toBe('');
});

it('a shadow root has a host, other nodes have none', () => {
  const host = node('de');
  expect(hostOf(node(undefined, null, { host }))).toBe(host);
  expect(hostOf(host)).toBe(null);
});

it('a text missing in a language is English', () => {
  expect(languageFor('de').texts.undo).toBe(en.undo);
});

it('Arabic is right-to-left, German follows the page', () => {
  expect(languageFor('ar').dir).toBe('rtl');
  expect(languageFor('de').dir).toBe(undefined);
  expect(languageFor('').dir).toBe(undefined);
});

it('numbers use the format of the region', () => {
  const number = (lang: string): string => intlFormat(languageFor(lang).tag).number(1234567.5);
  expect(number('de')).toBe('1.234.567,5');
  expect(number('de_AT')).toBe(new Intl.NumberFormat('de-AT').format(1234567.5));
  expect(number('fr')).toBe('1,234,567.5');
});

it('digits are those on the cards, in each region', () => {
  for (const lang of ['ar-EG', 'ar-SA', 'fa']) {
    expect(intlFormat(lang).number(42)).toBe('42');
    expect(intlFormat(lang).clock(65)).toBe('1:05');
    expect(intlFormat(lang).date('2026-11-21')).toMatch(/2026/);
  }
});

it('weeks start on the day of the region', () => {
  const first = (lang: string): number => intlFormat(lang).firstDay;
  expect(['de', 'en-US', 'en-GB', 'he', 'ar-EG'].map(first)).toEqual([1, 7, 1, 7, 6]);
});

it('the English texts can be replaced', () => {
  defineLanguage('en', { newGame: 'Deal me in' });
  expect(spoken('en')).toBe('Deal me in');
  expect(spoken('')).toBe('Deal me in');
  defineLanguage('en', {});
});

it.each([null, 7, 'text', [], { newGame: 7, suits: 'all', ranks: { A: {} } }])(
  'a language with %j breaks nothing',
  (given) => {
    defineLanguage('nl', given as never);
    expect(languageFor('nl').texts).toEqual(en);
  },
);

it('subscribers are notified when a language is loaded', () => {
  const came: string[] = [];
  const stop = watchLanguages(() => came.push(spoken('it')));
  defineLanguage('it', { newGame: 'Nuova partita' });
  stop();
  defineLanguage('it', { newGame: 'Partita nuova' });
  expect(came).toEqual(['Nuova partita']);
});

it('two copies of the module share their languages', async () => {
  const copy = new URL('../../src/locales/languages.js?copy', import.meta.url).href;
  const other = (await import(copy)) as typeof languages;
  expect(other.defineLanguage).not.toBe(defineLanguage);
  other.defineLanguage('sv', { newGame: 'Nytt spel' });
  expect(spoken('sv')).toBe('Nytt spel');
});

it('texts set by a page override those of any language, also plural forms and nested texts', () => {
  const { texts } = languageFor('de');
  const own = mergeTexts(texts, {
    undo: 'Rückgängig',
    won: 'Gewonnen!',
    suits: { S: 'Schippen' },
    games: { mine: 'Meines' },
    left: { n: 1 },
    faults: { 'storage-full': 'Voll.' },
  });
  expect([own.newGame, own.undo, own.won]).toEqual(['Neues Spiel', 'Rückgängig', 'Gewonnen!']);
  expect([own.suits.S, own.suits.H, own.left]).toEqual(['Schippen', en.suits.H, en.left]);
  expect(own.games).toEqual({ ...en.games, mine: 'Meines' });
  expect(own.faults).toEqual({ ...en.faults, 'storage-full': 'Voll.' });
});

it('page texts with unknown placeholders, circular references or throwing getters break nothing', () => {
  const circle: Record<string, unknown> = { newGame: 'Encore' };
  circle['games'] = circle;
  const wild = mergeTexts(en, {
    ...circle,
    drawn: '{pile}{kinds}{ranks}{cards}{card}{onto}{what}',
    card: { other: 'zz' },
    pileOfSeveral: { one: 1, other: 'x' },
    suits: { other: 'x', S: { other: 'y' } },
  });
  const formatter = new MessageFormatter(wild, 'en');
  expect(formatter.message('newGame')).toBe('Encore');
  expect(formatter.message('drawn')).toBe('');
  expect(formatter.card('QS')).toBe('queen of spades');
  expect(formatter.pile('tableau-3')).toBe('column 3');
  const closed = {
    get newGame(): string {
      throw new Error('not for you');
    },
  };
  expect(new MessageFormatter(en, 'en', 'normal', closed).texts).toEqual(en);
});
