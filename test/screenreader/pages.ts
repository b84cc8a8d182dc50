// A small server: the built package, and pages with one game or replay that report what it sends to the screen reader.
import { once } from 'node:events';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { extname, join, normalize, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** One game or replay on a page. */
export interface PageOf {
  /** Default: a game. */
  readonly element?: 'solitaire-game' | 'solitaire-replay';
  /** The attributes of the element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The comments and variations of a replay, as HTML. */
  readonly content?: string;
  readonly lang?: string;
  /** A game of test/vectors/wins.json, by its index, and the number of moves that the page makes. */
  readonly win?: number;
  readonly played?: number;
}

const root = resolve(import.meta.dirname, '../..');
const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * Reports everything that is sent to the screen reader (ariaNotify, the live region and the message of the dialog), and
 * the received keys.
 */
const REPORT = `
addEventListener('keydown', () => post('key', ''), true);
const post = (kind, text) => navigator.sendBeacon('/report', JSON.stringify({ kind, text }));
const proto = Element.prototype;
const { ariaNotify } = proto;
if (ariaNotify) proto.ariaNotify = function (text, ...rest) { post('sent', text); return ariaNotify.call(this, text, ...rest); };
const watch = (root, live) => new MutationObserver((changes) => {
  const texts = new Set();
  for (const { target } of changes) {
    const element = target.nodeType === 1 ? target : target.parentElement;
    const region = element?.closest(live);
    if (region?.textContent) texts.add(region.textContent);
    for (const one of element?.querySelectorAll?.(live) ?? []) if (one !== region && changes.some(({ addedNodes }) => [...addedNodes].includes(one)) && one.textContent) texts.add(one.textContent);
  }
  for (const text of texts) post('sent', text);
}).observe(root, { childList: true, subtree: true, characterData: true });
addEventListener('load', async () => {
  const game = document.querySelector('solitaire-game, solitaire-replay');
  await customElements.whenDefined(game.localName);
  await game.updateComplete;
  watch(game, '[slot=solitaire-status]');
  watch(game.shadowRoot, 'dialog[open] .note');
  const win = document.querySelector('script[type="application/json"]');
  if (win) {
    const { variant, options, deck, line, played } = JSON.parse(win.textContent);
    await game.newGame({ variant, options, deck: deck.split(' ') });
    for (const text of line.slice(0, played)) {
      const [, from, to, count] = /^([^>]+)>([^:]+):(.*)$/.exec(text) ?? [];
      game.play(from ? { kind: 'play', from, to, count: Number(count) } : { kind: text });
    }
  }
  setTimeout(() => post('loaded', location.pathname), 500);
  location.replace(await (await fetch('/next')).text());
});`;

const pageOf = (
  { element = 'solitaire-game', attributes, content = '', lang = 'en', win, played = 0 }: PageOf,
  wins: readonly object[],
): string => {
  const all = element === 'solitaire-game' ? { save: 'none', ...attributes } : attributes;
  const names = Object.entries(all).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const file = element === 'solitaire-game' ? 'solitaire-elements' : element;
  const game = win === undefined ? '' : JSON.stringify({ ...wins[win], played });
  const language = lang === 'en' ? '' : `<script type="module" src="/dist/locales/${lang}.js"></script>`;
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Card page</title>
<style>body { margin: 8px } h1 { font-size: 24px } p { margin: 4px }</style>
${game ? `<script type="application/json">${game}</script>` : ''}
<script>localStorage.clear()</script><script>${REPORT}</script>
<script type="module" src="/dist/${file}.js"></script>${language}</head>
<body><h1>Patience corner</h1><p>A paragraph before the game.</p>
<${element}${names.join('')}>${content}</${element}>
<p>A paragraph after the game.</p><p><a href="#x">A link after the game</a></p></body></html>`;
};

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

export class Pages {
  readonly #server: Server;
  readonly #wins: readonly object[];
  readonly #pages = new Map<string, PageOf>();
  readonly #loaded = new Set<string>();
  #sent: string[] = [];
  #keys = 0;
  #count = 0;
  /** The pending request of the open page, answered with the path of the next page. */
  #next: ServerResponse | undefined;

  constructor(wins: readonly object[]) {
    this.#wins = wins;
    this.#server = createServer((request, response) => {
      this.#serve(request, response);
    });
  }

  async listen(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Adds a page. @returns Its path. */
  add(page: PageOf): string {
    const path = `/page${++this.#count}`;
    this.#pages.set(path, page);
    return path;
  }

  /**
   * Opens a page in place of the current one. An address is not typed into the browser: its letters could trigger
   * commands of the screen reader, which then does not speak when the same command comes again.
   */
  go(path: string): void {
    this.#next?.end(path);
  }

  /** Waits until a page has reported that it is loaded. */
  async loaded(path: string, most: number): Promise<void> {
    const end = Date.now() + most;
    while (Date.now() < end) {
      if (this.#loaded.delete(path)) return;
      await sleep(50);
    }
    throw new Error(`${path} was not loaded within ${most / 1000} s`);
  }

  /** Everything that games have sent to the screen reader since the last call. */
  take(): string[] {
    return this.#sent.splice(0);
  }

  /** The number of keys that pages have received. */
  get keys(): number {
    return this.#keys;
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'POST') {
      let body = '';
      request.on('data', (part: Buffer) => {
        body += part.toString();
      });
      request.on('end', () => {
        const { kind, text } = JSON.parse(body) as { kind: string; text: string };
        if (kind === 'loaded') this.#loaded.add(text);
        else if (kind === 'key') this.#keys++;
        else this.#sent.push(text);
        response.writeHead(204).end();
      });
      return;
    }
    if (pathname === '/next') {
      this.#next = response;
      return;
    }
    const page = pathname === '/start' ? { attributes: {} } : this.#pages.get(pathname);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageOf(page, this.#wins));
      return;
    }
    const file = join(root, normalize(pathname));
    if (!pathname.startsWith('/dist/') || !existsSync(file)) response.writeHead(404).end();
    else {
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    }
  }
}
