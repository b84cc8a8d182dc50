// The three files for editors match the code: each attribute with its values, each event, slot, part, state and custom
// property, with descriptions, and nothing else. The language service of VS Code shows how it displays them.
import { readdirSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { beforeAll, describe, expect, it } from 'vitest';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { describeElements } from '../../scripts/docs.js';
import type { ElementDescription } from '../../scripts/manifest.js';
import { vsCodeData, webTypes } from '../../scripts/editors.js';
import { STATUS_SLOT } from '../../src/elements/live-region.js';
import { CardPile, PlayingCard, SolitaireGame } from '../../src/elements/index.js';
import { SolitaireReplay } from '../../src/elements/solitaire-replay.js';
import { PREFERENCES } from '../../src/controller/preferences.js';

const OUT = '.cache/editors';
const CLASSES = {
  'solitaire-game': SolitaireGame,
  'solitaire-replay': SolitaireReplay,
  'card-pile': CardPile,
  'playing-card': PlayingCard,
};
type Tag = keyof typeof CLASSES;
const TAGS = Object.keys(CLASSES) as Tag[];

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const parse = (file: string): unknown => JSON.parse(read(file));
const sources = readdirSync(new URL('../../src/elements', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.ts'))
  // here, only the comment above a class is checked
  .map((file) => read(`src/elements/${file}`).replaceAll(/\/\*\*.*?\*\//gs, ''))
  .join('\n');
const found = (pattern: RegExp, text = sources): string[] =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? ''))].sort();

const pkg = parse('package.json') as { name: string; version: string };
let elements: Map<string, ElementDescription>;
type VsCode = ReturnType<typeof vsCodeData>;
type VsCodeTag = VsCode['tags'][number];
type Web = ReturnType<typeof webTypes>;
type WebElement = Web['contributions']['html']['elements'][number];
let vsCode: VsCode;
let web: Web;

beforeAll(() => {
  elements = describeElements(OUT);
  const manifest = { modules: [{ declarations: [...elements.values()] }] };
  vsCode = vsCodeData(manifest, pkg);
  web = webTypes(manifest, pkg);
}, 120_000);

const described = (tag: string): ElementDescription => elements.get(tag) as ElementDescription;
const inVsCode = (tag: string): VsCodeTag => vsCode.tags.find(({ name }) => name === tag) as VsCodeTag;
const inWeb = (tag: string): WebElement =>
  web.contributions.html.elements.find(({ name }) => name === tag) as WebElement;
const namesOf = (items: readonly { name: string }[] = []): string[] => items.map(({ name }) => name).sort();
const wordsOf = ({ description }: { description?: string | { value: string } | undefined }): string =>
  typeof description === 'object' ? description.value : (description ?? '');

type Kind = 'events' | 'slots' | 'cssParts' | 'cssStates' | 'cssProperties';
const all = (kind: Kind): string[] => [...new Set(TAGS.flatMap((tag) => namesOf(described(tag)[kind])))];

describe.each(TAGS)('<%s>', (tag) => {
  it('has its attributes in all three files, with descriptions', () => {
    const observed = [...CLASSES[tag].observedAttributes].sort();
    for (const { attributes } of [described(tag), inVsCode(tag), inWeb(tag)]) {
      expect(namesOf(attributes)).toEqual(observed);
      for (const one of attributes) expect(wordsOf(one), one.name).toMatch(/\w/);
    }
  });

  it('has its properties and methods, with descriptions', () => {
    const members = described(tag).members;
    for (const { name, description } of members) expect(description, name).toMatch(/\w/);
    expect(namesOf(inWeb(tag).js.properties)).toEqual(
      namesOf(members.filter(({ kind }) => kind === 'field')),
    );
    const words = wordsOf(inVsCode(tag));
    for (const { name, kind, attribute } of members) {
      if (kind === 'method') expect(words).toContain(`\`${name}(`);
      else if (!attribute) expect(words).toMatch(new RegExp(`\`(?:static |readonly )*${name}: `));
      if (kind === 'method') expect(wordsOf(inWeb(tag))).toContain(`\`${name}(`);
    }
  });

  it('has a description, and so have all its members', () => {
    for (const one of [described(tag), inVsCode(tag), inWeb(tag)]) expect(wordsOf(one)).toMatch(/\w/);
    for (const kind of ['events', 'slots', 'cssParts', 'cssStates', 'cssProperties'] as const)
      for (const one of described(tag)[kind] ?? []) expect(wordsOf(one), one.name).toMatch(/\w/);
  });
});

describe('the game', () => {
  it('has its events in all three files, each with the named type of its detail', () => {
    const details = [...read('src/controller/events.ts').matchAll(/^ {2}'(solitaire-[\w-]+)': (\w+);/gm)];
    // `solitaire-step` is the event of another element
    const own = details.filter(([, name]) => name !== 'solitaire-step');
    const expected = own.map(([, name, type]) => [name, `CustomEvent<${type ?? ''}>`]).sort();
    expect(namesOf(described('solitaire-replay').events)).toContain('solitaire-step');
    expect(expected.length).toBeGreaterThan(8);
    const { events = [] } = described('solitaire-game');
    const typed = (list: readonly { name: string; type?: unknown }[]) =>
      list
        .map(({ name, type }) => [name, typeof type === 'string' ? type : (type as { text: string }).text])
        .sort();
    expect(typed(events)).toEqual(expected);
    expect(typed(inWeb('solitaire-game').js.events)).toEqual(expected);
    const words = wordsOf(inVsCode('solitaire-game'));
    expect(found(/^- `(solitaire-[\w-]+: CustomEvent<\w+>)`: \w/gm, words)).toEqual(
      expected.map(([name, type]) => `${name ?? ''}: ${type ?? ''}`),
    );
    const index = read('src/elements/index.ts');
    for (const [, , type] of details) expect(index, 'is exported').toMatch(new RegExp(`\\b${type ?? ''}\\b`));
  });

  it('has methods with return types', () => {
    const words = wordsOf(inVsCode('solitaire-game'));
    expect(words).toContain('`newGame(setup: NewGame): Promise<Position>`');
    expect(words).toContain('`hint(): Hint | undefined`');
  });

  it('has its slots in all three files', () => {
    const written = [...sources.matchAll(/<slot name=(?:"([\w-]+)"|\$\{([^}]*)\})/g)].flatMap(
      ([, name, code = '']) => name ?? (code === 'STATUS_SLOT' ? STATUS_SLOT : found(/'([\w-]+)'/g, code)),
    );
    const expected = [...new Set(written)].sort();
    expect(namesOf(described('solitaire-game').slots)).toEqual(expected);
    expect(namesOf(inWeb('solitaire-game').slots)).toEqual(expected);
    expect(found(/^- `slot="([\w-]+)"`: \w/gm, wordsOf(inVsCode('solitaire-game')))).toEqual(expected);
  });

  it.each([
    ['parts', 'cssParts', /\bpart="([\w-]+)"|\bpart\.add\('([\w-]+)'\)/g, 'pseudo-elements', 'part'],
    ['states', 'cssStates', /\bstate of \[(.*?)\]/g, 'pseudo-classes', 'state'],
  ] as const)('has its %s in all three files', (_, kind, pattern, section, name) => {
    const written = found(pattern).flatMap((text) => text.split(/[', ]+/).filter(Boolean));
    const expected = [...new Set(written)].sort();
    expect(expected.length).toBeGreaterThan(4);
    expect(all(kind).sort()).toEqual(expected);
    expect(namesOf(web.contributions.css[section])).toEqual(expected.map((one) => `${name}(${one})`));
    const listed = new RegExp(`^- \`::?${name}\\(([\\w-]+)\\)\`: \\w`, 'gm');
    const words = ['solitaire-game', 'solitaire-replay'].map((tag) => wordsOf(inVsCode(tag))).join('\n');
    expect(found(listed, words)).toEqual(expected);
  });
});

describe('the files', () => {
  it.each([
    ['custom-elements.json', 'custom-elements-manifest/schema.json'],
    ['vscode.html-custom-data.json', 'vscode-html-languageservice/docs/customData.schema.json'],
  ])('%s matches its schema', (file, schema) => {
    const manifest = parse(`${OUT}/custom-elements.json`);
    const check = new Ajv({ logger: false }).compile(parse(`node_modules/${schema}`) as object);
    check(file.startsWith('vscode') ? vsCode : manifest);
    expect(check.errors ?? []).toEqual([]);
  });

  it('are shipped, and named where editors look for them', () => {
    const { files, exports, ...fields } = parse('package.json') as {
      files: string[];
      exports: Record<string, unknown>;
      customElements: string;
      'web-types': string;
    };
    const names = [fields.customElements, fields['web-types'], 'vscode.html-custom-data.json'];
    expect(names).toEqual(['custom-elements.json', 'web-types.json', 'vscode.html-custom-data.json']);
    expect(files).toEqual(expect.arrayContaining(names));
    for (const name of names) expect(exports[`./${name}`]).toBe(`./${name}`);
  });
});

describe('VS Code, with the file in its settings', () => {
  const ask = (text: string) => {
    const provider = newHTMLDataProvider('solitaire', vsCode as never);
    const service = getLanguageService({ useDefaultDataProvider: false, customDataProviders: [provider] });
    const at = text.indexOf('|');
    const document = TextDocument.create('file:///a.html', 'html', 1, text.replace('|', ''));
    const html = service.parseHTMLDocument(document);
    const position = document.positionAt(at);
    return {
      offers: service.doComplete(document, position, html).items.map(({ label }) => label),
      shows: JSON.stringify(service.doHover(document, position, html)?.contents ?? ''),
    };
  };

  it('offers the elements, their attributes and the values of these', () => {
    expect(ask('<|').offers).toEqual(expect.arrayContaining(TAGS));
    expect(ask('<solitaire-game |></solitaire-game>').offers).toEqual(
      expect.arrayContaining([...SolitaireGame.observedAttributes]),
    );
    expect(ask('<solitaire-game theme="|"></solitaire-game>').offers).toEqual([...PREFERENCES.theme]);
    expect(ask('<playing-card card="|"></playing-card>').offers).toHaveLength(52);
  });

  it('shows descriptions and links to the docs', () => {
    expect(ask('<solitaire-ga|me></solitaire-game>').shows).toContain(
      'solitaire-end: CustomEvent<EndDetail>',
    );
    const { shows } = ask('<solitaire-game th|eme="dark"></solitaire-game>');
    expect(shows).toContain('follows the page');
    expect(shows).toContain('docs/reference/solitaire-game.md#attributes');
  });
});
