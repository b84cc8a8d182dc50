// Formats hints: the move and its reason.
import type { Move, Position } from '../engine/index.js';
import type { Hint } from '../session/hints.js';
import type { Session } from '../session/session.js';
import { cardsTo } from './messages.js';
import { pileOf, type Phrases, type Values } from './phrases.js';

function moveText(phrases: Phrases, move: Move, position: Position, drawn: number): string {
  if (move.kind === 'redeal') return phrases.say('hintRedeal');
  const from = pileOf(position, move.kind === 'play' ? move.from : 'stock')?.cards ?? [];
  if (move.kind === 'draw') return phrases.say('hintDraw', { n: Math.min(drawn, from.length) });
  return cardsTo(phrases, from.slice(-move.count), move.to, pileOf(position, move.to)?.cards.at(-1));
}

/** "Queen of hearts to tableau 3, on king of spades. A card turns up in tableau 5." */
export function hintText(phrases: Phrases, { move, reason, hidden }: Hint, session: Session): string {
  const drawn = session.game.description.draw?.count ?? 1;
  const then = 'then' in reason ? session.game.fork() : undefined;
  then?.play(move);
  const values: Values = {
    ...('pile' in reason && { pile: reason.pile }),
    ...('plays' in reason && { n: reason.plays }),
    ...('moves' in reason && { n: reason.moves }),
    ...(then && 'then' in reason && { then: moveText(phrases, reason.then, then.position, drawn) }),
  };
  return phrases.sentences(
    moveText(phrases, move, session.position, drawn),
    phrases.form(phrases.texts.hintWhy[reason.code], values),
    hidden ? phrases.say('hintHidden') : '',
  );
}

/** The message if there is no hint. */
export const noHintText = (phrases: Phrases, { status }: Position): string =>
  phrases.say(status === 'lost' ? 'hintLost' : status === 'won' ? 'wonTitle' : 'hintNone');
