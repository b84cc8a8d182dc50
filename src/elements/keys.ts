// The keys of the table: they act only while the table has the focus, and leave all others to the page.
import { pressed, type KeyAction, type KeyMap, type Press, type Pressed } from './keymap.js';
import type { Roving } from './roving.js';

/** What a key can ask for. */
export interface KeyActions {
  readonly carrying: boolean;
  readonly seat: {
    /** Whether letters and digits act (WCAG 2.1.4). */
    shortcuts(): boolean;
    /** The keys in force. */
    keys(): KeyMap;
  };
  /** Goes somewhere on the table, and says what the focus does not. */
  walk(to: (roving: Roving) => void): void;
  putBack(): void;
  /** Whether a card can be picked up, with those on it. */
  isAvailable(pile: string, index: number): boolean;
  nextTarget(step: number): void;
  /** Does what a key of its own asks for. */
  act(wanted: Pressed): void;
}

/** Carries out a key; whether it meant anything here. */
export function pressKey(
  event: Press & { readonly isComposing: boolean; readonly repeat?: boolean },
  table: KeyActions,
): boolean {
  if (event.isComposing) return false;
  // a page's own keys come first
  const wanted = pressed(event, table.seat.keys(), table.seat.shortcuts());
  // a key that is held down acts once
  const again = event.repeat && (!wanted || !REPEATED.has(wanted.action));
  if (again && (wanted || event.key === 'Enter' || event.key === ' ')) return true;
  if (wanted) {
    table.act(wanted);
    return true;
  }
  if (event.altKey) return false;
  const command = event.ctrlKey || event.metaKey;
  // WebKit on Linux has no name for Shift+Tab
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

/** Keys that may be held down. */
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
