// The events that a page receives from a game.
import { type SolitaireEventDetails } from '../../src/elements/index.js';

export type LoggedEvent = {
  [K in keyof SolitaireEventDetails]: {
    type: K;
    detail: SolitaireEventDetails[K];
    target: EventTarget | null;
  };
}[keyof SolitaireEventDetails];

const TYPES = [
  'solitaire-deal',
  'solitaire-before-move',
  'solitaire-move',
  'solitaire-score',
  'solitaire-undo',
  'solitaire-end',
  'solitaire-step',
  'solitaire-announce',
  'solitaire-error',
] as const satisfies readonly (keyof SolitaireEventDetails)[];

export interface EventLog {
  readonly all: readonly LoggedEvent[];
  /** The details of all events of a type, in order. */
  of<K extends keyof SolitaireEventDetails>(type: K): SolitaireEventDetails[K][];
  /** Clears the records. */
  clear(): void;
  stop(): void;
}

/** Records the events at the document until `stop()`. */
export function logEvents(target: Document = document): EventLog {
  const all: LoggedEvent[] = [];
  const stop = new AbortController();
  for (const type of TYPES) {
    target.addEventListener(
      type,
      (event) => {
        all.push({ type, detail: event.detail, target: event.target } as LoggedEvent);
      },
      { signal: stop.signal },
    );
  }
  return {
    all,
    of: (type) => all.flatMap((event) => (event.type === type ? [event.detail as never] : [])),
    clear: () => {
      all.length = 0;
    },
    stop: () => stop.abort(),
  };
}
