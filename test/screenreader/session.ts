// A session of Orca and a browser: starts it, presses keys, and reports what was spoken after each key and what the
// game sent to the screen reader.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Pages } from './pages.js';

export type OrcaVersion = '43' | '48';
export type BrowserName = 'firefox' | 'chromium';

export interface KeyResponse {
  readonly key: string;
  /** The completed speech, in order. */
  readonly spoken: readonly string[];
  /** The speech that was interrupted before the next key. */
  readonly cut: readonly string[];
  /** What the game sent to the screen reader. */
  readonly sent: readonly string[];
}

/** After this time in ms without speech, the response to a key is complete. */
const QUIET_MS = 550;
/** The maximum time in ms from a sent announcement to its speech. */
const SENT_MS = 2500;
/** The maximum time in ms from a key to its response. */
const MOST_MS = 6000;

const tidy = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();

export class Session {
  readonly #display: string;
  readonly #log: string;
  readonly #pages: Pages;
  #process: ChildProcess | undefined;
  #read = 0;

  constructor(
    readonly folder: string,
    readonly version: OrcaVersion,
    readonly browser: BrowserName,
    pages: Pages,
  ) {
    this.#display = `:1${version}`;
    this.#log = join(folder, `home-${version}`, 'speech.log');
    this.#pages = pages;
  }

  async start(): Promise<void> {
    const { origin } = this.#pages;
    const script = join(import.meta.dirname, 'orca/start.sh');
    this.#process = spawn(script, [this.folder, this.version, this.browser, `${origin}/start`], {
      detached: true,
      stdio: 'ignore',
    });
    await this.#pages.loaded('/start', 90_000);
    await sleep(4000);
  }

  stop(): void {
    spawnSync(join(import.meta.dirname, 'orca/stop.sh'), [this.folder, this.version]);
    this.#process?.unref();
    this.#process = undefined;
  }

  /** Opens a page again; the reading position is at its start. */
  async open(path: string): Promise<void> {
    this.#pages.go(path);
    await this.#pages.loaded(path, 60_000);
    await sleep(2500);
    // clicks on the page's title, to focus the page
    this.#xdotool('mousemove', '60', '170', 'click', '1');
    await sleep(800);
    // the pointer must not be over a pile when the page scrolls
    this.#xdotool('mousemove', '1279', '999');
    await this.#answer();
  }

  /** Presses a key, named as in xdotool, and collects the response. */
  async press(key: string): Promise<KeyResponse> {
    const { keys } = this.#pages;
    this.#lines();
    this.#pages.take();
    this.#xdotool('key', '--delay', '15', key);
    const answer = await this.#answer();
    // a busy machine can lose a key
    if (answer.spoken.length || this.#pages.keys > keys) return { key, ...answer };
    this.#xdotool('key', '--delay', '15', key);
    return { key, ...(await this.#answer()) };
  }

  /** Collects what is spoken without a key. */
  async collect(label: string): Promise<KeyResponse> {
    return { key: label, ...(await this.#answer()) };
  }

  async #answer(): Promise<Omit<KeyResponse, 'key'>> {
    const begin = Date.now();
    let last = begin;
    const spoken: string[] = [];
    const cut: string[] = [];
    const sent: string[] = [];
    for (;;) {
      for (const [, kind = '', text = ''] of this.#lines()) {
        last = Date.now();
        if (kind === 'CUT') cut.push(...spoken.splice(0));
        else if (tidy(text)) spoken.push(tidy(text));
      }
      for (const text of this.#pages.take()) {
        last = Date.now();
        sent.push(tidy(text));
      }
      const now = Date.now();
      const waits = sent.some((text) => !spoken.some((one) => one.includes(text)));
      const quiet = !spoken.length && !sent.length ? MOST_MS : waits ? SENT_MS : QUIET_MS;
      if (now - last > quiet || now - begin > MOST_MS) break;
      await sleep(40);
    }
    return { spoken, cut, sent };
  }

  /** The new lines of the log. */
  #lines(): string[][] {
    if (!existsSync(this.#log)) return [];
    const text = readFileSync(this.#log, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    const fresh = text.slice(this.#read, end);
    this.#read = end;
    return fresh
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split('\t'));
  }

  #xdotool(...args: string[]): void {
    spawnSync('xdotool', args, { env: { ...process.env, DISPLAY: this.#display } });
  }
}
