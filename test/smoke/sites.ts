// Separate small projects (test/frameworks/next, astro, webpack) with the packed package: installed into a temporary
// folder, built with the framework's own tools, served, and played in browsers. They are installed outside of this
// project, so that they cannot resolve its node_modules by accident.
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SolitaireGame } from '../../src/elements/index.js';
import { browsers } from './apps.js';
import { watch, type Watched } from './open.js';
import { TARBALL } from './packed.js';

/** Enough for a slow machine with a cold cache; a build that never ends is stopped and reported. */
const MINUTES = { install: 10, build: 10, start: 2 };

/** For `beforeAll` around an installation and a build. */
export const HOOK_MS = (MINUTES.install * 2 + MINUTES.build + MINUTES.start) * 60_000;

/** Turns off telemetry, and keeps all files of the frameworks' tools inside the folder. */
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };

interface Running {
  readonly child: ChildProcess;
  /** All output so far. */
  readonly said: () => string;
  /** Ends it and all processes that it started. */
  readonly kill: () => void;
}

/** Starts a program in its own process group, so that its children end with it. */
function launch(root: string, program: string, args: readonly string[], env: object = {}): Running {
  const isWindows = process.platform === 'win32';
  const child = spawn(program, args, {
    cwd: root,
    detached: !isWindows,
    shell: isWindows && program === 'npm',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...QUIET, ...env },
  });
  const kill = (): void => {
    if (child.pid === undefined) return;
    try {
      if (isWindows) child.kill('SIGKILL');
      else process.kill(-child.pid, 'SIGKILL');
    } catch {
      // it has already ended
    }
  };
  // also if the tests are interrupted
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { child, said: () => stripVTControlCharacters(said).trim(), kill };
}

/** Runs a program to its end and returns its output; throws with that text if it fails or takes too long. */
async function run(root: string, minutes: number, program: string, ...args: string[]): Promise<string> {
  const running = launch(root, program, args);
  const { child, said, kill } = running;
  const command = [program, ...args].join(' ');
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (what: string): void => reject(new Error(`${command} ${what}. It printed:\n${said()}`));
      const timer = setTimeout(() => fail(`did not finish within ${minutes} minutes`), minutes * 60_000);
      child
        .on('error', (error) => fail(`could not be started: ${error.message}`))
        .on('close', (code, signal) => {
          clearTimeout(timer);
          if (code === 0) resolve();
          else fail(`ended with ${String(code ?? signal)}`);
        });
    });
    return said();
  } finally {
    kill();
  }
}

export interface Project {
  readonly root: string;
  /** Runs a script with Node and returns its output; throws if it fails or does not end. */
  node(script: string, ...args: string[]): Promise<string>;
  /** Starts a server with Node: `{port}` in its arguments is replaced by an unused port. */
  start(script: string, ...args: string[]): Promise<Server>;
  readonly remove: () => void;
}

export interface Server {
  readonly origin: string;
  /** Its output so far. */
  said(): string;
  stop(): void;
}

/** An unused port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

async function startServer(root: string, script: string, args: readonly string[]): Promise<Server> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const filled = args.map((arg) => arg.replace('{port}', String(port)));
  const { child, said, kill } = launch(root, process.execPath, [script, ...filled]);
  for (const end = Date.now() + MINUTES.start * 60_000; ;) {
    const answer = await fetch(origin).catch(() => undefined);
    await answer?.text();
    if (answer) return { origin, said, stop: kill };
    const isOver = child.exitCode !== null || Date.now() > end;
    if (isOver) {
      kill();
      throw new Error(`${script} ${filled.join(' ')} does not answer at ${origin}. It printed:\n${said()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Copies a project of test/frameworks and installs its packages, and the packed package. Without install scripts. */
export async function install(name: string): Promise<Project> {
  const root = mkdtempSync(join(tmpdir(), `solitaire-elements-${name}-`));
  const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  const quick = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  try {
    cpSync(`test/frameworks/${name}`, root, { recursive: true });
    await run(root, MINUTES.install, 'npm', 'ci', ...quick);
    // a plain copy would not install the package's own dependencies
    await run(root, MINUTES.install, 'npm', 'install', '--no-save', ...quick, TARBALL);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    root,
    remove,
    node: (script, ...args) => run(root, MINUTES.build, process.execPath, script, ...args),
    start: (script, ...args) => startServer(root, script, args),
  };
}

/** Runs before the page's own scripts: records the answers of workers and the verdicts. */
function record(): void {
  const kept = { workers: [] as string[], verdicts: [] as string[] };
  Object.assign(globalThis, { kept });
  const { Worker: BrowserWorker } = globalThis;
  globalThis.Worker = class extends BrowserWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
        kept.workers.push(data.kind);
      });
    }
  };
  document.addEventListener('solitaire-verdict', ({ detail }) => kept.verdicts.push(detail.verdict));
}

interface Kept {
  readonly workers: readonly string[];
  readonly solvability: readonly string[];
}

const keptBy = (page: Page): Promise<Kept> => page.evaluate('kept') as Promise<Kept>;

/** Opens a page in a browser, recording from the start. */
async function open(browser: Browser, url: string): Promise<Watched> {
  const watched = await watch(browser);
  await watched.page.setViewport({ width: 1000, height: 800 });
  await watched.page.evaluateOnNewDocument(record);
  await watched.page.goto(url, { waitUntil: 'load' });
  return watched;
}

/** Clicks the stock of the first table on a page, as a visitor does. */
async function clickStock(page: Page): Promise<void> {
  const at = await page.evaluate(() => {
    const stock = document.querySelector('solitaire-game')?.shadowRoot?.querySelector('[pile=stock]');
    stock?.scrollIntoView({ block: 'center' });
    const { x = 0, y = 0, width = 0, height = 0 } = stock?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.click(at.x, at.y);
}

const movesOn = (page: Page) =>
  page.evaluate(() => document.querySelector<SolitaireGame>('solitaire-game:defined')?.position.moves);

/** The time limit for the expected state of a page, on a slow machine. */
const SLOW = { timeout: 60_000, interval: 100 };

/**
 * Tests the first table of a page in each browser: a move by the mouse, a verdict by the worker, no console messages.
 */
export function tryTable(address: () => string, after?: (page: Page) => Promise<void>): void {
  describe.each(browsers)('in %s', (_, launchBrowser) => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterAll(() => browser.close());

    it('is played with the mouse, gets its verdict from the worker, and says nothing on the console', async () => {
      const { page, said } = await open(browser, address());
      await expect.poll(() => movesOn(page), SLOW).toBe(0);
      await expect
        .poll(() => keptBy(page), SLOW)
        .toMatchObject({
          workers: expect.arrayContaining(['hello', 'done']) as unknown,
          verdicts: expect.arrayContaining(['winnable']) as unknown,
        });
      await clickStock(page);
      await expect.poll(() => movesOn(page), SLOW).toBe(1);
      await after?.(page);
      expect(said).toEqual([]);
      await page.close();
    }, 180_000);
  });
}

/** Opens a page with a card in its text in each browser. */
export function tryCard(address: () => string, card: string): void {
  it.each(browsers)(
    'shows the card, and says nothing on the console, in %s',
    async (_, launchBrowser) => {
      const browser = await launchBrowser();
      const { page, said } = await open(browser, address());
      const paths = () =>
        page.evaluate(
          () => document.querySelector('playing-card')?.shadowRoot?.querySelectorAll('path').length,
        );
      await expect.poll(paths, SLOW).toBeGreaterThan(0);
      expect(await page.$eval('playing-card', (element) => element.card)).toBe(card);
      expect(said).toEqual([]);
      await browser.close();
    },
    180_000,
  );
}

/** Waits for a text in the first `<output>` of a page. */
export const outputIs = (text: string) => (page: Page) =>
  expect.poll(() => page.$eval('output', (output) => output.textContent), SLOW).toBe(text);

/** Opens a page without a table in each browser; its `<output>` shows the result of the solver's worker. */
export function trySolver(address: () => string, verdict: string): void {
  it.each(browsers)(
    'gets the verdict of the solver from its worker in %s',
    async (_, launchBrowser) => {
      const browser = await launchBrowser();
      const { page, said } = await open(browser, address());
      await outputIs(verdict)(page);
      expect((await keptBy(page)).workers).toEqual(expect.arrayContaining(['hello', 'done']));
      expect(said).toEqual([]);
      await browser.close();
    },
    180_000,
  );
}
