// The back/forward cache, with real navigation: a page with a table may be cached, the table is restored unchanged, its
// clock was stopped, and a newer save from another tab takes precedence. It uses Puppeteer and Chromium, where the
// cache has to be enabled; other browsers cannot be controlled.
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../../scripts/serve.js';
import { findBrowser } from '../support/browser.mjs';
import { PACKED } from './packed.js';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A table</title>
<script type="module" src="/solitaire-elements.js"></script>
<script type="module">
  addEventListener('pageshow', ({ persisted }) => (globalThis.shown = persisted ? 'again' : 'anew'));
</script></head>
<body><solitaire-game variant="klondike" deals="any" sound></solitaire-game></body></html>`;

const found = await findBrowser();
/**
 * How a page returns: a headless shell has no back/forward cache, so the page is reloaded there and restores its saved
 * game.
 */
const SHOWN = found.headless === 'shell' ? 'anew' : 'again';

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
    // a page with `no-store` is not cached either
    headers: { 'cache-control': 'max-age=60' },
    pages: { '/': PAGE, '/elsewhere': '<!doctype html><title>Elsewhere</title>' },
  });
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

const ask = <T>(page: Page, script: string): Promise<T> => page.evaluate(script) as Promise<T>;

const GAME = `document.querySelector('solitaire-game')`;
const state = (page: Page) =>
  ask<{ moves: number; piles: string; elapsed: number }>(
    page,
    `({ moves: ${GAME}.position.moves, piles: JSON.stringify(${GAME}.position.piles), elapsed: ${GAME}.elapsed })`,
  );

async function opened(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(site.origin, { waitUntil: 'load' });
  await ask(
    page,
    `customElements.whenDefined('solitaire-game').then(() => ${GAME}.updateComplete.then(() => 0))`,
  );
  await ask(page, `${GAME}.clear()`);
  return page;
}

describe('a page in the back/forward cache', () => {
  it('is restored by the browser with its table unchanged; its clock was stopped meanwhile', async () => {
    const page = await opened();
    await ask(page, `for (let i = 0; i < 3; i++) ${GAME}.play({ kind: 'draw' }); ${GAME}.undo(); 0`);
    // features that might prevent the caching of the page: a worker, a closed dialog, a sound
    await ask(page, `${GAME}.hint(); 0`);
    await ask(page, `globalThis.mark = ${GAME}.table = 'the same document'`);
    const before = await state(page);
    expect(before.moves).toBe(2);
    await page.goto(`${site.origin}/elsewhere`);
    await new Promise((done) => setTimeout(done, 2500));
    await page.goBack();
    expect(await ask(page, 'globalThis.shown')).toBe(SHOWN);
    expect((await ask(page, 'globalThis.mark')) === 'the same document').toBe(SHOWN === 'again');
    await expect.poll(() => ask(page, `${GAME}?.position?.moves`), { timeout: 20_000 }).toBe(before.moves);
    const after = await state(page);
    expect(after.piles).toBe(before.piles);
    expect(after.elapsed - before.elapsed).toBeLessThan(2);
    // it can be played, and its clock continues
    expect(await ask(page, `${GAME}.redo() && ${GAME}.play({ kind: 'draw' })`)).toBe(true);
    const { elapsed } = await state(page);
    await page.waitForFunction(`${GAME}.elapsed > ${elapsed + 0.3}`);
    await page.close();
  });

  // a reloaded page reads the store in any case
  it.runIf(SHOWN === 'again')('continues the game that was played in another tab meanwhile', async () => {
    const page = await opened();
    await ask(page, `${GAME}.play({ kind: 'draw' })`);
    const { moves } = await state(page);
    await page.goto(`${site.origin}/elsewhere`);
    const other = await browser.newPage();
    await other.goto(site.origin, { waitUntil: 'load' });
    await expect.poll(() => ask(other, `${GAME}?.position?.moves`), { timeout: 20_000 }).toBe(moves);
    await ask(other, `${GAME}.play({ kind: 'draw' }) && ${GAME}.play({ kind: 'draw' })`);
    const there = await state(other);
    expect(there.moves).toBe(moves + 2);
    await other.close();
    await page.bringToFront();
    await page.goBack();
    expect(await ask(page, 'globalThis.shown')).toBe('again');
    await expect
      .poll(() => state(page), { timeout: 20_000 })
      .toMatchObject({ moves: moves + 2, piles: there.piles });
    await page.close();
  });
});
