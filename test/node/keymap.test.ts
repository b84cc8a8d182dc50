// Keys that a page changes, and key events of keyboards in many languages.
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_KEYMAP,
  keyFor,
  keymapOf,
  chordText,
  keysWithout,
  pressed,
  type KeyMap,
  type Press,
} from '../../src/controller/keymap.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { en } from '../../src/locales/en-all.js';
import { toText } from '../../src/controller/setup.js';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const english = new MessageFormatter(en, 'en');

/** The command of a key, as `hint` or `columns 3`. */
function commandOf(
  key: string,
  code: string,
  more: Partial<Press> = {},
  map: KeyMap = DEFAULT_KEYMAP,
  shortcuts = true,
) {
  const found = pressed({ key, code, ...NONE, ...more }, map, shortcuts);
  if (!found) return undefined;
  const { action, nth } = found;
  return action === 'columns' || action === 'foundations' ? `${action} ${nth + 1}` : action;
}
const ctrl = { ctrlKey: true };
const shift = { shiftKey: true };

describe('the keys of a page', () => {
  const mapOf = (keys: unknown): KeyMap => keymapOf(keys).map;
  const wrongOf = (keys: unknown): string[] => keymapOf(keys).invalid.map(({ attribute }) => attribute);

  it('replace the default keys, command by command', () => {
    const map = mapOf({ hint: 'x', redo: ['Ctrl+R', 'f4'], deal: null, finish: [] });
    expect(map).toEqual({ ...DEFAULT_KEYMAP, hint: ['X'], redo: ['Ctrl+R', 'F4'], deal: [], finish: [] });
    expect(commandOf('x', 'KeyX', {}, map)).toBe('hint');
    expect(commandOf('h', 'KeyH', {}, map)).toBeUndefined();
    expect(commandOf('r', 'KeyR', ctrl, map)).toBe('redo');
    expect(commandOf('F4', 'F4', {}, map)).toBe('redo');
    expect(commandOf('n', 'KeyN', {}, map)).toBeUndefined();
    expect(commandOf('z', 'KeyZ', ctrl, map)).toBe('undo');
  });

  it('default to the built-in keys if they are null or undefined', () => {
    for (const keys of [undefined, null, {}, { hint: undefined }])
      expect(keymapOf(keys)).toEqual({ map: DEFAULT_KEYMAP, invalid: [] });
  });

  it('are removed from the commands that had them', () => {
    const map = mapOf({ hint: 'N', sayScore: '3' });
    expect(commandOf('n', 'KeyN', {}, map)).toBe('hint');
    expect(map.deal).toEqual([]);
    expect(commandOf('3', 'Digit3', {}, map)).toBe('sayScore');
    expect(commandOf('4', 'Digit4', {}, map), 'the other keys are unchanged').toBe('columns 4');
  });

  it('of columns are in order', () => {
    const map = mapOf({ columns: ['Q', 'W', 'E'] });
    expect(commandOf('e', 'KeyE', {}, map)).toBe('columns 3');
    expect(commandOf('3', 'Digit3', {}, map)).toBeUndefined();
  });

  it('of foundations are in order, even if one is invalid or belongs to another command', () => {
    expect(mapOf({ foundations: ['Q', 'none', 'E'] }).foundations).toEqual(['Q', '', 'E']);
    const map = mapOf({ hint: 'Shift+3' });
    expect(commandOf('#', 'Digit3', shift, map)).toBe('hint');
    expect(commandOf('$', 'Digit4', shift, map)).toBe('foundations 4');
  });

  it('may be symbols, as they are typed', () => {
    const map = mapOf({ help: '+', undo: 'Ctrl++', hint: '*' });
    expect(commandOf('+', 'BracketRight', {}, map), 'German').toBe('help');
    expect(commandOf('+', 'Equal', shift, map), 'English').toBe('help');
    expect(commandOf('+', 'Equal', { ...shift, ...ctrl }, map)).toBe('undo');
    expect(commandOf('*', 'Digit8', shift, map)).toBe('hint');
  });

  it('may have spaces around them, and may be F1 to F12', () => {
    expect(mapOf({ hint: ' x ' }).hint).toEqual(['X']);
    for (const key of ['F1', 'F9', 'F10', 'F12']) expect(mapOf({ hint: key }).hint).toEqual([key]);
    expect(wrongOf({ hint: ['F0', 'F13', 'F19'] })).toEqual(['keys.hint', 'keys.hint', 'keys.hint']);
  });

  it('from F1 to F12 match the key name, not the code: a Chromebook has them on its digit row', () => {
    const map = mapOf({ hint: 'F12', deal: 'F3' });
    expect(commandOf('F12', 'F12', {}, map)).toBe('hint');
    expect(commandOf('F3', 'Digit3', {}, map)).toBe('deal');
    expect(commandOf('F4', 'Digit4', {}, map)).toBeUndefined();
  });

  it('with Shift differ from those without', () => {
    const map = mapOf({ deal: 'Shift+D', hint: 'Shift+F2' });
    expect(commandOf('D', 'KeyD', shift, map)).toBe('deal');
    expect(commandOf('d', 'KeyD', {}, map)).toBe('sayTableau');
    expect(commandOf('F2', 'F2', shift, map)).toBe('hint');
    expect(commandOf('F2', 'F2', {}, map)).toBeUndefined();
  });

  it('treat ⌘ and Cmd as Ctrl', () => {
    for (const text of ['⌘+K', 'Cmd+K', 'Meta+k', 'ctrl+k'])
      expect(mapOf({ hint: text }).hint).toEqual(['Ctrl+K']);
  });

  it.each([
    ['no such action', { jump: 'X' }, ['keys.jump']],
    ['a number', { hint: 7 }, ['keys.hint']],
    ['an object', { hint: { key: 'X' } }, ['keys.hint']],
    ['an empty text', { hint: '' }, ['keys.hint']],
    ['a word', { hint: 'banana' }, ['keys.hint']],
    ['a modifier alone', { hint: 'Ctrl+' }, ['keys.hint']],
    ['Alt, which is the browser’s', { hint: 'Alt+X' }, ['keys.hint']],
    ['an invalid entry in a list', { redo: ['Ctrl+R', 5] }, ['keys.redo']],
    ['the same key twice', { hint: 'X', deal: 'x' }, ['keys.deal']],
    ...['ArrowLeft', 'Enter', 'Tab', 'Escape', 'Esc', 'Space', ' ', 'Home', 'Ctrl+Home', 'PageUp'].map(
      (key) => [`${key}, which has its own use`, { hint: key }, ['keys.hint']] as const,
    ),
  ] as const)('without %s, which is invalid and reported', (_, keys, wrong) => {
    expect(wrongOf(keys)).toEqual(wrong);
  });

  it('that are invalid leave the defaults; the valid ones of a list apply', () => {
    expect(mapOf({ hint: 'banana', jump: 'X' })).toEqual(DEFAULT_KEYMAP);
    expect(mapOf({ redo: ['Ctrl+R', 5] }).redo).toEqual(['Ctrl+R']);
  });

  it('that are not an object are reported, whatever they are', () => {
    for (const keys of ['X', 7, true, ['X'], () => 'X', Symbol('X')]) {
      expect(keymapOf(keys).map).toBe(DEFAULT_KEYMAP);
      expect(wrongOf(keys)).toEqual(['keys']);
    }
    // every value can be reported in a message
    const odd = { hint: Symbol('x'), deal: Object.create(null) as unknown, redo: [{ toString: null }] };
    for (const { value } of keymapOf(odd).invalid) expect(toText(value)).not.toBe('');
    expect(wrongOf(odd)).toHaveLength(3);
  });

  it('that are invalid are reported with their type and the expected one', () => {
    const toldOf = (keys: unknown): unknown[] => keymapOf(keys).invalid.map(({ value }) => value);
    expect(['x', 5, [], true].flatMap(toldOf)).toEqual(['string', 'number', 'object', 'boolean']);
    expect(toldOf({ hint: [null, 7, 'XY'], jump: 'x' })).toEqual(expect.arrayContaining(['x']));
    const expectedOf = (keys: unknown): unknown[] => keymapOf(keys).invalid.map(({ expected }) => expected);
    expect(expectedOf({ hint: 7, jump: 'x' })).toEqual([
      'a key such as X, Shift+X, Ctrl+X or F2, a list of such keys, or null',
      Object.keys(DEFAULT_KEYMAP).join(', '),
    ]);
    expect(expectedOf({ hint: 'X', deal: 'x' })).toEqual(['a key that no other command has']);
    expect(expectedOf(7)).toEqual(['{ hint: "X", … }']);
  });

  it('that throw when they are read leave the defaults, with a report', () => {
    const keys = {
      get hint(): never {
        throw new RangeError('not yours');
      },
    };
    const { map, invalid: wrong } = keymapOf(keys);
    expect(map).toBe(DEFAULT_KEYMAP);
    expect(wrong).toEqual([
      { attribute: 'keys', value: 'object', expected: expect.stringMatching(/\S/) as string },
    ]);
  });

  it('under names inherited from Object.prototype are not commands', () => {
    expect(wrongOf({ constructor: 'X', toString: 'Y' })).toEqual(['keys.constructor', 'keys.toString']);
  });
});

describe('with letters and digits disabled (WCAG 2.1.4)', () => {
  it('no character key acts without a modifier, other keys do', () => {
    const map = keymapOf({ hint: ['F2', '*'], deal: 'Shift+D' }).map;
    const off = (key: string, code: string, more: Partial<Press> = {}) =>
      commandOf(key, code, more, map, false);
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      expect(off(letter.toLowerCase(), `Key${letter}`), letter).toBeUndefined();
      expect(off(letter, `Key${letter}`, shift), `Shift+${letter}`).toBeUndefined();
    }
    for (const digit of '1234567890') {
      expect(off(digit, `Digit${digit}`)).toBeUndefined();
      expect(off('!', `Digit${digit}`, shift)).toBeUndefined();
    }
    for (const sign of ['?', '*', '-', '=']) expect(off(sign, '')).toBeUndefined();
    expect(off('z', 'KeyZ', ctrl)).toBe('undo');
    expect(off('F2', 'F2')).toBe('hint');
    for (const key of ['F12', 'Shift+F3'])
      expect(keyFor(english, 'hint', keymapOf({ hint: key }).map, false), key).toBe(key);
  });
});

describe('of the Ctrl and ⌘ combinations only those of the key map act', () => {
  it('in English', () => {
    const taken = ['Ctrl', 'Ctrl+Shift'].flatMap((mods) =>
      Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789').flatMap((key) => {
        const code = /\d/.test(key) ? `Digit${key}` : `Key${key}`;
        const more = { ...ctrl, shiftKey: mods.endsWith('Shift') };
        return commandOf(key.toLowerCase(), code, more) ? [`${mods}+${key}`] : [];
      }),
    );
    expect(taken.sort()).toEqual(['Ctrl+Shift+Z', 'Ctrl+Y', 'Ctrl+Z']);
  });

  it('⌘ acts as Ctrl', () => {
    const command = { metaKey: true };
    expect(commandOf('z', 'KeyZ', command)).toBe('undo');
    expect(commandOf('z', 'KeyZ', { ...command, ...shift })).toBe('redo');
    expect(commandOf('n', 'KeyN', command)).toBeUndefined();
  });

  it('combinations with Alt do nothing', () => {
    for (const key of ['n', 'z', '1'])
      expect(
        commandOf(key, key === '1' ? 'Digit1' : `Key${key.toUpperCase()}`, { altKey: true }),
      ).toBeUndefined();
  });
});

describe('keyboard layouts', () => {
  it('English: letters, also with Caps Lock, digits, symbols', () => {
    expect(commandOf('n', 'KeyN')).toBe('deal');
    expect(commandOf('N', 'KeyN')).toBe('deal');
    expect(commandOf('N', 'KeyN', shift), 'a capital is another key').toBeUndefined();
    expect(commandOf('-', 'Minus')).toBe('columns 11');
    expect(commandOf('=', 'Equal')).toBe('columns 12');
    expect(commandOf('!', 'Digit1', shift)).toBe('foundations 1');
    expect(commandOf('?', 'Slash', shift)).toBe('help');
  });

  it('German: Z and Y are swapped, ß and ´ are columns 11 and 12, ? is next to the 0', () => {
    expect(commandOf('z', 'KeyY', ctrl)).toBe('undo');
    expect(commandOf('y', 'KeyZ', ctrl)).toBe('redo');
    expect(commandOf('ß', 'Minus')).toBe('columns 11');
    expect(commandOf('Dead', 'Equal')).toBe('columns 12');
    expect(commandOf('?', 'Minus', shift)).toBe('help');
    expect(commandOf('-', 'Slash'), 'the key that writes -').toBeUndefined();
    expect(commandOf('ö', 'Semicolon')).toBeUndefined();
  });

  it('French: digits by key code, with or without Shift', () => {
    const row = ['&', 'é', '"', "'", '(', '-', 'è', '_', 'ç'];
    row.forEach((sign, i) => {
      expect(commandOf(sign, `Digit${i + 1}`), sign).toBe(`columns ${i + 1}`);
      expect(commandOf(String(i + 1), `Digit${i + 1}`, shift)).toBe(`foundations ${i + 1}`);
    });
    expect(commandOf('a', 'KeyQ'), 'letters by their names').toBe('finish');
    expect(commandOf('q', 'KeyA')).toBeUndefined();
    expect(commandOf('m', 'Semicolon')).toBe('sayMoves');
    expect(commandOf(',', 'KeyM')).toBeUndefined();
    expect(commandOf('z', 'KeyW', ctrl)).toBe('undo');
    expect(commandOf('?', 'KeyM', shift)).toBe('help');
  });

  it('Russian: letters by key code', () => {
    const letters = { т: 'N', а: 'F', ф: 'A', р: 'H', щ: 'O', з: 'P', ь: 'M', ы: 'S' };
    const acts = ['deal', 'home', 'finish', 'hint', 'sayWhere', 'sayPile', 'sayMoves', 'sayScore'];
    expect(Object.entries(letters).map(([key, at]) => commandOf(key, `Key${at}`))).toEqual(acts);
    expect(commandOf('я', 'KeyZ', ctrl)).toBe('undo');
    expect(commandOf('Я', 'KeyZ', { ...ctrl, ...shift })).toBe('redo');
    expect(commandOf('н', 'KeyY', ctrl)).toBe('redo');
    expect(commandOf('3', 'Digit3')).toBe('columns 3');
    expect(commandOf('№', 'Digit3', shift)).toBe('foundations 3');
    expect(commandOf('?', 'Digit7', shift), 'written with Shift and 7').toBe('help');
  });

  it('Arabic, Hebrew, Greek: letters by key code', () => {
    expect(commandOf('ى', 'KeyN')).toBe('deal');
    expect(commandOf('ا', 'KeyH')).toBe('hint');
    expect(commandOf('ئ', 'KeyZ', ctrl)).toBe('undo');
    expect(commandOf('؟', 'Slash', shift)).toBe('help');
    expect(commandOf('٣', 'Digit3')).toBe('columns 3');
    expect(commandOf('לא', 'KeyX')).toBeUndefined();
    expect(commandOf('מ', 'KeyN')).toBe('deal');
    expect(commandOf('ν', 'KeyN')).toBe('deal');
  });

  it('Dvorak: by the typed letter, not by key code', () => {
    expect(commandOf('n', 'KeyL')).toBe('deal');
    expect(commandOf('b', 'KeyN')).toBeUndefined();
    expect(commandOf(';', 'KeyZ', ctrl)).toBeUndefined();
  });

  it('Polish: a character typed with AltGr is not a command', () => {
    const altGr = { ctrlKey: true, altKey: true, getModifierState: (key: string) => key === 'AltGraph' };
    expect(commandOf('ń', 'KeyN', altGr)).toBeUndefined();
    expect(commandOf('ł', 'KeyL', altGr)).toBeUndefined();
    expect(commandOf('@', 'KeyQ', altGr, keymapOf({ hint: '@' }).map), 'a German key set by the page').toBe(
      'hint',
    );
  });

  it('a numeric keypad: its digits are those of the columns, its symbols are not commands', () => {
    expect(commandOf('3', 'Numpad3')).toBe('columns 3');
    expect(commandOf('0', 'Numpad0')).toBe('columns 10');
    expect(commandOf('-', 'NumpadSubtract')).toBeUndefined();
    expect(commandOf('ArrowLeft', 'Numpad4')).toBeUndefined();
    expect(commandOf('Home', 'Numpad7')).toBeUndefined();
  });

  it('German: a character typed with AltGr is not matched by key code', () => {
    const altGr = { ctrlKey: true, altKey: true, getModifierState: (key: string) => key === 'AltGraph' };
    expect(commandOf('²', 'Digit2', altGr)).toBeUndefined();
    expect(commandOf('{', 'Digit7', altGr)).toBeUndefined();
  });

  it('Bépo: the dead circumflex on the key code of Y is not a letter', () => {
    expect(commandOf('Dead', 'KeyY', ctrl)).toBeUndefined();
  });

  it('a key without a name is ignored', () => {
    const map = keymapOf({ columns: ['Q', 'none', 'E'] }).map;
    expect(map.columns).toEqual(['Q', '', 'E']);
    expect(commandOf('', '', {}, map)).toBeUndefined();
    expect(commandOf(' ', 'Space', {}, map)).toBeUndefined();
  });

  it('Japanese with an active input method: by key code', () => {
    expect(commandOf('Process', 'KeyN')).toBe('deal');
  });
});

describe('key names', () => {
  it('are those of the language', () => {
    const german = new MessageFormatter(
      { ...en, keyNames: { ...en.keyNames, Ctrl: 'Strg', Shift: 'Umschalt' } },
      'de',
    );
    expect(chordText(english, 'Ctrl+Shift+Z')).toBe('Ctrl+Shift+Z');
    expect(chordText(german, 'Ctrl+Shift+Z')).toBe('Strg+Umschalt+Z');
    expect(chordText(german, 'Ctrl++')).toBe('Strg++');
    expect(chordText(english, 'F2')).toBe('F2');
    expect(chordText(english, 'ArrowLeft')).toBe('←');
  });

  it('the first active key is named, or none', () => {
    expect(keyFor(english, 'deal', DEFAULT_KEYMAP, true)).toBe('N');
    expect(keyFor(english, 'deal', DEFAULT_KEYMAP, false)).toBeUndefined();
    expect(keyFor(english, 'deal', keymapOf({ deal: ['X', 'Ctrl+D'] }).map, false)).toBe('Ctrl+D');
    expect(keyFor(english, 'deal', keymapOf({ deal: null }).map, true)).toBeUndefined();
  });

  it('commands of removed parts have none', () => {
    const left = keysWithout(DEFAULT_KEYMAP, (part) => part === 'undo' || part === '');
    expect(left).toEqual({ ...DEFAULT_KEYMAP, undo: [], redo: [] });
  });
});
