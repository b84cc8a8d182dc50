// Twenty won deals of each game, each with moves that win it: won-deals.json, made by won-deals.make.ts.
import { type Card, type Move, type OptionChoice } from '../../src/engine.js';

export interface WonDeal {
  readonly variant: string;
  readonly options: Readonly<Record<string, OptionChoice>>;
  /** Reno has custom decks, since hardly any of its deals can be won. */
  readonly deal?: number;
  readonly deck?: string;
  readonly line: readonly string[];
}

type Packed = Omit<WonDeal, 'line'> & { readonly line: string };

/** The form in the file. */
export const unpack = (packed: unknown): readonly WonDeal[] =>
  (packed as readonly Packed[]).map(({ line, ...deal }) => ({ ...deal, line: line.split(' ') }));

/** The setup that deals a game, in Node as on a page. */
export const setupOf = ({ options, deal, deck }: Omit<WonDeal, 'line'>) => ({
  options,
  ...(deck === undefined ? { deal: deal ?? 1 } : { deck: deck.split(' ') as Card[] }),
});

export function moveOf(text: string): Move {
  if (text === 'draw' || text === 'redeal') return { kind: text };
  const [from = '', to = '', count = ''] = text.split(/[>:]/);
  return { kind: 'play', from, to, count: Number(count) };
}

export const nameOfDeal = ({ variant, options, deal, deck, line }: WonDeal): string =>
  [
    `${variant} ${deck === undefined ? String(deal) : deck.slice(0, 8)}`,
    ...Object.entries(options).map(([name, value]) => `${name} ${String(value)}`),
    `${line.length} moves`,
  ].join(', ');
