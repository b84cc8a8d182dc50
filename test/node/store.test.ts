// The store: localStorage, and its failures.
import { describe, expect, it } from 'vitest';
import { localStore, memoryStore } from '../../src/platform/store.js';
import { areaOf, tabOf } from '../support/sessions.js';

describe.each([
  ['in memory', () => memoryStore()],
  ['in the browser', () => tabOf(areaOf())],
  ['in a sandboxed frame', () => tabOf(areaOf({ denied: true }))],
  ['without space', () => tabOf(areaOf({ room: 0 }))],
])('a store %s', (_, open) => {
  it('returns the last text written, and removes deleted ones', () => {
    const store = open();
    expect(store.read('a')).toBeUndefined();
    store.write('a', 'one');
    store.write('b', '');
    expect(store.read('a')).toBe('one');
    expect(store.read('b')).toBe('');
    store.write('a', 'two');
    expect(store.read('a')).toBe('two');
    store.write('a', undefined);
    expect(store.read('a')).toBeUndefined();
    expect(store.read('b')).toBe('');
  });
});

describe('the browser’s store', () => {
  it('stores texts in localStorage, for other tabs and the next visit', () => {
    const area = areaOf();
    expect(tabOf(area).write('a', 'one')).toBeUndefined();
    expect(area.items).toEqual(new Map([['a', 'one']]));
    expect(tabOf(area).read('a')).toBe('one');
    expect(tabOf(area).write('a', undefined)).toBeUndefined();
    expect(area.items.size).toBe(0);
  });

  it('reads what another tab has written since', () => {
    const area = areaOf();
    const tab = tabOf(area);
    tab.write('a', 'mine');
    tabOf(area).write('a', 'theirs');
    expect(tab.read('a')).toBe('theirs');
  });

  it.each<readonly [string, () => Storage]>([
    ['the area throws on access', () => areaOf({ denied: true }).storage],
    [
      'access to the area throws',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['there is no area', () => null as unknown as Storage],
    ['there is no such name', () => (globalThis as unknown as { noSuchStorage: Storage }).noSuchStorage],
  ])('reports if %s, and continues in memory', (_, area) => {
    const store = localStore(area);
    expect(store.read('a')).toBeUndefined();
    expect(store.write('a', 'one')).toBe('storage-unavailable');
    expect(store.read('a')).toBe('one');
    expect(store.write('a', undefined)).toBe('storage-unavailable');
    expect(store.read('a')).toBeUndefined();
  });

  it('that is full reports it, keeps the old text, and continues in memory', () => {
    const area = areaOf({ room: 10 });
    const store = tabOf(area);
    expect(store.write('a', 'short')).toBeUndefined();
    expect(store.write('a', 'much too long')).toBe('storage-full');
    expect(area.items.get('a')).toBe('short');
    expect(store.read('a')).toBe('much too long');
  });

  it('that is unreadable is not overwritten', () => {
    const area = areaOf();
    tabOf(area).write('a', 'one');
    const getItem = (key: string): string | null => area.items.get(key) ?? null;
    area.storage.getItem = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    const tab = tabOf(area);
    expect(tab.write('a', 'two')).toBe('storage-unavailable');
    expect(tab.read('a')).toBe('two');
    area.storage.getItem = getItem;
    expect(tabOf(area).read('a')).toBe('one');
  });

  it('that recovers stores later texts, and drops those in memory', () => {
    const area = areaOf({ denied: true });
    const store = tabOf(area);
    expect(store.write('a', 'one')).toBe('storage-unavailable');
    expect(store.write('b', 'two')).toBe('storage-unavailable');
    area.denied = false;
    expect(store.write('a', 'three')).toBeUndefined();
    tabOf(area).write('a', 'four');
    expect(store.read('a')).toBe('four');
    expect(store.read('b')).toBe('two');
  });

  it('does not return a text whose deletion failed', () => {
    const area = areaOf();
    const store = tabOf(area);
    store.write('a', 'one');
    area.denied = true;
    expect(store.write('a', undefined)).toBe('storage-unavailable');
    expect(store.read('a')).toBeUndefined();
    area.denied = false;
    expect(store.read('a')).toBeUndefined();
  });

  it('replaces a text in memory by a newer one from another tab', () => {
    const key = 'solitaire-elements:game:a';
    const area = areaOf({ room: 20 + key.length });
    area.items.set(key, 'old');
    const store = tabOf(area);
    expect(store.write(key, 'x'.repeat(30))).toBe('storage-full');
    expect(store.read(key)).toHaveLength(30);
    area.items.set(key, 'new');
    expect(store.read(key)).toBe('new');
    expect(store.write(key, 'x'.repeat(31))).toBe('storage-full');
    area.items.delete(key);
    expect(store.read(key)).toBeUndefined();
  });
});
