// Formats session events as announcements: one string of whole sentences for each event.
import { aboutOf } from '../engine/aim.js';
import type { Session, SessionEvent } from '../session/session.js';
import { cardsOf, fillingOf, followed, madeBy, type Change } from './change.js';
import { drawSize } from './draw-text.js';
import { endText } from './end-text.js';
import { pileOf, type MessageFormatter } from './message-formatter.js';
import { playedText } from './play-text.js';
import { redealFragment } from './redeal-text.js';

/**
 * The announcement of a session event; empty if it has none.
 *
 * @param redealKey The name of the redeal key, if there is one.
 * @param focusedPile The pile of the card that the focus moved to. Screen readers announce that card, so the text
 *   omits it.
 */
export function eventText(
  formatter: MessageFormatter,
  event: SessionEvent,
  session: Session,
  redealKey?: string,
  focusedPile?: string,
): string {
  const { description } = session.game;
  switch (event.kind) {
    case 'deal': {
      const game = formatter.game(event.position.variant);
      if (event.restored) return formatter.message('restored', { game, n: session.movesMade });
      if (session.day)
        return formatter.message('dealtDaily', { game, day: formatter.intl.date(session.day) });
      const { deal } = session.game;
      return deal === null
        ? formatter.message('dealt', { game })
        : formatter.message('dealtNumber', { game, deal: String(deal) });
    }
    case 'move': {
      const redeal = event.move.kind === 'draw' && !session.game.explain({ kind: 'redeal' });
      const way = !redeal
        ? ''
        : redealKey
          ? formatter.message('pressToRedeal', { key: redealKey })
          : formatter.message('canRedeal');
      const end = formatter.sentences(way, endText(formatter, session));
      return playedText(formatter, { ...event, description, focusedPile }, event.events, end);
    }
    case 'undo': {
      const { move, steps } = event;
      if (steps) {
        const isAim = aboutOf(description) === 'aim';
        return formatter.message(isAim ? 'returnedToAim' : 'returnedTo', { n: steps });
      }
      if (!move) return formatter.message('returned');
      const change = { ...event, move, description, focusedPile };
      return event.redo
        ? redoText(formatter, change, endText(formatter, session))
        : formatter.sentences(undoText(formatter, change), manyText(formatter, change));
    }
    case 'bookmark':
      return formatter.message('bookmarkSet');
    case 'score':
    case 'pause':
    case 'end':
      return '';
  }
}

/** A redone move is announced like the original one; the cards come from the position before it. */
function redoText(formatter: MessageFormatter, change: Change, end: string): string {
  return playedText(
    formatter,
    change,
    [...madeBy(change), ...followed(change)],
    end || manyText(formatter, change),
  );
}

/** The number of moves, if several were undone or redone together. */
function manyText(formatter: MessageFormatter, { position: { moves }, before }: Change): string {
  if (Math.abs(moves - before.moves) < 2) return '';
  return formatter.message('sayFigure', {
    name: formatter.message('moves'),
    value: formatter.intl.number(moves),
  });
}

/** An undone move: the card that came back, and cards that are face down again. */
function undoText(
  formatter: MessageFormatter,
  { move, position: now, before, description, focusedPile }: Change,
): string {
  if (move.kind === 'redeal')
    return formatter.message('undoneRedeal', { action: redealFragment(formatter, description) });
  if (move.kind === 'draw') {
    const cards = (pileOf(now, 'stock')?.cards ?? []).slice(-drawSize(description, now)).reverse();
    return formatter.message('undoneDraw', { cards });
  }
  const [moved, second] = cardsOf(now, move);
  const undone =
    focusedPile !== undefined && focusedPile === moved?.from
      ? formatter.message('undoneBrief')
      : moved
        ? formatter.message('undone', { card: moved.card, pile: moved.from })
        : '';
  const other = second ? formatter.message('moved', { card: second.card, pile: second.from }) : '';
  if (formatter.verbosity === 'brief') return formatter.sentences(undone, other);
  const filled = fillingOf({ move, position: before, before: now });
  const back = filled ? formatter.message('moved', { card: filled.card, pile: filled.from }) : '';
  const hidden = now.piles.flatMap((pile) => {
    const was = pileOf(before, pile.id);
    return was && pile.kind !== 'stock' ? pile.cards.slice(was.faceDown, pile.faceDown) : [];
  });
  return formatter.sentences(
    undone,
    other,
    back,
    ...hidden.map((card) => formatter.message('nowFaceDown', { card })),
  );
}

/** The message for a storage error. */
export function faultText({ texts }: MessageFormatter, code: string): string {
  const faults: Readonly<Record<string, string>> = texts.faults;
  return faults[code] ?? texts.faults.other;
}
