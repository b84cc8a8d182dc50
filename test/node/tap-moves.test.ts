// Moves by tapping: a tap makes the best move, quick taps on the same card make each of its other moves in turn, and
// the history contains one move.
import { describe, expect, it } from 'vitest';
import { readMove, writeMove, type Move } from '../../src/engine.js';
import { TapMoves } from '../../src/controller/tap-moves.js';
import { destinationsOf } from '../../src/session/destinations.js';
import type { Session } from '../../src/session/session.js';
import { startSession } from '../support/sessions.js';
import { cardsOf } from '../support/cards.js';
import { winVectors } from '../support/vectors.js';

interface Table {
  readonly session: Session;
  readonly taps: TapMoves;
  /** Moves that the page prevents. */
  readonly prevented: Set<string>;
}

function tableFor(session: Session, hintedMove?: Move): Table {
  const prevented = new Set<string>();
  const announcer = { batch: <T>(act: () => T): T => act() };
  const controller = {
    session,
    announcer,
    hintedMove,
    requestMove: (move: Move) => !prevented.has(writeMove(move)) && !session.play(move),
    undo: () => session.undo(),
    redo: () => session.redo(),
  };
  return {
    session,
    prevented,
    taps: new TapMoves(controller as unknown as ConstructorParameters<typeof TapMoves>[0]),
  };
}

const sizeOf = ({ position }: Session, pile: string): number =>
  position.piles.find(({ id }) => id === pile)?.cards.length ?? 0;

/** The pile and index of the moved card after a move. */
const placeAfter = (session: Session, move: Move): [pile: string, index: number] =>
  move.kind === 'play'
    ? [move.to, sizeOf(session, move.to) - move.count]
    : ['waste', sizeOf(session, 'waste') - 1];

const lastMove = ({ moves, position }: Session): string => {
  const move = moves[position.moves - 1];
  return move ? writeMove(move) : '';
};

/** A table on which some card has several targets. */
function withChoice(): Table & {
  readonly from: string;
  readonly index: number;
  readonly choices: readonly Move[];
} {
  for (let deal = 1; deal < 100; deal++) {
    const table = tableFor(startSession('klondike', { deal }).session);
    for (const { id, cards, kind } of table.session.position.piles) {
      const choices = kind === 'tableau' ? destinationsOf(table.session.game, id, 1) : [];
      if (
        choices.length > 1 &&
        choices.every((move) => move.kind === 'play' && move.to.startsWith('tableau'))
      )
        return { ...table, from: id, index: cards.length - 1, choices };
    }
  }
  throw new Error('no card has a choice');
}

describe('taps', () => {
  it('on the card of a hint make the hinted move first, then the others', () => {
    const { session, from, index, choices } = withChoice();
    const hinted = choices[1] as Move;
    const { taps } = tableFor(session, hinted);
    expect(taps.tap(from, index, 0)).toBe('moved');
    expect(lastMove(session)).toBe(writeMove(hinted));
    expect(taps.tap(...placeAfter(session, hinted), 100)).toBe('moved');
    expect(lastMove(session)).toBe(writeMove(choices[0] as Move));
  });

  const shortest = ['klondike', 'reno', 'cruel', 'demon', 'over-under'].map((variant) => {
    const [win] = winVectors()
      .filter((one) => one.variant === variant)
      .sort((a, b) => a.line.length - b.line.length);
    if (!win) throw new Error(`no win of ${variant}`);
    return [variant, win] as const;
  });

  it.each(shortest)(
    'alone make every play of a whole game of %s, and the history contains these plays',
    (variant, win) => {
      const { session, taps } = tableFor(
        startSession(variant, { deck: cardsOf(win.deck), options: win.options }).session,
      );
      let at = 0;
      for (const text of win.line) {
        const move = readMove(text) as Move;
        at += 10_000;
        if (move.kind !== 'play') {
          expect(session.play(move)).toBeUndefined();
          continue;
        }
        const { moves } = session.position;
        let [pile, index] = [move.from, sizeOf(session, move.from) - move.count];
        for (let tries = 0; lastMove(session) !== text || session.position.moves === moves; tries++) {
          expect(tries, text).toBeLessThan(20);
          expect(taps.tap(pile, index, (at += 100)), text).toBe('moved');
          [pile, index] = placeAfter(session, session.moves[session.position.moves - 1] as Move);
        }
        expect(session.position.moves, text).toBe(moves + 1);
      }
      expect(session.position.status).toBe('won');
      expect(session.moves.map(writeMove)).toEqual(win.line);
    },
  );

  it('on a card in quick succession make each of its moves in turn, then the first one again', () => {
    const { session, taps, from, index, choices } = withChoice();
    expect(taps.tap(from, index, 0)).toBe('moved');
    const made = [lastMove(session)];
    for (let i = 1; i <= choices.length; i++) {
      const [pile, now] = placeAfter(session, choices[(i - 1) % choices.length] as Move);
      expect(taps.tap(pile, now, i * 100)).toBe('moved');
      made.push(lastMove(session));
    }
    expect(made).toEqual([...choices, choices[0] as Move].map(writeMove));
    expect(session.position.moves).toBe(1);
  });

  it('on a card later, after another move or on another card start a new sequence', () => {
    for (const disturb of ['time', 'move', 'card'] as const) {
      const { session, taps, from, index, choices } = withChoice();
      taps.tap(from, index, 0);
      const [pile, now] = placeAfter(session, choices[0] as Move);
      if (disturb === 'move') session.play({ kind: 'draw' });
      const before = session.position.moves;
      const result = taps.tap(pile, disturb === 'card' ? 0 : now, disturb === 'time' ? 60_000 : 100);
      // a new move starts at the current place of the card: nothing is undone
      expect(session.position.moves).toBe(before + (result === 'moved' ? 1 : 0));
      if (result === 'moved') expect(lastMove(session)).toMatch(new RegExp(`^${pile}>`));
      expect(session.moves.slice(0, 1).map(writeMove)).toEqual([writeMove(choices[0] as Move)]);
    }
  });

  it('skip moves that the page prevents, and change nothing if it prevents all', () => {
    const { session, taps, prevented, from, index, choices } = withChoice();
    taps.tap(from, index, 0);
    for (const move of choices.slice(1)) prevented.add(writeMove(move));
    const [pile, now] = placeAfter(session, choices[0] as Move);
    prevented.add(writeMove(choices[0] as Move));
    const { piles } = session.position;
    expect(taps.tap(pile, now, 100)).toBe('prevented');
    expect(session.position.piles).toEqual(piles);
    expect(session.position.moves).toBe(1);
  });

  it('on immovable cards make no move', () => {
    const { session, taps } = tableFor(startSession('klondike', { deal: 7 }).session);
    expect(taps.tap('tableau-7', 0, 0)).toBe('nowhere');
    expect(session.position.moves).toBe(0);
  });
});
