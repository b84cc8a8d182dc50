// The guides, followed literally: their files are written, built with the real program if it is installed (Hugo,
// Jekyll; otherwise a notice names the missing program), and the game on the page is played.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SolitaireGame } from '../../src/elements/index.js';
import { serve, type Served } from '../support/serve.js';
import { filesOf, htmlPage, run, write } from './guide.js';
import { textsOf } from '../support/texts.js';
import { has } from './installed.js';
import { launch, openPage } from './open.js';
import { PACKED } from './packed.js';

const FOLDER = resolve('.cache/guides');
const MODULE = 'solitaire-elements.js';

let browser: Browser;

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  browser = await launch();
});

afterAll(() => browser.close());

/** Copies the built module and its languages into a folder of a site. */
function copyModule(folder: string): void {
  mkdirSync(`${folder}/locales`, { recursive: true });
  for (const file of [MODULE, 'place.css']) copyFileSync(`${PACKED}/dist/${file}`, `${folder}/${file}`);
  for (const file of readdirSync(`${PACKED}/dist/locales`).filter((name) => name.endsWith('.js')))
    copyFileSync(`${PACKED}/dist/locales/${file}`, `${folder}/locales/${file}`);
}

interface Table {
  /** The tag, as in the page. */
  readonly html: string;
  readonly variant: string;
  /** Whether a move was made. The play from tableau-8 is legal in deal 260 of Cruel. */
  readonly moved: boolean;
  readonly text: string;
}

/** Opens a page, waits for its tables, and makes a move on each; there must be no console messages. */
async function playTables(root: string, path: string): Promise<Table[]> {
  const site = await serve({ root });
  const { page, messages } = await openPage(browser);
  await page.goto(site.origin + path, { waitUntil: 'load' });
  await page.waitForFunction(() => {
    const tables = [...document.querySelectorAll('solitaire-game')];
    return (
      tables.length > 0 &&
      tables.every(
        (table) =>
          table.shadowRoot?.querySelector('[card]') ??
          table.shadowRoot?.querySelector('[pile=tableau-1]')?.shadowRoot?.querySelector('[card]'),
      )
    );
  });
  const tables = await page.evaluate(() =>
    [...document.querySelectorAll('solitaire-game')].map((element) => {
      const table = element as unknown as { position: { variant: string; moves: number } } & HTMLElement & {
          play(move: unknown): boolean;
        };
      const moves: readonly object[] = [
        { kind: 'draw' },
        { kind: 'play', from: 'tableau-8', to: 'tableau-4', count: 1 },
      ];
      const moved = moves.some((move) => table.play(move));
      const text = table.shadowRoot?.textContent ?? '';
      return { html: (table.cloneNode() as Element).outerHTML, variant: table.position.variant, moved, text };
    }),
  );
  expect(messages).toEqual([]);
  await page.close();
  await site.close();
  return tables;
}

const RENO = '<solitaire-game variant="reno" daily=""></solitaire-game>';
const CRUEL = '<solitaire-game variant="cruel" deal="260" left-handed="" theme="dark"></solitaire-game>';

/** The attributes of a table in any order. */
const sorted = (html: string): string => (html.match(/[\w-]+="[^"]*"/g) ?? []).sort().join(' ');

/** Checks the two tables at the end of the guides to site generators. */
function expectBoth(tables: readonly Table[]): void {
  expect(tables.map(({ html }) => sorted(html))).toEqual([RENO, CRUEL].map(sorted));
  expect(tables.map(({ variant, moved }) => [variant, moved])).toEqual([
    ['reno', true],
    ['cruel', true],
  ]);
}

describe('docs/guides/html.md', () => {
  const files = filesOf('html');

  it('contains the files of three pages', () => {
    expect([...files.keys()]).toEqual(['index.html', 'more.html', 'deutsch.html']);
  });

  it.each([...files.keys()])('has playable tables on %s', async (name) => {
    const folder = `${FOLDER}/html`;
    write(folder, files);
    copyModule(folder);
    const tables = await playTables(folder, `/${name}`);
    expect(tables.every(({ moved }) => moved)).toBe(true);
    expect(tables.map(({ variant }) => variant)).toEqual(
      name === 'more.html' ? ['reno', 'cruel'] : ['klondike'],
    );
    expect(tables[0]?.text).toContain(textsOf(name === 'deutsch.html' ? 'de' : 'en').moves);
  });
});

describe('docs/guides/custom-games.md', () => {
  const files = filesOf('custom-games');
  const folder = `${FOLDER}/custom-games`;
  const state = () => {
    const game = document.querySelector('solitaire-game');
    if (!game) return undefined;
    const name = game.shadowRoot?.querySelector('.name')?.textContent;
    return { name, variant: game.position.variant, deal: game.position.deal, moves: game.position.moves };
  };
  let site: Served;

  beforeAll(async () => {
    write(folder, files);
    copyModule(folder);
    for (const file of ['embed.html', 'embed.js'])
      copyFileSync(`${PACKED}/dist/${file}`, `${folder}/${file}`);
    site = await serve({ root: folder });
  });
  afterAll(() => site.close());

  it('contains the files of two pages and a game', () => {
    expect([...files.keys()]).toEqual(['index.html', 'my-golf.json', 'frame.html']);
  });

  it('deals the custom game on index.html, with its name and its options', async () => {
    const { page, messages } = await openPage(browser);
    await page.goto(`${site.origin}/index.html`, { waitUntil: 'load' });
    await page.waitForFunction(
      () => document.querySelector<SolitaireGame>('solitaire-game:defined')?.position.variant === 'my-cells',
    );
    const moved = await page.evaluate(() => {
      const game = document.querySelector('solitaire-game');
      const play = (from: string, to: string) => game?.play({ kind: 'play', from, to, count: 1 });
      return [play('tableau-1', 'reserve-1'), play('tableau-1', 'reserve-1'), play('tableau-2', 'reserve-2')];
    });
    // a cell holds one card
    expect(moved).toEqual([true, false, true]);
    expect(await page.evaluate(state)).toEqual({ name: 'My cells', variant: 'my-cells', deal: 7, moves: 2 });
    const fewer = await page.evaluate(async () => {
      const position = await document.querySelector('solitaire-game')?.newGame({ options: { cells: 3 } });
      return position?.piles.filter(({ kind }) => kind === 'reserve').length;
    });
    expect(fewer).toBe(3);
    expect(messages).toEqual([]);
    await page.close();
  });

  it('deals the game of the JSON file on frame.html', async () => {
    const { page, messages } = await openPage(browser);
    await page.goto(`${site.origin}/frame.html`, { waitUntil: 'load' });
    const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
    await frame?.waitForFunction(
      () => document.querySelector<SolitaireGame>('solitaire-game:defined')?.position.variant === 'my-golf',
    );
    await frame?.evaluate(() => document.querySelector('solitaire-game')?.play({ kind: 'draw' }));
    expect(await frame?.evaluate(state)).toEqual({ name: 'My golf', variant: 'my-golf', deal: 7, moves: 1 });
    // Chromium reports a chunked request as aborted, although the whole body was read
    expect(messages.filter((line) => line !== `failed request: ${site.origin}/my-golf.json`)).toEqual([]);
    await page.close();
  });

  it.each([
    ['index.html', 'is not valid JSON'],
    ['http://127.0.0.1:9/my-golf.json', 'must be on the same origin as embed.html'],
    ['klondike.json', '"klondike" is a game of this package and cannot be redefined'],
  ])('shows a message instead of the game of %s', async (file, text) => {
    write(folder, [['klondike.json', (files.get('my-golf.json') ?? '').replace('"my-golf"', '"klondike"')]]);
    const { page, messages } = await openPage(browser);
    await page.goto(`${site.origin}/embed.html?game=${file}`, { waitUntil: 'load' });
    const alert = await page.waitForSelector('[role=alert]');
    expect(await alert?.evaluate(({ textContent }) => textContent)).toContain(text);
    // Chromium reports a chunked request as aborted, although the whole body was read
    const isExpected = (line: string) =>
      line.includes('embed.html: ') || line === `failed request: ${site.origin}/${file}`;
    expect(messages.filter((line) => !isExpected(line))).toEqual([]);
    await page.close();
  });
});

describe('docs/guides/hugo.md', () => {
  it.runIf(has('hugo', 'version'))('has playable tables on the site that Hugo builds', async () => {
    const folder = `${FOLDER}/hugo`;
    copyModule(`${folder}/static`);
    write(folder, [
      ...filesOf('hugo'),
      ['static/games/golf.js', readFileSync(`${PACKED}/dist/games/golf.js`)],
      ['content/posts/golf.md', '---\ntitle: Golf\n---\n\n{{< solitaire variant="golf" >}}\n'],
      ['config.toml', 'baseURL = "/"\nlanguageCode = "en"\ndisableKinds = ["RSS", "sitemap"]\n'],
      ['layouts/_default/single.html', htmlPage('{{ .Content }}')],
    ]);
    run('hugo', [], folder);
    expectBoth(await playTables(`${folder}/public`, '/posts/patience/'));
    const [golf] = await playTables(`${folder}/public`, '/posts/golf/');
    expect(golf).toMatchObject({ variant: 'golf', moved: true });
  });
});

describe('docs/guides/jekyll.md', () => {
  it.runIf(has('jekyll', '--version'))('has playable tables on the site that Jekyll builds', async () => {
    const folder = `${FOLDER}/jekyll`;
    copyModule(`${folder}/assets`);
    write(folder, [
      ...filesOf('jekyll'),
      [
        '_config.yml',
        'permalink: /:title/\nfuture: true\ndefaults: [{ scope: { path: "" }, values: { layout: page } }]\n',
      ],
      ['_layouts/page.html', htmlPage('{{ content }}')],
    ]);
    run('jekyll', ['build', '--disable-disk-cache'], folder);
    expectBoth(await playTables(`${folder}/_site`, '/patience/'));
  });
});

describe('docs/guides/eleventy.md', () => {
  it('has a shortcode that writes playable tables', async () => {
    const folder = `${FOLDER}/eleventy`;
    const files = filesOf('eleventy');
    write(folder, files);
    copyModule(`${folder}/site`);
    type Shortcode = (...attributes: string[]) => string;
    let solitaire: Shortcode | undefined;
    const copied: object[] = [];
    const { default: configure } = (await import(
      /* @vite-ignore */ pathToFileURL(`${folder}/eleventy.config.mjs`).href
    )) as { default: (config: object) => void };
    configure({
      addPassthroughCopy: (what: object) => copied.push(what),
      addShortcode: (_name: string, code: Shortcode) => (solitaire = code),
      // tested in guides-replay.long.test.ts
      addPairedShortcode: () => undefined,
    });
    expect(copied).toEqual(
      [MODULE, 'solitaire-replay.js'].map((file) => ({
        [`node_modules/solitaire-elements/dist/${file}`]: file,
      })),
    );
    const page = (files.get('patience.md') ?? '').replaceAll(
      /\{% solitaire (.*?) %\}/g,
      (_, list: string) => solitaire?.(...(JSON.parse(`[${list}]`) as string[])) ?? '',
    );
    write(`${folder}/site`, [['index.html', `<!doctype html><html lang="en"><body>${page}</body></html>`]]);
    expectBoth(await playTables(`${folder}/site`, '/'));
    expect(solitaire?.('save-key="><script>')).toContain('save-key="&#34;&#62;&#60;script&#62;"');
    expect(() => solitaire?.('><script>')).toThrow('is not an attribute');
  });
});
