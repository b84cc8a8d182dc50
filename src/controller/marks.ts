// The marks of a comment in a replay: arrows between piles, and rings around piles and cards. They are written in the
// notation of moves (docs/reference/notation.md): `53 w-12 QH f2`.
import type { Card, Position } from '../engine/index.js';
import { idOf } from '../engine/cards.js';
import { pileWordOf, type PileWord } from '../engine/line-words.js';

export type Mark =
  | { readonly kind: 'arrow'; readonly from: string; readonly to: string }
  | { readonly kind: 'pile'; readonly pile: string }
  | { readonly kind: 'card'; readonly card: Card };

/** The maximum number of marks of a comment. */
const MOST_MARKS = 20;

/** The id of the pile that a word names; without a number, the first one of its kind. */
function idOfPile({ piles }: Position, { kind, number = 1 }: PileWord): string | undefined {
  return piles.filter((pile) => pile.kind === kind)[number - 1]?.id;
}

function markOf(word: string, position: Position): Mark | undefined {
  if (idOf(word) !== undefined) return { kind: 'card', card: word as Card };
  const pileOf = (text: string): string | undefined => {
    const read = pileWordOf(text);
    return read && idOfPile(position, read);
  };
  // `12` is an arrow, because it is written like a move; `f2` is a pile in games with several foundations
  const pile = /^[1-9]{2}$/.test(word) ? undefined : pileOf(word);
  if (pile !== undefined) return { kind: 'pile', pile };
  const [from = '', to = ''] = word.length === 2 ? word : word.split('-');
  const [start, end] = [pileOf(from), pileOf(to)];
  return start !== undefined && end !== undefined ? { kind: 'arrow', from: start, to: end } : undefined;
}

/** The marks of a text, for a position; words that are not marks are ignored. */
export const marksOf = (text: string, position: Position): readonly Mark[] =>
  text
    .split(/[\s,_]+/, MOST_MARKS)
    .map((word) => markOf(word, position))
    .filter((mark) => mark !== undefined);
