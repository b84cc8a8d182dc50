// Undo and redo with automatic moves, cards that are not moved automatically, and bookmarks.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidSaveError, type Card, type Position } from '../../src/engine.js';
import type { Autoplay } from '../../src/session/autoplay.js';
import type { Session, SessionRecord } from '../../src/session/session.js';
import { amount } from '../support/amount.js';
import { deckFor, GAMES } from '../support/decks.js';
import { anyMove, GAME_SETS, randomFrom } from '../support/games.js';
import {
  followUp,
  make,
  makeAndFollow,
  nearlyWon,
  startSession,
  type TestSession,
} from '../support/sessions.js';

/** A record as the store returns it. */
const throughText = (record: SessionRecord): unknown => JSON.parse(JSON.stringify(record));

const atHome = ({ piles }: Position): Card[] =>
  piles.flatMap(({ kind, cards }) => (kind === 'foundation' ? cards : []));

/** The ace of diamonds is moved to a foundation, and the two and three of diamonds follow automatically. */
const ACE = 'tableau-5>foundation-1:1';
const TWO = 'tableau-7>foundation-1:1';

describe('undo and redo', () => {
  it('revert and repeat the player’s move together with its automatic moves', () => {
    const { session, events } = startSession();
    const start = session.position;
    make(session, ACE);
    expect(followUp(session, 'always')).toBe(2);
    const there = session.position;
    expect(atHome(there)).toEqual(['AD', '2D', '3D']);

    events.length = 0;
    expect(session.undo()).toBe(true);
    expect(session.position).toEqual(start);
    expect(session.game.canUndo).toBe(false);
    expect(session.redo()).toBe(true);
    expect(session.position).toEqual(there);
    expect(session.game.canRedo).toBe(false);
    expect(events.filter(({ kind }) => kind === 'undo')).toMatchObject([
      { redo: false, move: { from: 'tableau-5' }, before: there },
      { redo: true, move: { from: 'tableau-5' }, position: there },
    ]);
    expect(events.filter(({ kind }) => kind === 'score')).toHaveLength(2);
  });

  it('keep the player’s own moves separate, even if two of them look automatic', () => {
    const { session } = startSession();
    make(session, ACE, TWO);
    session.undo();
    expect(session.position.moves).toBe(1);
  });

  it('treat a move that replaces an automatic one as the player’s own', () => {
    const { session } = startSession();
    makeAndFollow(session, 'always', ACE);
    session.undoTo(1);
    make(session, 'draw');
    session.undo();
    expect(session.position.moves).toBe(1);
  });

  it('treat a move that replaces an undone one without its automatic moves', () => {
    const { session } = startSession();
    makeAndFollow(session, 'always', ACE);
    session.undo();
    make(session, 'draw', 'draw', 'draw');
    session.undo();
    expect(session.position.moves).toBe(2);
    session.undo();
    expect(session.position.moves).toBe(1);
    session.redo();
    expect(session.position.moves).toBe(2);
  });

  it('step through whole games without limit and penalty, also after a loss and a win', () => {
    for (const variant of GAMES) {
      const { session, last } = nearlyWon(variant);
      make(session, last);
      const { position } = session;
      while (session.undo());
      expect(session.position).toMatchObject({ moves: 0, status: 'playing' });
      while (session.redo());
      expect(session.position).toEqual(position);
    }
    const { session } = startSession('over-under');
    while (session.position.status === 'playing') {
      const [move] = session.game.legalMoves().slice(-1);
      if (move) session.play(move);
    }
    expect(session.position.status).toBe('lost');
    expect(session.undo()).toBe(true);
    expect(session.position.status).toBe('playing');
  });
});

describe('cards that are not moved automatically', () => {
  it('are those whose move was undone, until the player plays them to a foundation', () => {
    const { session } = startSession();
    makeAndFollow(session, 'always', ACE);
    session.undo();
    expect(session.automaticMove('always')).toBeUndefined();
    make(session, 'draw');
    expect(session.automaticMove('always')).toBeUndefined();

    make(session, ACE);
    // the two and three of diamonds were undone, too
    expect(session.automaticMove('always')).toBeUndefined();
    make(session, TWO);
    expect(session.automaticMove('always')).toBeUndefined();
  });

  it('no longer include a card once its move is redone', () => {
    const { session } = startSession();
    make(session, ACE);
    session.undo();
    session.redo();
    expect(atHome(session.position)).toEqual(['AD']);
    expect(session.toRecord().kept).toEqual([]);
  });

  it('are those taken back from a foundation, until the player plays them there again', () => {
    const options = { takeBack: true };
    const piles = { 'tableau-1': 'AD', 'tableau-2': '9C 2D', 'tableau-3': '3S' };
    const { session } = startSession('klondike', { deck: deckFor('klondike', piles, options), options });
    make(session, 'tableau-1>foundation-1:1');
    expect(session.automaticMove('always')).toMatchObject({ from: 'tableau-2' });
    make(session, 'tableau-2>foundation-1:1', 'foundation-1>tableau-3:1');
    expect(session.toRecord().kept).toEqual(['2D']);
    for (const mode of ['safe', 'always'] as const) expect(session.automaticMove(mode)).toBeUndefined();
    make(session, 'draw');
    for (const mode of ['safe', 'always'] as const) expect(session.automaticMove(mode)).toBeUndefined();
    make(session, 'tableau-3>foundation-1:1');
    expect(session.toRecord().kept).toEqual([]);
  });

  it('do not carry over to another game, nor to a restarted one', () => {
    const { session } = startSession();
    make(session, ACE);
    session.undo();
    session.restart();
    expect(session.automaticMove('always')).toMatchObject({ from: 'tableau-5' });
  });

  it('do not affect other cards', () => {
    const { session } = startSession();
    make(session, ACE);
    session.undo();
    make(session, ACE);
    expect(session.automaticMove('always')).toMatchObject({ from: 'tableau-7' });
  });
});

describe('a bookmark', () => {
  it('is restored on the same line, and later moves can be redone', () => {
    const { session, events } = startSession();
    makeAndFollow(session, 'always', ACE);
    expect(session.returnToBookmark()).toBe(false);
    session.setBookmark();
    expect(events.at(-1)).toEqual({ kind: 'bookmark' });
    expect(session.canReturn).toBe(false);
    expect(session.returnToBookmark()).toBe(false);
    const marked = session.position;
    make(session, 'draw', 'draw', 'draw');
    const there = session.position;
    expect(session.canReturn).toBe(true);
    expect(session.returnToBookmark()).toBe(true);
    expect(session.position).toEqual(marked);
    expect(session.canReturn).toBe(false);
    while (session.redo());
    expect(session.position).toEqual(there);
    // the moves before it are still in groups
    session.returnToBookmark();
    session.undo();
    expect(session.position.moves).toBe(0);
  });

  it('keeps later automatic moves with their move', () => {
    const { session } = startSession();
    make(session, 'draw');
    session.setBookmark();
    makeAndFollow(session, 'always', ACE);
    const { moves } = session.position;
    expect(moves).toBeGreaterThan(2);
    session.returnToBookmark();
    session.redo();
    expect(session.position.moves).toBe(moves);
  });

  it('is restored from another line, which is then removed', () => {
    const { session } = startSession();
    make(session, 'draw', ACE, 'draw');
    session.setBookmark();
    const marked = session.position;
    session.undo();
    session.undo();
    make(session, 'draw', 'draw', 'draw', 'draw');
    expect(session.returnToBookmark()).toBe(true);
    expect(session.position).toEqual(marked);
    expect(session.game.canRedo).toBe(false);
    session.undo();
    expect(session.position.moves).toBe(2);
  });

  it('on another line is restored without the automatic moves of this line', () => {
    const { session } = startSession();
    make(session, 'draw', 'draw', 'draw');
    session.setBookmark();
    for (let i = 0; i < 3; i++) session.undo();
    makeAndFollow(session, 'always', ACE);
    session.returnToBookmark();
    session.undo();
    expect(session.position.moves).toBe(2);
  });

  it('can be restored after an undo and after a restart, and stays set', () => {
    const { session } = startSession();
    make(session, 'draw', ACE, 'draw');
    session.setBookmark();
    const marked = session.position;
    session.undo();
    session.undo();
    expect(session.returnToBookmark()).toBe(true);
    expect(session.position).toEqual(marked);
    session.restart();
    expect(session.position.moves).toBe(0);
    expect(session.returnToBookmark()).toBe(true);
    expect(session.position).toEqual(marked);
  });

  it('restores which of its moves were automatic, from another line and after a restart', () => {
    const { session } = startSession();
    makeAndFollow(session, 'always', ACE);
    const { moves } = session.position;
    expect(moves).toBeGreaterThan(1);
    session.setBookmark();
    session.undo();
    make(session, 'draw', 'draw');
    session.returnToBookmark();
    expect(session.position.moves).toBe(moves);
    session.undo();
    expect(session.position.moves).toBe(0);
    session.restart();
    session.restore(throughText(session.toRecord()));
    session.returnToBookmark();
    session.undo();
    expect(session.position.moves).toBe(0);
  });

  it('fires its event with the positions before and after, and with the score', () => {
    const { session, events } = startSession();
    session.setBookmark();
    make(session, ACE);
    const before = session.position;
    events.length = 0;
    session.returnToBookmark();
    expect(events).toEqual([
      { kind: 'undo', redo: false, position: session.position, before },
      { kind: 'score', score: 0, net: 0, change: -15 },
    ]);
    // a card that returned this way is not moved automatically, as after undo
    expect(session.automaticMove('always')).toBeUndefined();
  });

  it('can be set again, and belongs to its game', () => {
    const { session } = startSession();
    make(session, 'draw');
    session.setBookmark();
    make(session, 'draw');
    session.setBookmark();
    make(session, 'draw');
    session.returnToBookmark();
    expect(session.position.moves).toBe(2);
    session.deal('klondike', { deal: 43 });
    make(session, 'draw');
    expect(session.canReturn).toBe(false);
    expect(session.returnToBookmark()).toBe(false);
  });

  it('set before a win can be restored after it; winning again does not count twice', () => {
    const { session, events, last } = nearlyWon('over-under');
    session.setBookmark();
    make(session, last);
    session.returnToBookmark();
    expect(session.position.status).toBe('playing');
    make(session, last);
    expect(events.filter(({ kind }) => kind === 'end')).toHaveLength(1);
  });
});

// ---- random games -----------------------------------------------------------------------------------------

type Step = 'move' | 'undo' | 'redo' | 'mark' | 'return' | 'wait';

interface Played {
  readonly started: TestSession;
  readonly mode: Autoplay;
}

/** A table after all kinds of actions. */
function played(variant: string): fc.Arbitrary<Played> {
  const step = fc.oneof(
    { weight: 12, arbitrary: fc.constant<Step>('move') },
    { weight: 4, arbitrary: fc.constant<Step>('undo') },
    { weight: 2, arbitrary: fc.constant<Step>('redo') },
    { weight: 1, arbitrary: fc.constantFrom<Step>('mark', 'return', 'wait') },
  );
  return fc
    .record({
      set: fc.constantFrom(...GAME_SETS.filter((set) => set.variant === variant)),
      deal: fc.integer({ min: 1, max: 999_999_999 }),
      mode: fc.constantFrom<Autoplay>('never', 'safe', 'always'),
      day: fc.option(fc.constant('2026-11-21'), { nil: undefined }),
      seed: fc.integer(),
      steps: fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }),
    })
    .map(({ set, deal, mode, day, seed, steps }) => {
      const started = startSession(variant, { deal, options: set.options, day });
      const random = randomFrom(seed);
      for (const one of steps) act(started, one, mode, random);
      return { started, mode };
    });
}

function act({ session, clock }: TestSession, step: Step, mode: Autoplay, random: () => number): void {
  if (step === 'move') {
    const move = anyMove(session.game.fork(), random);
    if (!move) return;
    expect(session.play(move)).toBeUndefined();
    followUp(session, mode);
  } else if (step === 'undo') session.undo();
  else if (step === 'redo') session.redo();
  else if (step === 'mark') session.setBookmark();
  else if (step === 'return') session.returnToBookmark();
  else clock.ms += 7000;
}

/** Every position that undo, redo and the bookmark lead to, with the possible actions there. */
function everythingOf(session: Session): unknown {
  const seen: unknown[] = [];
  const look = (): void => {
    const { position, canReturn, game } = session;
    const { canUndo, canRedo } = game;
    seen.push({ position, canReturn, canUndo, canRedo, next: session.automaticMove('always') });
  };
  look();
  while (session.undo()) look();
  while (session.redo()) look();
  if (session.returnToBookmark()) look();
  while (session.undo()) look();
  while (session.redo()) look();
  return seen;
}

const holds = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number, property: (value: T) => void): void => {
  fc.assert(fc.property(arbitrary, property), { numRuns, seed: 20_261_121 });
};

describe.each(GAMES)('random games of %s', (variant) => {
  it('undo restores the position before the player’s move, redo that after its automatic moves', () => {
    holds(played(variant), amount(6, 15), ({ started: { session }, mode }) => {
      const random = randomFrom(session.position.moves);
      const stops = [session.position];
      for (let i = 0; i < 10; i++) {
        const move = anyMove(session.game.fork(), random);
        if (!move) break;
        session.play(move);
        followUp(session, mode);
        stops.push(session.position);
      }
      for (const stop of stops.slice(0, -1).reverse()) {
        expect(session.undo()).toBe(true);
        expect(session.position).toEqual(stop);
      }
      for (const stop of stops.slice(1)) {
        expect(session.redo()).toBe(true);
        expect(session.position).toEqual(stop);
      }
      expect(session.redo()).toBe(false);
    });
  });

  it('a stored record restores everything', () => {
    holds(played(variant), amount(6, 15), ({ started: { session } }) => {
      const record = throughText(session.toRecord());
      const later = startSession().session;
      later.restore(record);
      expect(throughText(later.toRecord())).toEqual(record);
      expect(later.day).toBe(session.day);
      expect(later.wonOnce).toBe(session.wonOnce);
      expect(later.elapsed).toBe(Math.round(session.elapsed));
      expect(later.game.toJSON()).toEqual(session.game.toJSON());
      expect(everythingOf(later)).toEqual(everythingOf(session));
    });
  });

  it('a damaged record is refused and changes nothing, or restores a playable game', () => {
    const strange = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(
        { valueOf: 1, toString: 1 },
        -1,
        1.5,
        Infinity,
        '',
        [],
        [[]],
        ['draw'],
        undefined,
      ),
      fc.constantFrom<unknown>(
        ['draw', 'redeal'],
        ['tableau-1>tableau-2:1'],
        [0, 1, 2, 3],
        ['AS', 'KH'],
        [null],
      ),
    );
    const FIELDS = ['seconds', 'won', 'automatic', 'kept', 'bookmark', 'marked', 'day', 'game'];
    const SAVED = ['format', 'rules', 'variant', 'options', 'deal', 'deck', 'moves', 'cursor', 'digest'];
    const damage = fc.tuple(fc.constantFrom(...FIELDS, ...SAVED), strange);
    holds(
      fc.tuple(played(variant), fc.array(damage, { minLength: 1, maxLength: 3 })),
      amount(25, 60),
      ([one, faults]) => {
        const record = throughText(one.started.session.toRecord()) as Record<string, unknown>;
        for (const [field, value] of faults) {
          const { game } = record;
          if (FIELDS.includes(field)) record[field] = value;
          else if (typeof game === 'object' && game !== null) record['game'] = { ...game, [field]: value };
        }
        const { session, events } = startSession('klondike', { deal: 7, day: '2026-11-20' });
        make(session, 'draw');
        events.length = 0;
        const { position } = session;
        const before = session.toRecord();
        try {
          session.restore(record);
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidSaveError);
          expect(session.position).toBe(position);
          expect(session.toRecord()).toEqual(before);
          expect(session.running).toBe(true);
          expect(events).toEqual([]);
          return;
        }
        expect(events).toMatchObject([{ kind: 'deal', restored: true }]);
        expect(Number.isFinite(session.elapsed) && session.elapsed >= 0).toBe(true);
        expect(() => everythingOf(session)).not.toThrow();
        const kept = throughText(session.toRecord());
        const again = startSession().session;
        again.restore(kept);
        expect(throughText(again.toRecord())).toEqual(kept);
      },
    );
  });
});

it.each([undefined, null, 7, 'a game', [], {}, { game: null }, { game: {} }])(
  '%j is not a record',
  (record) => {
    const { session } = startSession();
    const { position } = session;
    expect(() => session.restore(record)).toThrow(InvalidSaveError);
    expect(session.position).toBe(position);
  },
);

it('a bookmark with illegal moves is restored as far as they are legal', () => {
  const { session } = startSession();
  make(session, 'draw');
  session.restore({ ...session.toRecord(), bookmark: ['draw', 'tableau-1>foundation-1:9', 'draw'] });
  make(session, 'draw');
  expect(session.returnToBookmark()).toBe(true);
  expect(session.position.moves).toBe(1);
});

it('automatic moves are undone with their move, also in a restored game', () => {
  const { session } = startSession();
  makeAndFollow(session, 'always', ACE);
  const later = startSession().session;
  later.restore(throughText(session.toRecord()));
  expect(later.position.moves).toBe(session.position.moves);
  later.undo();
  expect(later.position.moves).toBe(0);
});

it('a bookmark with an invalid move is not a bookmark', () => {
  const { session } = startSession();
  session.restore({ ...session.toRecord(), bookmark: ['draw', 'a move'] });
  expect(session.canReturn).toBe(false);
});
