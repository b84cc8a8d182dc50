// The browsers of the hostile tests record messages, send input and evaluate code as those tests expect. Otherwise the
// absence of messages would prove nothing.
import { afterAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../../scripts/serve.js';
import { engines } from './engines.js';
import { RECORDER, RECORDER_TAG, until } from './browser-tab.js';

const POLICY = "default-src 'none'; script-src 'self'; frame-src *; require-trusted-types-for 'script'";
const SCRIPT = `console.warn('careful');
setTimeout(() => { throw new Error('thrown'); });
Promise.reject(new Error('broken'));
document.body?.setAttribute('style', 'color: red');
addEventListener('click', (event) => { globalThis.clicked = [event.isTrusted, event.clientX, event.clientY]; });`;

const page = (more = '') =>
  `<!doctype html><head><title>Loud</title>${RECORDER_TAG}</head><body><p>${more}<script src="/loud.js"></script></body>`;

let site: Served | undefined;
let other: Served | undefined;

afterAll(async () => {
  await Promise.all([...engines.map((engine) => engine.close()), site?.close(), other?.close()]);
});

describe.each(engines)('$name', (engine) => {
  it('records warnings, errors, rejections, violations and frames, and sends trusted clicks', async () => {
    const pages = { '/first.js': RECORDER, '/loud.js': SCRIPT };
    other = await serve({ pages: { ...pages, '/': page() } });
    site = await serve({
      pages: {
        ...pages,
        '/': {
          body: page(`<iframe src="${other.origin}/"></iframe>`),
          headers: { 'content-security-policy': POLICY },
        },
      },
    });
    const tab = await engine.open();
    await tab.goto(`${site.origin}/`);
    expect(await tab.evaluate((a: number) => [document.title, a + 1], 2)).toEqual(['Loud', 3]);
    await tab.evaluateIn('iframe', () => {
      void Promise.reject(new Error('in the frame'));
    });
    await expect
      .poll(() => tab.messages())
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^warn: careful$/),
          expect.stringMatching(/^uncaught: .*in the frame/),
          expect.stringMatching(/^uncaught: .*thrown/),
          expect.stringMatching(/^uncaught: .*broken/),
          expect.stringMatching(/^violation: enforce style-src/),
        ]),
      );
    await tab.click([40, 300]);
    await until(tab, () => 'clicked' in globalThis);
    expect(await tab.evaluate(() => (globalThis as { clicked?: unknown }).clicked)).toEqual([true, 40, 300]);
    expect(await tab.evaluate(() => [innerWidth, innerHeight])).toEqual([1024, 768]);
    expect(await tab.requests()).toEqual(
      expect.arrayContaining([`${site.origin}/`, `${site.origin}/loud.js`]),
    );
    await tab.close();
  });
});
