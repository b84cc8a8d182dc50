// What counts as success in a game whose description names an aim of its own, because winning is often out of reach.
import type { Position } from './position.js';
import type { Variant } from './variant.js';

/** The net score to reach; `undefined` if the game has no such aim. */
export const netAim = ({ aim }: Pick<Variant, 'aim'>): number | undefined =>
  aim && 'net' in aim ? aim.net : undefined;

/** Whether the aim is to leave as few cards as possible. */
export const isFewestAim = ({ aim }: Pick<Variant, 'aim'>): boolean => aim !== undefined && 'left' in aim;

/** What a verdict is about: winning, or reaching a net score. */
export const aboutOf = (variant: Pick<Variant, 'aim'>): 'win' | 'aim' =>
  netAim(variant) === undefined ? 'win' : 'aim';

/** The number of cards in the piles that the goal empties; 0 for games with another goal. */
export function cardsLeft({ piles }: Pick<Position, 'piles'>, { goal }: Pick<Variant, 'goal'>): number {
  const kind = 'empty' in goal ? goal.empty : undefined;
  return piles.reduce((sum, pile) => sum + (pile.kind === kind ? pile.cards.length : 0), 0);
}
