// Step navigation: the tab stops on the table, so that Tab and Enter alone are enough to play.
import type { Session } from '../../session/session.js';
import { pileOf } from '../../text/message-formatter.js';
import type { TableItem } from '../table/table-items.js';

/** The items that can be used now: cards that can move, and the stock if a draw or redeal is legal. */
export function tabStops({ game, position }: Session, items: readonly TableItem[]): readonly TableItem[] {
  const places = new Set<string>();
  const add = (pile: string, count: number): void => {
    const size = pileOf(position, pile)?.cards.length ?? 0;
    places.add(`${pile} ${size - count}`);
  };
  for (const move of game.legalMoves()) {
    if (move.kind === 'play') add(move.from, move.count);
    else if (move.kind === 'pair') {
      add(move.from, 1);
      add(move.with, 1);
    } else {
      // the face-down cards or the empty place of the stock; if it is all face up, its card
      const stock = items.find(({ pile }) => pile === 'stock');
      if (stock) places.add(`stock ${stock.index}`);
    }
  }
  return items.filter(({ pile, index }) => places.has(`${pile} ${index}`));
}
