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
import { openPage, type RecordedPage } from './open.js';
import { TARBALL } from './packed.js';

/** Time limits for a slow machine with a cold cache; a build that exceeds them is stopped and reported. */
const MINUTES = { install: 10, build: 10, start: 2 };

/** The time limit of a `beforeAll` that installs and builds. */
export const HOOK_MS = (MINUTES.install + MINUTES.build + MINUTES.start) * 60_000;

/** Turns off telemetry, and keeps all files of the frameworks' tools inside the folder. */
const QUIET = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };

interface Running {
  readonly child: ChildProcess;
  /** The output so far. */
  readonly output: () => string;
  /** Ends the program and all processes that it started. */
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
      // the process has already ended
    }
  };
  // also if the tests are interrupted
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { child, output: () => stripVTControlCharacters(output).trim(), kill };
}

/** Runs a program to its end and returns its output; throws with the output if it fails or exceeds the time limit. */
async function run(root: string, minutes: number, program: string, ...args: string[]): Promise<string> {
  const running = launch(root, program, args);
  const { child, output, kill } = running;
  const command = [program, ...args].join(' ');
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (what: string): void => reject(new Error(`${command} ${what}. It printed:\n${output()}`));
      const timer = setTimeout(() => fail(`did not finish within ${minutes} minutes`), minutes * 60_000);
      child
        .on('error', (error) => fail(`could not be started: ${error.message}`))
        .on('close', (code, signal) => {
          clearTimeout(timer);
          if (code === 0) resolve();
          else fail(`ended with ${String(code ?? signal)}`);
        });
    });
    return output();
  } finally {
    kill();
  }
}

export interface Project {
  readonly root: string;
  /** Runs a script with Node and returns its output; throws if it fails or exceeds the time limit. */
  node(script: string, ...args: string[]): Promise<string>;
  /** Starts a server with Node: `{port}` in its arguments is replaced by an unused port. */
  start(script: string, ...args: string[]): Promise<Server>;
  readonly remove: () => void;
}

export interface Server {
  readonly origin: string;
  /** The output so far. */
  output(): string;
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
  const { child, output, kill } = launch(root, process.execPath, [script, ...filled]);
  for (const end = Date.now() + MINUTES.start * 60_000; ;) {
    const response = await fetch(origin).catch(() => undefined);
    await response?.text();
    if (response) return { origin, output, stop: kill };
    const isOver = child.exitCode !== null || Date.now() > end;
    if (isOver) {
      kill();
      throw new Error(`${script} ${filled.join(' ')} does not answer at ${origin}. It printed:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Copies a project of test/frameworks and installs its packages, and the packed package. Without install scripts. */
export async function install(name: string): Promise<Project> {
  const root = mkdtempSync(join(tmpdir(), `solitaire-elements-${name}-`));
  const remove = () => rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  const quick = ['--no-save', '--no-package-lock', '--prefer-offline', '--no-audit', '--no-fund'];
  try {
    cpSync(`test/frameworks/${name}`, root, { recursive: true });
    // with the tarball, because a plain copy would not install the package's own dependencies
    await run(root, MINUTES.install, 'npm', 'install', '--ignore-scripts', ...quick, TARBALL);
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

/** Runs before the page's own scripts: records the messages of workers and the verdicts. */
function record(): void {
  const records = { workers: [] as string[], verdicts: [] as string[] };
  Object.assign(globalThis, { records });
  const { Worker: BrowserWorker } = globalThis;
  globalThis.Worker = class extends BrowserWorker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
        records.workers.push(data.kind);
      });
    }
  };
  document.addEventListener('solitaire-verdict', ({ detail }) => records.verdicts.push(detail.verdict));
}

interface Records {
  readonly workers: readonly string[];
  readonly verdicts: readonly string[];
}

const recordsOf = (page: Page): Promise<Records> => page.evaluate('records') as Promise<Records>;

/** Opens a page in a browser and records it from the start. */
async function open(browser: Browser, url: string): Promise<RecordedPage> {
  const recorded = await openPage(browser);
  await recorded.page.setViewport({ width: 1000, height: 800 });
  await recorded.page.evaluateOnNewDocument(record);
  await recorded.page.goto(url, { waitUntil: 'load' });
  return recorded;
}

/** Clicks the stock of the first table on a page with the mouse. */
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
const POLLING = { timeout: 60_000, interval: 100 };

/**
 * Tests the first table of a page in each browser: a mouse move, a verdict from the worker, no console messages.
 */
export function testTable(address: () => string, after?: (page: Page) => Promise<void>): void {
  describe.each(browsers)('in %s', (_, launchBrowser) => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterAll(() => browser.close());

    it('is played with the mouse and gets its verdict from the worker, without a console message', async () => {
      const { page, messages } = await open(browser, address());
      await expect.poll(() => movesOn(page), POLLING).toBe(0);
      await expect
        .poll(() => recordsOf(page), POLLING)
        .toMatchObject({
          workers: expect.arrayContaining(['hello', 'done']) as unknown,
          verdicts: expect.arrayContaining(['winnable']) as unknown,
        });
      await clickStock(page);
      await expect.poll(() => movesOn(page), POLLING).toBe(1);
      await after?.(page);
      expect(messages).toEqual([]);
      await page.close();
    }, 180_000);
  });
}

/** Opens a page with a card in its text in each browser. */
export function testCard(address: () => string, card: string): void {
  it.each(browsers)(
    'shows the card in %s, without a console message',
    async (_, launchBrowser) => {
      const browser = await launchBrowser();
      const { page, messages } = await open(browser, address());
      const paths = () =>
        page.evaluate(
          () => document.querySelector('playing-card')?.shadowRoot?.querySelectorAll('path').length,
        );
      await expect.poll(paths, POLLING).toBeGreaterThan(0);
      expect(await page.$eval('playing-card', (element) => element.card)).toBe(card);
      expect(messages).toEqual([]);
      await browser.close();
    },
    180_000,
  );
}

/** Waits for a text in the first `<output>` of a page. */
export const outputIs = (text: string) => (page: Page) =>
  expect.poll(() => page.$eval('output', (output) => output.textContent), POLLING).toBe(text);

/** Opens a page without a table in each browser; its `<output>` shows the result of the solver's worker. */
export function testSolver(address: () => string, verdict: string): void {
  it.each(browsers)(
    'gets the verdict from the worker of the solver in %s',
    async (_, launchBrowser) => {
      const browser = await launchBrowser();
      const { page, messages } = await open(browser, address());
      await outputIs(verdict)(page);
      expect((await recordsOf(page)).workers).toEqual(expect.arrayContaining(['hello', 'done']));
      expect(messages).toEqual([]);
      await browser.close();
    },
    180_000,
  );
}
