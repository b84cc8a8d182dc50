// Saved data that is damaged, full, locked or written by others: the table is playable, and reports the error once.
import { expect } from '@open-wc/testing';
import { CARDS } from '../../src/engine.js';
import { type Point } from '../support/commands.js';
import { Sandbox, Tab, type PageWindow } from '../support/frames.js';
import { mouseClicks } from '../support/hands.js';
import {
  keyOf,
  moves,
  play,
  saveOf,
  shown,
  visibleState,
  statistics,
  stored,
  table,
  useMenu,
  useTool,
  withTabs,
} from '../support/autosave.js';

const NAME = 'demon.81';
/** Saving fails: one error, one announcement, one message, and the game continues. */
const UNAVAILABLE = 'does not let this page store';
const FULL = 'no room left';
const CONFLICT = 'also being played in another tab';
const BACKUP_KEPT = 'could not be read, so a new one was dealt. The old one is set aside';
const PART = 'restored only in part';

/** The announcements that contain these words. */
const announcementsWith = (tab: Tab, words: string): string[] =>
  tab.announcements.filter((line) => line.includes(words));

interface Save {
  format: unknown;
  wish: unknown;
  record: Record<string, unknown> & { game: Record<string, unknown> & { moves: unknown[] } };
}

/** Saves changed by damage, another program or a later version, each with the reported code. */
const DAMAGES: readonly (readonly [
  what: string,
  code: string,
  spoil: (kept: Save, text: string) => unknown,
])[] = [
  ['cut off', 'malformed', (_, text) => text.slice(0, -20)],
  ['empty', 'malformed', () => ''],
  ['not JSON', 'malformed', () => '<html>'],
  ['null', 'malformed', () => 'null'],
  ['a number', 'malformed', () => '42'],
  ['an array', 'malformed', () => '[]'],
  ['of another program', 'malformed', () => '{"level":3,"player":"Ann"}'],
  ['of a later version', 'future-format', (kept) => ({ ...kept, format: 2 })],
  [
    'of a later record',
    'future-format',
    ({ record, ...kept }) => ({ ...kept, record: { ...record, game: { ...record.game, format: 9 } } }),
  ],
  ['without a game', 'malformed', (kept) => ({ ...kept, record: null })],
  [
    'of an unknown game',
    'unknown-variant',
    ({ record, ...kept }) => ({ ...kept, record: { ...record, game: { ...record.game, variant: 'whist' } } }),
  ],
  [
    'with an unknown option',
    'unknown-option',
    ({ record, ...kept }) => ({
      ...kept,
      record: { ...record, game: { ...record.game, options: { jokers: 2 } } },
    }),
  ],
  [
    'with an invalid deal',
    'bad-deal',
    ({ record, ...kept }) => ({ ...kept, record: { ...record, game: { ...record.game, deal: -1 } } }),
  ],
  [
    'with invalid moves',
    'bad-move',
    ({ record, ...kept }) => ({
      ...kept,
      record: { ...record, game: { ...record.game, moves: ['castle'] } },
    }),
  ],
  [
    'with a cursor beyond its moves',
    'bad-cursor',
    ({ record, ...kept }) => ({ ...kept, record: { ...record, game: { ...record.game, cursor: 99 } } }),
  ],
];

describe('an unreadable save', () => {
  withTabs();
  let sound = '';

  before(async () => {
    const tab = await Tab.open(table());
    await play(tab, 3);
    sound = saveOf(NAME) ?? '';
    tab.crash();
  });

  for (const [what, code, spoil] of DAMAGES) {
    it(`${what}: a new game is dealt and playable, the old text is kept as a backup, and one message is shown and announced`, async () => {
      const spoilt = spoil(JSON.parse(sound) as Save, sound);
      const old = typeof spoilt === 'string' ? spoilt : JSON.stringify(spoilt);
      localStorage.setItem(keyOf(`game:${NAME}`), old);
      const again = await Tab.open(table());
      expect(again.restored).to.deep.equal([false]);
      expect(again.faults).to.deep.equal([code]);
      expect(saveOf(`${NAME}:aside`)).to.equal(old);
      expect(again.eventLog.of('solitaire-error')[0]).to.include({ aside: keyOf(`game:${NAME}:aside`) });
      expect(announcementsWith(again, BACKUP_KEPT), 'announced').to.have.lengthOf(1);
      expect(
        again.warned.filter((line) => line.includes(BACKUP_KEPT)),
        'on the console',
      ).to.have.lengthOf(1);
      expect(shown(again)).to.include(BACKUP_KEPT);
      await play(again, 2);
      const two = visibleState(again);
      await again.reload();
      expect(visibleState(again)).to.deep.equal(two);
      expect(again.restored).to.deep.equal([true]);
      expect(again.faults).to.deep.equal([]);
      expect(saveOf(`${NAME}:aside`)).to.equal(old);
    });
  }

  it('with an illegal move: the legal moves are restored, the whole text is kept as a backup, and one message is announced', async () => {
    const tab = await Tab.open(table());
    await play(tab, 3);
    const three = visibleState(tab);
    await play(tab, 3);
    const kept = JSON.parse(saveOf(NAME) ?? '') as Save;
    kept.record.game.moves[3] = 'waste>foundation-1:1';
    const old = JSON.stringify(kept);
    tab.crash();
    localStorage.setItem(keyOf(`game:${NAME}`), old);
    const again = await Tab.open(table());
    expect(visibleState(again)).to.deep.equal(three);
    expect(again.faults).to.deep.equal(['save-changed']);
    expect(shown(again)).to.include(PART);
    expect(announcementsWith(again, PART)).to.have.lengthOf(1);
    expect(saveOf(`${NAME}:aside`)).to.equal(old);
    await play(again, 1);
    await again.reload();
    expect(moves(again)).to.equal(4);
    expect(again.faults).to.deep.equal([]);
  });

  it('with an invalid clock, bookmark and move groups: the game is restored without them', async () => {
    const tab = await Tab.open(table());
    await play(tab, 3);
    const three = visibleState(tab);
    const kept = JSON.parse(saveOf(NAME) ?? '') as Save;
    const bookmark = ['draw', 'waste>foundation-1:1', 'redeal', 'redeal'];
    for (const invalid of [
      { seconds: 'soon', bookmark: 'here', automatic: 7, kept: {}, won: 'yes', day: 3 },
      { seconds: -5, bookmark, automatic: ['a', null], kept: [1, {}], won: 0, day: '2026-02-31' },
      { seconds: 1e308, bookmark: [7], automatic: [-1, 1e9], kept: [null], day: {} },
    ]) {
      const record = { ...kept.record, ...invalid };
      localStorage.setItem(keyOf(`game:${NAME}`), JSON.stringify({ ...kept, record }));
      const again = await Tab.open(table());
      expect(visibleState(again)).to.deep.equal(three);
      expect(again.game.elapsed).to.be.within(0, 5);
      await useMenu(again, 'Set bookmark');
      await play(again, 2);
      await useMenu(again, 'Back to the bookmark');
      expect(visibleState(again)).to.deep.equal(three);
      again.crash();
    }
  });

  it('with an illegal bookmark: restoring it has no effect', async () => {
    const tab = await Tab.open(table());
    await play(tab, 3);
    const kept = JSON.parse(saveOf(NAME) ?? '') as Save;
    kept.record['bookmark'] = ['draw', 'waste>foundation-1:1', 'redeal', 'redeal'];
    tab.crash();
    localStorage.setItem(keyOf(`game:${NAME}`), JSON.stringify(kept));
    const again = await Tab.open(table());
    await useMenu(again, 'Back to the bookmark');
    visibleState(again);
    await useTool(again, 'New game');
    await useTool(again, 'Undo');
    expect(again.faults).to.deep.equal([]);
  });
});

describe('two tabs with the same game', () => {
  withTabs();

  it('the outdated tab reports it once, continues in memory, and does not overwrite the other’s save', async () => {
    const one = await Tab.open(table());
    await play(one, 3);
    const other = await Tab.open(table());
    expect(moves(other)).to.equal(3);
    await play(one, 4);
    await play(other, 1);
    expect(other.faults).to.deep.equal(['save-conflict']);
    expect(shown(other)).to.include(CONFLICT);
    expect(announcementsWith(other, CONFLICT)).to.have.lengthOf(1);
    await play(other, 2);
    expect(other.faults, 'once').to.deep.equal(['save-conflict']);
    await play(one, 1);
    expect(one.faults).to.deep.equal([]);
    const ahead = visibleState(one);
    await other.reload();
    expect(moves(other)).to.equal(8);
    expect(visibleState(other)).to.deep.equal(ahead);
  });

  it('leaving the outdated tab does not overwrite the other’s save either', async () => {
    const one = await Tab.open(table());
    await play(one, 3);
    const other = await Tab.open(table());
    await play(one, 4);
    other.pass(50_000);
    other.close();
    one.crash();
    const again = await Tab.open(table());
    expect(moves(again)).to.equal(7);
    expect(again.game.elapsed).to.be.below(20);
  });

  it('the same game counts once, two games count twice', async () => {
    const one = await Tab.open(table());
    await play(one, 2);
    const other = await Tab.open(table());
    await play(other, 2);
    await play(one, 2);
    expect((await statistics(one))['Played'], 'in progress').to.equal('0');
    await one.game.newGame({ deal: 70 });
    one.game.play({ kind: 'draw' });
    await other.game.newGame({ deal: 205 });
    other.game.play({ kind: 'draw' });
    for (const tab of [one, other]) {
      tab.front();
      expect((await statistics(tab))['Played'], 'each game except the last').to.equal('2');
    }
  });
});

describe('unavailable storage', () => {
  withTabs();

  it('in a sandboxed frame the game continues, with one error and one announcement', async () => {
    const sandbox = await Sandbox.open(table('variant="klondike" deal="7"'));
    try {
      const { storage, stock } = await sandbox.ask('before');
      expect(storage, 'the storage of the frame').to.equal('SecurityError');
      for (let turned = 0; turned < 3; turned++) {
        await mouseClicks([stock as Point]);
        await sandbox.waitFor('solitaire-move', turned);
      }
      const after = await sandbox.ask('after');
      expect(after['moves']).to.equal(3);
      expect(sandbox.of('solitaire-error').map(({ detail }) => detail?.['code'])).to.deep.equal([
        'storage-unavailable',
      ]);
      const announcements = sandbox.of('solitaire-announce').map(({ detail }) => String(detail?.['text']));
      expect(announcements.filter((line) => line.includes(UNAVAILABLE))).to.have.lengthOf(1);
      expect(sandbox.of('thrown')).to.deep.equal([]);
    } finally {
      sandbox.close();
    }
  });

  /** Fills the storage to the last character. */
  function fill(): void {
    for (let size = 2 ** 20, n = 0; size >= 1; n++) {
      try {
        localStorage.setItem(`full${n}`, 'x'.repeat(size));
      } catch {
        size /= 2;
      }
    }
  }
  const empty = (): void => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('full')) localStorage.removeItem(key);
  };

  it('when it is full, the game continues with one announcement, and is saved again once there is space', async () => {
    try {
      const tab = await Tab.open(table());
      await play(tab, 2);
      fill();
      await play(tab, 5);
      expect(tab.faults).to.deep.equal(['storage-full']);
      expect(announcementsWith(tab, FULL)).to.have.lengthOf(1);
      await useTool(tab, 'Undo');
      await useMenu(tab, 'Set bookmark');
      expect(tab.faults, 'once').to.deep.equal(['storage-full']);
      expect(JSON.parse(saveOf(NAME) ?? '')).to.have.nested.property('record.game.cursor', 2);
      empty();
      await play(tab, 2);
      await tab.reload();
      expect(moves(tab)).to.equal(8);
      expect(tab.faults).to.deep.equal([]);
      tab.game.restart();
      tab.game.play({ kind: 'draw' });
      expect((await statistics(tab))['Played']).to.equal('1');
    } finally {
      empty();
    }
  });

  it('a deal with full storage and its error are one announcement', async () => {
    try {
      const tab = await Tab.open(table());
      await play(tab, 1);
      fill();
      const before = tab.announcements.length;
      // a custom deck makes the save longer than the previous one
      await tab.game.newGame({ deck: [...CARDS] });
      const announcements = tab.announcements.slice(before);
      expect(announcements).to.have.lengthOf(1);
      expect(announcements[0]).to.include(FULL).and.to.include('Demon');
    } finally {
      empty();
    }
  });

  it('an error while the element is removed from the page is announced once it is inserted again', async () => {
    const tab = await Tab.open(table());
    await play(tab, 1);
    const { game, page } = tab;
    page.Storage.prototype.setItem = () => {
      throw new page.DOMException('', 'QuotaExceededError');
    };
    const { parentElement } = game;
    game.remove();
    expect([tab.faults, announcementsWith(tab, FULL)]).to.deep.equal([[], []]);
    parentElement?.append(game);
    expect(tab.faults).to.deep.equal(['storage-full']);
    expect(announcementsWith(tab, FULL)).to.have.lengthOf(1);
  });

  const nothing: unknown = null;
  const instead = (page: PageWindow, get: () => unknown): void => {
    Object.defineProperty(page, 'localStorage', { get });
  };
  const HOSTILE: readonly (readonly [what: string, before: (page: PageWindow) => void])[] = [
    [
      'localStorage throws',
      (page) =>
        instead(page, () => {
          throw new page.Error('no');
        }),
    ],
    [
      'localStorage throws null',
      (page) =>
        instead(page, () => {
          throw nothing as Error;
        }),
    ],
    ['localStorage is null', (page) => instead(page, () => null)],
    ['localStorage is undefined', (page) => instead(page, () => undefined)],
    [
      'the methods of Storage are deleted',
      ({ Storage: { prototype } }) => {
        for (const name of ['getItem', 'setItem', 'removeItem'] as const)
          Reflect.deleteProperty(prototype, name);
      },
    ],
    [
      'every access to the storage throws',
      ({ Storage: { prototype } }) => {
        const refuse = (): never => {
          throw new DOMException('no', 'SecurityError');
        };
        Object.assign(prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
      },
    ],
  ];
  for (const [what, before] of HOSTILE) {
    it(`on a page where ${what}: no exception, one error, one announcement`, async () => {
      const tab = await Tab.open({ html: table(), before });
      await play(tab, 4);
      await useTool(tab, 'Undo');
      await useMenu(tab, 'Set bookmark');
      tab.game.restart();
      tab.game.play({ kind: 'draw' });
      expect((await statistics(tab))['Played']).to.equal('1');
      expect(tab.faults).to.deep.equal(['storage-unavailable']);
      expect(announcementsWith(tab, UNAVAILABLE)).to.have.lengthOf(1);
      tab.game.clear();
      tab.page.dispatchEvent(new tab.page.PageTransitionEvent('pagehide'));
      await useTool(tab, 'New game');
      expect(moves(tab)).to.equal(0);
      expect(stored(), 'in the storage that the page hides').to.deep.equal([]);
    });
  }
});
