// Which game of AisleRiot is which game of the package, which slot is which pile, and the differences that are meant.
import type { Move, Position, Variant } from '../../../src/engine.js';

type Play = Extract<Move, { kind: 'play' }>;

/** A difference that is meant: only one of the two programs allows such a move. */
interface Difference {
  readonly reason: string;
  readonly only: 'AisleRiot' | 'here';
  readonly is: (move: Move, position: Position) => boolean;
}

export interface Comparison {
  readonly variant: string;
  /** AisleRiot's name of the module. */
  readonly module: string;
  /** The slots of each group of piles. */
  readonly slots: Readonly<Record<string, readonly number[]>>;
  readonly options?: Readonly<Record<string, unknown>>;
  /** AisleRiot's options. */
  readonly theirs?: object;
  /** A change of the description for the comparison, with its reason. */
  readonly patch?: { readonly reason: string; readonly of: (variant: Variant) => Variant };
  /** Whether a position is won, if the patched description cannot state it. */
  readonly isWon?: (position: Position) => boolean;
  readonly differences?: readonly Difference[];
  /** AisleRiot plays cards to the foundations by itself after a move: the setting `autoplay` here. */
  readonly auto?: true;
  /** In AisleRiot the player moves complete runs, which leave by themselves here. */
  readonly byHand?: true;
  /** AisleRiot turns the first card of the waste by a click; here it is dealt. */
  readonly firstClick?: true;
  /** Piles that AisleRiot does not show, with the reason. */
  readonly absent?: Readonly<Record<string, string>>;
  /** Piles of which only the top card is compared, with the reason. */
  readonly topOnly?: Readonly<Record<string, string>>;
  /** In AisleRiot the player drags one card of a pair onto the other, and clicks a card that leaves alone. */
  readonly pairs?: true;
  /** Piles of which only the cards are compared, not which of them are face up, with the reason. */
  readonly anySide?: Readonly<Record<string, string>>;
}

const to = (from: number, last: number): number[] =>
  Array.from({ length: last - from + 1 }, (_, i) => from + i);
const kindOf = (id: string): string => id.replace(/-\d+$/, '');
const isPlay = (move: Move, from: string, target: string): move is Play =>
  move.kind === 'play' && kindOf(move.from) === from && kindOf(move.to) === target;
const pileOf = ({ piles }: Position, id: string) => piles.find((pile) => pile.id === id);

/** Whether cards are a complete suit, from king to ace; or none. */
const isCompleteSuit = (cards: readonly string[]): boolean =>
  !cards.length ||
  (cards.map(([rank]) => rank).join('') === 'KQJT98765432A' &&
    new Set(cards.map(([, suit]) => suit)).size === 1);

/** Differences of every game. */
export const ALWAYS: readonly Difference[] = [
  {
    reason: 'a whole column stays where it is instead of moving to an empty one: nothing would change',
    only: 'AisleRiot',
    is: (move, position) =>
      move.kind === 'play' &&
      kindOf(move.from) === kindOf(move.to) &&
      pileOf(position, move.from)?.cards.length === move.count &&
      !pileOf(position, move.to)?.cards.length,
  },
  {
    reason: 'a card does not move from one foundation to another: nothing would change',
    only: 'AisleRiot',
    is: (move) => isPlay(move, 'foundation', 'foundation'),
  },
  {
    reason: 'several cards go to a foundation one by one',
    only: 'AisleRiot',
    is: (move) => move.kind === 'play' && kindOf(move.to) === 'foundation' && move.count > 1,
  },
];

const STAYS: Difference = {
  reason: 'cards stay on the foundations',
  only: 'AisleRiot',
  is: (move) => move.kind === 'play' && kindOf(move.from) === 'foundation',
};

const CELLS = { reserve: to(0, 3), foundation: to(4, 7), tableau: to(8, 15) };
const KLONDIKE = { stock: [0], waste: [1], foundation: to(2, 5), tableau: to(6, 12) };
const ROWS = { stock: [0], foundation: to(1, 4), tableau: to(5, 11) };
const GOLF = { stock: [0], discard: [1], tableau: to(2, 8) };

export const COMPARISONS: readonly Comparison[] = [
  {
    variant: 'klondike',
    module: 'klondike',
    slots: KLONDIKE,
    options: { runs: 'any', takeBack: true },
    theirs: { 'deal-three': true },
  },
  {
    variant: 'demon',
    module: 'canfield',
    slots: { stock: [0], waste: [1], foundation: to(2, 5), reserve: [6], tableau: to(7, 10) },
    options: { runs: 'any' },
    differences: [
      {
        reason: 'DEMON-4: cards stay on the foundations',
        only: 'AisleRiot',
        is: (move) => isPlay(move, 'foundation', 'tableau'),
      },
      {
        reason: 'DEMON-7: only the waste fills an empty column once the reserve is empty',
        only: 'AisleRiot',
        is: (move, position) =>
          isPlay(move, 'tableau', 'tableau') && !pileOf(position, move.to)?.cards.length,
      },
    ],
  },
  {
    variant: 'cruel',
    module: 'cruel',
    slots: { stock: [0], foundation: to(1, 4), tableau: to(5, 16) },
    differences: [
      {
        reason: 'CRUEL-4: a redeal is legal unless it changes nothing, whether a card was moved or not',
        only: 'here',
        is: ({ kind }) => kind === 'redeal',
      },
      {
        reason: 'CRUEL-4: a redeal that changes nothing is not legal',
        only: 'AisleRiot',
        is: ({ kind }) => kind === 'redeal',
      },
    ],
  },
  {
    variant: 'over-under',
    module: 'golf',
    slots: GOLF,
    firstClick: true,
  },
  { variant: 'golf', module: 'golf', slots: GOLF, firstClick: true },
  { variant: 'freecell', module: 'freecell', slots: CELLS, auto: true },
  { variant: 'bakers-game', module: 'bakers-game', slots: CELLS, auto: true },
  {
    variant: 'eight-off',
    module: 'eight-off',
    slots: { foundation: to(0, 3), reserve: to(4, 11), tableau: to(12, 19) },
    auto: true,
    differences: [STAYS],
  },
  {
    variant: 'seahaven-towers',
    module: 'seahaven',
    slots: { foundation: [0, 1, 6, 7], reserve: to(2, 5), tableau: to(8, 17) },
    auto: true,
    differences: [STAYS],
  },
  {
    variant: 'yukon',
    module: 'yukon',
    slots: { foundation: [0, 8, 9, 10], tableau: to(1, 7) },
  },
  {
    variant: 'forty-thieves',
    module: 'forty-thieves',
    slots: { stock: [0], foundation: to(1, 8), waste: [9], tableau: to(10, 19) },
  },
  {
    variant: 'king-albert',
    module: 'king-albert',
    slots: { foundation: to(0, 3), tableau: to(4, 12), reserve: to(13, 19) },
    options: { takeBack: true },
    patch: {
      reason:
        'AisleRiot covers the cards under the top ones and moves runs; here all are open and move one by one',
      of: (variant) => {
        const { tableau } = variant.piles;
        return tableau
          ? { ...variant, piles: { ...variant.piles, tableau: { ...tableau, shows: 'top', gives: 'any' } } }
          : variant;
      },
    },
  },
  {
    variant: 'beleaguered-castle',
    module: 'beleaguered-castle',
    slots: { foundation: [10, 7, 4, 1], tableau: [0, 2, 3, 5, 6, 8, 9, 11] },
    options: { takeBack: true },
    differences: [
      {
        reason: 'in AisleRiot the aces stay on the foundations',
        only: 'here',
        is: (move, position) =>
          isPlay(move, 'foundation', 'tableau') && pileOf(position, move.from)?.cards.length === 1,
      },
    ],
  },
  {
    variant: 'streets-and-alleys',
    module: 'streets-and-alleys',
    slots: { foundation: [1, 4, 7, 10], tableau: [0, 3, 6, 9, 2, 5, 8, 11] },
    options: { takeBack: true },
  },
  {
    variant: 'bakers-dozen',
    module: 'bakers-dozen',
    slots: { foundation: to(0, 3), tableau: to(4, 16) },
    options: { takeBack: true },
  },
  { variant: 'thumb-and-pouch', module: 'thumb-and-pouch', slots: KLONDIKE, options: { takeBack: true } },
  {
    variant: 'spider',
    module: 'spider',
    slots: { stock: [0], foundation: to(1, 8), tableau: to(9, 18) },
    byHand: true,
  },
  {
    variant: 'spiderette',
    module: 'spiderette',
    slots: ROWS,
    byHand: true,
  },
  {
    variant: 'will-o-the-wisp',
    module: 'will-o-the-wisp',
    slots: ROWS,
    byHand: true,
  },
  {
    variant: 'scorpion',
    module: 'scorpion',
    slots: { stock: [0], tableau: to(1, 7) },
    patch: {
      reason: 'AisleRiot has no foundations: complete suits stay in the columns',
      of: ({ piles: { foundation: _foundation, ...piles }, ...variant }) => ({
        ...variant,
        piles,
        goal: { empty: 'tableau' },
      }),
    },
    isWon: ({ piles }) => piles.every(({ kind, cards }) => kind !== 'tableau' || isCompleteSuit(cards)),
  },
  {
    variant: 'gypsy',
    module: 'gypsy',
    slots: { stock: [0], foundation: to(1, 8), tableau: to(9, 16) },
    options: { takeBack: true },
  },
  { variant: 'easthaven', module: 'easthaven', slots: ROWS },
  {
    variant: 'westhaven',
    module: 'westhaven',
    slots: { stock: [0], waste: [1], foundation: to(2, 5), tableau: to(6, 15) },
  },
  { variant: 'whitehead', module: 'whitehead', slots: KLONDIKE, options: { takeBack: true } },
  {
    variant: 'agnes',
    module: 'agnes',
    slots: ROWS,
    differences: [
      STAYS,
      {
        reason: 'AisleRiot does not move a card of the base rank with the cards on it',
        only: 'here',
        is: (move, position) => {
          if (!isPlay(move, 'tableau', 'tableau')) return false;
          const base = pileOf(position, 'foundation-1')?.cards[0]?.[0];
          const moved = pileOf(position, move.from)?.cards.slice(-move.count);
          return moved?.slice(0, -1).some(([rank]) => rank === base) ?? false;
        },
      },
    ],
  },
  {
    variant: 'eagle-wing',
    module: 'eagle-wing',
    slots: {
      stock: [0],
      waste: [1],
      foundation: to(2, 5),
      tableau: [6, 7, 8, 9, 11, 12, 13, 14],
      reserve: [10],
    },
    anySide: { reserve: 'AisleRiot shows the lowest card of the trunk from the start' },
  },
  {
    variant: 'pyramid',
    module: 'thirteen',
    slots: { stock: [0], waste: [1], tableau: to(2, 29) },
    options: { redeals: 0, goal: 'all' },
    pairs: true,
    absent: { discard: 'AisleRiot removes the cards' },
    patch: {
      reason: 'AisleRiot hides the cards that are covered; here all are face up',
      of: (variant) => {
        const { tableau } = variant.piles;
        return tableau
          ? { ...variant, piles: { ...variant.piles, tableau: { ...tableau, shows: 'top' } } }
          : variant;
      },
    },
  },
  {
    variant: 'tri-peaks',
    module: 'triple-peaks',
    slots: { stock: [0], discard: [2], peak: to(3, 5), tableau: to(6, 30) },
    topOnly: { discard: 'AisleRiot lays the cards before the last draw aside, in another pile' },
  },
];
