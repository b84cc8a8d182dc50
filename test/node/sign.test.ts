// The sign of whether the game can still be won: its words, and that it stands still while a search runs.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Game, type Position } from '../../src/engine.js';
import { Phrases } from '../../src/elements/phrases.js';
import { signText, SteadySign } from '../../src/elements/verdict-sign.js';
import { en } from '../../src/locales/en.js';
import type { Sign } from '../../src/session/verdict.js';

const phrases = new Phrases(en, 'en');
const STATES = ['winnable', 'lost-since', 'unwinnable', 'unknown', 'searching'] as const;
const signOf = (state: Sign['state'], more: Partial<Sign> = {}): Sign => ({
  state,
  about: 'win',
  canReturn: false,
  ...more,
});

describe('the words', () => {
  it('tell each state from all others, without a colour', () => {
    const words = (['win', 'aim'] as const).flatMap((about) =>
      STATES.map((state) => signText(phrases, signOf(state, { about }))),
    );
    expect(new Set(words).size).toBe(10);
    for (const text of words) expect(text).toMatch(/won|winnable|break even/i);
  });

  it('name the most a deal pays where all of it was looked at, and only there', () => {
    const words = (state: Sign['state']) => signText(phrases, signOf(state, { about: 'aim', best: 45 }));
    expect(words('unwinnable')).toBe('Cannot break even · pays up to 45');
    for (const state of STATES) if (state !== 'unwinnable') expect(words(state)).not.toContain('45');
  });
});

describe('while a search runs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const deal = (variant: string, deal: number): Position => Game.deal(variant, { deal }).position;
  const first = deal('klondike', 1);

  it('what was known stands for a moment, then that it is looked for, and then what was found', () => {
    const update = vi.fn();
    const steady = new SteadySign(update);
    expect(steady.of(signOf('winnable'), first)?.state).toBe('winnable');
    for (let ms = 0; ms < 300; ms += 50) {
      expect(steady.of(signOf('searching'), first)?.state).toBe('winnable');
      vi.advanceTimersByTime(50);
    }
    expect(update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(update).toHaveBeenCalledTimes(1);
    expect(steady.of(signOf('searching'), first)?.state).toBe('searching');
    expect(steady.of(signOf('lost-since'), first)?.state).toBe('lost-since');
  });

  it('an answer that comes soon is all that is seen, and no timer is left', () => {
    const update = vi.fn();
    const steady = new SteadySign(update);
    steady.of(signOf('winnable'), first);
    expect(steady.of(signOf('searching'), first)?.state).toBe('winnable');
    vi.advanceTimersByTime(200);
    expect(steady.of(signOf('unknown'), first)?.state).toBe('unknown');
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(update).not.toHaveBeenCalled();
  });

  it('it does not ask to be drawn again and again', () => {
    const update = vi.fn();
    const steady = new SteadySign(update);
    steady.of(signOf('searching'), first);
    for (let times = 0; times < 20; times++) {
      steady.of(signOf('searching'), first);
      vi.advanceTimersByTime(500);
    }
    expect(update).not.toHaveBeenCalled();
  });

  it('nothing is shown of another deal', () => {
    const steady = new SteadySign(vi.fn());
    steady.of(signOf('winnable'), first);
    expect(steady.of(signOf('searching'), deal('klondike', 2))?.state).toBe('searching');
    steady.of(signOf('winnable'), deal('klondike', 2));
    expect(steady.of(signOf('searching'), deal('demon', 2))?.state).toBe('searching');
  });

  it('nor anything where nobody wants to know', () => {
    const steady = new SteadySign(vi.fn());
    steady.of(signOf('winnable'), first);
    expect(steady.of(undefined, first)).toBeUndefined();
  });
});
