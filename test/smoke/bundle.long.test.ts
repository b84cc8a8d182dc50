// Two lines of HTML on any page are enough: the module is loaded from another origin, and nothing else.
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { countCards } from './count-cards.js';
import { launch, openPage } from './open.js';
import { PACKED } from './packed.js';

const VARIANTS = ['klondike', 'reno', 'cruel', 'demon', 'over-under'];
const MODULE = '/solitaire-elements.js';

let browser: Browser;
let cdn: Served;
let site: Served;

const pageWith = (variant: string) =>
  `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>A page</title></head><body>
<script type="module" src="${cdn.origin}${MODULE}"></script>
<solitaire-game variant="${variant}"></solitaire-game>
</body></html>`;

beforeAll(async () => {
  browser = await launch();
  cdn = await serve({ root: `${PACKED}/dist` });
  site = await serve({
    pages: Object.fromEntries(VARIANTS.map((variant) => [`/${variant}`, pageWith(variant)])),
  });
});

afterAll(async () => {
  await browser.close();
  await Promise.all([cdn.close(), site.close()]);
});

describe('the standalone bundle from another origin', () => {
  it.each(VARIANTS)('plays %s: 52 cards, no console message, no further request', async (variant) => {
    const { page, messages, requests } = await openPage(browser);
    await page.goto(`${site.origin}/${variant}`, { waitUntil: 'load' });
    await page.waitForFunction(() => customElements.get('solitaire-game') !== undefined, { timeout: 5_000 });

    await expect.poll(() => page.evaluate(countCards), { timeout: 5_000 }).toBe(52);

    // time for late messages and requests
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(messages).toEqual([]);
    // the worker loads the module again through a blob: the browser has cached it
    const addresses = new Set(requests.filter((url) => !/^(data|blob):/.test(url)));
    expect([...addresses]).toEqual([`${site.origin}/${variant}`, `${cdn.origin}${MODULE}`]);
    await page.close();
  });
});
