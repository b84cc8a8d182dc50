// Save slots: which of several tables with the same name gets it, and when a table gives it up.
import { describe, expect, it } from 'vitest';
import { reserveSlot, type SlotOwner } from '../../src/controller/save-slots.js';

const CONNECTED: SlotOwner = { isConnected: true, wasConnected: true };
const REMOVED: SlotOwner = { isConnected: false, wasConnected: true };
const NEW: SlotOwner = { isConnected: false, wasConnected: false };

describe('the save slot of a name', () => {
  it('belongs to the first table of the page, and the second gets a number', () => {
    const first = { ...CONNECTED };
    expect(reserveSlot('two', first)).toBe('two');
    expect(reserveSlot('two', { ...CONNECTED })).toBe('two#2');
    expect(reserveSlot('two', first)).toBe('two');
  });

  it('belongs to a table that a script has not added to the page yet', () => {
    const first = { ...NEW };
    expect(reserveSlot('new', first)).toBe('new');
    expect(reserveSlot('new', { ...CONNECTED })).toBe('new#2');
  });

  it('is free if its table was removed before its game opened, as by two renders in one task', () => {
    const removed = { ...REMOVED };
    expect(reserveSlot('removed', removed)).toBe('removed');
    expect(reserveSlot('removed', { ...CONNECTED })).toBe('removed');
    expect(removed.isConnected).toBe(false);
  });
});
