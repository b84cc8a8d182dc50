// The events that a game controller reports to its subscribers.
import type { Move } from '../engine/index.js';
import type { SessionEvent } from '../session/session.js';
import type { ErrorDetail, VerdictDetail } from './events.js';
import type { InvalidAttribute } from './setup.js';

export type ControllerEvent =
  /** The game changed. */
  | SessionEvent
  /**
   * A text for screen readers. `spoken`: the part that a focus change does not announce already, which can be empty.
   * `inDialog`: the dialog announced it in its own live region.
   */
  | {
      readonly kind: 'announce';
      readonly text: string;
      readonly spoken: string;
      readonly lang: string;
      readonly inDialog: boolean;
    }
  /** The message on the table; an empty text removes it. */
  | { readonly kind: 'message'; readonly text: string }
  /** A move to highlight on the table. */
  | { readonly kind: 'hint'; readonly move: Move }
  /** The solver has a verdict for the position. */
  | { readonly kind: 'verdict'; readonly detail: VerdictDetail }
  /** Cards were selected or deselected. */
  | { readonly kind: 'selection' }
  /** The player requests help. */
  | { readonly kind: 'help' }
  /** The player changed a preference. */
  | { readonly kind: 'preferences' }
  /** The verdict or a search changed. */
  | { readonly kind: 'update' }
  /** An error was handled. */
  | { readonly kind: 'error'; readonly detail: ErrorDetail }
  /** Attributes of the element have values that are ignored. */
  | { readonly kind: 'invalid'; readonly attributes: readonly InvalidAttribute[] };
