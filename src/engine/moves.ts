// The public move type, and its written form, such as `tableau-1>foundation-2:1`.

/**
 * A move. `play`: `count` cards from pile to pile. `pair`: removes the top cards of two piles, or the two top cards of
 * one pile. `draw`: from the stock. `redeal`. The order of the piles of a pair does not matter; in a list of legal
 * moves, `from` is the pile that comes first in the position.
 */
export type Move =
  | { readonly kind: 'play'; readonly from: string; readonly to: string; readonly count: number }
  | { readonly kind: 'pair'; readonly from: string; readonly with: string }
  | { readonly kind: 'draw' }
  | { readonly kind: 'redeal' };

export const DRAW: Move = Object.freeze({ kind: 'draw' });
export const REDEAL: Move = Object.freeze({ kind: 'redeal' });

/** Validates a move from outside. Returns a frozen copy, or `undefined` if it is not a move. */
export function asMove(value: unknown): Move | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  try {
    const { kind, from, to, count, with: other } = value as Record<string, unknown>;
    if (kind === 'draw') return DRAW;
    if (kind === 'redeal') return REDEAL;
    if (typeof from !== 'string') return undefined;
    if (kind === 'pair' && typeof other === 'string') return Object.freeze({ kind, from, with: other });
    if (kind !== 'play' || typeof to !== 'string') return undefined;
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1) return undefined;
    return Object.freeze({ kind, from, to, count });
  } catch {
    return undefined; // a getter or proxy threw
  }
}

/** Whether two moves move the same cards from and to the same piles. */
export const isSameMove = (move: Move, other: Move | undefined): boolean =>
  other !== undefined && writeMove(move) === writeMove(other);

/**
 * Writes a move as text: `draw`, `redeal`, `from>to:count`, or `from+with`, where `from`, `to` and `with` are pile ids.
 *
 * @example
 * writeMove({ kind: 'play', from: 'waste', to: 'tableau-3', count: 1 }); // 'waste>tableau-3:1'
 */
export function writeMove(move: Move): string {
  switch (move.kind) {
    case 'play':
      return `${move.from}>${move.to}:${String(move.count)}`;
    case 'pair':
      return `${move.from}+${move.with}`;
    default:
      return move.kind;
  }
}

/**
 * Reads a move that {@link writeMove} wrote. Whether the move is legal is not checked.
 *
 * @returns The move; `undefined` if the value is not such a text.
 * @example
 * readMove('draw'); // { kind: 'draw' }
 */
export function readMove(text: unknown): Move | undefined {
  if (typeof text !== 'string') return undefined;
  const [, from, sign, to, count] = /^([\w-]+)(?:([>+])([\w-]+)(?::(\d{1,3}))?)?$/.exec(text) ?? [];
  if (sign === undefined) return asMove({ kind: from });
  if (sign === '+') return count === undefined ? asMove({ kind: 'pair', from, with: to }) : undefined;
  return asMove({ kind: 'play', from, to, count: Number(count) });
}
