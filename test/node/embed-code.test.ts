// The code that the demo and Storybook generate for a page: only what is necessary, with everything escaped.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  DEFAULTS,
  LANGUAGES,
  codeFor,
  contentCode,
  elementCode,
  frameCode,
  pageCode,
  readComments,
  separateGames,
  shortcodes,
} from '../../demo/embed-code.js';
import { readAnnotations } from '../../src/embed/replay-content.js';
import { describeElements } from '../../scripts/docs.js';
import type { ElementDescription } from '../../scripts/manifest.js';
import { optionAttribute } from '../../src/controller/setup.js';
import { LANGUAGES as SHIPPED, languageFile } from '../../src/embed/language-file.js';
import { variants } from '../../src/engine.js';
import { OPTIONAL } from '../support/optional-games.js';

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
      Object.keys(options ?? {}).map(optionAttribute),
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

  it('loads the file of each game that is not in the bundle: the shown one, and those that players can choose', () => {
    const attributes = { variant: 'freecell', games: 'klondike freecell golf' };
    expect(pageCode({ attributes, folder: '/x/' }).split('\n')).toEqual([
      '<script type="module" src="/x/games/freecell.js"></script>',
      '<script type="module" src="/x/games/golf.js"></script>',
      '<script type="module" src="/x/solitaire-elements.js"></script>',
      '<solitaire-game variant="freecell" games="klondike freecell golf"></solitaire-game>',
    ]);
    const all = [...variants.keys(), ...OPTIONAL.map(({ id }) => id)].join(' ');
    expect(separateGames({ games: all })).toEqual(OPTIONAL.map(({ id }) => id));
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

const REPLAY = { variant: 'klondike', deal: 127_438, line: '16 7f D2 w6', at: 2 };
const COMMENTS = [
  { at: '0', text: 'Before anything is moved, look at column seven.' },
  { at: '2', marks: 'w-6', text: 'The ace goes up at once.' },
  { at: '2', line: 'D3 w1', text: 'Three draws would reach the king.' },
];
const HOSTILE = '[/solitaire_comment] {{< x >}} {% x %} </p><script>alert(1)</script> & "x" *b*';

describe('comments', () => {
  it('are read from lines: the number of moves, other moves, marks and the text', () => {
    expect(
      readComments(
        '0: First.\n\n 2 {w-6}: Up: at once. \n2[D3 w1]:Other\n12 plain text\n3 {t3}\nno number\n',
      ),
    ).toEqual([
      { at: '0', line: '', marks: '', text: 'First.' },
      { at: '2', line: '', marks: 'w-6', text: 'Up: at once.' },
      { at: '2', line: 'D3 w1', marks: '', text: 'Other' },
      { at: '12', line: '', marks: '', text: 'plain text' },
      { at: '3', line: '', marks: 't3', text: '' },
    ]);
  });

  it('are text in the content of a replay, with the moves, without empty lines or indentation', () => {
    const moves = ['5 of spades to column 6.', 'Ace of\n\ndiamonds <up>.'];
    const comments = [...COMMENTS.slice(1), { at: 3, text: 'Two\n\n  lines.' }];
    expect(contentCode({ name: 'Klondike, Deal 9', line: '16  7f', moves, comments })).toBe(
      [
        '<p>Klondike, Deal 9: <code>16 7f</code></p>',
        '<ol><li>5 of spades to column 6.</li><li>Ace of diamonds &lt;up>.</li></ol>',
        '<p data-at="2" data-marks="w-6">The ace goes up at once.</p>',
        '<p><code>D3 w1</code>:</p>',
        '<p data-at="2" data-line="D3 w1">Three draws would reach the king.</p>',
        '<p data-at="3">Two lines.</p>',
      ].join('\n'),
    );
  });
});

describe('the code of a puzzle or replay', () => {
  const content = contentCode({ name: 'Klondike, Deal 127438', line: REPLAY.line, comments: COMMENTS });

  it('loads the module of the element, and is one block in Markdown', () => {
    const code = pageCode({
      attributes: { ...REPLAY, lang: 'de' },
      content,
      tag: 'solitaire-replay',
      properties: { '--solitaire-felt': 'navy' },
      folder: '/games/',
    });
    const lines = code.split('\n');
    expect(lines.slice(0, 4)).toEqual([
      '<div>',
      '<script src="/games/locales/de.js"></script>',
      '<script type="module" src="/games/solitaire-replay.js"></script>',
      // klondike is the default
      '<solitaire-replay deal="127438" line="16 7f D2 w6" at="2" lang="de">',
    ]);
    expect(lines.slice(-3)).toEqual([
      '</solitaire-replay>',
      '<style>solitaire-replay { --solitaire-felt: navy }</style>',
      '</div>',
    ]);
    for (const line of lines) expect(line).toMatch(/^</);
    const puzzle = pageCode({
      attributes: { ...REPLAY, at: undefined, puzzle: true },
      content: '<p>Text</p>',
    });
    expect(puzzle).toContain(
      '\n<solitaire-game deal="127438" line="16 7f D2 w6" puzzle>\n<p>Text</p>\n</solitaire-game>\n',
    );
  });

  it('keeps the marks of a variation in a frame, so that it reads them again', () => {
    const comments = [
      { at: 1, line: '16', marks: 'w-6 QH', text: 'To the king: now.' },
      { at: 2, line: 'D', marks: '', text: '' },
    ];
    const code = frameCode({ attributes: REPLAY, comments, tag: 'solitaire-replay' });
    const [, search = ''] = /\?([^"]*)"/.exec(code) ?? [];
    expect(readAnnotations(`?${search.replaceAll('&amp;', '&')}`)).toEqual([
      {
        attributes: { 'data-at': '1', 'data-line': '16', 'data-marks': 'w-6 QH' },
        text: 'To the king: now.',
      },
      { attributes: { 'data-at': '2', 'data-line': 'D' }, text: '' },
    ]);
  });

  it('is a frame with the comments as parameters, and their text in the caption', () => {
    const comments = [...COMMENTS, { at: 4, text: HOSTILE }];
    const code = frameCode({ attributes: REPLAY, comments, content, tag: 'solitaire-replay' });
    const address = (/src="([^"]*)"/.exec(code)?.[1] ?? '').replaceAll('&amp;', '&');
    expect(address.startsWith('embed.html?replay&')).toBe(true);
    expect(readAnnotations(address.slice(address.indexOf('?')))).toEqual([
      { attributes: { 'data-at': '0' }, text: 'Before anything is moved, look at column seven.' },
      { attributes: { 'data-at': '2', 'data-marks': 'w-6' }, text: 'The ace goes up at once.' },
      { attributes: { 'data-at': '2', 'data-line': 'D3 w1' }, text: 'Three draws would reach the king.' },
      { attributes: { 'data-at': '4' }, text: HOSTILE },
    ]);
    expect(code).toContain('<figcaption>\n<p>Klondike, Deal 127438: <code>16 7f D2 w6</code></p>');
    expect(code).not.toContain('data-at');
  });

  it('is that of the guides in WordPress, Hugo and Eleventy', () => {
    const read = (name: string): string => readFileSync(`docs/guides/${name}.md`, 'utf8');
    // the guides name the default game, too
    const named = (code: string, variant: string, name: string): string =>
      code.replace(name, `${name} ${variant}`);
    const codes = {
      wordpress: named(shortcodes.WordPress(REPLAY, COMMENTS), 'variant="klondike"', '[solitaire_replay'),
      hugo: named(shortcodes.Hugo(REPLAY, COMMENTS), 'variant="klondike"', '{{< solitaire-replay').replaceAll(
        /(deal|at)="(\d+)"/g,
        '$1=$2',
      ),
      eleventy: named(shortcodes.Eleventy(REPLAY, COMMENTS), '"variant=klondike",', '{% solitaireReplay'),
    };
    for (const [guide, code] of Object.entries(codes)) expect(read(guide)).toContain(code);
  });

  it('keeps comments with brackets, braces and tags inside of their shortcodes', () => {
    const comments = [{ at: 1, text: HOSTILE }];
    const inner = (code: string): string =>
      code.split('\n')[1]?.replace(/^(\[.*?\]|\{.*?\})|(\[\/\w+\]|\{[^}]*\}+)$/g, '') ?? '';
    for (const format of ['WordPress', 'Eleventy'] as const)
      expect(inner(shortcodes[format](REPLAY, comments)), format).not.toMatch(/[[\]{}<]/);
    const hugo = shortcodes.Hugo(REPLAY, comments);
    expect(hugo.match(/(?<!\\)\{(?<!\\)\{</g)).toHaveLength(4);
    expect(hugo).toContain('\\<script\\>');
    expect(hugo).toContain('\\*b\\*');
  });

  it('exists in every format, except a replay for Jekyll, whose pages accept HTML', () => {
    const formats = ['HTML', 'Frame', ...(Object.keys(shortcodes) as (keyof typeof shortcodes)[])] as const;
    for (const format of formats) {
      expect(codeFor(format, { attributes: { ...REPLAY, puzzle: 12 }, content }), format).toContain('16');
      const replay = codeFor(format, {
        attributes: REPLAY,
        comments: COMMENTS,
        content,
        tag: 'solitaire-replay',
      });
      expect(replay === undefined, format).toBe(format === 'Jekyll');
    }
  });
});

describe('shortcodes', () => {
  const attributes = { variant: 'reno', daily: true, theme: 'auto', 'save-key': 'a "b" [c]' };

  it('are those of the guides', () => {
    const ours = { variant: 'cruel', deal: 260, 'left-handed': true, theme: 'dark' };
    const read = (name: string): string => readFileSync(`docs/guides/${name}.md`, 'utf8');
    expect(read('hugo')).toContain(shortcodes.Hugo({ variant: 'reno', daily: true }));
    expect(read('hugo').replace('deal=260', 'deal="260"')).toContain(shortcodes.Hugo(ours));
    expect(read('eleventy')).toContain(shortcodes.Eleventy({ variant: 'reno', daily: true }));
    expect(read('eleventy')).toContain(shortcodes.Eleventy(ours));
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
    expect(shortcodes.Eleventy(attributes)).toBe('{% solitaire "variant=reno", "daily", "save-key=a b c" %}');
  });
});
