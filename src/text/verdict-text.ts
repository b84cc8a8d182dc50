// Formats verdicts, for the badge, announcements and spoken queries.
import { aboutOf } from '../engine/aim.js';
import type { Session } from '../session/session.js';
import type { SolvabilityStatus } from '../session/solvability.js';
import type { MessageFormatter, TextKey } from './message-formatter.js';

/** "Can no longer be won" */
export function signText(
  formatter: MessageFormatter,
  { state, about, best, fewest }: SolvabilityStatus,
): string {
  if (fewest) return formatter.message('signFewest', { n: fewest });
  // otherwise the search ended before the maximum was known
  return state === 'unwinnable' && about === 'aim' && best !== undefined
    ? formatter.message('signBest', { n: formatter.amount(best) })
    : formatter.texts.signs[about][state];
}

/** The part of a session that the texts of a verdict use. */
export interface VerdictSource {
  readonly position: Pick<Session['position'], 'status'>;
  readonly game: Pick<Session['game'], 'description'>;
}

/** The key of a text that has one form for winning and one for other aims. */
export const aboutKey = (
  text: 'back' | 'show' | 'lost' | 'never' | 'only',
  { game }: VerdictSource,
): TextKey => `${text}${aboutOf(game.description) === 'aim' ? 'Aim' : 'Win'}`;
