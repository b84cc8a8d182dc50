// The definition of success in a game whose description states an aim, because the game can seldom be won.
import { isNamed } from './pile-names.js';
import type { Position } from './position.js';
import type { Variant } from './variant.js';
import { sum } from './lists.js';

/** The net score to reach; `undefined` if the game has no such aim. */
export const netAim = ({ aim }: Pick<Variant, 'aim'>): number | undefined =>
  aim && 'net' in aim ? aim.net : undefined;

/** Whether the aim is to leave as few cards as possible. */
export const isFewestAim = ({ aim }: Pick<Variant, 'aim'>): boolean => aim !== undefined && 'left' in aim;

/** The subject of a verdict: winning, or reaching a net score. */
export const aboutOf = (variant: Pick<Variant, 'aim'>): 'win' | 'aim' =>
  netAim(variant) === undefined ? 'win' : 'aim';

/** The number of cards in the piles that the goal empties; 0 for games with another goal. */
export function cardsLeft({ piles }: Pick<Position, 'piles'>, { goal }: Pick<Variant, 'goal'>): number {
  const name = 'empty' in goal ? goal.empty : '';
  return sum(piles.map((pile) => (isNamed(pile, name) ? pile.cards.length : 0)));
}

/** Whether a game has a score that the player can change. */
export const isScored = ({
  score: { plays = [], collected = 0, moves = 0, stake = 0 },
}: Pick<Variant, 'score'>): boolean => plays.length > 0 || collected !== 0 || moves !== 0 || stake > 0;

/**
 * Converts a score to a number of which more is better, and back: negates it if the lowest score is best. Statistics
 * store scores in this form.
 */
export function rated({ score }: Pick<Variant, 'score'>, value: number): number;
export function rated({ score }: Pick<Variant, 'score'>, value: number | undefined): number | undefined;
export function rated({ score }: Pick<Variant, 'score'>, value: number | undefined): number | undefined {
  return value && score.best === 'lowest' ? -value : value;
}
