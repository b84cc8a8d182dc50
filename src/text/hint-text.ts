// Formats hints: the move and its reason.
import type { Move, Position } from '../engine/index.js';
import type { Hint } from '../session/hints.js';
import type { Session } from '../session/session.js';
import { cardsTo, lostText } from './event-text.js';
import { pileOf, type MessageFormatter, type Values } from './message-formatter.js';

function moveText(formatter: MessageFormatter, move: Move, position: Position, drawn: number): string {
  if (move.kind === 'redeal') return formatter.message('hintRedeal');
  const from = pileOf(position, move.kind === 'play' ? move.from : 'stock')?.cards ?? [];
  if (move.kind === 'draw') return formatter.message('hintDraw', { n: Math.min(drawn, from.length) });
  return cardsTo(formatter, from.slice(-move.count), move.to, pileOf(position, move.to)?.cards.at(-1));
}

/** "Queen of hearts to tableau 3, on king of spades. A card turns up in tableau 5." */
export function hintText(
  formatter: MessageFormatter,
  { move, reason, hidden }: Hint,
  session: Session,
): string {
  const drawn = session.game.description.draw?.count ?? 1;
  const then = 'then' in reason ? session.game.fork() : undefined;
  then?.play(move);
  const values: Values = {
    ...('pile' in reason && { pile: reason.pile }),
    ...('plays' in reason && { n: reason.plays }),
    ...('moves' in reason && { n: reason.moves }),
    ...('cards' in reason && { n: reason.cards }),
    ...(then && 'then' in reason && { then: moveText(formatter, reason.then, then.position, drawn) }),
  };
  return formatter.sentences(
    moveText(formatter, move, session.position, drawn),
    formatter.form(formatter.texts.hintWhy[reason.code], values),
    hidden ? formatter.message('hintHidden') : '',
  );
}

/** The message if there is no hint. */
export function noHintText(formatter: MessageFormatter, session: Session): string {
  const { status } = session.position;
  const { draw } = session.game.description;
  if (status === 'lost') return draw ? formatter.message('hintLost') : lostText(formatter, session);
  return formatter.message(status === 'won' ? 'wonTitle' : 'hintNone');
}
