// Chromium and Firefox, by Puppeteer.
import puppeteer, { type Browser, type Frame, type LaunchOptions, type Page } from 'puppeteer-core';
import { openPage } from './open.js';
import { recordMessages, type Engine, type BrowserTab } from './browser-tab.js';

async function frameOf(page: Page, selector: string): Promise<Frame> {
  const frame = await (await page.waitForSelector(selector))?.contentFrame();
  if (!frame) throw new Error(`${selector} is not a frame.`);
  return frame;
}

async function openTab(engine: Engine['name'], browser: Browser): Promise<BrowserTab> {
  const context = await browser.createBrowserContext();
  const { page, messages, requests } = await openPage(context);
  await page.setViewport({ width: 1024, height: 768 });
  await page.evaluateOnNewDocument(recordMessages, false);

  // Puppeteer's types restrict the arguments of functions; here any JSON value is passed
  const evaluate = <A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>> =>
    page.evaluate(run as never, ...(args as never));
  return {
    engine,
    page,
    evaluate,
    evaluateIn: async (selector, run, ...args) =>
      (await frameOf(page, selector)).evaluate(run as never, ...(args as never)),
    goto: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    messages: async () => {
      const recorded = await evaluate(
        () =>
          (globalThis as unknown as Record<symbol, string[] | undefined>)[Symbol.for('recorded-messages')] ??
          [],
      );
      // browsers request a page's icon automatically, and Firefox reports that the policy blocks it
      return [...messages, ...recorded].filter((line) => !line.includes('/favicon.ico'));
    },
    requests: () => Promise.resolve(requests),
    click: ([x, y]) => page.mouse.click(x, y),
    drag: async ([[x, y] = [0, 0], ...rest]) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const [toX, toY] of rest) await page.mouse.move(toX, toY, { steps: 4 });
      await page.mouse.up();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => context.close(),
  };
}

export function puppeteerEngine(name: Engine['name'], options: LaunchOptions): Engine {
  let started: Promise<Browser> | undefined;
  return {
    name,
    open: async () => openTab(name, await (started ??= puppeteer.launch(options))),
    close: async () => {
      await (await started)?.close();
      started = undefined;
    },
  };
}
