// The score counters of a game, from its data: amount paid, points or cards. Used by the toolbar and by announcements.
import { isScored } from '../engine/aim.js';
import type { Position } from '../engine/index.js';
import type { Session } from '../session/session.js';
import type { MessageFormatter } from './message-formatter.js';

export interface ScoreField {
  readonly name: 'score' | 'stake' | 'net' | 'left';
  readonly label: string;
  readonly value: string;
}

/** The part of a session that the counters need. */
export interface ScoreSource extends Pick<Session, 'cardsLeft'> {
  readonly position: Pick<Position, 'score' | 'stake' | 'net'>;
  readonly game: Pick<Session['game'], 'description'>;
}

/** What a game calls its score: the amount paid of a bet; points, if a win adds some; otherwise the score. */
export const scoreLabel = ({ position, game }: ScoreSource): 'paid' | 'points' | 'score' =>
  position.stake ? 'paid' : game.description.score.won ? 'points' : 'score';

export function scoreFields(session: ScoreSource, formatter: MessageFormatter): readonly ScoreField[] {
  const { score, stake, net } = session.position;
  const { description } = session.game;
  const figure = (name: ScoreField['name'], label: string, value: number): ScoreField => ({
    name,
    label,
    value: formatter.score(value, stake),
  });
  const label = formatter.message(scoreLabel(session));
  if (stake) {
    return [
      figure('score', label, score),
      figure('stake', formatter.message('stake'), stake),
      figure('net', formatter.message('net'), net),
    ];
  }
  if (!isScored(description)) return [];
  // if the lowest score is the best one, the score is the number of cards left
  const left =
    'empty' in description.goal && description.score.best !== 'lowest'
      ? [figure('left', formatter.message('left'), session.cardsLeft)]
      : [];
  return [figure('score', label, score), ...left];
}
