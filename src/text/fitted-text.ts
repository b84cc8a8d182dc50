// Limits the length of announcements with normal verbosity.
import type { MessageFormatter } from './message-formatter.js';

/** The maximum length of an announcement, in characters. */
export const MAX_LENGTH = 140;

/** A sentence with a list of items: as many as the maximum length allows, at least one; all with full verbosity. */
export function fitted(
  formatter: MessageFormatter,
  items: readonly string[],
  more: 'placesMore' | 'movesMore',
  say: (items: string) => string,
): string {
  const all = say(formatter.items(items));
  if (formatter.verbosity === 'full' || all.length <= MAX_LENGTH) return all;
  for (let n = items.length - 1; n > 1; n--) {
    const some = formatter.items(items.slice(0, n));
    const text = say(formatter.fragment(formatter.texts[more], { places: some, moves: some }));
    if (text.length <= MAX_LENGTH) return text;
  }
  const [first = ''] = items;
  return say(formatter.fragment(formatter.texts[more], { places: first, moves: first }));
}
