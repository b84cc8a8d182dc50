// A long list of games in an attribute does not freeze the page: each unknown name is reported, so their number is
// limited.
import { expect, it } from 'vitest';
import { gamesOf } from '../../../src/controller/setup.js';

it('the games attribute accepts at most a hundred names', () => {
  const names = Array.from({ length: 20_000 }, (_, i) => `g${i}`);
  expect(gamesOf({ games: names.join(' ') } as Parameters<typeof gamesOf>[0])).toEqual(names.slice(0, 100));
  expect(gamesOf({ games: 'klondike  reno,klondike' } as Parameters<typeof gamesOf>[0])).toEqual([
    'klondike',
    'reno',
  ]);
});
