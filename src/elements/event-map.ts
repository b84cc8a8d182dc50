// The types of the events that pages listen to, by name.
import type { SolitaireEventDetails } from '../controller/events.js';
import type {} from './solitaire-replay.js';

type SourceTag<K> = K extends 'solitaire-error'
  ? 'solitaire-game' | 'solitaire-replay' | 'playing-card'
  : K extends 'solitaire-step'
    ? 'solitaire-replay'
    : 'solitaire-game';

/** The elements that fire an event. A page that does not import the types of the replay has no type for its tag. */
type Source<K> = HTMLElementTagNameMap[Extract<SourceTag<K>, keyof HTMLElementTagNameMap>];

/**
 * The events by name. `target` is the element that fired the event; if that element is in a shadow root, listeners
 * outside of it get the host of that shadow root instead.
 */
export type SolitaireEventMap = {
  [K in keyof SolitaireEventDetails]: CustomEvent<SolitaireEventDetails[K]> & { readonly target: Source<K> };
};

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an augmentation adds by extending
  interface GlobalEventHandlersEventMap extends SolitaireEventMap {}
}
