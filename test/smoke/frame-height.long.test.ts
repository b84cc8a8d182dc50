// The height of a frame under real scroll bars, which take some of its width: no bar and height chase each other, and
// the heights that the docs give are enough.
import { readFileSync } from 'node:fs';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Page, type Served } from '../../scripts/serve.mjs';
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
  const told = (): Promise<number[]> => page.evaluate('heights') as Promise<number[]>;
  return { page, frame, told };
}

describe('a frame with real scroll bars', () => {
  it('that is too low gets a bar, says its height once, and loses the bar when it is followed late', async () => {
    const whole = await open('variant=klondike&deal=1', 640, 1100);
    const enough = (await whole.told()).at(-1) ?? 0;
    await whole.page.close();
    // so little too low that it would fit beside a bar
    const { page, frame, told } = await open('variant=klondike&deal=1', 640, enough - 6);
    await frame.waitForFunction('document.documentElement.clientWidth < innerWidth', { timeout: 20_000 });
    // with the bar, it is narrower and so lower: that is nobody's business
    const inside = await frame.evaluate('document.querySelector("solitaire-game").offsetHeight');
    const [height = 0, ...more] = await told();
    expect(more).toEqual([]);
    expect(height).toBeGreaterThan(inside as number);
    await page.evaluate(
      (high) => document.querySelector('iframe')?.setAttribute('height', String(high)),
      height,
    );
    await frame.waitForFunction(
      (high: number) =>
        document.documentElement.clientWidth === innerWidth &&
        document.documentElement.scrollHeight === high &&
        innerHeight === high,
      { timeout: 20_000 },
      height,
    );
    expect(await told()).toEqual([height]);
    await page.close();
  });
});

describe('the heights in docs/embed.md', () => {
  const rows = [
    ...readFileSync('docs/embed.md', 'utf8').matchAll(/^\| `([\w-]+)`\s*((?:\|\s*\d+\s*){4})\|$/gm),
  ];

  it('are there for five games', () => expect(rows).toHaveLength(5));

  it.each(
    rows.map(([, variant = '', cells = '']) => [variant, [...cells.matchAll(/\d+/g)].map(Number)] as const),
  )('are enough for %s, and hardly more', async (variant, heights) => {
    for (const [at, width] of [320, 640, 800, 1024].entries()) {
      const { page, told } = await open(`variant=${variant}&deal=1`, width, 1100);
      const said = (await told()).at(-1) ?? 0;
      // texts, and so heights, differ by some pixels with the fonts that are installed
      expect(heights[at], `${variant} at ${width}`).toBeGreaterThan(said - 15);
      expect(heights[at], `${variant} at ${width}`).toBeLessThan(said + 45);
      await page.close();
    }
  });
});
