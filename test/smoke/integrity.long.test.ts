// The script tag in the release notes: the browser runs the released file, and no other.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tagOf } from '../../scripts/release.js';
import { serve, type Served } from '../support/serve.js';
import { launch, openPage } from './open.js';
import { PACKED } from './packed.js';

const MODIFIED = '.cache/modified';
const hashes = JSON.parse(readFileSync(`${PACKED}/dist/sri.json`, 'utf8')) as Record<string, string>;

let browser: Browser;
let cdn: Served;
let modified: Served;
let site: Served;

/** A page with a language script and the two lines of the release notes, from this origin. */
function pageFrom(origin: string): string {
  const pkg = JSON.parse(readFileSync(`${PACKED}/package.json`, 'utf8')) as { name: string; version: string };
  const pasted = tagOf(pkg, hashes['solitaire-elements.js'] ?? '');
  const address = `https://cdn.jsdelivr.net/npm/${pkg.name}@${pkg.version}/dist`;
  expect(pasted).toContain(address);
  return `<!doctype html><html lang="de"><head><title>A page</title>
<script src="${origin}/locales/de.js" integrity="${hashes['locales/de.js'] ?? ''}" crossorigin="anonymous"></script>
</head><body>${pasted.replace(address, origin)}</body></html>`;
}

beforeAll(async () => {
  mkdirSync(`${MODIFIED}/locales`, { recursive: true });
  for (const file of ['solitaire-elements.js', 'locales/de.js'])
    writeFileSync(`${MODIFIED}/${file}`, `${readFileSync(`${PACKED}/dist/${file}`, 'utf8')} `);
  browser = await launch();
  cdn = await serve({ root: `${PACKED}/dist` });
  modified = await serve({ root: MODIFIED });
  site = await serve({ pages: { '/right': pageFrom(cdn.origin), '/wrong': pageFrom(modified.origin) } });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([cdn.close(), modified.close(), site.close()]);
});

const state = `({
  defined: customElements.get('solitaire-game') !== undefined,
  languages: [...(globalThis[Symbol.for('solitaire-elements.languages')]?.texts.keys() ?? [])],
})`;

describe('a script tag with the hash of the release', () => {
  it('runs the released file', async () => {
    const { page, messages } = await openPage(browser);
    await page.goto(`${site.origin}/right`, { waitUntil: 'load' });
    expect(await page.evaluate(state)).toEqual({ defined: true, languages: ['de'] });
    expect(messages).toEqual([]);
    await page.close();
  });

  it('does not run a file that differs by one space', async () => {
    const { page, messages } = await openPage(browser);
    await page.goto(`${site.origin}/wrong`, { waitUntil: 'load' });
    expect(await page.evaluate(state)).toEqual({ defined: false, languages: [] });
    expect(messages.filter((line) => line.includes('integrity'))).toHaveLength(2);
    await page.close();
  });
});
