// Whatever a page writes into attributes, properties and addresses: no exception, a game that can be dealt, and no more
// said than what was wrong. FUZZ: how many settings.
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { Game, isDeal, variants } from '../../src/engine.js';
import { readParameters, type AttributeKind } from '../../src/embed/parameters.js';
import { languageFile } from '../../src/embed/language-file.js';
import { keymapOf, DEFAULT_KEYMAP } from '../../src/controller/keymap.js';
import { localeOf } from '../../src/locales/nearest.js';
import {
  preferenceNames,
  PREFERENCES,
  preferencesOf,
  invalidPreferences,
} from '../../src/controller/preferences.js';
import { dealInAddress, readDeal } from '../../src/controller/deal-links.js';
import { resolveSetup, setupKey, type SetupRequest } from '../../src/controller/setup.js';
import { made, oddText, oddValue } from '../support/odd-values.js';

const FUZZ = Number(process.env['FUZZ'] ?? 4000);
const SEED = Number(process.env['SEED'] ?? 7);
const TODAY = new Date(2026, 10, 21);
const OPTIONS = ['draw', 'redeals', 'runs', 'reserve', 'scoring', 'takeBack', 'end'];
/** Each wish has so many attributes. */
const EACH = 10;

const holds = <T>(what: fc.Arbitrary<T>, numRuns: number, property: (one: T) => void): void => {
  fc.assert(fc.property(what, property), { numRuns, seed: SEED });
};

const prototype = Object.getOwnPropertyNames(Object.prototype).sort();

describe('whatever a page wishes', { timeout: 600_000 }, () => {
  afterAll(() => expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(prototype));

  /** Either as attributes give it, or as scripts set properties. */
  const value = fc.oneof({ weight: 3, arbitrary: oddText(2000) }, oddValue, fc.constant(undefined));
  const wishes = fc.record({
    variant: oddText(2000),
    deal: fc.oneof(value, fc.integer({ min: -3, max: 1_000_000_003 })),
    daily: fc.oneof(oddText(2000), fc.boolean(), fc.constant(undefined)),
    deals: fc.constantFrom('winnable', 'any', undefined),
    options: fc.dictionary(fc.oneof(fc.constantFrom(...OPTIONS), oddText(20)), value, { maxKeys: 6 }),
  });

  it('a game can be dealt, each wish that is wrong is told once, and it has one name', () => {
    let odd = 0;
    holds(wishes, Math.ceil(FUZZ / EACH), ({ deal, options, ...wish }) => {
      const granted = resolveSetup(
        { ...wish, ...made({ deal }), options: made(options) } as SetupRequest,
        TODAY,
      );
      const { variant, setup, invalid: wrong } = granted;
      expect(variants.has(variant)).toBe(true);
      const told = wrong.map(({ attribute }) => attribute);
      expect(new Set(told).size).toBe(told.length);
      expect(told.length).toBeLessThanOrEqual(3 + OPTIONS.length);
      if (setup.deal !== undefined) expect(isDeal(setup.deal)).toBe(true);
      const game = Game.deal(variant, { ...setup, deal: setup.deal ?? 1 });
      expect(game.position.piles.flatMap(({ cards }) => cards)).toHaveLength(52);
      expect(game.legalMoves().length).toBeGreaterThanOrEqual(0);
      expect(typeof setupKey(granted)).toBe('string');
      odd += told.length ? 1 : 0;
    });
    expect(odd).toBeGreaterThan(FUZZ / EACH / 4);
  });

  it('it looks like one of its looks, and what is wrong is told', () => {
    const preferences = fc.record(Object.fromEntries(preferenceNames.map((name) => [name, oddText(200)])));
    holds(preferences, Math.ceil(FUZZ / preferenceNames.length), (page) => {
      const made = preferencesOf(page);
      for (const name of preferenceNames)
        expect(PREFERENCES[name] as readonly string[]).toContain(made[name]);
      const right = preferenceNames.filter((name) => made[name] === page[name]).length;
      expect(invalidPreferences(page)).toHaveLength(preferenceNames.length - right);
    });
  });

  it('each action keeps a list of keys', () => {
    const keys = fc.oneof(
      oddValue,
      fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(DEFAULT_KEYMAP)), oddText(20)), oddValue, {
        maxKeys: 6,
      }),
    );
    holds(keys, Math.ceil(FUZZ / 4), (wish) => {
      const { map, invalid: wrong } = keymapOf(typeof wish === 'function' ? wish() : made(wish));
      expect(Object.keys(map)).toEqual(Object.keys(DEFAULT_KEYMAP));
      for (const list of Object.values(map)) for (const one of list) expect(typeof one).toBe('string');
      for (const { attribute } of wrong) expect(typeof attribute).toBe('string');
    });
  });

  it('a language that is none is none', () => {
    holds(oddText(200), FUZZ, (tag) => {
      localeOf(tag);
      const file = languageFile(tag)?.file;
      if (file !== undefined) expect(file).toMatch(/^[a-z]{2}(-\w+)?$/);
    });
  });

  it('a deal in an address is one, or none', () => {
    const address = fc.oneof(
      oddText(200),
      oddText(30).map((text) => `solitaire=${text}`),
    );
    const deal = fc.oneof(
      oddText(60),
      fc.tuple(oddText(12), oddText(12)).map((parts) => parts.join('.')),
      fc.tuple(fc.constantFrom(...variants.keys()), oddText(12), oddText(12)).map((parts) => parts.join('.')),
    );
    holds(fc.tuple(oddText(20), address, deal), FUZZ, ([links, hash, text]) => {
      const page = { hash: `#${hash}`, search: `?${hash}` } as Location;
      for (const found of [readDeal(dealInAddress(links, page), 'reno'), readDeal(text, 'klondike')])
        if (found?.deal !== undefined) expect(isDeal(found.deal)).toBe(true);
    });
  });
});

describe('whatever the address of a frame says', { timeout: 600_000 }, () => {
  const KNOWN = new Map<string, AttributeKind>([
    ['variant', 'text'],
    ['deal', 'text'],
    ['links', 'text'],
    ['daily', 'switch'],
    ['winnable', 'switch'],
  ]);

  it('sets attributes that there are, and nothing else', () => {
    const name = fc.oneof(fc.constantFrom(...KNOWN.keys(), '--solitaire-felt', 'lang'), oddText(60));
    const pairs = fc.array(fc.tuple(name, oddText(700)), { maxLength: 12 });
    const search = fc.oneof(
      oddText(900),
      pairs.map((all) => all.map(([a, b]) => `${a}=${b}`).join('&')),
      pairs.map((all) => {
        const given = new URLSearchParams();
        for (const [a, b] of all) given.append(a, b);
        return given.toString();
      }),
    );
    holds(search, FUZZ, (text) => {
      const { attributes, properties, left } = readParameters(text, KNOWN, (one) => one === 'red');
      for (const [attribute, wish] of attributes) {
        expect(KNOWN.has(attribute)).toBe(true);
        expect(wish.length).toBeLessThanOrEqual(500);
      }
      for (const [property, wish] of properties)
        expect([property, wish]).toEqual(['--solitaire-felt', 'red']);
      expect(left.length).toBeLessThanOrEqual(20);
    });
  });
});
