// Maps key presses on the table to actions. Keys that the table does not use are left to the page.
import {
  pressed,
  type KeyAction,
  type KeyMap,
  type Press,
  type KeyCommand,
} from '../../controller/keymap.js';
import type { RovingFocus } from './roving-focus.js';

/** The actions that keys can trigger. */
export interface KeyTarget {
  readonly carrying: boolean;
  readonly controller: {
    /** Whether single-character shortcuts are on (WCAG 2.1.4). */
    readonly shortcuts: boolean;
    /** The current keymap. */
    readonly keymap: KeyMap;
  };
  /**
   * Moves the focus on the table, and announces what the focus change does not convey.
   *
   * @param edge The end of the pile that the key moves to.
   */
  navigate(to: (rovingFocus: RovingFocus) => void, edge?: Edge): void;
  cancelSelection(): void;
  /** Whether a card can be picked up, together with the cards on it. */
  isAvailable(pile: string, index: number): boolean;
  nextTarget(step: number): void;
  /** Runs the command of a shortcut. */
  runCommand(wanted: KeyCommand): void;
}

/** An end of a pile: its deepest or its top card. */
export type Edge = 'first' | 'last';

/** The name of a key. WebKit on Linux reports Shift+Tab as 'Unidentified'; then `code` has the name. */
export const keyName = ({ key, code }: Pick<Press, 'key' | 'code'>): string =>
  key === 'Unidentified' ? code : key;

/** Handles a key press. Returns whether the table used it. */
export function pressKey(
  event: Press & { readonly isComposing: boolean; readonly repeat?: boolean },
  table: KeyTarget,
): boolean {
  if (event.isComposing) return false;
  // keys that the page defines come first
  const wanted = pressed(event, table.controller.keymap, table.controller.shortcuts);
  // a key that is held down triggers most commands once
  const again = event.repeat && (!wanted || !REPEATED.has(wanted.action));
  if (again && (wanted || event.key === 'Enter' || event.key === ' ')) return true;
  if (wanted) {
    table.runCommand(wanted);
    return true;
  }
  if (event.altKey) return false;
  const command = event.ctrlKey || event.metaKey;
  const key = keyName(event);
  switch (key) {
    case 'Home':
    case 'End': {
      const last = key === 'End';
      const edge = command ? undefined : last ? 'last' : 'first';
      table.navigate((rovingFocus) => {
        if (command) rovingFocus.toEdge(last);
        else if (last) rovingFocus.toTop();
        else rovingFocus.toDeepest((pile, index) => table.isAvailable(pile, index));
      }, edge);
      return true;
    }
    case 'Escape':
      if (!table.carrying) return false;
      table.cancelSelection();
      return true;
    case 'Tab':
      if (!table.carrying || command) return false;
      table.nextTarget(event.shiftKey ? -1 : 1);
      return true;
  }
  const navigation = command ? undefined : NAVIGATION[key];
  if (navigation) table.navigate(navigation, ENDS[key]);
  return navigation !== undefined;
}

/** Commands that repeat while their key is held down. */
const REPEATED: ReadonlySet<KeyAction> = new Set(['undo', 'redo']);

/** The ends that the keys within a pile move to. */
const ENDS: Readonly<Record<string, Edge>> = { ArrowUp: 'first', ArrowDown: 'last' };

/** The keys that move the focus. */
const NAVIGATION: Readonly<Record<string, (rovingFocus: RovingFocus) => void>> = {
  ArrowLeft: (rovingFocus) => {
    rovingFocus.toPile(-1);
  },
  ArrowRight: (rovingFocus) => {
    rovingFocus.toPile(1);
  },
  ArrowUp: (rovingFocus) => {
    rovingFocus.within(-1);
  },
  ArrowDown: (rovingFocus) => {
    rovingFocus.within(1);
  },
  PageUp: (rovingFocus) => {
    rovingFocus.toArea(-1);
  },
  PageDown: (rovingFocus) => {
    rovingFocus.toArea(1);
  },
};
