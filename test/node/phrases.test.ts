// Texts of a page in place of the element's own, and words of dates and numbers.
import { describe, expect, it } from 'vitest';
import { Phrases, textsWith, type PageTexts } from '../../src/elements/phrases.js';
import { en } from '../../src/locales/en.js';

const laid = (over?: PageTexts) => textsWith(en, over);

describe('texts of a page', () => {
  it('take the place of the element’s own, one by one', () => {
    const texts = laid({ newGame: 'Neues Spiel' });
    expect(texts).toEqual({ ...en, newGame: 'Neues Spiel' });
    expect(laid()).toEqual(en);
  });

  it('that are no texts are as if not given; one text may do for all numbers', () => {
    const strange = { won: 5, newGame: ['x'], piles: 'heap', why: null, looks: [], glossary: {}, table: {} };
    expect(textsWith(en, strange)).toEqual(en);
    expect(textsWith(en, 'texts')).toEqual(en);
    const texts = textsWith(en, { won: 'Gewonnen.' });
    expect(new Phrases(texts, 'de').say('won', { n: 2 })).toBe('Gewonnen.');
  });

  it('in a table of names leave those that they do not change', () => {
    const texts = laid({
      piles: { stock: 'Talon' },
      why: { 'same-pile': 'da liegt sie schon.' },
      looks: { theme: { ...en.looks.theme, label: 'Farben' } },
      won: { one: 'Gewonnen in einem Zug.', other: 'Gewonnen in {n} Zügen.' },
    });
    expect(texts.piles).toEqual({ ...en.piles, stock: 'Talon' });
    expect(texts.why).toEqual({ ...en.why, 'same-pile': 'da liegt sie schon.' });
    expect(texts.looks).toEqual({ ...en.looks, theme: { ...en.looks.theme, label: 'Farben' } });
    const phrases = new Phrases(texts, 'en');
    expect(phrases.pile('waste')).toBe('waste');
    expect(phrases.say('won', { n: 1 })).toBe('Gewonnen in einem Zug.');
    expect(phrases.say('won', { n: 5 })).toBe('Gewonnen in 5 Zügen.');
  });

  it('leave all that is there of a game whose help is given in part', () => {
    const { reno } = en.gameHelp;
    const { gameHelp } = laid({ gameHelp: { reno: { ...reno, goal: 'Das Ziel.' } } as never });
    expect(gameHelp['reno']).toEqual({ ...reno, goal: 'Das Ziel.' });
    expect(gameHelp['klondike']).toBe(en.gameHelp['klondike']);
  });

  it('that are undefined are as if they were not given', () => {
    expect(laid({ won: undefined, piles: undefined, close: undefined } as never)).toEqual(en);
    expect(laid({ why: { 'same-pile': undefined } } as never)).toEqual(en);
  });

  it('change nothing of the element’s own', () => {
    const before = JSON.stringify(en);
    laid({ piles: { stock: 'Talon' }, close: 'Zu' });
    expect(JSON.stringify(en)).toBe(before);
  });
});

describe('dates', () => {
  it('are named in the language, however many are asked for', () => {
    const phrases = new Phrases(en, 'en');
    for (const n of [21, 22]) {
      const date = new Date(2026, 10, n);
      expect(phrases.date(date)).toBe(`November ${n}, 2026`);
      expect(phrases.month(date)).toBe('November 2026');
      expect(phrases.weekday(date)).toBe(n === 21 ? 'Sat' : 'Sun');
    }
    const other = new Phrases(en, 'de');
    expect(other.date(new Date(2026, 10, 21))).toBe('21. November 2026');
  });
});

describe('the options of a game', () => {
  const phrases = new Phrases(en, 'de');

  it('have the names that the language gives them, and of others their own', () => {
    expect(phrases.option('draw')).toBe(en.optionNames.draw);
    expect(phrases.option('jokers')).toBe('jokers');
    expect(phrases.optionValue('scoring', 'vegas')).toBe(en.optionValues.scoring.vegas);
    expect(phrases.optionValue('jokers', 'two')).toBe('two');
    expect(phrases.optionValue('jokers', true)).toBe('true');
  });

  it('have numbers as the language writes them', () => {
    expect(phrases.optionValue('redeals', 1000)).toBe('1.000');
    expect(phrases.percent(0.25)).toMatch(/^25\s%$/);
  });

  it('are explained in plain words, without the marks of a glossary; a number as it is', () => {
    const over = (text: string) =>
      new Phrases(
        textsWith(en, {
          gameHelp: { reno: { ...en.gameHelp['reno'], options: { draw: { n: text, all: 'All.' } } } },
        }),
        'en',
      );
    expect(over('Turn {n} of the [stock|Stock] over.').optionHelp('reno', 'draw', 3)).toBe(
      'Turn 3 of the stock over.',
    );
    expect(over('x').optionHelp('reno', 'draw', 'all')).toBe('All.');
    expect(over('x').optionHelp('reno', 'jokers', 1)).toBe('');
    expect(over('x').optionHelp('whist', 'draw', 1)).toBe('');
  });
});
