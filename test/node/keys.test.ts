// Keys of the table: what each asks for, and which are left to the page.
import { describe, expect, it } from 'vitest';
import { KEYS } from '../../src/elements/keymap.js';
import { pressKey, type KeyActions } from '../../src/elements/keys.js';

/** Whether the table took a key, and whether cards are in the hand then. */
function press(
  key: string,
  carrying: boolean,
  code = key,
): { readonly taken: boolean; readonly carrying: boolean } {
  const table = {
    carrying,
    seat: { shortcuts: () => true, keys: () => KEYS },
    putBack: () => {
      table.carrying = false;
    },
    nextTarget: () => undefined,
  };
  const event = {
    key,
    code,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
  };
  const taken = pressKey(event, table as unknown as KeyActions);
  return { taken, carrying: table.carrying };
}

describe('Escape', () => {
  it('with cards in the hand puts them back and is the table’s alone: a dialog around it stays open', () => {
    expect(press('Escape', true)).toEqual({ taken: true, carrying: false });
  });

  it('with an empty hand is left to the page', () => {
    expect(press('Escape', false)).toEqual({ taken: false, carrying: false });
  });
});

describe('Tab', () => {
  it('goes through the targets while cards are in the hand, else to what follows on the page', () => {
    expect(press('Tab', true)).toEqual({ taken: true, carrying: true });
    expect(press('Tab', false)).toEqual({ taken: false, carrying: false });
  });

  it('is known by its place where the browser has no name for it, as WebKit on Linux for Shift+Tab', () => {
    expect(press('Unidentified', true, 'Tab').taken).toBe(true);
    expect(press('Unidentified', true, 'F13').taken).toBe(false);
  });
});
