// Games that start after a line of moves, and puzzles: undo stops at their start, moves are counted from there, and
// they do not count in the statistics.
import { describe, expect, it } from 'vitest';
import {
  defineVariant,
  Game,
  readLine,
  writeLine,
  writeMove,
  type Move,
  type PileGroup,
  type Position,
} from '../../src/engine.js';
import { MOST_LINE_MOVES } from '../../src/engine/limits.js';
import { resolveSetup, setupKey, type SetupRequest } from '../../src/controller/setup.js';
import { en } from '../../src/locales/en-all.js';
import { solve } from '../../src/solver.js';
import type { Search } from '../../src/solver/search.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { movesValue, puzzleText } from '../../src/text/puzzle-text.js';
import type { StartLine } from '../../src/session/start-line.js';
import { described } from '../support/described.js';
import { make, startSession, winOf } from '../support/sessions.js';
import { movesOf } from '../support/solver-controller.js';
import { goTo, visit } from '../support/visits.js';

const { setup, line } = winOf('klondike');
const WIN = movesOf(line);
/** Three moves before the win. */
const START = WIN.slice(0, -3);
const LAST = line.slice(-3);

const puzzle = (more: Partial<StartLine> = { puzzle: {} }) =>
  startSession('klondike', { ...setup, start: { line: START, ...more } });

describe('a game that starts after a line of moves', () => {
  it('is dealt with the moves of the line made, without events for them', () => {
    const { session, events } = puzzle({});
    expect(session.position.moves).toBe(START.length);
    expect(session.moves.map(writeMove)).toEqual(line.slice(0, -3));
    expect(events).toEqual([]);
    expect(session.elapsed).toBe(0);
  });

  it('can be undone to the deal, and a restart returns to its start', () => {
    const { session } = puzzle({});
    expect(session.canUndo).toBe(true);
    session.undo();
    session.undo();
    expect(session.position.moves).toBe(START.length - 2);
    session.restart();
    expect(session.position.moves).toBe(START.length);
  });

  it('stops before the first illegal move of the line', () => {
    const bad: Move[] = [...START.slice(0, 4), { kind: 'redeal' }, { kind: 'redeal' }];
    const { session } = puzzle({ line: bad });
    expect(session.startLine.length).toBeLessThanOrEqual(5);
    expect(session.position.moves).toBe(session.startLine.length);
  });
});

describe('a puzzle', () => {
  it('is undone to its start and no further', () => {
    const { session } = puzzle();
    expect(session.canUndo).toBe(false);
    expect(session.undo()).toBe(false);
    make(session, LAST[0] ?? '');
    expect(session.canUndo).toBe(true);
    expect(session.undo()).toBe(true);
    expect(session.undo()).toBe(false);
    expect(session.position.moves).toBe(START.length);
    expect(session.redo()).toBe(true);
  });

  it('is not undone past its start in several moves at once, nor by a bookmark', () => {
    const { session } = puzzle();
    session.setBookmark();
    make(session, ...LAST.slice(0, 2));
    expect(session.undoTo(0)).toBe(true);
    expect(session.position.moves).toBe(START.length);
    expect(session.undoTo(0)).toBe(false);
    make(session, ...LAST.slice(0, 1));
    session.returnToBookmark();
    expect(session.position.moves).toBe(START.length);
  });

  it('counts moves from its start', () => {
    const { session } = puzzle();
    expect(session.movesMade).toBe(0);
    make(session, ...LAST.slice(0, 2));
    expect(session.movesMade).toBe(2);
    expect(session.position.moves).toBe(START.length + 2);
  });

  it('reports at its end in how many moves it was solved, and whether a shorter solution is known', () => {
    for (const [most, fewest, solved] of [
      [undefined, undefined, true],
      [3, 3, true],
      [12, 2, true],
      [2, 2, false],
    ] as const) {
      const { session, events } = puzzle({ puzzle: { most } });
      if (fewest !== undefined) session.recordFewestMoves(fewest);
      make(session, ...LAST);
      expect(events.at(-1)).toMatchObject({
        kind: 'end',
        status: 'won',
        moves: WIN.length,
        puzzle: { moves: 3, most: most ?? null, solved, fewest: fewest ?? null },
      });
    }
  });

  it('that is solved in one move is solved in the fewest', () => {
    const { session, events } = startSession('klondike', {
      ...setup,
      start: { line: WIN.slice(0, -1), puzzle: {} },
    });
    make(session, line.at(-1) ?? '');
    expect(events.at(-1)).toMatchObject({ puzzle: { moves: 1, fewest: 1, solved: true } });
  });

  it('is restored from its record with its start', () => {
    const { session } = puzzle({ puzzle: { most: 12 } });
    make(session, ...LAST.slice(0, 1));
    const record: unknown = JSON.parse(JSON.stringify(session.toRecord()));
    const other = startSession();
    other.session.restore(record);
    expect(other.session.puzzle).toEqual({ most: 12 });
    expect(other.session.movesMade).toBe(1);
    other.session.undo();
    expect(other.session.undo()).toBe(false);
  });

  it.each([
    ['another line', { line: ['draw', 'draw'], puzzle: {} }],
    ['no moves', { line: ['nonsense'], puzzle: {} }],
    ['illegal moves', { line: ['redeal'], puzzle: {} }],
    ['no line', { puzzle: {} }],
    ['a text', 'puzzle'],
    ['an endless list', { line: Array<string>(5000).fill('draw') }],
  ])('is an ordinary game if its record has %s', (_, start) => {
    const { session } = puzzle();
    const record = { ...session.toRecord(), start } as unknown;
    const other = startSession();
    other.session.restore(record);
    expect(other.session.position.moves).toBe(START.length);
    expect(other.session.puzzle).toBeUndefined();
  });

  it('leads to an ordinary game, which undo leaves again', () => {
    const { session } = puzzle();
    make(session, ...LAST.slice(0, 1));
    session.deal('klondike', { deal: 7 });
    expect(session.puzzle).toBeUndefined();
    expect(session.movesMade).toBe(0);
    session.undo();
    expect(session.puzzle).toEqual({});
    expect(session.movesMade).toBe(1);
  });

  it('restarts at its start, and undo then restores the moves', () => {
    const { session } = puzzle();
    make(session, ...LAST.slice(0, 2));
    session.restart();
    expect(session.movesMade).toBe(0);
    expect(session.canUndo).toBe(true);
    session.undo();
    expect(session.movesMade).toBe(2);
  });
});

describe('the settings of a page', () => {
  const none: SetupRequest = { variant: 'klondike', deal: 9, daily: undefined, options: {} };
  const resolved = (request: Partial<SetupRequest>) =>
    resolveSetup({ ...none, ...request }, new Date(2026, 10, 21));

  it('include a line in the notation', () => {
    const { setup: found, invalid } = resolved({ line: '16 7f D2 w6' });
    expect(invalid).toEqual([]);
    const game = Game.deal('klondike', { deal: 9 });
    expect(found.start?.line).toEqual(readLine('16 7f D2 w6', game));
    expect(found.start?.puzzle).toBeUndefined();
  });

  it.each([
    [true, {}],
    ['12', { most: 12 }],
    ['2000', { most: 2000 }],
  ])('define a puzzle: %s', (puzzle, found) => {
    expect(resolved({ line: '16', puzzle })).toMatchObject({
      setup: { start: { puzzle: found } },
      invalid: [],
    });
  });

  it('define no puzzle if it is switched off', () => {
    expect(resolved({ puzzle: false }).setup.start).toBeUndefined();
  });

  it.each(['0', '-1', '2001', 'twelve', '1e9', '99999999999999999999'])(
    'are reported with the number %s',
    (puzzle) => {
      expect(resolved({ line: '16', puzzle }).invalid).toMatchObject([
        { attribute: 'puzzle', value: puzzle },
      ]);
    },
  );

  it('are reported with the first illegal move of a line, and the moves before it apply', () => {
    const { setup: found, invalid } = resolved({ line: '16 7f 77' });
    expect(found.start?.line).toHaveLength(2);
    expect(invalid).toMatchObject([{ attribute: 'line', value: '16 7f 77' }]);
    expect(invalid[0]?.expected).toContain('"77", move 3');
  });

  it('are reported if there is a line without a deal', () => {
    expect(resolved({ deal: undefined, line: '16' }).invalid).toMatchObject([{ attribute: 'line' }]);
    expect(resolved({ deal: undefined, puzzle: true }).invalid).toMatchObject([{ attribute: 'puzzle' }]);
  });

  it('include a complete custom deck', () => {
    const deck = (setup.deck ?? []).join(' ');
    const { setup: found, invalid } = resolved({ deal: undefined, deck });
    expect(found.deck).toEqual(setup.deck);
    expect(invalid).toEqual([]);
    for (const wrong of ['', 'KS 7H', `${deck} 5S`, deck.replace('5S', '5X'), 'x'.repeat(100_000)])
      expect(resolved({ deal: undefined, deck: wrong }).invalid, wrong.slice(0, 20)).toMatchObject([
        { attribute: 'deck' },
      ]);
  });

  it('have a separate save key for each start, and the usual one without a start', () => {
    const keyOf = (request: Partial<SetupRequest>) => setupKey(resolved(request));
    expect(keyOf({})).toBe(JSON.stringify(['klondike', {}, 9, undefined]));
    const keys = [
      {},
      { line: '16' },
      { line: '16 7f' },
      { line: '16', puzzle: true },
      { line: '16', puzzle: '3' },
    ];
    expect(new Set(keys.map(keyOf)).size).toBe(keys.length);
  });
});

describe('on a table', () => {
  const page = { deal: 9, line: '16 7f', puzzle: '12' };

  it('the saved puzzle is continued on the next visit, separate from the game of the same deal', () => {
    const first = visit(page);
    first.controller.requestMove({ kind: 'draw' });
    first.leave();
    const plain = visit({ deal: 9 });
    expect(plain.session.position.moves).toBe(0);
    const again = visit(page);
    expect(again.session.movesMade).toBe(1);
    expect(again.controller.restored).toBe(true);
    expect(again.session.puzzle).toEqual({ most: 12 });
  });

  it('a puzzle does not count in the statistics', () => {
    const { controller } = visit(page);
    controller.requestMove({ kind: 'draw' });
    controller.requestMove({ kind: 'draw' });
    void controller.newGame({ deal: 3 });
    controller.requestMove({ kind: 'draw' });
    const { statistics } = controller.persistence;
    expect(statistics.summary('klondike').played).toBe(0);
  });
});

describe('the texts', () => {
  const formatter = new MessageFormatter(en, 'en');

  it('contain the number of moves, and the limit', () => {
    expect(movesValue(formatter, { movesMade: 3, puzzle: undefined })).toBe('3');
    expect(movesValue(formatter, { movesMade: 3, puzzle: {} })).toBe('3');
    expect(movesValue(formatter, { movesMade: 3, puzzle: { most: 12 } })).toBe('3 / 12');
  });

  it.each([
    [{ moves: 3, most: null, solved: true, fewest: null }, ''],
    [{ moves: 3, most: 3, solved: true, fewest: 3 }, 'No solution is shorter.'],
    [{ moves: 4, most: null, solved: true, fewest: 3 }, 'It can be done in 3 moves.'],
    [
      { moves: 5, most: 3, solved: false, fewest: 3 },
      'The task was to win in at most 3 moves. It can be done in 3 moves.',
    ],
  ])('report for %o what is known', (puzzleResult, text) => {
    expect(puzzleText(formatter, { puzzleResult })).toBe(text);
  });
});

describe('the parts for other games', () => {
  const PARTS = ['new', 'daily', 'statistics'];
  const hidden = ({ controller, session }: ReturnType<typeof visit>) => {
    expect(session.puzzle === undefined).toBe(!PARTS.some((part) => controller.hides(part)));
    return PARTS.filter((part) => controller.hides(part));
  };

  it('are hidden in a puzzle only, also if the player switches between it and another game', () => {
    const table = visit({ deal: 9, line: '16', puzzle: true, games: 'klondike cruel' });
    expect(hidden(table)).toEqual(PARTS);
    table.controller.switchGame('cruel');
    expect(hidden(table)).toEqual([]);
    table.controller.switchGame('klondike');
    expect(hidden(table)).toEqual(PARTS);
  });

  it('are shown if the puzzle is invalid, so that a usual game is dealt', () => {
    const table = visit({ puzzle: true });
    expect(hidden(table)).toEqual([]);
    expect(table.events.map(({ type }) => type)).toContain('solitaire-error');
  });
});

describe('a link to a position', () => {
  it('opens the position, with the moves before it', () => {
    goTo('/');
    const { controller } = visit({ links: '#', deal: 9 });
    const game = Game.deal('klondike', { deal: 9 });
    for (const move of readLine('16 7f D2 w6', game)) expect(controller.requestMove(move)).toBe(true);
    expect(controller.linksToPosition).toBe(true);
    const [text, url] = controller.shareLink(true);
    expect(text).toBe('Klondike solitaire, deal 9, after 5 moves');
    expect(url).toBe('https://example.org/#solitaire=klondike.9.line-167fD2w6');
    goTo(url);
    const receiver = visit({ links: '#', saveKey: 'receiver' });
    expect(writeLine(receiver.session.moves, game)).toBe('16 7f D2 w6');
    expect(receiver.session.puzzle).toBeUndefined();
    expect(receiver.controller.undo()).toBe(true);
  });

  it('does not exist without links, before the first move, and in puzzles', () => {
    goTo('/');
    expect(visit({ links: '#', deal: 9 }).controller.linksToPosition).toBe(false);
    for (const page of [{ deal: 9 }, { links: '#', deal: 9, line: '16', puzzle: true }]) {
      const { controller } = visit(page);
      controller.requestMove({ kind: 'draw' });
      expect(controller.linksToPosition).toBe(false);
    }
  });

  it('does not exist if it would be too long to open', () => {
    goTo('/');
    const { controller, session } = visit({ links: '#', deal: 9 });
    const turnStock = () =>
      controller.requestMove({ kind: 'draw' }) || controller.requestMove({ kind: 'redeal' });
    expect(turnStock()).toBe(true);
    expect(controller.linksToPosition).toBe(true);
    while (session.position.moves <= MOST_LINE_MOVES) expect(turnStock()).toBe(true);
    expect(controller.linksToPosition).toBe(false);
  });

  it('does not exist in a game with an option that is named like the moves in a link', () => {
    goTo('/');
    const options = { line: [{ value: 'short' }, { value: 'long' }] };
    const reserve: PileGroup = {
      shows: 'all',
      takes: { from: ['tableau'], empty: [{ accepts: 'any' }] },
    };
    const deal = [{ to: 'tableau', each: 1 }] as const;
    defineVariant(described({ reserve }, { id: 'lined', options, deal }));
    const { controller } = visit({ variant: 'lined', links: '#', deal: 9 });
    expect(controller.requestMove({ kind: 'play', from: 'tableau-1', to: 'reserve', count: 1 })).toBe(true);
    expect(controller.linksToPosition).toBe(false);
    expect(controller.shareLink()[1]).toContain('#solitaire=lined.9');
  });

  it('with illegal moves opens the last legal position, with a report', () => {
    goTo('/#solitaire=klondike.9.line-16_77_zz');
    const { session, events } = visit({ links: '#' });
    expect(session.position.moves).toBe(1);
    expect(events.map(({ type }) => type)).toContain('solitaire-error');
  });
});

describe('the search for the fewest moves', () => {
  it('runs for puzzles in view, and its result is in the end event', async () => {
    const searched: Position[] = [];
    const search: Search = (position, limits = {}) => {
      if (limits.goal !== 'shortest') return new Promise(() => undefined);
      searched.push(position);
      return Promise.resolve(solve(position, { goal: 'shortest' }));
    };
    const { controller, session, events } = visit({
      search,
      deck: (setup.deck ?? []).join(' '),
      line: writeLine(START, Game.deal('klondike', setup)),
      puzzle: true,
    });
    controller.active = true;
    await new Promise((resolve) => void setImmediate(resolve));
    expect(searched).toEqual([session.position]);
    for (const text of LAST) expect(controller.requestMove(movesOf([text])[0] as Move)).toBe(true);
    const end = events.find(({ type }) => type === 'solitaire-end');
    expect(end?.detail).toMatchObject({ puzzle: { moves: 3, fewest: 3, solved: true } });
  });

  it('that ends after the puzzle is solved updates the table, which shows the result', async () => {
    let answer = (): void => undefined;
    const search: Search = (position, limits = {}) =>
      new Promise((resolve) => {
        if (limits.goal === 'shortest') answer = () => resolve(solve(position, { goal: 'shortest' }));
      });
    const { controller, session } = visit({
      search,
      deck: (setup.deck ?? []).join(' '),
      line: writeLine(START, Game.deal('klondike', setup)),
      puzzle: true,
    });
    controller.active = true;
    for (const text of LAST) expect(controller.requestMove(movesOf([text])[0] as Move)).toBe(true);
    expect(session.puzzleResult).toMatchObject({ solved: true, fewest: null });
    let updates = 0;
    controller.subscribe('view', ({ kind }) => {
      if (kind === 'update') updates++;
    });
    answer();
    await new Promise((resolve) => void setImmediate(resolve));
    expect(session.puzzleResult).toMatchObject({ solved: true, fewest: 3 });
    expect(updates).toBe(1);
  });
});
