// A page with a frame, for the tests of embed.html: one origin has the games, another the embedding page.
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import { serve, type Page, type Served } from '../support/serve.js';
import { countCards } from './count-cards.js';
import { PACKED } from './packed.js';
import { RECORDER, RECORDER_TAG, type Engine, type BrowserTab } from './browser-tab.js';

const DOCS = readFileSync('docs/reference/embed.md', 'utf8');

/** The documented listener of three lines; its frame is `#reno`. */
export const LISTENER = /```js\n(addEventListener.*?innerHeight\);\n\}\);\n)```/s.exec(DOCS)?.[1] ?? '';

/** The documented frame, with another game. */
const frameTag = (src: string, more = ''): string =>
  (/```html\n(<iframe\n {2}id="reno".*?<\/iframe>)\n```/s.exec(DOCS)?.[1] ?? '')
    .replace(/src="[^"]*"/, `src="${src.replaceAll('&', '&amp;')}"`)
    .replace(/\sloading="lazy"/, '')
    .replace('></iframe>', ` ${more}></iframe>`);

/** Records the messages of the frame; ignores other sources and the records of `recordMessages`. */
const MESSAGE_RECORDER = `globalThis.messages = [];
addEventListener('message', ({ source, data }) => {
  if (source === reno.contentWindow && !data.recorded) messages.push(data);
});`;

export type Message = {
  type: string;
  height?: number;
  name?: string;
  detail?: { attribute?: string; code?: string };
};

/** The strictest policy that still allows a frame. */
const strict = (games: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self'; frame-src ${games}; require-trusted-types-for 'script'`;

export interface Frames {
  readonly games: Served;
  readonly host: Served;
  /** Opens a page with `embed.html?query` in a frame, which gets its height unless `hasListener` is false. */
  open(engine: Engine, query: string, more?: string, hasListener?: boolean): Promise<BrowserTab>;
  close(): Promise<unknown>;
}

export async function serveFrames(headers: Record<string, string> = {}): Promise<Frames> {
  const games = await serve({ root: `${PACKED}/dist`, headers });
  const pages: Record<string, string | Page> = {
    '/first.js': RECORDER,
    '/messages.js': MESSAGE_RECORDER,
    '/listener.js': LISTENER,
  };
  const host = await serve({ pages });
  return {
    games,
    host,
    open: async (engine, query, more = '', hasListener = true) => {
      const body = `<!doctype html><html lang="en"><head><title>A page</title>${RECORDER_TAG}</head>
<body style="margin: 0">${frameTag(`${games.origin}/embed.html?${query}`, more)}
<script src="/messages.js"></script>${hasListener ? '<script src="/listener.js"></script>' : ''}</body></html>`;
      pages['/'] = { body, headers: { 'content-security-policy': strict(games.origin) } };
      const tab = await engine.open();
      await tab.goto(`${host.origin}/`);
      return tab;
    },
    close: () => Promise.all([games.close(), host.close()]),
  };
}

/** Evaluates in the frame. */
export const inFrame = (tab: BrowserTab): Pick<BrowserTab, 'evaluate'> => ({
  evaluate: (run, ...args) => tab.evaluateIn('iframe', run, ...args),
});

/** Waits until all cards are dealt in the frame; returns their number. */
export const cardsIn = (tab: BrowserTab): Promise<number> =>
  vi.waitUntil(
    async () => {
      const cards = await tab.evaluateIn('iframe', countCards);
      return cards >= 48 && cards;
    },
    { timeout: 30_000 },
  );

export const messagesOf = (tab: BrowserTab): Promise<Message[]> =>
  tab
    // sent as text, because drivers lose objects that occur in several places
    .evaluate(() => JSON.stringify((globalThis as unknown as { messages: Message[] }).messages))
    .then((text) => JSON.parse(text) as Message[]);

/** Console messages except expected ones: desktop browsers do not know the `web-share` permission. */
export const unexpectedMessages = async (tab: BrowserTab): Promise<string[]> =>
  (await tab.messages()).filter((text) => !/Unrecognized feature: 'web-share'|^debug:/.test(text));

/** Waits until the frame is as high as its game; returns the height. */
export const fittedHeight = async (tab: BrowserTab): Promise<number> => {
  for (const end = Date.now() + 30_000; ;) {
    const [frame, inside] = [
      await tab.evaluate(() => document.querySelector('iframe')?.getBoundingClientRect().height ?? 0),
      await tab.evaluateIn('iframe', () => {
        const game = document.querySelector('solitaire-game')?.getBoundingClientRect().height ?? -1;
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
        const scrolls = scrollHeight > clientHeight || scrollWidth > clientWidth || clientWidth < innerWidth;
        return { game: Math.ceil(game), scrolls };
      }),
    ];
    if (frame === inside.game && !inside.scrolls) return frame;
    if (Date.now() > end) throw new Error(`The frame is ${frame} high; inside: ${JSON.stringify(inside)}.`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};
