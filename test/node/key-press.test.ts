// The keys of the table: the command of each, and which are left to the page.
import { describe, expect, it } from 'vitest';
import { DEFAULT_KEYMAP } from '../../src/controller/keymap.js';
import { pressKey, type KeyTarget } from '../../src/elements/input/key-press.js';

const NO_KEY = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, isComposing: false };

/** Whether the table handled a key, and whether cards are carried then. */
function press(
  key: string,
  carrying: boolean,
  code = key,
): { readonly taken: boolean; readonly carrying: boolean } {
  const table = {
    carrying,
    controller: { shortcuts: true, keymap: DEFAULT_KEYMAP },
    cancelSelection: () => {
      table.carrying = false;
    },
    nextTarget: () => undefined,
  };
  const taken = pressKey({ ...NO_KEY, key, code }, table as unknown as KeyTarget);
  return { taken, carrying: table.carrying };
}

describe('Escape', () => {
  it('returns carried cards and does not reach the page: a dialog around the table stays open', () => {
    expect(press('Escape', true)).toEqual({ taken: true, carrying: false });
  });

  it('is left to the page if no cards are carried', () => {
    expect(press('Escape', false)).toEqual({ taken: false, carrying: false });
  });
});

describe('Tab', () => {
  it('goes through the targets while cards are carried, and otherwise to the next element of the page', () => {
    expect(press('Tab', true)).toEqual({ taken: true, carrying: true });
    expect(press('Tab', false)).toEqual({ taken: false, carrying: false });
  });

  it('is recognised by its code if the browser does not name it, as WebKit on Linux does not for Shift+Tab', () => {
    expect(press('Unidentified', true, 'Tab').taken).toBe(true);
    expect(press('Unidentified', true, 'F13').taken).toBe(false);
  });
});

/** The effect of a key, and whether it was handled. */
function deed(
  key: string,
  held: Partial<Parameters<typeof pressKey>[0]> = {},
  carrying = false,
): [taken: boolean, ...done: string[]] {
  const done: string[] = [];
  const telling = (name: string): unknown =>
    new Proxy(
      {},
      {
        get:
          (_, what) =>
          (...given: unknown[]) =>
            done.push(
              [`${name}${String(what)}`, ...given.filter((one) => typeof one !== 'function')].join(' '),
            ),
      },
    );
  const table = {
    carrying,
    controller: { shortcuts: true, keymap: DEFAULT_KEYMAP },
    navigate: (way: (roving: unknown) => void) => {
      way(telling(''));
    },
    runCommand: ({ action }: { action: string }) => done.push(action),
    nextTarget: (step: number) => done.push(`target ${step}`),
    cancelSelection: () => done.push('back'),
  };
  const event = { ...NO_KEY, key, code: key, ...held };
  return [pressKey(event, table as unknown as KeyTarget), ...done];
}

describe('the focus', () => {
  it.each([
    ['ArrowLeft', 'toPile -1'],
    ['ArrowRight', 'toPile 1'],
    ['ArrowUp', 'within -1'],
    ['ArrowDown', 'within 1'],
    ['PageUp', 'toArea -1'],
    ['PageDown', 'toArea 1'],
    ['Home', 'toDeepest'],
    ['End', 'toTop'],
  ])('moves with %s: %s, also on key repeat', (key, way) => {
    expect(deed(key)).toEqual([true, way]);
    expect(deed(key, { repeat: true })).toEqual([true, way]);
  });

  it('moves with the arrows of a numeric keypad, which share keys with digits', () => {
    expect(deed('ArrowLeft', { code: 'Numpad4' })).toEqual([true, 'toPile -1']);
    expect(deed('Home', { code: 'Numpad7' })).toEqual([true, 'toDeepest']);
  });

  it('moves with Home to the deepest movable card, as the table reports for each', () => {
    const queried: unknown[] = [];
    const table = {
      controller: { shortcuts: true, keymap: DEFAULT_KEYMAP },
      isAvailable: (...card: unknown[]) => queried.push(card),
      navigate: (to: (roving: unknown) => void) => {
        to({ toDeepest: (can: KeyTarget['isAvailable']) => can('tableau-3', 2) });
      },
    };
    expect(pressKey({ ...NO_KEY, key: 'Home', code: 'Home' }, table as unknown as KeyTarget)).toBe(true);
    expect(queried).toEqual([['tableau-3', 2]]);
  });

  it.each(['ctrlKey', 'metaKey'])('moves to the edges of the table with %s', (held) => {
    expect(deed('Home', { [held]: true })).toEqual([true, 'toEdge false']);
    expect(deed('End', { [held]: true })).toEqual([true, 'toEdge true']);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])(
    'does not move with %s, which are left to the page and the browser',
    (held) => {
      expect(deed('ArrowLeft', { [held]: true })).toEqual([false]);
      expect(deed('PageDown', { [held]: true })).toEqual([false]);
    },
  );

  it('does not move during text composition', () => {
    expect(deed('ArrowLeft', { isComposing: true })).toEqual([false]);
  });

  it('moves forward and back through the targets of carried cards', () => {
    expect(deed('Tab', {}, true)).toEqual([true, 'target 1']);
    expect(deed('Tab', { shiftKey: true }, true)).toEqual([true, 'target -1']);
    expect(deed('Tab', { ctrlKey: true }, true)).toEqual([false]);
  });
});

describe('a repeated key', () => {
  it.each(['Enter', ' ', 'd'])('acts once: %j', (key) => {
    expect(deed(key, { repeat: true })).toEqual([true]);
  });

  it('repeats undo, and redo, while it is held', () => {
    expect(deed('z', { ctrlKey: true, code: 'KeyZ' })).toEqual([true, 'undo']);
    expect(deed('z', { ctrlKey: true, code: 'KeyZ', repeat: true })).toEqual([true, 'undo']);
    expect(deed('y', { ctrlKey: true, code: 'KeyY', repeat: true })).toEqual([true, 'redo']);
  });

  it('is left to the page if it has no command here', () => {
    expect(deed('F9', { repeat: true })).toEqual([false]);
  });
});
