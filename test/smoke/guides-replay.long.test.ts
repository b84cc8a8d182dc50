// Puzzles and replays in the guides, followed literally: the files of the guides to Hugo (if it is installed) and
// Eleventy are built with the real program, and the HTML of the guide to WordPress is a page. With scripts, the pages
// show the position and all comments; without scripts, they show the moves and the comments as text.
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWithEleventy, filesOf, htmlPage, run, write } from './guide.js';
import { has } from './installed.js';
import { launch } from './open.js';
import { COMMENTS, copyModules, expectBoth, shownOn } from './replay-page.js';

const FOLDER = resolve('.cache/guides-replay');
let browser: Browser;

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  browser = await launch();
});

afterAll(() => browser.close());

describe('docs/guides/hugo.md', () => {
  it.runIf(has('hugo', 'version'))('has a puzzle and a replay on the site that Hugo builds', async () => {
    const folder = `${FOLDER}/hugo`;
    copyModules(`${folder}/static`);
    write(folder, [
      ...filesOf('hugo'),
      ['config.toml', 'baseURL = "/"\nlanguageCode = "en"\ndisableKinds = ["sitemap"]\n'],
      ['layouts/_default/single.html', htmlPage('{{ .Content }}')],
    ]);
    run('hugo', [], folder);
    expectBoth(await shownOn(browser, `${folder}/public`, '/posts/replay/'));
  });
});

describe('docs/guides/eleventy.md', () => {
  it('has a puzzle and a replay on the site that Eleventy builds', async () => {
    const folder = `${FOLDER}/eleventy`;
    copyModules(`${folder}/node_modules/solitaire-elements/dist`);
    write(folder, [
      ...filesOf('eleventy'),
      ['_includes/page.html', htmlPage('{{ content }}')],
      ['replay.11tydata.json', '{ "layout": "page.html" }'],
    ]);
    buildWithEleventy(folder);
    // two lines in Markdown need no shortcode
    const lines = readFileSync(`${folder}/_site/two-lines/index.html`, 'utf8');
    expect(lines).toContain('<script type="module" src="/solitaire-elements.js"></script>');
    expect(lines).toContain('<solitaire-game variant="reno" daily></solitaire-game>');
    expectBoth(await shownOn(browser, `${folder}/_site`, '/replay/'));
  });
});

describe('docs/guides/wordpress.md', () => {
  it('has a replay in the HTML for a block', async () => {
    const folder = `${FOLDER}/wordpress`;
    copyModules(folder);
    const code = (filesOf('wordpress').get('replay.html') ?? '').replace('https://cdn.example', '');
    write(folder, [['index.html', htmlPage(code)]]);
    const { at, length, comments, text } = await shownOn(browser, folder, '/');
    expect([at, length]).toEqual([2, 5]);
    expect(comments).toEqual([COMMENTS[1]]);
    expect(text).toBe('Klondike, deal 127438: 16 7f D2 w6 The ace goes up at once.');
  });
});
