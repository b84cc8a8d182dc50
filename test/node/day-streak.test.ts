// The streak of daily deals.
import { describe, expect, it } from 'vitest';
import { dayStreak } from '../../src/session/storage/day-streak.js';

const today = new Date(2026, 2, 2, 0, 30);
const streak = (...days: string[]): number => dayStreak(new Set(days), today);

describe('the streak of daily wins', () => {
  it('counts today and the days before it', () => {
    expect(streak('2026-03-02', '2026-03-01', '2026-02-28')).toBe(3);
  });

  it('continues while today is not won yet', () => {
    expect(streak('2026-03-01', '2026-02-28')).toBe(2);
  });

  it('ends with a day that was not won', () => {
    expect(streak('2026-03-02', '2026-02-28')).toBe(1);
    expect(streak('2026-02-28', '2026-02-27')).toBe(0);
    expect(streak()).toBe(0);
  });

  it('is not broken by daylight saving time changes', () => {
    const days = Array.from({ length: 365 }, (_, n) => new Date(2025, 2, 3 + n, 12));
    const dates = days.map((day) =>
      [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, '0')).join('-'),
    );
    expect(dayStreak(new Set(dates), today)).toBe(365);
  });
});
