// Formats the end of a game: won or lost, and its results.
import type { Session } from '../session/session.js';
import type { MessageFormatter } from './message-formatter.js';
import { missedText, puzzleText } from './puzzle-text.js';

/** "You won in 112 moves.", with the outcome; in a game in progress, whether a puzzle allows no more moves. */
export function endText(formatter: MessageFormatter, session: Session): string {
  const { movesMade } = session;
  const { status } = session.position;
  // announced once, with the first move too many
  if (status === 'playing')
    return movesMade === (session.puzzle?.most ?? NaN) + 1 ? missedText(formatter, session) : '';
  const end = status === 'won' ? formatter.message('won', { n: movesMade }) : lostText(formatter, session);
  return formatter.sentences(end, outcomeText(formatter, session));
}

/** Whether a lost game has legal moves left, none of which helps, such as a redeal of Cruel. */
const hasMoves = ({ game }: Pick<Session, 'game'>): boolean => game.legalMoves().length > 0;

/** That the game is lost, and what to do: "No moves left. Undo, or new game." */
export const lostText = (formatter: MessageFormatter, session: Pick<Session, 'game'>): string =>
  formatter.message(hasMoves(session) ? 'stuck' : 'lost');

/** That the game is lost: "No moves left". */
export const lostTitle = (formatter: MessageFormatter, session: Pick<Session, 'game'>): string =>
  formatter.message(hasMoves(session) ? 'stuckTitle' : 'lostTitle');

/** Further results of a finished game: of a puzzle, whether the stake is recovered, and the number of cards left. */
export function outcomeText(formatter: MessageFormatter, session: Session): string {
  const { position, game, cardsLeft } = session;
  const { status, stake, net } = position;
  return formatter.sentences(
    status === 'won' ? puzzleText(formatter, session) : '',
    stake ? formatter.message(net >= 0 ? 'brokeEven' : 'fellShort', { net: formatter.amount(net) }) : '',
    status === 'lost' && 'empty' in game.description.goal
      ? formatter.message('cardsLeft', { n: cardsLeft })
      : '',
  );
}
