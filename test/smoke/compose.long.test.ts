// The composer of the demo: the code that it writes for a puzzle and a replay works at once where it is pasted: on a page,
// in Markdown, in WordPress (with mocks of its functions), in Hugo (if it is installed), in Eleventy, and in a frame.
import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { Game, readLine } from '../../src/engine.js';
import { lineTexts } from '../../src/text/line-text.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { tags, textsOf } from '../support/texts.js';
import { buildWithEleventy, filesOf, htmlPage, run, write } from './guide.js';
import { has } from './installed.js';
import { launch, openPage } from './open.js';
import { PACKED } from './packed.js';
import { COMMENTS, copyModules, DEAL, expectBoth, LINE, shownOn } from './replay-page.js';
import { preparePlugin, run as runPlugin } from './wordpress.js';

const FOLDER = resolve('.cache/compose');
const FORMATS = ['HTML', 'Frame', 'WordPress', 'Hugo', 'Eleventy', 'Jekyll'];

let browser: Browser;
let demo: Served;
/** The code of each kind in each format; `undefined` if the composer does not offer it. */
const codes = new Map<string, string | undefined>();
const codeOf = (kind: string, format: string): string => codes.get(`${kind} ${format}`) ?? '';

/** Fills in the form and reads the code, when the moves are in it. */
async function compose(page: Page, kind: string, format: string): Promise<string | undefined> {
  const isOffered = await page.evaluate(
    (wanted, of) => {
      const form = document.querySelector<HTMLFormElement>('#yours form');
      const select = document.querySelector<HTMLSelectElement>('#format');
      const chosen = form?.querySelector<HTMLInputElement>(`[name=kind][value=${of}]`);
      if (!chosen || !select) throw new Error('The composer is incomplete.');
      chosen.click();
      select.value = wanted;
      select.dispatchEvent(new Event('input', { bubbles: true }));
      return true;
    },
    format,
    kind,
  );
  expect(isOffered).toBe(true);
  await page.waitForFunction(
    (of) => {
      const code = document.querySelector('#yours code')?.textContent ?? '';
      const shown = document.querySelector(
        of === 'replay' ? '#yours solitaire-replay' : '#yours solitaire-game',
      );
      const isReady = of !== 'replay' || shown?.shadowRoot?.querySelector('[part=move]');
      const { value } = document.querySelector<HTMLSelectElement>('#format') ?? {};
      const inWords = of !== 'replay' || !['HTML', 'Frame'].includes(value ?? '') || code.includes('<ol>');
      return isReady && inWords && /16(_| |%20)7f/.test(code);
    },
    {},
    kind,
  );
  return page.evaluate(
    (wanted) =>
      document.querySelector<HTMLSelectElement>('#format')?.value === wanted
        ? (document.querySelector('#yours code')?.textContent ?? '')
        : undefined,
    format,
  );
}

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  browser = await launch();
  demo = await serve({ root: '.' });
  const { page, messages } = await openPage(browser);
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${demo.origin}/demo/`, { waitUntil: 'load' });
  await page.$eval(
    '#comments',
    (area, text) => {
      (area as HTMLTextAreaElement).value = text;
    },
    COMMENTS.map(
      ([at, line, marks, text]) =>
        `${at ?? ''}${line ? ` [${line}]` : ''}${marks ? ` {${marks}}` : ''}: ${text ?? ''}`,
    ).join('\n'),
  );
  await page.$eval('#at', (input) => {
    (input as HTMLInputElement).value = '2';
  });
  await page.$eval('#yours', (part) => part.scrollIntoView({ behavior: 'instant' }));
  for (const kind of ['puzzle', 'replay'])
    for (const format of FORMATS) codes.set(`${kind} ${format}`, await compose(page, kind, format));
  expect(messages).toEqual([]);
  await page.close();
});

afterAll(async () => {
  await browser.close();
  await demo.close();
});

/** The two codes of a format, with addresses of the page's own folder. */
const both = (format: string): string[] =>
  ['puzzle', 'replay'].map((kind) => codeOf(kind, format).replaceAll(`${demo.origin}/dist/`, '/'));

/** A page with this content, in its own folder with the modules. */
async function shownAs(name: string, body: string): ReturnType<typeof shownOn> {
  const folder = `${FOLDER}/${name}`;
  copyModules(folder);
  write(folder, [['index.html', htmlPage(body)]]);
  return shownOn(browser, folder, '/');
}

it('the composer offers every format, except that Jekyll has no shortcode for replays', () => {
  for (const [key, code] of codes) expect(code === undefined, key).toBe(key === 'replay Jekyll');
});

describe('the text in the code of the composer', () => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await openPage(browser));
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(`${demo.origin}/demo/`, { waitUntil: 'load' });
    await page.$eval('#yours', (part) => part.scrollIntoView({ behavior: 'instant' }));
    await compose(page, 'replay', 'HTML');
  });
  afterAll(() => page.close());

  it.each(['en', ...tags])('is in the chosen language: %s', async (tag) => {
    await page.select('#language', tag === 'en' ? '' : `lang=${tag}`);
    const start = Game.deal('klondike', { deal: DEAL });
    const formatter = new MessageFormatter(textsOf(tag), tag).forGame(start.variant);
    const moves = lineTexts(formatter, start, readLine(LINE, start));
    const written = () =>
      page.evaluate(() => {
        const code = document.querySelector('#yours code')?.textContent ?? '';
        const parsed = new DOMParser().parseFromString(code, 'text/html');
        return {
          name: parsed.querySelector('solitaire-replay > p')?.textContent,
          moves: [...parsed.querySelectorAll('li')].map((item) => item.textContent),
        };
      });
    const name = [formatter.game('klondike'), formatter.message('deal', { deal: String(DEAL) })].join(', ');
    await expect
      .poll(written)
      .toEqual({ name: `${name}: ${LINE}`, moves: moves.map((text) => text.replace(/\s+/g, ' ').trim()) });
  });
});

describe('the code of the composer', () => {
  it('works on a page, and contains the moves in words', async () => {
    const shown = await shownAs('page', both('HTML').join('\n'));
    expectBoth(shown);
    expect(shown.text).toContain('Ace of clubs to foundation 1.');
  });

  it('works with the paragraphs that WordPress adds in the classic editor', async () => {
    const added = both('HTML').map((code) =>
      code
        .replace('</script>', '</script><br />')
        .replace(/(<solitaire-\w+ [^>]*>)/, '$1</p>')
        .replace('</solitaire', '<p></solitaire'),
    );
    expectBoth(await shownAs('classic', added.join('\n<p>A text.</p>\n')));
  });

  it.runIf(has('php', '--version'))('works in WordPress with the plugin', async () => {
    preparePlugin();
    const content = both('WordPress').join('\n\n').replaceAll(/[\\']/g, '\\$&');
    const { html, scripts } = runPlugin(`do_shortcode('${content}')`);
    expect(scripts).toEqual(['solitaire-elements', 'solitaire-elements-replay']);
    expectBoth(
      await shownAs('wordpress', `${html}<script type="module" src="/solitaire-replay.js"></script>`),
    );
  });

  it.runIf(has('hugo', 'version')).each([
    ['Hugo', false],
    ['HTML', true],
  ])('as %s works in Hugo, where HTML in Markdown is allowed: %s', async (format, unsafe) => {
    const folder = `${FOLDER}/hugo-${format}`;
    copyModules(`${folder}/static`);
    write(folder, [
      ...[...filesOf('hugo')].filter(([name]) => name.startsWith('layouts/')),
      ['content/posts/pasted.md', `---\ntitle: Pasted\n---\n\n${both(format).join('\n\nA text.\n\n')}\n`],
      ['config.toml', `baseURL = "/"\n${unsafe ? '[markup.goldmark.renderer]\nunsafe = true\n' : ''}`],
      ['layouts/_default/single.html', htmlPage('{{ .Content }}')],
    ]);
    run('hugo', [], folder);
    expectBoth(await shownOn(browser, `${folder}/public`, '/posts/pasted/'));
  });

  it.each(['Eleventy', 'HTML'])('as %s works in the Markdown of Eleventy', async (format) => {
    const folder = `${FOLDER}/eleventy-${format}`;
    copyModules(`${folder}/node_modules/solitaire-elements/dist`);
    write(folder, [
      ['eleventy.config.mjs', filesOf('eleventy').get('eleventy.config.mjs') ?? ''],
      ['_includes/page.html', htmlPage('{{ content }}')],
      ['pasted.md', `---\nlayout: page.html\n---\n\n${both(format).join('\n\nA text.\n\n')}\n`],
    ]);
    buildWithEleventy(folder);
    expectBoth(await shownOn(browser, `${folder}/_site`, '/pasted/'));
  });

  it.each(['puzzle', 'replay'])('works as the frame of a %s, with the moves in its caption', async (kind) => {
    const folder = `${FOLDER}/frame`;
    copyModules(folder);
    for (const file of ['embed.html', 'embed.js']) cpSync(`${PACKED}/dist/${file}`, `${folder}/${file}`);
    const [puzzle = '', replay = ''] = both('Frame');
    const code = kind === 'puzzle' ? puzzle : replay;
    write(folder, [['index.html', htmlPage(code)]]);
    const site = await serve({ root: folder });
    const { page, messages } = await openPage(browser);
    await page.goto(`${site.origin}/`, { waitUntil: 'load' });
    const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
    await frame?.waitForFunction(
      (tag) => document.querySelector(`${tag}:defined`)?.shadowRoot?.querySelector('[pile]'),
      {},
      `solitaire-${kind === 'puzzle' ? 'game' : 'replay'}`,
    );
    const comments = await frame?.$$eval('[data-at]', (all) =>
      all.map((one) => [
        ...['data-at', 'data-line', 'data-marks'].map((name) => one.getAttribute(name)),
        one.textContent,
      ]),
    );
    expect(comments).toEqual(kind === 'puzzle' ? [] : COMMENTS);
    const caption = await page.$eval('figcaption', (one) => one.innerText.replace(/\s+/g, ' '));
    expect(caption).toContain(`Klondike, Deal ${String(DEAL)}: ${LINE}`);
    if (kind === 'replay') for (const [, , , text] of COMMENTS) expect(caption).toContain(text);
    expect(messages.filter((line) => !line.includes('web-share'))).toEqual([]);
    await page.close();
    await site.close();
  });
});
