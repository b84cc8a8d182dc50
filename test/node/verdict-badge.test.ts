// The verdict badge: its texts, and that it does not flicker during a search.
import type { TemplateResult } from 'lit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { quietBadge, verdictBadge, DebouncedVerdict } from '../../src/elements/toolbar/verdict-badge.js';
import { aboutKey, signText } from '../../src/text/verdict-text.js';
import { Game } from '../../src/engine.js';
import { en } from '../../src/locales/en-all.js';
import type { SolvabilityStatus } from '../../src/session/solvability.js';

const formatter = new MessageFormatter(en, 'en');
const STATES = ['winnable', 'lost-since', 'lost', 'unwinnable', 'unknown', 'searching'] as const;
const signOf = (
  state: SolvabilityStatus['state'],
  more: Partial<SolvabilityStatus> = {},
): SolvabilityStatus => ({
  state,
  about: 'win',
  canReturn: false,
  ...more,
});

describe('the text', () => {
  it('differs for each state, independent of colour', () => {
    const words = (['win', 'aim'] as const).flatMap((about) =>
      STATES.map((state) => signText(formatter, signOf(state, { about }))),
    );
    expect(new Set(words).size).toBe(12);
    for (const text of words) expect(text).toMatch(/won|winnable|break even|can’t tell/i);
  });

  it('names the highest payout of a deal only if the search was complete', () => {
    const words = (state: SolvabilityStatus['state'], about: SolvabilityStatus['about'] = 'aim') =>
      signText(formatter, signOf(state, { about, best: 45, isMost: true }));
    expect(words('unwinnable')).toBe('Pays up to $45');
    expect(words('winnable')).toBe('Can break even · pays up to $45');
    // beside the return button, there is space for the amount only
    expect(words('lost-since')).toBe('Pays up to $45');
    expect(signText(formatter, signOf('unwinnable', { about: 'aim' }))).toBe('Cannot break even');
    expect(signText(formatter, signOf('unwinnable', { about: 'aim', best: 45, isMost: false }))).toBe(
      'Cannot break even',
    );
    expect(words('unwinnable', 'win')).toBe('Cannot be won');
  });

  it('claims about earlier positions only what is known', () => {
    const { signHelp } = en;
    expect(signHelp['lost-since']).toMatch(/was a solution before/);
    expect(signHelp.lost).toMatch(/none|no solution/i);
    expect(signHelp.lost).not.toMatch(/deal|however|was a way/);
  });
});

/** A template as text, without event listeners, and without lists, which only reserve space. */
function markup(shown: unknown): string {
  if (Array.isArray(shown)) return '';
  if (typeof shown !== 'object' || shown === null) return typeof shown === 'string' ? shown : '';
  // a text is a value of the directive in elements/shared/html.ts
  if (!('strings' in shown))
    return (shown as { readonly values: readonly unknown[] }).values.map(markup).join('');
  const { strings, values } = shown as TemplateResult;
  return strings.reduce((text, part, i) => text + markup(values[i - 1]) + part);
}

describe('the badge', () => {
  const session = (status: 'playing' | 'won' | 'lost', variant = 'klondike') => ({
    position: { status },
    game: Game.deal(variant, { deal: 1 }),
  });
  const shown = (verdict: SolvabilityStatus, at = session('playing')): string =>
    markup(verdictBadge(formatter, at, verdict, () => undefined)).replace(/\s+/g, ' ');

  it('has an icon and a text, with an explanation as its tooltip', () => {
    for (const state of STATES) {
      const text = shown(signOf(state));
      expect(text).toContain(`class="badge ${state}"`);
      expect(text).toContain(en.signs.win[state]);
      expect(text).toContain(en.signHelp[state]);
      expect(text).toContain('<svg');
    }
  });

  it('reserves the space of all its texts, and of the button that leads back if there may be one', () => {
    const { values } = verdictBadge(formatter, session('playing'), signOf('winnable'), () => undefined);
    const lines = values.filter(Array.isArray).flat();
    expect(
      lines.map(markup).map((line) => [...line.matchAll(/data-text=([^>]*)>/g)].map(([, text]) => text)),
    ).toEqual(STATES.map((state) => [en.signs.win[state], ...(state.startsWith('lost') ? [en.back] : [])]));
  });

  it('has a button that leads back only if there is a winnable position before', () => {
    const text = shown(signOf('lost-since', { canReturn: true }));
    expect(text).toContain(`aria-label=${en.backWin}`);
    expect(text).toContain('class="icon pointing"');
    expect(text).toContain(`aria-hidden="true">${en.back}</span`);
    expect(shown(signOf('lost-since', { canReturn: true }), session('playing', 'reno'))).toContain(
      en.backAim,
    );
    expect(shown(signOf('lost-since'))).not.toContain('<button');
  });

  it('keeps its space, but is empty, in a game that is over and was won or still winnable', () => {
    const isOver = (status: 'playing' | 'won' | 'lost', state: SolvabilityStatus['state']): boolean =>
      shown(signOf(state), session(status)).startsWith('<div class="sign over">');
    expect([isOver('won', 'winnable'), isOver('lost', 'winnable')]).toEqual([true, true]);
    expect([isOver('playing', 'winnable'), isOver('lost', 'lost'), isOver('playing', 'lost')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(shown(signOf('lost'))).toMatch(/^<div class="sign ">/);
  });

  it('in quiet mode is visible only while a game in progress can no longer be won', () => {
    const quiet = (
      state: SolvabilityStatus['state'],
      status: 'playing' | 'won' | 'lost',
      moves = 1,
    ): string => {
      const at = { ...session(status), position: { status, moves } };
      return markup(quietBadge(formatter, at, signOf(state, { canReturn: true }), () => undefined));
    };
    for (const state of ['lost-since', 'lost', 'unwinnable'] as const) {
      expect(quiet(state, 'playing')).toContain(en.signs.win[state]);
      expect(quiet(state, 'playing')).toContain(`aria-label=${en.backWin}`);
      expect(quiet(state, 'playing', 0), 'before the first move').not.toContain('badge');
      expect(quiet(state, 'lost'), 'the end bar already reports the loss').not.toContain('badge');
    }
    for (const state of ['winnable', 'unknown', 'searching'] as const)
      expect(quiet(state, 'playing')).not.toContain('badge');
  });

  it('in quiet mode reserves the space of the texts that can appear', () => {
    const at = { ...session('playing'), position: { status: 'playing', moves: 0 } as const };
    const { values } = quietBadge(formatter, at, signOf('winnable'), () => undefined);
    const lines = values.filter(Array.isArray).flat().map(markup).join();
    for (const state of ['lost-since', 'lost', 'unwinnable'] as const)
      expect(lines).toContain(en.signs.win[state]);
    expect(lines).not.toContain(en.signs.win.winnable);
  });

  it('is about the win, or about another aim of the game', () => {
    for (const text of ['back', 'show', 'lost', 'never', 'only'] as const) {
      expect(aboutKey(text, session('playing'))).toBe(`${text}Win`);
      expect(aboutKey(text, session('playing', 'reno'))).toBe(`${text}Aim`);
    }
  });
});

describe('during a search', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('the previous verdict stays for a moment, then the search is shown, then the result', () => {
    const update = vi.fn();
    const steady = new DebouncedVerdict(update);
    expect(steady.shown(signOf('winnable'))?.state).toBe('winnable');
    for (let ms = 0; ms < 300; ms += 50) {
      expect(steady.shown(signOf('searching'))?.state).toBe('winnable');
      vi.advanceTimersByTime(50);
    }
    expect(update).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(update).toHaveBeenCalledTimes(1);
    expect(steady.shown(signOf('searching'))?.state).toBe('searching');
    expect(steady.shown(signOf('lost-since'))?.state).toBe('lost-since');
  });

  it('a quick result is shown directly, without a pending timer', () => {
    const update = vi.fn();
    const steady = new DebouncedVerdict(update);
    steady.shown(signOf('winnable'));
    expect(steady.shown(signOf('searching'))?.state).toBe('winnable');
    vi.advanceTimersByTime(200);
    expect(steady.shown(signOf('unknown'))?.state).toBe('unknown');
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(update).not.toHaveBeenCalled();
  });

  it('the badge requests no repeated rendering', () => {
    const update = vi.fn();
    const steady = new DebouncedVerdict(update);
    steady.shown(signOf('searching'));
    for (let times = 0; times < 20; times++) {
      steady.shown(signOf('searching'));
      vi.advanceTimersByTime(500);
    }
    expect(update).not.toHaveBeenCalled();
  });

  it('nothing is shown of another deal', () => {
    const steady = new DebouncedVerdict(vi.fn());
    steady.shown(signOf('winnable'));
    steady.shown(signOf('searching'));
    steady.forget();
    expect(vi.getTimerCount()).toBe(0);
    expect(steady.shown(signOf('searching'))?.state).toBe('searching');
  });

  it('the button is up to date, whatever text is still shown', () => {
    const steady = new DebouncedVerdict(vi.fn());
    steady.shown(signOf('lost-since', { canReturn: true }));
    expect(steady.shown(signOf('searching'))).toMatchObject({ state: 'lost-since', canReturn: false });
  });

  it('nothing changes while the badge must keep its text', () => {
    const steady = new DebouncedVerdict(vi.fn());
    steady.shown(signOf('winnable'));
    expect(steady.shown(signOf('lost-since', { canReturn: true }), true)).toEqual(signOf('winnable'));
  });

  it('nothing changes if the badge is disabled', () => {
    const steady = new DebouncedVerdict(vi.fn());
    steady.shown(signOf('winnable'));
    expect(steady.shown(undefined)).toBeUndefined();
  });
});
