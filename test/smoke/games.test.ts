// The optional games on a page: a file of dist/games before or after the standalone bundle, played with the mouse; and
// a page without the file, where the warning names it.
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAst } from 'rollup/parseAst';
import { freecell } from '../../src/games/freecell.js';
import { serve, type Served } from '../support/serve.js';
import { launch, openPage } from './open.js';
import { PACKED } from './packed.js';

const files = readdirSync(`${PACKED}/dist/games`);
const script = (file: string): string => `<script type="module" src="/${file}"></script>`;
const BUNDLE = script('solitaire-elements.js');
const GAME = script('games/freecell.js');
const page = (head: string, body = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A table</title>${head}</head><body>
<solitaire-game variant="freecell" deal="7" save="none"></solitaire-game>${body}</body></html>`;

let browser: Browser;
let site: Served;

beforeAll(async () => {
  browser = await launch();
  site = await serve({
    root: `${PACKED}/dist`,
    pages: {
      '/before': page(GAME + BUNDLE),
      '/after': page(BUNDLE + GAME),
      '/last': page(BUNDLE, GAME),
      '/all': page(BUNDLE + script('games/all.js')),
      '/without': page(BUNDLE),
      '/fetched': page(
        BUNDLE,
        `<script type="module">
          import { defineVariant } from '/solitaire-elements.js';
          const game = document.querySelector('solitaire-game');
          game.addEventListener('solitaire-deal', () => (globalThis.deals = (globalThis.deals ?? 0) + 1));
          game.play({ kind: 'draw' });
          globalThis.readFirst = [game.position.variant, game.elapsed, game.undo()];
          const description = await (await fetch('/game.json')).json();
          // after the load event
          if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
          await new Promise((resolve) => setTimeout(resolve, 100));
          defineVariant(description);
        </script>`,
      ).replace('variant="freecell"', 'variant="my-cells"'),
      '/game.json': JSON.stringify({ ...freecell, id: 'my-cells' }),
    },
  });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

describe.each(files)('dist/games/%s', (file) => {
  it('imports nothing, and exports its games', () => {
    const { body } = parseAst(readFileSync(`${PACKED}/dist/games/${file}`, 'utf8')) as unknown as {
      body: readonly { type: string; source?: unknown }[];
    };
    expect(body.filter(({ type }) => type.startsWith('Import'))).toEqual([]);
    const exported = body.filter(({ type }) => type.startsWith('Export'));
    expect(exported.length).toBeGreaterThan(0);
    for (const { source } of exported) expect(source ?? null).toBeNull();
  });
});

/** The middle of the top card of a pile. */
const middleOf = (on: Page, pile: string) =>
  on.evaluate((id) => {
    const found = document.querySelector('solitaire-game')?.shadowRoot?.querySelector(`[pile=${id}]`);
    const cards = [...(found?.shadowRoot?.querySelectorAll('.card') ?? [])];
    const { x, y, width, height } = (cards.at(-1) ?? found)?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, pile);

const piles = (on: Page) =>
  on.evaluate(() => {
    const { position } = document.querySelector('solitaire-game') ?? {};
    return (
      position && { variant: position.variant, piles: position.piles.map(({ cards }) => cards.join(' ')) }
    );
  });

describe.each(['before', 'after', 'last', 'all'])('a page that loads FreeCell (%s)', (path) => {
  it('deals FreeCell at once and plays it with the mouse; the widget requests nothing', async () => {
    const { page: tab, messages, requests } = await openPage(browser);
    await tab.setViewport({ width: 1000, height: 800 });
    await tab.goto(`${site.origin}/${path}`, { waitUntil: 'load' });
    await tab.waitForFunction(
      `document.querySelector('solitaire-game')?.shadowRoot?.querySelector('[pile=tableau-1]')?.shadowRoot?.querySelector('.card')`,
    );
    await expect.poll(() => piles(tab)).toMatchObject({ variant: 'freecell' });
    const before = await piles(tab);
    const from = await middleOf(tab, 'tableau-1');
    const to = await middleOf(tab, 'reserve-2');
    await tab.mouse.move(from.x, from.y);
    await tab.mouse.down();
    await tab.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await tab.mouse.move(to.x, to.y, { steps: 4 });
    await tab.mouse.up();
    const card = before?.piles[8]?.slice(-2);
    await expect.poll(() => piles(tab).then((now) => now?.piles[1])).toBe(card);
    expect(messages).toEqual([]);
    // the worker loads the bundle again, and the browser itself requests the icon
    const others = requests.filter((url) => !/\/(favicon\.ico|solitaire-elements\.js)$/.test(url));
    const file = `games/${path === 'all' ? 'all' : 'freecell'}.js`;
    expect(others).toEqual([`${site.origin}/${path}`, `${site.origin}/${file}`]);
    await tab.close();
  });
});

describe('a page that fetches the description of its game', () => {
  it('deals only that game, without an error, although the page has loaded before; reading the table has no effect', async () => {
    const { page: tab, messages } = await openPage(browser);
    await tab.goto(`${site.origin}/fetched`, { waitUntil: 'load' });
    await tab.waitForFunction('globalThis.deals');
    expect(await piles(tab)).toMatchObject({ variant: 'my-cells' });
    expect(await tab.evaluate('[globalThis.deals, globalThis.readFirst]')).toEqual([
      1,
      ['klondike', 0, false],
    ]);
    expect(messages).toEqual([]);
    await tab.close();
  });
});

describe('a page without the file of the requested game', () => {
  it('gets a warning that names the file, deals Klondike, and deals the game once the file is loaded', async () => {
    const { page: tab, messages } = await openPage(browser);
    await tab.goto(`${site.origin}/without`, { waitUntil: 'load' });
    await expect.poll(() => messages, { timeout: 5000 }).toHaveLength(1);
    expect(messages[0]).toContain('variant="freecell"');
    expect(messages[0]).toContain('games/freecell.js');
    expect(await piles(tab)).toMatchObject({ variant: 'klondike' });
    await tab.evaluate(`import('/games/freecell.js')`);
    await expect.poll(() => piles(tab)).toMatchObject({ variant: 'freecell' });
    expect(messages).toHaveLength(1);
    await tab.close();
  });
});
