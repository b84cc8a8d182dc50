// Content security policies, the strictest and with Trusted Types: whole games, every page of the dialog and the worker
// cause no violation; and the behaviour under lists without the policy names of this package.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import nodeResolve from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../../scripts/serve.js';
import { engines } from './engines.js';
import { PACKED } from './packed.js';
import { FIRST, FIRST_TAG, until, type Visitor } from './visitor.js';
import {
  clickStock,
  hearVerdict,
  lookAround,
  MODULE,
  MODULE_TAG,
  playToTheWin,
  VARIANTS,
} from './whole-game.js';

const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'";
const TYPES = "require-trusted-types-for 'script'";
const LIST = 'trusted-types lit-html solitaire-elements';

const HTML = `<!doctype html><html lang="en"><head><title>Strict</title>${FIRST_TAG}${MODULE_TAG}
<script src="/de.js"></script></head><body>
<solitaire-game variant="klondike" deal="7"><p>what stands here without it</p></solitaire-game><other-lit></other-lit></body></html>`;

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
      '/first.js': FIRST,
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

const modules = (): number =>
  site?.asked.filter((line) => line.endsWith('/solitaire-elements.js')).length ?? 0;

afterEach(() => site?.close());
afterAll(() => Promise.all(engines.map((engine) => engine.close())));

describe.each(engines)('$name', (engine) => {
  const visit = async (policy: string, header?: string, path = '/'): Promise<Visitor> => {
    site = await open(policy, header);
    const visitor = await engine.open();
    await visitor.goto(`${site.origin}${path}`);
    return visitor;
  };

  it.each([
    ['strict', STRICT],
    ['Trusted Types', TYPES],
    ['strict, with Trusted Types', `${STRICT}; ${TYPES}`],
    ['strict, with a list of policies', `${STRICT}; ${TYPES}; ${LIST}`],
    ['strict, with a list of our name alone', `${STRICT}; ${TYPES}; trusted-types solitaire-elements`],
  ])('%s: mouse, dialog, a language and the worker work, without a console message', async (_, policy) => {
    const visitor = await visit(policy);
    expect(await clickStock(visitor)).toBe(1);
    expect(await lookAround(visitor)).toEqual(['Choose a deal', 'Options', 'Statistics', 'Help']);
    await hearVerdict(visitor);
    expect(modules(), 'loaded by the page, and as its worker').toBe(2);
    await visitor.evaluate(() => document.documentElement.setAttribute('lang', 'de'));
    await until(visitor, () =>
      document.querySelector('solitaire-game')?.shadowRoot?.textContent.includes('Neues Spiel'),
    );
    expect(await visitor.said()).toEqual([]);
    await visitor.close();
  });

  it.each(VARIANTS)(
    'strict, with a list of policies: %s plays to its win, without a console message',
    async (variant) => {
      const visitor = await visit(`${STRICT}; ${TYPES}; ${LIST}`);
      expect(await playToTheWin(visitor, variant)).toBe('won');
      expect(await lookAround(visitor)).toHaveLength(4);
      expect(await visitor.said()).toEqual([]);
      await visitor.close();
    },
  );

  // browsers request the page's icon by themselves: the policy allows images only for that
  it('strict, report-only: nothing is reported', async () => {
    const visitor = await visit(
      `${STRICT}; ${TYPES}; ${LIST}; img-src 'self'; report-uri /reports`,
      'content-security-policy-report-only',
    );
    expect(await playToTheWin(visitor, 'over-under')).toBe('won');
    await hearVerdict(visitor);
    expect(await visitor.said()).toEqual([]);
    expect(site?.asked).not.toContain('POST /reports');
    await visitor.close();
  });

  it('a list without the policy’s name: searches without a worker, and the browser reports it once', async () => {
    const visitor = await visit(`${STRICT}; ${TYPES}; trusted-types lit-html`);
    await hearVerdict(visitor);
    expect(await playToTheWin(visitor, 'over-under')).toBe('won');
    expect(modules()).toBe(1);
    const violations = (await visitor.said()).filter((line) => line.startsWith('violation'));
    expect(violations).toEqual([
      expect.stringMatching(/^violation: enforce trusted-types trusted-types-policy solitaire-elements/),
    ]);
    await visitor.close();
  });

  it.each(["trusted-types 'none'", 'trusted-types another'])(
    '%s, without a name for templates: the content between the tags stays, and one warning explains what to do',
    async (list) => {
      const visitor = await visit(`${STRICT}; ${TYPES}; ${list}`, undefined, '/twice');
      await expect
        .poll(async () => (await visitor.said()).filter((line) => /^(warn|uncaught)/.test(line)))
        .toEqual([expect.stringMatching(/^warn: solitaire-elements .* trusted-types\.$/)]);
      expect(
        await visitor.evaluate(() => [
          customElements.get('solitaire-game') === undefined,
          document.querySelector('p')?.checkVisibility(),
        ]),
      ).toEqual([true, true]);
      await visitor.close();
    },
  );

  it("twice, with 'allow-duplicates': plays, without a console message", async () => {
    const visitor = await visit(`${STRICT}; ${TYPES}; ${LIST} 'allow-duplicates'`, undefined, '/twice');
    expect(await playToTheWin(visitor, 'over-under')).toBe('won');
    await hearVerdict(visitor);
    expect(await visitor.said()).toEqual([]);
    await visitor.close();
  });

  it.each([
    ['twice', '/twice', undefined],
    ["after the page's own Lit", '/after-lit', 'lit'],
    ["before the page's own Lit", '/before-lit', 'lit'],
  ])(
    "%s, without 'allow-duplicates': plays, searches in its worker, without a console message",
    async (_, path, other) => {
      const visitor = await visit(`${STRICT}; ${TYPES}; ${LIST}`, undefined, path);
      expect(await playToTheWin(visitor, 'over-under')).toBe('won');
      await hearVerdict(visitor);
      if (other)
        await until(
          visitor,
          (text) => document.querySelector('other-lit')?.shadowRoot?.textContent === text,
          other,
        );
      expect(await visitor.said()).toEqual([]);
      await visitor.close();
    },
  );
});

describe('the standalone bundle', () => {
  it('creates policies in one place: the one that Lit creates itself is removed', () => {
    expect(MODULE.match(/createPolicy\(/g)).toHaveLength(1);
  });
});
