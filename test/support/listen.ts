// The events that a page receives from a game.
import { type SolitaireEventDetails } from '../../src/elements/index.js';

export type Heard = {
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

export interface Ear {
  readonly all: readonly Heard[];
  /** The details of all events of a type, in order. */
  of<K extends keyof SolitaireEventDetails>(type: K): SolitaireEventDetails[K][];
  /** Clears the records. */
  clear(): void;
  stop(): void;
}

/** Records the events at the document until `stop()`. */
export function listen(target: Document = document): Ear {
  const all: Heard[] = [];
  const stop = new AbortController();
  for (const type of TYPES) {
    target.addEventListener(
      type,
      (event) => {
        all.push({ type, detail: event.detail, target: event.target } as Heard);
      },
      { signal: stop.signal },
    );
  }
  return {
    all,
    of: (type) => all.flatMap((heard) => (heard.type === type ? [heard.detail as never] : [])),
    clear: () => {
      all.length = 0;
    },
    stop: () => stop.abort(),
  };
}
