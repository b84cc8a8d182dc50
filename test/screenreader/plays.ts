// The keys that make a move, as a screen-reader user presses them.

/** A winning line of test/vectors/wins.json: `tableau-5>tableau-2:1`, `draw` or `redeal`. */
export interface Win {
  readonly variant: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly deck: string;
  readonly line: readonly string[];
}

const COLUMN_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'minus', 'equal'];

/** The keys that go to a pile. Piles without a digit key come first on the table: the stock, the waste, the reserve. */
export function keysTo(pile: string): string[] {
  const [kind = '', number = '1'] = pile.split('-');
  if (kind === 'tableau') return [COLUMN_KEYS[Number(number) - 1] ?? ''];
  if (kind === 'foundation') return [`shift+${number}`];
  const steps = ['stock', 'waste', 'reserve'].indexOf(kind);
  return ['ctrl+Home', ...Array.from({ length: Math.max(0, steps) }, () => 'Right')];
}

/** The keys of a move. */
export function keysOf(move: string): string[] {
  const [, from = '', to = '', count = '1'] = /^([^>]+)>([^:]+):(.*)$/.exec(move) ?? [];
  if (!from) return ['n'];
  const up = Array.from({ length: Number(count) - 1 }, () => 'Up');
  const end = /^(foundation|discard)/.test(to) ? ['f'] : ['Return', ...keysTo(to), 'Return'];
  return [...keysTo(from), ...up, ...end];
}
