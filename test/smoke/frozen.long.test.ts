// A page that the browser freezes, as it does with background tabs, during animations and a search. It uses Puppeteer
// and Chromium's protocol; other browsers have no such command.
import { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { countCards } from './count-cards.js';
import { launch, openPage } from './open.js';
import { PACKED } from './packed.js';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A table</title>
<script type="module" src="/solitaire-elements.js"></script></head>
<body><solitaire-game variant="klondike" deal="2"></solitaire-game></body></html>`;
const GAME = `document.querySelector('solitaire-game')`;

let browser: Browser;
let site: Served;

beforeAll(async () => {
  browser = await launch();
  site = await serve({ root: `${PACKED}/dist`, pages: { '/': PAGE } });
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

it('a page that was frozen during an animation and a search completes both and keeps its game', async () => {
  const { page, messages } = await openPage(browser);
  await page.goto(site.origin, { waitUntil: 'load' });
  await page.waitForFunction(`${GAME}?.position?.piles.length`);
  const cdp = await page.createCDPSession();
  const other = await browser.newPage();
  await page.bringToFront();
  // the animations of all cards, through the piles' shadow roots
  const animatedCards = `[...${GAME}.shadowRoot.querySelectorAll('[pile]')]
    .flatMap((pile) => [...pile.shadowRoot.querySelectorAll('.animated')]).length`;

  const animated = await page.evaluate(`(async () => {
    const game = ${GAME};
    const { Game, search } = await import('/solitaire-elements.js');
    const { position } = Game.deal('klondike', { deal: 3 });
    globalThis.found = search(position, { states: 50_000 }).then(({ verdict }) => verdict);
    game.play({ kind: 'draw' });
    await game.updateComplete;
    globalThis.moves = game.position.moves;
    return ${animatedCards};
  })()`);
  await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
  await other.bringToFront();
  await new Promise((done) => setTimeout(done, 1500));
  await cdp.send('Page.setWebLifecycleState', { state: 'active' });
  // a headless shell leaves the page hidden after it was frozen, unless it emulates the focus
  await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  // a busy browser may ignore the first request; a hidden page gets no frames
  const visibility = async (): Promise<unknown> => {
    await page.bringToFront();
    return page.evaluate('document.visibilityState');
  };
  await expect.poll(visibility, { timeout: 10_000 }).toBe('visible');

  expect(animated).toBeGreaterThan(0);
  expect(await page.evaluate(countCards)).toBe(52);
  await page.waitForFunction(`${animatedCards} === 0`, { polling: 100 });
  expect(await page.evaluate('found')).toMatch(/^(un)?winnable$|^unknown$/);
  expect(await page.evaluate(`${GAME}.position.moves === moves && ${GAME}.play({ kind: 'draw' })`)).toBe(
    true,
  );
  const before = await page.evaluate(`JSON.stringify(${GAME})`);
  await page.reload({ waitUntil: 'load' });
  await page.waitForFunction(`${GAME}?.position?.moves === 2`);
  expect(await page.evaluate(`JSON.stringify(${GAME})`)).toBe(before);
  expect(messages).toEqual([]);
});
