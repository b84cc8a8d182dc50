// The public move type, and its written form, `tableau-1>foundation-2:1`.

/** A play of `count` cards from pile to pile, a draw from the stock, or a redeal. */
export type Move =
  | { readonly kind: 'play'; readonly from: string; readonly to: string; readonly count: number }
  | { readonly kind: 'draw' }
  | { readonly kind: 'redeal' };

export const DRAW: Move = Object.freeze({ kind: 'draw' });
export const REDEAL: Move = Object.freeze({ kind: 'redeal' });

/** Validates a move from outside. Returns a copy, or `undefined` if it is not a move. */
export function asMove(value: unknown): Move | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  try {
    const { kind, from, to, count } = value as Record<string, unknown>;
    if (kind === 'draw') return DRAW;
    if (kind === 'redeal') return REDEAL;
    if (kind !== 'play' || typeof from !== 'string' || typeof to !== 'string') return undefined;
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1) return undefined;
    return { kind, from, to, count };
  } catch {
    return undefined; // a getter or proxy threw
  }
}

/** A move as text: `draw`, `redeal`, or `from>to:count`. */
export const writeMove = (move: Move): string =>
  move.kind === 'play' ? `${move.from}>${move.to}:${String(move.count)}` : move.kind;

/** Parses the output of {@link writeMove}; `undefined` for any other value. */
export function readMove(text: unknown): Move | undefined {
  if (typeof text !== 'string') return undefined;
  const [, from, to, count] = /^([\w-]+)>([\w-]+):(\d{1,3})$/.exec(text) ?? [];
  return asMove(from ? { kind: 'play', from, to, count: Number(count) } : { kind: text });
}
