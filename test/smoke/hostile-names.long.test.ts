// DOM clobbering: markup that passes a sanitizer, `<img name="createElement">` and the like, replaces properties of the
// document, of forms and of missing globals. With such markup before the module loads and while it runs, the table
// renders, plays a drag and a keyboard move and opens its dialog, without an uncaught error.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Page, type Served } from '../support/serve.js';
import type { SolitaireGame } from '../../src/elements/index.js';
import { Game } from '../../src/engine.js';
import { engines } from './engines.js';
import { RECORDER, RECORDER_TAG, until, type Point, type BrowserTab } from './browser-tab.js';
import { openDialogPages, MODULE, MODULE_TAG } from './whole-game.js';

/** Runs first: defines how the test finds the table, and how markup with names is inserted. */
const HELPERS = `globalThis.table = () => Document.prototype.querySelector.call(document, 'solitaire-game');
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
 * The attacks of the security review, and the names that Lit and this package read. Each is tested alone, as one
 * failure can hide another.
 */
const NAMES = [
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
  '/first.js': RECORDER,
  '/solitaire-elements.js': MODULE,
  '/de.js': readFileSync('dist/locales/de.js', 'utf8'),
};
let site: Served;

const TABLE = '<solitaire-game variant="klondike" deal="7"></solitaire-game>';
const pageOf = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Names</title>${RECORDER_TAG}<script>${HELPERS}</script></head>
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

/** Checks that the table is rendered and playable: a mouse drag, a key, every page of the dialog, and another theme. */
async function expectPlayable(tab: BrowserTab): Promise<void> {
  const rects = await until(
    tab,
    (from, to) => {
      const root = (globalThis as Scope).table().shadowRoot;
      const pile = root?.querySelector(`[pile=${from}]`)?.shadowRoot;
      const card = [...(pile?.querySelectorAll('[card] button') ?? [])].at(-1);
      const onto = root?.querySelector(`[pile=${to}]`);
      if (!card || !onto) return undefined;
      card.scrollIntoView({ block: 'center' });
      const { left, top, width } = card.getBoundingClientRect();
      const box = onto.getBoundingClientRect();
      return [
        [left + width / 2, top + 8],
        [box.left + box.width / 2, box.top + 30],
      ];
    },
    move?.kind === 'play' ? move.from : '',
    move?.kind === 'play' ? move.to : '',
  );
  const [start, end] = rects as unknown as [Point, Point];
  await tab.drag([start, [start[0] + 12, start[1] + 12], end]);
  const moves = (): Promise<number> => tab.evaluate(() => (globalThis as Scope).table().position.moves);
  await expect.poll(moves).toBe(1);
  await tab.evaluate(() => {
    const game = (globalThis as Scope).table();
    game.focus();
    game.shadowRoot?.activeElement?.shadowRoot?.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, composed: true }),
    );
  });
  await expect.poll(moves).toBe(0);
  await tab.evaluate(() => (globalThis as Scope).table().setAttribute('theme', 'dark'));
  expect(await openDialogPages(tab)).toEqual(['Choose a deal', 'Options', 'Statistics', 'Help']);
}

describe.each(engines)('$name', (engine) => {
  const openTab = async (body: string): Promise<BrowserTab> => {
    pages['/'] = pageOf(body);
    const tab = await engine.open();
    await tab.goto(`${site.origin}/`);
    return tab;
  };

  it.each(NAMES)('%s: the table is playable, without a console message', async (name) => {
    const tab = await openTab(`${TABLE}${single(name)}`);
    await expectPlayable(tab);
    expect(await tab.messages()).toEqual([]);
    await tab.close();
  });

  it('every property of the document and missing globals, before the module loads: the table is playable', async () => {
    const tab = await openTab(`${TABLE}<script>${PUT_ALL}</script>`);
    await expectPlayable(tab);
    expect(await tab.messages()).toEqual([]);
    await tab.close();
  });

  it('every property of the document, while the table runs: it is playable', async () => {
    const tab = await openTab(TABLE);
    await until(tab, () =>
      Boolean(
        (globalThis as Scope)
          .table()
          .shadowRoot?.querySelector('[pile]')
          ?.shadowRoot?.querySelector('button'),
      ),
    );
    await tab.evaluate((script) => {
      const tag = document.createElement('script');
      tag.textContent = script;
      document.head.append(tag);
    }, PUT_ALL);
    await expectPlayable(tab);
    expect(await tab.messages()).toEqual([]);
    await tab.close();
  });

  it('every property of the form around the table: the table is playable', async () => {
    const tab = await openTab(`<script>${IN_FORM}</script>`);
    await expectPlayable(tab);
    expect(await tab.messages()).toEqual([]);
    await tab.close();
  });
});
