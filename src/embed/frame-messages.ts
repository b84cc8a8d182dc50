// What a frame tells the page around it: how high the game is, and what happens in it. It takes no messages.
import type { SolitaireEventDetails } from '../elements/events.js';

export type FrameMessage =
  | { readonly type: 'solitaire-elements:height'; readonly height: number }
  | {
      readonly [Name in keyof SolitaireEventDetails]: {
        readonly type: 'solitaire-elements:event';
        readonly name: Name;
        readonly detail: SolitaireEventDetails[Name];
      };
    }[keyof SolitaireEventDetails];

/** The events that are passed on. */
const EVENTS = [
  'deal',
  'before-move',
  'move',
  'score',
  'undo',
  'end',
  'verdict',
  'announce',
  'error',
] as const;

type Passed = `solitaire-${(typeof EVENTS)[number]}`;

/** All there are: the compiler names one that is missing here. */
export type Forgotten = Exclude<keyof SolitaireEventDetails, Passed>;
export const nothingForgotten: [Forgotten] extends [never] ? true : Forgotten = true;

/** Posts a message to the page around. */
export type Tell = (message: FrameMessage) => void;

/** Posts to pages of these origins only (message-origins.ts); `undefined` where there is none to post to. */
export function teller(targets: readonly string[]): Tell | undefined {
  if (parent === window || !targets.length) return undefined;
  return (message) => {
    for (const target of targets) parent.postMessage(message, target);
  };
}

/** Passes on what happens in a game. */
export function tellEvents(game: HTMLElement, tell: Tell): void {
  for (const event of EVENTS) {
    const name: Passed = `solitaire-${event}`;
    game.addEventListener(name, ({ detail }) => {
      tell({ type: 'solitaire-elements:event', name, detail } as FrameMessage);
    });
  }
}
