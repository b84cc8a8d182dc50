// dist/place.css reserves the space of the games before the module loads: on a slow connection nothing shifts, and at
// most one row too much is reserved. These tests fail if the status bar or a layout changes but the style sheet does
// not.
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, openPage } from './open.js';
import { PACKED } from './packed.js';

const GAMES = ['klondike', 'reno', 'cruel', 'demon', 'over-under', 'tri-peaks', 'golf'];
/** The width of the window and, for a game in a column, that of the column. */
const PAGES: readonly (readonly [viewport: number, column: string])[] = [
  [320, 'auto'],
  [390, 'auto'],
  [768, 'auto'],
  [1280, 'auto'],
  [1400, '20rem'],
  [1400, '45rem'],
  [1400, '80rem'],
];
/** The height of one row of the bar, rounded up: at which width its rows wrap depends on its texts. */
const ONE_ROW = 49;

/** `hold`: milliseconds until the module is sent. */
function pageOf(query: URLSearchParams): string {
  const of = (name: string): string => query.get(name) ?? '';
  const attributes = `variant="${of('game')}" controls="${of('controls')}" deal="123456789" save="none"`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A slow connection</title>
${query.has('bare') ? '' : '<link rel="stylesheet" href="/place.css">'}
<style>body { margin: 0 } body > * { inline-size: ${of('column')}; margin-inline: auto }</style>
<script>
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shifts.push(value);
  }).observe({ type: 'layout-shift', buffered: true });
</script></head><body>
<p>Before the game</p><solitaire-game ${attributes}></solitaire-game>
<p>After the game there is text, which must stay where it is.</p>
<script type="module" src="/games/all.js"></script>
<script type="module" src="/solitaire-elements.js?hold=${of('hold')}"></script></body></html>`;
}

let browser: Browser;
let server: Server;
let page: Page;
let origin: string;

beforeAll(async () => {
  browser = await launch();
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, body: string | Uint8Array): void => {
      response.setHeader('content-type', `${type}; charset=utf-8`);
      response.end(body);
    };
    if (pathname === '/') send('text/html', pageOf(searchParams));
    else if (pathname === '/place.css') send('text/css', readFileSync(`${PACKED}/dist/place.css`));
    else if (pathname === '/solitaire-elements.js')
      setTimeout(
        () => {
          send('text/javascript', readFileSync(`${PACKED}/dist/solitaire-elements.js`));
        },
        Number(searchParams.get('hold')),
      );
    else if (pathname === '/games/all.js') send('text/javascript', readFileSync(`${PACKED}/dist${pathname}`));
    else send('text/plain', '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  ({ page } = await openPage(browser));
});

afterAll(async () => {
  await browser.close();
  server.close();
});

/** Opens a page, and waits until the game is painted. */
async function open(query: Record<string, string>): Promise<void> {
  await page.goto(
    `${origin}/?${new URLSearchParams({ controls: 'full', column: 'auto', ...query }).toString()}`,
  );
  await page.waitForFunction(
    () => document.querySelector('solitaire-game')?.shadowRoot?.querySelector('.table > [pile]') != null,
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** The sum of all shifts, and the height of the game. */
const measure = () =>
  page.evaluate(() => ({
    shift: (globalThis as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    height: document.querySelector('solitaire-game')?.getBoundingClientRect().height ?? 0,
  }));

describe.each(GAMES)('%s', (game) => {
  it.each(PAGES)('shifts nothing in a window of %i px, in a column of %s', async (viewport, column) => {
    // the whole page is visible, because shifts out of view are not reported
    await page.setViewport({ width: viewport, height: 1600 });
    await open({ game, column, hold: '300' });
    const { shift, height } = await measure();
    expect(shift).toBe(0);
    await open({ game, column, bare: '' });
    const natural = (await measure()).height;
    expect(height).toBeGreaterThan(natural - 1);
    expect(height).toBeLessThan(natural + ONE_ROW);
  });

  it.each(['minimal', 'none'])('shifts nothing with controls="%s"', async (controls) => {
    await page.setViewport({ width: 390, height: 1600 });
    await open({ game, controls, hold: '300' });
    expect((await measure()).shift).toBe(0);
  });

  it.each(['full', 'minimal', 'none'])('fits at every width, with controls="%s"', async (controls) => {
    await page.setViewport({ width: 1400, height: 1600 });
    const heights = async (bare: boolean): Promise<readonly (readonly [width: number, height: number])[]> => {
      await open({ game, controls, ...(bare && { bare: '' }) });
      return page.evaluate(() => {
        const element = document.querySelector('solitaire-game') as HTMLElement;
        const measured: [number, number][] = [];
        for (let width = 256; width <= 1392; width += 16) {
          element.style.inlineSize = `${String(width)}px`;
          measured.push([width, element.getBoundingClientRect().height]);
        }
        return measured;
      });
    };
    const natural = await heights(true);
    const reserved = await heights(false);
    // the element is as high as the larger of both: if it is higher than its content, the rest was reserved
    const excessive = reserved.filter(([, height], i) => height - (natural[i]?.[1] ?? 0) > ONE_ROW);
    expect(excessive).toEqual([]);
    const space = await page.evaluate(() => {
      const element = document.querySelector('solitaire-game') as HTMLElement;
      const short: [width: number, missing: number][] = [];
      for (let width = 256; width <= 1392; width += 16) {
        element.style.inlineSize = `${String(width)}px`;
        const kept = parseFloat(getComputedStyle(element, '::before').blockSize);
        const missing = element.getBoundingClientRect().height - kept;
        if (missing > 1) short.push([width, Math.round(missing)]);
      }
      return short;
    });
    expect(space).toEqual([]);
  });
});

it('control: without the style sheet, the page shifts', async () => {
  await page.setViewport({ width: 390, height: 1600 });
  await open({ game: 'klondike', hold: '300', bare: '' });
  expect((await measure()).shift).toBeGreaterThan(0.01);
});
