// Rates a blog post with one game with Lighthouse, as on a phone (its mobile preset: slow 4G and a processor slowed four
// times): the standalone bundle, the split build, and the same page without a game.
//
//   npm run bench:lighthouse   five loads of each, about 5 minutes; writes bench/lighthouse.md
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { launch } from 'puppeteer-core';
import { writePretty } from '../scripts/pretty.js';
import { serve, type Page } from '../test/support/serve.js';
import { findBrowser } from '../test/support/browser.mjs';
import { installRivals, RIVALS } from './page/rivals.js';
import { median } from './page/visits.js';

const LOADS = 5;
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
  ['standalone', '/standalone', '<script type="module" src="/solitaire-elements.js"></script>'],
  [
    'split',
    '/split',
    '<script type="module" src="/split/solitaire-elements.js"></script>\n    <link rel="modulepreload" href="/split/core.js" />',
  ],
  ['no game', '/no-game', ''],
] as const;

/** A text or a file, compressed and cacheable, as a host for static files serves it. */
const compressed = (body: string | Buffer): Page => ({
  body: brotliCompressSync(body),
  headers: { 'content-encoding': 'br', 'cache-control': 'max-age=31536000, immutable' },
});

const pages: Record<string, Page> = {};
for (const [, path, script] of PAGES) pages[path] = compressed(post(script));
for (const file of [
  'solitaire-elements.js',
  'place.css',
  ...readdirSync('dist/split').map((name) => `split/${name}`),
])
  pages[`/${file}`] = compressed(readFileSync(`dist/${file}`));

installRivals('lighthouse');
const { default: lighthouse } = (await import(`../${RIVALS}/lighthouse/core/index.js`)) as {
  default: Lighthouse;
};

const { executablePath, args, headless } = await findBrowser();
const browser = await launch({ executablePath, args, headless });
const port = Number(new URL(browser.wsEndpoint()).port);
const site = await serve({ root: 'dist', pages });
const rows: string[] = [];
let version = '';
try {
  for (const [name, path] of PAGES) {
    const results: Result['lhr'][] = [];
    for (let load = 0; load < LOADS; load++) {
      const { lhr } = await lighthouse(`${site.origin}${path}`, {
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
  await site.close();
  await browser.close();
}

const text = `# A blog post, rated by Lighthouse

\`npm run bench:lighthouse\` writes this page: Lighthouse ${version} with its mobile preset (slow 4G, processor slowed four times), medians of ${String(LOADS)} loads on a shared virtual machine. The post has eight paragraphs and one Klondike after the third; it loads \`place.css\`, which reserves the place of the table, and its server compresses with Brotli. _no game_ is the same post without a game. The aims are 100 in all categories, a total blocking time of at most 30 ms, no layout shift and, with the split build, no unused JavaScript.

| page | performance | accessibility | best practices | SEO | total blocking time | layout shift | first paint | largest paint | unused JavaScript |
| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |
${rows.join('\n')}
`;
await writePretty('bench/lighthouse.md', text);
