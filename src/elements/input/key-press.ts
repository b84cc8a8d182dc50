// The effect of each key on the table. Keys without an effect are left to the page.
import {
  pressed,
  type KeyAction,
  type KeyCommand,
  type KeyMap,
  type Press,
} from '../../controller/keymap.js';

/** What the effect of a key depends on. */
export interface KeyContext {
  /** Whether cards are selected. */
  readonly carrying: boolean;
  /** Whether single-character shortcuts are on (WCAG 2.1.4). */
  readonly shortcuts: boolean;
  readonly keymap: KeyMap;
}

/** A movement of the focus: a method of RovingFocus, and its direction. */
export type FocusMove = readonly [method: 'toPile' | 'within' | 'toArea' | 'toEnd' | 'toEdge', step: 1 | -1];

/** `none`: a key that is held down and acts only once. */
export type KeyEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'command'; readonly command: KeyCommand }
  | { readonly kind: 'focus'; readonly move: FocusMove }
  | { readonly kind: 'target'; readonly step: 1 | -1 }
  | { readonly kind: 'cancel' };

/** The name of a key. WebKit on Linux reports Shift+Tab as 'Unidentified'; then `code` has the name. */
export const pressedKey = ({ key, code }: Pick<Press, 'key' | 'code'>): string =>
  key === 'Unidentified' ? code : key;

/** The effect of a key press, or `undefined` if the key is left to the page. */
export function keyEffect(
  event: Press & { readonly isComposing: boolean; readonly repeat?: boolean },
  { carrying, shortcuts, keymap }: KeyContext,
): KeyEffect | undefined {
  if (event.isComposing) return undefined;
  // keys that the page defines come first
  const command = pressed(event, keymap, shortcuts);
  // a key that is held down triggers most commands once
  const again = event.repeat && (!command || !REPEATED.has(command.action));
  if (again && (command || event.key === 'Enter' || event.key === ' ')) return { kind: 'none' };
  if (command) return { kind: 'command', command };
  if (event.altKey) return undefined;
  const key = pressedKey(event);
  const isControl = event.ctrlKey || event.metaKey;
  if (key === 'Escape') return carrying ? { kind: 'cancel' } : undefined;
  if (key === 'Tab')
    return carrying && !isControl ? { kind: 'target', step: event.shiftKey ? -1 : 1 } : undefined;
  const move = FOCUS_KEYS.get(`${isControl ? 'Ctrl+' : ''}${key}`);
  return move && { kind: 'focus', move };
}

/** Commands that repeat while their key is held down. */
const REPEATED: ReadonlySet<KeyAction> = new Set(['undo', 'redo']);

/** The keys that move the focus. `Ctrl` is also Cmd. */
const FOCUS_KEYS: ReadonlyMap<string, FocusMove> = new Map([
  ['ArrowLeft', ['toPile', -1]],
  ['ArrowRight', ['toPile', 1]],
  ['ArrowUp', ['within', -1]],
  ['ArrowDown', ['within', 1]],
  ['PageUp', ['toArea', -1]],
  ['PageDown', ['toArea', 1]],
  ['Home', ['toEnd', -1]],
  ['End', ['toEnd', 1]],
  ['Ctrl+Home', ['toEdge', -1]],
  ['Ctrl+End', ['toEdge', 1]],
]);
