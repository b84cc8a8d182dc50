// The score counters of a game, from its data: amount paid, points or cards. Used by the toolbar and by announcements.
import type { Position } from '../engine/index.js';
import type { Session } from '../session/session.js';
import type { Phrases } from './phrases.js';

export interface Figure {
  readonly name: 'score' | 'stake' | 'net' | 'left';
  readonly label: string;
  readonly value: string;
}

/** The part of a session that the counters need. */
export interface Counted extends Pick<Session, 'cardsLeft'> {
  readonly position: Pick<Position, 'score' | 'stake' | 'net'>;
  readonly game: Pick<Session['game'], 'description'>;
}

export function figuresOf(session: Counted, phrases: Phrases): readonly Figure[] {
  const { score, stake, net } = session.position;
  const { description } = session.game;
  const figure = (name: Figure['name'], label: string, value: number): Figure => ({
    name,
    label,
    value: phrases.number(value),
  });
  if (stake) {
    return [
      figure('score', phrases.say('paid'), score),
      figure('stake', phrases.say('stake'), stake),
      figure('net', phrases.say('net'), net),
    ];
  }
  if (!description.score.plays?.length) return [];
  const label = phrases.say(description.score.won ? 'points' : 'score');
  const left = 'empty' in description.goal ? [figure('left', phrases.say('left'), session.cardsLeft)] : [];
  return [figure('score', label, score), ...left];
}
