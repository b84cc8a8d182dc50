// Pages within a test's page: each frame acts as a tab with the built module, which can be reloaded, left, or crashed.
// It is at the corner of the test's page, so that its coordinates equal those of the mouse and touch commands.
import { type Move } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { pressKeys } from './hands.js';
import { logEvents, type EventLog } from './listen.js';
import { BUILT, nextFrame, rows, type Way } from './play.js';
import { until } from './until.js';

export type PageWindow = Window & typeof globalThis;

export interface TabSetup {
  /** The content of the page's body. */
  readonly html: string;
  /** Runs in the page before the module is loaded. */
  readonly before?: (page: PageWindow) => void;
  /** Markup after the script of the elements. */
  readonly after?: string;
}

/** Tables deal any deal immediately, without a search, unless the page chooses otherwise. */
const dealingImmediately = (html: string): string =>
  /\b(deals|winnable)\b/.test(html)
    ? html
    : html.replaceAll('<solitaire-game', '<solitaire-game deals="any"');

const PAGE = '/test/pages/table.html';
const LEAVING = ['pagehide', 'visibilitychange', 'beforeunload', 'unload', 'freeze'];

type Frame = HTMLIFrameElement & { prepare?: (page: PageWindow) => void; following?: () => string };

const open = new Set<Tab>();

export class Tab {
  /** The events that the page received since it was loaded. */
  eventLog!: EventLog;
  /** Exceptions that reached the page since it was loaded. */
  readonly thrown: string[] = [];
  /** The warnings on its console. */
  readonly warned: string[] = [];
  readonly #frame: Frame = document.createElement('iframe');
  #setup: TabSetup;
  #dead = false;
  /** Milliseconds by which its clock is ahead. */
  #ahead = 0;

  private constructor(setup: TabSetup) {
    this.#setup = { ...setup, html: dealingImmediately(setup.html) };
    this.#frame.title = 'A tab';
    Object.assign(this.#frame.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
    });
    this.#frame.prepare = (page) => this.#prepare(page);
    this.#frame.following = () => this.#setup.after ?? '';
  }

  /** Opens a tab with this page. `address`: a query, a fragment, or both. */
  static async open(setup: TabSetup | string, address = ''): Promise<Tab> {
    const tab = new Tab(typeof setup === 'string' ? { html: setup } : setup);
    open.add(tab);
    tab.#frame.src = new URL(address, new URL(PAGE, location.href)).href;
    document.body.append(tab.#frame);
    await tab.#loaded();
    return tab;
  }

  /** Ends all tabs after a test, and returns them. */
  static closeAll(): Tab[] {
    const all = [...open];
    for (const tab of all) tab.crash();
    return all;
  }

  get page(): PageWindow {
    const page = this.#frame.contentWindow as PageWindow | null;
    if (!page) throw new Error('the tab is closed');
    return page;
  }

  get games(): SolitaireGame[] {
    return [...this.page.document.querySelectorAll('solitaire-game')];
  }

  /** The first table of the page. */
  get game(): SolitaireGame {
    const [game] = this.games;
    if (!game) throw new Error('the page has no table');
    return game;
  }

  /** The announcements for screen readers. */
  get announcements(): string[] {
    return this.eventLog.of('solitaire-announce').map(({ text }) => text);
  }

  /** The codes of the reported errors. */
  get faults(): string[] {
    return this.eventLog.of('solitaire-error').map(({ code }) => code);
  }

  /** Whether the first table restored a saved game. */
  get restored(): boolean[] {
    return this.eventLog.of('solitaire-deal').map(({ restored }) => restored);
  }

  /** Reloads the page, with other contents if given. */
  async reload(setup: Partial<TabSetup> = {}): Promise<void> {
    this.#setup = { ...this.#setup, ...setup };
    this.#setup = { ...this.#setup, html: dealingImmediately(this.#setup.html) };
    this.page.location.reload();
    await this.#loaded();
  }

  /** The player closes the tab. */
  close(): void {
    open.delete(this);
    this.#frame.remove();
  }

  /** The tab crashes, without an event for its page. */
  crash(): void {
    this.#dead = true;
    this.close();
  }

  /** Shows this tab and moves the keyboard focus into it. */
  front(): void {
    for (const tab of open) tab.#frame.style.zIndex = tab === this ? '1' : '0';
    this.page.focus();
  }

  /** Advances the page's clock. */
  pass(ms: number): void {
    this.#ahead += ms;
  }

  async #loaded(): Promise<void> {
    await new Promise((resolve) => this.#frame.addEventListener('load', resolve, { once: true }));
    await this.page.customElements.whenDefined('solitaire-game');
    for (const game of this.games) await game.updateComplete;
    await nextFrame();
  }

  /** The first script of the page. */
  #prepare(page: PageWindow): void {
    this.thrown.length = this.warned.length = 0;
    this.eventLog = logEvents(page.document);
    page.addEventListener('error', ({ message }) => this.thrown.push(message));
    page.addEventListener('unhandledrejection', ({ reason }) => this.thrown.push(String(reason)));
    page.console.warn = page.console.error = (...words: unknown[]) =>
      this.warned.push(words.map(String).join(' '));
    for (const type of LEAVING) {
      page.addEventListener(type, (event) => this.#dead && event.stopImmediatePropagation(), true);
    }
    const { performance } = page;
    const now = performance.now.bind(performance);
    performance.now = () => now() + this.#ahead;
    page.document.body.insertAdjacentHTML('beforeend', this.#setup.html);
    this.#setup.before?.(page);
  }
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
  .map((n) => `Digit${n}`)
  .concat('Minus', 'Equal');

/** Keys that lead to the top card of a pile, wherever the focus is. */
function keysTo(game: SolitaireGame, id: string): string[] {
  const [kind, number] = id.split('-');
  const digit = DIGITS[Number(number) - 1];
  if (digit) return [kind === 'tableau' ? digit : `Shift+${digit}`];
  const steps = rows(game).findIndex((row) => row.getAttribute('pile') === id);
  return ['Control+Home', ...new Array<string>(steps).fill('ArrowRight'), 'End'];
}

/** Makes a move with keys only, on a table that has the focus, in any page. */
export const byKeysThere: Way = async (game, move: Move) => {
  if (move.kind !== 'play') return pressKeys(['n']);
  const up = new Array<string>(move.count - 1).fill('ArrowUp');
  return pressKeys([...keysTo(game, move.from), ...up, 'Enter', ...keysTo(game, move.to), 'Enter']);
};

/** A message of a sandboxed page to its parent. */
export interface SandboxMessage {
  readonly type: string;
  readonly detail?: Record<string, unknown>;
}

/** A page that may only run scripts: it has no storage, and its parent can only post messages to it. */
export class Sandbox {
  /** All events of its tables, and errors, in order. */
  readonly messages: SandboxMessage[] = [];
  readonly #frame = document.createElement('iframe');
  readonly #stop = new AbortController();

  static async open(html: string): Promise<Sandbox> {
    const sandbox = new Sandbox();
    const module = await (await fetch(BUILT)).text();
    const frame = sandbox.#frame;
    addEventListener(
      'message',
      ({ data, source }) => {
        if (source === frame.contentWindow) sandbox.messages.push(data as SandboxMessage);
      },
      { signal: sandbox.#stop.signal },
    );
    frame.title = 'A sandbox';
    frame.setAttribute('sandbox', 'allow-scripts');
    Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' });
    frame.srcdoc = `<!doctype html><html lang="en"><body>${html}<script>(${RELAY.toString()})()</script>
      <script type="module">${module.replaceAll('</script', '<\\/script')}</script></body></html>`;
    document.body.append(frame);
    await sandbox.waitFor('solitaire-deal');
    return sandbox;
  }

  /** Waits for the next message of this type after the first `seen`. */
  async waitFor(type: string, seen = 0): Promise<SandboxMessage> {
    return until(() => this.of(type)[seen], `the sandbox sends ${type}`);
  }

  of(type: string): SandboxMessage[] {
    return this.messages.filter((one) => one.type === type);
  }

  /** Asks the page a question and returns its answer. */
  async ask(question: string): Promise<Record<string, unknown>> {
    const seen = this.of(question).length;
    this.#frame.contentWindow?.postMessage(question, '*');
    return (await this.waitFor(question, seen)).detail ?? {};
  }

  close(): void {
    this.#stop.abort();
    this.#frame.remove();
  }
}

/**
 * Runs in the sandbox. It answers each question with the place of the stock, the visible text, the number of moves, and
 * whether a dialog is open.
 */
function RELAY(): void {
  const send = (type: string, detail: unknown): void => {
    parent.postMessage(JSON.parse(JSON.stringify({ type, detail })), '*');
  };
  for (const type of ['deal', 'move', 'undo', 'announce', 'error'].map((name) => `solitaire-${name}`)) {
    document.addEventListener(type, (event) => send(type, (event as CustomEvent).detail));
  }
  addEventListener('error', ({ message }) => send('thrown', { message }));
  addEventListener('unhandledrejection', ({ reason }) => send('thrown', { message: String(reason) }));
  addEventListener('message', ({ data }) => {
    const game = document.querySelector('solitaire-game');
    const within = (selector: string) => game?.shadowRoot?.querySelector(selector);
    const box = within('.table [pile=stock]')
      ?.shadowRoot?.querySelector('.card, .place')
      ?.getBoundingClientRect();
    let storage: string;
    try {
      storage = typeof localStorage;
    } catch (error) {
      storage = (error as Error).name;
    }
    send(String(data), {
      stock: box && [box.left + box.width / 2, box.top + box.height / 2],
      shown: within('.message')?.textContent,
      moves: game?.position.moves,
      dialog: within('dialog[open]') !== null,
      storage,
    });
  });
}
