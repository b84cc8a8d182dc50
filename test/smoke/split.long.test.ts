// The split build, as a page loads it: the first requests, the dialog and the solver on demand, strict policies, and
// what happens if a part cannot be loaded.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { glossary, helpTexts } from '../../src/locales/en-help.js';
import { storehouse } from '../support/custom-games.js';
import { launch, openPage, type RecordedPage } from './open.js';
import { PACKED } from './packed.js';

const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types solitaire-elements";
// a query as many content management systems add it
const ENTRY = '/split/solitaire-elements.js?ver=6.8';
const pageWith = (head = ''): string =>
  `<!doctype html><html lang="en"><head><title>A page</title>${head}
<script type="module" src="${ENTRY}"></script></head><body>
<solitaire-game variant="klondike" deal="7" verdict="always" save="none"></solitaire-game></body></html>`;

const hashes = JSON.parse(readFileSync(`${PACKED}/dist/sri.json`, 'utf8')) as Record<string, string>;
/** An import map with the hashes of the parts, for the given origin. */
const integrity = (change = ''): string => {
  const parts = Object.entries(hashes).filter(([path]) => path.startsWith('split/'));
  return JSON.stringify({
    integrity: Object.fromEntries(
      parts.map(([path, hash]) => [`/${path}`, path === change ? hashes['split/worker.js'] : hash]),
    ),
  });
};

let browser: Browser;
let site: Served;
beforeAll(async () => {
  browser = await launch();
  const strict = { 'content-security-policy': STRICT };
  const map = (change = ''): string => `<script type="importmap">${integrity(change)}</script>`;
  site = await serve({
    root: `${PACKED}/dist`,
    pages: {
      '/open': pageWith(),
      '/strict': { body: pageWith(), headers: strict },
      '/no-worker': {
        body: pageWith(),
        headers: { 'content-security-policy': `${STRICT}; worker-src 'none'` },
      },
      '/custom': pageWith(
        `<script type="module">import { defineVariant } from '/engine.js'; defineVariant(${JSON.stringify(storehouse)});</script>`,
      ).replace('klondike" deal="7', storehouse.id),
      '/hashes': pageWith(map()),
      '/wrong-hash': pageWith(map('split/dialog.js')),
    },
  });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

const nameOf = (url: string): string => new URL(url).pathname.replace('/split/', '');

async function open(path: string, prepare?: (page: Page) => Promise<void>): Promise<RecordedPage> {
  const tab = await openPage(browser);
  await tab.page.setViewport({ width: 900, height: 800 });
  await prepare?.(tab.page);
  await tab.page.goto(`${site.origin}${path}`);
  await tab.page.waitForFunction(
    `document.querySelector('solitaire-game').shadowRoot?.querySelector('.tool.menu') !== null`,
  );
  return tab;
}

/** Opens a page that cannot load a file before `connect` is called. */
async function openWithout(file: string) {
  let online = false;
  const { page } = await open('/open', async (tab) => {
    await tab.setRequestInterception(true);
    tab.on('request', (request) => {
      if (!online && request.url().endsWith(`/${file}`)) void request.abort();
      else void request.continue();
    });
  });
  const connect = (): void => {
    online = true;
  };
  return { page, connect };
}

const verdict = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    `document.querySelector('solitaire-game').shadowRoot.querySelector('.badge.winnable, .badge.unwinnable') !== null`,
  );

/** Opens the menu with the mouse, and returns the title of the dialog. */
async function menuTitle(page: Page): Promise<string> {
  await page.click('solitaire-game >>> .tool.menu');
  await page.waitForFunction(
    `document.querySelector('solitaire-game').shadowRoot.querySelector('dialog')?.open`,
  );
  return page.$eval('solitaire-game >>> dialog h2', (title) => title.textContent);
}

const drawn = async (page: Page): Promise<number> => {
  await page.click('solitaire-game >>> card-pile[pile=stock]');
  return page.evaluate(`document.querySelector('solitaire-game').position.moves`) as Promise<number>;
};

describe('the split build', () => {
  it('loads less than the standalone bundle before the first card, and the solver only in the worker', async () => {
    const { page, requests, messages } = await open('/open');
    await verdict(page);
    expect(await menuTitle(page)).toBe('Menu');
    const names = requests.filter((url) => url.includes('.js')).map(nameOf);
    expect(names.slice(0, 2)).toEqual(['solitaire-elements.js', 'core.js']);
    expect(names.toSorted()).toEqual([
      'core.js',
      'dialog.js',
      'later.js',
      'solitaire-elements.js',
      'worker.js',
    ]);
    expect(messages).toEqual([]);
    await page.close();
  });

  it('its core imports neither the dialog nor the solver statically', () => {
    const code = readFileSync(`${PACKED}/dist/split/core.js`, 'utf8');
    expect(code).not.toMatch(/\b(from|import)\s*["'`]\.\//);
    const loaded = [...code.matchAll(/import\(["'`]\.\/([a-z-]+\.js)/g)].map(([, name]) => name);
    expect([...new Set(loaded)].toSorted()).toEqual(['dialog.js', 'later.js', 'solver.js', 'validate.js']);
  });

  it('shows the rules and the glossary in English, which are loaded with the dialog', async () => {
    const { page, messages } = await open('/open');
    expect(readFileSync(`${PACKED}/dist/split/core.js`, 'utf8')).not.toContain(glossary.stock.means);
    await menuTitle(page);
    await page.click('solitaire-game >>> [data-item=help]');
    await page.waitForFunction(
      `document.querySelector('solitaire-game').shadowRoot.querySelector('dialog dl') !== null`,
    );
    const help = await page.$eval('solitaire-game >>> dialog', (dialog) => dialog.textContent);
    expect(help).toContain(helpTexts['klondike']?.goal.split('[')[0]);
    expect(help).toContain(glossary.stock.means.split('[')[0]);
    expect(messages).toEqual([]);
    await page.close();
  });

  it('works under a strict policy with Trusted Types', async () => {
    const { page, messages } = await open('/strict');
    expect(await drawn(page)).toBe(1);
    await verdict(page);
    expect(await menuTitle(page)).toBe('Menu');
    // the styles of the dialog are applied
    expect(
      await page.$eval('solitaire-game >>> dialog', (one) => getComputedStyle(one).borderRadius),
    ).not.toBe('0px');
    expect(messages).toEqual([]);
    await page.close();
  });

  it('searches on the page, with the file of the solver, if the policy allows no worker', async () => {
    const { page, requests } = await open('/no-worker');
    expect(await drawn(page)).toBe(1);
    await verdict(page);
    expect(requests.map(nameOf)).toContain('solver.js');
    await page.close();
  });

  it('plays a game that the page defines with the engine, once it has checked its description', async () => {
    const { page, requests, messages } = await open('/custom');
    await page.waitForFunction(
      `document.querySelector('solitaire-game').position.variant === '${storehouse.id}'`,
    );
    expect(requests.map(nameOf)).toContain('validate.js');
    expect(messages).toEqual([]);
    await page.close();
  });

  it('works with the hashes of the release in an import map, and refuses a changed part', async () => {
    const right = await open('/hashes');
    expect(await menuTitle(right.page)).toBe('Menu');
    expect(right.messages).toEqual([]);
    await right.page.close();
    const { page } = await open('/wrong-hash');
    await page.click('solitaire-game >>> .tool.menu');
    await page.waitForFunction(
      `document.querySelector('solitaire-game').shadowRoot.querySelector('.message').textContent.includes('could not be loaded')`,
    );
    expect(await drawn(page)).toBe(1);
    await page.close();
  });

  it('answers the query keys, and says if the answers could not be loaded', async () => {
    const { page, connect } = await openWithout('later.js');
    const listen = (): Promise<unknown> =>
      page.evaluate(`
        window.spoken = '';
        const game = document.querySelector('solitaire-game');
        game.addEventListener('solitaire-announce', ({ detail }) => { window.spoken = detail.text; });
        game.focus();`);
    await listen();
    await page.keyboard.press('d');
    await page.waitForFunction(`window.spoken.includes('could not be loaded')`);
    expect(await drawn(page)).toBe(1);
    connect();
    // some browsers request a file that failed again only after a reload
    await page.reload();
    await page.waitForFunction(
      `document.querySelector('solitaire-game').shadowRoot?.querySelector('.tool.menu')`,
    );
    await listen();
    await page.keyboard.press('d');
    await page.waitForFunction(`window.spoken.startsWith('Columns: 1, ')`);
    await page.close();
  });

  it('offline: says that the dialog could not be loaded, continues, and loads it when it is possible', async () => {
    const { page, connect } = await openWithout('dialog.js');
    await page.click('solitaire-game >>> .tool.menu');
    await page.waitForFunction(
      `document.querySelector('solitaire-game').shadowRoot.querySelector('.message').textContent.includes('could not be loaded')`,
    );
    expect(await drawn(page)).toBe(1);
    connect();
    // some browsers request a file that failed again only after a reload
    await page.reload();
    await page.waitForFunction(
      `document.querySelector('solitaire-game').shadowRoot?.querySelector('.tool.menu')`,
    );
    expect(await menuTitle(page)).toBe('Menu');
    await page.close();
  });
});
