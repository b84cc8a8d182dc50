// The part of the game controller that its announcer, moves, hints and searches use.
import type { Variant } from '../engine/index.js';
import type { RandomDeals, Session } from '../session/session.js';
import type { MessageFormatter } from '../text/message-formatter.js';
import type { Announcer } from './announcer.js';
import type { ControllerEvent } from './controller-event.js';
import type { Preferences } from './preferences.js';

export interface ControllerContext {
  /** Whether a session exists; a search alone must not create one. */
  readonly isOpen: boolean;
  readonly session: Session;
  readonly formatter: MessageFormatter;
  readonly announcer: Announcer;
  /** The preferences of the page and the player. */
  readonly preferences: Preferences;
  /** Whether verdicts are enabled. */
  readonly showsVerdict: boolean;
  /** How random deals of a game are chosen. */
  dealsOf(variant: string | Variant): RandomDeals;
  /** Runs an action; reports invalid input of the page. @returns Whether it succeeded. */
  guard(act: () => void): boolean;
  /** Called when the verdict of the current position changes. */
  publishVerdict(): void;
  /** Reports an event to the subscribers. */
  notify(event: ControllerEvent): void;
}
