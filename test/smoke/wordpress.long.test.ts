// The WordPress plugin without WordPress: its list of attributes matches the element, its editor offers all of them,
// its zip is complete, and, if PHP is installed, its code runs with mocks of WordPress's functions, with hostile input
// from authors. docs/guides/wordpress.md was tested in a real WordPress.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { valuesOf } from '../../scripts/attribute-values.js';
import { describeElements } from '../../scripts/docs.js';
import { zipPlugin } from '../../scripts/wordpress.js';
import { SolitaireGame } from '../../src/elements/index.js';
import { PREFERENCES } from '../../src/controller/preferences.js';
import { optionAttribute } from '../../src/controller/setup.js';
import { RULE_PROPERTIES } from '../../src/elements/table-attributes.js';
import { isBooleanType } from '../../src/elements/shared/boolean-attributes.js';
import { OPTIONAL_GAMES } from '../../src/embed/game-modules.js';
import { variants } from '../../src/engine.js';
import { tags } from '../support/texts.js';
import { filesOf } from './guide.js';
import { has } from './installed.js';
import { PACKED } from './packed.js';
import { PLUGIN, preparePlugin, run } from './wordpress.js';

const SOURCE = 'integrations/wordpress/solitaire-elements';
const DIST = `${PACKED}/dist`;

interface Rule {
  readonly type: string | string[];
  readonly enum?: readonly string[];
  readonly pattern?: string;
}

const rulesIn = (file: string): Record<string, Rule> =>
  (JSON.parse(readFileSync(`${SOURCE}/${file}`, 'utf8')) as { attributes: Record<string, Rule> }).attributes;

const rules = rulesIn('block.json');
const replayRules = rulesIn('replay/block.json');

beforeAll(preparePlugin);

describe('block.json', () => {
  it('has every attribute of the element as a property, and the language', () => {
    const game = describeElements().get('solitaire-game');
    const properties = game?.attributes.map(({ fieldName }) => fieldName) ?? [];
    expect(Object.keys(rules).sort()).toEqual([...properties, 'lang'].sort());
  });

  it('of a replay has every attribute of the element, with the rules of a game, the comments and the language', () => {
    const properties = describeElements()
      .get('solitaire-replay')
      ?.attributes.map(({ fieldName }) => fieldName);
    expect(Object.keys(replayRules).sort()).toEqual([...(properties ?? []), 'comments', 'lang'].sort());
    for (const [name, rule] of Object.entries(replayRules)) {
      if (rules[name]) expect(rule, name).toEqual(rules[name]);
    }
  });

  it('has the games, and the appearance settings with all their values', () => {
    expect(new Set(rules['variant']?.enum)).toEqual(new Set([...variants.keys(), ...OPTIONAL_GAMES]));
    for (const [name, values] of Object.entries(PREFERENCES)) {
      const rule = rules[name];
      // boolean attributes have no values; some properties are not attributes
      if (rule?.enum) expect(rule.enum, name).toEqual(values);
      else
        expect(
          values.every((value) => value === 'on' || value === 'off'),
          name,
        ).toBe(true);
    }
  });

  it('has the values that the rules of all games have', () => {
    for (const name of RULE_PROPERTIES) {
      const values = valuesOf('solitaire-game', { name: optionAttribute(name) })?.values;
      if (rules[name]?.enum) expect(new Set(rules[name].enum), name).toEqual(new Set(values));
    }
    expect(rules['reserve']?.enum).toContain('17');
  });

  it('offers no anchor: the saved markup is written by PHP only, and many WordPress versions would drop it', () => {
    const { supports } = JSON.parse(readFileSync(`${SOURCE}/block.json`, 'utf8')) as {
      supports: Record<string, unknown>;
    };
    expect(supports['anchor']).toBe(false);
  });

  it.each(Object.entries(rules).filter(([, { type }]) => [type].flat().includes('string')))(
    'describes the values of %s',
    (_, { enum: values, pattern }) => {
      expect(values ?? pattern).toBeDefined();
    },
  );
});

describe("the editor's script", () => {
  it('offers each attribute once', () => {
    type Made = { type: unknown; props: { key?: string } | null; children: unknown[] };
    const createElement = (type: unknown, props: Made['props'], ...children: unknown[]): Made => ({
      type,
      props,
      children,
    });
    const edits = new Map<string, (props: object) => Made>();
    const wp = {
      blocks: {
        registerBlockType: (name: string, block: { edit: (props: object) => Made }) =>
          edits.set(name, block.edit),
        getBlockType: (name: string) => ({
          attributes: { ...(name.endsWith('/replay') ? replayRules : rules), align: { type: 'string' } },
        }),
      },
      blockEditor: { InspectorControls: 'controls', useBlockProps: () => ({}) },
      components: {
        Button: 'button',
        TextareaControl: 'textarea',
        PanelBody: 'panel',
        SelectControl: 'select',
        TextControl: 'text',
        ToggleControl: 'toggle',
      },
      element: { createElement, Fragment: 'fragment' },
      i18n: { __: (text: string) => text },
    };
    const window = { wp, solitaireElements: { module: '/m.js', replay: '/r.js', games: {}, names: {} } };
    runInNewContext(readFileSync(`${PLUGIN}/editor.js`, 'utf8'), { window });
    const keysIn = (node: unknown): string[] => {
      if (Array.isArray(node)) return node.flatMap(keysIn);
      const { type, props, children = [] } = Object(node) as Partial<Made>;
      const own = ['select', 'text', 'textarea', 'toggle'].includes(String(type)) ? [props?.key ?? ''] : [];
      return [...own, ...children.flatMap(keysIn)];
    };
    const offered = (name: string, attributes: object): string[] =>
      keysIn(
        edits.get(`solitaire-elements/${name}`)?.({ attributes, setAttributes: () => undefined }),
      ).sort();
    expect(offered('game', {})).toEqual(Object.keys(rules).sort());
    const { comments: _, ...settings } = replayRules;
    expect(offered('replay', {})).toEqual(Object.keys(settings).sort());
    expect(offered('replay', { comments: [{ at: '2', text: '' }] })).toEqual(
      [...Object.keys(settings), 'at', 'text', 'line', 'marks'].sort(),
    );
  });
});

describe('the zip', () => {
  it('contains the plugin with the module, its languages, the optional games and its version, and is reproducible', () => {
    const zip = zipPlugin(DIST);
    expect(Buffer.from(zip).equals(zipPlugin(DIST))).toBe(true);
    const files = unzipSync(zip);
    const file = (name: string) => strFromU8(files[`solitaire-elements/${name}`] ?? new Uint8Array());
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(file('solitaire-elements.js')).toBe(readFileSync(`${DIST}/solitaire-elements.js`, 'utf8'));
    for (const tag of tags) expect(file(`locales/${tag}.js`)).not.toBe('');
    for (const id of OPTIONAL_GAMES) expect(file(`games/${id}.js`)).not.toBe('');
    expect(Object.keys(files)).toContain('solitaire-elements/replay/block.json');
    // the address that WordPress writes, so that a page with a game and a replay loads the module once
    expect(file('solitaire-replay.js')).toContain(`"./solitaire-elements.js?ver=${version}"`);
    expect(file('solitaire-elements.php')).toContain(`Version:           ${version}\n`);
    expect(file('readme.txt')).toContain(`Stable tag: ${version}\n`);
    expect(
      Object.values(files)
        .map((bytes) => strFromU8(bytes))
        .join(''),
    ).not.toContain('{{version}}');
  });
});

/** A shortcode's attributes as WordPress passes them. */
const shortcode = (attributes: string): string => `$shortcodes['solitaire'](array(${attributes}))`;
const block = (attributes: string): string => `$block(array(${attributes}))`;

describe.runIf(has('php', '--version'))('the PHP', () => {
  it('writes a table for a shortcode', () => {
    const { html, scripts } = run(shortcode("'variant' => 'reno', 'deal' => '5', 0 => 'left-handed'"));
    expect(html).toBe('<solitaire-game variant="reno" deal="5" left-handed></solitaire-game>');
    expect(scripts).toEqual(['solitaire-elements']);
  });

  it.each([
    [`'variant' => 'freecell'`, ['freecell']],
    [`'games' => 'klondike spider golf'`, ['golf', 'spider']],
    [`'variant' => 'golf', 'games' => 'golf reno'`, ['golf']],
    [`'variant' => 'klondike'`, []],
    [`'variant' => '../freecell'`, []],
    [`'games' => '../freecell all'`, []],
  ])('loads the files of optional games for %s', (attributes, ids) => {
    for (const code of [shortcode(attributes), block(attributes)])
      expect(run(code).scripts).toEqual([
        'solitaire-elements',
        ...ids.map((id) => `solitaire-elements-file-${id}`),
      ]);
  });

  it.each((filesOf('wordpress').get('shortcode.txt') ?? '').trim().split('\n'))('accepts %s', (line) => {
    const list = [...line.slice(1, -1).matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value], i) =>
      value === undefined ? `${i} => '${name ?? ''}'` : `'${name ?? ''}' => '${value}'`,
    );
    expect(run(shortcode(list.join())).html).toBe(
      line.replace('[solitaire', '<solitaire-game').replace(']', '></solitaire-game>'),
    );
  });

  it('writes every attribute with every listed value', () => {
    for (const [name, { type, enum: values = [] }] of Object.entries(rules)) {
      const written = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      for (const value of values)
        expect(run(block(`'${name}' => '${value}'`)).html).toContain(
          `<solitaire-game ${written}="${value}">`,
        );
      if ([type].flat().includes('boolean')) {
        expect(run(block(`'${name}' => true`)).html).toContain(`<solitaire-game ${written}>`);
        expect(run(block(`'${name}' => false`)).html).toContain('<solitaire-game>');
      }
    }
  });

  it.each([
    `'variant' => '"><script>alert(1)</script>'`,
    `'onclick' => 'alert(1)'`,
    `'style' => 'position: fixed'`,
    `0 => 'onfocus=alert(1)'`,
    `0 => 'x><img/src=x/onerror=alert(1)>'`,
    `'><script>' => 'x'`,
    `'save-key' => 'x" onfocus="alert(1)'`,
    `'without' => "menu\\n\\" onfocus=\\"x"`,
    `'deal' => "5\\n"`,
    `'lang' => '../../../x'`,
    `'sound' => 'on" onfocus="alert(1)'`,
    `'variant' => array('reno')`,
    `'winnable' => 1`,
  ])('escapes all of %s', (attributes) => {
    for (const code of [shortcode(attributes), block(attributes)]) {
      expect(run(code).html.replace('<div class="block">', '').replace('</div>', '')).toBe(
        '<solitaire-game></solitaire-game>',
      );
      const { html } = run(code, { editor: true });
      expect(html.replace(/^(<div class="block">)?<solitaire-game><\/solitaire-game>/, '')).toMatch(
        /^(<p><small>[^<>"]*<\/small><\/p>)?(<\/div>)?$/,
      );
    }
  });

  it('shows rejected attributes to editors', () => {
    const { html } = run(shortcode(`'deal' => 'abc'`), { editor: true });
    expect(html).toContain('only you see this line): deal=&quot;abc&quot;');
  });

  it.each([
    ['en-US', []],
    ['de-DE', ['solitaire-elements-de']],
    ['pt-PT', ['solitaire-elements-pt-BR']],
    ['zh-CN', ['solitaire-elements-zh-Hans']],
    ['xx', []],
  ])('loads the language of a site in %s', (language, more) => {
    expect(run(shortcode(''), { language }).scripts).toEqual(['solitaire-elements', ...more]);
  });

  it.each([
    [`'lang' => 'fr'`, ['solitaire-elements-fr']],
    [`'lang' => 'pt'`, ['solitaire-elements-pt-BR']],
    [`'lang' => 'en-GB'`, []],
    // omitted, so the page's setting applies
    [`'lang' => 'xx!'`, ['solitaire-elements-de']],
    [`'lang' => '../fr'`, ['solitaire-elements-de']],
    [`0 => 'lang'`, ['solitaire-elements-de']],
    [`'lang' => array('fr')`, ['solitaire-elements-de']],
    // a valid language that is not shipped
    [`'lang' => 'ji'`, ['solitaire-elements-de']],
  ])('loads for %s on a German site', (attributes, more) => {
    for (const code of [shortcode(attributes), block(attributes)])
      expect(run(code, { language: 'de-DE' }).scripts).toEqual(['solitaire-elements', ...more]);
  });

  const SWITCHES = Object.entries(rules).flatMap(([name, { type }]) =>
    [type].flat().includes('boolean')
      ? [[name, name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)] as const]
      : [],
  );

  it('has the same boolean attributes as the element', () => {
    // read first, because Lit then completes the list of properties
    expect(SolitaireGame.observedAttributes).toContain('daily');
    const names = [...SolitaireGame.elementProperties]
      .filter(([, { type }]) => isBooleanType(type))
      .map(([name]) => name);
    expect(SWITCHES.map(([name]) => name).sort()).toEqual(names.sort());
  });

  it.each(SWITCHES)(
    'switches %s on and off in every spelling that the element accepts',
    (name, attribute) => {
      const written = (value: string) => [
        run(shortcode(`'${attribute}' => ${value}`), { editor: true }).html,
        run(block(`'${name}' => ${value}`), { editor: true }).html.replace(/<\/?div[^>]*>/g, ''),
      ];
      const on = `<solitaire-game ${attribute}></solitaire-game>`;
      for (const value of [`''`, `'1'`, `'true'`, `'TRUE'`, `'${attribute}'`, 'true'])
        expect(written(value), value).toEqual([on, on]);
      const off = '<solitaire-game></solitaire-game>';
      for (const value of [`'0'`, `'false'`, 'false']) expect(written(value), value).toEqual([off, off]);
      for (const html of written(`'maybe'`)) {
        expect(html.startsWith(off)).toBe(true);
        expect(html).toContain('maybe');
      }
    },
  );

  it('distinguishes a date from a number', () => {
    expect(run(shortcode(`'deal' => '1', 'daily' => '2026-11-21'`)).html).toBe(
      '<solitaire-game deal="1" daily="2026-11-21"></solitaire-game>',
    );
  });

  it('loads the module and optional games as modules, and other scripts unchanged', () => {
    const tag = (handle: string) =>
      run(`$filters['script_loader_tag']('<script>', '${handle}', '/m.js?a=1&b=2')`).html;
    expect(tag('solitaire-elements')).toBe(
      '<script type="module" src="/m.js?a=1&amp;b=2" id="solitaire-elements-js"></script>\n',
    );
    expect(tag('solitaire-elements-file-golf')).toContain('<script type="module"');
    expect(tag('solitaire-elements-replay')).toContain('<script type="module"');
    expect(tag('solitaire-elements-de')).toBe('<script>');
    // WordPress names the scripts of a block after it; the tag of this one includes the URLs of the modules
    for (const field of ['editor-script', 'script', 'view-script'])
      expect(tag(`solitaire-elements-game-${field}`)).toBe('<script>');
    expect(tag('jquery')).toBe('<script>');
  });
});
