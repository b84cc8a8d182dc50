// Maps key presses on the table to actions. Keys that the table does not use are left to the page.
import { pressed, type KeyAction, type KeyMap, type Press, type Pressed } from './keymap.js';
import type { Roving } from './roving.js';

/** The actions that keys can trigger. */
export interface KeyActions {
  readonly carrying: boolean;
  readonly seat: {
    /** Whether single-character shortcuts are on (WCAG 2.1.4). */
    shortcuts(): boolean;
    /** The current keymap. */
    keys(): KeyMap;
  };
  /** Moves the focus on the table, and announces what the focus change does not convey. */
  walk(to: (roving: Roving) => void): void;
  putBack(): void;
  /** Whether a card can be picked up, together with the cards on it. */
  isAvailable(pile: string, index: number): boolean;
  nextTarget(step: number): void;
  /** Runs the command of a shortcut. */
  act(wanted: Pressed): void;
}

/** Handles a key press. Returns whether the table used it. */
export function pressKey(
  event: Press & { readonly isComposing: boolean; readonly repeat?: boolean },
  table: KeyActions,
): boolean {
  if (event.isComposing) return false;
  // keys that the page defines come first
  const wanted = pressed(event, table.seat.keys(), table.seat.shortcuts());
  // a key that is held down triggers most commands once
  const again = event.repeat && (!wanted || !REPEATED.has(wanted.action));
  if (again && (wanted || event.key === 'Enter' || event.key === ' ')) return true;
  if (wanted) {
    table.act(wanted);
    return true;
  }
  if (event.altKey) return false;
  const command = event.ctrlKey || event.metaKey;
  // WebKit on Linux reports Shift+Tab as 'Unidentified'
  const key = event.key === 'Unidentified' ? event.code : event.key;
  switch (key) {
    case 'Home':
    case 'End': {
      const last = key === 'End';
      table.walk((roving) => {
        if (command) roving.toEdge(last);
        else if (last) roving.toTop();
        else roving.toDeepest((pile, index) => table.isAvailable(pile, index));
      });
      return true;
    }
    case 'Escape':
      if (!table.carrying) return false;
      table.putBack();
      return true;
    case 'Tab':
      if (!table.carrying || command) return false;
      table.nextTarget(event.shiftKey ? -1 : 1);
      return true;
  }
  const way = command ? undefined : WAYS[key];
  if (way) table.walk(way);
  return way !== undefined;
}

/** Commands that repeat while their key is held down. */
const REPEATED: ReadonlySet<KeyAction> = new Set(['undo', 'redo']);

const WAYS: Readonly<Record<string, (roving: Roving) => void>> = {
  ArrowLeft: (roving) => {
    roving.toPile(-1);
  },
  ArrowRight: (roving) => {
    roving.toPile(1);
  },
  ArrowUp: (roving) => {
    roving.within(-1);
  },
  ArrowDown: (roving) => {
    roving.within(1);
  },
  PageUp: (roving) => {
    roving.toArea(-1);
  },
  PageDown: (roving) => {
    roving.toArea(1);
  },
};
