// Stock and waste as one list of cards, the talon, if the search may reach any of its cards by draws and redeals. The
// cards are stored in the waste, in draw order; a mark divides them into waste and stock.
import type { State } from './state.js';

/** The mark after this many draws and redeals. */
export function markAfter({ plan, size, mark: start }: State, steps: number): number {
  const cards = size[plan.waste] as number;
  let mark = start;
  for (let left = steps; left; left--) mark = mark === cards ? 0 : Math.min(cards, mark + plan.draws);
  return mark;
}

/**
 * Replaces the list by the marks that draws and redeals reach, each once; the index is the number of draws and redeals.
 * A mark that was listed twice would allow lines that return to the same position.
 */
export function listMarks({ plan, size, mark: start, redeals }: State, marks: number[]): void {
  const { draws } = plan;
  const cards = size[plan.waste] as number;
  marks.length = 0;
  for (let mark = start; mark < cards; mark += draws) marks.push(mark);
  marks.push(cards);
  if (!cards || redeals >= plan.redeals) return;
  // the second round, without its end, which repeats the first
  for (let mark = 0; mark < cards && (mark < start || (mark - start) % draws !== 0); mark += draws)
    marks.push(mark);
}

/** A number that is equal for marks with the same reachable talon cards, if redeals are unlimited. */
export function markClass({ plan, size, mark }: State): number {
  if (plan.redeals < Infinity) return mark;
  return mark % plan.draws === 0 || mark === size[plan.waste] ? 0 : mark;
}
