// How a game shows its score, by its data: what was paid, points, or cards; the same to see and to hear.
import type { Position } from '../engine/index.js';
import type { Session } from '../session/session.js';
import type { Phrases } from './phrases.js';

export interface Figure {
  readonly name: 'score' | 'stake' | 'net' | 'left';
  readonly label: string;
  readonly value: string;
}

/** A game, as far as its figures are concerned. */
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
