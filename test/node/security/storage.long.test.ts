// The limits of statistics, damaged settings, and what clear() removes.
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../../../src/platform/store.js';
import { Persistence } from '../../../src/session/storage/persistence.js';
import type { SessionEvent } from '../../../src/session/session.js';
import { Settings } from '../../../src/session/storage/settings.js';
import { MOST_CHARACTERS, MOST_GAMES } from '../../../src/session/storage/statistics-limits.js';
import { Statistics, type Result } from '../../../src/session/storage/statistics.js';
import { areaOf, startSession, tabOf } from '../../support/sessions.js';
import { processorMs } from '../../support/time.js';

const PREFIX = 'solitaire-elements:';
const KEY = `${PREFIX}statistics`;
const TODAY = '2026-11-21';

const totals = { played: 9, won: 0, streak: 0, bestStreak: 0, bankroll: 0, brokeEven: 0 };
const fileOf = (games: readonly string[], days: object = {}): string =>
  JSON.stringify({
    format: 1,
    games: Object.fromEntries(games.map((game) => [game, { totals, recent: [] }])),
    days,
  });
const many = (count: number, name: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, n) => name(n));

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

describe('an imported file', () => {
  it('adds no unknown game and no unknown options', () => {
    const store = memoryStore();
    const statistics = new Statistics(store);
    const strange = [
      'whist',
      'a-game?x=1',
      'klondike?jokers=2',
      'klondike?draw=2',
      'klondike?draw=3',
      'constructor',
    ];
    expect(statistics.load(fileOf([...strange, 'klondike?draw=1'], { whist: [TODAY] }), TODAY)).toBe(9);
    expect(statistics.games()).toEqual(['klondike?draw=1']);
    expect(store.read(KEY)).not.toMatch(/whist|a-game|jokers|draw=[23]|constructor/);
  });

  it('is refused if all statistics together would exceed the limit', () => {
    const store = memoryStore();
    const statistics = new Statistics(store);
    const read = many(5, (n) => fileOf(many(90, (m) => `klondike?redeals=${String(n * 90 + m)}`))).map(
      (file) => statistics.load(file, TODAY),
    );
    expect(read).toEqual([810, 'too-large', 'too-large', 'too-large', 'too-large']);
    expect(statistics.games()).toHaveLength(90);
    expect(store.read(KEY)?.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  });

  it('that does not fit next to the stored data is refused: it removes no game and no day', () => {
    const store = memoryStore();
    const own = fileOf(['my-custom'], { klondike: ['2026-10-01'], 'my-custom': ['2026-11-20'] });
    store.write(KEY, own);
    const statistics = new Statistics(store);
    const days = many(9_000, (n) => new Date(Date.UTC(2001, 0, 1 + n)).toISOString().slice(0, 10));
    expect(statistics.load(fileOf([], { klondike: days, reno: days }), TODAY)).toBe('too-large');
    // within the limit of a file, but not together with the existing data
    expect(statistics.load(fileOf([], { klondike: days }), TODAY)).toBe(0);
    expect(statistics.load(fileOf([], { reno: days }), TODAY)).toBe('too-large');
    expect(store.read(KEY)).toContain('my-custom');
    expect(statistics.daysWon('klondike').has('2026-10-01')).toBe(true);
    // nor when the next game is counted
    statistics.record('klondike', result('a'));
    expect(store.read(KEY)).toContain('my-custom');
    expect(statistics.daysWon('klondike').has('2026-10-01')).toBe(true);
  });

  it('adds no days that are in the future, too early or invalid', () => {
    const statistics = new Statistics(memoryStore());
    const days = ['1000-01-01', '1999-12-31', '2000-01-01', '2026-02-30', TODAY, '2026-11-22', '8000-01-01'];
    expect(statistics.load(fileOf([], { klondike: days }), TODAY)).toBe(0);
    expect([...statistics.daysWon('klondike')]).toEqual(['2000-01-01', TODAY]);
  });

  it('with 54,202 games, as could be stored before there was a limit, leaves a short list in the dialog', () => {
    const store = memoryStore();
    store.write(KEY, fileOf(many(5000, (n) => `game-${String(n)}`)));
    const statistics = new Statistics(store);
    statistics.record('klondike', result('a'));
    expect(statistics.games()).toEqual(['klondike']);
    expect(store.read(KEY)?.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  });

  it('longer than any that this package writes is neither read nor stored', () => {
    const store = memoryStore();
    store.write(KEY, `${fileOf(['klondike'])}${' '.repeat(1_000_000)}`);
    const statistics = new Statistics(store);
    expect(statistics.games()).toEqual([]);
    expect(store.keys()).toEqual([]);
  });
});

it.each([
  ['known', (n: number) => `klondike?redeals=${String(n)}`],
  ['unknown', (n: number) => `game-${String(n)}`],
])('three thousand stored %s games do not slow down the next move', (_, name) => {
  const store = memoryStore();
  store.write(KEY, fileOf(many(3000, name)));
  const statistics = new Statistics(store);
  const ms = processorMs(() => {
    statistics.record('klondike', result('a'));
  });
  expect(ms).toBeLessThan(1000);
  expect(statistics.games()).toContain('klondike');
  expect(Object.keys((JSON.parse(store.read(KEY) ?? '') as { games: object }).games)).toHaveLength(
    MOST_GAMES,
  );
});

describe('statistics over years', () => {
  it('stay within the limit: single games are merged into sums, and no figure of a known game is lost', () => {
    const store = memoryStore();
    const statistics = new Statistics(store);
    const games = many(MOST_GAMES, (n) => `klondike?redeals=${String(n)}`);
    for (const game of games)
      for (let n = 0; n < 25; n++) statistics.record(game, result(`game-${String(n)}`, { won: n % 2 > 0 }));
    expect(store.read(KEY)?.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    for (const game of games) expect(statistics.summary(game)).toMatchObject({ played: 25, won: 12 });
  });

  it('with too many games: the least played are removed, never the current one', () => {
    const statistics = new Statistics(memoryStore());
    for (let n = 0; n <= MOST_GAMES; n++)
      for (let times = 0; times < (n === 7 ? 1 : 2); times++)
        statistics.record(`klondike?redeals=${String(n)}`, result(`game-${String(times)}`));
    const games = statistics.games();
    expect(games).toHaveLength(MOST_GAMES);
    expect(games).not.toContain('klondike?redeals=7');
    expect(games).toContain(`klondike?redeals=${String(MOST_GAMES)}`);
  });

  it('of daily deals keep the newest days', () => {
    const store = memoryStore();
    const days = many(20_000, (n) => `${String(1000 + Math.floor(n / 300))}-01-01`);
    store.write(KEY, fileOf([], { reno: days }));
    const statistics = new Statistics(store);
    statistics.record('reno', result('a', { won: true, day: '2026-11-21' }));
    expect(store.read(KEY)?.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect(statistics.daysWon('reno').has('2026-11-21')).toBe(true);
  });
});

describe('settings', () => {
  it.each(['"x"', '[1]', '{"theme"', 'x'])(
    'stored as %s are ignored, and replaced by the next choice',
    (text) => {
      const store = memoryStore();
      store.write(`${PREFIX}settings`, text);
      const settings = new Settings(store);
      settings.set('theme', 'light');
      expect(store.read(`${PREFIX}settings`)).toBe('{"theme":"light"}');
    },
  );

  it('contain text values only', () => {
    const store = memoryStore();
    store.write(`${PREFIX}settings`, '{"theme":{"a":1},"sound":"on","faces":3}');
    const settings = new Settings(store);
    settings.set('suits', 'four');
    expect(store.read(`${PREFIX}settings`)).toBe('{"sound":"on","suits":"four"}');
  });
});

describe('clear', () => {
  const KEPT = [
    'game:klondike',
    'game:klondike:aside',
    'game:reno.7',
    'game:reno.7:aside',
    'settings',
    'statistics:aside',
    'statistics',
    'of-a-later-version',
  ];

  function cleared(all?: boolean): string[] {
    const area = areaOf();
    for (const key of KEPT) area.items.set(PREFIX + key, 'x');
    area.items.set(KEY, fileOf(['klondike', 'klondike?draw=1', 'reno']));
    area.items.set('the page’s own', 'x');
    const persistence = new Persistence(tabOf(area), () => undefined);
    persistence.move('klondike', '');
    persistence.clear('klondike', all);
    return [...area.items].map(([key, text]) => (key === KEY ? text : key));
  }

  it('of a table removes its game and its backups, the settings, and the statistics of its game', () => {
    expect(cleared()).toEqual([
      `${PREFIX}game:reno.7`,
      `${PREFIX}game:reno.7:aside`,
      fileOf(['reno']),
      `${PREFIX}of-a-later-version`,
      'the page’s own',
    ]);
  });

  it('of a table also removes statistics of a later format, which cannot be removed in part', () => {
    const area = areaOf();
    area.items.set(KEY, '{"format":2}');
    const persistence = new Persistence(tabOf(area), () => undefined);
    persistence.clear('klondike');
    expect(area.items.size).toBe(0);
    persistence.statistics.record('klondike', result('a'));
    expect(area.items.get(KEY)).toContain('"format":1');
  });

  it('of all is not undone by another table when its page is left', () => {
    const area = areaOf();
    const tables = ['klondike', 'reno'].map((variant) => {
      const persistence = new Persistence(tabOf(area), () => undefined);
      const { session } = startSession(variant, { deal: 5 });
      persistence.open(session, variant, '');
      const [move] = session.game.legalMoves();
      if (move) session.play(move);
      persistence.record({ kind: 'deal' } as SessionEvent, session);
      return { persistence, session };
    });
    expect(area.items.size).toBeGreaterThan(1);
    tables[0]?.persistence.clear('klondike', true);
    for (const { persistence, session } of tables) persistence.flush(session);
    expect(area.items.size).toBe(0);
  });

  it('of all removes everything of this package, and nothing of the page', () => {
    expect(cleared(true)).toEqual(['the page’s own']);
  });
});
