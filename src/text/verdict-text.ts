// Formats verdicts, for the badge, announcements and spoken queries.
import { aboutOf } from '../engine/aim.js';
import type { Session } from '../session/session.js';
import type { SolvabilityStatus } from '../session/solvability.js';
import type { MessageFormatter, TextKey } from './message-formatter.js';

/** "Can no longer be won" */
export function signText(
  formatter: MessageFormatter,
  { state, about, best, isMost, fewest }: SolvabilityStatus,
): string {
  if (fewest) return formatter.message('signFewest', { n: fewest });
  const sign = formatter.texts.signs[about][state];
  if (about !== 'aim' || best === undefined || !isMost) return sign;
  const values = { n: formatter.amount(best) };
  // next to the Back button there is space for only one of the two texts; and a deal without a chance lost none
  return state === 'winnable'
    ? `${sign} · ${formatter.fragment(formatter.texts.signBest, values)}`
    : formatter.message('signBest', values);
}

/** "Can no longer be won." */
export const verdictText = (formatter: MessageFormatter, verdict: SolvabilityStatus): string => {
  const text = signText(formatter, verdict);
  return text.endsWith('…') ? text : formatter.message('sayVerdict', { verdict: text });
};

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
