// A visitor of a page, in any browser: navigates, evaluates code, uses the mouse, and records console messages.
import type { Page } from 'puppeteer-core';

export type Point = readonly [x: number, y: number];

export interface Visitor {
  readonly engine: string;
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  /**
   * Runs a function in the page from its source text: it can use only its arguments; arguments and result are passed as
   * JSON.
   */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** The same in a frame of the page, of any origin. */
  evaluateIn<A extends unknown[], R>(frame: string, run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** Console messages, errors, unhandled rejections, failed requests and violated policies: `kind: text`. */
  said(): Promise<string[]>;
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
  /** A visitor without stored data; one at a time. */
  open(): Promise<Visitor>;
  /** Closes the browser. */
  close(): Promise<void>;
}

/** Enough for a slow machine. */
const PATIENCE_MS = 30_000;

/** Polls until the result is neither undefined nor `false`, and returns it. */
export async function until<A extends unknown[], R>(
  ask: { evaluate: Visitor['evaluate'] },
  run: (...args: A) => R,
  ...args: A
): Promise<Awaited<R>> {
  for (const end = Date.now() + PATIENCE_MS; ;) {
    const answer = await ask.evaluate(run, ...args);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Never came true: ${String(run)} (${JSON.stringify(args)})`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/**
 * Records in a page and its frames from the start; the records are at `Symbol.for('heard')` of the topmost window.
 * `all`: also what drivers report by themselves, except WebKit's. It runs from its source text, so it can use only its
 * arguments.
 */
export function listen(all: boolean): void {
  const key = Symbol.for('heard');
  const scope = globalThis as unknown as Record<symbol, string[] | undefined> & Window & typeof globalThis;
  if (scope[key]) return;
  const heard: string[] = [];
  // not enumerable, so that the page does not notice it
  Object.defineProperty(scope, key, { value: heard });
  const hear = (text: string): void => {
    if (scope.top === scope) heard.push(text);
    else scope.top?.postMessage({ heard: text }, '*');
  };
  scope.addEventListener('message', ({ data }: MessageEvent<{ heard?: string } | null>) => {
    if (typeof data?.heard === 'string' && scope.top === scope) heard.push(data.heard);
  });
  scope.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI, sample }) =>
      hear(`violation: ${disposition} ${effectiveDirective} ${blockedURI} ${sample}`),
    true,
  );
  if (!all) return;
  scope.addEventListener(
    'error',
    ({ target, message }) =>
      hear(
        target === scope ? `uncaught: ${message}` : `failed request: ${(target as HTMLElement).outerHTML}`,
      ),
    true,
  );
  scope.addEventListener('unhandledrejection', ({ reason }) => hear(`uncaught: ${String(reason)}`));
  const lines = scope.console as unknown as Record<string, (...words: unknown[]) => void>;
  for (const kind of ['debug', 'log', 'info', 'warn', 'error']) {
    const say = lines[kind]?.bind(lines);
    lines[kind] = (...words) => {
      hear(`${kind}: ${words.map(String).join(' ')}`);
      say?.(...words);
    };
  }
}

/** Must be served as `/first.js` and be the first script of a page, so that messages are recorded in WebKit. */
export const FIRST = `(${String(listen)})(true);`;
export const FIRST_TAG = '<script src="/first.js"></script>';
