// Rates a blog post with one game with Lighthouse, as on a phone (its mobile preset: slow 4G and a processor slowed four
// times): the standalone bundle, the split build, and the same page without a game.
//
//   npm run bench:lighthouse   five loads of each, about 5 minutes; writes bench/lighthouse.md
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { format, resolveConfig } from 'prettier';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../test/support/browser.mjs';
import { median } from './page/visits.js';

const LOADS = 5;
const OUT = 'bench/lighthouse.md';
const MODULE = 'bench/rivals/node_modules/lighthouse/core/index.js';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The part of Lighthouse's result that is used. */
interface Result {
  readonly lhr: {
    readonly lighthouseVersion: string;
    readonly categories: Readonly<Record<string, { readonly score: number }>>;
    readonly audits: Readonly<
      Record<
        string,
        { readonly numericValue?: number; readonly details?: { readonly overallSavingsBytes?: number } }
      >
    >;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Result>;

const PARAGRAPH =
  '<p>On rainy afternoons the cards came out. Each of us had a game that only we understood, and a reason why it had not worked this time.</p>';

/** A blog post that reserves the place of its game, as the guide for embedding recommends. */
const post = (script: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="description" content="A post about patience, with a game to play." />
    <title>A game of patience</title>
    ${script ? `<link rel="stylesheet" href="/place.css" />\n    ${script}` : ''}
  </head>
  <body>
    <main>
      <h1>A game of patience</h1>
      ${PARAGRAPH.repeat(3)}
      ${script ? '<solitaire-game variant="klondike" deal="14"></solitaire-game>' : ''}
      ${PARAGRAPH.repeat(5)}
    </main>
  </body>
</html>`;

const PAGES = [
  ['standalone', '<script type="module" src="/solitaire-elements.js"></script>'],
  [
    'split',
    '<script type="module" src="/split/solitaire-elements.js"></script>\n    <link rel="modulepreload" href="/split/core.js" />',
  ],
  ['no game', ''],
] as const;

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the posts and the files of `dist`, compressed and cacheable, as a host for static files does. */
function serveCompressed(): Promise<{ readonly origin: string; close(): void }> {
  const compressed = new Map<string, Buffer>();
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const page = PAGES.find(([name]) => path === `/${name.replace(' ', '-')}`);
    const file = `dist${path}`;
    const type = page ? 'text/html; charset=utf-8' : TYPES[extname(path)];
    if (!type || (!page && !existsSync(file))) {
      response.writeHead(path === '/robots.txt' || path === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    let body = compressed.get(path);
    if (!body) compressed.set(path, (body = brotliCompressSync(page ? post(page[1]) : readFileSync(file))));
    response
      .writeHead(200, {
        'content-type': type,
        'content-encoding': 'br',
        'cache-control': 'max-age=31536000, immutable',
      })
      .end(body);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ origin: `http://127.0.0.1:${String(port)}`, close: () => server.close() });
    }),
  );
}

if (!existsSync(MODULE))
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', 'bench/rivals'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
const { default: lighthouse } = (await import(`../${MODULE}`)) as { default: Lighthouse };

const { executablePath, args, headless } = await findBrowser();
const browser = await launch({ executablePath, args, headless });
const port = Number(new URL(browser.wsEndpoint()).port);
const site = await serveCompressed();
const rows: string[] = [];
let version = '';
try {
  for (const [name] of PAGES) {
    const results: Result['lhr'][] = [];
    for (let load = 0; load < LOADS; load++) {
      const { lhr } = await lighthouse(`${site.origin}/${name.replace(' ', '-')}`, {
        port,
        logLevel: 'error',
        onlyCategories: CATEGORIES,
      });
      results.push(lhr);
      version = lhr.lighthouseVersion;
    }
    const middle = (value: (lhr: Result['lhr']) => number): number => median(results.map(value));
    const audit = (id: string): number => middle((lhr) => lhr.audits[id]?.numericValue ?? NaN);
    const unused = middle((lhr) => lhr.audits['unused-javascript']?.details?.overallSavingsBytes ?? 0);
    rows.push(
      `| ${[
        name,
        ...CATEGORIES.map((id) => Math.round(100 * middle((lhr) => lhr.categories[id]?.score ?? NaN))),
        `${Math.round(audit('total-blocking-time'))} ms`,
        audit('cumulative-layout-shift').toFixed(3),
        `${Math.round(audit('first-contentful-paint'))} ms`,
        `${Math.round(audit('largest-contentful-paint'))} ms`,
        `${Math.round(unused / 1024)} KiB`,
      ].join(' | ')} |`,
    );
    console.error(rows.at(-1));
  }
} finally {
  site.close();
  await browser.close();
}

const text = `# A blog post, rated by Lighthouse

\`npm run bench:lighthouse\` writes this page: Lighthouse ${version} with its mobile preset (slow 4G, processor slowed four times), medians of ${String(LOADS)} loads on a shared virtual machine. The post has eight paragraphs and one Klondike after the third; it loads \`place.css\`, which reserves the place of the table, and its server compresses with Brotli. _no game_ is the same post without a game. The aims are 100 in all categories, a total blocking time of at most 30 ms, no layout shift and, with the split build, no unused JavaScript.

| page | performance | accessibility | best practices | SEO | total blocking time | layout shift | first paint | largest paint | unused JavaScript |
| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |
${rows.join('\n')}
`;
writeFileSync(OUT, await format(text, { ...(await resolveConfig(OUT)), filepath: OUT }));
