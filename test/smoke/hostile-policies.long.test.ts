// Strict content security policies and Trusted Types: whole games, every page of the dialog and the worker cause no
// violation. Also the behaviour if the list of Trusted Types policies lacks the names of this package.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { engines } from './engines.js';
import { PACKED } from './packed.js';
import { RECORDER, RECORDER_TAG, until, type BrowserTab } from './browser-tab.js';
import {
  clickStock,
  waitForVerdict,
  openDialogPages,
  MODULE,
  MODULE_TAG,
  playToTheWin,
  VARIANTS,
} from './whole-game.js';

const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'";
const TYPES = "require-trusted-types-for 'script'";
const LIST = 'trusted-types lit-html solitaire-elements';

const HTML = `<!doctype html><html lang="en"><head><title>Strict</title>${RECORDER_TAG}${MODULE_TAG}
<script src="/de.js"></script></head><body>
<solitaire-game variant="klondike" deal="7"><p>fallback content</p></solitaire-game><other-lit></other-lit></body></html>`;

let site: Served | undefined;

/** A page's own copy of Lit, with an element that has a template. */
const LIT = `import { LitElement, html } from 'lit';
customElements.define('other-lit', class extends LitElement { render() { return html\`<b>lit</b>\`; } });`;

let lit: string;
beforeAll(async () => {
  const bundle = await rollup({
    input: 'entry',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? resolve('entry.js') : null),
        load: (id) => (id === resolve('entry.js') ? LIT : null),
      },
      nodeResolve({ exportConditions: ['production'] }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  lit = output[0].code;
});

const scripts = (...sources: readonly string[]): string =>
  sources.map((src) => `<script type="module" src="${src}"></script>`).join('');

const open = (policy: string, header = 'content-security-policy'): Promise<Served> =>
  serve({
    pages: {
      '/': { body: HTML, headers: { [header]: policy } },
      '/first.js': RECORDER,
      '/solitaire-elements.js': MODULE,
      ...Object.fromEntries(
        Object.entries({
          '/twice': scripts('/solitaire-elements.js', '/again/solitaire-elements.js'),
          '/after-lit': scripts('/lit.js', '/solitaire-elements.js'),
          '/before-lit': scripts('/solitaire-elements.js', '/lit.js'),
        }).map(([path, tags]) => [
          path,
          { body: HTML.replace(MODULE_TAG, tags), headers: { [header]: policy } },
        ]),
      ),
      '/lit.js': lit,
      '/again/solitaire-elements.js': MODULE,
      '/de.js': readFileSync(`${PACKED}/dist/locales/de.js`, 'utf8'),
    },
  });

const moduleRequests = (): number =>
  site?.asked.filter((line) => line.endsWith('/solitaire-elements.js')).length ?? 0;

afterEach(() => site?.close());
afterAll(() => Promise.all(engines.map((engine) => engine.close())));

describe.each(engines)('$name', (engine) => {
  const openTab = async (policy: string, header?: string, path = '/'): Promise<BrowserTab> => {
    site = await open(policy, header);
    const tab = await engine.open();
    await tab.goto(`${site.origin}${path}`);
    return tab;
  };

  it.each([
    ['strict', STRICT],
    ['Trusted Types', TYPES],
    ['strict, with Trusted Types', `${STRICT}; ${TYPES}`],
    ['strict, with a list of policies', `${STRICT}; ${TYPES}; ${LIST}`],
    [
      'strict, with a list of the policy of this package only',
      `${STRICT}; ${TYPES}; trusted-types solitaire-elements`,
    ],
  ])('%s: mouse, dialog, a language and the worker work, without a console message', async (_, policy) => {
    const tab = await openTab(policy);
    expect(await clickStock(tab)).toBe(1);
    expect(await openDialogPages(tab)).toEqual(['Choose a deal', 'Options', 'Statistics', 'Help']);
    await waitForVerdict(tab);
    expect(moduleRequests(), 'loaded by the page, and as its worker').toBe(2);
    await tab.evaluate(() => document.documentElement.setAttribute('lang', 'de'));
    await until(tab, () =>
      document.querySelector('solitaire-game')?.shadowRoot?.textContent.includes('Neues Spiel'),
    );
    expect(await tab.messages()).toEqual([]);
    await tab.close();
  });

  it.each(VARIANTS)(
    'strict, with a list of policies: %s is won, without a console message',
    async (variant) => {
      const tab = await openTab(`${STRICT}; ${TYPES}; ${LIST}`);
      expect(await playToTheWin(tab, variant)).toBe('won');
      expect(await openDialogPages(tab)).toHaveLength(4);
      expect(await tab.messages()).toEqual([]);
      await tab.close();
    },
  );

  // the policy allows images because browsers request the page's icon automatically
  it('strict, report-only: nothing is reported', async () => {
    const tab = await openTab(
      `${STRICT}; ${TYPES}; ${LIST}; img-src 'self'; report-uri /reports`,
      'content-security-policy-report-only',
    );
    expect(await playToTheWin(tab, 'over-under')).toBe('won');
    await waitForVerdict(tab);
    expect(await tab.messages()).toEqual([]);
    expect(site?.asked).not.toContain('POST /reports');
    await tab.close();
  });

  it('a list without the policy’s name: searches without a worker, and the browser reports it once', async () => {
    const tab = await openTab(`${STRICT}; ${TYPES}; trusted-types lit-html`);
    await waitForVerdict(tab);
    expect(await playToTheWin(tab, 'over-under')).toBe('won');
    expect(moduleRequests()).toBe(1);
    const violations = (await tab.messages()).filter((line) => line.startsWith('violation'));
    expect(violations).toEqual([
      expect.stringMatching(/^violation: enforce trusted-types trusted-types-policy solitaire-elements/),
    ]);
    await tab.close();
  });

  it.each(["trusted-types 'none'", 'trusted-types another'])(
    '%s, which blocks templates: the content between the tags stays, and one warning names the solution',
    async (list) => {
      const tab = await openTab(`${STRICT}; ${TYPES}; ${list}`, undefined, '/twice');
      await expect
        .poll(async () => (await tab.messages()).filter((line) => /^(warn|uncaught)/.test(line)))
        .toEqual([expect.stringMatching(/^warn: solitaire-elements .* trusted-types\.$/)]);
      expect(
        await tab.evaluate(() => [
          customElements.get('solitaire-game') === undefined,
          document.querySelector('p')?.checkVisibility(),
        ]),
      ).toEqual([true, true]);
      await tab.close();
    },
  );

  it("loaded twice, with 'allow-duplicates': the game is won, without a console message", async () => {
    const tab = await openTab(`${STRICT}; ${TYPES}; ${LIST} 'allow-duplicates'`, undefined, '/twice');
    expect(await playToTheWin(tab, 'over-under')).toBe('won');
    await waitForVerdict(tab);
    expect(await tab.messages()).toEqual([]);
    await tab.close();
  });

  it.each([
    ['loaded twice', '/twice', undefined],
    ["loaded after the page's own Lit", '/after-lit', 'lit'],
    ["loaded before the page's own Lit", '/before-lit', 'lit'],
  ])(
    "%s, without 'allow-duplicates': the game is won and searched in its worker, without a console message",
    async (_, path, other) => {
      const tab = await openTab(`${STRICT}; ${TYPES}; ${LIST}`, undefined, path);
      expect(await playToTheWin(tab, 'over-under')).toBe('won');
      await waitForVerdict(tab);
      if (other)
        await until(
          tab,
          (text) => document.querySelector('other-lit')?.shadowRoot?.textContent === text,
          other,
        );
      expect(await tab.messages()).toEqual([]);
      await tab.close();
    },
  );
});
