// Conflicts on one page: a second copy of the module, another version of it, another Lit, elements of the same names.
// Nothing is thrown, there is at most one warning, and the first definition is used.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { engines } from './engines.js';
import { CONSUMER } from './packed.js';
import { RECORDER, RECORDER_TAG, until, type BrowserTab } from './browser-tab.js';
import { MODULE, playToTheWin } from './whole-game.js';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** Simulates another version: only its number differs. */
const OTHER = MODULE.replaceAll(version, '0.0.9');

const FOREIGN = (...names: string[]): string =>
  names
    .map((name) => `customElements.define('${name}', class extends HTMLElement { foreign = true; });`)
    .join('');
const THROWING = `customElements.define('solitaire-game', class extends HTMLElement {
  connectedCallback() { this.foreign = true; }
  get position() { throw new Error('foreign position'); } });
customElements.define('card-pile', class extends HTMLElement { constructor() { super(); throw new Error('foreign'); } });`;

const A = '/solitaire-elements.js';
const B = '/elsewhere/solitaire-elements.js';
const NPM = '/node_modules/solitaire-elements/dist/index.js';
const OLD = '/old/solitaire-elements.js';

/** The URLs of scripts in order: all are modules, which run one after the other. */
const pageOf = (scripts: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><title>Crowded</title>${RECORDER_TAG}
<script type="importmap">{"imports": {"lit": "/node_modules/lit/index.js", "lit/": "/node_modules/lit/", "lit-html": "/node_modules/lit-html/lit-html.js", "lit-html/": "/node_modules/lit-html/", "lit-element/": "/node_modules/lit-element/", "@lit/reactive-element": "/node_modules/@lit/reactive-element/reactive-element.js", "@lit/reactive-element/": "/node_modules/@lit/reactive-element/"}}</script>
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('')}</head>
<body><solitaire-game variant="klondike" deal="7"></solitaire-game>
<playing-card card="QH"></playing-card><card-pile cards="KS QH"></card-pile><other-lit></other-lit></body></html>`;

const PLAYED: readonly (readonly [what: string, scripts: readonly string[], warning?: RegExp])[] = [
  ['loaded from two URLs', [A, B]],
  ['before the npm entry', [A, NPM]],
  ['after the npm entry', [NPM, A]],
  ['after another copy of Lit', ['/lit.js', A]],
  ['before another version', [A, OLD], /0\.0\.9: .*<solitaire-game>.* version \d/],
  ['after another version, and twice', [OLD, A, B], /<solitaire-game>.* version 0\.0\.9/],
  [
    'after a foreign card-pile and playing-card',
    ['/small.js', A, B],
    /: <card-pile>, <playing-card> .* another script/,
  ],
  ['before foreign elements', [A, '/late.js']],
];

const pages: Record<string, string> = {
  '/first.js': RECORDER,
  [A]: MODULE,
  [B]: MODULE,
  [OLD]: OTHER,
  '/small.js': FOREIGN('card-pile', 'playing-card'),
  '/foreign.js': FOREIGN('solitaire-game', 'card-pile', 'playing-card'),
  '/throwing.js': THROWING,
  '/late.js': `for (const name of ['solitaire-game', 'card-pile', 'playing-card'])
    try { customElements.define(name, class extends HTMLElement {}); } catch { globalThis.late = true; }`,
  '/lit.js': `import { LitElement, html } from 'lit';
    customElements.define('other-lit', class extends LitElement { render() { return html\`<b>lit</b>\`; } });`,
};

let site: Served;
beforeAll(async () => {
  site = await serve({ root: CONSUMER, pages });
});

afterAll(async () => {
  await Promise.all([...engines.map((engine) => engine.close()), site.close()]);
});

describe.each(engines)('$name', (engine) => {
  const openTab = async (scripts: readonly string[]): Promise<BrowserTab> => {
    pages['/'] = pageOf(scripts);
    const tab = await engine.open();
    await tab.goto(`${site.origin}/`);
    return tab;
  };

  it.each(PLAYED.map(([what, scripts, warning]) => ({ what, scripts, warning })))(
    '$what: the game is won',
    async ({ scripts, warning }) => {
      const tab = await openTab(scripts);
      expect(await playToTheWin(tab, 'over-under')).toBe('won');
      expect(await tab.messages()).toEqual(warning ? [expect.stringMatching(warning)] : []);
      await tab.close();
    },
  );

  it.each([
    ['a foreign solitaire-game', '/foreign.js'],
    ['foreign elements that throw', '/throwing.js'],
  ])('after %s: the first definition stays, nothing is thrown, one warning', async (_, foreign) => {
    const tab = await openTab([foreign, A, B]);
    await until(tab, () => document.readyState === 'complete');
    expect(
      await tab.evaluate(
        () => (document.querySelector('solitaire-game') as { foreign?: boolean } | null)?.foreign,
      ),
    ).toBe(true);
    const messages = (await tab.messages()).filter((line) => !line.endsWith('foreign'));
    expect(messages).toEqual([
      expect.stringMatching(/^warn: solitaire-elements .*<solitaire-game>.*another script/),
    ]);
    await tab.close();
  });
});
