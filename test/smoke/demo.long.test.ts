// The demo page: its first screen states what the package is, has a playable table, and shows code to copy.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue, PAGE } from '../../scripts/catalogue.js';
import { serve, type Served } from '../support/serve.js';
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
  it('shows the focused controls of the preview, also in a window that is lower than the preview', async () => {
    const { page } = await open(1280, 700);
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.waitForSelector('#format', { visible: true });
    await page.$eval('#yours', (section) => {
      section.scrollIntoView();
    });
    for (const control of ['#format', '#yours .copy button']) {
      await page.focus(control);
      const { top, bottom } = await boxOf(page, control);
      expect(top, control).toBeGreaterThanOrEqual(0);
      // the browser scrolls by whole pixels
      expect(bottom, control).toBeLessThanOrEqual(701);
    }
    await page.close();
  });

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
      'gallery',
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

  it('loads the file of a game that is not in the bundle, and writes it into the code', async () => {
    const { page } = await open(1280, 720);
    await page.select('#game', 'variant=golf');
    await page.waitForFunction(() =>
      document.querySelector('#yours code')?.textContent.includes('variant="golf"'),
    );
    const code = await page.$eval('#yours code', ({ textContent }) => textContent);
    expect(code.split('\n')[0]).toBe(
      `<script type="module" src="${site.origin}/dist/games/golf.js"></script>`,
    );
    await page.$eval('#yours', (part) => part.scrollIntoView({ behavior: 'instant' }));
    await page.waitForFunction(
      () => document.querySelector<SolitaireGame>('#yours solitaire-game')?.position.variant === 'golf',
    );
    await page.close();
  });

  it('makes a replay of the moves that were played in the composer', async () => {
    const { page, messages } = await open(1280, 720);
    await page.select('#game', 'variant=reno');
    await page.click('[name=deal][value="deal=260"]');
    // a click during the smooth scrolling of the page would miss the button
    await page.$eval('#yours', (part) => part.scrollIntoView({ behavior: 'instant' }));
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

  it('offers only settings that have an effect on a replay', async () => {
    const { page } = await open(1280, 720);
    const offered = (): Promise<string[]> =>
      page.$$eval('#yours form :is(input, option)', (all) =>
        all
          .filter((one) => one.closest('[hidden]') === null)
          .map((one) => (one as HTMLInputElement).value)
          .filter((value) => /^(tap|sound|autoplay|theme|back|lang)\b/.test(value))
          .map((value) => value.split('=')[0] ?? ''),
      );
    const ofGame = new Set(await offered());
    for (const name of ['sound', 'autoplay', 'theme', 'back', 'lang']) expect(ofGame).toContain(name);
    await page.click('[name=kind][value=replay]');
    await page.waitForFunction(() => document.querySelector('#yours solitaire-replay') !== null);
    const ofReplay = new Set(await offered());
    expect([...ofReplay].sort()).toEqual(['back', 'lang', 'theme']);
    await page.click('[name=kind][value=game]');
    await page.waitForFunction(
      () => document.querySelector('#yours form [value^=sound]')?.closest('[hidden]') === null,
    );
    expect(new Set(await offered())).toEqual(ofGame);
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

describe('the gallery of the demo', () => {
  const shown = (page: Page): Promise<string[]> =>
    page.$$eval('.gallery > :not([hidden])', (all) =>
      all.map((one) => (one as HTMLElement).dataset['game'] ?? ''),
    );
  const found = (page: Page): Promise<string> => page.$eval('.found', ({ textContent }) => textContent);

  it('lists all games of docs/games.md, and finds them by name, other name, type, duration and chance', async () => {
    const { page, messages } = await open(1280, 720);
    await page.waitForSelector('.gallery > li');
    const games = catalogue(readFileSync(PAGE, 'utf8'));
    expect(await shown(page)).toEqual(games.map(({ id }) => id));
    expect(await found(page)).toBe('29 games');

    await page.type('.search [name=text]', 'CANFIELD');
    expect(await shown(page)).toEqual(['demon']);
    expect(await found(page)).toBe('1 game');
    await page.$eval('.search', (form) => (form as HTMLFormElement).reset());

    await page.select('.search [name=type]', 'cells');
    const cells = games.filter(({ types }) => types.includes('cells'));
    expect(await shown(page)).toEqual(cells.map(({ id }) => id));
    await page.select('.search [name=won]', 'at least 90 %');
    const easy = cells.filter(({ chance: [least] }) => least >= 90);
    expect(await shown(page)).toEqual(easy.map(({ id }) => id));
    expect(easy.length).toBeLessThan(cells.length);
    await page.select('.search [name=type]', '');
    await page.select('.search [name=won]', '');
    await page.select('.search [name=time]', 'up to 3 minutes');
    const short = games.filter(({ minutes = Infinity }) => minutes <= 3);
    expect(await shown(page)).toEqual(short.map(({ id }) => id));
    expect(short.length).toBeGreaterThan(0);
    expect(messages).toEqual([]);
    await page.close();
  });

  it.each([320, 768, 1280])(
    'fits a window of %i px, and shows a game that is played there',
    async (width) => {
      const { page, messages } = await open(width, 800);
      await page.waitForSelector('.gallery > li');
      await page.click('[data-game=tri-peaks] button');
      await page.waitForFunction(
        () =>
          document.querySelector<SolitaireGame>('#gallery solitaire-game')?.position.variant === 'tri-peaks',
      );
      await page.waitForFunction(() => {
        const { top = -1 } = document.querySelector('#gallery solitaire-game')?.getBoundingClientRect() ?? {};
        return top >= 0 && top < innerHeight;
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(messages).toEqual([]);
      await page.close();
    },
  );

  it.each(['golf', 'cruel'])('opens a shared link to a deal of %s', async (variant) => {
    const { page, messages } = await openPage(browser);
    await page.goto(`${site.origin}/demo/#solitaire=${variant}.42`, { waitUntil: 'load' });
    await page.waitForFunction(
      (id) =>
        [...document.querySelectorAll<SolitaireGame>('main solitaire-game')].some((game) => {
          const { top, bottom } = game.getBoundingClientRect();
          const { variant: shown, deal } = game.position;
          return shown === id && deal === 42 && top < innerHeight && bottom > 0;
        }),
      {},
      variant,
    );
    expect(messages).toEqual([]);
    await page.close();
  });

  it('has code for each game that works unchanged on another page', async () => {
    const { page } = await open(1280, 720);
    await page.waitForSelector('.gallery > li');
    const codes = await page.$$eval('.gallery code', (all) => all.map(({ textContent }) => textContent));
    await page.close();
    const elsewhere = await serve({
      pages: Object.fromEntries(
        codes.map((code, i) => [
          `/${String(i)}`,
          `<!doctype html><html lang="en"><head><link rel="icon" href="data:," /></head><body>${code}</body></html>`,
        ]),
      ),
    });
    const { page: other, messages } = await openPage(browser);
    const ids: string[] = [];
    for (const i of codes.keys()) {
      await other.goto(`${elsewhere.origin}/${String(i)}`, { waitUntil: 'load' });
      await other.waitForFunction(
        () => document.querySelector('solitaire-game')?.shadowRoot?.querySelector('card-pile') != null,
      );
      ids.push(await other.$eval('solitaire-game', (game) => game.position.variant));
    }
    expect(ids).toEqual(catalogue(readFileSync(PAGE, 'utf8')).map(({ id }) => id));
    expect(messages).toEqual([]);
    await other.close();
    await elsewhere.close();
  });
});
