// Pages that deal, undo, stop or query the game in event handlers: the game stays consistent.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { variants, type Variant } from '../../src/engine.js';
import { winVectors } from '../support/vectors.js';
import { cardsOf } from '../support/cards.js';
import { moveOf } from '../support/decks.js';
import { area, visit } from '../support/visits.js';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.useRealTimers());

const GAME_KEY = 'solitaire-elements:game:klondike';
const eventKinds = (table: ReturnType<typeof visit>): string[] =>
  table.events.map(({ type }) => type.replace('solitaire-', ''));

/** A game that auto-finish can win. */
function nearlyDone(page: Parameters<typeof visit>[0] = {}) {
  const win = winVectors().find(({ variant }) => variant === 'klondike');
  if (!win) throw new Error('no win of Klondike');
  const table = visit(page);
  void table.controller.newGame({ variant: 'klondike', deck: cardsOf(win.deck), options: win.options });
  for (const text of win.line) {
    if (table.session.autoFinishMoves) break;
    table.controller.requestMove(moveOf(text));
  }
  expect(table.session.autoFinishMoves?.length).toBeGreaterThan(5);
  table.events.length = table.announcements.length = 0;
  return table;
}

describe('a handler of solitaire-error that reads from the table', () => {
  it('gets an answer when an attribute is invalid, and the error is reported once', () => {
    const table = visit({ options: { draw: '7' } });
    const answers: string[] = [];
    table.element.addEventListener('solitaire-error', () => answers.push(table.session.position.status));
    expect(table.session.position.options).toMatchObject({ draw: 3 });
    expect(answers).toEqual(['playing']);
    expect(eventKinds(table)).toEqual(['error']);
  });

  it('and deals during a damaged restore gets its deal', () => {
    area.items.set(GAME_KEY, '{oops');
    const table = visit();
    table.element.addEventListener('solitaire-error', () => {
      void table.controller.newGame({ deal: 5 });
    });
    expect(table.session.position.deal).toBe(5);
    expect(eventKinds(table)).toEqual(['error', 'deal']);
    table.play('draw');
    expect(area.items.get(GAME_KEY)).toContain('"deal":5');
  });
});

describe('a table that is read before it is on the page', () => {
  it('is not dealt again for settings that it had already', () => {
    const { controller, session } = visit({ deal: 42 });
    session.play({ kind: 'draw' });
    controller.open();
    expect(session.position).toMatchObject({ deal: 42, moves: 1 });
  });

  it('keeps the game that it dealt', () => {
    const table = visit();
    void table.controller.newGame({ deal: 5 });
    expect(table.controller.restored).toBe(false);
    table.controller.open();
    expect(table.session.position.deal).toBe(5);
    expect(eventKinds(table)).toEqual(['deal']);
  });

  it('has its own save key once it is inserted, next to another that was read first', () => {
    const [one, other] = [visit(), visit()];
    for (const { element } of [one, other]) element.isConnected = element.wasConnected = false;
    one.session.deal('klondike', { deal: 1 });
    other.session.deal('klondike', { deal: 2 });
    for (const { element, controller } of [one, other]) {
      element.isConnected = element.wasConnected = true;
      controller.renewSlot();
    }
    one.play('draw');
    other.play('draw');
    one.play('draw');
    expect(eventKinds(one)).not.toContain('error');
    expect(eventKinds(other)).not.toContain('error');
    expect([...area.items.keys()].filter((key) => key.includes(':game:'))).toHaveLength(2);
  });
});

describe('a page that changes the save key', () => {
  it('during a game keeps the game, which is saved under the new key from its next move on', () => {
    const table = visit({ deal: 42 });
    const key = `${GAME_KEY}.42`;
    table.play('draw');
    const kept = area.items.get(key);
    table.page.stored = false;
    table.controller.open();
    table.play('draw');
    expect(table.session.position).toMatchObject({ deal: 42, moves: 2 });
    expect(area.items.get(key)).toBe(kept);
    table.page.stored = true;
    table.controller.open();
    table.play('draw');
    expect(table.session.position).toMatchObject({ deal: 42, moves: 3 });
    expect(area.items.get(key)).not.toBe(kept);
    expect(eventKinds(table)).not.toContain('error');
    expect(eventKinds(table)).not.toContain('deal');
  });
});

describe('auto-finish', () => {
  it.each([
    ['deals another game', (t: ReturnType<typeof visit>) => t.controller.newGame({ deal: 9 }), 0],
    ['undoes', (t: ReturnType<typeof visit>) => void t.controller.undo(), undefined],
    ['stops the clock', (t: ReturnType<typeof visit>) => t.session.pause(), undefined],
    ['leaves', (t: ReturnType<typeof visit>) => t.controller.stop(), undefined],
  ])('is stopped by a page that %s in its move handler', (_, act, moves) => {
    const table = nearlyDone();
    let heardMoves = 0;
    table.element.addEventListener('solitaire-move', () => {
      if (++heardMoves === 2) void act(table);
    });
    table.controller.startAutoFinish();
    vi.runAllTimers();
    expect(heardMoves).toBe(2);
    expect(table.session.position.status).toBe('playing');
    if (moves !== undefined) expect(table.session.position.moves).toBe(moves);
  });

  it('that the page stops by preventing a move announces the moves before it', () => {
    const table = nearlyDone();
    table.element.addEventListener('solitaire-before-move', (event) => {
      if (eventKinds(table).filter((kind) => kind === 'move').length === 2) event.preventDefault();
    });
    table.controller.startAutoFinish();
    vi.runAllTimers();
    expect(eventKinds(table).filter((kind) => kind === 'move')).toHaveLength(2);
    expect(table.announcements.join(' ')).toMatch(/foundation/);
  });

  it('is stopped by a pause between two moves, and the clock stops', () => {
    const table = nearlyDone();
    table.controller.startAutoFinish();
    vi.advanceTimersByTime(200);
    table.session.pause();
    const { moves } = table.session.position;
    vi.runAllTimers();
    expect(table.session.paused).toBe(true);
    expect(table.session.position.moves).toBe(moves);
  });

  it('announces its progress when it is stopped, and otherwise the result', () => {
    const table = nearlyDone();
    table.controller.startAutoFinish();
    vi.advanceTimersByTime(400);
    expect(table.announcements).toEqual([]);
    table.controller.stop();
    expect(table.announcements).toHaveLength(1);
    table.controller.startAutoFinish();
    vi.runAllTimers();
    expect(table.announcements).toHaveLength(2);
    expect(table.announcements[1]).toMatch(/You won/);
  });

  it('is undone in one step, without the move before it', () => {
    const table = nearlyDone();
    const { moves } = table.session.position;
    table.controller.startAutoFinish();
    vi.runAllTimers();
    expect(table.session.position.status).toBe('won');
    table.controller.undo();
    expect(table.session.position.moves).toBe(moves);
  });
});

describe('a handler of solitaire-move', () => {
  it('that deals after a win gets the end event of the won game, and the new game can be won', () => {
    const table = nearlyDone();
    table.element.addEventListener('solitaire-move', () => {
      if (table.session.position.status === 'won') void table.controller.newGame({ deal: 9 });
    });
    table.controller.startAutoFinish();
    vi.runAllTimers();
    expect(eventKinds(table).filter((kind) => kind === 'end')).toHaveLength(1);
    expect(table.session.position).toMatchObject({ deal: 9, moves: 0 });
    expect(table.session.wonOnce).toBe(false);
  });
});

describe('a handler of solitaire-announce', () => {
  it('that deals does not count a game without moves', () => {
    const table = visit({ deal: 42 });
    table.play('draw');
    table.element.addEventListener(
      'solitaire-announce',
      () => {
        void table.controller.newGame({ deal: 9 });
      },
      { once: true },
    );
    table.controller.undo();
    expect(table.session.position).toMatchObject({ deal: 9, moves: 0 });
    table.play('draw');
    expect(table.controller.persistence.statistics.summary('klondike').played).toBe(1);
  });
});

describe('a game given by a description only', () => {
  const klondike = variants.get('klondike') as Variant;
  const { options: _, ...plain } = klondike;

  it('with the id of another does not share its options, nor its statistics', () => {
    const table = visit({ options: { draw: '1' } });
    table.controller.persistence.settings.set('klondike.takeBack', 'true');
    void table.controller.newGame({ variant: plain, deal: 3 });
    expect(eventKinds(table)).not.toContain('error');
    expect(table.session.position).toMatchObject({ deal: 3, options: {} });
    table.play('draw');
    expect(table.controller.persistence.statistics.summary('klondike').played).toBe(0);
  });

  it('can be loaded from its own record', () => {
    const table = visit();
    void table.controller.newGame({ variant: { ...plain, id: 'mine' }, deal: 3 });
    table.play('draw');
    const saved = table.session.game.toJSON();
    table.play('draw');
    expect(table.controller.load(saved)).toBe(true);
    expect(table.session.position).toMatchObject({ variant: 'mine', moves: 1 });
  });

  it('has no link to share, because the page would deal another game', () => {
    const table = visit({ links: '#' });
    void table.controller.newGame({ variant: { ...plain, id: 'mine' }, deal: 3 });
    expect(table.controller.shareLink()[1]).not.toContain('#');
    void table.controller.newGame({ variant: 'klondike', deal: 3 });
    expect(table.controller.shareLink()[1]).toContain('#solitaire=klondike.3');
    void table.controller.newGame({ variant: 'reno', deal: 3 });
    expect(table.controller.shareLink()[1]).not.toContain('#');
  });
});

it('newGame() with undefined or null deals at random', () => {
  const table = visit({ deal: 42 });
  table.session;
  void table.controller.newGame(null as never);
  expect(eventKinds(table)).toEqual(['deal']);
  expect(table.session.position.deal).not.toBe(42);
});

describe('a handler of solitaire-move that finishes the game after each move of the player', () => {
  it('starts auto-finish once: its moves follow one another in time, and one undo undoes them all', () => {
    const table = nearlyDone();
    const { controller, session } = table;
    table.element.addEventListener('solitaire-move', (event) => {
      if (!(event as CustomEvent<{ automatic: boolean }>).detail.automatic) controller.startAutoFinish();
    });
    const before = session.position;
    controller.startAutoFinish();
    expect(eventKinds(table).filter((kind) => kind === 'move')).toHaveLength(1);
    vi.runAllTimers();
    expect(session.position.status).toBe('won');
    session.undo();
    expect(session.position.piles).toEqual(before.piles);
  });
});
