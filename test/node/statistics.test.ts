// Statistics: what is counted and when, two tabs with one store, storage, and imported files.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeDeal } from '../../src/controller/deal-links.js';
import { Game, variants, type Variant } from '../../src/engine.js';
import { localStore, memoryStore, type Store } from '../../src/platform/store.js';
import { gameId, gameKey, notDefault } from '../../src/session/storage/game-key.js';
import { MOST_CHARACTERS } from '../../src/session/storage/statistics-limits.js';
import { Statistics, type Result, type Summary } from '../../src/session/storage/statistics.js';

const KEY = 'solitaire-elements:statistics';
const ASIDE = `${KEY}:aside`;

const result = (id: string, more: Partial<Result> = {}): Result => ({
  id,
  won: false,
  seconds: 60,
  moves: 20,
  score: 0,
  net: 0,
  left: 30,
  ...more,
});
const won = (id: string, more: Partial<Result> = {}): Result => result(id, { won: true, left: 0, ...more });

function open(store = memoryStore()) {
  const statistics = new Statistics(store);
  const record = (...results: Result[]): Summary => {
    for (const one of results) statistics.record('klondike', one);
    return statistics.summary('klondike');
  };
  return { store, statistics, record };
}

describe('what is counted', () => {
  it('is nothing before the first move of the first game', () => {
    const { statistics } = open();
    expect(statistics.summary('klondike')).toEqual({
      played: 0,
      won: 0,
      share: 0,
      streak: 0,
      bestStreak: 0,
      bankroll: 0,
      brokeEven: 0,
      evenShare: 0,
    });
    expect(statistics.games()).toEqual([]);
  });

  it('a game counts from its first move, however often it is reported', () => {
    const { record } = open();
    expect(record(result('a', { moves: 1 })).played).toBe(1);
    expect(record(result('a', { moves: 2 }), result('a', { moves: 3 })).played).toBe(1);
    expect(record(result('b', { moves: 1 })).played).toBe(2);
  });

  it('a game whose moves are all undone still counts', () => {
    const { record } = open();
    expect(record(result('a', { moves: 1 }), result('a', { moves: 0 })).played).toBe(1);
  });

  it('a replay of the same deal is not another game', () => {
    const { record } = open();
    const sum = record(result('a', { moves: 50 }), result('b'), result('a', { moves: 1 }));
    expect(sum.played).toBe(2);
  });

  it('a win counts once: undone and won again, or replayed and won again, it is the same win', () => {
    const { record } = open();
    const sum = record(won('a'), result('a'), won('a'), result('a', { moves: 1 }), won('a'));
    expect(sum).toMatchObject({ played: 1, won: 1, share: 1, streak: 1, bestStreak: 1 });
  });

  it('a won game keeps the time, moves and score of its first win', () => {
    const { record } = open();
    const sum = record(
      won('a', { seconds: 100, moves: 90, score: 500, net: 7 }),
      won('a', { seconds: 10, moves: 9, score: 900, net: 208 }),
    );
    expect(sum).toMatchObject({ bestTime: 100, fewestMoves: 90, bestScore: 500, bankroll: 7 });
  });

  it('a win after a restart turns the unwon game into a win, at its place in the order', () => {
    const { record } = open();
    expect(record(won('a'), result('b'), won('c'))).toMatchObject({ won: 2, streak: 1, bestStreak: 1 });
    expect(record(result('b', { moves: 1 }), won('b'))).toMatchObject({
      played: 3,
      won: 3,
      share: 1,
      streak: 3,
      bestStreak: 3,
    });
  });

  it('the win rate refers to the games played', () => {
    const { record } = open();
    expect(record(won('a'), result('b'), result('c'), result('d')).share).toBe(0.25);
  });

  it('best time and fewest moves refer to wins only', () => {
    const { record } = open();
    const sum = record(result('a', { seconds: 5, moves: 3 }));
    expect([sum.bestTime, sum.fewestMoves]).toEqual([undefined, undefined]);
    expect(
      record(won('b', { seconds: 90, moves: 80 }), won('c', { seconds: 70, moves: 95 }), result('d')),
    ).toMatchObject({ bestTime: 70, fewestMoves: 80 });
  });

  it('time is counted in whole seconds', () => {
    const { record } = open();
    expect(record(won('a', { seconds: 61.98 })).bestTime).toBe(61);
  });

  it('the best score is the highest final one, also of games that were not won, also below 0', () => {
    const { record } = open();
    expect(record(result('a', { score: -20 })).bestScore).toBe(-20);
    expect(record(result('b', { score: 340 }), won('c', { score: 300 })).bestScore).toBe(340);
  });

  it('an undo takes back the score of a game that is not won', () => {
    const { record } = open();
    record(result('a', { score: 60, net: 8, left: 4 }));
    expect(record(result('a', { score: 50, net: -2, left: 6 }))).toMatchObject({
      bestScore: 50,
      bankroll: -2,
      brokeEven: 0,
      fewestLeft: 6,
    });
  });

  it('the bankroll is the sum of all nets', () => {
    const { record } = open();
    expect(record(result('a', { net: -52 }), result('b', { net: 23 }), won('c', { net: 208 })).bankroll).toBe(
      179,
    );
  });

  it('a deal breaks even if its net is at least 0', () => {
    const { record } = open();
    const sum = record(
      result('a', { net: -1 }),
      result('b', { net: 0 }),
      result('c', { net: 3 }),
      result('d', { net: -52 }),
    );
    expect(sum).toMatchObject({ brokeEven: 2, evenShare: 0.5 });
  });

  it('fewest cards left is the minimum of all games, and 0 after a win', () => {
    const { record } = open();
    expect(
      record(result('a', { left: 9 }), result('b', { left: 3 }), result('c', { left: 5 })).fewestLeft,
    ).toBe(3);
    expect(record(won('d', { left: 7 })).fewestLeft).toBe(0);
  });

  it('each game and each set of options is counted separately', () => {
    const { statistics } = open();
    statistics.record('klondike', won('a'));
    statistics.record('klondike?draw=1', result('b'));
    statistics.record('constructor', result('c'));
    // a game that is not registered is counted, but not offered for display
    expect(statistics.games()).toEqual(['klondike', 'klondike?draw=1']);
    expect(statistics.summary('klondike')).toMatchObject({ played: 1, won: 1 });
    expect(statistics.summary('klondike?draw=1')).toMatchObject({ played: 1, won: 0 });
    expect(statistics.summary('constructor').played).toBe(1);
    expect(statistics.summary('valueof').played).toBe(0);
  });
});

describe('streaks', () => {
  it('are wins in a row, and the best one is stored', () => {
    const { record } = open();
    expect(record(won('a'), won('b'), won('c'), result('d'), won('e'))).toMatchObject({
      streak: 1,
      bestStreak: 3,
    });
  });

  it('are not broken by the newest game while it is not won, but by the next one', () => {
    const { record } = open();
    expect(record(won('a'), won('b'), result('c'))).toMatchObject({ streak: 2, bestStreak: 2 });
    expect(record(result('d'))).toMatchObject({ streak: 0, bestStreak: 2 });
  });

  it('follow the order of first moves, not of wins', () => {
    const { record } = open();
    // b is started, left, and won after c was
    expect(record(won('a'), result('b'), won('c'), result('d'), result('e'), won('b'))).toMatchObject({
      streak: 0,
      bestStreak: 3,
    });
  });
});

describe('days won', () => {
  it('are the dates of won daily deals, once each, in order, whatever the options', () => {
    const { statistics } = open();
    statistics.record('reno', won('a', { day: '2026-11-21' }));
    statistics.record('reno', won('a', { day: '2026-11-21' }));
    statistics.record('reno?x=1', won('b', { day: '2026-11-03' }));
    statistics.record('reno', result('c', { day: '2026-11-04' }));
    statistics.record('reno', won('d'));
    statistics.record('cruel', won('e', { day: '2026-11-05' }));
    expect([...statistics.daysWon('reno')]).toEqual(['2026-11-03', '2026-11-21']);
    expect([...statistics.daysWon('cruel')]).toEqual(['2026-11-05']);
    expect([...statistics.daysWon('demon'), ...statistics.daysWon('constructor')]).toEqual([]);
  });

  it('include a daily deal that was won before as an ordinary one', () => {
    const { statistics } = open();
    statistics.record('reno', won('a'));
    statistics.record('reno', won('a', { day: '2026-11-21' }));
    expect(statistics.daysWon('reno')).toEqual(new Set(['2026-11-21']));
  });

  it('stay when a win is undone, when forty games follow, and when one game is reset', () => {
    const { statistics } = open();
    statistics.record('reno', won('a', { day: '2026-11-21' }));
    statistics.record('reno', result('a', { day: '2026-11-21' }));
    for (let i = 0; i < 60; i++) statistics.record('reno', result(`later-${i}`));
    statistics.reset('reno');
    expect(statistics.daysWon('reno')).toEqual(new Set(['2026-11-21']));
  });
});

// The sum computed again from all reported games: the result of a store that keeps every game.

interface ReportedResult {
  readonly game: number;
  readonly result: Omit<Result, 'id'>;
}

const resultFields: fc.Arbitrary<Omit<Result, 'id'>> = fc.record({
  won: fc.boolean(),
  seconds: fc.nat(4000),
  moves: fc.nat(400),
  score: fc.integer({ min: -60, max: 300 }),
  net: fc.integer({ min: -52, max: 208 }),
  left: fc.nat(35),
});

/** Each result is about one of the last few games, or starts the next. */
const randomReports = (length: number): fc.Arbitrary<ReportedResult[]> =>
  fc
    .array(fc.record({ back: fc.nat(5), result: resultFields }), {
      minLength: length / 2,
      maxLength: length,
      size: 'max',
    })
    .map((steps) => {
      let begun = -1;
      return steps.map(({ back, result: one }) => {
        const game = back >= 3 || back > begun ? ++begun : begun - back;
        return { game, result: one };
      });
    });

const recordAll = (statistics: Statistics, reports: readonly ReportedResult[]): void => {
  for (const { game, result: one } of reports) {
    statistics.record('reno', { ...one, id: `game-${game}` });
  }
};

function expectedSummary(reports: readonly ReportedResult[]): Summary {
  const games: Omit<Result, 'id'>[] = [];
  for (const { game, result: one } of reports) if (!games[game]?.won) games[game] = one;
  const wins = games.filter((game) => game.won);
  const streaks = games
    .map((game, i) => (game.won ? 'w' : i === games.length - 1 ? '' : ' '))
    .join('')
    .split(' ');
  const least = (values: number[]): number | undefined => (values.length ? Math.min(...values) : undefined);
  const best = least(games.map(({ score }) => -score));
  const even = games.filter(({ net }) => net >= 0).length;
  return {
    played: games.length,
    won: wins.length,
    share: games.length ? wins.length / games.length : 0,
    streak: streaks.at(-1)?.length ?? 0,
    bestStreak: Math.max(...streaks.map((row) => row.length)),
    bestTime: least(wins.map(({ seconds }) => seconds)),
    fewestMoves: least(wins.map(({ moves }) => moves)),
    bestScore: best === undefined ? undefined : 0 - best,
    bankroll: games.reduce((sum, { net }) => sum + net, 0),
    brokeEven: even,
    evenShare: games.length ? even / games.length : 0,
    fewestLeft: least(games.map((game) => (game.won ? 0 : game.left))),
  };
}

describe('many games', () => {
  const numRuns = 40;
  const seed = 11_982;

  it('have the same sums as a store that keeps every game: merging the oldest changes nothing', () => {
    let folded = 0;
    fc.assert(
      fc.property(randomReports(300), (reports) => {
        const { store, statistics } = open();
        recordAll(statistics, reports);
        expect(statistics.summary('reno')).toEqual(expectedSummary(reports));
        const recent = JSON.parse(store.read(KEY) ?? '{"games":{}}').games.reno?.recent ?? [];
        expect(recent.length).toBeLessThanOrEqual(40);
        if (statistics.summary('reno').played > 40) folded++;
      }),
      { numRuns, seed },
    );
    expect(folded).toBeGreaterThan(numRuns / 4);
  });

  it('can change while they are among the last forty, and not later', () => {
    const { record } = open();
    const all = Array.from({ length: 41 }, (_, i) => result(`game-${i}`));
    expect(record(...all).played).toBe(41);
    expect(record(won('game-1'))).toMatchObject({ played: 41, won: 1 });
    expect(record(won('game-0'))).toMatchObject({ played: 42, won: 2 });
  });

  it('reported from two tabs in any order have the same result as from one', () => {
    fc.assert(
      fc.property(randomReports(80), fc.infiniteStream(fc.nat(2)), (reports, tabs) => {
        const store = memoryStore();
        const two = [new Statistics(store), new Statistics(store)] as const;
        // the tabs also read in between: a cached value must not hide what the other reports
        for (const [i, tab] of [...tabs.take(reports.length)].entries()) {
          recordAll(two[tab === 1 ? 1 : 0], reports.slice(i, i + 1));
          if (tab === 2) two[1].summary('reno');
        }
        const one = new Statistics(memoryStore());
        recordAll(one, reports);
        for (const tab of two) expect(tab.summary('reno')).toEqual(one.summary('reno'));
      }),
      { numRuns, seed },
    );
  });

  it('exported and imported into an empty store are the same', () => {
    fc.assert(
      fc.property(randomReports(120), randomReports(20), (reports, others) => {
        const { statistics } = open();
        recordAll(statistics, reports);
        for (const { game, result: one } of others) {
          const id = `game-${game}`;
          statistics.record('klondike?draw=1&scoring=vegas', { ...one, id, day: '2026-02-28' });
        }
        const other = new Statistics(memoryStore());
        const played = statistics.games().map((game) => statistics.summary(game).played);
        expect(other.load(statistics.toText(), '2026-11-21')).toBe(played.reduce((sum, n) => sum + n));
        expect(other.games()).toEqual(statistics.games());
        for (const game of statistics.games()) expect(other.summary(game)).toEqual(statistics.summary(game));
        expect(other.daysWon('klondike')).toEqual(statistics.daysWon('klondike'));
        expect(other.toText()).toBe(statistics.toText());
      }),
      { numRuns, seed },
    );
  });
});

/** A store that records what is written. */
function countingStore() {
  const store = memoryStore();
  const written: string[] = [];
  const counting: Store = {
    ...store,
    write: (key, text) => {
      written.push(key);
      return store.write(key, text);
    },
  };
  return { store: counting, written };
}

describe('the stored statistics', () => {
  it('are restored after a reload', () => {
    const { store, record } = open();
    const sum = record(won('a'), result('b'));
    expect(new Statistics(store).summary('klondike')).toEqual(sum);
  });

  it('are not written again if nothing changed', () => {
    const { store, written } = countingStore();
    const statistics = new Statistics(store);
    statistics.record('reno', won('a'));
    statistics.record('reno', won('a', { moves: 99 }));
    statistics.record('reno', result('a'));
    statistics.summary('reno');
    statistics.reset('cruel');
    expect(written).toEqual([KEY]);
  });

  it('continue in memory if the store fails', () => {
    const denied = (): Storage => {
      throw new Error('denied');
    };
    const statistics = new Statistics(localStore(denied));
    statistics.record('reno', result('a'));
    statistics.record('reno', result('b'));
    expect(statistics.summary('reno').played).toBe(2);
  });

  it.each([
    ['invalid JSON', 'damaged'],
    ['nothing', ''],
    ['a list', '[1, 2, 3]'],
    ['null', 'null'],
    ['a wrong shape', JSON.stringify({ format: 1, games: { reno: { recent: [] } }, days: {} })],
  ])('with %s become a backup, and the count starts again', (_, text) => {
    const { store, record } = open();
    store.write(KEY, text);
    expect(record(won('a'))).toMatchObject({ played: 1, won: 1 });
    expect(store.read(ASIDE)).toBe(text);
  });

  it('of a later version stay unchanged: two versions on one site do not overwrite each other', () => {
    const { store, written } = countingStore();
    const later = JSON.stringify({ format: 2, all: [] });
    store.write(KEY, later);
    const statistics = new Statistics(store);
    statistics.record('reno', won('a', { day: '2026-11-21' }));
    statistics.record('reno', result('b'));
    // later counts are kept until the page is closed
    expect(statistics.summary('reno')).toMatchObject({ played: 2, won: 1 });
    expect(statistics.daysWon('reno')).toEqual(new Set(['2026-11-21']));
    expect(new Statistics(memoryStore()).load(statistics.toText(), '2026-11-21')).toBe(2);
    statistics.reset('reno');
    expect(statistics.games()).toEqual([]);
    expect([store.read(KEY), written]).toEqual([later, [KEY]]);
    // clearing also removes data of a later version
    statistics.forget('reno');
    expect(store.read(KEY)).toBeUndefined();
  });

  it('of a later version written while the page is open also stay unchanged, and the counts are kept', () => {
    const { store, record } = open();
    record(won('a'));
    for (const later of ['{"format":2,"n":1}', '{"format":2,"n":2}']) {
      store.write(KEY, later);
      expect(record(result('b'))).toMatchObject({ played: 2, won: 1 });
      expect([store.read(KEY), store.read(ASIDE)]).toEqual([later, undefined]);
    }
    // the later data is removed again
    store.write(KEY, undefined);
    expect(record(result('c')).played).toBe(1);
    expect(new Statistics(store).summary('klondike').played).toBe(1);
  });

  it('if two are damaged, the newer becomes a backup', () => {
    const { store, statistics } = open();
    for (const text of ['{"old":', '{"new":']) {
      store.write(KEY, text);
      expect(statistics.games()).toEqual([]);
    }
    expect(store.read(ASIDE)).toBe('{"new":');
  });

  it('that are damaged become a backup even if they are only read, which is reported once', () => {
    const store = memoryStore();
    const faults: unknown[] = [];
    const statistics = new Statistics(store, (fault) => faults.push(fault));
    store.write(KEY, '{');
    expect(statistics.summary('reno').played).toBe(0);
    expect([store.read(KEY), store.read(ASIDE)]).toEqual([undefined, '{']);
    expect(statistics.games()).toEqual([]);
    expect(faults).toEqual([{ code: 'statistics-damaged', key: KEY, aside: ASIDE }]);
  });

  it('that are damaged and too long to become a backup are removed, which is reported', () => {
    const store = memoryStore();
    const faults: unknown[] = [];
    store.write(KEY, 'x'.repeat(500_001));
    expect(new Statistics(store, (fault) => faults.push(fault)).games()).toEqual([]);
    expect([store.read(KEY), store.read(ASIDE)]).toEqual([undefined, undefined]);
    expect(faults).toEqual([{ code: 'statistics-damaged', key: KEY }]);
  });

  it.each([
    ['an infinite time', { seconds: Infinity }],
    ['NaN as score', { score: NaN }],
    ['a fraction of a move', { moves: 1.5 }],
    ['a negative number of cards', { left: -1 }],
    ['an id that is too long', { id: 'x'.repeat(1000) }],
    ['an invalid date', { day: 'yesterday' }],
  ])('ignore a result with %s, and keep the others', (_, more) => {
    const { store, record } = open();
    const sum = record(won('a'));
    expect(record(won('b', more))).toEqual(sum);
    expect(store.read(ASIDE)).toBeUndefined();
  });
});

describe('reset', () => {
  const filled = () => {
    const all = open();
    all.statistics.record('reno', won('a', { day: '2026-11-21' }));
    all.statistics.record('cruel', won('b'));
    return all;
  };

  it('deletes one game and keeps the others', () => {
    const { statistics } = filled();
    statistics.reset('reno');
    expect(statistics.summary('reno').played).toBe(0);
    expect(statistics.games()).toEqual(['cruel']);
  });

  it('counts a continued game again', () => {
    const { statistics } = filled();
    statistics.record('cruel', result('c'));
    statistics.reset('cruel');
    statistics.record('cruel', result('c'));
    expect(statistics.summary('cruel').played).toBe(1);
  });
});

describe('importing a file', () => {
  const kept = () => {
    const all = open();
    all.statistics.record('reno', won('a', { day: '2026-11-21' }));
    all.statistics.record('cruel', result('b'));
    return all;
  };
  const fileOf = (fill: (statistics: Statistics) => void): string => {
    const other = new Statistics(memoryStore());
    fill(other);
    return other.toText();
  };

  it('replaces the games it names, and keeps the others', () => {
    const { statistics } = kept();
    const file = fileOf((other) => {
      for (const id of ['x', 'y', 'z']) other.record('reno', result(id));
    });
    expect(statistics.load(file, '2026-11-21'), 'games read').toBe(3);
    expect(statistics.summary('reno')).toMatchObject({ played: 3, won: 0 });
    expect(statistics.summary('cruel').played).toBe(1);
  });

  it('adds its days won to the existing ones', () => {
    const { statistics } = kept();
    const file = fileOf((other) => other.record('reno', won('x', { day: '2026-01-01' })));
    expect(statistics.load(file, '2026-11-21')).toBe(1);
    expect([...statistics.daysWon('reno')]).toEqual(['2026-01-01', '2026-11-21']);
  });

  it('applies in memory if the store fails', () => {
    const full = (): never => {
      throw new DOMException('', 'QuotaExceededError');
    };
    const storage = { getItem: () => null, setItem: full } as unknown as Storage;
    const statistics = new Statistics(localStore(() => storage));
    expect(statistics.load(kept().statistics.toText(), '2026-11-21')).toBe(2);
    expect(statistics.summary('reno').won).toBe(1);
  });

  const validFile = JSON.parse(kept().statistics.toText()) as Record<'games', Record<'reno', unknown>>;
  const damaged = (path: string, value: unknown): string => {
    const copy = structuredClone(validFile) as never;
    const names = path.split('/');
    const last = names.pop() ?? '';
    const part = names.reduce<Record<string, never>>((inner, name) => inner[name] as never, copy);
    Object.defineProperty(part, last, { value, enumerable: true });
    return JSON.stringify(copy);
  };

  it.each([
    ['invalid JSON', 'malformed', 'damaged'],
    ['nothing', 'malformed', ''],
    ['a number', 'malformed', '7'],
    ['a list', 'malformed', '[]'],
    ['an empty object', 'malformed', '{}'],
    ['a saved game', 'malformed', JSON.stringify(Game.deal('reno', { deal: 1 }).toJSON())],
    ['a later format', 'future-format', '{"format": 2}'],
    [
      'ten million characters',
      'too-large',
      `{"format": 1, "games": {}, "days": {}${' '.repeat(10_000_000)}}`,
    ],
    ['an unknown format', 'malformed', damaged('format', 0)],
    ['a format as text', 'malformed', damaged('format', '1')],
    ['an unknown part', 'malformed', damaged('more', 1)],
    ['a list of games', 'malformed', damaged('games', [])],
    ['a game called __proto__', 'malformed', damaged('games/__proto__', validFile.games)],
    ['a game with a capital letter', 'malformed', damaged('games/Reno', validFile.games.reno)],
    [
      'a game name that is too long',
      'malformed',
      damaged(`games/reno?${'x'.repeat(1000)}`, validFile.games.reno),
    ],
    ['no totals', 'malformed', damaged('games/reno/totals', {})],
    ['a negative number of games', 'malformed', damaged('games/reno/totals/played', -1)],
    ['more games won than played', 'malformed', damaged('games/reno/totals/won', 1)],
    ['a streak without a win', 'malformed', damaged('games/reno/totals/streak', 1)],
    ['a best streak without a win', 'malformed', damaged('games/reno/totals/bestStreak', 1)],
    ['more games broken even than played', 'malformed', damaged('games/reno/totals/brokeEven', 1)],
    ['a time as text', 'malformed', damaged('games/reno/totals/bestTime', '5')],
    ['a fraction as bankroll', 'malformed', damaged('games/reno/totals/bankroll', 0.5)],
    ['games that are not a list', 'malformed', damaged('games/reno/recent', { length: 1e9 })],
    ['a number as id', 'malformed', damaged('games/reno/recent/0/id', 7)],
    ['an empty id', 'malformed', damaged('games/reno/recent/0/id', '')],
    ['an id that is too long', 'malformed', damaged('games/reno/recent/0/id', 'x'.repeat(1000))],
    ['a number in place of a boolean', 'malformed', damaged('games/reno/recent/0/won', 1)],
    ['a negative number of moves', 'malformed', damaged('games/reno/recent/0/moves', -1)],
    ['null as time', 'malformed', damaged('games/reno/recent/0/seconds', null)],
    ['an infinite score', 'malformed', damaged('games/reno/recent/0/score', 7).replace(':7,', ':1e999,')],
    ['an own field __proto__', 'malformed', damaged('games/reno/recent/0/__proto__', {})],
    ['a date in another format', 'malformed', damaged('days/reno', ['21.11.2026'])],
    ['days of a game called __proto__', 'malformed', damaged('days/__proto__', [])],
    ['deeply nested lists', 'malformed', '['.repeat(190_000)],
  ])('%s is refused as %s, and nothing changes', (_, fault, text) => {
    const { store, statistics } = kept();
    const before = store.read(KEY);
    expect(statistics.load(text, '2026-11-21')).toBe(fault);
    expect(store.read(KEY)).toBe(before);
    expect(store.read(ASIDE)).toBeUndefined();
  });

  it('a text of the maximum length is read, and no longer one', () => {
    const text = JSON.stringify(validFile);
    expect(kept().statistics.load(text.padEnd(MOST_CHARACTERS), '2026-11-21')).toBe(2);
    expect(kept().statistics.load(text.padEnd(MOST_CHARACTERS + 1), '2026-11-21')).toBe('too-large');
  });

  it('control: without the damage above, the text is valid', () => {
    expect(kept().statistics.load(JSON.stringify(validFile), '2026-11-21')).toBe(2);
  });

  it('throws nothing for any text, and changes the statistics only for a valid one', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record({
          path: fc.constantFrom(
            ...['format', 'games', 'days', 'games/reno', 'games/reno/totals', 'games/reno/recent'],
            ...['games/reno/recent/0', 'games/reno/recent/0/net', 'games/reno/totals/won', 'days/reno'],
          ),
          value: fc.jsonValue(),
        })
        .map(({ path, value }) => damaged(path, value)),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const { store, statistics } = kept();
        const before = store.read(KEY);
        const read = statistics.load(text, '2026-11-21');
        if (typeof read === 'string') expect(store.read(KEY)).toBe(before);
        else expect(new Statistics(store).games()).toEqual(expect.arrayContaining(['reno', 'cruel']));
        expect(store.read(ASIDE)).toBeUndefined();
      }),
      { numRuns: 1000, seed: 11_982 },
    );
  });

  it('throws nothing with any text in the store', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { store, record } = open();
        store.write(KEY, text);
        expect(record(won('a')).won).toBe(1);
      }),
      { numRuns: 300, seed: 11_982 },
    );
  });
});

describe('keys', () => {
  const variantOf = (id: string): Variant => variants.get(id) as Variant;
  const keyOf = (id: string, options = {}): string =>
    gameKey(variantOf(id), Game.deal(id, { deal: 1, options }).position.options);

  it('a game with its default options has its id as its key', () => {
    for (const id of variants.keys()) expect(keyOf(id)).toBe(id);
    expect(keyOf('klondike', { draw: 3, scoring: 'standard' })).toBe('klondike');
  });

  it('other options follow the id, in the order of the game', () => {
    expect(keyOf('klondike', { scoring: 'vegas', draw: 1 })).toBe('klondike?draw=1&scoring=vegas');
    expect(keyOf('klondike', { redeals: 2, takeBack: true })).toBe('klondike?redeals=2&takeBack=true');
    expect(
      gameKey(variantOf('klondike'), { ...Game.deal('klondike').position.options, runs: 'a&b=c?' }),
    ).toBe('klondike?runs=a%26b%3Dc%3F');
  });

  it('statistics and links use the same list of other options', () => {
    const { position, variant } = Game.deal('klondike', { deal: 1, options: { takeBack: true, draw: 1 } });
    expect(notDefault(variantOf('klondike'), position.options)).toEqual([
      ['draw', 1],
      ['takeBack', true],
    ]);
    expect(writeDeal(position, variant)).toBe('klondike.1.draw-1.takeBack-true');
    for (const [id, one] of variants)
      expect(notDefault(one, Game.deal(id, { deal: 1 }).position.options)).toEqual([]);
  });

  it('exist for games with any options', () => {
    const { statistics } = open();
    for (const id of variants.keys()) {
      for (const [name, values] of Object.entries(variantOf(id).options ?? {})) {
        for (const one of values) {
          const key = keyOf(id, { [name]: 'value' in one ? one.value : one.atLeast });
          statistics.record(key, result('a'));
          expect(statistics.summary(key).played).toBe(1);
        }
      }
    }
  });

  it('are the same for the same cards with the same options, whatever was played', () => {
    const game = Game.deal('reno', { deal: 7 });
    const begun = gameId(game.toJSON());
    game.play({ kind: 'draw' });
    expect(gameId(game.toJSON())).toBe(begun);
    game.undo();
    expect(gameId(Game.fromJSON(game.toJSON()).toJSON())).toBe(begun);
  });

  it('differ for another deal, other options, another game, or another deck', () => {
    const deck = Game.deal('cruel', { deal: 7 });
    const cards = Game.deal('reno', { deal: 9 }).position.piles.flatMap((pile) => pile.cards);
    const ids = [
      deck,
      Game.deal('reno', { deal: 7 }),
      Game.deal('reno', { deal: 8 }),
      Game.deal('klondike', { deal: 7 }),
      Game.deal('klondike', { deal: 7, options: { draw: 1 } }),
      Game.deal('klondike', { deck: cards }),
      Game.deal('klondike', { deck: cards.slice().reverse() }),
    ].map((game) => gameId(game.toJSON()));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z\d]{1,8}$/);
  });
});
