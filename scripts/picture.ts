// Takes the README's screenshots of the built module, docs/table.webp and docs/table-dark.webp:
// `npm run build && npx tsx scripts/picture.ts`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import type * as Module from '../src/index.js';
import { findBrowser } from '../test/support/browser.mjs';
import { serve } from './serve.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A won game of the test vectors, stopped in the middle. */
interface Win {
  readonly variant: string;
  readonly options: object;
  readonly deck: string;
  readonly line: readonly string[];
}
const wins = JSON.parse(readFileSync(`${root}test/vectors/wins.json`, 'utf8')) as readonly Win[];
const WIN = wins.find(({ variant, options }) => variant === 'klondike' && !Object.keys(options).length);
if (!WIN) throw new Error('test/vectors/wins.json has no game of Klondike without options.');
const MOVES = 52;
const WIDTH = 880;

/** The pictures by their themes. */
const FILES = { light: 'docs/table.webp', dark: 'docs/table-dark.webp' } as const;

const pageOf = (
  theme: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Picture</title><style>
  body { margin: 0; background: transparent }
  solitaire-game { inline-size: ${String(WIDTH)}px; --solitaire-card-max: 6.25rem }
</style></head><body>
<script type="module" src="/dist/solitaire-elements.js"></script>
<solitaire-game without="time deal" theme="${theme}"></solitaire-game>
</body></html>`;

const pages = Object.fromEntries(Object.keys(FILES).map((theme) => [`/${theme}`, pageOf(theme)]));
const site = await serve({ root, pages });
const browser = await puppeteer.launch(await findBrowser());
try {
  const page = await browser.newPage();
  await page.setViewport({ width: WIDTH, height: 900, deviceScaleFactor: 1.5 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  for (const [theme, file] of Object.entries(FILES)) {
    await page.goto(`${site.origin}/${theme}`);
    await page.waitForSelector('solitaire-game:defined');
    await page.$eval(
      'solitaire-game',
      async (element, deck, line) => {
        const game = element;
        const address = '/dist/solitaire-elements.js';
        const { readMove } = (await import(address)) as typeof Module;
        const known = new Promise<void>((resolve) => {
          game.addEventListener('solitaire-verdict', ({ detail: { position } }) => {
            if (position.moves === line.length) resolve();
          });
        });
        await game.newGame({ deck });
        for (const text of line) {
          const move = readMove(text);
          if (move) game.play(move);
        }
        await known;
        await game.updateComplete;
      },
      WIN.deck.split(' ') as Module.Card[],
      WIN.line.slice(0, MOVES),
    );
    const game = await page.$('solitaire-game');
    const picture = await game?.screenshot({ path: `${root}${file}`, quality: 55, omitBackground: true });
    console.log(`${file}: ${String(picture?.length ?? 0)} bytes`);
  }
} finally {
  await browser.close();
  await site.close();
}
