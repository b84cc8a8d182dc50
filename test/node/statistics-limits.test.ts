// The size limits of the statistics: which games and days stay if not all fit, and what may be imported.
import { describe, expect, it } from 'vitest';
import type { ByName, Entry, Kept, Tally } from '../../src/session/storage/statistics-file.js';
import {
  fit,
  fits,
  importable,
  MOST_CHARACTERS,
  MOST_GAMES,
} from '../../src/session/storage/statistics-limits.js';
import { Statistics } from '../../src/session/storage/statistics.js';
import { NO_GAMES } from '../../src/session/storage/totals.js';
import { memoryStore } from '../../src/platform/store.js';
import '../../src/engine.js';

const KEY = 'solitaire-elements:statistics';

const entry = (id: string): Entry => ({ id, won: true, seconds: 9, moves: 8, score: 7, net: 6, left: 0 });
const tally = (...ids: readonly string[]): Tally => ({ totals: NO_GAMES.totals, recent: ids.map(entry) });
const played = (count: number): Tally => ({ totals: { ...NO_GAMES.totals, played: count }, recent: [] });
const kept = (games: ByName<Tally>, days: Kept['days'] = {}): Kept => ({ format: 1, games, days });
const lengthOf = (value: Kept): number => JSON.stringify(value).length;
const namesIn = ({ games }: Kept): string[] => Object.keys(games);
const numbered = (count: number, name: (n: number) => string, value: (n: number) => Tally): ByName<Tally> =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [name(n), value(n)]));

/** Statistics whose text has exactly this length: the last game has an id of the necessary length. */
function ofLength(length: number): Kept {
  const of = (id: string): Kept => kept({ klondike: tally('a'), reno: tally('b'), cruel: tally(id) });
  return of('x'.repeat(length - lengthOf(of(''))));
}

describe('statistics fit', () => {
  it('up to the maximum length, and no further', () => {
    expect(fits(ofLength(MOST_CHARACTERS))).toBe(true);
    expect(fits(ofLength(MOST_CHARACTERS + 1))).toBe(false);
  });

  it('up to the maximum number of games, and no further', () => {
    const games = (count: number): Kept =>
      kept(
        numbered(
          count,
          (n) => `g${String(n)}`,
          () => NO_GAMES,
        ),
      );
    expect(fits(games(MOST_GAMES))).toBe(true);
    expect(fits(games(MOST_GAMES + 1))).toBe(false);
  });
});

describe('if not everything fits', () => {
  it('a game is left out only if it does not fit, and the text is never too long', () => {
    expect(namesIn(fit(ofLength(MOST_CHARACTERS - 1)))).toEqual(['klondike', 'reno', 'cruel']);
    for (let more = 1; more <= 12; more++) {
      const reduced = fit(ofLength(MOST_CHARACTERS + more));
      expect(namesIn(reduced)).toEqual(['klondike', 'reno']);
      expect(lengthOf(reduced)).toBeLessThanOrEqual(MOST_CHARACTERS);
    }
  });

  it('the text is not too long either with the names of many games', () => {
    for (let more = 1; more <= 60; more++) {
      const games = numbered(
        20,
        (n) => `klondike?redeals=${String(n)}`,
        () => tally('a'),
      );
      const length = lengthOf(kept({ ...games, klondike: tally('') }));
      const last = { klondike: tally('x'.repeat(MOST_CHARACTERS + more - length)) };
      expect(lengthOf(fit(kept({ ...games, ...last })))).toBeLessThanOrEqual(MOST_CHARACTERS);
    }
  });

  it('smaller games after one that does not fit stay', () => {
    const large = tally('a', 'x'.repeat(MOST_CHARACTERS));
    expect(namesIn(fit(kept({ reno: large, klondike: tally('b') })))).toEqual(['klondike']);
  });

  it('the games that were played most stay, in their previous order', () => {
    const names = (n: number): string => `klondike?redeals=${String(n)}`;
    const reduced = fit(kept(numbered(MOST_GAMES + 3, names, (n) => played((n * 7) % (MOST_GAMES + 3)))));
    const least = [0, 1, 2].map((count) =>
      names(Array.from({ length: 103 }, (_, n) => (n * 7) % 103).indexOf(count)),
    );
    const expected = Array.from({ length: MOST_GAMES + 3 }, (_, n) => names(n)).filter(
      (name) => !least.includes(name),
    );
    expect(namesIn(reduced)).toEqual(expected);
  });

  it('games that are stored one by one count like those in the totals', () => {
    const others = numbered(
      MOST_GAMES - 1,
      (n) => `klondike?redeals=${String(n)}`,
      () => played(9),
    );
    expect(namesIn(fit(kept({ reno: tally('a', 'b'), cruel: played(1), ...others })))).not.toContain('cruel');
    expect(namesIn(fit(kept({ reno: tally('a'), cruel: played(2), ...others })))).not.toContain('reno');
  });

  it('games of this page stay before those of other pages, of which the most played ones stay', () => {
    const own = numbered(
      MOST_GAMES - 1,
      (n) => `klondike?redeals=${String(n)}`,
      () => played(0),
    );
    const foreign = { 'other-a': played(3), 'other-b': played(5), 'other-c': played(4) };
    const names = namesIn(fit(kept({ ...foreign, ...own })));
    expect(names.filter((name) => name.startsWith('other'))).toEqual(['other-b']);
    expect(names).toHaveLength(MOST_GAMES);
  });

  it('the current game stays unchanged, also if another page defines it and it was played least', () => {
    const own = numbered(
      MOST_GAMES,
      (n) => `klondike?redeals=${String(n)}`,
      () => tally('a', 'b'),
    );
    const current = tally('a', 'b', 'c');
    const reduced = fit(kept({ ...own, 'other-a': current }), 'other-a');
    expect(reduced.games['other-a']).toEqual(current);
    expect(namesIn(reduced)).toHaveLength(MOST_GAMES);
  });

  it('of the other games only the newest stays by itself, and the totals contain the rest', () => {
    const reduced = fit(kept({ klondike: tally('a', 'b', 'c'), reno: tally('d') }), 'reno');
    const { totals, recent } = reduced.games['klondike'] as Tally;
    expect(recent.map(({ id }) => id)).toEqual(['c']);
    expect(totals).toMatchObject({ played: 2, won: 2, streak: 2, bestTime: 9, fewestMoves: 8, bankroll: 12 });
  });

  it('only the newest 5,000 days stay, the same number for each registered game', () => {
    const dates = Array.from({ length: 6000 }, (_, n) => String(n));
    const one = fit(kept({}, { reno: dates, 'other-a': dates }));
    expect(one.days).toEqual({ reno: dates.slice(1000) });
    const two = fit(kept({}, { reno: dates, cruel: dates }));
    expect(two.days).toEqual({ reno: dates.slice(3500), cruel: dates.slice(3500) });
  });
});

describe('a file may add', () => {
  const imported = (value: Kept): Kept => importable(value, '2026-11-21');

  it('the games that are registered, with their options', () => {
    const games = { klondike: played(1), 'klondike?draw=1': played(2), 'klondike?draw=7': played(3) };
    expect(imported(kept({ ...games, 'other-a': played(4) }))).toEqual(
      kept({ klondike: played(1), 'klondike?draw=1': played(2) }),
    );
  });

  it('the days of registered games from the year 2000 to today', () => {
    const dates = ['1999-12-31', '2000-01-01', '2026-11-21', '2026-11-22'];
    expect(imported(kept({}, { reno: dates, 'other-a': dates })).days).toEqual({
      reno: ['2000-01-01', '2026-11-21'],
    });
  });

  it('no day that is not in the calendar', () => {
    const dates = ['2023-02-29', '2024-02-29', '2024-04-31', '2024-13-01', '2024-00-10'];
    expect(imported(kept({}, { reno: dates })).days).toEqual({ reno: ['2024-02-29'] });
  });
});

describe('a stored text', () => {
  const read = (text: string) => {
    const store = memoryStore();
    store.write(KEY, text);
    const games = new Statistics(store).games();
    return { games, text: store.read(KEY), aside: store.read(`${KEY}:aside`) };
  };
  const valid = JSON.stringify(kept({ klondike: tally('a') }));

  it('that is damaged is set aside up to the maximum length, and otherwise removed', () => {
    const longest = 'x'.repeat(MOST_CHARACTERS);
    expect(read(longest)).toEqual({ games: [], text: undefined, aside: longest });
    expect(read(`${longest}x`)).toEqual({ games: [], text: undefined, aside: undefined });
  });

  it('is read up to half a million characters', () => {
    expect(read(valid.padEnd(500_000)).games).toEqual(['klondike']);
    expect(read(valid.padEnd(500_001))).toEqual({ games: [], text: undefined, aside: undefined });
  });

  it('is not written when there is nothing to remove', () => {
    const store = memoryStore();
    const writes: string[] = [];
    const counted = { ...store, write: (key: string) => (writes.push(key), undefined) };
    const statistics = new Statistics(counted);
    statistics.forget('reno');
    statistics.reset('reno');
    statistics.close('reno', 'a');
    expect(writes).toEqual([]);
  });
});
