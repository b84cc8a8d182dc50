// The settings of a page: valid values apply, invalid ones are reported and ignored.
import { describe, expect, test } from 'vitest';
import { dailyDeal, defineVariant } from '../../src/engine.js';
import {
  optionAttribute,
  resolveSetup,
  preferredOptions,
  toText,
  setupKey,
  invalidChoices,
  type SetupRequest,
} from '../../src/controller/setup.js';
import { Settings } from '../../src/session/storage/settings.js';
import { contradictory, described } from '../support/described.js';
import { areaOf, tabOf } from '../support/sessions.js';

const today = new Date(2026, 10, 21);
const none: SetupRequest = { variant: 'klondike', deal: undefined, daily: undefined, options: {} };
const FIVE = 'reno, klondike, cruel, demon, over-under';
const resolved = (request: Partial<SetupRequest>) => resolveSetup({ ...none, ...request }, today);

describe('the game', () => {
  test('is that of the given name', () => {
    expect(resolved({ variant: 'reno' })).toMatchObject({ variant: 'reno', invalid: [] });
  });

  test('is Klondike if the name is unknown, which is reported', () => {
    const { variant, invalid: wrong } = resolved({ variant: 'spider' });
    expect(variant).toBe('klondike');
    expect(wrong).toEqual([
      {
        attribute: 'variant',
        value: 'spider',
        expected: `${FIVE}, or a game whose file is loaded (games/spider.js) or that defineVariant defines`,
      },
    ]);
  });
});

describe('options that contradict each other', () => {
  test('are reported together, and the game has its defaults', () => {
    defineVariant(contradictory);
    const { setup, invalid } = resolved({
      variant: 'contradictory',
      options: { columns: 'many', foundations: 'many' },
    });
    expect(setup.options).toEqual({});
    expect(invalid).toEqual([
      {
        attribute: 'options',
        value: '{"columns":"many","foundations":"many"}',
        expected: 'options that can be combined in this game',
      },
    ]);
  });

  test('are ignored if the player chose them', () => {
    defineVariant(contradictory);
    const settings = new Settings(tabOf(areaOf()));
    settings.set('contradictory.columns', 'many');
    expect(preferredOptions('contradictory', settings)).toEqual({ columns: 'many' });
    settings.set('contradictory.foundations', 'many');
    expect(preferredOptions('contradictory', settings)).toEqual({});
  });
});

describe('options', () => {
  test('are parsed from attribute values', () => {
    const options = { draw: '1', redeals: '2', runs: 'any', takeBack: true, scoring: 'vegas' };
    expect(resolved({ options })).toMatchObject({
      setup: { options: { draw: 1, redeals: 2, runs: 'any', takeBack: true, scoring: 'vegas' } },
      invalid: [],
    });
  });

  test('named like members of Object.prototype are absent unless they are set', () => {
    const names = ['constructor', 'toString', 'valueOf'];
    const options = Object.fromEntries(names.map((name) => [name, [{ value: 1 }, { value: 2 }]]));
    defineVariant(described({}, { id: 'members', options }));
    expect(resolved({ variant: 'members' })).toMatchObject({ setup: { options: {} }, invalid: [] });
    expect(resolved({ variant: 'members', options: { constructor: '2' } })).toMatchObject({
      setup: { options: { constructor: 2 } },
      invalid: [],
    });
  });

  test('may be numbers of any length', () => {
    expect(resolved({ options: { redeals: '120' } })).toMatchObject({
      setup: { options: { redeals: 120 } },
      invalid: [],
    });
  });

  test('that the game does not have are ignored without a report', () => {
    expect(resolved({ variant: 'cruel', options: { draw: '1', runs: 'any' } })).toMatchObject({
      setup: { options: {} },
      invalid: [],
    });
  });

  test.each([
    ['draw', '2'],
    ['redeals', '-1'],
    ['redeals', '1.5'],
    ['redeals', '0x2'],
    ['redeals', '1e1'],
    ['redeals', '0 …'],
    ['draw', ['1']],
    ['draw', { toString: () => '1' }],
    ['runs', 'some'],
    ['takeBack', 'perhaps'],
    ['scoring', ''],
    ['draw', {}],
  ])('%s="%s" is reported, and the default applies', (option, value) => {
    const { setup, invalid: wrong } = resolved({ options: { [option]: value } });
    expect(setup.options).toEqual({});
    expect(wrong).toMatchObject([{ attribute: optionAttribute(option), value }]);
  });

  describe('whose names the page wrote in `options`', () => {
    const unknown = (request: Partial<SetupRequest>) =>
      resolved(request).invalid.map(({ attribute, value, expected }) => [attribute, value, expected]);

    test('are reported if the game does not have them, with the names that it has', () => {
      expect(unknown({ options: { drow: '1' }, optionNames: ['drow', 'draw', 'jokers'] })).toEqual(
        ['drow', 'jokers'].map((name) => ['options', name, 'draw, redeals, runs, takeBack, scoring']),
      );
      expect(unknown({ variant: 'cruel', optionNames: ['draw'] })).toEqual([
        ['options', 'draw', 'no options'],
      ]);
    });

    test('may belong to any game that the player may switch to', () => {
      expect(unknown({ games: 'cruel demon', optionNames: ['draw', 'reserve'] })).toEqual([]);
      expect(unknown({ games: 'cruel demon', optionNames: ['cels'] })).toHaveLength(1);
    });

    test('are not reported if the game itself is unknown', () => {
      expect(unknown({ variant: 'spider', optionNames: ['suits'] }).map(([name]) => name)).toEqual([
        'variant',
      ]);
    });

    test('are not reported while a game that the player may switch to is unknown', () => {
      const faults = unknown({ games: 'klondike spider', optionNames: ['suits'] });
      expect(faults.map(([name]) => name)).toEqual(['games']);
    });
  });

  test('that are invalid are reported as attributes, with the valid values', () => {
    const { invalid: wrong } = resolved({ options: { takeBack: 'perhaps', redeals: 'some', draw: '2' } });
    expect(wrong.map(({ attribute, expected }) => [attribute, expected]).toSorted()).toEqual([
      ['draw', '3, 1'],
      ['redeals', 'unlimited, 0 …'],
      ['take-back', 'false, true'],
    ]);
  });

  test('that are removed have no value', () => {
    expect(resolved({ options: { draw: null, runs: undefined } })).toEqual(resolved({}));
  });
});

describe('the player’s options', () => {
  const settings = new Settings(tabOf(areaOf()));
  settings.set('klondike.draw', '1');
  settings.set('klondike.takeBack', 'true');
  settings.set('klondike.runs', 'some');
  settings.set('reno.draw', '3');

  test('are those chosen for this game, if the game has them', () => {
    expect(preferredOptions('klondike', settings)).toEqual({ draw: 1, takeBack: true });
  });

  test('do not exist for an unknown game or a game without options', () => {
    expect(preferredOptions('reno', settings)).toEqual({});
    expect(preferredOptions('spider', settings)).toEqual({});
  });
});

describe('the deal', () => {
  test('is the number that the page sets', () => {
    expect(resolved({ deal: 617 }).setup.deal).toBe(617);
  });

  test.each([0, -1, 1.5, NaN, 1e9])(
    '%s is not a deal number: that is reported, and a random deal is dealt',
    (deal) => {
      const { setup, invalid: wrong } = resolved({ deal });
      expect(setup.deal).toBeUndefined();
      expect(wrong).toEqual([{ attribute: 'deal', value: deal, expected: '1 … 999999999' }]);
    },
  );

  test('of a date is the same for everybody', () => {
    const { setup } = resolved({ daily: '2026-11-20' });
    expect(setup).toMatchObject({ deal: dailyDeal('2026-11-20', 'klondike'), day: '2026-11-20' });
  });

  test('daily is the deal of today', () => {
    const { setup } = resolved({ daily: true });
    expect(setup).toMatchObject({ deal: dailyDeal('2026-11-21', 'klondike'), day: '2026-11-21' });
  });

  test('a number takes precedence over a date', () => {
    expect(resolved({ deal: 3, daily: true }).setup).toEqual({ options: {}, deal: 3 });
  });

  test.each(['2026-02-30', 'tomorrow'])('%s is not a date: that is reported', (daily) => {
    const { setup, invalid: wrong } = resolved({ daily });
    expect(setup.deal).toBeUndefined();
    expect(wrong).toEqual([{ attribute: 'daily', value: daily, expected: 'true, false, 2026-11-21' }]);
  });

  test('daily=false has no effect', () => {
    expect(resolved({ daily: false })).toEqual({ variant: 'klondike', setup: { options: {} }, invalid: [] });
  });
});

test('an unknown value of an enumerated setting is reported', () => {
  expect(invalidChoices({ theme: ['auto', 'dark'] }, { theme: 'dark' })).toEqual([]);
  expect(invalidChoices({ theme: ['auto', 'dark'] }, { theme: 'pink' })).toEqual([
    { attribute: 'theme', value: 'pink', expected: 'auto, dark' },
  ]);
});

test('a text setting is used as text, and any other value is reported by its type', () => {
  expect([7, true, 'x', null, undefined].map((value) => toText(value))).toEqual(['7', 'true', 'x', '', '']);
  expect(toText(null, 'auto')).toBe('auto');
  expect(toText(Symbol('x'))).toBe('symbol');
  expect(toText(Object.create(null))).toBe('object');
});

describe('the setup key of a saved game', () => {
  const text = (request: Partial<SetupRequest>) => setupKey(resolved(request));

  test('is the same for the same settings, however they are written', () => {
    expect(text({ options: { draw: '1', runs: 'any' } })).toBe(text({ options: { runs: 'any', draw: 1 } }));
    expect(text({ daily: true })).toBe(text({ daily: '2026-11-21' }));
    expect(text({ deal: 3, daily: true })).toBe(text({ deal: 3 }));
    expect(text({ options: { draw: '7' } })).toBe(text({}));
    expect(text({ options: { jokers: '7' } })).toBe(text({}));
  });

  test('differs for another game, option, deal or day', () => {
    const texts = [
      text({}),
      text({ variant: 'reno' }),
      text({ options: { draw: '1' } }),
      text({ options: { draw: '3' } }),
      text({ options: { redeals: '1' } }),
      text({ deal: 3 }),
      text({ daily: true }),
      text({ daily: '2026-11-20' }),
      // on a page that sets a deal number, the daily deal is not active
      text({ deal: dailyDeal('2026-11-21', 'klondike') }),
    ];
    expect(new Set(texts).size).toBe(texts.length);
  });
});
