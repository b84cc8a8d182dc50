// The size limit of the settings: what is read, what is stored, and what is removed to make space.
import { describe, expect, it } from 'vitest';
import '../../src/engine.js';
import { memoryStore } from '../../src/platform/store.js';
import { MOST_CHARACTERS, Settings } from '../../src/session/storage/settings.js';

const KEY = 'solitaire-elements:settings';

function open(kept: Readonly<Record<string, string>> = {}) {
  const store = memoryStore();
  store.write(KEY, JSON.stringify(kept));
  const settings = new Settings(store);
  return { store, settings, names: () => Object.keys(JSON.parse(store.read(KEY) ?? '{}') as object) };
}

/** Settings whose text has exactly this length; the last one is filled up. */
function ofLength(length: number, ...names: readonly string[]): Record<string, string> {
  const all = Object.fromEntries(names.map((name) => [name, 'x']));
  const last = names.at(-1) ?? '';
  return { ...all, [last]: 'x'.repeat(1 + length - JSON.stringify(all).length) };
}

describe('a stored text', () => {
  it('of the maximum length is read', () => {
    const { settings, store } = open(ofLength(MOST_CHARACTERS, 'theme', 'sound'));
    expect(settings.get('theme')).toBe('x');
    expect(store.read(KEY)).toHaveLength(MOST_CHARACTERS);
  });

  it('that is longer is removed', () => {
    const { settings, store } = open(ofLength(MOST_CHARACTERS + 1, 'theme', 'sound'));
    expect(settings.get('theme')).toBeUndefined();
    expect(store.read(KEY)).toBeUndefined();
  });
});

describe('a setting', () => {
  const sound = '"sound":"on",'.length;

  it('is added if the text then has at most the maximum length, and nothing is removed', () => {
    const { settings, store, names } = open(
      ofLength(MOST_CHARACTERS - sound - 1, 'unheard-of.draw', 'faces'),
    );
    settings.set('sound', 'on');
    expect(names()).toEqual(['unheard-of.draw', 'faces', 'sound']);
    expect(store.read(KEY)?.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  });

  it('replaces the oldest ones if the text would be longer', () => {
    for (let more = 1; more < 12; more++) {
      const { settings, store, names } = open(
        ofLength(MOST_CHARACTERS - sound + more, 'theme', 'faces', 'backs'),
      );
      settings.set('sound', 'on');
      expect(names()).toEqual(['faces', 'backs', 'sound']);
      expect(store.read(KEY)?.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    }
  });

  it('replaces rule options of games that are not registered first', () => {
    const { settings, names } = open(ofLength(MOST_CHARACTERS, 'klondike.draw', 'unheard-of.draw', 'theme'));
    settings.set('sound', 'on');
    expect(names()).toEqual(['klondike.draw', 'theme', 'sound']);
  });

  it('that is chosen again is the newest one', () => {
    const { settings, names } = open({ theme: 'dark', sound: 'on' });
    settings.set('theme', 'light');
    expect(names()).toEqual(['sound', 'theme']);
  });

  it('that is too long by itself is not stored, and the others stay', () => {
    const longest = MOST_CHARACTERS - '{}"theme":"",'.length;
    const { settings, names } = open({ sound: 'on' });
    settings.set('theme', 'x'.repeat(longest + 1));
    expect(names()).toEqual(['sound']);
    settings.set('theme', 'x'.repeat(longest));
    expect(names()).toEqual(['theme']);
  });
});
