// The code that the demo and Storybook generate for a page: only what is necessary, with everything escaped.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULTS, LANGUAGES, elementCode, frameCode, pageCode, shortcodes } from '../../demo/embed-code.js';
import { describeElements } from '../../scripts/docs.js';
import type { ElementDescription } from '../../scripts/manifest.js';
import { attributeOf } from '../../src/controller/setup.js';
import { LANGUAGES as SHIPPED, languageFile } from '../../src/embed/language-file.js';
import { variants } from '../../src/engine.js';

let game: ElementDescription | undefined;

beforeAll(() => {
  game = describeElements().get('solitaire-game');
}, 60_000);

describe('the HTML code for a page', () => {
  it('is two lines with the default settings', () => {
    expect(pageCode({ attributes: {} })).toBe(
      '<script type="module" src="solitaire-elements.js"></script>\n<solitaire-game></solitaire-game>',
    );
  });

  it('omits default values, as defined in the sources', () => {
    const rules = [...variants.values()].flatMap(({ options }) =>
      Object.keys(options ?? {}).map(attributeOf),
    );
    const documented = (game?.attributes ?? []).flatMap(({ name, description = '' }) => {
      const value = /Default: `(.*?)`\.$/.exec(description)?.[1];
      // an attribute fixes its rule, even with the default value
      return value === undefined || rules.includes(name) ? [] : [[name, value]];
    });
    expect(DEFAULTS).toEqual(Object.fromEntries(documented));
    expect(elementCode(DEFAULTS)).toBe('<solitaire-game></solitaire-game>');
    expect(elementCode({ draw: '3', runs: 'whole' })).toBe(
      '<solitaire-game draw="3" runs="whole"></solitaire-game>',
    );
  });

  it('writes boolean attributes without a value, and omits false and empty values', () => {
    const attributes = {
      daily: true,
      sound: false,
      'left-handed': true,
      deal: undefined,
      without: '',
      faces: null,
    };
    expect(elementCode(attributes)).toBe('<solitaire-game daily left-handed></solitaire-game>');
  });

  it('escapes quotes, ampersands and tags', () => {
    expect(elementCode({ 'save-key': '"><script>&amp;' })).toBe(
      '<solitaire-game save-key="&quot;>&lt;script>&amp;amp;"></solitaire-game>',
    );
  });

  it('loads the language, and sets the custom properties', () => {
    expect(
      pageCode({ attributes: { lang: 'de' }, properties: { '--solitaire-felt': 'navy' }, folder: '/games/' }),
    ).toBe(
      [
        '<script src="/games/locales/de.js"></script>',
        '<script type="module" src="/games/solitaire-elements.js"></script>',
        '<solitaire-game lang="de"></solitaire-game>',
        '<style>solitaire-game { --solitaire-felt: navy }</style>',
      ].join('\n'),
    );
    expect(pageCode({ attributes: { lang: 'en' } })).not.toContain('locales');
  });

  it.each([...SHIPPED, 'de-AT', 'DE', 'pt', 'pt-PT', 'zh', 'zh-CN', 'zh-TW', 'en-GB', 'da', 'a b', '../de'])(
    'names the file of the closest language for %s, as the element does',
    (lang) => {
      expect(LANGUAGES).toEqual(SHIPPED);
      const [, file] = /<script src="locales\/(.*?)\.js">/.exec(pageCode({ attributes: { lang } })) ?? [];
      expect(file).toBe(languageFile(lang)?.file);
    },
  );

  it.each([
    'red}</style><script>throw 1</script>',
    'red; color: red',
    'red} body { color: red',
    '<!--',
    '/*',
    '\\',
  ])('omits an unsafe custom property: %s', (value) => {
    const properties = { '--solitaire-felt': value, '--solitaire-ink': 'navy', 'x} body { --y': 'red' };
    expect(pageCode({ attributes: {}, properties }).split('\n').slice(2)).toEqual([
      '<style>solitaire-game { --solitaire-ink: navy }</style>',
    ]);
  });
});

describe('the code for a frame', () => {
  const addressIn = (code: string): URL =>
    new URL(
      (/src="([^"]*)"/.exec(code)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
      'https://a.example/',
    );

  it('has each attribute as a parameter', () => {
    const attributes = { variant: 'reno', deal: 6, sound: true, without: 'time "&<>', theme: 'auto' };
    const { pathname, searchParams } = addressIn(frameCode({ attributes, folder: '/games/' }));
    expect(pathname).toBe('/games/embed.html');
    expect([...searchParams]).toEqual([
      ['variant', 'reno'],
      ['deal', '6'],
      ['sound', ''],
      ['without', 'time "&<>'],
    ]);
  });

  it('has the height that docs/reference/embed.md states for up to 800 pixels', () => {
    const rows = readFileSync('docs/reference/embed.md', 'utf8').matchAll(/^\| `([\w-]+)` +\|([ \d|]+)\|$/gm);
    const heights = [...rows].map(([, variant = '', cells = '']) => {
      const [phone = 0, small = 0, middle = 0] = cells.split('|').map(Number);
      return [variant, Math.max(phone, small, middle)] as const;
    });
    expect(heights.map(([variant]) => variant).sort()).toEqual([...variants.keys()].sort());
    for (const [variant, height] of heights)
      expect(frameCode({ attributes: { variant } })).toContain(` height="${height}"`);
  });

  it('has a title, and no parameters with the default settings', () => {
    const code = frameCode({ attributes: DEFAULTS, title: 'Klondike & "friends"' });
    expect(code).toContain('src="embed.html" title="Klondike &amp; &quot;friends&quot;"');
    expect(code).toContain('allow="clipboard-write; fullscreen; web-share"');
  });
});

describe('shortcodes', () => {
  const attributes = { variant: 'reno', daily: true, theme: 'auto', 'save-key': 'a "b" [c]' };

  it('are those of the guides', () => {
    const ours = { variant: 'cruel', deal: 260, 'left-handed': true, theme: 'dark' };
    const read = (name: string): string => readFileSync(`docs/guides/${name}.md`, 'utf8');
    expect(read('hugo')).toContain(shortcodes.Hugo({ variant: 'reno', daily: true }));
    expect(read('hugo').replace('deal=260', 'deal="260"')).toContain(shortcodes.Hugo(ours));
    expect(read('jekyll')).toContain(shortcodes.Jekyll({ variant: 'reno', daily: true }));
    expect(read('jekyll').replace('deal=260', 'deal="260"')).toContain(shortcodes.Jekyll(ours));
  });

  it('keep quotes, or omit the attribute if they cannot be written', () => {
    expect(shortcodes.Hugo(attributes)).toBe(
      '{{< solitaire variant="reno" daily=true save-key="a \\"b\\" [c]" >}}',
    );
    expect(shortcodes.Jekyll(attributes)).toBe(
      '{% include solitaire.html variant="reno" daily=true save-key="a \\"b\\" [c]" %}',
    );
    expect(shortcodes.WordPress(attributes)).toBe('[solitaire variant="reno" daily save-key="a b c"]');
  });
});
