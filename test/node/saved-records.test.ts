// The parts of a saved game at their limits: lines, bookmarks, automatic moves, search results, and its variant.
import { describe, expect, it } from 'vitest';
import { Game } from '../../src/engine.js';
import { MOST_LINE_MOVES, MOST_MOVES } from '../../src/engine/limits.js';
import { memoryStore } from '../../src/platform/store.js';
import { MoveAnnotations } from '../../src/session/move-annotations.js';
import { readMoves } from '../../src/session/saved-moves.js';
import { readSearch, recordOfSearch } from '../../src/session/search-record.js';
import { savedVariant } from '../../src/session/storage/autosave.js';
import { moveOf } from '../support/decks.js';
import { winOf } from '../support/sessions.js';
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
    return savedVariant(store, 'table');
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
