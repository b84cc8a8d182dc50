// WebKit through WebDriver: the few commands that a `BrowserTab` needs.
import { startWebKit, type FoundWebKit } from '../support/webkit.mjs';
import { type Engine, type Point, type BrowserTab } from './browser-tab.js';

const pointer = ([x, y]: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };

/**
 * WebKit itself requests the icon of a page, and reports a violation if the policy of the page forbids images. Other
 * browsers request it without a report.
 */
const ICON_REQUEST = /^violation: \w+ (img-src|default-src) https?:\/\/[^/]+\/favicon\.ico $/;

/** Moves in steps from one point to the next. */
const through = (points: readonly Point[]) =>
  points.flatMap(([x, y], at) => {
    const [fromX, fromY] = points[at - 1] ?? [x, y];
    return [1, 2, 3, 4].map((n) => pointer([fromX + ((x - fromX) * n) / 4, fromY + ((y - fromY) * n) / 4]));
  });

/**
 * The script for `execute/async`. It returns `value` or `error`, because the command does not report rejections, as
 * JSON, because the driver also copies inherited properties, which hostile pages add to all objects.
 */
const script = (run: (...args: never[]) => unknown): string => `const done = arguments[arguments.length - 1];
const args = arguments[0];
(async () => (${String(run)})(...args))().then(
  (value) => done(JSON.stringify({ value })),
  (error) => done(JSON.stringify({ error: String(error) + ' ' + String(error && error.stack) })),
);`;

async function openTab(found: FoundWebKit): Promise<BrowserTab> {
  const { command, close } = await startWebKit(found, { motion: true });
  const send = <T>(path: string, body: object) => command('POST', path, body) as Promise<T>;
  await send('/timeouts', { script: 120_000, pageLoad: 60_000 });

  const evaluate = async <A extends unknown[], R>(
    run: (...args: A) => R,
    ...args: A
  ): Promise<Awaited<R>> => {
    const result = await send<string>('/execute/async', { script: script(run), args: [args] });
    const { value, error } = JSON.parse(result) as { value: Awaited<R>; error?: string };
    if (error) throw new Error(error);
    return value;
  };
  const mouse = (actions: object[]) =>
    send<unknown>('/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    }).then(() => undefined);

  const resize = async (width: number, height: number) => {
    await send('/window/rect', { width, height });
    // the window includes its frame and toolbars, and the page has the rest
    const extra = await evaluate(() => ({
      x: outerWidth - innerWidth,
      y: outerHeight - innerHeight,
    }));
    await send('/window/rect', { width: width + extra.x, height: height + extra.y });
  };
  await resize(1024, 768);
  return {
    engine: 'WebKit',
    evaluate,
    evaluateIn: async <A extends unknown[], R>(
      selector: string,
      run: (...args: A) => R,
      ...args: A
    ): Promise<Awaited<R>> => {
      const frame = await send<object>('/element', { using: 'css selector', value: selector });
      await send('/frame', { id: frame });
      return evaluate<A, R>(run, ...args).finally(() => send('/frame', { id: null }));
    },
    goto: async (url) => {
      await send('/url', { url });
    },
    messages: async () => {
      const messages = await evaluate(
        () =>
          (globalThis as unknown as Record<symbol, string[] | undefined>)[
            Symbol.for('recorded-messages')
          ] ?? ['error: the page does not start with RECORDER_TAG'],
      );
      return messages.filter((message) => !ICON_REQUEST.test(message));
    },
    requests: () =>
      evaluate(() => [location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)]),
    click: (at) => mouse([pointer(at), down, up]),
    drag: ([start = [0, 0], ...rest]) => mouse([pointer(start), down, ...through([start, ...rest]), up]),
    resize,
    close,
  };
}

export const webkitEngine = (found: FoundWebKit): Engine => ({
  name: 'WebKit',
  open: () => openTab(found),
  close: () => Promise.resolve(),
});
