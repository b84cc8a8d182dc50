// Converts a public position back to a table that can be played on.
import { copiesOf, idOf, rankOf, type CardId } from './cards.js';
import { InvalidSetupError, SolitaireError } from './errors.js';
import { completeOptions } from './options.js';
import type { Pile, Position } from './position.js';
import { findVariant } from './registry.js';
import { pilesOf, compiledVariant, type CompiledVariant } from './compiled-variant.js';
import { Table } from './table.js';
import type { Variant, VariantData } from './variant.js';

const refuse = (data: Record<string, unknown>): never => {
  throw new InvalidSetupError('bad-position', data);
};

/** The card ids of each pile. Of two cards with the same name, the first found gets the id of the first deck. */
function cardsOf(position: Position, rules: CompiledVariant): CardId[][] {
  const decks = rules.data.decks ?? 1;
  const all = rules.piles.length;
  if (position.piles.length > all) refuse({ piles: position.piles.length, most: all });
  const copies = new Map<CardId, number>();
  const cards = rules.piles.map(({ id: pile }) => {
    const found = position.piles.find(({ id }) => id === pile)?.cards ?? refuse({ missing: pile });
    if (found.length > 52 * decks) refuse({ pile, cards: found.length, most: 52 * decks });
    return found.map((card) => {
      const id = idOf(card) ?? refuse({ pile, card });
      const copy = copies.get(id) ?? 0;
      copies.set(id, copy + 1);
      return copy < copiesOf(rules.data, id) ? id + 52 * copy : refuse({ pile, twice: card });
    });
  });
  const found = cards.flat().length;
  return found === 52 * decks ? cards : refuse({ cards: found, expected: 52 * decks });
}

/**
 * Creates the table of a position.
 *
 * @param variant the description, if the game is not registered in `variants`
 * @throws InvalidSetupError `bad-position`, `unknown-variant`, `unknown-option`, `bad-option-value`
 */
export function tableAt(position: Position, variant?: Variant | VariantData): Table {
  try {
    const found = findVariant(variant ?? position.variant);
    const rules = compiledVariant(found, completeOptions(found, position.options));
    const cards = cardsOf(position, rules);
    const { redeals, score, piles, streak = 0 } = position;
    const down = rules.piles.map(({ id }) => (piles.find((pile) => pile.id === id) as Pile).faceDown);
    const counts = [redeals, streak, ...down];
    if (!counts.every((n) => Number.isSafeInteger(n) && n >= 0) || !Number.isFinite(score))
      refuse({ counts, score });
    const table = new Table(rules, {
      cards,
      down: down.map((n, i) => Math.min(n, (cards[i] as CardId[]).length)),
    });
    table.redeals = redeals;
    table.streak = streak;
    const base = pilesOf(rules, 'foundation').flatMap((pile) => table.pile(pile).slice(0, 1))[0];
    table.base = base === undefined ? 0 : rankOf(base);
    return table;
  } catch (error) {
    if (error instanceof SolitaireError) throw error;
    return refuse({ error: String(error) }); // a getter or proxy threw
  }
}
