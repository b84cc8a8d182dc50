// Cards in running text: copied, searched, printed and read without scripts as text, in lines of unchanged height. It
// runs in Chromium, whose clipboard and printer a test can use.
import { inflateSync } from 'node:zlib';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { launch, openPage } from './open.js';
import { PACKED } from './packed.js';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Cards in text</title>
<script type="module" src="/solitaire-elements.js"></script></head><body>
<p id="written">Put the <playing-card card="QH">Q♥</playing-card> on the <playing-card card="KS">K♠</playing-card>.</p>
<p id="bare">Put the <playing-card card="TD"></playing-card> there.</p>
</body></html>`;

/** Fonts and line heights of real pages; the last one has fonts with other suit symbols. */
const LINES = [
  '16px/1.5 serif',
  '13px/1.2 sans-serif',
  '18px/normal system-ui',
  '24px/1 serif',
  '2rem/2 monospace',
];

let browser: Browser;
let site: Served;
let page: Page;

beforeAll(async () => {
  browser = await launch();
  site = await serve({ root: `${PACKED}/dist`, pages: { '/': PAGE } });
  for (const name of ['clipboard-read', 'clipboard-write'])
    await browser.setPermission(site.origin, { permission: { name }, state: 'granted' });
  ({ page } = await openPage(browser));
  await page.goto(site.origin);
  await page.waitForFunction(() => customElements.get('playing-card'));
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

describe('the text of a card', () => {
  it('is copied with the words around it', async () => {
    await page.bringToFront();
    const copied = (id: string) =>
      page.evaluate(async (id) => {
        getSelection()?.selectAllChildren(document.getElementById(id) as HTMLElement);
        // eslint-disable-next-line @typescript-eslint/no-deprecated -- no other API copies as Ctrl+C does
        document.execCommand('copy');
        return navigator.clipboard.readText();
      }, id);
    expect((await copied('written')).trim()).toBe('Put the Q♥ on the K♠.');
    expect((await copied('bare')).trim()).toBe('Put the 10♦ there.');
  });

  it('is the text of the page for scripts and feed readers', async () => {
    expect(await page.$eval('#written', (line) => (line as HTMLElement).innerText)).toBe(
      'Put the Q♥ on the K♠.',
    );
    expect(await page.$eval('#written', (line) => line.textContent)).toBe('Put the Q♥ on the K♠.');
  });

  it('is found by the browser’s search', async (context) => {
    const found = (text: string) =>
      page.evaluate((text) => {
        getSelection()?.removeAllRanges();
        return (window as unknown as { find(text: string): boolean }).find(text);
      }, text);
    // the text of the page itself; the headless shell from npm has no search
    if (!(await found('Put the'))) context.skip('this build of the browser finds no text at all');
    for (const text of ['Q♥', 'K♠', '10♦']) expect(await found(text), text).toBe(true);
    expect(await found('Q♦')).toBe(false);
  });

  it('is part of a printed page', async () => {
    const pdf = Buffer.from(await page.pdf()).toString('latin1');
    const maps = [...pdf.matchAll(/stream\r?\n([^]*?)endstream/g)].map(([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    });
    // the characters that a PDF reader finds for the glyphs: `<first> <last> <character of the first>`
    const ranges = maps.flatMap((map) => [
      ...map.matchAll(/^<(\w{4})> <(\w{4})> <(\w{4})>$/gm),
      ...[...map.matchAll(/^<(\w{4})> <(\w{4})>$/gm)].map(([all, glyph = '', character = '']) => [
        all,
        glyph,
        glyph,
        character,
      ]),
    ]);
    const printed = (text: string): boolean =>
      ranges.some(([, first = '', last = '', character = '']) => {
        const at = text.charCodeAt(0) - parseInt(character, 16);
        return at >= 0 && at <= parseInt(last, 16) - parseInt(first, 16);
      });
    expect(['♥', '♠', '♦', '♣'].map(printed)).toEqual([true, true, true, false]);
  });

  it('is hidden next to the image', async () => {
    const colours = await page.$$eval('playing-card', (cards) =>
      cards.map((card) => {
        const text = card.shadowRoot?.querySelector('.text') as Element;
        return getComputedStyle(text).webkitTextFillColor;
      }),
    );
    expect(new Set(colours)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  });

  it('is shown without scripts', async () => {
    const { page: plain } = await openPage(browser);
    await plain.setJavaScriptEnabled(false);
    await plain.goto(site.origin);
    const { nodes } = await (await plain.createCDPSession()).send('Accessibility.getFullAXTree');
    const text = nodes
      .filter(({ role }) => role?.value === 'StaticText')
      .map(({ name }) => String(name?.value))
      .join('');
    expect(text).toContain('Put the Q♥ on the K♠.');
    await plain.close();
  });
});

describe('an inline card', () => {
  it.each(LINES)('keeps the line height in %s', async (font) => {
    const heights = await page.evaluate(async (font) => {
      const box = document.createElement('div');
      box.style.font = font;
      const line = (...parts: (string | Node)[]): HTMLElement => {
        const paragraph = document.createElement('p');
        paragraph.append(...parts);
        box.append(paragraph);
        return paragraph;
      };
      const card = Object.assign(document.createElement('playing-card'), { card: 'QH', textContent: 'Q♥' });
      const back = Object.assign(document.createElement('playing-card'), { faceDown: true });
      const lines = [
        line('A line of text'),
        line('A line ', card, ' of text'),
        line('A line ', back, ' of text'),
      ];
      document.body.append(box);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const measured = lines.map((one) => one.getBoundingClientRect().height);
      const drawn = card.shadowRoot?.querySelector('.card')?.getBoundingClientRect().height ?? 0;
      box.remove();
      return { measured, drawn };
    }, font);
    const [plain = 0, ...others] = heights.measured;
    for (const height of others) expect(height).toBeCloseTo(plain, 1);
    expect(heights.drawn).toBeGreaterThan(plain / 3);
    expect(heights.drawn).toBeLessThanOrEqual(plain);
  });

  it.each([
    ['31px', 'large'],
    ['32px', 'classic'],
    ['60px', 'classic'],
  ])('that is %s wide shows the %s face', async (width, face) => {
    const shown = await page.evaluate(async (width) => {
      const card = Object.assign(document.createElement('playing-card'), { card: 'QH' });
      card.style.setProperty('--solitaire-card-width', width);
      document.body.append(card);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const faces = [...(card.shadowRoot?.querySelectorAll('.face') ?? [])].filter((one) =>
        one.checkVisibility(),
      );
      card.remove();
      // only the queen of the classic faces has a figure
      return faces.map((one) => (one.querySelector('.skin') ? 'classic' : 'large'));
    }, width);
    expect(shown).toEqual([face]);
  });
});
