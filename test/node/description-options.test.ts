// The validation of a whole description: the limits of languages and sizes, the parts that options may not change, and
// the check of each value of each option.
import { describe, expect, it } from 'vitest';
import { Game, InvalidSetupError, InvalidVariantError, type Variant } from '../../src/engine.js';
import { freeze } from '../../src/engine/plain-data.js';
import { checkTogether, checkVariant } from '../../src/engine/validate.js';
import { contradictory, described } from '../support/described.js';
import { thrownBy } from '../support/thrown.js';

/** The data of the error; `undefined` if the description is valid. */
function fault(data: unknown): unknown {
  try {
    checkVariant(data);
  } catch (error) {
    if (error instanceof InvalidVariantError) return { code: error.code, ...error.data };
    throw error;
  }
  return undefined;
}
const wrong = (path: string, expected: string, value: unknown) => ({
  code: 'bad-variant',
  path,
  expected,
  value,
});

/** Language tags: aa, ab, … */
const tags = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26)));
const record = <T>(keys: readonly string[], value: T): Record<string, T> =>
  Object.fromEntries(keys.map((key) => [key, value]));
const odd = (more: Partial<Variant>): Variant => described({}, more);

describe('a description', () => {
  it('has names and texts in at most 40 languages; other keys of texts are not counted', () => {
    expect(fault(odd({ name: record(tags(40), 'x'), texts: record(tags(40), {}) }))).toBeUndefined();
    expect(fault(odd({ name: record(tags(41), 'x') }))).toEqual(
      wrong('variant.name', 'at most 40 languages', 41),
    );
    expect(fault(odd({ texts: record(tags(41), {}) }))).toEqual(
      wrong('variant.texts', 'at most 40 languages', 41),
    );
    const keys = tags(60).map((tag) => `key ${tag}`);
    expect(fault(odd({ texts: record([...keys, ...tags(40)], 'x') }))).toBeUndefined();
    expect(fault(odd({ name: 'x'.repeat(64) }))).toBeUndefined();
  });

  it('has at most 65,536 characters of JSON text and 16 levels', () => {
    const texts = (length: number): NonNullable<Variant['texts']> => ({
      ...record(
        Array.from({ length: 16 }, (_, n) => `key ${String(n)}`),
        'x'.repeat(3900),
      ),
      last: 'x'.repeat(length),
    });
    const room = 65_536 - JSON.stringify(odd({ texts: texts(0) })).length;
    expect(fault(odd({ texts: texts(room) }))).toBeUndefined();
    expect(fault(odd({ texts: texts(room + 1) }))).toEqual(
      wrong('variant', 'at most 65536 characters of JSON text', 'more'),
    );
    const deep = (levels: number): unknown => JSON.parse('{"a":'.repeat(levels) + '"x"' + '}'.repeat(levels));
    expect(fault({ ...odd({}), texts: deep(15) })).toBeUndefined();
    expect(fault({ ...odd({}), texts: deep(16) })).toEqual(
      wrong('variant', 'at most 16 levels of lists and objects', 'more'),
    );
  });

  it('is copied, and everything in the copy is frozen', () => {
    const data = odd({ name: { en: 'x' } });
    const copy = checkVariant(data);
    expect(copy).toEqual(data);
    expect(copy).not.toBe(data);
    const isFrozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(isFrozen));
    expect(isFrozen(copy)).toBe(true);
    expect([freeze(5), freeze(null), freeze('x')]).toEqual([5, null, 'x']);
  });
});

describe('an option', () => {
  it.each(['id', 'name', 'texts', 'decks', 'options', 'presets'])('may not change the part %s', (part) => {
    const expected = wrong('variant.options.a[1]', 'a part that options may change', part);
    const patch = { [part]: null };
    expect(fault(odd({ options: { a: [{ value: 1 }, { value: 2, patch }] } }))).toEqual(expected);
    expect(fault(odd({ options: { a: [{ value: 1 }, { atLeast: 2, set: part }] } }))).toEqual(expected);
    expect(fault(odd({ options: { a: [{ value: 1 }, { atLeast: 2, set: `${part}.x` }] } }))).toEqual(
      expected,
    );
  });

  it('may change another part together with none of these', () => {
    const patch = { goal: { full: null, empty: 'tableau' }, score: { won: 5 } };
    expect(fault(odd({ options: { a: [{ value: 1 }, { value: 2, patch }] } }))).toBeUndefined();
    const mixed = { ...patch, decks: 2 };
    expect(fault(odd({ options: { a: [{ value: 1, patch: mixed }] } }))).toEqual(
      wrong('variant.options.a[0]', 'a part that options may change', 'decks'),
    );
  });

  it('is checked with each of its values, and with the smallest number', () => {
    const bad = { goal: { full: 'cellar' } };
    const of = (...values: NonNullable<Variant['options']>[string]): Variant =>
      odd({ options: { first: [{ value: 'x' }], second: values } });
    expect(fault(of({ value: 1 }, { value: 2, patch: bad }))).toMatchObject({
      path: 'variant (with second 2).goal.full',
    });
    expect(fault(odd({ options: { only: [{ value: 1, patch: bad }] } }))).toMatchObject({
      path: 'variant (with only 1).goal.full',
    });
    expect(fault(of({ value: true }, { value: false, patch: bad }))).toMatchObject({
      path: 'variant (with second false).goal.full',
    });
    expect(fault(of({ value: 1 }, { atLeast: 61, set: 'piles.tableau.count' }))).toMatchObject({
      path: 'variant (with second 61).piles.tableau.count',
      value: 61,
    });
    expect(fault(of({ value: 1 }, { atLeast: 3, set: 'piles.tableau.count' }))).toBeUndefined();
  });

  it('has at most 1,000 characters of patches of all defaults', () => {
    const patch = (length: number): Record<string, unknown> => ({ draw: { to: 'x'.repeat(length) } });
    const options = (length: number): Variant['options'] => ({ a: [{ value: 1, patch: patch(length) }] });
    const room = 1000 - JSON.stringify([patch(0)]).length;
    expect(fault({ ...odd({}), options: options(room) })).not.toMatchObject({ path: 'variant.options' });
    expect(fault({ ...odd({}), options: options(room + 1) })).toEqual(
      wrong('variant.options', 'at most 1000 characters of patches of defaults', 1001),
    );
    const other = { a: [{ value: 1 }, { value: 2, patch: patch(2000) }] };
    expect(fault({ ...odd({}), options: other })).toMatchObject({
      path: expect.stringContaining('with a 2') as unknown,
    });
  });
});

describe('options that contradict each other', () => {
  const { options } = Game.deal(contradictory, { deal: 1 }).position;

  it('are refused together, and accepted one by one', () => {
    expect(options).toEqual({ columns: 'few', foundations: 'few' });
    const deal = (columns: string, foundations: string): Game =>
      Game.deal(contradictory, { deal: 1, options: { columns, foundations } });
    expect([deal('many', 'few'), deal('few', 'many')].map(({ position }) => position.piles.length)).toEqual([
      55, 55,
    ]);
    const thrown = thrownBy(() => deal('many', 'many'));
    expect(thrown).toBeInstanceOf(InvalidSetupError);
    expect(thrown).toMatchObject({
      code: 'bad-options',
      data: {
        variant: 'contradictory',
        options: { columns: 'many', foundations: 'many' },
        path: 'variant.piles',
        expected: 'at most 60 piles in all',
        value: 101,
      },
    });
  });

  it('may deal another number of cards than the deck has', () => {
    const many = odd({ deal: [{ to: 'tableau', each: 14 }] });
    expect(fault(many)).toMatchObject({ path: 'variant.deal' });
    expect(() => {
      checkTogether(many, {});
    }).not.toThrow();
  });
});
