// The browsers of the hostile tests record messages, send input and evaluate code as those tests expect: otherwise the
// absence of messages would prove nothing.
import { afterAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../../scripts/serve.js';
import { engines } from './engines.js';
import { FIRST, FIRST_TAG, until } from './visitor.js';

const POLICY = "default-src 'none'; script-src 'self'; frame-src *; require-trusted-types-for 'script'";
const LOUD = `console.warn('careful');
setTimeout(() => { throw new Error('thrown'); });
Promise.reject(new Error('broken'));
document.body?.setAttribute('style', 'color: red');
addEventListener('click', (event) => { globalThis.clicked = [event.isTrusted, event.clientX, event.clientY]; });`;

const page = (more = '') =>
  `<!doctype html><head><title>Loud</title>${FIRST_TAG}</head><body><p>${more}<script src="/loud.js"></script></body>`;

let site: Served | undefined;
let other: Served | undefined;

afterAll(async () => {
  await Promise.all([...engines.map((engine) => engine.close()), site?.close(), other?.close()]);
});

describe.each(engines)('$name', (engine) => {
  it('records warnings, errors, rejections, violations and frames, and sends trusted clicks', async () => {
    const pages = { '/first.js': FIRST, '/loud.js': LOUD };
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
    const visitor = await engine.open();
    await visitor.goto(`${site.origin}/`);
    expect(await visitor.evaluate((a: number) => [document.title, a + 1], 2)).toEqual(['Loud', 3]);
    await visitor.evaluateIn('iframe', () => {
      void Promise.reject(new Error('in the frame'));
    });
    await expect
      .poll(() => visitor.said())
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^warn: careful$/),
          expect.stringMatching(/^uncaught: .*in the frame/),
          expect.stringMatching(/^uncaught: .*thrown/),
          expect.stringMatching(/^uncaught: .*broken/),
          expect.stringMatching(/^violation: enforce style-src/),
        ]),
      );
    await visitor.click([40, 300]);
    await until(visitor, () => 'clicked' in globalThis);
    expect(await visitor.evaluate(() => (globalThis as { clicked?: unknown }).clicked)).toEqual([
      true,
      40,
      300,
    ]);
    expect(await visitor.evaluate(() => [innerWidth, innerHeight])).toEqual([1024, 768]);
    expect(await visitor.requests()).toEqual(
      expect.arrayContaining([`${site.origin}/`, `${site.origin}/loud.js`]),
    );
    await visitor.close();
  });
});
