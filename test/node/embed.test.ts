// The parameters of embed.html: every attribute by its name, and nothing else; the shipped languages.
import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageFile, LANGUAGES } from '../../src/embed/language-file.js';
import { attributesOf, readParameters, type AttributeKind } from '../../src/embed/parameters.js';
import { isReplay, isReplayParameter, readAnnotations } from '../../src/embed/replay-content.js';
import { SolitaireGame } from '../../src/elements/index.js';
import { amount } from '../support/amount.js';
import { tags } from '../support/texts.js';
import { processorMs } from '../support/time.js';

const KNOWN = new Map<string, AttributeKind>([
  ['variant', 'text'],
  ['deal', 'text'],
  ['links', 'text'],
  ['redeals', 'text'],
  ['daily', 'switch'],
  ['winnable', 'switch'],
  ['take-back', 'switch'],
]);

/** Replaces the browser's own check. */
const allows = (value: string): boolean => /^[a-z]+$/.test(value);

const read = (search: string) => {
  const { attributes, properties, left } = readParameters(search, KNOWN, allows);
  return { ...Object.fromEntries(attributes), ...Object.fromEntries(properties), left };
};

describe('the URL of a frame', () => {
  it.each<[string, Record<string, unknown>]>([
    ['', { left: [] }],
    ['?', { left: [] }],
    ['?variant=reno&deal=123', { variant: 'reno', deal: '123', left: [] }],
    ['?variant=a&variant=b', { variant: 'a', left: [] }],
    ['?deal=', { deal: '', left: [] }],
    // the game itself knows these, and reports invalid values
    ['?winnable=true&take-back=false', { winnable: 'true', 'take-back': 'false', left: [] }],
    ['?winnable=maybe', { winnable: 'maybe', left: [] }],
    ['?variant=chess&deal=-1', { variant: 'chess', deal: '-1', left: [] }],
    ['?winnable', { winnable: '', left: [] }],
    ['?winnable=&take-back=1', { winnable: '', 'take-back': '', left: [] }],
    ['?winnable=YES&take-back=on', { winnable: '', 'take-back': '', left: [] }],
    ['?winnable=no&take-back=0', { left: [] }],
    ['?redeals=0', { redeals: '0', left: [] }],
    ['?daily', { daily: '', left: [] }],
    ['?daily=1', { daily: '', left: [] }],
    ['?daily=no', { left: [] }],
    ['?daily=2026-11-21', { daily: '2026-11-21', left: [] }],
    ['?lang=de&foo=1&onclick=alert(1)&style=x&id=y', { left: ['foo', 'onclick', 'style', 'id'] }],
    ['?Variant=reno', { left: ['Variant'] }],
    ['?__proto__=1&constructor=2', { left: ['__proto__', 'constructor'] }],
    ['?--solitaire-felt=red', { '--solitaire-felt': 'red', left: [] }],
    ['?--solitaire-felt=url(//x)', { left: ['--solitaire-felt'] }],
    ['?--other=red', { left: ['--other'] }],
    // the game itself reads the URL
    ['?links=link&link=reno.42', { links: 'link', left: [] }],
    ['?links=link+id&link=reno.42&id=7', { links: 'link id', left: [] }],
    [`?deal=${'9'.repeat(501)}`, { left: ['deal'] }],
    [`?${'n'.repeat(99)}=1`, { left: ['n'.repeat(40)] }],
  ])('%s', (search, wanted) => {
    expect(read(search)).toEqual(wanted);
  });

  it('is shortened in messages', () => {
    const search = Array.from({ length: 500 }, (_, i) => `unknown${i}=1`).join('&');
    expect(readParameters(search, KNOWN, allows).left).toHaveLength(20);
  });

  it('with parameters longer than 8,000 characters in total is not read, in constant time', () => {
    const search = `?variant=reno&${'a&'.repeat(1_000_000)}`;
    expect(processorMs(() => readParameters(search, KNOWN, allows))).toBeLessThan(500);
    expect(readParameters(search, KNOWN, allows).attributes.size).toBe(0);
    expect(readParameters(search.slice(0, 8000), KNOWN, allows).attributes.get('variant')).toBe('reno');
  });

  it('never throws, and sets only existing attributes', () => {
    const name = fc.oneof(
      fc.constantFrom(...KNOWN.keys(), 'lang', 'onload', '--solitaire-felt', '__proto__'),
      fc.string({ unit: 'binary' }),
    );
    const value = fc.oneof(fc.constantFrom('', '1', 'true', 'no', 'red'), fc.string({ unit: 'binary' }));
    const search = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.tuple(name, value)).map((pairs) => pairs.map(([a, b]) => `${a}=${b}`).join('&')),
      fc.array(fc.tuple(name, value)).map((pairs) => `?${new URLSearchParams(pairs).toString()}`),
    );
    fc.assert(
      fc.property(search, (text) => {
        const { attributes, properties, left } = readParameters(text, KNOWN, allows);
        for (const [attribute, setting] of attributes) {
          expect(KNOWN.has(attribute)).toBe(true);
          expect(setting.length).toBeLessThanOrEqual(500);
        }
        for (const [property, setting] of properties) {
          expect(property).toMatch(/^--solitaire-/);
          expect(allows(setting)).toBe(true);
        }
        for (const one of left) expect(one.length).toBeLessThanOrEqual(40);
      }),
      { numRuns: amount(500, 2000) },
    );
  });
});

describe('the boolean attributes of a game', () => {
  const known = attributesOf(SolitaireGame);
  const switches = [...known].filter(([, kind]) => kind === 'switch').map(([name]) => name);

  it('are known, including daily', () => {
    expect(switches).toEqual(expect.arrayContaining(['daily', 'winnable', 'take-back', 'left-handed']));
    expect([...known.keys()].sort()).toEqual([...SolitaireGame.observedAttributes].sort());
  });

  it.each(switches)('%s is on and off in every spelling that the element accepts', (name) => {
    const game = new SolitaireGame();
    const [property] =
      [...SolitaireGame.elementProperties].find(([key, { attribute }]) => (attribute ?? key) === name) ?? [];
    const meant = (value: string): unknown => {
      const { attributes } = readParameters(`?${name}=${value}`, known, allows);
      const { [name]: written = null } = Object.fromEntries(attributes);
      game.attributeChangedCallback(name, null, written);
      return Reflect.get(game, property ?? '');
    };
    for (const on of ['', 'true', 'TRUE', name, '1', 'yes', 'on']) expect(meant(on), on).toBe(true);
    for (const off of ['false', '0', 'no', 'off']) expect(meant(off), off).toBe(false);
    expect(meant('maybe')).not.toBe(true);
  });
});

describe('the replay of a frame', () => {
  it.each<[string, boolean]>([
    ['?replay', true],
    ['?variant=reno&replay=1', true],
    ['?replay=yes', true],
    ['?replay=false', false],
    ['?replay=0', false],
    ['?variant=reno', false],
    ['?replays', false],
  ])('%s is a replay: %s', (search, wanted) => {
    expect(isReplay(search)).toBe(wanted);
  });

  it('has the comments, marks and variations of the URL in its order', () => {
    const search =
      '?replay&comment-2=A+<b>&marks-2=w-6+QH&variation-2=D3_w1:+Like+this:+so&comment-2=Again&variation-0=53&marks-4=t3' +
      '&variation-1=16+{w-6+QH}:+a:{b}&variation-3=D+{t1}';
    expect(readAnnotations(search)).toEqual([
      { attributes: { 'data-at': '2', 'data-marks': 'w-6 QH' }, text: 'A <b>' },
      { attributes: { 'data-at': '2', 'data-line': 'D3_w1' }, text: 'Like this: so' },
      { attributes: { 'data-at': '2' }, text: 'Again' },
      { attributes: { 'data-at': '0', 'data-line': '53' }, text: '' },
      { attributes: { 'data-at': '4', 'data-marks': 't3' }, text: '' },
      { attributes: { 'data-at': '1', 'data-line': '16', 'data-marks': 'w-6 QH' }, text: 'a:{b}' },
      { attributes: { 'data-at': '3', 'data-line': 'D', 'data-marks': 't1' }, text: '' },
    ]);
  });

  it('has comments only with a number of moves of at most four digits', () => {
    expect(
      readAnnotations('?comment=x&comment-=x&comment-12345=x&comment-1x=x&Comment-1=x&comment--1=x'),
    ).toEqual([]);
    expect(readAnnotations(`?${'comment-1=x&'.repeat(1000)}`)).toEqual([]);
  });

  it('reports other parameters, and allows long lines and comments', () => {
    const long = 'x'.repeat(3000);
    const search = `?replay&line=${long}&comment-1=${long}&marks-1=a&variation-1=D&variant=${'y'.repeat(501)}&comment=1`;
    const known = new Map<string, AttributeKind>([...KNOWN, ['line', 'text']]);
    const { attributes, left } = readParameters(search, known, allows, isReplayParameter);
    expect([...attributes]).toEqual([['line', long]]);
    expect(left).toEqual(['variant', 'comment']);
    // a game has no comments
    expect(readParameters('?replay=0&comment-1=x', known, allows).left).toEqual(['replay', 'comment-1']);
  });
});

describe('the language of a frame', () => {
  it('is one of those shipped', () => {
    expect([...LANGUAGES].sort()).toEqual([...tags].sort());
    for (const tag of LANGUAGES) {
      expect(existsSync(`src/locales/${tag}.ts`)).toBe(true);
      expect(languageFile(tag)).toMatchObject({ file: tag, lang: tag });
    }
  });

  it.each([
    ['de-AT', { lang: 'de-AT', dir: 'ltr', file: 'de' }],
    ['AR', { lang: 'AR', dir: 'rtl', file: 'ar' }],
    ['he', { lang: 'he', dir: 'rtl', file: 'he' }],
    ['zh_CN', { lang: 'zh-CN', dir: 'ltr', file: 'zh-Hans' }],
    ['pt', { lang: 'pt', dir: 'ltr', file: 'pt-BR' }],
    ['en-GB', { lang: 'en-GB', dir: 'ltr', file: undefined }],
  ])('%s', (lang, wanted) => {
    expect(languageFile(lang)).toEqual(wanted);
  });

  it.each([
    '',
    'da',
    'zh-TW',
    '../de',
    'de/../../x',
    'https://evil.example/de',
    '%2e%2e',
    'de.js',
    'javascript:1',
  ])('is undefined for “%s”', (lang) => {
    expect(languageFile(lang)).toBeUndefined();
  });

  it('is always a name from the list', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (lang) => {
        const { file } = languageFile(lang) ?? {};
        expect([undefined, ...LANGUAGES]).toContain(file);
      }),
    );
  });
});

describe('embed.html', () => {
  const page = readFileSync('src/embed/embed.html', 'utf8');

  it('has no inline script, style or handler, and requests nothing from other origins', () => {
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:|https?:|\/\//);
    expect([...page.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text)).toEqual(['']);
    expect(page).toMatch(/content="default-src 'none'; script-src 'self';/);
  });
});
