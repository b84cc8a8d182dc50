// The keys of the table: the effect of each, and which are left to the page.
import { describe, expect, it } from 'vitest';
import { DEFAULT_KEYMAP } from '../../src/controller/keymap.js';
import { keyEffect, type KeyEffect } from '../../src/elements/input/key-press.js';

const NO_KEY = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };

/** The effect of a key. */
function effectOf(
  key: string,
  held: Partial<Parameters<typeof keyEffect>[0]> = {},
  carrying = false,
): KeyEffect | undefined {
  const context = { carrying, shortcuts: true, keymap: DEFAULT_KEYMAP };
  return keyEffect({ ...NO_KEY, key, code: key, ...held }, context);
}

const focus = (...move: [method: string, step: number]): object => ({ kind: 'focus', move });
const command = (action: string): object => ({ kind: 'command', command: { action } });
const LEFT_TO_PAGE = undefined;

describe('Escape', () => {
  it('returns carried cards and does not reach the page: a dialog around the table stays open', () => {
    expect(effectOf('Escape', {}, true)).toEqual({ kind: 'cancel' });
  });

  it('is left to the page if no cards are carried', () => {
    expect(effectOf('Escape')).toBe(LEFT_TO_PAGE);
  });
});

describe('Tab', () => {
  it('goes through the targets while cards are carried, and otherwise to the next element of the page', () => {
    expect(effectOf('Tab', {}, true)).toEqual({ kind: 'target', step: 1 });
    expect(effectOf('Tab', { shiftKey: true }, true)).toEqual({ kind: 'target', step: -1 });
    expect(effectOf('Tab')).toBe(LEFT_TO_PAGE);
  });

  it('is left to the browser with Ctrl, also while cards are carried', () => {
    expect(effectOf('Tab', { ctrlKey: true }, true)).toBe(LEFT_TO_PAGE);
  });

  it('is recognised by its code if the browser does not name it, as WebKit on Linux does not for Shift+Tab', () => {
    expect(effectOf('Unidentified', { code: 'Tab' }, true)).toEqual({ kind: 'target', step: 1 });
    expect(effectOf('Unidentified', { code: 'F13' }, true)).toBe(LEFT_TO_PAGE);
  });
});

describe('the focus', () => {
  it.each([
    ['ArrowLeft', 'toPile', -1],
    ['ArrowRight', 'toPile', 1],
    ['ArrowUp', 'within', -1],
    ['ArrowDown', 'within', 1],
    ['PageUp', 'toArea', -1],
    ['PageDown', 'toArea', 1],
    ['Home', 'toEnd', -1],
    ['End', 'toEnd', 1],
  ])('moves with %s: %s %i, also on key repeat', (key, method, step) => {
    expect(effectOf(key)).toEqual(focus(method, step));
    expect(effectOf(key, { repeat: true })).toEqual(focus(method, step));
  });

  it('moves with the arrows of a numeric keypad, which share keys with digits', () => {
    expect(effectOf('ArrowLeft', { code: 'Numpad4' })).toEqual(focus('toPile', -1));
    expect(effectOf('Home', { code: 'Numpad7' })).toEqual(focus('toEnd', -1));
  });

  it.each(['ctrlKey', 'metaKey'])('moves to the edges of the table with %s', (held) => {
    expect(effectOf('Home', { [held]: true })).toEqual(focus('toEdge', -1));
    expect(effectOf('End', { [held]: true })).toEqual(focus('toEdge', 1));
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])(
    'does not move with %s, which are left to the page and the browser',
    (held) => {
      expect(effectOf('ArrowLeft', { [held]: true })).toBe(LEFT_TO_PAGE);
      expect(effectOf('PageDown', { [held]: true })).toBe(LEFT_TO_PAGE);
    },
  );

  it('does not move during text composition', () => {
    expect(effectOf('ArrowLeft', { isComposing: true })).toBe(LEFT_TO_PAGE);
  });
});

describe('a repeated key', () => {
  it.each(['Enter', ' ', 'd'])('acts once: %j', (key) => {
    expect(effectOf(key, { repeat: true })).toEqual({ kind: 'none' });
  });

  it('repeats undo, and redo, while it is held', () => {
    expect(effectOf('z', { ctrlKey: true, code: 'KeyZ' })).toMatchObject(command('undo'));
    expect(effectOf('z', { ctrlKey: true, code: 'KeyZ', repeat: true })).toMatchObject(command('undo'));
    expect(effectOf('y', { ctrlKey: true, code: 'KeyY', repeat: true })).toMatchObject(command('redo'));
  });

  it('is left to the page if it has no command here', () => {
    expect(effectOf('F9', { repeat: true })).toBe(LEFT_TO_PAGE);
  });

  it('is left to the page if its name is a property of every object', () => {
    expect(effectOf('constructor')).toBe(LEFT_TO_PAGE);
  });
});
