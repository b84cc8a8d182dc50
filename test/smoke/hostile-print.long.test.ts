// A printed table: real PDFs of a real page, and the print styles of the table. It uses Puppeteer and Chromium, which
// can print to PDF.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { launch, openPage } from './open.js';
import { PACKED } from './packed.js';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A printed page</title>
<script type="module" src="/solitaire-elements.js"></script>
<style>body { font: 1.1rem/1.6 serif; color-scheme: light dark } p { block-size: 45rem }</style></head>
<body><h1>A game of patience</h1><p>Much text, so that a table would be cut by the end of the page.</p>
<solitaire-game variant="klondike" deal="4"></solitaire-game><h2>After it</h2></body></html>`;

let browser: Browser;
let site: Served;
let page: Page;

beforeAll(async () => {
  browser = await launch();
  site = await serve({ root: `${PACKED}/dist`, pages: { '/': PAGE } });
  ({ page } = await openPage(browser));
  await page.setViewport({ width: 794, height: 1123 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  await page.goto(site.origin);
  await page.waitForFunction(
    `document.querySelector('solitaire-game').shadowRoot?.querySelector('.table card-pile')`,
  );
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

/** Which parts of the table are visible in print, and their styles. */
const PRINTED_STATE = `(() => {
  const root = document.querySelector('solitaire-game').shadowRoot;
  const seen = (selector) => Array.from(root.querySelectorAll(selector)).some((one) => one.checkVisibility({ visibilityProperty: true }));
  const card = root.querySelector('[pile="tableau-7"]').shadowRoot.querySelector('.card[card]');
  const style = (one) => getComputedStyle(one);
  return {
    tools: seen('.tools button'), dialog: seen('dialog'), sign: seen('.sign'), table: seen('.table'), name: seen('.name'),
    felt: style(root.querySelector('.game')).backgroundImage + ' ' + style(root.querySelector('.game')).backgroundColor,
    text: style(root.querySelector('.name')).color, quiet: style(root.querySelector('.deal')).color,
    card: style(card).backgroundColor, exact: style(card).printColorAdjust, line: style(card).outlineStyle, shadow: style(card).boxShadow,
    breaks: style(root.host).breakInside,
  };
})()`;

const PRINTED = {
  tools: false,
  dialog: false,
  sign: false,
  table: true,
  name: true,
  felt: 'none rgba(0, 0, 0, 0)',
  text: 'rgb(0, 0, 0)',
  quiet: 'rgb(0, 0, 0)',
  card: 'rgb(255, 255, 255)',
  exact: 'exact',
  line: 'solid',
  shadow: 'none',
  breaks: 'avoid',
};

describe('a printed table', () => {
  for (const theme of ['auto', 'light', 'dark', 'contrast']) {
    it(`of theme ${theme} has black text and white cards with borders on white paper, and no buttons`, async () => {
      await page.emulateMediaType('print');
      await page.evaluate(`(() => {
        const game = document.querySelector('solitaire-game');
        game.setAttribute('theme', '${theme}');
        return game.updateComplete.then(() => 0);
      })()`);
      expect(await page.evaluate(PRINTED_STATE)).toEqual(PRINTED);
      await page.emulateMediaType('screen');
      expect(await page.evaluate(PRINTED_STATE)).toMatchObject({ tools: true, exact: 'economy' });
    });
  }

  it('omits the buttons of a low game, too', async () => {
    const height = (value: string): Promise<unknown> =>
      page.evaluate(`(() => {
        const game = document.querySelector('solitaire-game');
        game.style.blockSize = '${value}';
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))));
      })()`);
    await height('300px');
    expect(
      await page.evaluate(
        `document.querySelector('solitaire-game').shadowRoot.querySelector('[low]') !== null`,
      ),
    ).toBe(true);
    await page.emulateMediaType('print');
    expect(await page.evaluate(PRINTED_STATE)).toMatchObject({ tools: false, sign: false, table: true });
    await page.emulateMediaType('screen');
    await height('');
  });

  it('omits the open dialog', async () => {
    await page.evaluate(`(() => {
      const game = document.querySelector('solitaire-game');
      game.shadowRoot.querySelector('.deal').click();
      return game.updateComplete.then(() => 0);
    })()`);
    expect(await page.evaluate(PRINTED_STATE)).toMatchObject({ dialog: true });
    await page.emulateMediaType('print');
    expect(await page.evaluate(PRINTED_STATE)).toMatchObject({ dialog: false, table: true });
    await page.emulateMediaType('screen');
    await page.evaluate(
      `document.querySelector('solitaire-game').shadowRoot.querySelector('dialog header button').click()`,
    );
  });

  /** The number of objects of a type in a PDF. */
  const count = (pdf: Uint8Array, type: string): number =>
    Buffer.from(pdf)
      .toString('latin1')
      .match(new RegExp(`/Type\\s*/${type}\\b`, 'g'))?.length ?? 0;

  it('is on paper, with the text of the page: Chromium printed blank pages', async () => {
    await page.emulateMediaType();
    expect(count(await page.pdf({ format: 'A4' }), 'Font'), 'fonts of texts').toBeGreaterThan(0);
    const text = await page.evaluate(`(() => {
      const text = document.createElement('style');
      text.textContent = 'body > :not(solitaire-game) { display: none }';
      document.body.append(text);
      return new Promise((done) => requestAnimationFrame(() => done(0)));
    })()`);
    expect(text).toBe(0);
    expect(count(await page.pdf({ format: 'A4' }), 'Font'), 'fonts of the game').toBeGreaterThan(0);
    await page.evaluate(`document.body.lastElementChild.remove()`);
  });

  it('is not split by a page break', async () => {
    await page.emulateMediaType();
    const pages = (pdf: Uint8Array): number => count(pdf, 'Page');
    const whole = await page.pdf({ format: 'A4', printBackground: false });
    // the text on one page, the table on the next
    expect(pages(whole)).toBe(2);
    await page.evaluate(`document.querySelector('p').style.display = 'none'`);
    expect(pages(await page.pdf({ format: 'A4' }))).toBe(1);
    await page.evaluate(`document.querySelector('p').style.display = ''`);
  });
});
