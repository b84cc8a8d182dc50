// Hints, safe cards and auto-finish at positions of every kind of game match the recorded ones: they change only on
// purpose.
import { describe, expect, it } from 'vitest';
import { ADVICE_SETS, adviceAt, advisedOf, tableOf } from '../support/advice.js';
import { titleOf } from '../support/end-positions.js';

describe('advice', () => {
  it.each(ADVICE_SETS.map((set) => [titleOf(set), set] as const))('%s', (title, set) => {
    const advised = advisedOf(title);
    expect(advised.length).toBeGreaterThan(2);
    for (const { hints, safe, finish, ...table } of advised)
      expect(adviceAt(tableOf(set, table)), JSON.stringify(table)).toEqual({ hints, safe, finish });
  });
});
