// Page visits: each in a fresh profile, so that no cache is used, on a processor slowed by a given factor.
import { launch, type Browser, type CDPSession, type Page } from 'puppeteer-core';
import { serve } from '../../test/support/serve.js';
import { findBrowser } from '../../test/support/browser.mjs';
import type { Bundle } from './bundles.js';
import { pageOf, WIDGETS } from './widgets.js';

/** An open page, with the protocol session that measures it. */
export interface Visit {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** The base URL of the pages. */
  readonly origin: string;
}

export interface Visits {
  /** The browser's name and version. */
  readonly version: string;
  /** Opens a blank page in a new profile, on a processor slowed by this factor, and passes it to `what`. */
  visit<T>(slow: number, what: (visit: Visit) => Promise<T>, height?: number): Promise<T>;
  close(): Promise<void>;
}

/** An empty page with only the measuring functions. */
const EMPTY = '<!doctype html><html lang="en"><meta charset="utf-8"><title>empty</title><body></body></html>';

export async function openVisits(bundles: ReadonlyMap<string, Bundle>): Promise<Visits> {
  const pages: Record<string, string> = { '/empty': EMPTY };
  for (const widget of WIDGETS) {
    pages[`/one/${widget.name}`] = pageOf(widget);
    pages[`/none/${widget.name}`] = pageOf(widget, 0);
    if (widget.entry) pages[`/bundles/${widget.name}.js`] = bundles.get(widget.name)?.code ?? '';
  }
  const server = await serve({ pages });
  const found = await findBrowser();
  const browser: Browser = await launch({
    executablePath: found.executablePath,
    headless: found.headless,
    args: [...found.args, '--js-flags=--expose-gc'],
  });
  return {
    version: await browser.version(),
    async visit(slow, what, height = 900) {
      const profile = await browser.createBrowserContext();
      try {
        const page = await profile.newPage();
        await page.setViewport({ width: 800, height });
        const cdp = await page.createCDPSession();
        // the renderer process exists before the clock starts
        await page.goto(`${server.origin}/empty`);
        await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow });
        return await what({ page, cdp, origin: server.origin });
      } finally {
        await profile.close();
      }
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = NaN, high = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (low + high) / 2;
};

/** The median of each figure over some visits. */
export function medians<Figures extends object>(
  seen: readonly Figures[],
): { readonly [Name in keyof Figures]: number } {
  const [first] = seen;
  if (!first) throw new Error('No visit, no figures.');
  const names = Object.keys(first) as (keyof Figures)[];
  const middle = (name: keyof Figures): number => median(seen.map((one) => Number(one[name])));
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<keyof Figures, number>;
}

/** The smallest number that is not exceeded by this share of the numbers. */
export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? NaN;

/** The counters of the browser for a page, by name: layouts, seconds of script, … */
export async function metrics(cdp: CDPSession): Promise<(name: string) => number> {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  const values = new Map(list.map(({ name, value }) => [name, value]));
  return (name) => values.get(name) ?? NaN;
}

/** Bytes of the heap after garbage collection: script objects and DOM nodes. */
export async function heap(cdp: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
  const used = await cdp.send('Runtime.getHeapUsage');
  const { embedderHeapUsedSize = 0 } = used as { embedderHeapUsedSize?: number };
  return used.usedSize + embedderHeapUsedSize;
}

/** The measuring functions; available in the page as `bench`. */
export const EYES = `globalThis.bench = {
  /** All descendants of an element, through shadow roots. */
  all(root = document.body) {
    const found = [];
    const look = (node) => {
      for (const child of node.children) {
        found.push(child);
        if (child.shadowRoot) look(child.shadowRoot);
        look(child);
      }
    };
    if (root.shadowRoot) look(root.shadowRoot);
    look(root);
    return found;
  },
  count(selector) { return this.all().filter((one) => one.matches(selector)).length },
  /** After the next frame is drawn. */
  drawn: () => new Promise((resolve) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    port2.postMessage(0);
  })),
}`;
