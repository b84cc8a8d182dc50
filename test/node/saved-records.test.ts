// The parts of a saved game at their limits: lines, bookmarks, automatic moves, search results, and its variant.
import { describe, expect, it } from 'vitest';
import { Game, type Card } from '../../src/engine.js';
import { MOST_LINE_MOVES, MOST_MOVES } from '../../src/engine/limits.js';
import { memoryStore } from '../../src/platform/store.js';
import { MoveAnnotations } from '../../src/session/move-annotations.js';
import { readMoves } from '../../src/session/saved-moves.js';
import { readSearch, recordOfSearch } from '../../src/session/search-record.js';
import { readStart } from '../../src/session/start-line.js';
import { Persistence } from '../../src/session/storage/persistence.js';
import { reno as renoRules } from '../../src/variants/index.js';
import { moveOf } from '../support/decks.js';
import { startSession, winOf } from '../support/sessions.js';
import { movesOf } from '../support/solver-controller.js';

const draws = (count: number): string[] => Array<string>(count).fill('draw');

describe('a saved line', () => {
  it('has at most as many moves as a line may have', () => {
    expect(readMoves(draws(MOST_LINE_MOVES))).toHaveLength(MOST_LINE_MOVES);
    expect(readMoves(draws(MOST_LINE_MOVES + 1))).toBeUndefined();
  });

  it('consists of moves only', () => {
    expect(readMoves(['draw', 'waste>tableau-1:1'])).toEqual([moveOf('draw'), moveOf('waste>tableau-1')]);
    expect(readMoves([])).toEqual([]);
    for (const text of ['', 'drew', 7, null, ['draw']]) expect(readMoves(['draw', text])).toBeUndefined();
  });
});

describe('a bookmark', () => {
  const marked = (moves: number): MoveAnnotations => {
    const annotations = new MoveAnnotations({ automatic: [1, 2] });
    annotations.mark(draws(moves));
    return annotations;
  };

  it('is saved with its automatic moves if a save may have as many moves', () => {
    expect(marked(MOST_MOVES).toRecord()).toMatchObject({ bookmark: draws(MOST_MOVES), marked: [1, 2] });
  });

  it('with more moves is not saved, and neither are its automatic moves', () => {
    const annotations = marked(MOST_MOVES + 1);
    expect(annotations.toRecord()).toMatchObject({ bookmark: undefined, marked: [] });
    expect(annotations.bookmark).toHaveLength(MOST_MOVES + 1);
  });

  it('is read up to the same length', () => {
    expect(new MoveAnnotations({ bookmark: draws(MOST_MOVES) }).bookmark).toHaveLength(MOST_MOVES);
    expect(new MoveAnnotations({ bookmark: draws(MOST_MOVES + 1) }).bookmark).toBeUndefined();
  });

  it('without one, no automatic moves of it are saved', () => {
    expect(new MoveAnnotations().toRecord()).toEqual({
      automatic: [],
      kept: [],
      bookmark: undefined,
      marked: [],
    });
  });
});

describe('automatic moves', () => {
  it('are read if they are indexes of moves that a save may have', () => {
    const automatic = [0, MOST_MOVES - 1, MOST_MOVES, -1, 0.5, '3', NaN, null] as number[];
    const annotations = new MoveAnnotations({ automatic });
    expect(annotations.toRecord().automatic).toEqual([0, MOST_MOVES - 1]);
    expect(annotations.isAutomatic(0)).toBe(true);
    expect(annotations.isAutomatic(MOST_MOVES)).toBe(false);
  });

  it('are saved up to that index', () => {
    const annotations = new MoveAnnotations();
    for (const move of [MOST_MOVES - 1, MOST_MOVES]) annotations.branch(move, true);
    expect(annotations.toRecord().automatic).toEqual([MOST_MOVES - 1]);
    expect(annotations.isAutomatic(MOST_MOVES)).toBe(true);
  });

  it('end where another move replaces them', () => {
    const annotations = new MoveAnnotations({ automatic: [2, 3, 5] });
    annotations.branch(3, false);
    expect(annotations.toRecord().automatic).toEqual([2]);
    annotations.branch(3, true);
    expect(annotations.toRecord().automatic).toEqual([2, 3]);
  });
});

describe('cards that automatic moves leave', () => {
  it('are read if they are cards', () => {
    const kept = ['KS', 'XX', 7, null, '', 'AH', 'ks'] as Card[];
    const annotations = new MoveAnnotations({ kept });
    expect(annotations.toRecord().kept).toEqual(['KS', 'AH']);
    expect([...annotations.excludedFromAutoplay]).toEqual(['KS', 'AH']);
  });
});

describe('the start of a puzzle', () => {
  const game = Game.deal('klondike', { deal: 1 }).replay([moveOf('draw'), moveOf('draw')]);
  const puzzleWith = (most: unknown): unknown =>
    readStart({ line: ['draw'], puzzle: { most } }, game)?.puzzle;

  it('has the limit of moves of its record, if a line may have as many', () => {
    for (const most of [1, 12, MOST_LINE_MOVES]) expect(puzzleWith(most)).toEqual({ most });
    for (const most of [0, -1, 1.5, MOST_LINE_MOVES + 1, '3', null, undefined])
      expect(puzzleWith(most)).toEqual({});
  });

  it('is a start of the moves of the game, and a line without a puzzle need not be', () => {
    const line = ['draw', 'draw', 'draw'];
    expect(readStart({ line, puzzle: {} }, game)).toBeUndefined();
    expect(readStart({ line }, game)?.line).toHaveLength(3);
    expect(readStart({ line: line.slice(1), puzzle: {} }, game)?.line).toHaveLength(2);
  });

  it('is not a start of a game whose moves were undone to a position before it', () => {
    const undone = game.replay([moveOf('draw'), moveOf('draw')], 1);
    expect(undone.moves).toBe(1);
    expect(readStart({ line: ['draw'], puzzle: {} }, undone)?.line).toHaveLength(1);
    expect(readStart({ line: ['draw', 'draw'], puzzle: {} }, undone)).toBeUndefined();
  });

  it('has legal moves', () => {
    expect(readStart({ line: ['draw', 'redeal'] }, game)).toBeUndefined();
    expect(readStart({ line: 'draw' }, game)).toBeUndefined();
    expect(readStart({ line: ['drew'] }, game)).toBeUndefined();
  });
});

describe('how a deal was chosen', () => {
  it.each([
    ['winnable', 'winnable'],
    ['any', 'any'],
    ['', undefined],
    ['all', undefined],
    [true, undefined],
  ])('is restored from %j as %j', (random, restored) => {
    const { session } = startSession();
    session.restore({ ...session.toRecord(), random });
    expect(session.random).toBe(restored);
  });
});

describe('a saved search result', () => {
  const { setup, line } = winOf('reno');
  const game = Game.deal('reno', setup);
  /** The shortest beginning of the won line that recovers the stake. */
  const enough = movesOf(line).slice(
    0,
    1 + movesOf(line).findIndex((_, i) => game.replay(movesOf(line).slice(0, i + 1)).position.net >= 0),
  );
  const { position } = game;
  const record = (more: object = {}): unknown => ({
    ...recordOfSearch({
      position,
      result: { verdict: 'unknown', aim: 'winnable', best: 5, isMost: true, line: enough },
      deal: 'winnable',
    }),
    ...more,
  });

  it('with a line that reaches the aim is restored, also if the line does not win', () => {
    expect(game.replay(enough).status).toBe('playing');
    expect(readSearch(record(), game)).toEqual({
      position,
      result: { verdict: 'unknown', aim: 'winnable', best: 5, isMost: true, fewest: undefined, line: enough },
      deal: 'winnable',
    });
  });

  it('is restored if its line reaches exactly the net score that another game aims at', () => {
    const moves = movesOf(line);
    const nets = moves.map((_, i) => game.replay(moves.slice(0, i + 1)).position.net);
    const aim = nets.find((net, i) => net < 0 && net > Math.max(...nets.slice(0, i))) ?? 0;
    const reaching = moves.slice(0, nets.indexOf(aim) + 1);
    const other = Game.deal({ ...renoRules, id: 'reno-for-less', aim: { net: aim } }, setup);
    const saved = recordOfSearch({
      position: other.position,
      result: { verdict: 'unknown', aim: 'winnable', line: reaching },
      deal: undefined,
    });
    expect(readSearch(saved, other)?.result.line).toEqual(reaching);
    const shorter = line.slice(0, reaching.length - 1);
    expect(readSearch({ ...saved, line: shorter }, other)).toBeUndefined();
  });

  it('with a line that ends before the aim is not', () => {
    expect(readSearch(record({ line: line.slice(0, enough.length - 1) }), game)).toBeUndefined();
  });

  it('loses figures of another type, and keeps the rest', () => {
    const damaged = record({ best: 1.5, isMost: 'yes', fewest: '3' });
    expect(readSearch(damaged, game)?.result).toEqual({
      verdict: 'unknown',
      aim: 'winnable',
      best: undefined,
      isMost: undefined,
      fewest: undefined,
      line: enough,
    });
  });

  it('that is undecided is not saved', () => {
    const result = { verdict: 'unknown', aim: 'unknown' } as const;
    expect(recordOfSearch({ position, result, deal: undefined })).toBeUndefined();
  });
});

describe('the variant of a saved game', () => {
  const variantIn = (text?: string): string | undefined => {
    const store = memoryStore();
    store.write('solitaire-elements:game:table', text);
    return new Persistence(store, () => undefined).variantOf('table');
  };

  it('is read from its text, also if it is not registered', () => {
    expect(variantIn('{"record":{"game":{"variant":"unheard-of"}}}')).toBe('unheard-of');
  });

  it.each([undefined, '', 'no game', '7', '{}', '{"record":null}', '{"record":{"game":{"variant":7}}}'])(
    'does not exist in %j',
    (text) => {
      expect(variantIn(text)).toBeUndefined();
    },
  );
});
