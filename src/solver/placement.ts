// Which cards of a state move together, and where they can be placed, by the rules of the piles.
import type { PileTables } from './pile-tables.js';
import { HIGH } from './hash.js';
import type { State } from './state.js';

/** The length of the face-up run that ends a pile. `fits`: whether a card may be on another one in the run. */
export function runLength({ cards, size, down }: State, pile: number, fits: Uint8Array): number {
  const open = (size[pile] as number) - (down[pile] as number);
  let at = (pile << HIGH) + (size[pile] as number) - 1;
  let run = 1;
  for (; run < open && fits[(cards[at] as number) * 52 + (cards[at - 1] as number)]; at--) run++;
  return run;
}

/** The number of empty piles in a list, without one pile. */
function emptyPiles(size: Int32Array, piles: readonly number[], without: number): number {
  let empty = 0;
  for (const pile of piles) if (pile !== without && !size[pile]) empty++;
  return empty;
}

/** The largest unit that can move to a pile, if free cells limit it. */
export function mostAtOnce({ plan, size }: State, from: PileTables, to: number): number {
  const columns = from.atMost === 'free-cells' ? emptyPiles(size, plan.columns, to) : 0;
  return (emptyPiles(size, plan.cells, to) + 1) << columns;
}

/** Whether a pile accepts cards. `card`: the lowest of them. `count`: their number. */
export function accepts(state: State, from: number, to: number, card: number, count: number): boolean {
  const { piles } = state.plan;
  const target = piles[to] as PileTables;
  const size = state.size[to] as number;
  if (size + count > target.most) return false;
  if (size) return target.fits[card * 52 + state.top(to)] === 1;
  const { group } = piles[from] as PileTables;
  for (const spot of target.empty) {
    if ((spot.rank < 0 || spot.rank === card % 13) && spot.from & (1 << group)) {
      let open = true;
      for (const pile of spot.whenEmpty) if (state.size[pile]) open = false;
      if (open) return true;
    }
  }
  return false;
}
