// The game controller, without DOM: which game is dealt, the save keys, and the reports.
import { describe, expect, it, vi } from 'vitest';
import { defineVariant, type Move, type Variant } from '../../src/engine.js';
import { en } from '../../src/locales/en-all.js';
import { contradictory, described } from '../support/described.js';
import { HEAVY } from '../support/heavy-games.js';
import { area, goTo, keys, visit } from '../support/visits.js';

const choose = (name: string, value: string): void => {
  const table = visit();
  table.controller.persistence.settings.set(name, value);
  table.leave();
};

describe('the options', () => {
  it('are those that the player chose, if the page sets none', () => {
    choose('klondike.draw', '1');
    expect(visit().session.position.options).toMatchObject({ draw: 1, runs: 'whole' });
  });

  it('are those of the page, whatever the player chose', () => {
    choose('klondike.draw', '1');
    const { session, controller } = visit({ options: { draw: '3' } });
    expect(session.position.options).toMatchObject({ draw: 3 });
    expect(controller.isSetByPage('draw')).toBe(true);
    expect(controller.isSetByPage('runs')).toBe(false);
  });

  it('of a shared deal are those it was shared with, whatever the player chose', () => {
    for (const [options, chosen] of [
      [{}, '1'],
      [{ draw: '1' }, '3'],
    ] as const) {
      goTo('/games');
      const sharer = visit({ links: '#', deal: 617, options });
      const [, address] = sharer.controller.shareLink();
      choose('klondike.draw', chosen);
      goTo(address);
      const { position } = visit({ links: '#' }).session;
      expect(position).toEqual(sharer.session.position);
      sharer.leave();
    }
  });
});

describe('a saved game', () => {
  it('with an empty name has the name of its game: other pages do not overwrite it', () => {
    const reno = visit({ saveKey: '', variant: 'reno', deal: 3 });
    reno.session.play(reno.session.game.legalMoves()[0] as Move);
    const cruel = visit({ saveKey: '', variant: 'cruel', deal: 3 });
    cruel.session.play(cruel.session.game.legalMoves()[0] as Move);
    reno.leave();
    expect(visit({ saveKey: '', variant: 'reno', deal: 3 }).session.position.moves).toBe(1);
  });
});

describe('a loaded game', () => {
  it('stays if the page has changed the game just before', () => {
    const saved = visit({ variant: 'cruel', deal: 3 }).session.game.toJSON();
    const { controller, page } = visit();
    controller.open();
    page.variant = 'cruel';
    expect(controller.load(saved)).toBe(true);
    // the render after the change
    controller.open();
    expect(controller.session.position).toMatchObject({ variant: 'cruel', deal: 3 });
  });
});

describe('a new game', () => {
  it('has a deal number or a date, not both', () => {
    const { controller, session, events } = visit({ deal: 42 });
    void controller.newGame({ deal: 5, daily: '2026-11-21' });
    expect(session.position.deal).toBe(42);
    const [error] = events.filter(({ type }) => type === 'solitaire-error');
    expect(error?.detail).toMatchObject({ code: 'bad-setup', field: 'daily' });
  });

  it('that is a restart does not end the search for a winnable deal', () => {
    const { controller } = visit({ deals: 'winnable', search: () => new Promise(() => undefined) });
    controller.active = true;
    controller.open();
    expect(controller.isSearchingDeal).toBe(true);
    controller.restart();
    expect(controller.isSearchingDeal).toBe(true);
  });
});

describe('a game that is redefined', () => {
  it('has the moves of a line that its present rules allow', () => {
    const rules = described({ waste: { shows: 'all', gives: 'top' } }, { id: 'redefined' });
    defineVariant({ ...rules, draw: { to: 'waste', count: 1 } });
    const page = { variant: 'redefined', deal: 5, line: 'D D' };
    expect(visit(page).session.position.moves).toBe(2);
    defineVariant({ ...rules, draw: { to: 'waste', count: 40 } });
    expect(visit(page).session.position.moves).toBe(1);
  });
});

describe('a page that is still loading, with a game that no script has defined yet', () => {
  it('can read the table without effects, and makes no move', () => {
    const { controller, events } = visit({
      variant: 'not-defined-yet',
      deal: 5,
      settled: new Promise(() => undefined),
    });
    expect(controller.isWaiting).toBe(true);
    expect(controller.readableSession.position).toMatchObject({ variant: 'klondike', moves: 0 });
    expect(controller.requestMove({ kind: 'draw' })).toBe(false);
    expect([controller.undo(), controller.redo(), controller.hint()]).toEqual([false, false, undefined]);
    controller.restart();
    expect(controller.isOpen).toBe(false);
    expect(events).toEqual([]);
    expect(keys()).toEqual([]);
    defineVariant(described({}, { id: 'not-defined-yet' }));
    expect(controller.isWaiting).toBe(false);
    expect(controller.readableSession.position).toMatchObject({ variant: 'not-defined-yet', deal: 5 });
  });
});

describe('options of the player that contradict those of the page', () => {
  it('are ignored: the table opens with the options of the page', () => {
    defineVariant(contradictory);
    choose('contradictory.columns', 'many');
    const { session } = visit({ variant: 'contradictory', options: { foundations: 'many' } });
    expect(session.position.options).toEqual({ columns: 'few', foundations: 'many' });
  });

  it('do not interrupt a move if the player combines them for the next game', () => {
    defineVariant(contradictory);
    const { controller, session, page } = visit({
      variant: 'contradictory',
      preferences: { verdict: 'off' },
    });
    page.deals = 'winnable';
    controller.active = true;
    controller.nextGame.chooseOption('columns', 'many');
    controller.nextGame.chooseOption('foundations', 'many');
    const [move] = session.game.legalMoves();
    expect(move && controller.requestMove(move)).toBe(true);
    expect(session.position.moves).toBeGreaterThan(0);
  });
});

describe('a shared deal', () => {
  it('that is played leaves the player’s own save unchanged', () => {
    const own = visit({ links: '#' });
    own.play('draw');
    own.leave();
    goTo('/games#solitaire=klondike.42');
    const shared = visit({ links: '#' });
    expect(shared.session.position).toMatchObject({ deal: 42, moves: 0 });
    shared.play('draw', 'draw');
    shared.leave();
    expect(keys()).toEqual(['game:klondike', 'game:klondike.42', 'statistics']);
    const again = visit({ links: '#' });
    expect(again.session.position).toEqual(shared.session.position);
    again.leave();
    goTo('/games');
    expect(visit({ links: '#' }).session.position).toEqual(own.session.position);
  });

  it('is dealt when the URL changes, but not for another game or without links', () => {
    const { controller, session } = visit({ links: '#' });
    expect(controller.isAddressChanged).toBe(false);
    goTo('/games#solitaire=reno.42');
    expect(controller.isAddressChanged).toBe(false);
    goTo('/games#solitaire=klondike.42');
    expect(controller.isAddressChanged).toBe(true);
    controller.open();
    expect(session.position.deal).toBe(42);
    expect(controller.isAddressChanged).toBe(false);
    goTo('/games#solitaire=klondike.42.draw-1');
    expect(controller.isAddressChanged).toBe(true);
    controller.open();
    expect(session.position).toMatchObject({ deal: 42, options: { draw: 1 } });
    expect(visit().controller.isAddressChanged).toBe(false);
  });

  it('of a custom deck has no number to share', () => {
    const { controller, session } = visit({ links: '#' });
    void controller.newGame({ deck: [...session.position.piles.flatMap(({ cards }) => cards)] });
    expect(controller.shareLink()).toEqual(['Klondike solitaire', 'https://example.org/games']);
  });
});

describe('a page that changes an option', () => {
  it.each([false, true])('keeps the saved game until the new deal is played; paused: %s', (isPaused) => {
    const options: Record<string, string> = { draw: '3' };
    const { controller, session, play } = visit({ options });
    play('draw');
    const { deal } = session.position;
    if (isPaused) session.pause();
    options['draw'] = '1';
    controller.open();
    expect(session.position).toMatchObject({ moves: 0, options: { draw: 1 } });
    options['draw'] = '3';
    controller.open();
    expect(session.position).toMatchObject({ deal, moves: 1, options: { draw: 3 } });
  });
});

describe('a move', () => {
  it('that the page prevents is not made', () => {
    const { element, session, play } = visit({ deal: 42 });
    element.addEventListener('solitaire-before-move', (event) => event.preventDefault());
    expect(play('draw')).toBe(false);
    expect(session.position.moves).toBe(0);
  });

  it('is followed by automatic moves, and undone with them', () => {
    const { events, controller, session, play } = visit({ deal: 42, preferences: { autoplay: 'always' } });
    play('tableau-5>foundation-1:1');
    const moves = events.filter(({ type }) => type === 'solitaire-move');
    expect(moves.map(({ detail }) => detail['automatic'])).toEqual([false, true, true]);
    expect(events.filter(({ type }) => type === 'solitaire-before-move')).toHaveLength(3);
    controller.undo();
    expect(session.position.moves).toBe(0);
    controller.redo();
    expect(session.position.moves).toBe(3);
  });

  it('has no automatic moves if the table makes none', () => {
    const { session, play } = visit({ deal: 42 });
    play('tableau-5>foundation-1:1');
    expect(session.position.moves).toBe(1);
  });

  it('that is automatic and that the page prevents ends the chain', () => {
    const { element, session, play } = visit({ deal: 42, preferences: { autoplay: 'always' } });
    element.addEventListener('solitaire-before-move', (event) => {
      if (session.position.moves === 2) event.preventDefault();
    });
    expect(play('tableau-5>foundation-1:1')).toBe(true);
    expect(session.position.moves).toBe(2);
  });
});

describe('automatic moves', () => {
  const heavy = HEAVY.find(({ id }) => id === 'all-home') as Variant;
  const begin = () => {
    const table = visit({ preferences: { autoplay: 'always' } });
    void table.controller.newGame({ variant: heavy, deal: 5 });
    table.play('tableau-1>foundation-1:1');
    return table;
  };

  it('are made in batches, so that a long chain does not block the page', () => {
    vi.useFakeTimers();
    const { session } = begin();
    expect(session.position.moves).toBeLessThan(10);
    vi.runAllTimers();
    expect(session.position.moves).toBeGreaterThan(50);
    session.undo();
    expect(session.position.moves).toBe(0);
    vi.useRealTimers();
  });

  it('stop when the player does something else', () => {
    vi.useFakeTimers();
    const { session, controller } = begin();
    controller.undo();
    vi.runAllTimers();
    expect(session.position.moves).toBe(0);
    vi.useRealTimers();
  });
});

describe('hints', () => {
  it('pressed again show the next, and the first after the last; a move resets them', () => {
    const { controller, session, announcements, hintMoves, play } = visit({ deal: 9 });
    const { length } = session.hints();
    expect(length).toBeGreaterThan(1);
    const given = Array.from({ length: length + 1 }, () => controller.hint());
    expect(given.slice(0, -1)).toEqual(session.hints());
    expect(given.at(-1)).toEqual(given[0]);
    expect(hintMoves).toEqual(given.map((hint) => hint?.move));
    expect(new Set(announcements.slice(-length)).size).toBe(length);
    play('draw');
    expect(controller.hint()).toEqual(session.hints()[0]);
  });

  it('announce if there are none', () => {
    const { controller, session, announcements, hintMoves } = visit({ variant: 'over-under', deal: 42 });
    while (session.position.status === 'playing') {
      const [move] = session.game.legalMoves().slice(-1);
      if (move) session.play(move);
    }
    expect(controller.hint()).toBeUndefined();
    expect(hintMoves).toEqual([]);
    expect(announcements.at(-1)).toBe(en.lost);
  });
});

describe('a save key', () => {
  it.each(['klondike:aside', 'klondike:aside-2', 'klondike#2'])(
    '%s, written as a URL could, does not name the save of another table',
    (saveKey) => {
      area.items.set(`solitaire-elements:game:${saveKey}`, 'of another table');
      const table = visit({ saveKey, variant: 'cruel', deal: 3 });
      table.controller.requestMove(table.session.game.legalMoves()[0] ?? { kind: 'draw' });
      table.leave();
      expect(area.items.get(`solitaire-elements:game:${saveKey}`)).toBe('of another table');
      expect(visit({ saveKey, variant: 'cruel', deal: 3 }).session.position.moves).toBe(1);
    },
  );

  it.each(['left', 'blog:1', 'a#b', 'ü/%'])('%s names the saved game unchanged', (saveKey) => {
    visit({ saveKey }).play('draw');
    expect(keys()).toContain(`game:${saveKey}`);
  });
});

describe('clear', () => {
  it('removes all stored data of the site, also on a table that saves nothing', () => {
    const own = visit();
    own.play('draw');
    own.leave();
    expect(keys()).not.toEqual([]);
    area.items.set('page', 'of the page itself');
    const table = visit();
    table.page.stored = false;
    table.controller.clear(false);
    expect(keys()).toContain('game:klondike');
    table.controller.clear(true);
    expect([...area.items.keys()]).toEqual(['page']);
  });
});

describe('without working storage', () => {
  it.each([
    ['storage-unavailable', { denied: true }],
    ['storage-full', { room: 10 }],
  ])(
    'the error is reported once (%s), in an event with its key and in words; the game continues',
    (code, fault) => {
      Object.assign(area, fault);
      const { events, announcements, session, play } = visit({ deal: 42 });
      play('draw', 'draw', 'draw');
      const errors = events.filter(({ type }) => type === 'solitaire-error');
      expect(errors.map(({ detail }) => detail)).toMatchObject([
        { code, key: 'solitaire-elements:game:klondike.42' },
      ]);
      expect(announcements.filter((text) => text.includes('This game is not being saved'))).toHaveLength(1);
      expect(session.position.moves).toBe(3);
    },
  );
});

it('an unreadable save is reported once, in an event with code and keys and in words, and a new game is dealt', () => {
  area.items.set('solitaire-elements:game:klondike', '{"format":2}');
  const { events, announcements, session, controller } = visit();
  expect(session.position.moves).toBe(0);
  expect(controller.restored).toBe(false);
  expect(events.filter(({ type }) => type === 'solitaire-error').map(({ detail }) => detail)).toMatchObject([
    {
      code: 'future-format',
      key: 'solitaire-elements:game:klondike',
      aside: 'solitaire-elements:game:klondike:aside',
    },
  ]);
  expect(announcements.filter((text) => text.includes('set aside'))).toHaveLength(1);
  expect(area.items.get('solitaire-elements:game:klondike:aside')).toBe('{"format":2}');
});

it('two tables with the same game on a page each save their own', () => {
  const one = visit();
  const other = visit();
  one.play('draw');
  other.play('draw', 'draw');
  expect(keys()).toEqual(['game:klondike', 'game:klondike#2', 'statistics']);
  for (const { leave } of [one, other]) leave();
  expect(visit().session.position).toEqual(one.session.position);
  expect(visit().session.position).toEqual(other.session.position);
});
