// The streak of daily deals: the number of consecutive days on which the daily deal was won.
import { localDate } from '../../engine/index.js';

/**
 * The number of consecutive days won, up to today or, while today's deal is not won yet, up to yesterday.
 *
 * @param won the dates of the daily deals that were won, such as `2026-11-21`
 */
export function dayStreak(won: ReadonlySet<string>, today: Date): number {
  // noon: a day has 23 to 25 hours when daylight saving time changes
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12);
  const back = (): unknown => day.setDate(day.getDate() - 1);
  if (!won.has(localDate(day))) back();
  let days = 0;
  for (; won.has(localDate(day)); back()) days += 1;
  return days;
}
