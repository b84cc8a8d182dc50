// How long each call of <solitaire-game> blocks the browser's main thread, including rendering and layout, for
// descriptions that cause as much work as possible.
// Usage: npm run deadlines:page [-- --descriptions 10000 --seed 1 --fresh]. Stop it with Ctrl-C; started again, it
// continues. The whole run writes bench/deadlines-page.md.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { serve } from '../scripts/serve.js';
import { findBrowser } from '../test/support/browser.mjs';
import { DEADLINE_MS } from '../test/support/deadlines.js';
import { heavyPageAt, KNOWN_PAGES } from '../test/support/heavy-pages.js';
import { writePretty } from '../scripts/quality.js';
import { pageText, type PageRun, type PageStep } from './deadlines-text.js';
import { whole } from './marathon.js';

const TOTAL = 10_000;
const CACHE = '.cache/deadlines-page.json';
/** Above this time, a description is measured again, and the shortest times count. */
const SUSPECT_MS = 80;
const RUNS = 4;
/** The number of descriptions for each page: a page keeps every defined game in memory. */
const CHUNK = 50;
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
] as const;
const EMPTY =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>empty</title><body></body></html>';

const { values } = parseArgs({
  options: {
    descriptions: { type: 'string', default: String(TOTAL) },
    seed: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
  },
});
const [total, seed] = [Number(values.descriptions), Number(values.seed)];

/** The processor time of the main thread of a page in ms; wall-clock time on systems other than Linux. */
async function clockOf(browser: Browser, page: Page): Promise<() => number> {
  const client = await browser.target().createCDPSession();
  const { processInfo } = await client.send('SystemInfo.getProcessInfo');
  await client.detach();
  const timeOf = (id: number): number => {
    try {
      return Number(readFileSync(`/proc/${String(id)}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
    } catch {
      return 0;
    }
  };
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const before = ids.map(timeOf);
  // the busy renderer process is that of the page
  await page.evaluate('for (const end = performance.now() + 100; performance.now() < end; );');
  const spent = ids.map((id, i) => timeOf(id) - (before[i] ?? 0));
  const most = Math.max(...spent);
  const id = ids[spent.indexOf(most)];
  return id !== undefined && most > 20 ? () => timeOf(id) : () => performance.now();
}

/** A page that measures descriptions. */
class Visit {
  /** The size of the window. */
  readonly name: string;
  readonly #page: Page;
  readonly #now: () => number;

  private constructor(name: string, page: Page, now: () => number) {
    this.name = name;
    this.#page = page;
    this.#now = now;
  }

  static async open(browser: Browser, origin: string, size: (typeof WINDOWS)[number]): Promise<Visit> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(size);
    await page.goto(`${origin}/empty`);
    await page.evaluate(`(async () => {
      const module = await import('/dist/solitaire-elements.js');
      const { PageSteps } = await import('/test/support/page-steps.mjs');
      const host = document.createElement('div');
      document.body.append(host);
      globalThis.open = (run) => { globalThis.steps = new PageSteps({ ...run, module, host }); };
    })()`);
    return new Visit(`${String(size.width)} × ${String(size.height)}`, page, await clockOf(browser, page));
  }

  async close(): Promise<void> {
    await this.#page.browserContext().close();
  }

  async #time(what: string): Promise<number> {
    const start = this.#now();
    await this.#page.evaluate(what);
    return this.#now() - start;
  }

  /** The longest ms of each step, or `undefined` if the description is refused. */
  async measure(run: object): Promise<Map<string, number> | undefined> {
    const refused = await this.#page.evaluate(
      `(() => { try { open(${JSON.stringify(run)}); return false } catch (error) { if (error.name !== 'InvalidVariantError') throw error; return true } })()`,
    );
    if (refused) return undefined;
    const times = new Map<string, number>();
    const note = (name: string, ms: number): void => void times.set(name, Math.max(times.get(name) ?? 0, ms));
    for (;;) {
      const name = (await this.#page.evaluate('steps.next()')) as string | undefined;
      if (name === undefined) return times;
      note(name, await this.#time('steps.act()'));
      note(`${name}, next frame`, await this.#time('steps.frame()'));
    }
  }
}

const longestOf = (times: ReadonlyMap<string, number>): number => Math.max(...times.values());

/** The shortest times of some runs, to exclude other work of the machine. */
async function quietTimes(visit: Visit, run: object): Promise<Map<string, number> | undefined> {
  const least = await visit.measure(run);
  for (let runs = 1; least && runs < RUNS && longestOf(least) > SUSPECT_MS; runs++) {
    const again = await visit.measure(run);
    for (const [name, ms] of least) least.set(name, Math.min(ms, again?.get(name) ?? ms));
  }
  return least;
}

interface Progress {
  readonly seed: number;
  /** The index of the next description. */
  next: number;
  refused: number;
  /** The longest time of each step in ms, and the description that took it. */
  steps: Record<string, PageStep>;
}

const saved =
  existsSync(CACHE) && !values.fresh ? (JSON.parse(readFileSync(CACHE, 'utf8')) as Progress) : undefined;
const progress: Progress = saved?.seed === seed ? saved : { seed, next: 0, refused: 0, steps: {} };
mkdirSync('.cache', { recursive: true });

const server = await serve({ pages: { '/empty': EMPTY } });
const browser = await launch(await findBrowser());
const version = await browser.version();

/** Measures a description in one window. */
async function measure(visit: Visit, index: number): Promise<void> {
  const description = heavyPageAt(index, seed);
  // every fifth table searches for a verdict, on the main thread
  const attributes = index % 5 ? { verdict: 'off' } : { verdict: 'always', without: 'worker' };
  const times = await quietTimes(visit, { description, deal: 1 + index, seed: index, attributes });
  if (!times) progress.refused++;
  for (const [step, ms] of times ?? []) {
    if (ms > DEADLINE_MS)
      console.error(`${String(index)} ${description.id} (${visit.name}): ${step} takes ${ms.toFixed(0)} ms`);
    const longest = progress.steps[step];
    if (!longest || ms > longest.ms) progress.steps[step] = { ms, description: index, window: visit.name };
  }
}

try {
  while (progress.next < total) {
    const end = Math.min(total, progress.next + CHUNK);
    const visits: Visit[] = [];
    for (const size of WINDOWS) visits.push(await Visit.open(browser, server.origin, size));
    for (let index = progress.next; index < end; index++) {
      // known attacks in each window, the others in alternating windows
      const within = index < KNOWN_PAGES ? visits : [visits[index % visits.length]];
      for (const visit of within) if (visit) await measure(visit, index);
    }
    for (const visit of visits) await visit.close();
    progress.next = end;
    writeFileSync(CACHE, JSON.stringify(progress));
    const longest = Math.max(...Object.values(progress.steps).map(({ ms }) => ms));
    console.error(`${whole(end)} of ${whole(total)} descriptions, longest call ${whole(longest)} ms`);
  }
} finally {
  await browser.close();
  await server.close();
}

const longest = Math.max(...Object.values(progress.steps).map(({ ms }) => ms));
const run: PageRun = {
  browser: version,
  total: progress.next,
  seed,
  refused: progress.refused,
  steps: progress.steps,
};
if (progress.next >= TOTAL) await writePretty('bench/deadlines-page.md', pageText(run));
console.log(JSON.stringify(run, undefined, 2));
if (longest > DEADLINE_MS) process.exitCode = 1;
