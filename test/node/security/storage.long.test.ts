// A full storage: which texts make space for a game; and what is removed on request.
import { describe, expect, it } from 'vitest';
import { limitedStore } from '../../../src/platform/limited-store.js';
import { Persistence } from '../../../src/session/storage/persistence.js';
import type { SessionEvent } from '../../../src/session/session.js';
import { type Result } from '../../../src/session/storage/statistics.js';
import { areaOf, startSession, tabOf } from '../../support/sessions.js';

const PREFIX = 'solitaire-elements:';
const KEY = `${PREFIX}statistics`;

const totals = { played: 9, won: 0, streak: 0, bestStreak: 0, bankroll: 0, brokeEven: 0 };
const fileOf = (games: readonly string[], days: object = {}): string =>
  JSON.stringify({
    format: 1,
    games: Object.fromEntries(games.map((game) => [game, { totals, recent: [] }])),
    days,
  });

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

describe('a full storage', () => {
  const game = (name: string): string => `${PREFIX}game:${name}`;
  const saved = (played: string, length = 900): string =>
    `{"format":1,"played":"${played}",`.padEnd(length, 'x');
  const FULL: Readonly<Record<string, string>> = {
    [`${PREFIX}of-a-later-version`]: 'x'.repeat(900),
    [`${KEY}:aside`]: 'x'.repeat(900),
    [game('new')]: saved('2026-11-20'),
    [game('old')]: saved('2024-01-01'),
    [`${game('new')}:aside`]: saved('2026-11-19'),
    [`${game('now')}:aside`]: saved('2023-11-19'),
    [KEY]: 'x'.repeat(900),
    [`${PREFIX}settings`]: 'x'.repeat(900),
    'the page’s own': 'x'.repeat(900),
  };
  /** The entries in the order in which they are removed. */
  const ORDER = [
    `${PREFIX}of-a-later-version`,
    `${KEY}:aside`,
    `${game('new')}:aside`,
    game('old'),
    game('new'),
  ];

  /** A browser's storage with these texts, without further space. */
  function filled() {
    const area = areaOf();
    for (const [key, text] of Object.entries(FULL)) area.items.set(key, text);
    area.room = Object.entries(FULL).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    return { area, store: limitedStore(tabOf(area)) };
  }

  it.each([1, 2, 3, 4, 5])(
    'gets space for a game by removing the least valuable texts: %i of them',
    (gone) => {
      const { area, store } = filled();
      expect(store.write(game('now'), saved('2026-11-21', 900 * gone - 100))).toBeUndefined();
      expect([...area.items.keys()].filter((key) => key in FULL)).toEqual(
        Object.keys(FULL).filter((key) => !ORDER.slice(0, gone).includes(key)),
      );
    },
  );

  it('loses no game for settings', () => {
    const { area, store } = filled();
    expect(store.write(`${PREFIX}settings`, 'x'.repeat(9000))).toBe('storage-full');
    expect(Object.fromEntries(area.items)).toEqual(FULL);
  });

  it('keeps all texts if their removal does not make enough space, and the game continues in memory', () => {
    const { area, store } = filled();
    expect(store.write(game('now'), 'x'.repeat(9000))).toBe('storage-full');
    expect(Object.fromEntries(area.items)).toEqual(FULL);
    expect(store.read(game('now'))).toHaveLength(9000);
    expect(store.write(game('now'), 'short')).toBeUndefined();
    expect(store.read(game('now'))).toBe('short');
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
      const persistence = new Persistence(limitedStore(tabOf(area)), () => undefined);
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
