// Takes the README's screenshot, docs/table.webp, of the built module: `npm run build && node scripts/picture.mjs`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../test/support/browser.mjs';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A won game of the test vectors, stopped in the middle. */
const WIN = JSON.parse(readFileSync(`${root}/test/vectors/wins.json`, 'utf8')).find(
  ({ variant, options }) => variant === 'klondike' && !Object.keys(options).length,
);
const MOVES = 52;
const WIDTH = 880;

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Picture</title><style>
  body { margin: 0; background: transparent }
  solitaire-game { inline-size: ${WIDTH}px; --solitaire-card-max: 6.25rem }
</style></head><body>
<script type="module" src="/dist/solitaire-elements.js"></script>
<solitaire-game without="time deal" theme="light"></solitaire-game>
</body></html>`;

const site = await serve({ root, pages: { '/picture': PAGE } });
const browser = await puppeteer.launch(await findBrowser());
try {
  const page = await browser.newPage();
  await page.setViewport({ width: WIDTH, height: 900, deviceScaleFactor: 1.5 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(`${site.origin}/picture`);
  await page.waitForSelector('solitaire-game:defined');
  await page.$eval(
    'solitaire-game',
    async (game, deck, line) => {
      const { readMove } = await import('/dist/solitaire-elements.js');
      const known = new Promise((resolve) =>
        game.addEventListener('solitaire-verdict', ({ detail: { position } }) => {
          if (position.moves === line.length) resolve();
        }),
      );
      await game.newGame({ deck });
      for (const move of line) game.play(readMove(move));
      await known;
      await game.updateComplete;
    },
    WIN.deck.split(' '),
    WIN.line.slice(0, MOVES),
  );
  const game = await page.$('solitaire-game');
  const picture = await game.screenshot({
    path: `${root}/docs/table.webp`,
    quality: 55,
    omitBackground: true,
  });
  console.log(`docs/table.webp: ${picture.length} bytes`);
} finally {
  await browser.close();
  await site.close();
}
