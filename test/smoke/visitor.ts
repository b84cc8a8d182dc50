// Who visits a page in a test, whichever browser that is: goes there, asks the page, uses its mouse, and keeps what
// was said.
import type { Page } from 'puppeteer-core';

export type Point = readonly [x: number, y: number];

export interface Visitor {
  readonly engine: string;
  /** Comes back once the page has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page, by its text: it sees nothing but its arguments, and both ways go by JSON. */
  evaluate<A extends unknown[], R>(run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** The same in a frame of the page, from whichever origin. */
  evaluateIn<A extends unknown[], R>(frame: string, run: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  /** What the console, errors, broken promises, failed requests and violated policies said: `kind: text`. */
  said(): Promise<string[]>;
  /** The address of every request; in WebKit those that the page's own record of its resources knows. */
  requests(): Promise<string[]>;
  /** Moves, presses and lets go: input that the page can trust. */
  click(at: Point): Promise<void>;
  drag(points: readonly Point[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Where Puppeteer drives the browser, for what else it can do. */
  readonly page?: Page;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** A visitor without a memory; one at a time. */
  open(): Promise<Visitor>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** Enough for a slow machine. */
const PATIENCE_MS = 30_000;

/** Asks again and again until the answer is neither nothing nor `false`, and returns it. */
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
 * Listens in a page and its frames from the first moment; what it hears lies under `Symbol.for('heard')` of the
 * topmost window. `all`: also what drivers tell by themselves, except WebKit's. By its text: it sees nothing else.
 */
export function listen(all: boolean): void {
  const key = Symbol.for('heard');
  const scope = globalThis as unknown as Record<symbol, string[] | undefined> & Window & typeof globalThis;
  if (scope[key]) return;
  const heard: string[] = [];
  // beside the names that a page sees of itself
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

/** What has to be served as `/first.js` and stand first in a page, for WebKit to hear it: it has no other way. */
export const FIRST = `(${String(listen)})(true);`;
export const FIRST_TAG = '<script src="/first.js"></script>';
