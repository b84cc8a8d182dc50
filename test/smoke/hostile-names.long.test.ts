// DOM clobbering: markup that passes a sanitizer, `<img name="createElement">` and the like, replaces properties of the
// document, of forms and of missing globals. With such markup before the module loads and while it runs, the table
// renders, plays a drag and a keyboard move and opens its dialog, without an uncaught error.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Page, type Served } from '../../scripts/serve.js';
import type { SolitaireGame } from '../../src/elements/index.js';
import { Game } from '../../src/engine.js';
import { engines } from './engines.js';
import { FIRST, FIRST_TAG, until, type Point, type Visitor } from './visitor.js';
import { lookAround, MODULE, MODULE_TAG } from './whole-game.js';

/** Runs first: defines how the test finds the table, and how markup with names is inserted. */
const TOOLS = `globalThis.table = () => Document.prototype.querySelector.call(document, 'solitaire-game');
globalThis.keysOf = (node) => {
  const keys = new Set();
  for (let at = node; at; at = Object.getPrototypeOf(at)) for (const key of Object.getOwnPropertyNames(at)) keys.add(key);
  return [...keys];
};
globalThis.put = (markup) => {
  const { body } = Object.getOwnPropertyDescriptors(Document.prototype);
  Element.prototype.insertAdjacentHTML.call(body.get.call(document), 'beforeend', markup);
};`;

/** Globals that this module or Lit reads and that some or all browsers lack: any `id` provides them. */
const GLOBALS = [
  'litHtmlVersions',
  'litElementVersions',
  'reactiveElementVersions',
  'litPropertyMetadata',
  'litHtmlPolyfillSupport',
  'litElementPolyfillSupport',
  'reactiveElementPolyfillSupport',
  'litElementHydrateSupport',
  'litIssuedWarnings',
  'litNonce',
  'ShadyCSS',
  'ShadyDOM',
  'scheduler',
  'trustedTypes',
  'JSCompiler_renameProperty',
];

/**
 * The attacks of the security review, and the names that Lit and this package read. Each alone, as one failure can hide
 * another.
 */
const SINGLE = [
  'activeElement',
  'addEventListener',
  'adoptedStyleSheets',
  'body',
  'createComment',
  'createElement',
  'createElementNS',
  'createTextNode',
  'createTreeWalker',
  'currentScript',
  'defaultView',
  'documentElement',
  'fonts',
  'fullscreenEnabled',
  'getAttribute',
  'getElementById',
  'head',
  'hidden',
  'host',
  'importNode',
  'nodeType',
  'parentNode',
  'querySelector',
  'readyState',
  'visibilityState',
];

const single = (name: string): string =>
  `<img name="${name}" alt=""><form name="${name}" id="${name}"></form>`;
const PUT_ALL = `put(keysOf(document).map((key) => '<img name="' + key + '" alt=""><embed name="' + key + '">').join('') +
  ${JSON.stringify(GLOBALS)}.map((id) => '<p id="' + id + '"></p>').join(''));`;
/** The table inside a form whose inputs replace each of its properties. */
const IN_FORM = `put('<form><p><solitaire-game variant="klondike" deal="7"></solitaire-game></p>' +
  keysOf(document.createElement('form')).map((key) => '<input name="' + key + '">').join('') + '</form>');`;

const pages: Record<string, string | Page> = {
  '/first.js': FIRST,
  '/solitaire-elements.js': MODULE,
  '/de.js': readFileSync('dist/locales/de.js', 'utf8'),
};
let site: Served;

const TABLE = '<solitaire-game variant="klondike" deal="7"></solitaire-game>';
const pageOf = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Names</title>${FIRST_TAG}<script>${TOOLS}</script></head>
<body>${body}${MODULE_TAG}</body></html>`;

beforeAll(async () => {
  site = await serve({ pages });
});
afterAll(async () => {
  await Promise.all([...engines.map((engine) => engine.close()), site.close()]);
});

type Scope = typeof globalThis & { table: () => SolitaireGame };

/** A legal move in this deal, made with the mouse. */
const [move] = Game.deal('klondike', { deal: 7 })
  .legalMoves()
  .filter(({ kind }) => kind === 'play');

/** The table is rendered and playable: a drag of the mouse, a key, every page of the dialog, and another language. */
async function playOn(visitor: Visitor): Promise<void> {
  const rects = await until(
    visitor,
    (from, to) => {
      const root = (globalThis as Scope).table().shadowRoot;
      const pile = root?.querySelector(`[pile=${from}]`)?.shadowRoot;
      const card = [...(pile?.querySelectorAll('[card] button') ?? [])].at(-1);
      const onto = root?.querySelector(`[pile=${to}]`);
      if (!card || !onto) return undefined;
      card.scrollIntoView({ block: 'center' });
      const { left, top, width } = card.getBoundingClientRect();
      const room = onto.getBoundingClientRect();
      return [
        [left + width / 2, top + 8],
        [room.left + room.width / 2, room.top + 30],
      ];
    },
    move?.kind === 'play' ? move.from : '',
    move?.kind === 'play' ? move.to : '',
  );
  const [start, end] = rects as unknown as [Point, Point];
  await visitor.drag([start, [start[0] + 12, start[1] + 12], end]);
  const moves = (): Promise<number> => visitor.evaluate(() => (globalThis as Scope).table().position.moves);
  await expect.poll(moves).toBe(1);
  await visitor.evaluate(() => {
    const game = (globalThis as Scope).table();
    game.focus();
    game.shadowRoot?.activeElement?.shadowRoot?.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, composed: true }),
    );
  });
  await expect.poll(moves).toBe(0);
  await visitor.evaluate(() => (globalThis as Scope).table().setAttribute('theme', 'dark'));
  expect(await lookAround(visitor)).toEqual(['Choose a deal', 'Options', 'Statistics', 'Help']);
}

describe.each(engines)('$name', (engine) => {
  const visit = async (body: string): Promise<Visitor> => {
    pages['/'] = pageOf(body);
    const visitor = await engine.open();
    await visitor.goto(`${site.origin}/`);
    return visitor;
  };

  it.each(SINGLE)('%s: plays, without a console message', async (name) => {
    const visitor = await visit(`${TABLE}${single(name)}`);
    await playOn(visitor);
    expect(await visitor.said()).toEqual([]);
    await visitor.close();
  });

  it('every property of the document and missing globals, before the module loads', async () => {
    const visitor = await visit(`${TABLE}<script>${PUT_ALL}</script>`);
    await playOn(visitor);
    expect(await visitor.said()).toEqual([]);
    await visitor.close();
  });

  it('every property of the document, while the table runs', async () => {
    const visitor = await visit(TABLE);
    await until(visitor, () =>
      Boolean(
        (globalThis as Scope)
          .table()
          .shadowRoot?.querySelector('[pile]')
          ?.shadowRoot?.querySelector('button'),
      ),
    );
    await visitor.evaluate((script) => {
      const tag = document.createElement('script');
      tag.textContent = script;
      document.head.append(tag);
    }, PUT_ALL);
    await playOn(visitor);
    expect(await visitor.said()).toEqual([]);
    await visitor.close();
  });

  it('every property of the form around the table', async () => {
    const visitor = await visit(`<script>${IN_FORM}</script>`);
    await playOn(visitor);
    expect(await visitor.said()).toEqual([]);
    await visitor.close();
  });
});
