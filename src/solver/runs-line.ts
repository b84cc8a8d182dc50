// Converts moves of the game on sets of cards (see `runs-game.ts`) to engine moves.
import { rankOf, type CardId } from '../engine/cards.js';
import { applyMove } from '../engine/apply-move.js';
import { DRAW, REDEAL, type Move } from '../engine/moves.js';
import { pilesOf, type PileRule } from '../engine/compiled-variant.js';
import type { Table } from '../engine/table.js';
import { cardOf, DOWN, HEAD, kindOf, roomOf, TALON, UP, UP_HEAD } from './runs-moves.js';

/** Converts moves; the table is not changed. */
export function runsLine(start: Table, moves: readonly number[]): Move[] {
  const table = start.copy();
  const { rules } = table;
  const stock = rules.stock as PileRule;
  const waste = rules.waste as PileRule;
  const columns = pilesOf(rules, 'tableau');
  const foundations = pilesOf(rules, 'foundation');
  const line: Move[] = [];
  const make = (move: Move): void => {
    applyMove(table, move);
    line.push(move);
  };
  const play = (from: PileRule, to: PileRule, count = 1): void => {
    make({ kind: 'play', from: from.id, to: to.id, count });
  };
  const find = (
    piles: readonly PileRule[],
    top: (card: CardId | undefined) => boolean | undefined,
  ): PileRule => piles.find((pile) => top(table.pile(pile).at(-1))) as PileRule;
  /** Moves the cards from this index on to another column. */
  const carry = (from: PileRule, place: number): void => {
    const cards = table.pile(from);
    const card = cards[place];
    if (card !== undefined) play(from, columnFor(card), cards.length - place);
  };
  const columnFor = (card: CardId): PileRule =>
    find(columns, (top) =>
      top === undefined ? rankOf(card) === 12 : (columns[0] as PileRule).fits?.(card, top),
    );
  /** Moves a card (or, with `above` 1, the cards on it) to another column. Returns the column it was in. */
  const clear = (card: CardId, above: number): PileRule => {
    const column = columns.find((pile) => table.pile(pile).includes(card)) as PileRule;
    carry(column, table.pile(column).indexOf(card) + above);
    return column;
  };
  for (const move of moves) {
    const card = cardOf(move);
    const kind = kindOf(move);
    if (roomOf(move)) clear(roomOf(move) - 1, 0);
    if (kind === HEAD) clear(card, 0);
    else if (kind === DOWN)
      play(
        find(foundations, (top) => top === card),
        columnFor(card),
      );
    else {
      const foundation = find(foundations, (top) => top === (rankOf(card) ? card - 1 : undefined));
      if (kind === UP || kind === UP_HEAD) play(clear(card, 1), foundation);
      else {
        while (table.pile(waste).at(-1) !== card) make(table.pile(stock).length ? DRAW : REDEAL);
        play(waste, kind === TALON ? columnFor(card) : foundation);
      }
    }
  }
  return line;
}
