// The keys of the table: they act only while the table has the focus, and leave all others to the page.
import { pressed, type KeyMap, type Press, type Pressed } from './keymap.js';
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
  nextTarget(step: number): void;
  /** Does what a key of its own asks for. */
  act(wanted: Pressed): void;
}

/** Carries out a key; whether it meant anything here. */
export function pressKey(event: Press & { readonly isComposing: boolean }, table: KeyActions): boolean {
  if (event.isComposing) return false;
  // a page's own keys come first
  const wanted = pressed(event, table.seat.keys(), table.seat.shortcuts());
  if (wanted) {
    table.act(wanted);
    return true;
  }
  if (event.altKey) return false;
  const command = event.ctrlKey || event.metaKey;
  switch (event.key) {
    case 'Home':
    case 'End': {
      const last = event.key === 'End';
      table.walk((roving) => {
        if (command) roving.toEdge(last);
        else roving.toEnd(last);
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
  const way = command ? undefined : WAYS[event.key];
  if (way) table.walk(way);
  return way !== undefined;
}

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
