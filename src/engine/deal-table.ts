// Deals a table: executes the deal steps of a game.
import { rankIndex, rankOf, type CardId } from './cards.js';
import { pilesOf, type PileRule, type CompiledVariant } from './compiled-variant.js';
import { isNamed } from './pile-names.js';
import { Table } from './table.js';
import type { DealStep } from './variant.js';
import { listOf } from './lists.js';

/** The number of cards for each of n piles. */
const eachOf = (step: DealStep, n: number): number[] =>
  listOf(n, (i) => (typeof step.each === 'object' ? step.each[i] : step.each) ?? 0);

/** Deals a deck, the first card at index 0. */
export function dealTable(rules: CompiledVariant, deck: readonly CardId[]): Table {
  const table = new Table(rules, { cards: rules.piles.map(() => []), down: rules.piles.map(() => 0) });
  let rest = deck.slice();
  for (const step of rules.data.deal) rest = dealStep(table, step, rest);
  // Two options together may deal fewer cards than the deck has, even without a stock.
  table.pile(rules.stock ?? (rules.piles.at(-1) as PileRule)).push(...rest.reverse());
  for (const pile of rules.piles) {
    const cards = table.pile(pile).length;
    const { shows } = pile.group;
    if (shows === 'none' || (shows === 'last' && cards > 1)) table.down[pile.index] = cards;
    if (shows !== 'top') continue;
    if (table.isCovered(pile)) table.down[pile.index] = cards;
    else if (!stepDown(rules, pile)) table.down[pile.index] = Math.max(0, cards - 1);
  }
  const first = pilesOf(rules, 'foundation')[0];
  const [baseCard] = first ? table.pile(first) : [];
  table.base = baseCard === undefined ? 0 : rankOf(baseCard);
  return table;
}

/** Whether a deal step sets the number of face-down cards of a pile. */
const stepDown = (rules: CompiledVariant, pile: PileRule): boolean =>
  rules.data.deal.some(({ to, faceDown }) => faceDown && isNamed(pile, to));

/** Executes one deal step. Returns the remaining cards. */
function dealStep(table: Table, step: DealStep, deck: CardId[]): CardId[] {
  const piles = pilesOf(table.rules, step.to);
  const { rank, sink } = step;
  if (rank !== undefined) {
    const sought = deck
      .filter((card) => rankOf(card) === rankIndex(rank))
      .sort((a, b) => a - b)
      .slice(0, piles.length);
    sought.forEach((card, i) => table.pile(piles[i] as PileRule).push(card));
    return deck.filter((card) => !sought.includes(card));
  }
  const each = eachOf(step, piles.length);
  let next = 0;
  // Two options together may deal more cards than the deck has: the last piles then get fewer.
  const dealTo = (i: number, count: number): void => {
    table.pile(piles[i] as PileRule).push(...deck.slice(next, next + count));
    next += count;
  };
  if (step.by === 'row') {
    for (let row = 0; row < Math.max(...each); row++)
      each.forEach((n, i) => {
        if (row < n) dealTo(i, 1);
      });
  } else
    each.forEach((n, i) => {
      dealTo(i, n);
    });
  piles.forEach((pile, i) => {
    if (sink !== undefined) {
      const sinks = (card: CardId): number => Number(rankOf(card) !== rankIndex(sink));
      table.pile(pile).sort((a, b) => sinks(a) - sinks(b));
    }
    if (step.faceDown) {
      const most = table.pile(pile).length - Number(pile.group.shows === 'top');
      table.down[pile.index] = Math.max(0, Math.min(step.faceDown[i] ?? 0, most));
    }
  });
  return deck.slice(next);
}
