// The message of each error in a description: what was expected, what was found, and where.
import { describe, expect, it } from 'vitest';
import { defineVariant, Game, variants } from '../../src/engine.js';
import { faultText } from '../../src/engine/fault-text.js';
import type { Shape } from '../../src/engine/schema.js';
import { VOCABULARY } from '../../src/engine/vocabulary.js';
import { klondike } from '../../src/variants/index.js';
import { withValue } from '../support/bent.js';
import { messageOf } from '../support/thrown.js';
import faults from '../support/description-faults.json' with { type: 'json' };

const list = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** A value for each of 41 languages. */
const languages = (value: unknown) =>
  Object.fromEntries(
    list(41, (n) => [`x${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`, value]),
  );

interface DescriptionFault {
  readonly path: string;
  /** The field is missing if there is none. */
  readonly value?: unknown;
  readonly message: string;
}
/** Klondike with this value at this path, and the message without `variant` at its start. */
const TABLE: readonly (readonly [path: string, value: unknown, message: string])[] = [
  ...(faults as readonly DescriptionFault[]).map(
    ({ path, value, message }) => [path, value, message] as const,
  ),
  [
    'deal',
    list(31, () => ({ to: 'tableau', each: 1 })),
    `.deal must be a list of 1 to 30 steps, but is a list of 31.`,
  ],
  [
    'texts',
    { help: { goal: 'x'.repeat(4001) } },
    `.texts.help.goal must be a text of at most 4000 characters or an object of texts, but is "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx….`,
  ],
  [
    'options',
    Object.fromEntries(list(21, (n) => [`o${n}`, [{ value: n }]])),
    `.options must have at most 20 options, but has more.`,
  ],
  [
    'options',
    Object.fromEntries(list(6, (n) => [`o${n}`, list(20, (value) => ({ value }))])),
    `.options must have at most 100 values of all options, but has 120.`,
  ],
  [
    'options.draw',
    [{ value: 1, patch: { deal: list(40, () => ({ to: 'tableau', each: 7 })) } }],
    `.options must have at most 1000 characters of patches of defaults, but has 1076.`,
  ],
  ['name', languages('x'), `.name must have at most 40 languages, but has 41.`],
  ['texts', languages({}), `.texts must have at most 40 languages, but has 41.`],
  [
    'deal',
    list(5, () => ({ to: 'tableau', each: list(49, () => 0) })),
    `.deal must have at most 240 numbers in its lists, but has 245.`,
  ],
  ['texts', 'x'.repeat(65_536), ` must have at most 65536 characters of JSON text, but has more.`],
];

describe('the error of a description with', () => {
  it.each(TABLE.map(([path, value, message]) => [message, path, value]))('%s', (message, path, value) => {
    const variant = withValue(klondike, path, value);
    expect(messageOf(() => Game.deal(variant, { deal: 1 }))).toBe(`bad-variant: variant${message}`);
    const size = variants.size;
    expect(messageOf(() => defineVariant(variant))).toBe(`bad-variant: variant${message}`);
    expect(variants.size).toBe(size);
  });
});

/** The names of all fields in a shape. */
function fieldsOf(shape: Shape): string[] {
  if (typeof shape === 'string' || shape instanceof RegExp) return [];
  if (shape instanceof Array) return shape.flatMap((inner) => fieldsOf(inner));
  return Object.entries(shape).flatMap(([field, inner]) => [field.replace('?', ''), ...fieldsOf(inner)]);
}

describe('the table', () => {
  it('has an error for each field of the vocabulary', () => {
    const fields = Object.values(VOCABULARY).flatMap((shape) => fieldsOf(shape));
    const messages = TABLE.map(([, , message]) => message).join('\n');
    const missing = new Set(fields.filter((field) => !messages.includes(`.${field}`)));
    expect([...missing]).toEqual([]);
  });

  it('has no internal names or values in its messages', () => {
    for (const [, , message] of TABLE)
      expect(message).not.toMatch(
        /\bundefined\b|\bnull\b|NaN|\/\^|\[\d+\.\.|PileKind|EmptyRule|DealStep|OptionValue/,
      );
  });
});

describe('a message abridges', () => {
  const messageAt = (path: string, value: unknown): string => faultText({ path, expected: 'boolean', value });

  it('a path of more than 200 characters', () => {
    const path = 'a'.repeat(200);
    expect(messageAt(path, 5)).toBe(`${path} must be true or false, but is 5.`);
    expect(messageAt(`${path}b`, 5)).toBe(`${path}… must be true or false, but is 5.`);
  });

  it('no text that only resembles a number of items', () => {
    expect(messageAt('a', 'a list of 3')).toBe('a must be true or false, but is "a list of 3".');
    expect(messageAt('a', 'list of 3 cards')).toBe('a must be true or false, but is "list of 3 cards".');
    expect(messageAt('a', 'list of 12')).toBe('a must be true or false, but is a list of 12.');
  });

  it('a text of more than 60 characters with its quotation marks', () => {
    const text = 'b'.repeat(58);
    expect(messageAt('a', text)).toBe(`a must be true or false, but is "${text}".`);
    expect(messageAt('a', `${text}b`)).toBe(`a must be true or false, but is "${text}b….`);
  });
});

it.each([
  [undefined, 'variant must be an object, but is missing.'],
  [null, 'variant must be an object, but is null.'],
  [[], 'variant must be an object, but is a list of 0.'],
  ['klondike', 'variant must be an object, but is "klondike".'],
])('the error of a value that is not a description: %j', (data, message) => {
  expect(messageOf(() => defineVariant(data))).toBe(`bad-variant: ${message}`);
});

it('options that cannot be combined are reported', () => {
  const options = { columns: [{ atLeast: 1, set: 'piles.tableau.count' }] };
  const game = { ...klondike, id: 'columns', options };
  expect(messageOf(() => Game.deal(game, { deal: 1, options: { columns: 61 } }))).toBe(
    'bad-options: With these options, variant.piles.tableau.count must be a whole number from 1 to 60, but is 61.',
  );
});
