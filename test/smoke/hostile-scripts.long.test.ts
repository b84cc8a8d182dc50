// Pages whose scripts modify shared built-in objects: the game is playable without console messages, and modifies
// nothing itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Page, type Served } from '../support/serve.js';
import { engines } from './engines.js';
import { RECORDER, RECORDER_TAG, type BrowserTab } from './browser-tab.js';
import {
  clickStock,
  waitForVerdict,
  openDialogPages,
  MODULE,
  MODULE_TAG,
  playToTheWin,
} from './whole-game.js';

const MODIFICATIONS: Readonly<Record<string, string>> = {
  'enumerable properties added to Array, Object, String and Function': `
    Object.prototype.junk = function () {}; Array.prototype.each = Array.prototype.forEach;
    String.prototype.blank = function () {}; Function.prototype.delay = function () {};`,
  'frozen prototypes': `
    for (const { prototype } of [Object, Array, Function, String, Number, Map, Set, Promise]) Object.freeze(prototype);`,
  'a replaced Function.prototype.bind': `
    Function.prototype.bind = function (self, ...first) { const run = this; return function (...more) { return run.apply(self, first.concat(more)); }; };`,
  'methods of Prototype.js': `
    Array.from = (list) => { const all = []; for (let i = 0; i < (list?.length ?? 0); i++) all[i] = list[i]; return all; };
    Array.prototype.entries = function () { return this.slice(); };
    Array.prototype.reduce = function () { return this.length > 1 ? this : this[0]; };
    HTMLElement.prototype.remove = function () { this.parentNode.removeChild(this); return this; };`,
  'methods and classes of MooTools': `
    Array.from = (list) => Array.isArray(list) ? list : [list];
    Function.prototype.bind = function (self, args) { const run = this; return function () { return run.apply(self, args ?? arguments); }; };
    Event = function (event) { this.event = event; }; Document = function () {}; Window = function () {};`,
  'wrapped timers, animation frames and listeners, as in Zone.js': `
    for (const name of ['requestAnimationFrame', 'setTimeout', 'queueMicrotask']) {
      const own = window[name];
      window[name] = function (run, ...more) { return own.call(window, (...args) => run.apply(this, args), ...more); };
    }
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, run, options) {
      return addEventListener.call(this, type, run, options);
    };`,
  'a wrapped customElements.define': `
    const { define } = customElements;
    customElements.define = function (name, element, options) { return define.call(this, name, element, options); };`,
  'a customElements.define that throws after each definition': `
    const own = customElements.define.bind(customElements);
    customElements.define = (name, element) => {
      own(name, element);
      throw new Error('defined');
    };`,
};

/** Elements that replace properties of document and window. */
const CLOBBER = [
  'body',
  'head',
  'title',
  'localStorage',
  'CSS',
  'customElements',
  'table',
  'game',
  'version',
  'status',
]
  .map((name) => `<form id="${name}" name="${name}"><input name="parentNode"><input id="id"></form>`)
  .join('');

const pages: Record<string, string | Page> = {
  '/first.js': RECORDER,
  '/solitaire-elements.js': MODULE,
};
let site: Served;

const pageOf = (script: string, more = ''): string =>
  `<!doctype html><html lang="en"><head><title>Modified</title>${RECORDER_TAG}<script>${script}</script>${MODULE_TAG}</head>
<body><solitaire-game variant="klondike" deal="7"></solitaire-game>${more}</body></html>`;

beforeAll(async () => {
  site = await serve({ pages });
});
afterAll(async () => {
  await Promise.all([...engines.map((engine) => engine.close()), site.close()]);
});

describe.each(engines)('$name', (engine) => {
  const openTab = async (page: string): Promise<BrowserTab> => {
    pages['/'] = page;
    const tab = await engine.open();
    await tab.goto(`${site.origin}/`);
    return tab;
  };

  it.each(Object.keys(MODIFICATIONS))('%s: the game is won, without a console message', async (what) => {
    const tab = await openTab(pageOf(MODIFICATIONS[what] ?? ''));
    expect(await clickStock(tab)).toBe(1);
    expect(await openDialogPages(tab)).toEqual(['Choose a deal', 'Options', 'Statistics', 'Help']);
    await waitForVerdict(tab);
    expect(await playToTheWin(tab, 'over-under')).toBe('won');
    expect(await tab.messages()).toEqual([]);
    await tab.close();
  });

  it('elements with the names of document properties: the game is won, without a console message', async () => {
    const tab = await openTab(pageOf('', CLOBBER));
    expect(await playToTheWin(tab, 'over-under')).toBe('won');
    expect(await openDialogPages(tab)).toEqual(['Choose a deal', 'Options', 'Statistics', 'Help']);
    expect(await tab.messages()).toEqual([]);
    await tab.close();
  });

  it('after document.write, a game on the new page is won', async () => {
    const tab = await openTab(pageOf(''));
    await waitForVerdict(tab);
    await tab.evaluate(() => {
      const page = document as unknown as { open(): void; write(text: string): void; close(): void };
      page.open();
      page.write(
        '<!doctype html><html lang="en"><body><p>Anew</p><solitaire-game variant="cruel"></solitaire-game>',
      );
      page.close();
    });
    expect(await playToTheWin(tab, 'over-under')).toBe('won');
    expect(await tab.messages()).toEqual([]);
    await tab.close();
  });

  it('adds no global name and changes no shared object', async () => {
    const count = `globalThis.count = () => {
      const seen = [];
      for (const name of Object.getOwnPropertyNames(globalThis)) {
        if (name === 'count' || name === 'first' || name === 'verdictCount' || /^\\d+$/.test(name)) continue;
        seen.push(name);
        const { prototype } = typeof globalThis[name] === 'function' ? globalThis[name] : {};
        if (!prototype || name === 'ShadowRoot') continue;
        for (const [key, { value, get, set }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
          for (const own of [value, get, set])
            if (typeof own === 'function' && !Function.prototype.toString.call(own).includes('[native code]'))
              seen.push(name + '.' + key);
        seen.push(name + ': ' + Reflect.ownKeys(prototype).map(String).sort().join(' '));
      }
      return seen.sort();
    };
    globalThis.first = globalThis.count();`;
    const tab = await openTab(pageOf(count));
    await openDialogPages(tab);
    await waitForVerdict(tab);
    expect(await playToTheWin(tab, 'over-under')).toBe('won');
    const [before, after] = await tab.evaluate(() => {
      const page = globalThis as unknown as { first: string[]; count: () => string[] };
      return [page.first, page.count()] as const;
    });
    // Lit registers its copies there, and the metadata of its decorators
    const own = /^(?:(?:litElement|litHtml|reactiveElement)Versions|litPropertyMetadata)$/;
    expect(after.filter((line) => !before.includes(line) && !own.test(line))).toEqual([]);
    await tab.close();
  });
});
