// Properties of a game's scoring: whether the position alone determines the score, and whether a win has the maximum.
import type { CompiledVariant } from '../engine/compiled-variant.js';
import type { PileKind, Variant } from '../engine/variant.js';

/** Whether the score depends on the position only: each card scores once, on a pile that it never leaves. */
export function isPlainScore({ piles, score }: Variant): boolean {
  const { floor, redeal, turned, plays = [] } = score;
  const keeps = (kind: PileKind): boolean =>
    (kind === 'foundation' || kind === 'discard') &&
    !piles[kind]?.gives &&
    Object.values(piles).every(({ fill }) => fill !== kind);
  return (
    floor === undefined &&
    !redeal?.points &&
    !turned?.points &&
    plays.every(({ from, to }) => !from && keeps(to))
  );
}

/** Whether every win has the maximum score: one kind of pile scores, and a win moves every possible card there. */
export function winScoresAll({ data, filling, givers }: CompiledVariant): boolean {
  const { goal } = data;
  const { plays: [scored, ...more] = [], won = 0 } = data.score;
  return (
    !more.length &&
    !!scored &&
    (scored.points === 'rank' || scored.points > 0) &&
    won >= 0 &&
    ('full' in goal
      ? goal.full === scored.to
      : !filling.length &&
        givers.every(
          ({ kind, targets }) => kind === goal.empty && targets.every((target) => target.kind === scored.to),
        ))
  );
}
