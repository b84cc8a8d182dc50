// docs/guides/theming.md: each recipe on a page, light and dark; text on its table is readable, and the patterns of its
// backs are visible.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { contrast, over, type Light } from '../support/colour.js';
import { filesOf } from './guide.js';
import { launch, openPage } from './open.js';
import { PACKED } from './packed.js';

const ADDRESS = 'https://cdn.example';
const ICON = '<link rel="icon" href="data:," />';

/** The class that a recipe requires on the page, and the attributes of its table. */
const PAGES: Readonly<Record<string, readonly [classes: string, attributes: string]>> = {
  'brand.css': ['', ''],
  'bare.css': ['', ''],
  'sidebar.css': ['', 'controls="minimal"'],
  'newspaper.css': ['', ''],
  'seasons.css': ['winter', 'back="stars"'],
  'seasons.css, spring': ['spring', 'back="rings"'],
};

const recipes = filesOf('theming');

let browser: Browser;
let cdn: Served;
let site: Served;

beforeAll(async () => {
  browser = await launch();
  cdn = await serve({ root: `${PACKED}/dist` });
  const pages = Object.entries(PAGES).map(([name, [classes, attributes]], n) => {
    const css = recipes.get(name.split(',')[0] ?? '') ?? '';
    return [
      `/${n}`,
      `<!doctype html><html lang="en" class="${classes}"><head>${ICON}
<script type="module" src="${cdn.origin}/solitaire-elements.js"></script>
<style>:root { color-scheme: light dark } ${css}</style></head>
<body><solitaire-game variant="klondike" deal="14" ${attributes}></solitaire-game></body></html>`,
    ];
  });
  const own = recipes.get('switch.html')?.replaceAll(ADDRESS, cdn.origin) ?? '';
  site = await serve({
    pages: {
      ...(Object.fromEntries(pages) as Record<string, string>),
      '/switch': `<!doctype html><html lang="en"><head>${ICON}</head><body>${own}</body></html>`,
    },
  });
});

afterAll(async () => {
  await browser.close();
  await Promise.all([cdn.close(), site.close()]);
});

async function open(path: string, scheme: string): Promise<Page> {
  const { page } = await openPage(browser);
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await page.goto(site.origin + path, { waitUntil: 'load' });
  await page.waitForFunction(() => {
    const table = document.querySelector('solitaire-game');
    return table && 'position' in table && table.position;
  });
  return page;
}

type Rgba = readonly [number, number, number, number];

/** Painted colours: text on the table, its surface, the background, the two colours of a back. */
const coloursOf = (page: Page) =>
  page.$eval('solitaire-game', (table) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const paint = (colour: string): Rgba => {
      if (!canvas) throw new Error('The browser has no 2D canvas.');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data] as unknown as Rgba;
    };
    /** The computed value of a custom property on the table; nothing if the page sets none. */
    const set = (name: string): Rgba | undefined => {
      if (!getComputedStyle(table).getPropertyValue(name)) return undefined;
      // a child of the table without a slot has no computed style
      (table as HTMLElement).style.setProperty('color', `var(${name})`);
      const { color } = getComputedStyle(table);
      (table as HTMLElement).style.removeProperty('color');
      return paint(color);
    };
    const texts: [string, Rgba][] = [];
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll('*')) {
        const says = [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
        );
        const place = element.matches('[part~=place]');
        if ((says && element.closest('[part~=bar]') && !element.closest('[part~=verdict]')) || place)
          texts.push([
            `${element.localName} ${element.textContent.trim()}`,
            paint(getComputedStyle(element).color),
          ]);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    if (table.shadowRoot) walk(table.shadowRoot);
    return {
      texts,
      felt: set('--solitaire-felt'),
      ground: paint(getComputedStyle(document.body).backgroundColor),
      accent: set('--solitaire-accent'),
      focus: set('--solitaire-focus'),
      back: set('--solitaire-back'),
      backInk: set('--solitaire-back-ink'),
    };
  });

const lay = ([r, g, b, a]: Rgba, below: Light): Light => {
  const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return over({ light: [linear(r / 255), linear(g / 255), linear(b / 255)], alpha: a / 255 }, below);
};

describe('docs/guides/theming.md', () => {
  it('contains these recipes', () => {
    const files = new Set(Object.keys(PAGES).map((name) => name.split(',')[0]));
    expect([...recipes.keys()].sort()).toEqual([...files, 'switch.html'].sort());
  });

  const cases = [
    ...Object.keys(PAGES).map((name, n) => [name, `/${n}`] as const),
    ['switch.html', '/switch'] as const,
  ];

  it.each(cases.flatMap(([name, path]) => ['light', 'dark'].map((scheme) => [name, scheme, path] as const)))(
    '%s, %s: all text is readable and all controls are visible',
    async (_, scheme, path) => {
      const page = await open(path, scheme);
      const { texts, felt, ground, accent, focus, back, backInk } = await coloursOf(page);
      const paper: Light = scheme === 'dark' && path !== '/switch' ? [0.006, 0.006, 0.006] : [1, 1, 1];
      const behind = lay(ground, paper);
      // a recipe that sets no table surface uses the default, which is tested elsewhere
      const cloth = felt && lay(felt, behind);
      if (cloth) {
        expect(texts.length).toBeGreaterThan(4);
        for (const [what, colour] of texts)
          expect(contrast(lay(colour, cloth), cloth), what).toBeGreaterThanOrEqual(
            what.startsWith('div') ? 3 : 4.5,
          );
        for (const colour of [accent, focus])
          if (colour) expect(contrast(lay(colour, cloth), cloth)).toBeGreaterThanOrEqual(3);
      }
      if (back && backInk)
        expect(contrast(lay(backInk, [0, 0, 0]), lay(back, [0, 0, 0]))).toBeGreaterThanOrEqual(3);
      await page.close();
    },
  );

  it('paints nothing under cards without a table surface, also no gradient', async () => {
    const page = await open(`/${Object.keys(PAGES).indexOf('bare.css')}`, 'dark');
    const painted = await page.$eval('solitaire-game', (table) => {
      const game = table.shadowRoot?.querySelector('.game');
      const { backgroundImage, backgroundColor } = getComputedStyle(game ?? table);
      return [backgroundImage, backgroundColor];
    });
    expect(painted).toEqual(['none', 'rgba(0, 0, 0, 0)']);
    await page.close();
  });

  it('switches the theme of the table with the page', async () => {
    const page = await open('/switch', 'light');
    const felt = () => coloursOf(page).then((colours) => colours.felt);
    const light = await felt();
    await page.click('#dark');
    expect(await felt()).not.toEqual(light);
    await page.close();
  });
});
