// Plays a whole game on the page of a tab, and opens every page of its dialog.
import { readFileSync } from 'node:fs';
import type { SolitaireGame } from '../../src/elements/index.js';
import { moveOf, setupOf, unpack, type WonDeal } from '../support/won-deals.js';
import { PACKED } from './packed.js';
import { until, type BrowserTab } from './browser-tab.js';

/** The packed standalone bundle. */
export const MODULE = readFileSync(`${PACKED}/dist/solitaire-elements.js`, 'utf8');
export const MODULE_TAG = '<script type="module" src="/solitaire-elements.js"></script>';

const deals = unpack(JSON.parse(readFileSync('test/support/won-deals.json', 'utf8')));

/** The deal with the shortest win of each game. */
const shortest = new Map<string, WonDeal>();
for (const deal of deals) {
  const best = shortest.get(deal.variant);
  if (!best || deal.line.length < best.line.length) shortest.set(deal.variant, deal);
}
export const VARIANTS = [...shortest.keys()];

type Evaluator = Pick<BrowserTab, 'evaluate'>;

/** Plays a game to its win at the first table of the page, a move in each frame; returns its result. */
export function playToTheWin(target: Evaluator, variant: string): Promise<string> {
  const won = shortest.get(variant);
  if (!won) throw new Error(`No won deal of ${variant}.`);
  return target.evaluate(
    async (setup: object, line: { kind: string }[]) => {
      await customElements.whenDefined('solitaire-game');
      const game = document.querySelector<SolitaireGame>('solitaire-game');
      if (!game) return 'no table';
      await game.newGame(setup);
      let at = 0;
      for (const move of line) {
        if (!game.play(move as Parameters<SolitaireGame['play']>[0])) return `move ${at} is illegal`;
        at++;
        await new Promise(requestAnimationFrame);
      }
      await game.updateComplete;
      return game.status;
    },
    { variant, ...setupOf(won) },
    won.line.map(moveOf),
  );
}

/** Opens every page of the dialog by its buttons, then closes it; returns the headings. */
export function openDialogPages(target: Evaluator): Promise<string[]> {
  return target.evaluate(async () => {
    // a page may have replaced `document.querySelector` and `Document`
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- only the overload for obsolete tags is
    const game = HTMLDocument.prototype.querySelector.call(
      document,
      'solitaire-game',
    ) as SolitaireGame | null;
    const press = async (...names: string[]): Promise<boolean> => {
      await game?.updateComplete;
      const found = [...(game?.shadowRoot?.querySelectorAll('button') ?? [])].find((button) =>
        names.includes((button.getAttribute('aria-label') ?? button.textContent).trim()),
      );
      found?.click();
      await new Promise(requestAnimationFrame);
      return found !== undefined;
    };
    const seen: string[] = [];
    for (const page of ['Choose a deal', 'Options', 'Statistics', 'Help']) {
      await press('Menu');
      await press(page);
      await game?.updateComplete;
      seen.push(game?.shadowRoot?.querySelector('dialog[open] h2')?.textContent ?? `no ${page}`);
      if (page === 'Choose a deal' && !(await press('Share this deal'))) seen.push('nothing to share');
      if (page === 'Statistics' && !(await press('Copy'))) seen.push('nothing to copy');
      await press('Close');
    }
    return seen;
  });
}

/** Clicks the stock with the mouse; returns the number of moves that were made. */
export async function clickStock(tab: BrowserTab): Promise<number> {
  const at = await until(tab, () => {
    const game = document.querySelector<SolitaireGame>('solitaire-game');
    const stock = game?.shadowRoot?.querySelector('[pile=stock]');
    if (!stock) return undefined;
    stock.scrollIntoView({ block: 'center' });
    const { left, top, width } = stock.getBoundingClientRect();
    return [left + width / 2, top + width / 2] as const;
  });
  await tab.click(at ?? [0, 0]);
  await until(tab, () => (document.querySelector<SolitaireGame>('solitaire-game')?.position.moves ?? 0) > 0);
  return tab.evaluate(() => document.querySelector<SolitaireGame>('solitaire-game')?.position.moves ?? 0);
}

/** Waits until the table has its verdict. */
export const waitForVerdict = (target: Evaluator): Promise<unknown> =>
  until(target, () => {
    const page = globalThis as { verdictCount?: number };
    if (page.verdictCount === undefined) {
      page.verdictCount = 0;
      addEventListener('solitaire-verdict', () => (page.verdictCount = (page.verdictCount ?? 0) + 1));
      void document.querySelector<SolitaireGame>('solitaire-game')?.newGame({ deal: 7 });
    }
    return page.verdictCount;
  });
