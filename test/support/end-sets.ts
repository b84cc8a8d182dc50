// The kinds of games whose endgames are compared with a plain search.
import { nameOf, type Played } from './solving.js';
import { CUSTOM_GAMES } from './custom-games.js';

export interface EndSet extends Played {
  /** The numbers of cards that are left in play. */
  readonly lefts: readonly number[];
  /** Whether the set asks for the best score. */
  readonly best?: boolean;
}

const klondike = (options: Played['options'] = {}, lefts = [16, 22, 30, 36, 40, 47]): EndSet => ({
  variant: 'klondike',
  options,
  lefts,
});
const demon = (options: Played['options'] = {}, more: Partial<EndSet> = {}): EndSet => ({
  variant: 'demon',
  options,
  lefts: [12, 14, 18, 24, 28, 34],
  ...more,
});

const LEFTS: Readonly<Record<string, readonly number[]>> = {
  perseverance: [8, 11, 14],
  'putt-putt': [8, 12, 16, 20],
  yukon: [12, 20, 28],
  'bakers-dozen': [8, 11, 14],
  'eagle-wing': [20, 32, 44, 51],
  freecell: [12, 18, 30, 51],
  'forty-thieves': [20, 40, 60, 80],
};

export const END_SETS: readonly EndSet[] = [
  klondike(),
  klondike({ draw: 1 }),
  klondike({ redeals: 0 }),
  klondike({ redeals: 1 }),
  klondike({ draw: 1, redeals: 0 }),
  klondike({ draw: 1, redeals: 2 }),
  klondike({ takeBack: true }),
  klondike({ draw: 1, takeBack: true }),
  klondike({ runs: 'any' }),
  klondike({ draw: 1, runs: 'any' }),
  klondike({ runs: 'any', redeals: 1 }),
  klondike({ runs: 'any', takeBack: true }),
  klondike({ draw: 1, runs: 'any', takeBack: true }),
  klondike({ redeals: 1, runs: 'any', takeBack: true }),
  klondike({ draw: 1, redeals: 0, runs: 'any', takeBack: true }),
  demon(),
  demon({ reserve: 10 }),
  demon({ runs: 'any' }),
  demon({ scoring: 'vegas' }, { best: true, lefts: [10, 14, 20] }),
  { variant: 'cruel', lefts: [6, 8, 11, 14, 17] },
  { variant: 'over-under', lefts: [8, 12, 16, 20] },
  { variant: 'over-under', options: {}, lefts: [8, 12, 16], best: true },
  { variant: 'reno', lefts: [10, 14, 20, 28] },
  { variant: 'reno', options: {}, lefts: [10, 18, 26, 36, 44], best: true },
  ...CUSTOM_GAMES.map((variant) => ({ variant, lefts: LEFTS[variant.id] ?? [10, 14, 20, 26, 32] })),
];

export const goalOf = ({ best }: EndSet): 'best' | undefined => (best ? 'best' : undefined);

export const titleOf = (set: EndSet): string => [nameOf(set), goalOf(set)].filter(Boolean).join(': ');
