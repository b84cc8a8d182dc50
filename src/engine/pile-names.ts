// The ids of piles, and the names that a description uses for them: a kind of pile, or the name of a group.
import { PILE_KINDS, type PileKind, type PileName, type Variant } from './variant.js';

const KINDS: ReadonlySet<string> = new Set(PILE_KINDS);

export const isKind = (name: string): name is PileKind => KINDS.has(name);

/** The id of the nth of `count` piles of a group, from 1. */
export const pileId = (group: string, n: number, count: number): string =>
  count === 1 ? group : `${group}-${String(n)}`;

/** The name of a pile's group. */
export const groupOf = (id: string): string => id.split('-')[0] as string;

/** The number of a pile in its group, from 1. */
export const numberOf = (id: string): number => Number(id.split('-')[1] ?? 1);

/** A pile of a table or of a position. */
interface Named {
  readonly id: string;
  readonly kind: PileKind;
  /** The name of its group. Default: derived from its id. */
  readonly name?: string;
}

/** Whether this pile has a name: the name is its kind or its group. */
export const isNamed = ({ id, kind, name }: Named, wanted: PileName): boolean =>
  kind === wanted || (name ?? groupOf(id)) === wanted;

/** Whether this pile has one of these names. */
export function isAmong(names: readonly PileName[], pile: Named): boolean {
  for (const name of names) if (isNamed(pile, name)) return true;
  return false;
}

/** The id of the pile that takes pairs, if there is one. */
export const pairPile = ({ piles }: Pick<Variant, 'piles'>): string | undefined =>
  Object.entries(piles).find(([, { pairs }]) => pairs)?.[0];
