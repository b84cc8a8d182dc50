// Plays a whole game on a visited page, and opens every page of its dialog.
import { readFileSync } from 'node:fs';
import type { SolitaireGame } from '../../src/elements/index.js';
import { moveOf, setupOf, unpack, type WonDeal } from '../support/won-deals.js';
import { PACKED } from './packed.js';
import { until, type Visitor } from './visitor.js';

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

type Where = Pick<Visitor, 'evaluate'>;

/** Plays a game to its win at the first table of the page, a move in each frame; returns its result. */
export function playToTheWin(where: Where, variant: string): Promise<string> {
  const won = shortest.get(variant);
  if (!won) throw new Error(`No won deal of ${variant}.`);
  return where.evaluate(
    async (setup: object, line: { kind: string }[]) => {
      await customElements.whenDefined('solitaire-game');
      const game = document.querySelector<SolitaireGame>('solitaire-game');
      if (!game) return 'no table';
      await game.newGame(setup);
      for (const [at, move] of line.entries()) {
        if (!game.play(move as Parameters<SolitaireGame['play']>[0])) return `move ${at} was refused`;
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
export function lookAround(where: Where): Promise<string[]> {
  return where.evaluate(async () => {
    // a page may have replaced `document.querySelector`
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- one of its forms only: for names of elements that are gone
    const game = Document.prototype.querySelector.call(document, 'solitaire-game') as SolitaireGame | null;
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

/** A real click on the stock; returns the number of moves that it made. */
export async function clickStock(visitor: Visitor): Promise<number> {
  const at = await until(visitor, () => {
    const game = document.querySelector<SolitaireGame>('solitaire-game');
    const stock = game?.shadowRoot?.querySelector('[pile=stock]');
    if (!stock) return undefined;
    stock.scrollIntoView({ block: 'center' });
    const { left, top, width } = stock.getBoundingClientRect();
    return [left + width / 2, top + width / 2] as const;
  });
  await visitor.click(at ?? [0, 0]);
  await until(
    visitor,
    () => (document.querySelector<SolitaireGame>('solitaire-game')?.position.moves ?? 0) > 0,
  );
  return visitor.evaluate(() => document.querySelector<SolitaireGame>('solitaire-game')?.position.moves ?? 0);
}

/** Waits until the table has its verdict. */
export const hearVerdict = (where: Where): Promise<unknown> =>
  until(where, () => {
    const page = globalThis as { solvability?: number };
    if (page.solvability === undefined) {
      page.solvability = 0;
      addEventListener('solitaire-verdict', () => (page.solvability = (page.solvability ?? 0) + 1));
      void document.querySelector<SolitaireGame>('solitaire-game')?.newGame({ deal: 7 });
    }
    return page.solvability;
  });
