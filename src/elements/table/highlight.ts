// The cards and piles that a hint highlights.
import type { Move } from '../../engine/index.js';

/** The target of a hint: `count` cards on top of a pile, or its empty base, and the piles they can go to. */
export interface HighlightedMove {
  readonly from?: string | undefined;
  readonly count: number;
  readonly to?: string | undefined;
}

/** The cards and piles of a move. */
export function highlightOf(move: Move): HighlightedMove {
  switch (move.kind) {
    case 'play':
      return move;
    case 'pair':
      return move.from === move.with
        ? { from: move.from, count: 2 }
        : { from: move.from, count: 1, to: move.with };
    case 'draw':
    case 'redeal':
      return { from: 'stock', count: 1 };
  }
}
