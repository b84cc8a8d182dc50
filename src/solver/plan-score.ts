// Properties of a game's scoring: whether the position alone determines the score, and whether a win has the maximum.
import type { CompiledVariant } from '../engine/compiled-variant.js';
import { isNamed } from '../engine/pile-names.js';
import type { PileName, Variant } from '../engine/variant.js';

/** Whether the score depends on the position only: each card scores once, and then stays on its pile. */
export function isPlainScore({ piles, score }: Variant): boolean {
  const { floor, redeal, turned, collected, moves, draws, plays = [] } = score;
  const keeps = (name: PileName): boolean =>
    (name === 'foundation' || name === 'discard') &&
    Object.values(piles).every(
      ({ kind, gives, fill, collects }) =>
        (kind !== name || !gives) && fill !== name && !collects?.from.includes(name),
    ) &&
    !piles[name]?.gives;
  return (
    floor === undefined &&
    !redeal?.points &&
    !turned?.points &&
    !collected &&
    !moves &&
    !draws &&
    plays.every(({ from, to, streak }) => !from && !streak && keeps(to))
  );
}

/** Whether every win has the maximum score: one kind of pile scores, and a win moves every possible card there. */
export function winScoresAll({ data, filling, collecting, givers }: CompiledVariant): boolean {
  const { goal } = data;
  const { plays: [scored, ...more] = [], won = 0, left, best } = data.score;
  return (
    !more.length &&
    !!scored &&
    !left &&
    best !== 'lowest' &&
    (scored.points === 'rank' || scored.points > 0) &&
    won >= 0 &&
    ('full' in goal
      ? goal.full === scored.to
      : !filling.length &&
        !collecting.length &&
        givers.every(
          (from) => isNamed(from, goal.empty) && from.targets.every((target) => isNamed(target, scored.to)),
        ))
  );
}
