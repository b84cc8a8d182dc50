// The daily deal: all players of a game get the same cards on one date.
import { InvalidSetupError } from './errors.js';
import { LAST_DEAL } from './deal-numbers.js';
import { Game } from './game.js';
import { findVariant } from './registry.js';
import { hash } from './save.js';
import type { Variant, VariantData } from './variant.js';

/**
 * Formats a date in the local time zone, as {@link dailyDeal} expects it.
 *
 * @param now The date and time to format.
 * @returns A text such as `2026-11-21`.
 * @example
 * localDate(new Date());
 */
export function localDate(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Whether a text is a calendar date in the form `2026-11-21`.
 *
 * @example
 * isDate('2026-02-30'); // false
 */
export function isDate(date: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return false;
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

/**
 * The deal number of a date: 1 + FNV-1a-32(`date/variant`) mod 999,999,999. A deal that is lost at its start with the
 * game's default options is skipped: the next number is tried, up to a thousand numbers.
 *
 * @param date A date such as `2026-11-21`.
 * @param variant A name from `variants`, or a description.
 * @returns A deal number, 1 … 999,999,999.
 * @throws InvalidSetupError `bad-date`, `unknown-variant`; InvalidVariantError
 * @example
 * Game.deal('klondike', { deal: dailyDeal('2026-11-21', 'klondike') });
 */
export function dailyDeal(date: string, variant: string | Variant | VariantData): number {
  if (!isDate(date)) throw new InvalidSetupError('bad-date', { date, expected: 'a day, as 2026-11-21' });
  const found = findVariant(variant);
  const first = hash(`${date}/${found.id}`);
  for (let next = 0; ; next++) {
    const deal = 1 + ((first + next) % LAST_DEAL);
    if (next > 998 || Game.deal(found, { deal }).status !== 'lost') return deal;
  }
}
