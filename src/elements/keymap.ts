// Which key does what: the keys that a page can change or turn off, how a press is recognised on any keyboard, and
// how keys are called.
//
// A chord is written as `X`, `Shift+1`, `Ctrl+Shift+Z`, `?` or `F2`; ⌘ counts as Ctrl.
import { named, type Phrases } from './phrases.js';
import { fieldsOf, type Wrong } from './wishes.js';

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

/** The keys a page wishes, by action; `null`: none. Of columns and foundations, the first is that of number 1. */
export type PageKeys = { readonly [K in KeyAction]?: string | readonly string[] | null };

/** The keys in force, by action; an empty one keeps the place of a column that has none. */
export type KeyMap = Readonly<Record<KeyAction, readonly string[]>>;

/** What a press asks for; of columns and foundations, which. */
export interface Pressed {
  readonly action: KeyAction;
  readonly nth: number;
}

/** A press of a key, as the browser tells it. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  readonly getModifierState?: (key: string) => boolean;
};

const actions = Object.keys(KEYS) as KeyAction[];

/** Keys that are known by their place alone: what they write differs too much, with Shift and without. */
const PLACES: Readonly<Record<string, string>> = Object.fromEntries(
  KEYS.columns.map((key) => [{ '-': 'Minus', '=': 'Equal' }[key as string] ?? `Digit${key}`, key]),
);
const PLACED = new Set(Object.values(PLACES));

/** Actions whose keys have an order. */
const isOrdered = (action: KeyAction): boolean => action === 'columns' || action === 'foundations';

const CHORD = /^((?:(?:Ctrl|⌘|Cmd|Meta|Shift)\+)*)(F[1-9]|F1[0-2]|\S)$/i;

/** A chord as all others are written; `undefined` for what is none. */
function chordOf(text: unknown): string | undefined {
  const [, modifiers = '', key = ''] = CHORD.exec(typeof text === 'string' ? text.trim() : '') ?? [];
  // a modifier counts with keys that are known by their letter or place; other signs need it to be written at all
  const shift = /shift/i.test(modifiers) && hasShift(key);
  return key && chord(/ctrl|⌘|cmd|meta/i.test(modifiers), shift, key);
}

const hasShift = (key: string): boolean => /[a-z]/i.test(key) || PLACED.has(key);

const chord = (ctrl: boolean, shift: boolean, key: string): string =>
  `${ctrl ? 'Ctrl+' : ''}${shift ? 'Shift+' : ''}${key.toUpperCase()}`;

/** Whether a key alone writes something: such can be turned off (WCAG 2.1.4). */
const isCharacter = (one: string): boolean => !/^Ctrl\+|F\d+$/.test(one);

const EXPECTED = 'a key such as X, Shift+X, Ctrl+X or F2, a list of such keys, or null';

/** The keys of the page laid over those of the game. What is no key is left out and told. */
export function keymapOf(keys: unknown): Read {
  try {
    return read(keys ?? {});
  } catch {
    return { map: KEYS, wrong: [{ attribute: 'keys', value: typeof keys, expected: '{ hint: "X", … }' }] };
  }
}

interface Read {
  readonly map: KeyMap;
  readonly wrong: readonly Wrong[];
}

/** Throws where there is nothing to be read, or a getter of the page's does. */
function read(keys: unknown): Read {
  const wrong: Wrong[] = [];
  const claimed = new Set<string>();
  const given = new Map<KeyAction, readonly string[]>();
  for (const [name, value] of Object.entries<unknown>(fieldsOf(keys) as Record<string, unknown>)) {
    const attribute = `keys.${name}`;
    const action = actions.find((one) => one === name);
    if (!action) {
      wrong.push({ attribute, value, expected: actions.join(', ') });
      continue;
    }
    if (value === undefined) continue;
    const list: readonly unknown[] = value === null ? [] : Array.isArray(value) ? value : [value];
    const chords = list.map((one) => {
      const read = chordOf(one);
      const free = read && !claimed.has(read);
      if (!free) wrong.push({ attribute, value: one, expected: read ? 'a key of its own' : EXPECTED });
      else claimed.add(read);
      return free ? read : '';
    });
    // nothing but faults is as if nothing had been said
    if (!list.length || chords.some(Boolean))
      given.set(action, isOrdered(action) ? chords : chords.filter(Boolean));
  }
  const map = actions.map((action) => {
    const own: readonly string[] = KEYS[action];
    const left = own.map((one) => (claimed.has(one) ? '' : one));
    return [action, given.get(action) ?? (isOrdered(action) ? left : left.filter(Boolean))] as const;
  });
  return { map: Object.fromEntries(map) as KeyMap, wrong };
}

/** The parts of a table that a page can leave out, with their keys. */
const PARTS: Readonly<Partial<Record<KeyAction, string>>> = {
  undo: 'undo',
  redo: 'undo',
  hint: 'hints',
  finish: 'finish',
  help: 'help',
};

/** The keys that have something to act on. */
export function keysWithout(map: KeyMap, lacks: (part: string) => boolean): KeyMap {
  const kept = actions.map((action) => {
    const part = PARTS[action];
    return [action, part !== undefined && lacks(part) ? [] : map[action]] as const;
  });
  return Object.fromEntries(kept) as KeyMap;
}

/** The keys in force where those that write something are turned off. */
export const chordsOf = (map: KeyMap, action: KeyAction, shortcuts: boolean): readonly string[] =>
  shortcuts ? map[action] : map[action].map((one) => (isCharacter(one) ? '' : one));

/** What a press asks for; `undefined`: nothing, it is left to the page. */
export function pressed(press: Press, map: KeyMap, shortcuts: boolean): Pressed | undefined {
  for (const one of chordsPressed(press)) {
    for (const action of actions) {
      const nth = chordsOf(map, action, shortcuts).indexOf(one);
      if (nth >= 0) return { action, nth };
    }
  }
  return undefined;
}

/** The chords that a press may stand for, the likelier first. */
function chordsPressed(press: Press): string[] {
  const { key, code, shiftKey } = press;
  // with AltGr, Windows tells of Ctrl and Alt; what is written then is no matter of places
  const written = press.getModifierState?.('AltGraph') === true;
  if (press.altKey && !written) return [];
  const ctrl = (press.ctrlKey || press.metaKey) && !written;
  const chords: string[] = [];
  if (/^F\d+$/.test(key)) return [chord(ctrl, shiftKey, key)];
  // before the places: some keyboards have `?` beside the 0
  if (/^\S$/u.test(key) && !PLACED.has(key)) chords.push(chord(ctrl, shiftKey && hasShift(key), key));
  if (written) return chords;
  const place = PLACES[code] ?? (/^Numpad\d$/.test(code) && PLACED.has(key) ? key : undefined);
  if (place) chords.push(chord(ctrl, shiftKey, place));
  // a keyboard of another script: the key where a Latin one has the letter
  else if (!/^[\p{Script=Latin}\p{ASCII}]$/u.test(key) && key !== 'Dead') {
    const letter = /^Key([A-Z])$/.exec(code)?.[1];
    if (letter) chords.push(chord(ctrl, shiftKey, letter));
    else if (code === 'Slash' && shiftKey) chords.push(chord(ctrl, false, '?'));
  }
  return chords;
}

/** How a key is called: "Ctrl+Z", in German "Strg+Z". */
export const keyName = ({ texts }: Phrases, key: string): string =>
  key.replace(/\w{2,}/g, (part) => named(texts.keyNames, part) ?? part);

/** The first key in force for an action, as it is called; `undefined`: it has none. */
export function keyFor(
  phrases: Phrases,
  action: KeyAction,
  map: KeyMap,
  shortcuts: boolean,
): string | undefined {
  const first = chordsOf(map, action, shortcuts).find(Boolean);
  return first && keyName(phrases, first);
}
