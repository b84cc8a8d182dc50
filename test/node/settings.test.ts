// The player's settings: stored as texts, for all tables of a site; appearance and options.
import { describe, expect, it } from 'vitest';
import {
  PREFERENCES,
  preferenceNames,
  preferencesOf,
  invalidPreferences,
  type PagePreferences,
} from '../../src/controller/preferences.js';
import { preferredOptions } from '../../src/controller/setup.js';
import { memoryStore } from '../../src/platform/store.js';
import { Settings } from '../../src/session/storage/settings.js';
import { areaOf, tabOf } from '../support/sessions.js';

const KEY = 'solitaire-elements:settings';

function open(kept?: string) {
  const store = memoryStore();
  if (kept !== undefined) store.write(KEY, kept);
  return { store, settings: new Settings(store) };
}

describe('settings', () => {
  it('keep each choice until it is reset', () => {
    const { store, settings } = open();
    expect(settings.get('theme')).toBeUndefined();
    settings.set('theme', 'dark');
    settings.set('klondike.draw', '1');
    settings.set('theme', 'light');
    expect(new Settings(store).get('theme')).toBe('light');
    settings.set('theme', undefined);
    expect(settings.get('theme')).toBeUndefined();
    expect(settings.get('klondike.draw')).toBe('1');
    expect(JSON.parse(store.read(KEY) ?? '')).toEqual({ 'klondike.draw': '1' });
  });

  it('contain no choice that was never made', () => {
    const { settings } = open();
    for (const name of ['toString', 'constructor', '__proto__', '']) {
      expect(settings.get(name)).toBeUndefined();
    }
    settings.set('__proto__', 'x');
    expect(settings.get('__proto__')).toBe('x');
    expect(settings.get('polluted')).toBeUndefined();
  });

  it('of two tables with the same store do not overwrite each other', () => {
    const { store, settings } = open();
    const other = new Settings(store);
    settings.set('theme', 'dark');
    other.set('sound', 'on');
    settings.set('faces', 'large');
    expect(['theme', 'sound', 'faces'].map((name) => other.get(name))).toEqual(['dark', 'on', 'large']);
  });

  it('are all cleared at once', () => {
    const { store, settings } = open();
    settings.set('theme', 'dark');
    settings.clear();
    expect(settings.get('theme')).toBeUndefined();
    expect(store.read(KEY)).toBeUndefined();
  });

  it.each(['', 'theme', '{"theme":', 'null', '7', '[]', '{"theme":{"dark":true},"sound":1,"faces":null}'])(
    'that are damaged are ignored, and can be chosen again: %s',
    (text) => {
      const { settings } = open(text);
      for (const name of preferenceNames) expect(settings.get(name)).toBeUndefined();
      settings.set('theme', 'dark');
      expect(settings.get('theme')).toBe('dark');
    },
  );

  it('apply even if nothing can be stored', () => {
    const settings = new Settings(tabOf(areaOf({ denied: true })));
    settings.set('theme', 'dark');
    expect(settings.get('theme')).toBe('dark');
    settings.clear();
    expect(settings.get('theme')).toBeUndefined();
  });
});

describe('the appearance', () => {
  const preferences = (page: PagePreferences, chosen: Readonly<Record<string, string>> = {}) => {
    const { settings } = open(JSON.stringify(chosen));
    return preferencesOf(page, settings);
  };

  it('is the first value of each without a choice', () => {
    expect(preferences({})).toEqual({
      theme: 'auto',
      faces: 'classic',
      suits: 'two',
      back: PREFERENCES.back[0],
      felt: 'green',
      leftHanded: 'off',
      sound: 'off',
      clock: 'on',
      verdict: 'quiet',
      autoplay: 'never',
      tap: 'move',
      navigation: 'grid',
      verbosity: 'normal',
      announce: 'auto',
      shortcuts: 'on',
    });
  });

  it('can be chosen for accessibility even if the page locks the appearance', () => {
    const store = memoryStore();
    const settings = new Settings(store);
    settings.set('navigation', 'step');
    settings.set('theme', 'light');
    expect(preferencesOf({ theme: 'dark' }, settings, true)).toMatchObject({
      navigation: 'step',
      theme: 'dark',
    });
  });

  it('is chosen by the player, otherwise by the page', () => {
    const page = { theme: 'dark', suits: 'four', autoplay: 'safe' };
    expect(preferences(page)).toMatchObject(page);
    expect(preferences(page, { theme: 'light', clock: 'off' })).toMatchObject({
      theme: 'light',
      suits: 'four',
      clock: 'off',
    });
  });

  it('can be every listed value', () => {
    for (const name of preferenceNames) {
      for (const value of PREFERENCES[name]) {
        expect(preferences({ [name]: value })[name]).toBe(value);
        expect(preferences({}, { [name]: value })[name]).toBe(value);
      }
    }
  });

  it('ignores an unknown value; an invalid choice of the player falls back to the page', () => {
    expect(preferences({ theme: 'pink' }).theme).toBe('auto');
    expect(preferences({ theme: 'dark' }, { theme: 'pink' }).theme).toBe('dark');
    expect(preferences({ theme: 'pink' }, { theme: 'dark' }).theme).toBe('dark');
  });

  it('has at least three different backs', () => {
    expect(new Set(PREFERENCES.back).size).toBe(PREFERENCES.back.length);
    expect(PREFERENCES.back.length).toBeGreaterThanOrEqual(3);
  });

  it('reports unknown values of the page, and nothing else', () => {
    expect(invalidPreferences({})).toEqual([]);
    expect(invalidPreferences({ theme: 'dark', back: PREFERENCES.back[1], autoplay: 'always' })).toEqual([]);
    expect(invalidPreferences({ theme: 'pink', suits: 'four', autoplay: '' })).toEqual([
      { attribute: 'theme', value: 'pink', expected: 'auto, light, dark, contrast' },
      { attribute: 'autoplay', value: '', expected: 'never, safe, always' },
    ]);
  });
});

describe('the options of a game', () => {
  const rules = (variant: string, chosen: Readonly<Record<string, unknown>>) =>
    preferredOptions(variant, open(JSON.stringify(chosen)).settings);

  it('are those that the player chose for this game, if the game has them', () => {
    const chosen = { 'klondike.draw': '1', 'klondike.takeBack': 'true', 'demon.runs': 'any', draw: '1' };
    expect(rules('klondike', chosen)).toEqual({ draw: 1, takeBack: true });
    expect(rules('demon', chosen)).toEqual({ runs: 'any' });
    expect(rules('cruel', chosen)).toEqual({});
  });

  it('may be any integer that the game allows, or words', () => {
    expect(rules('klondike', { 'klondike.redeals': '0' })).toEqual({ redeals: 0 });
    expect(rules('klondike', { 'klondike.redeals': '12' })).toEqual({ redeals: 12 });
    expect(rules('klondike', { 'klondike.redeals': 'unlimited' })).toEqual({ redeals: 'unlimited' });
  });

  it('that are damaged or no longer exist are ignored', () => {
    expect(
      rules('klondike', {
        'klondike.draw': '2',
        'klondike.redeals': '-1',
        'klondike.runs': { any: true },
        'klondike.scoring': 'vegas',
        'klondike.jokers': '2',
      }),
    ).toEqual({ scoring: 'vegas' });
    expect(rules('spider', { 'spider.suits': '2' })).toEqual({});
  });
});
