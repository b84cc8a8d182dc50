// The solver controller, without DOM: verdict events and announcements, hints along a known solution, the return to the
// last winnable position, and winnable deals.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game, type Card, type Move, type Position } from '../../src/engine.js';
import type { NewGame } from '../../src/controller/setup.js';
import { en } from '../../src/locales/en-all.js';
import {
  lost,
  movesOf,
  open,
  controlledSearch,
  won,
  type RequestedSearch,
} from '../support/solver-controller.js';
import { winOf } from '../support/sessions.js';
import { area, keys, visit, type Page } from '../support/visits.js';

const { setup, line } = winOf('klondike');
const LINE = movesOf(line);
const afterCallbacks = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
const pass = async (ms: number): Promise<void> => {
  vi.advanceTimersByTime(ms);
  await afterCallbacks();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
});

/** A table in view. */
function openTable(page: Page = {}) {
  const slow = controlledSearch();
  const table = visit({ search: slow.search, ...page });
  const { controller, session, events } = table;
  controller.active = true;
  const of = (type: string) =>
    events.filter((event) => event.type === `solitaire-${type}`).map(({ detail }) => detail);
  const find = async (solution: Parameters<RequestedSearch['answer']>[0]): Promise<void> => {
    await pass(300);
    expect(slow.last.position).toBe(session.position);
    await slow.last.answer(solution);
  };
  return { ...table, session, slow, requests: slow.requests, of, find };
}

/** A table with a deal that LINE wins. */
async function openWinnableTable(page: Page = {}) {
  const table = openTable(page);
  await table.controller.newGame({ deck: setup.deck as readonly Card[], options: setup.options ?? {} });
  await table.find(won(LINE));
  return table;
}

const play = (
  { controller }: Pick<ReturnType<typeof openTable>, 'controller'>,
  moves: readonly Move[],
): void => {
  for (const move of moves) expect(controller.requestMove(move)).toBe(true);
};

/** A legal move that differs from the one of the line. */
const otherMove = (position: Position, game: Pick<Game, 'legalMoves'>): Move => {
  const next = JSON.stringify(LINE[position.moves]);
  return game.legalMoves().find((move) => JSON.stringify(move) !== next) as Move;
};

describe('while the device saves data or energy', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
  });

  it('searches no verdict, and shows none as pending', async () => {
    const { requests, controller } = openTable();
    await pass(300);
    expect(requests).toEqual([]);
    expect(controller.verdict).toBeUndefined();
  });

  it('searches the verdict if it is always to be shown', async () => {
    const { requests } = openTable({ preferences: { verdict: 'always' } });
    await pass(300);
    expect(requests).toHaveLength(1);
  });

  it('searches a winnable deal when a new game is requested, and none in advance', async () => {
    const { requests, controller, session } = openTable({ deals: 'winnable', deal: 42 });
    play({ controller }, [{ kind: 'draw' }]);
    await pass(300);
    expect(requests).toEqual([]);
    const dealt = controller.newGame({});
    await pass(0);
    expect(requests).toHaveLength(1);
    await requests[0]?.answer(won(LINE));
    await dealt;
    await pass(300);
    expect(session.position.moves).toBe(0);
    // the search for further deals ended with the new game
    expect(requests.filter(({ ended }) => !ended)).toEqual([]);
  });

  it('searches a solution that the player asks for', async () => {
    const { requests, controller } = openTable();
    void controller.lineFromDeal();
    await afterCallbacks();
    expect(requests).toHaveLength(1);
  });
});

describe('the verdict event', () => {
  it('fires for each position once its verdict is known, with cloneable details', async () => {
    const { of, session, controller, slow } = openTable({ deal: 42 });
    expect(controller.verdict).toEqual({ state: 'searching', about: 'win', canReturn: false });
    await pass(300);
    expect(of('verdict')).toEqual([]);
    await slow.last.answer({ ...won([{ kind: 'draw' }]), best: 12 });
    expect(of('verdict')).toEqual([
      {
        verdict: 'winnable',
        aim: 'winnable',
        state: 'winnable',
        about: 'win',
        best: 12,
        position: session.position,
      },
    ]);
    controller.requestMove({ kind: 'draw' });
    expect(of('verdict')).toHaveLength(2);
    expect(of('verdict')[1]).toMatchObject({ state: 'winnable', position: session.position });
    expect(structuredClone(of('verdict'))).toEqual(of('verdict'));
  });

  it('fires after the deciding move, and before the page’s next action', async () => {
    const table = await openWinnableTable();
    const { events, element, controller, session } = table;
    let steps = 0;
    // a page that makes another move in its move handler
    element.addEventListener('solitaire-move', () => {
      if (++steps < 3) controller.requestMove(LINE[steps] as Move);
    });
    events.length = 0;
    controller.requestMove(LINE[0] as Move);
    expect(session.position.moves).toBe(3);
    const solvability = table.of('verdict');
    expect(solvability.at(-1)).toMatchObject({ state: 'winnable', position: session.position });
    expect(solvability).toHaveLength(1);
  });

  it.each([
    ['can be won', won([{ kind: 'draw' }]), 'lost-since', 'Can no longer be won.'],
    ['cannot be won', lost, 'unwinnable', 'Cannot be won.'],
    ['may be won or not', open, 'unwinnable', 'Cannot be won from here.'],
  ])('fires once for a lost position, after the deal was searched: it %s', async (_, deal, state, text) => {
    const { of, controller, announcements, find, slow } = openTable({ deal: 42 });
    controller.requestMove({ kind: 'draw' });
    announcements.length = 0;
    await find(lost);
    expect(of('verdict')).toEqual([]);
    await pass(300);
    expect(slow.last.position.moves).toBe(0);
    await slow.last.answer(deal);
    expect(of('verdict')).toMatchObject([{ aim: 'unwinnable', state }]);
    expect(announcements).toEqual([text]);
    await pass(10_000);
    expect(of('verdict')).toHaveLength(1);
  });

  it('lets its handler make the next move at once', async () => {
    const { of, element, controller, session, find } = openTable({ deal: 42 });
    element.addEventListener('solitaire-verdict', () => {
      if (session.position.moves < 3) controller.requestMove({ kind: 'draw' });
    });
    await find(won([{ kind: 'draw' }, { kind: 'draw' }, { kind: 'draw' }]));
    expect(session.position.moves).toBe(3);
    expect(of('verdict').map(({ position }) => (position as Position).moves)).toEqual([0, 1, 2, 3]);
  });

  it('does not fire while the table is out of view, nor after it is removed', async () => {
    const { of, controller, requests, slow } = openTable({ deal: 42 });
    await pass(300);
    controller.active = false;
    expect(slow.last.ended).toBe(true);
    await slow.last.answer(lost);
    controller.requestMove({ kind: 'draw' });
    await pass(1000);
    expect(requests).toHaveLength(1);
    expect(of('verdict')).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    controller.active = true;
    await pass(300);
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['the page leaves it out', { without: ['verdict'] }],
    ['the player switched it off', { preferences: { verdict: 'off' } }],
  ])('never fires if %s: nothing is searched, and hints are unchanged', async (_, page) => {
    const { of, controller, requests, session, ...table } = openTable({ deal: 42, ...page });
    await pass(1000);
    expect(requests).toHaveLength(0);
    expect(controller.verdict).toBeUndefined();
    expect(of('verdict')).toEqual([]);
    expect(controller.hint()).toEqual(session.hints()[0]);
    // and searches again when it is enabled
    table.page.without = [];
    table.page.preferences = {};
    controller.updatePreferences();
    await pass(300);
    expect(requests).toHaveLength(1);
  });

  it('has the verdict unknown if searches fail, without other effects', async () => {
    const { of, slow, controller } = openTable({ deal: 42 });
    await pass(300);
    await slow.last.fail();
    expect(of('verdict')).toMatchObject([{ verdict: 'unknown', aim: 'unknown', state: 'unknown' }]);
    expect(controller.requestMove({ kind: 'draw' })).toBe(true);
  });
});

describe('an announcement is made', () => {
  it('when the game can no longer be won, once, and again when it is lost again', async () => {
    const table = await openWinnableTable();
    const { announcements, session, controller, find } = table;
    const times = (): number => announcements.filter((text) => text.includes('Can no longer be won')).length;
    controller.requestMove(otherMove(session.position, session.game));
    expect(times()).toBe(0);
    await find(lost);
    expect(times()).toBe(1);
    controller.requestMove(session.game.legalMoves()[0] as Move);
    expect(times()).toBe(1);
    controller.undo();
    controller.undo();
    controller.redo();
    expect(times()).toBe(2);
  });

  it('for each deal anew', async () => {
    const { announcements, controller, find, slow } = openTable({ deal: 42 });
    for (const deal of [42, 43]) {
      void controller.newGame({ deal });
      controller.requestMove({ kind: 'draw' });
      announcements.length = 0;
      await find(lost);
      await pass(300);
      await slow.last.answer(lost);
      expect(announcements).toEqual(['Cannot be won.']);
    }
  });

  it('for no deal that is only displayed', async () => {
    const { announcements, find } = openTable({ deal: 42 });
    await find(lost);
    expect(announcements).toEqual([]);
  });
});

describe('hints', () => {
  it('follow a known solution, and report that they use hidden cards', async () => {
    const table = await openWinnableTable();
    const { controller, session, announcements, hintMoves } = table;
    for (let i = 0; i < 5; i++) {
      const hint = controller.hint();
      expect(hint).toEqual({ move: LINE[i], reason: { code: 'wins', moves: LINE.length - i }, hidden: true });
      expect(hintMoves.at(-1)).toEqual(LINE[i]);
      expect(announcements.at(-1)).toMatch(/It leads to a win\. \(Hidden cards were used\.\)$/);
      controller.requestMove(LINE[i] as Move);
    }
    session.undo();
    expect(controller.hint()?.move).toEqual(LINE[4]);
  });

  it('are unchanged until a solution is known, then follow it', async () => {
    const { controller, session, find } = openTable({ deal: 42 });
    expect(controller.hint()).toEqual(session.hints()[0]);
    await find(won([{ kind: 'draw' }]));
    expect(controller.hint()).toMatchObject({ move: { kind: 'draw' }, reason: { code: 'wins', moves: 1 } });
  });

  it('that were not found while a search was running are shown when the search has found a line', async () => {
    const { controller, session, announcements, hintMoves, find } = openTable({ deal: 42 });
    vi.spyOn(session, 'hints').mockReturnValueOnce([]);
    expect(controller.hint()).toBeUndefined();
    expect(announcements.at(-1)).toBe(en.hintNone);
    await find(won([{ kind: 'draw' }]));
    expect(hintMoves).toEqual([{ kind: 'draw' }]);
    expect(announcements.at(-1)).toContain('It leads to a win.');
  });

  it('that were not found stay so if the search finds no line, or ends at another position', async () => {
    const { controller, session, hintMoves, find } = openTable({ deal: 42 });
    vi.spyOn(session, 'hints').mockReturnValueOnce([]);
    controller.hint();
    controller.requestMove({ kind: 'draw' });
    await pass(1200);
    await find(won([{ kind: 'draw' }]));
    expect(hintMoves).toEqual([]);
  });

  it('in a game with another aim name that aim', async () => {
    const { controller, announcements, session, find } = openTable({ variant: 'reno', deal: 5 });
    const [move] = session.game.legalMoves() as [Move];
    await find({ verdict: 'unwinnable', aim: 'winnable', bestLine: [move] });
    expect(controller.hint()).toMatchObject({ move, reason: { code: 'reaches-aim', moves: 1 } });
    expect(announcements.at(-1)).toContain('recovers the stake');
  });
});

describe('returning to the last winnable position', () => {
  it('is one step, which is announced, displayed, reported to the page and can be redone', async () => {
    const table = await openWinnableTable();
    const { controller, session, find, announcements, of, slow } = table;
    play(table, LINE.slice(0, 4));
    controller.requestMove(otherMove(session.position, session.game));
    controller.requestMove(session.game.legalMoves()[0] as Move);
    await find(lost);
    expect(controller.verdict).toMatchObject({ state: 'lost-since', canReturn: true });
    const shown: string[] = [];
    controller.subscribe('view', (event) => {
      if (event.kind === 'message') shown.push(event.text);
    });
    const back = controller.undoToWinnable();
    // the only position between that is not decided yet
    expect(slow.last.position.moves).toBe(5);
    await slow.last.answer(lost);
    expect(await back).toBe(true);
    expect(session.position.moves).toBe(4);
    expect(controller.verdict).toMatchObject({ state: 'winnable', canReturn: false });
    expect(announcements.at(-1)).toBe('2 moves undone. From here the game can be won.');
    expect(shown.at(-1)).toBe(announcements.at(-1));
    expect(of('undo')).toEqual([{ redo: false, steps: 2, position: session.position }]);
    expect(controller.redo() && controller.redo()).toBe(true);
    expect(session.position.moves).toBe(6);
  });

  it('announces that it is being searched, or that there is none', async () => {
    const { controller, session, find, announcements, slow } = openTable({ deal: 42 });
    controller.requestMove({ kind: 'draw' });
    await find(lost);
    const back = controller.undoToWinnable();
    await pass(300);
    expect(announcements.at(-1)).toBe('Looking for the last winnable position.');
    await slow.last.answer(open);
    expect(await back).toBe(false);
    expect(announcements.at(-1)).toBe('No earlier position is known to be winnable.');
    expect(session.position.moves).toBe(1);
  });

  it('announces nothing if the search was cancelled', async () => {
    const { controller, find, announcements } = openTable({ deal: 42 });
    controller.requestMove({ kind: 'draw' });
    await find(lost);
    const back = controller.undoToWinnable();
    controller.active = false;
    expect(await back).toBe(false);
    expect(announcements.some((text) => text.startsWith('No earlier'))).toBe(false);
  });

  it('removes its message if the search was cancelled after a while', async () => {
    const { controller, find, messages } = openTable({ deal: 42 });
    controller.requestMove({ kind: 'draw' });
    await find(lost);
    const back = controller.undoToWinnable();
    await pass(400);
    expect(messages.at(-1)).toBe('Looking for the last winnable position.');
    controller.active = false;
    expect(await back).toBe(false);
    expect(messages.at(-1)).toBe('');
  });

  it('undoes nothing if the player has moved meanwhile', async () => {
    const { controller, session, find, announcements } = openTable({ deal: 42 });
    controller.requestMove({ kind: 'draw' });
    await find(lost);
    const back = controller.undoToWinnable();
    controller.requestMove({ kind: 'draw' });
    expect(await back).toBe(false);
    expect(session.position.moves).toBe(2);
    expect(announcements.some((text) => text.startsWith('No earlier'))).toBe(false);
  });
});

it.each(['any', 'winnable'] as const)(
  'a game that the page replaces is not restored by undo, which would save it under the name of the other (%s deals)',
  async (deals) => {
    const options: Record<string, string> = { draw: '3' };
    const { controller, page, session } = openTable({ options });
    controller.requestMove({ kind: 'draw' });
    page.deals = deals;
    options['draw'] = '1';
    controller.open();
    await pass(2000);
    expect(session.position).toMatchObject({ moves: 0, options: { draw: 1 } });
    expect(controller.undo()).toBe(false);
    expect(session.position).toMatchObject({ moves: 0, options: { draw: 1 } });
  },
);

it.each(['any', 'winnable'] as const)(
  'a game that the player left for another one is not restored by undo, but by switching back (%s deals)',
  async (deals) => {
    const { controller, page, play, session } = openTable({ games: 'klondike cruel' });
    page.deals = deals;
    play('draw', 'draw');
    const { position } = session;
    controller.switchGame('cruel');
    await pass(2000);
    expect(session.position).toMatchObject({ variant: 'cruel', moves: 0 });
    expect(controller.undo()).toBe(false);
    controller.switchGame('klondike');
    await pass(2000);
    expect(session.position).toEqual(position);
  },
);

it.each(['any', 'winnable'] as const)(
  'a deal without moves is kept for switching back (%s deals)',
  async (deals) => {
    const { controller, page, session } = openTable({ games: 'klondike cruel' });
    page.deals = deals;
    await pass(2000);
    const { position } = session;
    controller.switchGame('cruel');
    await pass(2000);
    const other = session.position;
    expect(other).toMatchObject({ variant: 'cruel', moves: 0 });
    controller.switchGame('klondike');
    await pass(2000);
    expect(session.position).toEqual(position);
    controller.switchGame('cruel');
    await pass(2000);
    expect(session.position).toEqual(other);
  },
);

it('a placeholder of a deal that is still searched is not kept when the player switches games', async () => {
  const { controller, session } = openTable({ games: 'klondike cruel', deals: 'winnable' });
  expect(controller.isSearchingDeal).toBe(true);
  controller.switchGame('cruel');
  expect(keys()).not.toContain('game:klondike');
  await pass(2000);
  expect(session.position.variant).toBe('cruel');
});

it('the player can switch back while a deal of the other game is searched', async () => {
  const { controller, session, play, page } = openTable({ games: 'klondike cruel' });
  play('draw', 'draw');
  const { position } = session;
  page.deals = 'winnable';
  controller.switchGame('cruel');
  expect(controller.isSearchingDeal).toBe(true);
  expect(session.position).toEqual(position);
  // changes of the game that is still on the table are not saved as the other game
  session.pause();
  expect(keys()).not.toContain('game:cruel');
  controller.switchGame('klondike');
  expect(controller.isSearchingDeal).toBe(false);
  await pass(2000);
  expect(session.position).toEqual(position);
  expect(keys()).not.toContain('game:cruel');
});

it('a verdict that was found is known on the next visit, without a search', async () => {
  const first = await openWinnableTable();
  first.controller.persistence.flush(first.session);
  first.leave();
  const { controller, requests, of } = openTable();
  expect(controller.verdict).toMatchObject({ state: 'winnable' });
  await pass(2000);
  expect(requests).toHaveLength(0);
  expect(controller.requestMove(LINE[0] as Move)).toBe(true);
  expect(of('verdict').at(-1)).toMatchObject({ state: 'winnable' });
});

it('the solution from the deal is a legal line', async () => {
  const table = await openWinnableTable();
  table.controller.requestMove(otherMove(table.session.position, table.session.game));
  const way = await table.controller.lineFromDeal();
  if (typeof way !== 'object') throw new Error(String(way));
  const { variant, deal, deck, options } = way;
  const game = Game.deal(variant, { deal: deal ?? undefined, deck, options });
  for (const move of way.line) game.play(move);
  expect(game.status).toBe('won');
});

describe('auto-finish', () => {
  const nearEnd = async (left: number) => {
    const table = await openWinnableTable();
    play(table, LINE.slice(0, -left));
    return table;
  };
  const usesHiddenCards = ({ messages }: ReturnType<typeof openTable>): boolean =>
    messages.some((text) => text.includes('hidden'));

  it('follows a known solution if the page asks for it and all cards but the stock are face up, and can be undone at once', async () => {
    const table = await openWinnableTable();
    const { controller, session } = table;
    const isOpen = (): boolean =>
      session.position.piles.every(({ kind, faceDown }) => kind === 'stock' || !faceDown);
    expect(controller.startAutoFinish(true)).toBe(false);
    while (!isOpen()) controller.requestMove(LINE[session.position.moves] as Move);
    const { position } = session;
    expect(position.status).toBe('playing');
    expect(controller.startAutoFinish(true)).toBe(true);
    // the player has seen the whole stock
    expect(usesHiddenCards(table)).toBe(false);
    await pass(60_000);
    expect(session.position.status).toBe('won');
    controller.undo();
    expect(session.position).toEqual(position);
  });

  it('without face-down cards does not report that hidden cards were used', async () => {
    const cruel = winOf('cruel');
    const table = openTable({ variant: 'cruel', deal: 1 });
    await table.controller.newGame({ deck: cruel.setup.deck as readonly Card[] });
    expect(table.controller.startAutoFinish(true)).toBe(false);
    await table.find(won(movesOf(cruel.line)));
    expect(table.controller.startAutoFinish(true)).toBe(true);
    expect(usesHiddenCards(table)).toBe(false);
  });

  it('does not follow a line that only reaches the highest score', async () => {
    const table = openTable({ variant: 'reno', deal: 1 });
    await table.find({ ...won([table.session.game.legalMoves()[0] as Move]), best: 5 });
    expect(table.controller.startAutoFinish(true)).toBe(false);
  });

  it('by key or button is limited to games without decisions', async () => {
    const { controller, session } = await nearEnd(30);
    expect(controller.startAutoFinish()).toBe(session.autoFinishMoves !== undefined);
    const early = await openWinnableTable();
    expect(early.controller.startAutoFinish()).toBe(false);
  });
});

describe('winnable deals', () => {
  const deals = (table: ReturnType<typeof openTable>) =>
    table.of('deal').map(({ deal, proven, restored }) => ({ deal, proven, restored }));

  it('are the only ones dealt at first: the page gets no other, and nothing can be played before', async () => {
    const table = openTable({ deals: 'winnable' });
    const { controller, session, slow, requests, play: request, announcements } = table;
    expect(controller.isSearchingDeal).toBe(true);
    expect(request('draw')).toBe(false);
    expect(controller.hint()).toBeUndefined();
    await slow.last.answer(lost);
    await slow.last.answer(won([{ kind: 'draw' }]));
    const { deal } = requests[1]?.position ?? {};
    expect(controller.isSearchingDeal).toBe(false);
    expect(deals(table)).toEqual([{ deal, proven: true, restored: false }]);
    expect(session.position).toMatchObject({ deal, moves: 0 });
    // it was already searched
    expect(controller.verdict?.state).toBe('winnable');
    expect(table.of('verdict')).toHaveLength(1);
    expect(announcements).toEqual([]);
    expect(keys()).toEqual([]);
    expect(request('draw')).toBe(true);
  });

  it.each([
    ['klondike', undefined, true],
    ['reno', undefined, true],
    ['over-under', undefined, false],
    ['klondike', 'any', false],
    ['over-under', 'winnable', true],
  ] as const)(
    'are the default, except where few cards left are the aim: %s, deals %s',
    (variant, choice, wanted) => {
      const table = openTable({ variant, deals: choice });
      expect(table.controller.isSearchingDeal).toBe(wanted);
      expect(deals(table)).toEqual([]);
      expect(table.play('draw')).toBe(!wanted);
    },
  );

  it('tolerate any action of the page during the search', async () => {
    const table = openTable({ deals: undefined });
    const { controller, session } = table;
    expect(controller.isSearchingDeal).toBe(true);
    expect([
      controller.undo(),
      controller.redo(),
      table.play('draw'),
      controller.startAutoFinish(true),
    ]).toEqual([false, false, false, false]);
    expect(controller.hint()).toBeUndefined();
    session.pause();
    session.resume();
    const saved = Game.deal('klondike', { deal: 5 }).toJSON();
    expect(controller.load(saved)).toBe(true);
    expect(controller.isSearchingDeal).toBe(false);
    await pass(2000);
    expect(session.position.deal).toBe(5);
    expect(deals(table)).toEqual([{ deal: 5, proven: undefined, restored: true }]);
    expect(table.play('draw')).toBe(true);
  });

  it('wait for the table to be in view', async () => {
    const { search, requests } = controlledSearch();
    const table = visit({ deals: 'winnable', search });
    const { controller, session } = table;
    await pass(10_000);
    expect(controller.isSearchingDeal).toBe(true);
    expect(requests).toHaveLength(0);
    controller.active = true;
    await pass(1000);
    controller.active = false;
    await pass(10_000);
    expect(controller.isSearchingDeal).toBe(true);
    expect(requests.every(({ ended }) => ended)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    controller.active = true;
    await requests.at(-1)?.answer(won([]));
    expect(session.position.deal).toBe(requests[1]?.position.deal);
    expect(controller.isSearchingDeal).toBe(false);
  });

  it('are replaced by a random one with a message if none is found in time', async () => {
    const table = openTable({ deals: 'winnable' });
    await pass(1499);
    expect(table.controller.isSearchingDeal).toBe(true);
    await pass(1);
    expect(deals(table)).toMatchObject([{ proven: false }]);
    expect(table.announcements.join(' ')).toContain('this one is random');
    expect(table.play('draw')).toBe(true);
  });

  it('are ready when the next game is requested', async () => {
    const table = openTable({ deals: 'winnable' });
    const { controller, slow, session, of } = table;
    const found: unknown[] = [];
    const answer = async (): Promise<void> => {
      found.push(slow.last.position.deal);
      await slow.last.answer(won([{ kind: 'draw' }]));
    };
    await answer();
    const { length } = table.requests;
    await pass(1000);
    expect(table.requests, 'nothing is searched before the first move').toHaveLength(length);
    table.play('draw');
    await answer();
    await answer();
    expect(session.position.deal).toBe(found[0]);
    for (const next of [1, 2]) {
      expect(controller.newGame({})).toBeUndefined();
      expect(session.position).toMatchObject({ deal: found[next], moves: 0 });
      expect(controller.verdict?.state).toBe('winnable');
    }
    expect(deals(table).map(({ proven }) => proven)).toEqual([true, true, true]);
    // one for each deal, and one after the move
    expect(of('verdict')).toHaveLength(4);
  });

  it('do not disturb the current game during the search', async () => {
    const { controller, session, slow } = openTable({ deals: 'winnable', deal: 42 });
    controller.requestMove({ kind: 'draw' });
    const { position } = session;
    const next = controller.newGame({});
    expect(controller.requestMove({ kind: 'draw' }) || controller.undo() || controller.redo()).toBe(false);
    expect(await controller.undoToWinnable()).toBe(false);
    expect(session.position).toBe(position);
    await slow.last.answer(won([]));
    await next;
    expect(controller.requestMove({ kind: 'draw' }) && controller.undo()).toBe(true);
  });

  it('show a message while they are searched; another new game replaces the request', async () => {
    const table = openTable({ deals: 'winnable', deal: 42 });
    const { controller, session, announcements, slow } = table;
    expect(session.position.deal).toBe(42);
    const first = controller.newGame({});
    await pass(399);
    expect(announcements, 'a short search is not announced').toEqual([]);
    await pass(1);
    expect(announcements).toEqual([en.seekingDeal]);
    expect(session.position.deal).toBe(42);
    const second = controller.newGame({ options: { draw: 1 } });
    const over = vi.fn();
    void first?.then(over);
    await afterCallbacks();
    expect(over, 'the first request waits, too').not.toHaveBeenCalled();
    const { deal } = slow.last.position;
    await slow.last.answer(won([]));
    await Promise.all([first, second]);
    expect(session.position).toMatchObject({ deal, options: { draw: 1 } });
    expect(deals(table)).toHaveLength(1);
  });

  it('are searched behind a dialog as well, and the message stays; other messages disappear when it opens', async () => {
    const { controller } = openTable({ deals: 'winnable', deal: 42 });
    let shown = '';
    controller.subscribe('view', (event) => {
      if (event.kind === 'message') shown = event.text;
    });
    controller.hint();
    expect(shown).not.toBe('');
    controller.announcer.clearFinishedMessage();
    expect(shown).toBe('');
    void controller.newGame({});
    await pass(400);
    expect(shown).toBe(en.seekingDeal);
    controller.announcer.clearFinishedMessage();
    expect(shown).toBe(en.seekingDeal);
    controller.announcer.clearMessage();
    expect(shown).toBe('');
  });

  it('do not affect a deal by number, by date, of a custom deck, or a restart', () => {
    const table = openTable({ deals: 'winnable', daily: '2026-11-21' });
    const { controller, session } = table;
    expect(session.day).toBe('2026-11-21');
    expect(controller.isSearchingDeal).toBe(false);
    for (const request of [{ deal: 7 }, { daily: '2026-11-20' }, { deck: setup.deck as readonly Card[] }]) {
      expect(controller.newGame(request)).toBeUndefined();
      expect(deals(table).at(-1)?.proven).toBeUndefined();
    }
    session.restart();
    expect(controller.isSearchingDeal).toBe(false);
    expect(openTable({ deals: 'winnable', deal: 3 }).session.position.deal).toBe(3);
  });

  it('are not dealt in place of a saved game', () => {
    const before = visit();
    before.play('draw');
    before.leave();
    const table = openTable({ deals: 'winnable' });
    expect(table.session.position).toEqual(before.session.position);
    expect(table.controller.isSearchingDeal).toBe(false);
    expect(table.controller.restored).toBe(true);
  });

  it('can be chosen by the player, too', async () => {
    const table = openTable({ deal: 42, variant: 'over-under', deals: undefined });
    expect(table.controller.isSetByPage('deals')).toBe(false);
    table.controller.nextGame.chooseDeals('winnable');
    const next = table.controller.newGame({});
    await table.slow.last.answer(won([]));
    await next;
    expect(deals(table)).toMatchObject([{ proven: true }]);
    expect(openTable({ deals: 'winnable', deal: 42 }).controller.isSetByPage('deals')).toBe(true);
    // the form in which earlier versions stored it
    expect(area.items.get('solitaire-elements:settings')).toBe('{"winnable":"on"}');
    table.controller.nextGame.chooseDeals('any');
    expect(area.items.get('solitaire-elements:settings')).toBe('{}');
  });

  it('are not searched if the player wants any deal', () => {
    const table = openTable({ deal: 42, deals: undefined });
    table.controller.nextGame.chooseDeals('any');
    expect(table.controller.newGame({})).toBeUndefined();
    expect(deals(table)).toMatchObject([{ proven: undefined }]);
    expect(openTable({ deals: undefined }).controller.isSearchingDeal).toBe(false);
  });

  it('and any deals have separate statistics; numbered, daily and older ones as before', async () => {
    const played = async (page: Page): Promise<readonly string[]> => {
      area.items.clear();
      const table = openTable(page);
      if (table.controller.isSearchingDeal) await table.slow.last.answer(won([{ kind: 'draw' }]));
      table.play('draw');
      table.leave();
      return table.controller.persistence.statistics.games();
    };
    expect(await played({ deals: undefined })).toEqual(['klondike']);
    expect(await played({ deals: 'any' })).toEqual(['klondike?deals=any']);
    expect(await played({ deals: 'any', options: { draw: '1' } })).toEqual(['klondike?draw=1&deals=any']);
    expect(await played({ deals: 'any', deal: 7 })).toEqual(['klondike']);
    expect(await played({ deals: 'any', daily: '2026-11-21' })).toEqual(['klondike']);
    expect(await played({ deals: undefined, variant: 'reno' })).toEqual(['reno']);
    expect(await played({ deals: 'any', variant: 'reno' })).toEqual(['reno?deals=any']);
  });

  it('keep their row of the statistics on the next visit', () => {
    const before = visit({ deals: 'any' });
    before.play('draw');
    before.leave();
    const { controller, session, play: request } = visit({ deals: 'any' });
    expect(session.random).toBe('any');
    request('draw');
    session.restart();
    request('draw');
    expect(controller.persistence.statistics.games()).toEqual(['klondike?deals=any']);
    expect(controller.persistence.statistics.summary('klondike?deals=any').played).toBe(1);
  });

  it('are not waited for out of view: if none is ready, a random deal is dealt', () => {
    const table = openTable({ deals: 'winnable', deal: 42 });
    table.controller.active = false;
    expect(table.controller.newGame({})).toBeUndefined();
    expect(deals(table)).toMatchObject([{ proven: false }]);
    expect(vi.getTimerCount()).toBeLessThan(2);
  });

  it('are no longer searched when something else is dealt or loaded', async () => {
    const table = openTable({ deals: 'winnable', deal: 42 });
    const { controller, session, slow } = table;
    const wait = controller.newGame({});
    void controller.newGame({ deal: 9 });
    expect(controller.isSearchingDeal).toBe(false);
    await slow.last.answer(won([]));
    await pass(2000);
    await wait;
    expect(session.position.deal).toBe(9);
    expect(deals(table)).toHaveLength(1);
  });

  it.each([
    ['in view', true],
    ['out of view', false],
  ])(
    'are no longer searched when the page resets the setting, %s: the game starts at once',
    async (_, awake) => {
      const { search, requests } = controlledSearch();
      const table = visit({ deals: 'winnable', search });
      const { controller, session, announcements, page } = table;
      controller.active = awake;
      expect(controller.isSearchingDeal).toBe(true);
      expect(requests.length > 0).toBe(awake);
      page.deals = 'any';
      controller.refresh();
      expect(controller.isSearchingDeal).toBe(false);
      expect(table.events.filter(({ type }) => type === 'solitaire-deal')).toHaveLength(1);
      expect(announcements).toEqual([]);
      expect(controller.requestMove({ kind: 'draw' })).toBe(true);
      await pass(10_000);
      expect(session.position.moves).toBe(1);
    },
  );

  it('are no longer searched when the player resets the setting: a requested next game is dealt', async () => {
    const table = openTable({ deal: 42, deals: undefined });
    const { controller, session, announcements } = table;
    const next = controller.newGame({});
    controller.nextGame.chooseDeals('any');
    await next;
    expect(deals(table)).toEqual([{ deal: session.position.deal, proven: undefined, restored: false }]);
    expect(announcements.join(' ')).not.toContain('chance');
    expect(controller.requestMove({ kind: 'draw' })).toBe(true);
  });

  it('with an invalid setup are refused: it is reported, and the current game continues', () => {
    const table = openTable({ deals: 'winnable', deal: 42 });
    expect(table.controller.newGame({ options: { draw: 9 } })).toBeUndefined();
    expect(table.of('error')).toMatchObject([{ code: 'bad-option-value', expected: '3, 1' }]);
    expect(table.session.position.deal).toBe(42);
    expect(table.play('draw')).toBe(true);
  });

  it('with a misspelled field are refused: the known ones are reported, and the current game continues', () => {
    const table = openTable({ deals: 'winnable', deal: 42 });
    expect(table.controller.newGame({ dael: 5 } as NewGame)).toBeUndefined();
    expect(table.of('error')).toMatchObject([
      { code: 'bad-setup', field: 'dael', expected: 'variant, deal, deck, daily or options' },
    ]);
    expect(table.session.position.deal).toBe(42);
  });

  it('may have fields without a value, or be the event of a button whose listener is the method', () => {
    const table = openTable({ deals: 'any', deal: 42 });
    for (const request of [{ other: undefined }, { isTrusted: true }]) {
      void table.controller.newGame(request as NewGame);
      expect(table.of('error')).toEqual([]);
    }
    expect(table.session.position.deal).not.toBe(42);
  });
});
