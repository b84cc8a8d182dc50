// The sign of whether the game can still be won: its words, and that it stands still while a search runs.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Phrases } from '../../src/elements/phrases.js';
import { signText, SteadySign } from '../../src/elements/verdict-sign.js';
import { en } from '../../src/locales/en.js';
import type { Sign } from '../../src/session/verdict.js';

const phrases = new Phrases(en, 'en');
const STATES = ['winnable', 'lost-since', 'lost', 'unwinnable', 'unknown', 'searching'] as const;
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
    expect(new Set(words).size).toBe(12);
    for (const text of words) expect(text).toMatch(/won|winnable|break even/i);
  });

  it('name the most a deal pays where all of it was looked at, and only there', () => {
    const words = (state: Sign['state'], about: Sign['about'] = 'aim') =>
      signText(phrases, signOf(state, { about, best: 45 }));
    expect(words('unwinnable')).toBe('Cannot break even · pays up to 45');
    for (const state of STATES) if (state !== 'unwinnable') expect(words(state)).not.toContain('45');
    expect(words('unwinnable', 'win')).toBe('Cannot be won');
  });

  it('say of what came before only what is known', () => {
    const { signHelp } = en;
    expect(signHelp['lost-since']).toMatch(/was a way before/);
    expect(signHelp.lost).toMatch(/none|no way/i);
    expect(signHelp.lost).not.toMatch(/deal|however|was a way/);
  });
});

describe('while a search runs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('what was known stands for a moment, then that it is looked for, and then what was found', () => {
    const update = vi.fn();
    const steady = new SteadySign(update);
    expect(steady.of(signOf('winnable'))?.state).toBe('winnable');
    for (let ms = 0; ms < 300; ms += 50) {
      expect(steady.of(signOf('searching'))?.state).toBe('winnable');
      vi.advanceTimersByTime(50);
    }
    expect(update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(update).toHaveBeenCalledTimes(1);
    expect(steady.of(signOf('searching'))?.state).toBe('searching');
    expect(steady.of(signOf('lost-since'))?.state).toBe('lost-since');
  });

  it('an answer that comes soon is all that is seen, and no timer is left', () => {
    const update = vi.fn();
    const steady = new SteadySign(update);
    steady.of(signOf('winnable'));
    expect(steady.of(signOf('searching'))?.state).toBe('winnable');
    vi.advanceTimersByTime(200);
    expect(steady.of(signOf('unknown'))?.state).toBe('unknown');
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(update).not.toHaveBeenCalled();
  });

  it('it does not ask to be drawn again and again', () => {
    const update = vi.fn();
    const steady = new SteadySign(update);
    steady.of(signOf('searching'));
    for (let times = 0; times < 20; times++) {
      steady.of(signOf('searching'));
      vi.advanceTimersByTime(500);
    }
    expect(update).not.toHaveBeenCalled();
  });

  it('nothing is shown of another deal', () => {
    const steady = new SteadySign(vi.fn());
    steady.of(signOf('winnable'));
    steady.of(signOf('searching'));
    steady.forget();
    expect(vi.getTimerCount()).toBe(0);
    expect(steady.of(signOf('searching'))?.state).toBe('searching');
  });

  it('what can be done is as it is, whatever words stand still', () => {
    const steady = new SteadySign(vi.fn());
    steady.of(signOf('lost-since', { canReturn: true }));
    expect(steady.of(signOf('searching'))).toMatchObject({ state: 'lost-since', canReturn: false });
  });

  it('nothing moves where it is to stand still', () => {
    const steady = new SteadySign(vi.fn());
    steady.of(signOf('winnable'));
    expect(steady.of(signOf('lost-since', { canReturn: true }), true)).toEqual(signOf('winnable'));
  });

  it('nor anything where nobody wants to know', () => {
    const steady = new SteadySign(vi.fn());
    steady.of(signOf('winnable'));
    expect(steady.of(undefined)).toBeUndefined();
  });
});
