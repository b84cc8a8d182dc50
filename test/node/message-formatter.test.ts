// Texts set by a page, and the formats of dates and numbers.
import { describe, expect, it } from 'vitest';
import { MessageFormatter, type PageTexts } from '../../src/text/message-formatter.js';
import { intlFormat } from '../../src/text/intl-format.js';
import { mergeTexts } from '../../src/text/merge-texts.js';
import { optionHelp, optionName, optionValue } from '../../src/text/option-text.js';
import { en } from '../../src/locales/en-all.js';

const laid = (over?: PageTexts) => mergeTexts(en, over);

describe('texts set by a page', () => {
  it('replace the default texts, one by one', () => {
    const texts = laid({ newGame: 'Neues Spiel' });
    expect(texts).toEqual({ ...en, newGame: 'Neues Spiel' });
    expect(laid()).toEqual(en);
  });

  it('that are not text are ignored; one text may replace all plural forms', () => {
    const strange = { won: 5, newGame: ['x'], piles: 'heap', why: null, looks: [], glossary: {}, table: {} };
    expect(mergeTexts(en, strange)).toEqual(en);
    expect(mergeTexts(en, 'texts')).toEqual(en);
    const numbers = [
      { one: 1, other: '{n} won' },
      { one: 'One won', other: '{n} won', another: 'x' },
      { one: 'One won', other: '{n} won', otherwise: 'x' },
    ];
    for (const won of numbers) expect(mergeTexts(en, { won })).toEqual(en);
    const { games } = mergeTexts(en, { games: { mine: 'Mine', yours: 5, theirs: null, hers: ['x'] } });
    expect(games).toEqual({ ...en.games, mine: 'Mine' });
    const texts = mergeTexts(en, { won: 'Gewonnen.' });
    expect(new MessageFormatter(texts, 'de').message('won', { n: 2 })).toBe('Gewonnen.');
  });

  it('in a nested table keep the other entries', () => {
    const texts = laid({
      piles: { stock: 'Talon' },
      why: { 'same-pile': 'da liegt sie schon.' },
      looks: { theme: { ...en.looks.theme, label: 'Farben' } },
      won: { one: 'Gewonnen in einem Zug.', other: 'Gewonnen in {n} Zügen.' },
    });
    expect(texts.piles).toEqual({ ...en.piles, stock: 'Talon' });
    expect(texts.why).toEqual({ ...en.why, 'same-pile': 'da liegt sie schon.' });
    expect(texts.looks).toEqual({ ...en.looks, theme: { ...en.looks.theme, label: 'Farben' } });
    const formatter = new MessageFormatter(texts, 'en');
    expect(formatter.pile('waste')).toBe('waste');
    expect(formatter.message('won', { n: 1 })).toBe('Gewonnen in einem Zug.');
    expect(formatter.message('won', { n: 5 })).toBe('Gewonnen in 5 Zügen.');
  });

  it('that replace part of the help of a game keep the rest', () => {
    const { reno } = en.gameHelp;
    const { gameHelp } = laid({ gameHelp: { reno: { ...reno, goal: 'Das Ziel.' } } });
    expect(gameHelp['reno']).toEqual({ ...reno, goal: 'Das Ziel.' });
    expect(gameHelp['klondike']).toBe(en.gameHelp['klondike']);
  });

  it('that are undefined are ignored', () => {
    expect(laid({ won: undefined, piles: undefined, close: undefined } as never)).toEqual(en);
    expect(laid({ why: { 'same-pile': undefined } } as never)).toEqual(en);
  });

  it('do not change the default texts', () => {
    const before = JSON.stringify(en);
    laid({ piles: { stock: 'Talon' }, close: 'Zu' });
    expect(JSON.stringify(en)).toBe(before);
  });
});

describe('placeholders', () => {
  // accusative and dative in part: missing forms fall back to the base form
  const forms = {
    acc: {
      card: 'the {suit} {rank}',
      ranks: { A: 'an ace' },
      suits: { S: 'spade' },
      piles: { waste: 'the waste', discard: 'the heap' },
      pileOfSeveral: '{name} no. {number}',
    },
    dat: { card: 'to {rank}/{suit}' },
    gen: {},
  };
  const formatter = new MessageFormatter(mergeTexts(en, { forms }), 'en');
  const filled = (text: string): string =>
    formatter.interpolate(text, {
      card: 'AS',
      onto: '2H',
      cards: ['AS', '2H'],
      pile: 'tableau-3',
      ranks: ['A', '2'],
      kinds: ['waste', 'reserve', 'discard'],
    });

  it.each([
    ['{card}', 'ace of spades'],
    ['{card.acc}', 'the spade an ace'],
    ['{onto.acc}', 'the hearts 2'],
    ['{onto.dat}', 'to 2/hearts'],
    ['{card.gen} {card.none}', 'ace of spades ace of spades'],
    ['{cards}', 'ace of spades, 2 of hearts'],
    ['{cards.acc}', 'the spade an ace, the hearts 2'],
    ['{pile}', 'column 3'],
    ['{pile.acc}', 'column no. 3'],
    ['{pile.dat} {pile.gen}', 'column 3 column 3'],
    ['{ranks}', 'ace or 2'],
    ['{ranks.acc}', 'an ace or 2'],
    ['{ranks.dat}', 'ace or 2'],
    ['{kinds}', 'waste, reserve, or discard pile'],
    ['{kinds.acc}', 'the waste, reserve, or the heap'],
    ['{kinds.gen}', 'waste, reserve, or discard pile'],
  ])('%s: %s', (text, words) => {
    expect(filled(text)).toBe(words);
  });

  it('format numbers for the language, and leave words unchanged', () => {
    expect(formatter.interpolate('{n}', { n: 1234 })).toBe('1,234');
    expect(formatter.interpolate('{n}', { n: 1000 })).toBe('1,000');
    expect(formatter.interpolate('{n}', { n: 999 })).toBe('999');
    expect(formatter.interpolate('{n}', { n: -3 })).toBe('−3');
    expect(formatter.interpolate('{deal}', { deal: '1234' })).toBe('1234');
  });

  it('format several items as a list, one as itself, and none as an empty text', () => {
    expect(formatter.intl.list(['a', 'b', 'c'])).toBe('a, b, c');
    expect(formatter.intl.list(['a'])).toBe('a');
    expect(formatter.intl.list([])).toBe('');
    expect(formatter.kinds(['waste', 'waste'])).toBe('waste');
  });

  it('use the name of a game, or its id if it has none', () => {
    expect([formatter.game('over-under'), formatter.game('mine')]).toEqual(['Over-Under', 'mine']);
  });

  it('use the verbosity normal by default', () => {
    expect(formatter.verbosity).toBe('normal');
  });
});

describe('the first letter', () => {
  it('is capitalised in the rules of the language', () => {
    expect(new MessageFormatter(en, 'en').capital('column 3')).toBe('Column 3');
    expect(new MessageFormatter(en, 'tr').capital('i')).toBe('İ');
  });

  it('of a name with its own capitals stays as it is', () => {
    const english = new MessageFormatter(en, 'en');
    expect(
      ['ariaNotify', 'ariaNotify ile', 'by ariaNotify', 'ace'].map((text) => english.capital(text)),
    ).toEqual(['ariaNotify', 'ariaNotify ile', 'By ariaNotify', 'Ace']);
  });
});

describe('time', () => {
  const formatter = new MessageFormatter(en, 'en');

  it('is displayed like a clock, with hours from the first hour on', () => {
    expect([5, 65, 3599, 3600, 3725].map((seconds) => formatter.intl.clock(seconds))).toEqual([
      '0:05',
      '1:05',
      '59:59',
      '1:00:00',
      '1:02:05',
    ]);
  });

  it('is spoken in words, without zero parts', () => {
    expect([0, 1, 320, 3661, 7200].map((seconds) => formatter.intl.duration(seconds))).toEqual([
      '0 seconds',
      '1 second',
      '5 minutes, 20 seconds',
      '1 hour, 1 minute, 1 second',
      '2 hours',
    ]);
  });

  it('has weeks that start on Monday if the browser does not know the region', () => {
    const prototype: object = Intl.Locale.prototype;
    const names = ['getWeekInfo', 'weekInfo'] as const;
    const known = names.map((name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const);
    for (const name of names)
      Object.defineProperty(prototype, name, { value: undefined, configurable: true });
    try {
      expect(intlFormat('en-US').firstDay).toBe(1);
    } finally {
      for (const [name, was] of known) {
        if (was) Object.defineProperty(prototype, name, was);
        else Reflect.deleteProperty(prototype, name);
      }
    }
  });
});

describe('dates', () => {
  it('are formatted in the language, however many are requested', () => {
    const formatter = new MessageFormatter(en, 'en');
    for (const n of [21, 22]) {
      expect(formatter.intl.date(`2026-11-${n}`)).toBe(`November ${n}, 2026`);
      expect(formatter.intl.date(`2026-11-${n}`, 'medium')).toBe(`Nov ${n}, 2026`);
      expect(formatter.intl.month(new Date(2026, 10, n))).toBe('November 2026');
    }
    expect(intlFormat('de').date('2026-11-21')).toBe('21. November 2026');
  });

  it('weekdays have their short names, or one letter each if a short name is long', () => {
    const weekdays = (tag: string): string => intlFormat(tag).weekdays.join(' ');
    expect(weekdays('de')).toBe('Mo Di Mi Do Fr Sa So');
    expect(weekdays('pl')).toBe('pon. wt. śr. czw. pt. sob. niedz.');
    expect(
      weekdays('ar')
        .split(' ')
        .map((name) => name.length),
    ).toEqual(Array(7).fill(1));
  });
});

describe('the options of a game', () => {
  const formatter = new MessageFormatter(en, 'de');

  it('have names in the language, and custom ones their own', () => {
    expect(optionName(formatter, 'draw')).toBe(en.optionNames.draw);
    expect(optionName(formatter, 'jokers')).toBe('jokers');
    expect(optionValue(formatter, 'scoring', 'vegas')).toBe(en.optionValues.scoring.vegas);
    expect(optionValue(formatter, 'jokers', 'two')).toBe('two');
    expect(optionValue(formatter, 'jokers', true)).toBe('true');
  });

  it('have numbers in the format of the language', () => {
    expect(optionValue(formatter, 'redeals', 1000)).toBe('1.000');
    expect(formatter.intl.percent(0.25)).toMatch(/^25\s%$/);
  });

  it('have descriptions without glossary markup; a number as it is', () => {
    const over = (text: string) =>
      new MessageFormatter(
        mergeTexts(en, {
          gameHelp: { reno: { ...en.gameHelp['reno'], options: { draw: { n: text, all: 'All.' } } } },
        }),
        'en',
      );
    expect(optionHelp(over('Turn {n} of the [stock|Stock] over.'), 'reno', 'draw', 3)).toBe(
      'Turn 3 of the stock over.',
    );
    const parts = over('One{jokers=true:, or [two|draw]}{draw=3: of three}.');
    expect(optionHelp(parts, 'reno', 'draw', 3)).toBe('One.');
    expect(optionHelp(parts, 'reno', 'draw', 3, { jokers: false, draw: 3 })).toBe('One of three.');
    expect(optionHelp(parts, 'reno', 'draw', 3, { jokers: true })).toBe('One, or two.');
    expect(optionHelp(over('x'), 'reno', 'draw', 'all')).toBe('All.');
    expect(optionHelp(over('x'), 'reno', 'jokers', 1)).toBe('');
    expect(optionHelp(over('x'), 'whist', 'draw', 1)).toBe('');
  });
});
