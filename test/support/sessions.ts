// A session without a page: a manual clock, recorded events, automatic moves; and stores that fail in the ways of real
// browsers.
import { expect } from 'vitest';
import { readMove, type Move, type Setup, type Variant } from '../../src/engine.js';
import type { Clock } from '../../src/platform/clock.js';
import { localStore, type Store } from '../../src/platform/store.js';
import type { Autoplay } from '../../src/session/autoplay.js';
import { Session, type SessionEvent, type SessionSetup } from '../../src/session/session.js';
import { cardsOf } from './cards.js';
import { winVectors } from './vectors.js';

/** A manual clock. */
export class ManualClock implements Clock {
  ms = 1000;
  now(): number {
    return this.ms;
  }
  today(): Date {
    return new Date(2026, 10, 21);
  }
}

/** A session with its clock and all that it has sent. */
export interface TestSession {
  readonly clock: ManualClock;
  readonly events: SessionEvent[];
  readonly session: Session;
}

export function startSession(
  variant: string | Variant = 'klondike',
  setup: SessionSetup = { deal: 42 },
): TestSession {
  const clock = new ManualClock();
  const events: SessionEvent[] = [];
  const session = new Session(variant, setup, clock, (event) => events.push(event));
  return { clock, events, session };
}

/** Makes moves given as text; each must be legal. */
export function make(session: Session, ...moves: readonly string[]): void {
  for (const text of moves) {
    const move = readMove(text);
    expect(move && session.play(move), text).toBeUndefined();
  }
}

/** Makes the automatic moves to the foundations that a table makes after a move of the player; returns their number. */
export function followUp(session: Session, mode: Autoplay): number {
  let count = 0;
  for (let move: Move | undefined; (move = session.automaticMove(mode)); count++) {
    expect(session.play(move, true)).toBeUndefined();
  }
  return count;
}

/** Makes moves of the player, each followed by its automatic moves. */
export function makeAndFollow(session: Session, mode: Autoplay, ...moves: readonly string[]): void {
  for (const move of moves) {
    make(session, move);
    followUp(session, mode);
  }
}

/** The first won game of a variant: its setup, and its moves. */
export function winOf(variant: string): { readonly setup: Setup; readonly line: readonly string[] } {
  const win = winVectors().find((one) => one.variant === variant);
  if (!win) throw new Error(`no win for ${variant}`);
  return { setup: { deck: cardsOf(win.deck), options: win.options }, line: win.line };
}

/** The first won game of a variant, played to its last move but one. */
export function nearlyWon(variant: string): TestSession & { readonly last: string } {
  const { setup, line } = winOf(variant);
  const seat = startSession(variant, setup);
  make(seat.session, ...line.slice(0, -1));
  seat.events.length = 0;
  return { ...seat, last: line.at(-1) ?? '' };
}

/** How a storage area fails: not at all, on any access, or when its quota is exceeded. */
export interface Area {
  denied: boolean;
  /** The quota in characters, keys included. */
  room: number;
  readonly items: Map<string, string>;
  readonly storage: Storage;
}

export function areaOf(more: Partial<Pick<Area, 'denied' | 'room'>> = {}): Area {
  const items = new Map<string, string>();
  const check = (): void => {
    if (area.denied) throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  const storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'> = {
    get length() {
      check();
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => (check(), items.get(key) ?? null),
    setItem: (key, text) => {
      check();
      const others = [...items].filter(([other]) => other !== key);
      const used = others.reduce((sum, [other, kept]) => sum + other.length + kept.length, 0);
      if (used + key.length + text.length > area.room)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      items.set(key, text);
    },
    removeItem: (key) => {
      check();
      items.delete(key);
    },
  };
  const area: Area = { denied: false, room: Infinity, ...more, items, storage: storage as Storage };
  return area;
}

/** The store of a tab; several tabs may share an area. */
export const tabOf = (area: Area): Store =>
  localStore(() => {
    if (area.denied) throw new DOMException('The document is sandboxed.', 'SecurityError');
    return area.storage;
  });
