// Pages whose scripts modify shared built-in objects: the game plays without console messages, and modifies nothing
// itself.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Page, type Served } from '../../scripts/serve.js';
import { engines } from './engines.js';
import { FIRST, FIRST_TAG, type Visitor } from './visitor.js';
import { clickStock, hearVerdict, lookAround, MODULE, MODULE_TAG, playToTheWin } from './whole-game.js';

const BENT: Readonly<Record<string, string>> = {
  'enumerable junk on Array, Object, String and Function': `
    Object.prototype.junk = function () {}; Array.prototype.each = Array.prototype.forEach;
    String.prototype.blank = function () {}; Function.prototype.delay = function () {};`,
  'frozen prototypes': `
    for (const { prototype } of [Object, Array, Function, String, Number, Map, Set, Promise]) Object.freeze(prototype);`,
  'bind of its own': `
    Function.prototype.bind = function (self, ...first) { const run = this; return function (...more) { return run.apply(self, first.concat(more)); }; };`,
  'timers, frames and listeners in wrappers, as zones do': `
    for (const name of ['requestAnimationFrame', 'setTimeout', 'queueMicrotask']) {
      const own = window[name];
      window[name] = function (run, ...more) { return own.call(window, (...args) => run.apply(this, args), ...more); };
    }
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, run, options) {
      return addEventListener.call(this, type, run, options);
    };`,
  'customElements.define in a wrapper': `
    const { define } = customElements;
    customElements.define = function (name, element, options) { return define.call(this, name, element, options); };`,
  'define that throws once a name is known': `
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
  '/first.js': FIRST,
  '/solitaire-elements.js': MODULE,
};
let site: Served;

const pageOf = (script: string, more = ''): string =>
  `<!doctype html><html lang="en"><head><title>Bent</title>${FIRST_TAG}<script>${script}</script>${MODULE_TAG}</head>
<body><solitaire-game variant="klondike" deal="7"></solitaire-game>${more}</body></html>`;

beforeAll(async () => {
  site = await serve({ pages });
});
afterAll(async () => {
  await Promise.all([...engines.map((engine) => engine.close()), site.close()]);
});

describe.each(engines)('$name', (engine) => {
  const visit = async (page: string): Promise<Visitor> => {
    pages['/'] = page;
    const visitor = await engine.open();
    await visitor.goto(`${site.origin}/`);
    return visitor;
  };

  it.each(Object.keys(BENT))('%s: plays, without a console message', async (what) => {
    const visitor = await visit(pageOf(BENT[what] ?? ''));
    expect(await clickStock(visitor)).toBe(1);
    expect(await lookAround(visitor)).toEqual(['Choose a deal', 'Options', 'Statistics', 'Help']);
    await hearVerdict(visitor);
    expect(await playToTheWin(visitor, 'over-under')).toBe('won');
    expect(await visitor.said()).toEqual([]);
    await visitor.close();
  });

  it('elements of the page named like its properties: plays, without a console message', async () => {
    const visitor = await visit(pageOf('', CLOBBER));
    expect(await playToTheWin(visitor, 'over-under')).toBe('won');
    expect(await lookAround(visitor)).toEqual(['Choose a deal', 'Options', 'Statistics', 'Help']);
    expect(await visitor.said()).toEqual([]);
    await visitor.close();
  });

  it('after document.write, the next table plays', async () => {
    const visitor = await visit(pageOf(''));
    await hearVerdict(visitor);
    await visitor.evaluate(() => {
      const page = document as unknown as { open(): void; write(text: string): void; close(): void };
      page.open();
      page.write(
        '<!doctype html><html lang="en"><body><p>Anew</p><solitaire-game variant="cruel"></solitaire-game>',
      );
      page.close();
    });
    expect(await playToTheWin(visitor, 'over-under')).toBe('won');
    expect(await visitor.said()).toEqual([]);
    await visitor.close();
  });

  it('adds no global name and changes no shared object', async () => {
    const count = `globalThis.count = () => {
      const seen = [];
      for (const name of Object.getOwnPropertyNames(globalThis)) {
        if (name === 'count' || name === 'first' || name === 'solvability' || /^\\d+$/.test(name)) continue;
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
    const visitor = await visit(pageOf(count));
    await lookAround(visitor);
    await hearVerdict(visitor);
    expect(await playToTheWin(visitor, 'over-under')).toBe('won');
    const [before, after] = await visitor.evaluate(() => {
      const page = globalThis as unknown as { first: string[]; count: () => string[] };
      return [page.first, page.count()] as const;
    });
    // Lit registers its copies there, and the metadata of its decorators
    const own = /^(?:(?:litElement|litHtml|reactiveElement)Versions|litPropertyMetadata)$/;
    expect(after.filter((line) => !before.includes(line) && !own.test(line))).toEqual([]);
    await visitor.close();
  });
});
