// The demo page: its first screen states what the package is, has a playable table, and shows code to copy.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../../scripts/serve.js';
import type { SolitaireGame } from '../../src/index.js';
import { launch, openPage } from './open.js';

const SCREENS = [
  [1280, 720],
  [390, 844],
] as const;
const TABLE = '.hero > solitaire-game';

let browser: Browser;
let site: Served;

beforeAll(async () => {
  browser = await launch();
  site = await serve({ root: '.' });
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Waits until the cards of a table are dealt. */
async function dealt(page: Page, table: string): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      document
        .querySelector(selector)
        ?.shadowRoot?.querySelector('[pile=stock]')
        ?.shadowRoot?.querySelector('.card') != null,
    {},
    table,
  );
}

async function open(width: number, height: number): Promise<{ page: Page; messages: string[] }> {
  const { page, messages } = await openPage(browser);
  await page.setViewport({ width, height, hasTouch: width < 500 });
  await page.goto(`${site.origin}/demo/`, { waitUntil: 'load' });
  await dealt(page, TABLE);
  return { page, messages };
}

/** The box of an element in the window. */
const boxOf = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

describe.each(SCREENS)('the first screen of the demo at %i × %i', (width, height) => {
  it('states what this is, and shows the complete table and the code with its button', async () => {
    const { page, messages } = await open(width, height);
    const line = await page.$eval('.pitch', (pitch) => pitch.textContent.replace(/\s+/g, ' ').trim());
    expect(line).toBe('A solitaire game for your website Free, no ads, no tracking, two lines of HTML.');
    for (const part of ['h1', '.pitch', TABLE, '.hero code', '.hero .copy button']) {
      const { left, top, right, bottom } = await boxOf(page, part);
      expect(right - left, part).toBeGreaterThan(40);
      expect(bottom - top, part).toBeGreaterThan(15);
      expect(Math.min(left, top), part).toBeGreaterThanOrEqual(0);
      expect(right, part).toBeLessThanOrEqual(width);
      expect(bottom, part).toBeLessThanOrEqual(height);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(messages).toEqual([]);
    await page.close();
  });

  it('has a playable table at once', async () => {
    const { page } = await open(width, height);
    const stock = await page.evaluateHandle(
      (table) => document.querySelector(table)?.shadowRoot?.querySelector('[pile=stock]') as Element,
      TABLE,
    );
    const box = await stock.boundingBox();
    if (!box) throw new Error('no stock');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const moves = () =>
      page.$eval(TABLE, (table) => (table as HTMLElement & { position: { moves: number } }).position.moves);
    // the page restores the game of an earlier test
    const before = await moves();
    await (width < 500 ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await expect.poll(moves).toBe(before + 1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.close();
  });
});

describe('the demo', () => {
  it('gives the table the whole window on a phone in landscape, with every card and button in it', async () => {
    const { page } = await open(844, 340);
    const { top, bottom, left, right } = await boxOf(page, TABLE);
    expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(340);
    expect(right).toBeLessThanOrEqual(844);
    expect(bottom - top).toBeGreaterThan(250);
    const outside = await page.$eval(
      TABLE,
      (table, end) =>
        [...(table.shadowRoot?.querySelectorAll('[pile], button') ?? [])]
          .map((element) => element.getBoundingClientRect())
          .filter((box) => box.width && (box.bottom > end || box.right > innerWidth)).length,
      bottom,
    );
    expect(outside).toBe(0);
    await page.close();
  });

  it('copies code that works unchanged on another page', async () => {
    const { page } = await open(1280, 720);
    const context = browser.defaultBrowserContext();
    for (const name of ['clipboard-read', 'clipboard-write'] as const)
      await context.setPermission(site.origin, { permission: { name }, state: 'granted' });
    await page.bringToFront();
    await page.click('.hero .copy button');
    await page.waitForFunction(
      () => document.querySelector('.hero [role=status]')?.textContent === 'Copied.',
    );
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code.split('\n')).toHaveLength(2);
    await page.close();

    const icon = '<link rel="icon" href="data:," />';
    const elsewhere = await serve({
      pages: { '/': `<!doctype html><html lang="en"><head>${icon}</head><body>${code}</body></html>` },
    });
    const { page: other, messages } = await openPage(browser);
    await other.goto(`${elsewhere.origin}/`, { waitUntil: 'load' });
    await dealt(other, 'solitaire-game');
    expect(messages).toEqual([]);
    await other.close();
    await elsewhere.close();
  });

  it('has the composer first, then the games, then the article', async () => {
    const { page } = await open(1280, 720);
    expect(await page.$$eval('main > section', (all) => all.map(({ id }) => id))).toEqual([
      'yours',
      'games',
      'reno',
      'cruel',
      'demon',
      'over-under',
      'more',
    ]);
    const tops = await page.$$eval('main > section', (all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await page.close();
  });

  it('writes the settings of the composer as code with the URL of the built file', async () => {
    const { page } = await open(1280, 720);
    await page.select('#game', 'variant=reno');
    const code = await page.$eval('#yours code', ({ textContent }) => textContent);
    expect(code).toBe(
      `<script type="module" src="${site.origin}/dist/solitaire-elements.js"></script>\n` +
        '<solitaire-game variant="reno"></solitaire-game>',
    );
    await page.close();
  });

  it('makes a replay of the moves that were played in the composer', async () => {
    const { page, messages } = await open(1280, 720);
    await page.select('#game', 'variant=reno');
    await page.click('[name=deal][value="deal=260"]');
    await page.$eval('#yours', (part) => part.scrollIntoView());
    await page.waitForFunction(() => {
      const game = document.querySelector<SolitaireGame>('#yours solitaire-game');
      return game?.position.deal === 260 && game.play({ kind: 'draw' });
    });
    await page.click('[name=take]');
    await page.waitForFunction(() => document.querySelector('#yours code')?.textContent.includes('<ol>'));
    const code = await page.$eval('#yours code', ({ textContent }) => textContent);
    expect(code).toContain('<solitaire-replay variant="reno" deal="260" line="D"');
    expect(code).toContain('<p>Reno, Deal 260: <code>D</code></p>');
    expect(messages).toEqual([]);
    await page.close();
  });

  it('fits the screen of a phone with the fields of a replay, and shows what is wrong with its line', async () => {
    const { page } = await open(390, 844);
    await page.click('[name=kind][value=replay]');
    await page.$eval('#line', (input) => {
      (input as HTMLInputElement).value = '11';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.waitForFunction(() =>
      document.querySelector('#yours [role=status]')?.textContent.includes('line='),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.close();
  });
});
