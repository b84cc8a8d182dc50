// What the score of a game tells: whether the table alone decides it, and whether a win has all of it.
import type { Rules } from '../engine/rules.js';
import type { PileKind, Variant } from '../engine/variant.js';

/** Whether the score is the same however a position was reached: a card scores once, where it stays. */
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

/** Of a game with such a score, whether who wins has all of it: there is one place to score, and all came there that could. */
export function winScoresAll({ data, filling, givers }: Rules): boolean {
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
