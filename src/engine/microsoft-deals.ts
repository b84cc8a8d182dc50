// The deal numbers of Microsoft FreeCell: `ms-11982` in games that are dealt like it.
import type { CardId } from './cards.js';
import { isDeal, LAST_DEAL } from './deal-numbers.js';
import type { Variant } from './variant.js';
import { listOf } from './lists.js';

/** A deal of Microsoft FreeCell, such as `ms-11982`. */
export type MicrosoftDeal = `ms-${number}`;
/** A deal as a setup names it: a deal number or, in games that are dealt like FreeCell, a deal of Microsoft FreeCell. */
export type DealName = number | MicrosoftDeal;

/** The last deal that every version of Microsoft FreeCell deals alike: later ones need another generator. */
const LAST = 2 ** 31 - 1;

/** The number in the name of a Microsoft deal; `undefined` for other values. */
function numberIn(name: unknown): number | undefined {
  const number = typeof name === 'string' ? Number(/^ms-([1-9]\d{0,9})$/.exec(name)?.[1]) : NaN;
  return number <= LAST ? number : undefined;
}

/** Whether a game deals one deck in rows to eight columns, as FreeCell does. */
export const hasMicrosoftDeals = ({ decks = 1, suits = 4, deal: [step, ...others] }: Variant): boolean =>
  decks === 1 &&
  suits === 4 &&
  !others.length &&
  step?.by === 'row' &&
  step.sink === undefined &&
  String(step.each) === '7,7,7,7,6,6,6,6';

/** Reads the name of a deal: `42`, `ms-11982`, `MS 11982`; `undefined` for other texts. */
export function readDealName(text: string): DealName | undefined {
  const written = text.trim();
  if (/^\d+$/.test(written)) return isDeal(Number(written)) ? Number(written) : undefined;
  const name = written.toLowerCase().replace(/^ms[\s#-]*0*/, 'ms-');
  return numberIn(name) === undefined ? undefined : (name as MicrosoftDeal);
}

/** The deals of a game, for error messages. */
export const dealsOf = (variant: Variant): string =>
  [`1 … ${String(LAST_DEAL)}`, ...(hasMicrosoftDeals(variant) ? [`ms-1 … ms-${String(LAST)}`] : [])].join(
    ', ',
  );

/** Whether a value names a deal of a game. */
export const isDealOf = (variant: Variant, deal: unknown): deal is DealName =>
  isDeal(deal) || (numberIn(deal) !== undefined && hasMicrosoftDeals(variant));

/** The deal `steps` numbers after this one; `undefined` if there is none. */
export function dealAfter(deal: DealName, steps: number): DealName | undefined {
  const number = numberIn(deal);
  return readDealName(number === undefined ? String(Number(deal) + steps) : `ms-${String(number + steps)}`);
}

/** The order of the deck in Microsoft FreeCell: AC AD AH AS 2C … KS, shuffled by the generator of its C library. */
export function microsoftOrder(deal: MicrosoftDeal): CardId[] {
  let seed = numberIn(deal) ?? 0;
  const next = (): number => {
    seed = (seed * 214_013 + 2_531_011) % 2 ** 31;
    return seed >> 16;
  };
  // the engine's suits are spades, hearts, diamonds, clubs
  const deck = listOf(52, (i) => (3 - (i % 4)) * 13 + (i >> 2));
  return deck.map((_, dealt) => {
    const left = 52 - dealt;
    const drawn = next() % left;
    const card = deck[drawn] as CardId;
    deck[drawn] = deck[left - 1] as CardId;
    return card;
  });
}
