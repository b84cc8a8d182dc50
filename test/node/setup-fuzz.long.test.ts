// Arbitrary attributes, properties and URLs: no exception, a playable deal, and reports only of invalid values. FUZZ
// sets the number of settings.
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
import { made, anyText, anyValue } from '../support/odd-values.js';

const FUZZ = Number(process.env['FUZZ'] ?? 4000);
const SEED = Number(process.env['SEED'] ?? 7);
const TODAY = new Date(2026, 10, 21);
const OPTIONS = ['draw', 'redeals', 'runs', 'reserve', 'scoring', 'takeBack', 'end'];
/** The number of attributes in each setting. */
const EACH = 10;

const holds = <T>(what: fc.Arbitrary<T>, numRuns: number, property: (one: T) => void): void => {
  fc.assert(fc.property(what, property), { numRuns, seed: SEED });
};

const prototype = Object.getOwnPropertyNames(Object.prototype).sort();

describe('with arbitrary settings of a page', { timeout: 600_000 }, () => {
  afterAll(() => expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(prototype));

  /** A text, as attributes provide, or any value, as scripts set properties. */
  const value = fc.oneof({ weight: 3, arbitrary: anyText(2000) }, anyValue, fc.constant(undefined));
  const requests = fc.record({
    variant: anyText(2000),
    deal: fc.oneof(value, fc.integer({ min: -3, max: 1_000_000_003 })),
    daily: fc.oneof(anyText(2000), fc.boolean(), fc.constant(undefined)),
    deals: fc.constantFrom('winnable', 'any', undefined),
    options: fc.dictionary(fc.oneof(fc.constantFrom(...OPTIONS), anyText(20)), value, { maxKeys: 6 }),
  });

  it('a game can be dealt, each invalid setting is reported once, and there is one save key', () => {
    let withErrors = 0;
    holds(requests, Math.ceil(FUZZ / EACH), ({ deal, options, ...request }) => {
      const resolved = resolveSetup(
        { ...request, ...made({ deal }), options: made(options) } as SetupRequest,
        TODAY,
      );
      const { variant, setup, invalid: wrong } = resolved;
      expect(variants.has(variant)).toBe(true);
      const reported = wrong.map(({ attribute }) => attribute);
      expect(new Set(reported).size).toBe(reported.length);
      expect(reported.length).toBeLessThanOrEqual(3 + OPTIONS.length);
      if (setup.deal !== undefined) expect(isDeal(setup.deal)).toBe(true);
      const game = Game.deal(variant, { ...setup, deal: setup.deal ?? 1 });
      expect(game.position.piles.flatMap(({ cards }) => cards)).toHaveLength(52);
      expect(game.legalMoves().length).toBeGreaterThanOrEqual(0);
      expect(typeof setupKey(resolved)).toBe('string');
      withErrors += reported.length ? 1 : 0;
    });
    expect(withErrors).toBeGreaterThan(FUZZ / EACH / 4);
  });

  it('the appearance is a valid one, and invalid values are reported', () => {
    const preferences = fc.record(Object.fromEntries(preferenceNames.map((name) => [name, anyText(200)])));
    holds(preferences, Math.ceil(FUZZ / preferenceNames.length), (page) => {
      const made = preferencesOf(page);
      for (const name of preferenceNames)
        expect(PREFERENCES[name] as readonly string[]).toContain(made[name]);
      const right = preferenceNames.filter((name) => made[name] === page[name]).length;
      expect(invalidPreferences(page)).toHaveLength(preferenceNames.length - right);
    });
  });

  it('each command keeps a list of keys', () => {
    const keys = fc.oneof(
      anyValue,
      fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(DEFAULT_KEYMAP)), anyText(20)), anyValue, {
        maxKeys: 6,
      }),
    );
    holds(keys, Math.ceil(FUZZ / 4), (keymap) => {
      const { map, invalid: wrong } = keymapOf(typeof keymap === 'function' ? keymap() : made(keymap));
      expect(Object.keys(map)).toEqual(Object.keys(DEFAULT_KEYMAP));
      for (const list of Object.values(map)) for (const one of list) expect(typeof one).toBe('string');
      for (const { attribute } of wrong) expect(typeof attribute).toBe('string');
    });
  });

  it('an invalid language is ignored', () => {
    holds(anyText(200), FUZZ, (tag) => {
      localeOf(tag);
      const file = languageFile(tag)?.file;
      if (file !== undefined) expect(file).toMatch(/^[a-z]{2}(-\w+)?$/);
    });
  });

  it('a deal in a URL is valid or ignored', () => {
    const address = fc.oneof(
      anyText(200),
      anyText(30).map((text) => `solitaire=${text}`),
    );
    const deal = fc.oneof(
      anyText(60),
      fc.tuple(anyText(12), anyText(12)).map((parts) => parts.join('.')),
      fc.tuple(fc.constantFrom(...variants.keys()), anyText(12), anyText(12)).map((parts) => parts.join('.')),
    );
    holds(fc.tuple(anyText(20), address, deal), FUZZ, ([links, hash, text]) => {
      const page = { hash: `#${hash}`, search: `?${hash}` } as Location;
      for (const found of [readDeal(dealInAddress(links, page), ['reno']), readDeal(text, ['klondike'])])
        if (found?.deal !== undefined) expect(isDeal(found.deal)).toBe(true);
    });
  });
});

describe('with an arbitrary URL of a frame', { timeout: 600_000 }, () => {
  const KNOWN = new Map<string, AttributeKind>([
    ['variant', 'text'],
    ['deal', 'text'],
    ['links', 'text'],
    ['daily', 'switch'],
    ['winnable', 'switch'],
  ]);

  it('only existing attributes are set', () => {
    const name = fc.oneof(fc.constantFrom(...KNOWN.keys(), '--solitaire-felt', 'lang'), anyText(60));
    const pairs = fc.array(fc.tuple(name, anyText(700)), { maxLength: 12 });
    const search = fc.oneof(
      anyText(900),
      pairs.map((all) => all.map(([a, b]) => `${a}=${b}`).join('&')),
      pairs.map((all) => {
        const given = new URLSearchParams();
        for (const [a, b] of all) given.append(a, b);
        return given.toString();
      }),
    );
    holds(search, FUZZ, (text) => {
      const { attributes, properties, left } = readParameters(text, KNOWN, (one) => one === 'red');
      for (const [attribute, setting] of attributes) {
        expect(KNOWN.has(attribute)).toBe(true);
        expect(setting.length).toBeLessThanOrEqual(500);
      }
      for (const [property, setting] of properties)
        expect([property, setting]).toEqual(['--solitaire-felt', 'red']);
      expect(left.length).toBeLessThanOrEqual(20);
    });
  });
});
