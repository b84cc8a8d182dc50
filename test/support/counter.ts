// A search that only counts, in place of the solver, so that a test controls the duration of each slice.
import type { Position, Variant, VariantData } from '../../src/engine.js';
import type { Limits, Solution } from '../../src/solver/solution.js';

/** The search of deal n takes n thousand states; deal 13 throws. */
export const work = {
  now: 0,
  msForState: 0.01,
  /** The descriptions with which searches were started. */
  games: [] as (Variant | VariantData)[],
  /** The deals in the order of their slices, each with its duration and memory limit. */
  slices: [] as { deal: number; ms: number; memory: number | undefined }[],
};

export function stepperFor({ deal }: Position, { memory, states: most = Infinity, variant }: Limits) {
  if (variant) work.games.push(variant);
  let states = 0;
  let ms = 0;
  return {
    step(count: number, within: number): boolean {
      if (deal === 13) throw new RangeError('Array buffer allocation failed');
      const inTime = Math.ceil(within / work.msForState);
      const some = Math.min(count, inTime, most - states, (deal ?? 0) * 1000 - states);
      states += some;
      ms += some * work.msForState;
      work.now += some * work.msForState;
      work.slices.push({ deal: deal ?? 0, ms: some * work.msForState, memory });
      return states >= Math.min(most, (deal ?? 0) * 1000);
    },
    get progress() {
      return { states, ms };
    },
    get solution(): Solution {
      return { verdict: 'unwinnable', aim: 'unwinnable', states, ms };
    },
  };
}
