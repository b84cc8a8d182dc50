// The types of the events that pages listen to, by name.
import type { SolitaireEventDetails } from '../controller/events.js';

/** The elements that fire an event. */
type Source<K> = HTMLElementTagNameMap[K extends 'solitaire-error'
  ? 'solitaire-game' | 'playing-card'
  : 'solitaire-game'];

/**
 * The events by name. `target` is the element that fired the event; if that element is in a shadow root of the page's
 * own, browsers give listeners outside of it the host of that shadow root instead.
 */
export type SolitaireEventMap = {
  [K in keyof SolitaireEventDetails]: CustomEvent<SolitaireEventDetails[K]> & { readonly target: Source<K> };
};

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an augmentation adds by extending
  interface GlobalEventHandlersEventMap extends SolitaireEventMap {}
}
