// Chromium and Firefox, by Puppeteer.
import puppeteer, { type Browser, type Frame, type LaunchOptions, type Page } from 'puppeteer-core';
import { watch } from './open.js';
import { listen, type Engine, type Visitor } from './visitor.js';

async function frameOf(page: Page, selector: string): Promise<Frame> {
  const frame = await (await page.waitForSelector(selector))?.contentFrame();
  if (!frame) throw new Error(`${selector} is no frame.`);
  return frame;
}

async function visit(engine: Engine['name'], browser: Browser): Promise<Visitor> {
  const context = await browser.createBrowserContext();
  const { page, said, requests } = await watch(context);
  await page.setViewport({ width: 1024, height: 768 });
  await page.evaluateOnNewDocument(listen, false);

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
    said: async () => {
      const heard = await evaluate(
        () => (globalThis as unknown as Record<symbol, string[] | undefined>)[Symbol.for('heard')] ?? [],
      );
      // browsers request a page's icon by themselves, and Firefox reports that the policy blocks it
      return [...said, ...heard].filter((line) => !line.includes('/favicon.ico'));
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
    open: async () => visit(name, await (started ??= puppeteer.launch(options))),
    close: async () => {
      await (await started)?.close();
      started = undefined;
    },
  };
}
