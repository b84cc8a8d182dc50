// Builds the small apps of test/frameworks with the packed package, as a user would, and tests them in browsers:
// rendered there, and rendered on a server and then hydrated. All of them have the same buttons and tables.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { build, type InlineConfig, type PluginOption } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../../scripts/serve.js';
import { firefoxOptions } from '../support/firefox.mjs';
import { launch, watch, type Watched } from './open.js';
import { CONSUMER } from './packed.js';

/** Copies an app to a folder from which the packed package resolves. */
export function settle(name: string, as = name): string {
  const root = `${CONSUMER}/${as}`;
  cpSync(`test/frameworks/${name}`, root, { recursive: true });
  return root;
}

/** The output of a program of node_modules about an app; nothing if there are no errors. */
export function say(program: string, root: string, ...args: string[]): string {
  try {
    const stdio = 'pipe' as const;
    return execFileSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8', stdio }).trim();
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return stripVTControlCharacters([stdout, stderr].join('\n')).trim() || String(error);
  }
}

/** Builds the app for browsers, and renders it on a server. */
async function buildApp(root: string, ending: string, plugins: PluginOption[]): Promise<string> {
  const common: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    // the framework runs in development mode for its warnings, Lit does not
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { conditions: ['module', 'browser', 'production'] },
  };
  const file = (name: string) => ({ output: { entryFileNames: name } });
  await build({
    ...common,
    build: {
      outDir: 'client',
      minify: false,
      rolldownOptions: { input: `${root}/client.${ending}`, ...file('client.js') },
    },
  });
  await build({
    ...common,
    resolve: {},
    build: { outDir: 'server', ssr: `${root}/server.${ending}`, rolldownOptions: file('server.mjs') },
  });
  const module = pathToFileURL(`${root}/server/server.mjs`).href;
  const code = `import { render } from '${module}'; process.stdout.write(await render());`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development' },
  });
}

const pageOf = (content: string): string =>
  `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>An app</title></head><body>
<div id="app">${content}</div>
<script>for (const game of document.querySelectorAll('solitaire-game')) game.mark = 'from the server';</script>
<script type="module" src="/client.js"></script></body></html>`;

const firefox = firefoxOptions();

/** The installed browsers. */
export const browsers: readonly (readonly [string, () => Promise<Browser>])[] = [
  ['Chromium', launch],
  ...(firefox ? [['Firefox', () => puppeteer.launch(firefox)] as const] : []),
];

const WAYS = ['rendered in the browser', 'rendered on a server and hydrated'] as const;

/** Builds an app in a folder from which the packed package resolves, and tests it. */
export function tryApp(
  root: () => string,
  ending: string,
  plugins: PluginOption[],
  ways: readonly (typeof WAYS)[number][] = WAYS,
): void {
  let site: Served;
  let rendered: string;

  beforeAll(async () => {
    const folder = root();
    rendered = await buildApp(folder, ending, plugins);
    site = await serve({
      root: `${folder}/client`,
      pages: { '/0': pageOf(''), '/1': pageOf(rendered) },
    });
  }, 240_000);

  afterAll(() => site.close());

  it('is rendered on a server: the tags with their attributes and what stands between them', () => {
    expect(rendered.match(/<solitaire-game\b/g)).toHaveLength(2);
    expect(rendered).toMatch(/<solitaire-game\b[^>]* variant="klondike"[^>]* deal="14"/);
    expect(rendered).toContain('Well done!');
  });

  describe.each(browsers)('in %s', (_, open) => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await open();
    });
    afterAll(() => browser.close());

    describe.each(ways)('%s', (way) => {
      tryPage(async () => {
        const watched = await watch(browser);
        await watched.page.goto(`${site.origin}/${WAYS.indexOf(way)}`, { waitUntil: 'load' });
        return watched;
      }, way === WAYS[1]);
    });
  });
}

/** The visible and the announced texts of the tables. */
const look = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('solitaire-game')].map((game) => ({
      mark: (Reflect.get(game, 'mark') as unknown) ?? null,
      deal: game.position.deal,
      draw: game.position.options['draw'],
      moves: game.position.moves,
      lefty: game.leftHanded,
      hintKey: game.keys?.hint,
      said: game.closest('section')?.querySelector('output')?.textContent,
      cards: [...(game.shadowRoot?.querySelectorAll('card-pile') ?? [])].reduce(
        (sum, pile) => sum + (pile.shadowRoot?.querySelectorAll('[card], [face-down]').length ?? 0),
        0,
      ),
      words: game.shadowRoot?.querySelector('.chrome')?.textContent.includes('Fresh cards'),
    })),
  );

/** Tests one page, from its first game to the last. */
function tryPage(open: () => Promise<Watched>, hydrated: boolean): void {
  let watched: Watched;
  let page: Page;
  const click = (selector: string) =>
    page.$eval(selector, (button) => {
      (button as HTMLElement).click();
    });
  const preferences = (some: Readonly<Record<string, unknown>>) =>
    expect.poll(() => look(page), { timeout: 20_000 }).toMatchObject([some, some]);

  beforeAll(async () => {
    watched = await open();
    ({ page } = watched);
  });
  afterAll(() => page.close());

  it('deals what the app wishes, by attributes and by properties', async () => {
    await preferences({ draw: 1, cards: 52, hintKey: 'X', words: true, lefty: false });
    expect((await look(page)).map(({ deal }) => deal)).toEqual([14, 21]);
    // the server's HTML is hydrated, not created again
    await preferences({ mark: hydrated ? 'from the server' : null });
  });

  it('tells the app of moves, and does what the app asks', async () => {
    await page.$$eval('solitaire-game', (games) => {
      for (const game of games) game.play({ kind: 'draw' });
    });
    await preferences({ moves: 1, said: '1' });
    await click('section > button');
    await expect.poll(async () => (await look(page)).map(({ said }) => said)).toEqual(['0', '1']);
  });

  it('shows what the app puts between the tags, and hears its clicks', async () => {
    await click('solitaire-game > button');
    await expect
      .poll(() =>
        page.$eval('solitaire-game', (game) => game.shadowRoot?.querySelector('.message')?.textContent),
      )
      .toMatch(/\w/);
    const shown = await page.$eval('solitaire-game > button', (button) => button.assignedSlot?.name);
    expect(shown).toBe('toolbar');
  });

  it('keeps the attributes of cards and piles as the app wrote them, and adds none', async () => {
    const written = { 'playing-card': ['back', 'card'], 'card-pile': ['cards', 'face-down', 'suits'] };
    for (const [tag, names] of Object.entries(written)) {
      const drawn = await page.$$eval(tag, (all) =>
        all.map((one) => ({
          // an app that creates elements itself may set properties instead
          added: one.getAttributeNames(),
          cards: one.shadowRoot?.querySelectorAll('.card').length,
        })),
      );
      expect(drawn, tag).toHaveLength(2);
      for (const { added, cards } of drawn) {
        expect(cards, tag).toBe(tag === 'card-pile' ? 2 : 1);
        expect(hydrated ? added.sort() : added.filter((name) => !names.includes(name)), tag).toEqual(
          hydrated ? names : [],
        );
      }
    }
  });

  it('takes a switch on, and off again', async () => {
    await click('#hand');
    await preferences({ lefty: true });
    await click('#hand');
    await preferences({ lefty: false });
  });

  it('goes on with the game of a table that moves in a list', async () => {
    await page.$$eval('solitaire-game', (games) => {
      for (const game of games) Reflect.set(game, 'mark', `was ${String(game.position.deal)}`);
    });
    await click('#turn');
    await expect
      .poll(async () => (await look(page)).map(({ mark, moves, cards }) => [mark, moves, cards]))
      .toEqual([
        ['was 21', 1, 52],
        ['was 14', 0, 52],
      ]);
  });

  it('goes without a trace, and never had a word on the console', async () => {
    await click('#remove');
    await expect
      .poll(() => page.$$eval('#app *', (all) => all.map(({ tagName }) => tagName)))
      .toEqual(['MAIN', 'BUTTON', 'BUTTON', 'BUTTON']);
    // the page's own requests: the app and two scripts
    expect(await page.$$eval('body > *', (all) => all.length)).toBe(3);
    expect(watched.said.filter((line) => /^(warn|error|uncaught|failed)/.test(line))).toEqual([]);
  });
}

/** The lines of a file below a comment `refused: …`. */
export const planted = (file: string): number[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => (line.includes('refused: ') ? [i + 2] : []));
