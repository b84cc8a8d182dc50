// The back/forward cache, with real navigation: a page with a table may be cached, the table is restored unchanged, its
// clock was stopped, and a newer save from another tab takes precedence. It uses Puppeteer and Chromium, where the
// cache has to be enabled; other browsers cannot be controlled.
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { findBrowser } from '../support/browser.mjs';
import { PACKED } from './packed.js';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A table</title>
<script type="module" src="/solitaire-elements.js"></script>
<script type="module">
  addEventListener('pageshow', ({ persisted }) => (globalThis.shown = persisted ? 'restored' : 'reloaded'));
</script></head>
<body><solitaire-game variant="klondike" deals="any" sound></solitaire-game></body></html>`;

const found = await findBrowser();
/**
 * How a page returns: a headless shell has no back/forward cache, so the page is reloaded there and restores its saved
 * game.
 */
const SHOWN = found.headless === 'shell' ? 'reloaded' : 'restored';

let browser: Browser;
let site: Served;

beforeAll(async () => {
  browser = await puppeteer.launch({
    ...found,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...found.args, '--enable-features=BackForwardCache'],
  });
  site = await serve({
    root: `${PACKED}/dist`,
    // browsers do not cache pages with `no-store`
    headers: { 'cache-control': 'max-age=60' },
    pages: { '/': PAGE, '/elsewhere': '<!doctype html><title>Elsewhere</title>' },
  });
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const run = <T>(page: Page, script: string): Promise<T> => page.evaluate(script) as Promise<T>;

const GAME = `document.querySelector('solitaire-game')`;
const state = (page: Page) =>
  run<{ moves: number; piles: string; elapsed: number }>(
    page,
    `({ moves: ${GAME}.position.moves, piles: JSON.stringify(${GAME}.position.piles), elapsed: ${GAME}.elapsed })`,
  );

async function openGame(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(site.origin, { waitUntil: 'load' });
  await run(
    page,
    `customElements.whenDefined('solitaire-game').then(() => ${GAME}.updateComplete.then(() => 0))`,
  );
  await run(page, `${GAME}.clear()`);
  return page;
}

describe('a page in the back/forward cache', () => {
  it('is restored by the browser with its table unchanged; its clock was stopped', async () => {
    const page = await openGame();
    await run(page, `for (let i = 0; i < 3; i++) ${GAME}.play({ kind: 'draw' }); ${GAME}.undo(); 0`);
    // features that might prevent the caching of the page: a worker, a closed dialog, a sound
    await run(page, `${GAME}.hint(); 0`);
    await run(page, `globalThis.mark = ${GAME}.table = 'the same document'`);
    const before = await state(page);
    expect(before.moves).toBe(2);
    await page.goto(`${site.origin}/elsewhere`);
    await new Promise((done) => setTimeout(done, 2500));
    await page.goBack();
    expect(await run(page, 'globalThis.shown')).toBe(SHOWN);
    expect((await run(page, 'globalThis.mark')) === 'the same document').toBe(SHOWN === 'restored');
    await expect.poll(() => run(page, `${GAME}?.position?.moves`), { timeout: 20_000 }).toBe(before.moves);
    const after = await state(page);
    expect(after.piles).toBe(before.piles);
    expect(after.elapsed - before.elapsed).toBeLessThan(2);
    // the game is playable, and its clock continues
    expect(await run(page, `${GAME}.redo() && ${GAME}.play({ kind: 'draw' })`)).toBe(true);
    const { elapsed } = await state(page);
    await page.waitForFunction(`${GAME}.elapsed > ${elapsed + 0.3}`);
    await page.close();
  });

  // a reloaded page always reads the store
  it.runIf(SHOWN === 'restored')('shows the game that was continued in another tab', async () => {
    const page = await openGame();
    await run(page, `${GAME}.play({ kind: 'draw' })`);
    const { moves } = await state(page);
    await page.goto(`${site.origin}/elsewhere`);
    const other = await browser.newPage();
    await other.goto(site.origin, { waitUntil: 'load' });
    await expect.poll(() => run(other, `${GAME}?.position?.moves`), { timeout: 20_000 }).toBe(moves);
    await run(other, `${GAME}.play({ kind: 'draw' }) && ${GAME}.play({ kind: 'draw' })`);
    const otherState = await state(other);
    expect(otherState.moves).toBe(moves + 2);
    await other.close();
    await page.bringToFront();
    await page.goBack();
    expect(await run(page, 'globalThis.shown')).toBe('restored');
    await expect
      .poll(() => state(page), { timeout: 20_000 })
      .toMatchObject({ moves: moves + 2, piles: otherState.piles });
    await page.close();
  });
});
