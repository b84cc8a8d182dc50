// A pasted URL on a static host: the page of a game links an oEmbed document, whose frame shows the game. The documents
// follow https://oembed.com.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Page, type Served } from '../support/serve.js';
import { engines } from './engines.js';
import { cardsIn } from './frames.js';
import { CONSUMER, PACKED } from './packed.js';

const SCRIPT = `${PACKED}/dist/oembed.mjs`;
const VARIANTS = ['klondike', 'reno', 'cruel', 'demon', 'over-under'];
const QUERIES = ['variant=cruel&deal=260', 'variant=reno&daily&lang=de', 'variant=demon&save-key="<b>\'&'];

/** The table in docs/reference/embed.md: the height of each game at each width. */
const HEIGHTS = (() => {
  const text = readFileSync('docs/reference/embed.md', 'utf8');
  const widths = [...(/^\| game .*$/m.exec(text)?.[0] ?? '').matchAll(/(\d+) wide/g)].map(([, n]) =>
    Number(n),
  );
  return new Map(
    [...text.matchAll(/^\| `([\w-]+)` +\|([ \d|]+)\|$/gm)].map(([, variant = '', cells = '']) => {
      const heights = cells.split('|').map(Number);
      return [variant, new Map(widths.map((width, i) => [width, heights[i]]))];
    }),
  );
})();

const folder = mkdtempSync(join(tmpdir(), 'oembed-'));
const pages: Record<string, string | Page> = {};
let host: Served;
let blog: Served;

const write = (...more: string[]): string =>
  execFileSync(process.execPath, [SCRIPT, '--base', host.origin, '--out', folder, ...more], {
    encoding: 'utf8',
  });

/** Loads the oEmbed document of a pasted URL as a consumer does. */
async function discover(address: string): Promise<Record<string, unknown>> {
  const page = await (await fetch(address)).text();
  const links = [...page.matchAll(/<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/g)];
  expect(links).toHaveLength(1);
  const response = await fetch(links[0]?.[1] ?? '');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  return (await response.json()) as Record<string, unknown>;
}

beforeAll(async () => {
  host = await serve({ root: folder });
  blog = await serve({ pages });
  write('--site', 'Games & more');
});

afterAll(() => Promise.all([host.close(), blog.close(), ...engines.map((engine) => engine.close())]));

describe('the folder for a static host', () => {
  it('contains all files of the frame, and a page for each game', () => {
    for (const file of [
      'embed.html',
      'embed.js',
      'solitaire-elements.js',
      'solitaire-replay.js',
      'locales/de.js',
      '_headers',
      'README.md',
    ]) {
      expect(existsSync(join(folder, file)), file).toBe(true);
    }
    expect(readdirSync(join(folder, 'oembed')).sort()).toEqual(VARIANTS.map((name) => `${name}.json`).sort());
  });

  it('is created by the command of the installed package, which npx starts through a link', () => {
    const out = join(folder, 'by-npx');
    const args = [
      '--no',
      'solitaire-elements-oembed',
      '--',
      '--base',
      host.origin,
      '--out',
      out,
      'variant=reno',
    ];
    const output = execFileSync('npx', args, {
      cwd: CONSUMER,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    expect(output).toContain('reno.html');
    for (const file of ['reno.html', 'oembed/reno.json', 'embed.html', 'embed.js', 'solitaire-elements.js'])
      expect(existsSync(join(out, file)), file).toBe(true);
  });

  it.each(VARIANTS)('contains a document for %s that is valid oEmbed 1.0', async (variant) => {
    const found = await discover(`${host.origin}/${variant}.html`);
    expect(found).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Games & more' });
    expect(found).toMatchObject({ width: 640, provider_url: `${host.origin}/` });
    expect(found['title']).toMatch(/^[A-Z]/);
    for (const size of ['width', 'height', 'cache_age']) expect(Number.isInteger(found[size])).toBe(true);
    expect(found['html']).toMatch(/^<iframe( [a-z]+="[^"<>]*")+><\/iframe>$/);
    expect(found['html']).toContain(`src="${host.origin}/embed.html?variant=${variant}"`);
  });

  it.each(VARIANTS)(
    'frames %s with the height that docs/reference/embed.md states for its width',
    async (variant) => {
      const { width, height, html } = await discover(`${host.origin}/${variant}.html`);
      expect(height).toBe(HEIGHTS.get(variant)?.get(Number(width)));
      expect(html).toContain(` height="${String(height)}"`);
    },
  );

  it('has titles for social sites, escaped', () => {
    const page = readFileSync(join(folder, 'reno.html'), 'utf8');
    expect(page).toContain('<meta property="og:title" content="Reno">');
    expect(page).toContain('<meta property="og:site_name" content="Games &amp; more">');
    expect(page).toContain('<meta name="twitter:card" content="summary">');
  });

  it('contains the requested games, with any characters in their queries', async () => {
    expect(write(...QUERIES)).toMatch(
      /cruel-deal-260\.html, reno-daily-lang-de\.html, demon-save-key-b\.html/,
    );
    const found = await discover(`${host.origin}/demon-save-key-b.html`);
    expect(found['html']).toMatch(/^<iframe( [a-z]+="[^"<>]*")+><\/iframe>$/);
    expect(found['html']).toContain('save-key=%22%3Cb%3E%27');
  });

  it.each([
    [[], /--base has to be a complete address/],
    [['--base', 'games.example', '--out', folder], /--base has to be a complete address/],
    [['--base', 'https://games.example'], /--out has to be a folder/],
    [['--base', 'https://games.example', '--out', folder, 'variant=chess'], /There is no game "chess"/],
    [['--what'], /Usage/],
  ])('is not created for %j', (more, message) => {
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, ...more], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/ at .*\.mjs:/);
  });
});

describe.each(engines)('a pasted URL in $name', (engine) => {
  it('becomes a game in a frame', async () => {
    const { html, title } = await discover(`${host.origin}/over-under.html`);
    pages['/'] = `<!doctype html><title>${String(title)}</title>${String(html)}`;
    const tab = await engine.open();
    await tab.goto(`${blog.origin}/`);
    expect(await cardsIn(tab)).toBe(52);
    const { need, height } = await tab.evaluateIn('iframe', () => ({
      need: document.querySelector('solitaire-game')?.scrollHeight ?? Infinity,
      height: innerHeight,
    }));
    expect(height).toBeGreaterThanOrEqual(need);
    await tab.close();
  });

  it('can be played in place', async () => {
    const tab = await engine.open();
    await tab.goto(`${host.origin}/klondike.html`);
    expect(await cardsIn(tab)).toBe(52);
    await tab.close();
  });
});
