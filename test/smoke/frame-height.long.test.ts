// The height of a frame with real scroll bars, which would reduce its width: the game fits a frame of any height, and
// the documented heights are sufficient.
import { readFileSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Page, type Served } from '../support/serve.js';
import { findBrowser } from '../support/browser.mjs';
import { PACKED } from './packed.js';

const pages: Record<string, string | Page> = {};
let browser: Browser;
let games: Served;
let host: Served;

beforeAll(async () => {
  const found = await findBrowser();
  const hide = '--hide-scrollbars';
  browser = await puppeteer.launch({
    ...found,
    args: found.args.filter((flag) => flag !== hide),
    ignoreDefaultArgs: [hide],
  });
  games = await serve({ root: `${PACKED}/dist` });
  host = await serve({ pages });
});

afterAll(() => Promise.all([browser.close(), games.close(), host.close()]));

async function open(query: string, width: number, height: number) {
  pages['/'] = `<!doctype html><title>A page</title>
<script>heights = []; addEventListener('message', ({ data }) => { if (data.height) heights.push(data.height); });</script>
<iframe width="${width}" height="${height}" frameborder="0" src="${games.origin}/embed.html?${query}"></iframe>`;
  const page = await browser.newPage();
  await page.setViewport({ width: 1400, height: 1200 });
  await page.goto(`${host.origin}/`, { waitUntil: 'load' });
  const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  await page.waitForFunction('heights.length > 0');
  const reportedHeights = (): Promise<number[]> => page.evaluate('heights') as Promise<number[]>;
  return { page, frame, reportedHeights };
}

describe('a frame with real scroll bars', () => {
  it('that is too low shows the whole game without scroll bars, and reports the required height once', async () => {
    const { page, frame, reportedHeights } = await open('variant=klondike&deal=1', 640, 320);
    const fits = () =>
      frame.evaluate(() => {
        const { clientWidth, scrollHeight } = document.documentElement;
        const game = document.querySelector('solitaire-game') as HTMLElement;
        const { height } = game.getBoundingClientRect();
        return {
          hasBar: clientWidth < innerWidth,
          scrolls: scrollHeight > innerHeight,
          // the required height of a frame is a whole number of pixels
          height: Math.ceil(height),
        };
      });
    expect(await fits()).toEqual({ hasBar: false, scrolls: false, height: 320 });
    const [height = 0, ...more] = await reportedHeights();
    expect(more).toEqual([]);
    expect(height).toBeGreaterThan(500);
    await page.evaluate(
      (high) => document.querySelector('iframe')?.setAttribute('height', String(high)),
      height,
    );
    await frame.waitForFunction((high: number) => innerHeight === high, { timeout: 20_000 }, height);
    await expect.poll(fits).toEqual({ hasBar: false, scrolls: false, height });
    expect(await reportedHeights()).toEqual([height]);
    await page.close();
  });
});

describe('the heights in docs/reference/embed.md', () => {
  const rows = [
    ...readFileSync('docs/reference/embed.md', 'utf8').matchAll(/^\| `([\w-]+)`\s*((?:\|\s*\d+\s*){4})\|$/gm),
  ];

  it('exist for five games', () => expect(rows).toHaveLength(5));

  it.each(
    rows.map(([, variant = '', cells = '']) => [variant, [...cells.matchAll(/\d+/g)].map(Number)] as const),
  )('are sufficient for %s, and at most 45 px too large', async (variant, heights) => {
    for (const [at, width] of [320, 640, 800, 1024].entries()) {
      const { page, reportedHeights } = await open(`variant=${variant}&deal=1`, width, 1100);
      const reported = (await reportedHeights()).at(-1) ?? 0;
      // text heights depend on the installed fonts
      expect(heights[at], `${variant} at ${width}`).toBeGreaterThan(reported - 15);
      expect(heights[at], `${variant} at ${width}`).toBeLessThan(reported + 45);
      await page.close();
    }
  });
});
