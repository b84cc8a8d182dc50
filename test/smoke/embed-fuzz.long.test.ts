// Invalid URLs and messages for embed.html: a game is shown anyway, unknown parameters have no effect, and shared
// objects are unchanged. FUZZ sets the number of messages; the number of URLs is FUZZ / 50.
import fc from 'fast-check';
import { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { anyText } from '../support/odd-values.js';
import { countCards } from './count-cards.js';
import { launch, openPage, type RecordedPage } from './open.js';
import { PACKED } from './packed.js';

const FUZZ = Number(process.env['FUZZ'] ?? 2500);
const SEED = Number(process.env['SEED'] ?? 7);

const NAMES = [
  ...[
    'variant',
    'deal',
    'daily',
    'winnable',
    'draw',
    'redeals',
    'runs',
    'reserve',
    'scoring',
    'take-back',
    'end',
  ],
  ...['controls', 'without', 'autoplay', 'save', 'save-key', 'links', 'faces', 'suits', 'back', 'theme'],
  ...['left-handed', 'sound', 'no-shortcuts', 'tap', 'navigation', 'verbosity', 'announce', 'lang', 'link'],
  ...['--solitaire-felt', '--solitaire-font', '--x', 'style', 'onload', 'is', 'slot', 'class', '__proto__'],
];

/** Query strings, up to the length that servers accept. */
const searches = fc.oneof(
  anyText(2000).map((text) => encodeURI(text.replace(/\p{Surrogate}/gu, '')).slice(0, 3000)),
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), anyText(50)), anyText(700)), { maxLength: 8 })
    .map((pairs) =>
      new URLSearchParams(pairs.map(([name, value]) => [name, value.slice(0, 700)]))
        .toString()
        .slice(0, 5000),
    ),
);

/** Messages like those that the frame itself sends, and requests that a page might send to it. */
const messages = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.record(
    {
      type: fc.oneof(
        fc.constantFrom('solitaire-elements:event', 'solitaire-elements:height', 'hello'),
        anyText(40),
      ),
      name: fc.constantFrom('solitaire-move', 'solitaire-deal', 'undo', 'constructor'),
      height: fc.oneof(fc.integer(), fc.double(), anyText(20)),
      detail: fc.jsonValue({ maxDepth: 2 }),
      kind: fc.constantFrom('hello', 'progress', 'found', 'play'),
    },
    { requiredKeys: [] },
  ),
  fc.constantFrom('undo', 'newGame', '{"__proto__":{"bad":1}}').map((text) => text as fc.JsonValue),
);

describe('embed.html', { timeout: 600_000 }, () => {
  let games: Served;
  let browser: Browser;
  let host: RecordedPage;

  beforeAll(async () => {
    games = await serve({
      root: `${PACKED}/dist`,
      pages: { '/host': '<!doctype html><html lang="en"><title>A page</title><body></body></html>' },
    });
    browser = await launch();
    host = await openPage(browser);
    await host.page.goto(`${games.origin}/host`);
  });
  afterAll(async () => {
    await browser.close();
    await games.close();
  });

  const exceptions = (): string[] => host.messages.filter((line) => line.startsWith('uncaught'));

  /** Opens a frame with this search; returns its state once the cards are dealt. */
  async function open(search: string) {
    const handle = await host.page.evaluateHandle(async (address) => {
      document.querySelector('iframe')?.remove();
      const frame = document.createElement('iframe');
      frame.title = 'A game';
      frame.width = frame.height = '700';
      frame.src = address;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      document.body.append(frame);
      await loaded;
      return frame;
    }, `${games.origin}/embed.html?${search}`);
    const frame = await handle.contentFrame();
    for (let tries = 0; tries < 1000 && (await frame.evaluate(countCards)) !== 52; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return {
      cards: await frame.evaluate(countCards),
      ...(await frame.evaluate(() => {
        const game = document.querySelector('solitaire-game');
        return {
          piles: game?.position.piles.length,
          handlers: game?.getAttributeNames().filter((name) => name.startsWith('on')),
          polluted: Object.keys(Object.prototype),
        };
      })),
    };
  }

  it('shows a game for any URL, without an exception', async () => {
    for (const search of fc.sample(searches, { numRuns: Math.ceil(FUZZ / 50), seed: SEED })) {
      const found = await open(search);
      expect(found, search).toMatchObject({ cards: 52, polluted: [], handlers: [] });
      expect(found.piles, search).toBeGreaterThan(0);
      expect(exceptions(), search).toEqual([]);
    }
  });

  it('ignores messages of any content', async () => {
    await open('variant=reno&deal=7&without=verdict');
    const state = () =>
      host.page.evaluate(() => {
        const inner = document.querySelector('iframe')?.contentDocument;
        const game = inner?.querySelector('solitaire-game');
        return [
          inner?.body.innerHTML,
          JSON.stringify(game?.toJSON()),
          JSON.stringify(game?.position),
          game?.elapsed,
        ];
      });
    const before = await state();
    const sent = fc.sample(messages, { numRuns: FUZZ, seed: SEED }).map((message) => JSON.stringify(message));
    await host.page.evaluate(async (texts) => {
      const frame = document.querySelector('iframe')?.contentWindow as (Window & typeof globalThis) | null;
      if (!frame) throw new Error('no frame');
      let received = 0;
      frame.addEventListener('message', () => (received += 1));
      for (const text of texts) frame.postMessage(JSON.parse(text), '*');
      const more = [
        new Map([['__proto__', 1]]),
        new Date(NaN),
        new ArrayBuffer(9),
        new Error('odd'),
        10n,
        /x/g,
      ];
      const { port1 } = new MessageChannel();
      for (const message of more) frame.postMessage(message, '*');
      frame.postMessage('with a port', '*', [port1]);
      while (received < texts.length + more.length + 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
    }, sent);
    expect(await state()).toEqual(before);
    expect(exceptions()).toEqual([]);
    const shared = await host.page.evaluate(() => [
      ...Object.keys(document.querySelector('iframe')?.contentWindow?.window.Object.prototype ?? {}),
    ]);
    expect(shared).toEqual([]);
  });
});
