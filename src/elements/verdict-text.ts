// What a verdict says in words: on its badge, in announcements, and in the answer to a question.
import type { Session } from '../session/session.js';
import type { Sign } from '../session/verdict.js';
import type { Phrases, TextKey } from './phrases.js';

/** "Can no longer be won" */
export function signText(phrases: Phrases, { state, about, best }: Sign): string {
  // otherwise the search ended before the maximum was known
  return state === 'unwinnable' && about === 'aim' && best !== undefined
    ? phrases.say('signBest', { n: best })
    : phrases.texts.signs[about][state];
}

/** The part of a session that the texts of a verdict use. */
export interface Judged {
  readonly position: Pick<Session['position'], 'status'>;
  readonly game: Pick<Session['game'], 'description'>;
}

/** The key of a text that has one form for winning and one for other aims. */
export const aboutKey = (text: 'back' | 'show' | 'lost' | 'never' | 'only', { game }: Judged): TextKey =>
  `${text}${game.description.aim ? 'Aim' : 'Win'}`;
