// What a page hears of a game, and what it sees after each key.
import { type SolitaireEventDetails } from '../../src/elements/index.js';
import { deepActive, focusLabel } from './focus.js';

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
  'solitaire-announce',
  'solitaire-error',
] as const satisfies readonly (keyof SolitaireEventDetails)[];

export interface Ear {
  readonly all: readonly Heard[];
  /** The details of all events of a type, in order. */
  of<K extends keyof SolitaireEventDetails>(type: K): SolitaireEventDetails[K][];
  /** Forgets what was heard. */
  clear(): void;
  stop(): void;
}

/** Listens on the document, as a page does, until `stop()`. */
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

/** What was so once a key was let go. */
export interface KeyReport {
  readonly key: string;
  readonly focus: string;
  /** Whether the focus fell to the page. */
  readonly lost: boolean;
  readonly said: readonly string[];
  /** Moves, draws, redeals, undos. */
  readonly changes: number;
}

/** Reports on every key but Shift and its like, until `stop()`. */
export function watchKeys(): { reports: KeyReport[]; stop(): void } {
  const reports: KeyReport[] = [];
  const ear = listen();
  const stop = new AbortController();
  addEventListener('keydown', () => ear.clear(), { signal: stop.signal, capture: true });
  addEventListener(
    'keyup',
    ({ key }) => {
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(key)) return;
      const report = (): void => {
        const active = deepActive();
        reports.push({
          key,
          focus: focusLabel(),
          lost: !active || active === document.body,
          said: ear.of('solitaire-announce').map(({ text }) => text),
          changes: ear.of('solitaire-move').length + ear.of('solitaire-undo').length,
        });
      };
      // a button acts on Space only after this event
      if (key === ' ') setTimeout(report);
      else report();
    },
    { signal: stop.signal },
  );
  return {
    reports,
    stop: () => {
      ear.stop();
      stop.abort();
    },
  };
}
