// Builds the small apps of test/frameworks with the packed package, as a user would, and tests them in browsers:
// rendered in the browser, and rendered on a server and then hydrated. All apps have the same buttons and tables.
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { build, type InlineConfig, type PluginOption } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { firefoxOptions } from '../support/firefox.mjs';
import { launch, openPage, type RecordedPage } from './open.js';
import { CONSUMER } from './packed.js';

/** Copies an app to a folder from which the packed package resolves. */
export function copyApp(name: string, as = name): string {
  const root = `${CONSUMER}/${as}`;
  cpSync(`test/frameworks/${name}`, root, { recursive: true });
  return root;
}

/** The output of a program that runs with Node in the folder of an app. */
export function outputOf(program: string, root: string, ...args: string[]): string {
  try {
    const stdio = 'pipe' as const;
    return execFileSync(process.execPath, [program, ...args], { cwd: root, encoding: 'utf8', stdio }).trim();
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return stripVTControlCharacters([stdout, stderr].join('\n')).trim() || String(error);
  }
}

/**
 * Builds the app for browsers, and renders it on a server.
 *
 * @param mode of the framework: in development it reports warnings
 */
export async function buildApp(
  root: string,
  ending: string,
  plugins: PluginOption[],
  mode: 'development' | 'production' = 'development',
): Promise<string> {
  const common: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    // Lit runs in production mode
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
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
    env: { ...process.env, NODE_ENV: mode },
  });
}

export const pageOf = (content: string): string =>
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

const MODES = ['rendered in the browser', 'rendered on a server and hydrated'] as const;

/** Builds an app in a folder from which the packed package resolves, and tests it. */
export function testApp(
  root: () => string,
  ending: string,
  plugins: PluginOption[],
  modes: readonly (typeof MODES)[number][] = MODES,
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

  it('is rendered on a server: the tags with their attributes and their content', () => {
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

    describe.each(modes)('%s', (mode) => {
      testPage(async () => {
        const recorded = await openPage(browser);
        await recorded.page.goto(`${site.origin}/${MODES.indexOf(mode)}`, { waitUntil: 'load' });
        return recorded;
      }, mode === MODES[1]);
    });
  });
}

/** The state of each table, and the output of the app for it. */
const readTables = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('solitaire-game')].map((game) => ({
      mark: (Reflect.get(game, 'mark') as unknown) ?? null,
      deal: game.position.deal,
      draw: game.position.options['draw'],
      moves: game.position.moves,
      leftHanded: game.leftHanded,
      hintKey: game.keys?.hint,
      output: game.closest('section')?.querySelector('output')?.textContent,
      cards: [...(game.shadowRoot?.querySelectorAll('card-pile') ?? [])].reduce(
        (sum, pile) => sum + (pile.shadowRoot?.querySelectorAll('[card], [face-down]').length ?? 0),
        0,
      ),
      hasCustomText: game.shadowRoot?.querySelector('.chrome')?.textContent.includes('Fresh cards'),
    })),
  );

/** Tests one page; the tests depend on each other and run in this order. */
function testPage(open: () => Promise<RecordedPage>, hydrated: boolean): void {
  let recorded: RecordedPage;
  let page: Page;
  const click = (selector: string) =>
    page.$eval(selector, (button) => {
      (button as HTMLElement).click();
    });
  const expectTables = (state: Readonly<Record<string, unknown>>) =>
    expect.poll(() => readTables(page), { timeout: 20_000 }).toMatchObject([state, state]);

  beforeAll(async () => {
    recorded = await open();
    ({ page } = recorded);
  });
  afterAll(() => page.close());

  it('applies the attributes and properties that the app sets', async () => {
    await expectTables({ draw: 1, cards: 52, hintKey: 'X', hasCustomText: true, leftHanded: false });
    expect((await readTables(page)).map(({ deal }) => deal)).toEqual([14, 21]);
    // the HTML of the server is hydrated, not created again
    await expectTables({ mark: hydrated ? 'from the server' : null });
  });

  it('calls the app’s listener after a move, and undoes the move when the app calls undo()', async () => {
    await page.$$eval('solitaire-game', (games) => {
      for (const game of games) game.play({ kind: 'draw' });
    });
    await expectTables({ moves: 1, output: '1' });
    await click('section > button');
    await expect.poll(async () => (await readTables(page)).map(({ output }) => output)).toEqual(['0', '1']);
  });

  it('shows the app’s button in the toolbar slot, and the button calls hint()', async () => {
    await click('solitaire-game > button');
    await expect
      .poll(() =>
        page.$eval('solitaire-game', (game) => game.shadowRoot?.querySelector('.message')?.textContent),
      )
      .toMatch(/\w/);
    const slot = await page.$eval('solitaire-game > button', (button) => button.assignedSlot?.name);
    expect(slot).toBe('toolbar');
  });

  it('keeps the attributes that the app sets on cards and piles, and adds none', async () => {
    const expected = { 'playing-card': ['back', 'card'], 'card-pile': ['cards', 'face-down', 'suits'] };
    for (const [tag, names] of Object.entries(expected)) {
      const found = await page.$$eval(tag, (all) =>
        all.map((one) => ({
          // an app that creates elements itself may set properties instead
          added: one.getAttributeNames(),
          cards: one.shadowRoot?.querySelectorAll('.card').length,
        })),
      );
      expect(found, tag).toHaveLength(2);
      for (const { added, cards } of found) {
        expect(cards, tag).toBe(tag === 'card-pile' ? 2 : 1);
        expect(hydrated ? added.sort() : added.filter((name) => !names.includes(name)), tag).toEqual(
          hydrated ? names : [],
        );
      }
    }
  });

  it('turns a boolean attribute on and off again', async () => {
    await click('#left-handed');
    await expectTables({ leftHanded: true });
    await click('#left-handed');
    await expectTables({ leftHanded: false });
  });

  it('keeps the game of each table when the app reorders its list', async () => {
    await page.$$eval('solitaire-game', (games) => {
      for (const game of games) Reflect.set(game, 'mark', `was ${String(game.position.deal)}`);
    });
    await click('#reverse');
    await expect
      .poll(async () => (await readTables(page)).map(({ mark, moves, cards }) => [mark, moves, cards]))
      .toEqual([
        ['was 21', 1, 52],
        ['was 14', 0, 52],
      ]);
  });

  it('leaves no elements when the app removes the tables, and logs no warning or error', async () => {
    await click('#remove');
    await expect
      .poll(() => page.$$eval('#app *', (all) => all.map(({ tagName }) => tagName)))
      .toEqual(['MAIN', 'BUTTON', 'BUTTON', 'BUTTON']);
    // the app and two scripts
    expect(await page.$$eval('body > *', (all) => all.length)).toBe(3);
    expect(recorded.messages.filter((line) => /^(warn|error|uncaught|failed)/.test(line))).toEqual([]);
  });
}

/** The numbers of the lines below the comments `rejected: …` in a file. */
export const rejectedLines = (file: string): number[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, i) => (line.includes('rejected: ') ? [i + 2] : []));
