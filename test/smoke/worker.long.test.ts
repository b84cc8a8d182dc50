// Where the built modules search, on pages with different policies: in a worker from their own URL, in a worker from a
// blob, or in slices on the main thread. Each time the found line must win the game.
import { copyFileSync, mkdirSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { fortyThieves } from '../support/custom-games.js';
import { cardsOf } from '../support/cards.js';
import { winVectors } from '../support/vectors.js';
import { launch, openPage, type RecordedPage } from './open.js';
import { PACKED } from './packed.js';

const ONE = 'solitaire-elements.js';
const FILES = '.cache/worker-files';

const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

let browser: Browser;
let site: Served;
let cdn: Served;

/** A page with its own policy; `{cdn}` is replaced by the other origin. */
const POLICIES: Record<string, string> = {
  '/open': '',
  '/strict': STRICT,
  '/listed': `${STRICT}; trusted-types lit-html solitaire-elements`,
  '/unlisted': `${STRICT}; trusted-types lit-html`,
  '/no-worker': `${STRICT}; worker-src 'none'`,
  '/cdn-only': "default-src 'none'; script-src 'self' {cdn}; style-src 'self'",
  '/cdn-blob': `default-src 'none'; script-src {cdn}; worker-src blob: {cdn}; require-trusted-types-for 'script'`,
};

beforeAll(async () => {
  browser = await launch();
  mkdirSync(FILES, { recursive: true });
  for (const name of [ONE, 'solitaire-elements@1.2.3.min.js', 'app.js', 'solitaire-elements-page.js'])
    copyFileSync(`${PACKED}/dist/${ONE}`, `${FILES}/${name}`);
  cdn = await serve({ root: FILES });
  const pages = Object.entries(POLICIES).map(([path, policy]) => {
    const meta = policy
      ? `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll('{cdn}', cdn.origin)}">`
      : '';
    return [path, `<!doctype html><html lang="en"><head>${meta}<title>A page</title></head></html>`];
  });
  site = await serve({ root: `${PACKED}/dist`, pages: Object.fromEntries(pages) as Record<string, string> });
});

afterAll(async () => {
  await browser.close();
  await Promise.all([cdn.close(), site.close()]);
});

const [WIN] = winVectors().filter(({ variant }) => variant === 'klondike');

/** Runs in the page: searches a position close to the win, and plays the found line. */
const searchIn = (address: string, goes = 1): string => `(async () => {
  const { deck, options, line } = ${JSON.stringify({ deck: cardsOf(WIN?.deck ?? ''), options: WIN?.options, line: WIN?.line })};
  const { search } = await import('${address}');
  const { Game, readMove } = await import('${address.replace('solver.js', 'engine.js')}');
  const game = Game.deal('klondike', { deck, options });
  for (const text of line.slice(0, -8)) game.play(readMove(text));
  const { position } = game;
  const found = await Promise.all(Array.from({ length: ${goes} }, () => search(position)));
  for (const move of found[0].line) game.play(move);
  const wrong = await search({ ...position, piles: [] }).catch(({ name, code }) => name + ' ' + code);
  return [...found.map(({ verdict }) => verdict), game.status, wrong].join();
})()`;

const WON = 'winnable,won,InvalidSetupError bad-position';

interface Opened extends RecordedPage {
  /** The URLs of all workers that were started. */
  started: string[];
  /** The running workers: a failed one was terminated. */
  workers: () => string[];
}

async function open(path: string): Promise<Opened> {
  const recorded = await openPage(browser);
  const started: string[] = [];
  recorded.page.on('workercreated', (worker) => started.push(worker.url()));
  await recorded.page.evaluateOnNewDocument(
    "globalThis.violations = []; document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective))",
  );
  await recorded.page.goto(site.origin + path);
  const workers = () => recorded.page.workers().map((worker) => worker.url());
  return { ...recorded, started, workers };
}

const violations = (page: RecordedPage['page']) => page.evaluate('violations') as Promise<string[]>;

describe('the standalone bundle', () => {
  it.each(['/open', '/strict', '/listed'])('searches in a worker from its own URL: %s', async (path) => {
    const { page, messages, started, workers } = await open(path);
    expect(await page.evaluate(searchIn(`/${ONE}`))).toBe(WON);
    expect(workers()).toEqual([`${site.origin}/${ONE}`]);
    expect(started).toHaveLength(1);
    expect(await violations(page)).toEqual([]);
    expect(messages).toEqual([]);
    await page.close();
  });

  it.each(['/open', '/cdn-blob'])(
    'searches in a worker from another origin, through a blob: %s',
    async (path) => {
      const { page, messages, workers } = await open(path);
      expect(await page.evaluate(searchIn(`${cdn.origin}/${ONE}`))).toBe(WON);
      expect(workers()).toEqual([expect.stringMatching(/^blob:/)]);
      expect(await violations(page)).toEqual([]);
      expect(messages).toEqual([]);
      await page.close();
    },
  );

  it('searches in a worker if its file name contains a version', async () => {
    const { page, workers } = await open('/open');
    expect(await page.evaluate(searchIn(`${cdn.origin}/solitaire-elements@1.2.3.min.js`))).toBe(WON);
    expect(workers()).toHaveLength(1);
    await page.close();
  });

  it.each([
    ['no worker', '/no-worker', ''],
    ['no policy of this name for Trusted Types', '/unlisted', ''],
    ['the other origin, but no blob', '/cdn-only', 'cdn'],
  ])('searches in slices on the main thread if the page allows %s', async (_, path, where) => {
    const { page, workers } = await open(path);
    const address = `${where ? cdn.origin : ''}/${ONE}`;
    expect(await page.evaluate(searchIn(address))).toBe(WON);
    expect(workers()).toEqual([]);
    await page.close();
  });

  it.each(['app.js', 'solitaire-elements-page.js'])(
    'searches in slices on the main thread if the module may be bundled into an app: %s',
    async (name) => {
      const { page, started, requests } = await open('/open');
      expect(await page.evaluate(searchIn(`${cdn.origin}/${name}`))).toBe(WON);
      expect(started).toEqual([]);
      expect(requests.filter((url) => url.endsWith(name))).toHaveLength(1);
      await page.close();
    },
  );

  it('runs any number of searches in one worker', async () => {
    const { page, started, workers } = await open('/open');
    expect(await page.evaluate(searchIn(`/${ONE}`, 5))).toBe(`${'winnable,'.repeat(4)}${WON}`);
    expect(workers()).toHaveLength(1);
    expect(started).toHaveLength(1);
    await page.close();
  });

  it('searches in one worker for each copy if it is loaded twice', async () => {
    const { page, workers } = await open('/open');
    for (const address of [`/${ONE}`, `${cdn.origin}/${ONE}`])
      expect(await page.evaluate(searchIn(address))).toBe(WON);
    expect(workers()).toHaveLength(2);
    await page.close();
  });

  it('searches for all tables of a strict page in one worker, and reports the verdict of each', async () => {
    const { page, messages, started } = await open('/strict');
    const verdicts = await page.evaluate(`(async () => {
      await import('/${ONE}');
      const verdicts = ['over-under', 'cruel'].map((variant) => new Promise((resolve) => {
        const game = document.createElement('solitaire-game');
        Object.assign(game, { variant, deal: 10 });
        game.addEventListener('solitaire-verdict', ({ detail }) => resolve(detail.verdict));
        document.body.append(game);
      }));
      return Promise.all(verdicts);
    })()`);
    // both searches end within a thousand positions
    expect(verdicts).toEqual(['unwinnable', 'winnable']);
    expect(started).toEqual([`${site.origin}/${ONE}`]);
    expect(await violations(page)).toEqual([]);
    expect(messages).toEqual([]);
    await page.close();
  });

  it('completes a search after its worker fails, without an error', async () => {
    const { page, messages, started, workers } = await open('/open');
    await page.evaluate(`(async () => {
      const { Game, search } = await import('/${ONE}');
      const variant = ${JSON.stringify(fortyThieves)};
      const { position } = Game.deal(variant, { deal: 1 });
      await new Promise((onProgress) => {
        globalThis.found = search(position, { variant, ms: 1000, onProgress });
      });
    })()`);
    await page.workers()[0]?.evaluate("setTimeout(() => { throw new Error('broken') })");
    expect(await page.evaluate('found.then(({ ms }) => Math.floor(ms / 1000))')).toBe(1);
    expect(started).toEqual([`${site.origin}/${ONE}`, expect.stringMatching(/^blob:/)]);
    expect(workers()).toHaveLength(1);
    expect(messages).toEqual([]);
    await page.close();
  });

  it('does nothing in a worker of another script that loads it', async () => {
    const { page } = await open('/open');
    const code = `import('${site.origin}/${ONE}').catch(() => 0).then(() =>
      postMessage([typeof document, typeof HTMLElement, onmessage === null]))`;
    const result = await page.evaluate(`new Promise((resolve) => {
      const url = URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }));
      const worker = new Worker(url, { type: 'module', name: 'solitaire-elements' });
      worker.onmessage = ({ data }) => resolve(data);
    })`);
    expect(result).toEqual(['undefined', 'undefined', true]);
    await page.close();
  });
});

describe('the module for bundlers', () => {
  it('searches in the worker that ships with it', async () => {
    const { page, messages, workers } = await open('/open');
    expect(await page.evaluate(searchIn('/solver.js'))).toBe(WON);
    expect(workers()).toEqual([`${site.origin}/worker.js`]);
    expect(messages).toEqual([]);
    await page.close();
  });

  it('references the worker so that a bundler finds it', async () => {
    const { build } = await import('vite');
    mkdirSync('.cache/bundled', { recursive: true });
    const built = await build({
      root: '.cache/bundled',
      logLevel: 'error',
      configFile: false,
      build: {
        write: false,
        rolldownOptions: { input: `${PACKED}/dist/solver.js`, preserveEntrySignatures: 'strict' },
      },
    });
    const files = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    const worker = files.find(({ fileName }) => /worker-[\w-]+\.js$/.test(fileName));
    expect(worker).toBeDefined();
    const textOf = (file: (typeof files)[number]) => ('code' in file ? file.code : String(file.source));
    expect(worker && textOf(worker)).toContain('hello');
    expect(files.some((file) => textOf(file).includes(worker?.fileName ?? '?'))).toBe(true);
  });
});
