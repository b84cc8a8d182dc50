// Content security policies, the strictest and with Trusted Types: whole games, every page of the dialog, the worker,
// without a violation; and what happens under lists that leave our policies out.
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { serve, type Served } from '../../scripts/serve.mjs';
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
<solitaire-game variant="klondike" deal="7"><p>what stands here without it</p></solitaire-game></body></html>`;

let site: Served | undefined;

const open = (policy: string, header = 'content-security-policy'): Promise<Served> =>
  serve({
    pages: {
      '/': { body: HTML, headers: { [header]: policy } },
      '/first.js': FIRST,
      '/solitaire-elements.js': MODULE,
      '/twice': {
        body: HTML.replace(
          MODULE_TAG,
          `${MODULE_TAG}<script type="module" src="/again/solitaire-elements.js"></script>`,
        ),
        headers: { [header]: policy },
      },
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
  ])('%s: mouse, dialog, a language and the worker, and no word', async (_, policy) => {
    const visitor = await visit(policy);
    expect(await clickStock(visitor)).toBe(1);
    expect(await lookAround(visitor)).toEqual(['Deals', 'Options', 'Statistics', 'Help']);
    await hearVerdict(visitor);
    expect(modules(), 'loaded by the page, and as its worker').toBe(2);
    await visitor.evaluate(() => document.documentElement.setAttribute('lang', 'de'));
    await until(visitor, () =>
      document.querySelector('solitaire-game')?.shadowRoot?.textContent.includes('Neues Spiel'),
    );
    expect(await visitor.said()).toEqual([]);
    await visitor.close();
  });

  it.each(VARIANTS)('strict, with a list of policies: %s to its win, and no word', async (variant) => {
    const visitor = await visit(`${STRICT}; ${TYPES}; ${LIST}`);
    expect(await playToTheWin(visitor, variant)).toBe('won');
    expect(await lookAround(visitor)).toHaveLength(4);
    expect(await visitor.said()).toEqual([]);
    await visitor.close();
  });

  // browsers look for the page's icon by themselves: that is what images are allowed for
  it('strict, reported only: nothing to report', async () => {
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

  it('a list without our name: searched without a worker, and the browser says so once', async () => {
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

  it.each(["trusted-types 'none'", 'trusted-types solitaire-elements'])(
    '%s, without lit-html: what stands between the tags stays',
    async (list) => {
      const visitor = await visit(`${STRICT}; ${TYPES}; ${list}`);
      await expect
        .poll(() => visitor.said())
        .toContainEqual(expect.stringMatching(/trusted-types-policy lit-html/));
      expect(
        await visitor.evaluate(() => [
          customElements.get('solitaire-game') === undefined,
          document.querySelector('p')?.checkVisibility(),
        ]),
      ).toEqual([true, true]);
      await visitor.close();
    },
  );

  it("twice, with 'allow-duplicates': plays, and no word", async () => {
    const visitor = await visit(`${STRICT}; ${TYPES}; ${LIST} 'allow-duplicates'`, undefined, '/twice');
    expect(await playToTheWin(visitor, 'over-under')).toBe('won');
    await hearVerdict(visitor);
    expect(await visitor.said()).toEqual([]);
    await visitor.close();
  });

  it("twice, without 'allow-duplicates': the second stops as it loads, the first plays", async () => {
    const visitor = await visit(`${STRICT}; ${TYPES}; ${LIST}`, undefined, '/twice');
    expect(await playToTheWin(visitor, 'over-under')).toBe('won');
    const violations = (await visitor.said()).filter((line) => line.startsWith('violation'));
    expect(violations).toEqual([expect.stringMatching(/trusted-types-policy lit-html/)]);
    await visitor.close();
  });
});
