// No network requests: the module contains no code for them. Whole games are played and all pages of the dialog opened
// while servers and browsers record every request.
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { engines } from './engines.js';
import { PACKED } from './packed.js';
import { RECORDER, RECORDER_TAG } from './browser-tab.js';
import {
  clickStock,
  waitForVerdict,
  openDialogPages,
  MODULE,
  MODULE_TAG,
  playToTheWin,
  VARIANTS,
} from './whole-game.js';

/** Code that makes requests. An import of a neighbouring file is allowed, and so is a method named `import`. */
const REQUEST_CODE =
  /\bfetch\s*\(|\bXMLHttpRequest\b|\bsendBeacon\b|\bWebSocket\b|\bWebTransport\b|\bEventSource\b|\bRTCPeerConnection\b|\bImage\s*\(|\bimportScripts\b|\bFontFace\b|\bserviceWorker\b|(?<![.#\w])import\s*\((?!\s*["'`]\.\/)[^)]*\)(?!\s*\{)/g;

/** The URLs in a text, except names of namespaces. */
const urlsIn = (text: string): string[] =>
  [...text.matchAll(/\bhttps?:\/\/[^\s"'`)<]+/g)]
    .map(([url]) => url)
    .filter((url) => !url.startsWith('http://www.w3.org/'));

const shipped = readdirSync(`${PACKED}/dist`, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
);

/** embed.html loads the file of its parameter `game` from its own origin only (test/node/game-file.test.ts). */
const ALLOWED: Readonly<Record<string, readonly string[]>> = { 'embed.js': ['fetch('] };

describe('the shipped files', () => {
  it('are all checked', () => {
    expect(shipped).toEqual(expect.arrayContaining(['solitaire-elements.js', 'index.js', 'locales/de.js']));
  });

  it.each(shipped)('%s has no code for requests', (name) => {
    const text = readFileSync(`${PACKED}/dist/${name}`, 'utf8');
    // comments are removed first: documentation may contain URLs
    const code = text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
    expect([...code.matchAll(REQUEST_CODE)].map(([call]) => call)).toEqual(ALLOWED[name] ?? []);
    expect(urlsIn(code)).toEqual([]);
  });
});

let site: Served;
beforeAll(async () => {
  const page = (variant: string) =>
    `<!doctype html><html lang="en"><head><title>Quiet</title>${RECORDER_TAG}${MODULE_TAG}</head><body>
<solitaire-game variant="${variant}" deal="7" sound links="#"></solitaire-game>
<p>A <playing-card card="QH"></playing-card></p><card-pile cards="KS QH"></card-pile></body></html>`;
  site = await serve({
    pages: {
      ...Object.fromEntries(VARIANTS.map((variant) => [`/${variant}`, page(variant)])),
      '/first.js': RECORDER,
      '/solitaire-elements.js': MODULE,
    },
  });
});
afterAll(async () => {
  await Promise.all([...engines.map((engine) => engine.close()), site.close()]);
});

describe.each(engines)('$name', (engine) => {
  it.each(VARIANTS)(
    '%s requests only the module in a whole game with all pages of the dialog',
    async (variant) => {
      site.asked.length = 0;
      const tab = await engine.open();
      await tab.goto(`${site.origin}/${variant}`);
      if (variant === 'klondike') await clickStock(tab);
      await waitForVerdict(tab);
      expect(await playToTheWin(tab, variant)).toBe('won');
      await openDialogPages(tab);
      const expected = ['first.js', 'solitaire-elements.js', variant];
      const asked = new Set(site.asked.filter((line) => !line.endsWith('/favicon.ico')));
      expect([...asked].sort()).toEqual(expected.map((name) => `GET /${name}`).sort());
      // browsers report every request; a blob URL is not a request
      const requests = new Set((await tab.requests()).filter((url) => !/^(blob:|data:)|favicon/.test(url)));
      expect([...requests].sort()).toEqual(expected.map((name) => `${site.origin}/${name}`).sort());
      await tab.close();
    },
  );
});
