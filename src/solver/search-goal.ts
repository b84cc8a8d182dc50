// What a search looks for besides a win: the objective of its passes, and whether the game's aim is reached.
import { isFewestAim, netAim } from '../engine/aim.js';
import type { Variant } from '../engine/index.js';
import type { Objective } from './pass.js';
import type { Limits, Verdict } from './solution.js';

/** The score that reaches the game's aim; `undefined` if the aim is not a score. */
function aimScoreOf(variant: Variant): number | undefined {
  const net = netAim(variant);
  return net === undefined ? undefined : (variant.score.stake ?? 0) + net;
}

/**
 * The objective of the passes; `undefined` if they only look for a win.
 *
 * @param score the score of the position
 */
export function objectiveOf(variant: Variant, score: number, goal: Limits['goal']): Objective | undefined {
  if (goal === 'best') return { kind: 'score', score, enough: Infinity };
  if (goal !== 'aim') return undefined;
  if (isFewestAim(variant)) return { kind: 'fewest' };
  const enough = aimScoreOf(variant);
  return enough === undefined ? undefined : { kind: 'score', score, enough };
}

/**
 * Whether the game's aim can be reached.
 *
 * @param verdict whether the position can be won
 * @param score the score of the position
 * @param best the best score found; `undefined` if the search does not look for one
 */
export function aimVerdict(
  variant: Variant,
  verdict: Verdict,
  score: number,
  best: number | undefined,
): Verdict {
  const enough = aimScoreOf(variant);
  if (enough === undefined) return verdict;
  if (Math.max(score, best ?? 0) >= enough) return 'winnable';
  // a win reaches the aim; a proof that there is no win says nothing about the score
  return best !== undefined || verdict === 'winnable' ? verdict : 'unknown';
}
