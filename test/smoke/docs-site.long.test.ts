// The documentation as a website (`npm run docs:site`): every link of a page leads to a page, a file or a heading of the
// site, and pages fit a phone.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { DOCS } from '../support/documents.js';
import { launch, openPage } from './open.js';

const SITE = '.cache/site';

/** The pages of the site, without those of the demo and of Storybook. */
let pages: string[];
/** The HTML of a page. */
const read = (page: string): string => readFileSync(`${SITE}/${page}`, 'utf8');
/** The values of an attribute in a page. */
const values = (page: string, attribute: string): string[] =>
  [...read(page).matchAll(new RegExp(`<[a-z][^>]*\\s${attribute}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => value,
  );

describe('the documentation site', () => {
  let site: Served;
  let browser: Browser;

  beforeAll(async () => {
    const eleventy = 'node_modules/@11ty/eleventy/cmd.cjs';
    execFileSync(process.execPath, [eleventy, '--quiet', '--config', 'scripts/site/eleventy.config.mjs']);
    pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.html') && !/^(demo|dist|storybook)\//.test(file));
    site = await serve({ root: SITE });
    browser = await launch();
  }, 120_000);

  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  it('has every page of the documentation', () => {
    expect(pages.filter((page) => page.startsWith('docs/'))).toHaveLength(DOCS.length);
    expect(pages).toEqual(expect.arrayContaining(['index.html', 'docs/index.html', 'docs/guides/html.html']));
  });

  it('has no link to a missing page, file or heading', () => {
    const broken: string[] = [];
    for (const page of pages) {
      const links = ['href', 'src', 'srcset'].flatMap((name) => values(page, name));
      for (const link of links.filter((link) => !/^[a-z]+:/.test(link))) {
        const [path = '', anchor] = link.split('#');
        const target = path ? posix.join(posix.dirname(page), path) : page;
        const isThere = existsSync(`${SITE}/${target}`);
        if (!isThere || (anchor && !values(target, 'id').includes(anchor))) broken.push(`${page}: ${link}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('names each page in the navigation once, and marks the current one', () => {
    const page = read('docs/guides/html.html');
    expect(page.match(/href="[^"]*guides\/html\.html"/g)).toHaveLength(1);
    expect(page).toMatch(/guides\/html\.html"\s+aria-current="page"/);
  });

  it.each(['index.html', 'docs/reference/solitaire-game.html', 'docs/games.html', 'demo/index.html'])(
    'shows %s on a phone without horizontal scrolling or an error',
    async (path) => {
      const { page, messages } = await openPage(browser);
      await page.setViewport({ width: 390, height: 844 });
      await page.goto(`${site.origin}/${path}`, { waitUntil: 'load' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(messages).toEqual([]);
      await page.close();
    },
  );
});
