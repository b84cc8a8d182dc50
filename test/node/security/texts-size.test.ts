// The limits of texts, languages, keys and links: input above a limit is ignored completely, and reported if the page
// can act on it. Input up to the limit is accepted.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_KEYMAP, keymapOf } from '../../../src/controller/keymap.js';
import { dealInAddress, readDeal } from '../../../src/controller/deal-links.js';
import { languageFor } from '../../../src/elements/shared/language.js';
import { TEXTS_SIZE } from '../../../src/engine/limits.js';
import { en } from '../../../src/locales/en.js';
import { defineLanguage } from '../../../src/locales/languages.js';
import { MessageFormatter } from '../../../src/text/message-formatter.js';
import { processorMs } from '../../support/time.js';
import { optionHelp } from '../../../src/text/option-text.js';

/** Ten times the limit that the documentation states, for a slow machine: without limits these inputs take seconds. */
const LIMIT_MS = 500;

const textsOf = (characters: number) => {
  const texts = { newGame: 'Again', undo: '' };
  return { ...texts, undo: 'x'.repeat(characters - JSON.stringify(texts).length) };
};

describe('the texts set by a page', () => {
  it('are used up to the limit', () => {
    const texts = textsOf(TEXTS_SIZE.characters);
    expect(JSON.stringify(texts)).toHaveLength(TEXTS_SIZE.characters);
    expect(new MessageFormatter(en, 'en', 'normal', texts).message('newGame')).toBe('Again');
  });

  it('are ignored above it', () => {
    const formatter = new MessageFormatter(en, 'en', 'normal', textsOf(TEXTS_SIZE.characters + 1));
    expect(formatter.message('newGame')).toBe(en.newGame);
    expect(formatter.message('undo')).toBe(en.undo);
  });

  it('are ignored quickly, however many there are', () => {
    const entries = Array.from({ length: 100_000 }, (_, i) => [`text${String(i)}`, 'x'.repeat(100)]);
    const texts = Object.fromEntries(entries) as Record<string, string>;
    let formatter: MessageFormatter | undefined;
    expect(processorMs(() => (formatter = new MessageFormatter(en, 'en', 'normal', texts)))).toBeLessThan(
      LIMIT_MS,
    );
    expect(formatter?.texts).toEqual(en);
  });
});

describe('texts that would become long', () => {
  const LONGEST = 8000;
  const formatterOf = (texts: object): MessageFormatter => new MessageFormatter(en, 'en', 'normal', texts);

  it('are cut off: a pile name that contains itself repeatedly', () => {
    const formatter = formatterOf({
      pileOfSeveral: '{name}'.repeat(600),
      piles: { tableau: 'x'.repeat(4000) },
      moved: '{pile}'.repeat(660),
    });
    const spent = processorMs(() => {
      for (let i = 0; i < 100; i++) {
        expect(formatter.pile('tableau-1')).toHaveLength(LONGEST);
        expect(formatter.message('moved', { pile: 'tableau-1' })).toHaveLength(LONGEST);
      }
    });
    expect(spent).toBeLessThan(LIMIT_MS);
  });

  it('are formatted quickly if every name is empty', () => {
    const formatter = formatterOf({
      pileOfSeveral: '{name}'.repeat(600),
      piles: { tableau: '' },
      moved: '{pile}'.repeat(660),
    });
    const spent = processorMs(() => {
      for (let i = 0; i < 100; i++) expect(formatter.message('moved', { pile: 'tableau-1' })).toBe('');
    });
    expect(spent).toBeLessThan(LIMIT_MS);
  });

  it('include an option description with unclosed brackets', () => {
    const formatter = formatterOf({ gameHelp: { odd: { options: { cells: { n: '['.repeat(4000) } } } } });
    expect(processorMs(() => optionHelp(formatter, 'odd', 'cells', 4))).toBeLessThan(LIMIT_MS);
  });

  it('have a limit above any text of the package', () => {
    const longest = (texts: unknown): number =>
      typeof texts === 'string'
        ? texts.length
        : Math.max(0, ...Object.values(texts as object).map((text) => longest(text)));
    expect(longest(en)).toBeLessThan(LONGEST / 2);
  });
});

describe('texts that cannot be copied', () => {
  const changing = { n: 0 };
  const CASES: Readonly<Record<string, () => object>> = {
    'with too many levels': () => {
      let more: object = { newGame: 'x' };
      for (let i = 0; i < 17; i++) more = { more };
      return { newGame: 'Again', more };
    },
    'with a number that JSON does not support': () => ({ newGame: 'Again', more: 1n }),
    'that contain themselves': () => {
      const texts: Record<string, unknown> = { newGame: 'Again' };
      return Object.assign(texts, { more: texts });
    },
    'that throw when they are read': () => ({
      newGame: 'Again',
      get more() {
        throw new Error('no');
      },
    }),
  };

  it.each(Object.entries(CASES))('%s are ignored as a whole', (_, make) => {
    expect(new MessageFormatter(en, 'en', 'normal', make()).texts).toEqual(en);
  });

  it('are read once: a getter cannot return a longer text later', () => {
    const texts = {
      get newGame() {
        return changing.n++ ? 'x'.repeat(2_000_000) : 'Again';
      },
    };
    expect(new MessageFormatter(en, 'en', 'normal', texts).message('newGame')).toBe('Again');
  });
});

describe('the texts of a language', () => {
  const warned: unknown[] = [];
  beforeEach(() => {
    warned.length = 0;
    vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(text));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('are used up to the limit', () => {
    defineLanguage('eo', textsOf(TEXTS_SIZE.characters));
    expect(languageFor('eo').texts.newGame).toBe('Again');
    expect(warned).toEqual([]);
  });

  it('fall back to English above it, with one warning that names the limit', () => {
    defineLanguage('ia', textsOf(TEXTS_SIZE.characters + 1));
    for (let n = 0; n < 3; n++) expect(languageFor('ia').texts).toBe(en);
    expect(warned).toEqual([expect.stringMatching(/lang="ia".*at most 200000 characters/)]);
  });
});

describe('the keys set by a page', () => {
  const names = (length: number) =>
    Object.fromEntries(Array.from({ length }, (_, i) => [`command${String(i)}`, 'X']));

  it('may be for at most 50 commands: more are all ignored and reported once', () => {
    expect(keymapOf({ hint: 'X', ...names(49) }).map.hint).toEqual(['X']);
    const { map, invalid } = keymapOf({ hint: 'X', ...names(50) });
    expect(map).toBe(DEFAULT_KEYMAP);
    expect(invalid).toEqual([{ attribute: 'keys', value: 'object', expected: 'at most 50 commands' }]);
  });

  it('may be at most 20 for one command: a longer list is ignored and reported once', () => {
    const letters = 'A B C D E F G H I J K L M N O P Q R S T'.split(' ');
    expect(keymapOf({ hint: letters }).map.hint).toEqual(letters);
    const { map, invalid } = keymapOf({ hint: [...letters, 'U'] });
    expect(map.hint).toEqual(DEFAULT_KEYMAP.hint);
    expect(invalid).toEqual([{ attribute: 'keys.hint', value: 'list', expected: 'at most 20 keys' }]);
  });

  it('are ignored quickly, however long a list is', () => {
    const hint = Array.from({ length: 1_000_000 }, () => 'X');
    expect(processorMs(() => keymapOf({ hint }))).toBeLessThan(LIMIT_MS);
  });
});

describe('a link with a deal', () => {
  const options = (length: number): string => `klondike.42.${'a'.repeat(length - 'klondike.42.'.length)}`;

  it('is read up to 4,000 characters, and ignored above', () => {
    expect(readDeal(options(4000), ['klondike'])?.deal).toBe(42);
    expect(readDeal(options(4001), ['klondike'])).toBeUndefined();
  });

  it.each(['#', 'deal'])('in a URL with a million parameters is ignored quickly; links="%s"', (links) => {
    const many = `${'a&'.repeat(1_000_000)}deal=klondike.42&solitaire=klondike.42`;
    const address = { hash: `#${many}`, search: `?${many}` };
    let found: string | null = '';
    expect(processorMs(() => (found = dealInAddress(links, address)))).toBeLessThan(LIMIT_MS);
    expect(found).toBeNull();
  });

  it('is ignored quickly, however long it is', () => {
    const text = `klondike.42${'.a-1'.repeat(1_000_000)}`;
    expect(processorMs(() => readDeal(text, ['klondike']))).toBeLessThan(LIMIT_MS);
  });
});
