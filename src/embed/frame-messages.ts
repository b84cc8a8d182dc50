// The messages from a frame to the embedding page: the height of the game and its events. The frame receives no
// messages.
import type { SolitaireEventDetails } from '../controller/events.js';

export type FrameMessage =
  | { readonly type: 'solitaire-elements:height'; readonly height: number }
  | {
      readonly [Name in keyof SolitaireEventDetails]: {
        readonly type: 'solitaire-elements:event';
        readonly name: Name;
        readonly detail: SolitaireEventDetails[Name];
      };
    }[keyof SolitaireEventDetails];

/** The events that are forwarded. */
const EVENTS = [
  'deal',
  'before-move',
  'move',
  'score',
  'undo',
  'end',
  'verdict',
  'step',
  'announce',
  'error',
] as const;

type Passed = `solitaire-${(typeof EVENTS)[number]}`;

/** The events missing from the list above. The type error below names them. */
export type Missing = Exclude<keyof SolitaireEventDetails, Passed>;
export const isComplete: [Missing] extends [never] ? true : Missing = true;

/** Posts a message to the embedding page. */
export type PostMessage = (message: FrameMessage) => void;

/**
 * Returns a function that posts to pages of these origins only (message-origins.ts); `undefined` if there is no
 * recipient.
 */
export function messagePoster(targets: readonly string[]): PostMessage | undefined {
  if (parent === window || !targets.length) return undefined;
  return (message) => {
    for (const target of targets) parent.postMessage(message, target);
  };
}

/** Forwards the events of a game. */
export function forwardEvents(game: HTMLElement, post: PostMessage): void {
  for (const event of EVENTS) {
    const name: Passed = `solitaire-${event}`;
    game.addEventListener(name, ({ detail }) => {
      post({ type: 'solitaire-elements:event', name, detail } as FrameMessage);
    });
  }
}
