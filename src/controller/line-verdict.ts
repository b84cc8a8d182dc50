// Finds the move of a line after which the game's aim can no longer be reached.
import type { Move } from '../engine/index.js';
import type { GameView } from '../session/game-view.js';
import { ifUnregistered, runSearch, SEARCH } from '../session/solvability.js';
import type { Search } from '../solver/search.js';

/**
 * The number of the losing move: before it the aim can be reached, after it no longer; 0 if it cannot be reached from
 * the deal. Uses binary search, because after a lost position all are lost. `undefined` if no move loses, a search
 * remains undecided, or the signal is aborted.
 */
export async function losingMove(
  start: GameView,
  line: readonly Move[],
  search: Search,
  signal: AbortSignal,
): Promise<number | undefined> {
  const game = start.replay(line);
  const variant = ifUnregistered(game.variant);
  const aimAfter = async (moves: number): Promise<string> =>
    (await runSearch(search, game.positionAfter(moves), { ...SEARCH, variant, signal })).aim;
  if ((await aimAfter(line.length)) !== 'unwinnable') return undefined;
  let good = -1;
  let bad = line.length;
  while (bad - good > 1 && !signal.aborted) {
    const middle = (good + bad) >> 1;
    const aim = await aimAfter(middle);
    if (aim === 'winnable') good = middle;
    else if (aim === 'unwinnable') bad = middle;
    else return undefined;
  }
  return signal.aborted ? undefined : bad;
}
