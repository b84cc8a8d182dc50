// A tab in any of the tested browsers: it navigates, evaluates code, sends mouse input and records console messages.
import type { Page } from 'puppeteer-core';

export type Point = readonly [x: number, y: number];

export interface BrowserTab {
  readonly engine: string;
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  /**
   * Runs a function in the page from its source text: it can use only its arguments; arguments and result are passed as
   * JSON.
   */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** Runs a function in a frame of the page, of any origin. Only one such call can be active at a time. */
  evaluateIn<A extends unknown[], R>(frame: string, run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** Console messages, errors, unhandled rejections, failed requests and violated policies: `kind: text`. */
  messages(): Promise<string[]>;
  /** The URL of every request; in WebKit only those in the page's resource timing. */
  requests(): Promise<string[]>;
  /** Moves, presses and releases the mouse: trusted input events. */
  click(at: Point): Promise<void>;
  drag(points: readonly Point[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The Puppeteer page, if Puppeteer controls the browser, for its other features. */
  readonly page?: Page;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Opens a tab without stored data. Only one can be open at a time. */
  open(): Promise<BrowserTab>;
  /** Closes the browser. */
  close(): Promise<void>;
}

/** Long enough for a slow machine. */
const TIMEOUT_MS = 30_000;

/** Polls until the result is neither undefined nor `false`, and returns it. */
export async function until<A extends unknown[], R>(
  tab: { evaluate: BrowserTab['evaluate'] },
  run: (...args: A) => R,
  ...args: A
): Promise<Awaited<R>> {
  for (const end = Date.now() + TIMEOUT_MS; ;) {
    const result = await tab.evaluate(run, ...args);
    if (result) return result;
    if (Date.now() > end) throw new Error(`Timeout, still false: ${String(run)} (${JSON.stringify(args)})`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/**
 * Records violated policies in a page and its frames, from the start; the records are in the topmost window, at
 * `Symbol.for('recorded-messages')`. `all` adds console messages, errors and failed requests, which all drivers except
 * WebKit's report themselves. It runs from its source text, so it can use only its arguments.
 */
export function recordMessages(all: boolean): void {
  const key = Symbol.for('recorded-messages');
  const scope = globalThis as unknown as Record<symbol, string[] | undefined> & Window & typeof globalThis;
  if (scope[key]) return;
  const records: string[] = [];
  // not enumerable, so that the page does not notice it
  Object.defineProperty(scope, key, { value: records });
  const record = (text: string): void => {
    if (scope.top === scope) records.push(text);
    else scope.top?.postMessage({ recorded: text }, '*');
  };
  scope.addEventListener('message', ({ data }: MessageEvent<{ recorded?: string } | null>) => {
    if (typeof data?.recorded === 'string' && scope.top === scope) records.push(data.recorded);
  });
  scope.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI, sample }) =>
      record(`violation: ${disposition} ${effectiveDirective} ${blockedURI} ${sample}`),
    true,
  );
  if (!all) return;
  scope.addEventListener(
    'error',
    ({ target, message }) =>
      record(
        target === scope ? `uncaught: ${message}` : `failed request: ${(target as HTMLElement).outerHTML}`,
      ),
    true,
  );
  scope.addEventListener('unhandledrejection', ({ reason }) => record(`uncaught: ${String(reason)}`));
  const methods = scope.console as unknown as Record<string, (...args: unknown[]) => void>;
  for (const kind of ['debug', 'log', 'info', 'warn', 'error']) {
    const original = methods[kind]?.bind(methods);
    methods[kind] = (...args) => {
      record(`${kind}: ${args.map(String).join(' ')}`);
      original?.(...args);
    };
  }
}

/** Must be served as `/first.js` and be the first script of a page, so that messages are recorded in WebKit. */
export const RECORDER = `(${String(recordMessages)})(true);`;
export const RECORDER_TAG = '<script src="/first.js"></script>';
