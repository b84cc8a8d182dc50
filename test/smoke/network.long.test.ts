// No network call of any kind: nothing in the module could make one, and whole games with all of their dialogs are
// played while servers and browsers write down every request.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../../scripts/serve.js';
import { engines } from './engines.js';
import { PACKED } from './packed.js';
import { FIRST, FIRST_TAG } from './visitor.js';
import {
  clickStock,
  hearVerdict,
  lookAround,
  MODULE,
  MODULE_TAG,
  playToTheWin,
  VARIANTS,
} from './whole-game.js';

/** A file of its own beside it may be imported, and a method may be called `import`. */
const CALLS =
  /\bfetch\s*\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bWebSocket\b|\bWebTransport\b|\bEventSource\b|\bRTCPeerConnection\b|\bImage\s*\(|\bimportScripts\b|\bFontFace\b|\bserviceWorker\b|(?<![.#\w])import\s*\((?!\s*["'`]\.\/)[^)]*\)(?!\s*\{)/g;

/** Of the addresses in a text, those that are not names of namespaces. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/\bhttps?:\/\/[^\s"'`)<]+/g)]
    .map(([url]) => url)
    .filter((url) => !url.startsWith('http://www.w3.org/'));

const shipped = readdirSync(`${PACKED}/dist`, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
);

/** embed.html loads the file of its parameter `game` from its own origin only (test/node/game-file.test.ts). */
const ALLOWED: Readonly<Record<string, readonly string[]>> = { 'embed.js': ['fetch('] };

describe('what ships', () => {
  it('is looked at whole', () => {
    expect(shipped).toEqual(expect.arrayContaining(['solitaire-elements.js', 'index.js', 'locales/de.js']));
  });

  it.each(shipped)('%s has no means to call anywhere', (name) => {
    const text = readFileSync(`${PACKED}/dist/${name}`, 'utf8');
    // comments go first: documentation may name an address
    const code = text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
    expect([...code.matchAll(CALLS)].map(([call]) => call)).toEqual(ALLOWED[name] ?? []);
    expect(addressesIn(code)).toEqual([]);
  });
});

let site: Served;
beforeAll(async () => {
  const page = (variant: string) =>
    `<!doctype html><html lang="en"><head><title>Quiet</title>${FIRST_TAG}${MODULE_TAG}</head><body>
<solitaire-game variant="${variant}" deal="7" sound links="#"></solitaire-game>
<p>A <playing-card card="QH"></playing-card></p><card-pile cards="KS QH"></card-pile></body></html>`;
  site = await serve({
    pages: {
      ...Object.fromEntries(VARIANTS.map((variant) => [`/${variant}`, page(variant)])),
      '/first.js': FIRST,
      '/solitaire-elements.js': MODULE,
    },
  });
});
afterAll(async () => {
  await Promise.all([...engines.map((engine) => engine.close()), site.close()]);
});

describe.each(engines)('$name', (engine) => {
  it.each(VARIANTS)('%s, played, won, looked at and shared: nothing but the module', async (variant) => {
    site.asked.length = 0;
    const visitor = await engine.open();
    await visitor.goto(`${site.origin}/${variant}`);
    if (variant === 'klondike') await clickStock(visitor);
    await hearVerdict(visitor);
    expect(await playToTheWin(visitor, variant)).toBe('won');
    await lookAround(visitor);
    const expected = ['first.js', 'solitaire-elements.js', variant];
    const asked = new Set(site.asked.filter((line) => !line.endsWith('/favicon.ico')));
    expect([...asked].sort()).toEqual(expected.map((name) => `GET /${name}`).sort());
    // browsers tell of requests to anywhere; a blob is no request
    const requests = new Set((await visitor.requests()).filter((url) => !/^(blob:|data:)|favicon/.test(url)));
    expect([...requests].sort()).toEqual(expected.map((name) => `${site.origin}/${name}`).sort());
    await visitor.close();
  });
});
