// The keymap: the default keys, keys that a page redefines, recognition on any keyboard layout, and names of keys.
//
// A chord is written as `X`, `Shift+1`, `Ctrl+Shift+Z`, `?` or `F2`; ⌘ counts as Ctrl.
import { ownEntry } from '../engine/plain-data.js';
import type { MessageFormatter } from '../text/message-formatter.js';
import { ownFields, type InvalidAttribute } from './setup.js';

/** The default keys of each command. */
export const DEFAULT_KEYMAP = {
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

export type KeyAction = keyof typeof DEFAULT_KEYMAP;

/** Keys set by the page, by command; `null` for none. For columns and foundations, the first key is for number 1. */
export type PageKeys = { readonly [K in KeyAction]?: string | readonly string[] | null };

/** The current keys, by command. An empty text is a column or foundation without a key. */
export type KeyMap = Readonly<Record<KeyAction, readonly string[]>>;

/** The command of a key press; for columns and foundations with its index. */
export interface KeyCommand {
  readonly action: KeyAction;
  readonly nth: number;
}

/** The used part of a keyboard event. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  readonly getModifierState?: (key: string) => boolean;
};

const actions = Object.keys(DEFAULT_KEYMAP) as KeyAction[];

/** Keys that are identified by position (`code`), because their characters differ between keyboard layouts. */
const PLACES: ReadonlyMap<string, string> = new Map(
  DEFAULT_KEYMAP.columns.map((key) => [{ '-': 'Minus', '=': 'Equal' }[key as string] ?? `Digit${key}`, key]),
);
const PLACED = new Set(PLACES.values());

/** Whether the keys of a command are numbered. */
const isOrdered = (action: KeyAction): boolean => action === 'columns' || action === 'foundations';

const CHORD = /^((?:(?:Ctrl|⌘|Cmd|Meta|Shift)\+)*)(F[1-9]|F1[0-2]|\S)$/i;

/** Normalises a chord; `undefined` if the text is not one. */
function chordOf(text: unknown): string | undefined {
  const [, modifiers = '', key = ''] = CHORD.exec(typeof text === 'string' ? text.trim() : '') ?? [];
  // Shift is part of the chord for letters and positions; other characters may require Shift on some layouts
  const shift = /shift/i.test(modifiers) && hasShift(key);
  return key && chord(/ctrl|⌘|cmd|meta/i.test(modifiers), shift, key);
}

const hasShift = (key: string): boolean => /[a-z]/i.test(key) || PLACED.has(key);

const chord = (ctrl: boolean, shift: boolean, key: string): string =>
  `${ctrl ? 'Ctrl+' : ''}${shift ? 'Shift+' : ''}${key.toUpperCase()}`;

/** Whether a chord is a single character, which players can turn off (WCAG 2.1.4). */
const isCharacter = (one: string): boolean => !/^Ctrl\+|F\d+$/.test(one);

const EXPECTED = 'a key such as X, Shift+X, Ctrl+X or F2, a list of such keys, or null';

/** Merges the page's keys into the default keymap. Invalid keys are ignored and reported. */
export function keymapOf(keys: unknown): ParsedKeys {
  try {
    return read(keys ?? {});
  } catch {
    return {
      map: DEFAULT_KEYMAP,
      invalid: [{ attribute: 'keys', value: typeof keys, expected: '{ hint: "X", … }' }],
    };
  }
}

interface ParsedKeys {
  readonly map: KeyMap;
  readonly invalid: readonly InvalidAttribute[];
}

/** The number of commands that a page can set, and of keys of each; `columns` has 12. */
const MOST_COMMANDS = 50;
const MOST_KEYS = 20;

/** Reads the page's keys. Throws if they are not an object, or if one of their getters throws. */
function read(keys: unknown): ParsedKeys {
  const invalid: InvalidAttribute[] = [];
  const claimed = new Set<string>();
  const given = new Map<KeyAction, readonly string[]>();
  const fields = ownFields(keys);
  if (!fields) throw new TypeError('keys is not an object');
  const entries = Object.entries<unknown>(fields);
  if (entries.length > MOST_COMMANDS) {
    invalid.push({ attribute: 'keys', value: 'object', expected: `at most ${MOST_COMMANDS} commands` });
    return { map: DEFAULT_KEYMAP, invalid };
  }
  for (const [name, value] of entries) {
    const attribute = `keys.${name}`;
    const action = actions.find((one) => one === name);
    if (!action) {
      invalid.push({ attribute, value, expected: actions.join(', ') });
      continue;
    }
    if (value === undefined) continue;
    const list: readonly unknown[] = value === null ? [] : Array.isArray(value) ? value : [value];
    if (list.length > MOST_KEYS) {
      invalid.push({ attribute, value: 'list', expected: `at most ${MOST_KEYS} keys` });
      continue;
    }
    const chords = list.map((one) => {
      const read = chordOf(one);
      const free = read && !claimed.has(read);
      if (!free)
        invalid.push({
          attribute,
          value: one,
          expected: read ? 'a key that no other command has' : EXPECTED,
        });
      else claimed.add(read);
      return free ? read : '';
    });
    // a list with only invalid keys is ignored
    if (!list.length || chords.some(Boolean))
      given.set(action, isOrdered(action) ? chords : chords.filter(Boolean));
  }
  const map = actions.map((action) => {
    const own: readonly string[] = DEFAULT_KEYMAP[action];
    const left = own.map((one) => (claimed.has(one) ? '' : one));
    return [action, given.get(action) ?? (isOrdered(action) ? left : left.filter(Boolean))] as const;
  });
  return { map: Object.fromEntries(map) as KeyMap, invalid };
}

/** The part of the interface that each command belongs to; a page can hide it. */
const PARTS: Readonly<Partial<Record<KeyAction, string>>> = {
  undo: 'undo',
  redo: 'undo',
  hint: 'hints',
  finish: 'finish',
  help: 'help',
};

/** The keymap without commands of hidden parts. */
export function keysWithout(map: KeyMap, lacks: (part: string) => boolean): KeyMap {
  const kept = actions.map((action) => {
    const part = PARTS[action];
    return [action, part !== undefined && lacks(part) ? [] : map[action]] as const;
  });
  return Object.fromEntries(kept) as KeyMap;
}

/** The chords of a command, without single characters if shortcuts are off. */
export const chordsOf = (map: KeyMap, action: KeyAction, shortcuts: boolean): readonly string[] =>
  shortcuts ? map[action] : map[action].map((one) => (isCharacter(one) ? '' : one));

/** The command of a key press; `undefined` if there is none, so that the page can handle the key. */
export function pressed(press: Press, map: KeyMap, shortcuts: boolean): KeyCommand | undefined {
  for (const one of chordsPressed(press)) {
    for (const action of actions) {
      const nth = chordsOf(map, action, shortcuts).indexOf(one);
      if (nth >= 0) return { action, nth };
    }
  }
  return undefined;
}

/** The chords that a key press may mean, the most likely first. */
function chordsPressed(press: Press): string[] {
  const { key, code, shiftKey } = press;
  // Windows reports AltGr as Ctrl and Alt; then only the typed character counts
  const written = press.getModifierState?.('AltGraph') === true;
  if (press.altKey && !written) return [];
  const ctrl = (press.ctrlKey || press.metaKey) && !written;
  const chords: string[] = [];
  if (/^F\d+$/.test(key)) return [chord(ctrl, shiftKey, key)];
  // check characters before positions: some layouts have `?` on a digit key
  if (/^\S$/u.test(key) && !PLACED.has(key)) chords.push(chord(ctrl, shiftKey && hasShift(key), key));
  if (written) return chords;
  const place = PLACES.get(code) ?? (/^Numpad\d$/.test(code) && PLACED.has(key) ? key : undefined);
  if (place) chords.push(chord(ctrl, shiftKey, place));
  // non-Latin layout: use the letter at this position of a Latin one
  else if (!/^[\p{Script=Latin}\p{ASCII}]$/u.test(key) && key !== 'Dead') {
    const letter = /^Key([A-Z])$/.exec(code)?.[1];
    if (letter) chords.push(chord(ctrl, shiftKey, letter));
    else if (code === 'Slash' && shiftKey) chords.push(chord(ctrl, false, '?'));
  }
  return chords;
}

/** The display name of a chord: "Ctrl+Z", in German "Strg+Z". */
export const chordText = ({ texts }: MessageFormatter, key: string): string =>
  key.replace(/\w{2,}/g, (part) => ownEntry(texts.keyNames, part) ?? part);

/** The display name of the first key of a command; `undefined` if it has none. */
export function keyFor(
  formatter: MessageFormatter,
  action: KeyAction,
  map: KeyMap,
  shortcuts: boolean,
): string | undefined {
  const first = chordsOf(map, action, shortcuts).find(Boolean);
  return first && chordText(formatter, first);
}
