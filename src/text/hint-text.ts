// Formats hints: the move and its reason.
import type { Card, Move, Position, Variant } from '../engine/index.js';
import { groupOf, pairPile } from '../engine/pile-names.js';
import type { Hint } from '../session/hint.js';
import type { Session } from '../session/session.js';
import { drawSize } from './draw-text.js';
import { cardsOf } from './change.js';
import { cardsTo, ontoOf, pairText } from './play-text.js';
import { lostText } from './end-text.js';
import { pileOf, type MessageFormatter, type Values } from './message-formatter.js';
import { redealLabel } from './redeal-text.js';

/** The part of a game that the text of a move uses. */
interface Place {
  readonly position: Position;
  readonly description: Variant;
}

type HintLength = 'full' | 'short';

function moveText(
  formatter: MessageFormatter,
  move: Move,
  { position, description }: Place,
  length: HintLength,
): string {
  if (move.kind === 'redeal')
    return formatter.message('hintRedeal', { action: redealLabel(formatter, description) });
  if (move.kind === 'draw') return formatter.message('hintDraw', { n: drawSize(description, position) });
  if (move.kind === 'pair') {
    const cards = cardsOf(position, move).map(({ card }) => card);
    const [one, other] = cards;
    if (length === 'full' || !one || !other) return pairText(formatter, cards, pairPile(description) ?? '');
    return formatter.message('hintPair', {
      sign: formatter.cardSign(one),
      onSign: formatter.cardSign(other),
    });
  }
  const cards = (pileOf(position, move.from)?.cards ?? []).slice(-move.count);
  const onto = ontoOf(position, move.to, description);
  const [card] = cards;
  if (length === 'full' || !card) return cardsTo(formatter, cards, move.to, onto);
  const sign = formatter.cardSign(card);
  return onto
    ? formatter.message('hintOn', { sign, onSign: formatter.cardSign(onto) })
    : formatter.message('hintTo', { sign, pile: move.to });
}

/** The places of the cards of a move, if their names do not show them: of pyramids, and of cards with a double. */
function placesText(formatter: MessageFormatter, move: Move, { position, description }: Place): string {
  if (move.kind !== 'play' && move.kind !== 'pair') return '';
  const isClear = (card: Card, from: string): boolean =>
    !description.piles[groupOf(from)]?.coveredBy &&
    position.piles.filter(({ cards, faceDown }) => cards.includes(card, faceDown)).length < 2;
  return formatter.sentences(
    ...cardsOf(position, move).map(({ card, from }) =>
      isClear(card, from) ? '' : formatter.message('sayWhere', { place: formatter.card(card), pile: from }),
    ),
  );
}

/**
 * "Queen of hearts to column 3, on king of spades. A card turns up in column 5."
 *
 * @param length `short` for the message on the table: "Move Q♥ onto K♠. A card turns up in column 5."
 */
export function hintText(
  formatter: MessageFormatter,
  { move, reason, hidden }: Hint,
  session: Pick<Session, 'position' | 'game'>,
  length: HintLength = 'full',
): string {
  const { description } = session.game;
  const then = 'then' in reason ? session.game.fork() : undefined;
  then?.play(move);
  const values: Values = {
    ...('pile' in reason && { pile: reason.pile, from: [groupOf(reason.pile)] }),
    ...('plays' in reason && { n: reason.plays }),
    ...('cards' in reason && { n: reason.cards }),
    ...(then &&
      'then' in reason && {
        then: moveText(formatter, reason.then, { position: then.position, description }, length),
      }),
  };
  const here = { position: session.position, description };
  return formatter.sentences(
    moveText(formatter, move, here, length),
    length === 'full' ? placesText(formatter, move, here) : '',
    formatter.form(formatter.texts.hintWhy[reason.code], values),
    hidden ? formatter.message('hintHidden') : '',
  );
}

/** The message if there is no hint. */
export function noHintText(formatter: MessageFormatter, session: Session): string {
  const { status } = session.position;
  const { game } = session;
  if (status === 'lost') {
    // draws and redeals are left, but none of them helps
    const isTurning = game.description.draw && game.legalMoves().some(({ kind }) => kind !== 'play');
    return isTurning ? formatter.message('hintLost') : lostText(formatter, session);
  }
  return formatter.message(status === 'won' ? 'wonTitle' : 'hintNone');
}
