// The validator of external data: what each shape accepts, which fault it reports, and the limits of copied data.
import { describe, expect, it } from 'vitest';
import { copyOf, isRecord, ownEntry } from '../../src/engine/plain-data.js';
import { faultOf, type Parsed, type Shape } from '../../src/engine/schema.js';

const NAMED: Readonly<Record<string, Shape>> = {
  Low: '1..3',
  Point: { x: 'number', y: 'number' },
  Circle: { kind: 'circle', radius: '0..9' },
  Square: { kind: 'square', side: '0..9', 'name?': 'string' },
  Word: /^\w+$/,
  Pair: 'Low[2..2]',
  Coded: { code: /^x$/, size: 'number' },
  Full: { full: 'string' },
  Empty: { empty: 'string', how: 'now' },
};

const fault = (shape: Shape, value: unknown) => faultOf(NAMED, shape, value, 'data');
const valid = (shape: Shape, values: readonly unknown[]): unknown[] =>
  values.filter((value) => !fault(shape, value));

describe('a shape accepts', () => {
  it.each<[what: string, shape: Shape, accepted: unknown[], refused: unknown[]]>([
    ['a type: text', 'string', ['', 'x'], [1, null, {}, undefined, true]],
    ['a type: number', 'number', [0, -0.5, Infinity], ['1', null, undefined]],
    ['a type: truth', 'boolean', [true, false], ['true', 0, null]],
    ['a type: object, neither a list nor null', 'object', [{}, { a: 1 }], [[], null, 'x', undefined]],
    ['whole numbers of a range', '-2..3', [-2, 0, 3], [-3, 4, 0.5, '1', NaN, null]],
    ['numbers in steps', '0..2/0.5', [0, 0.5, 2], [0.25, -0.5, 2.5, '1']],
    ['one of several words', 'yes|no', ['yes', 'no'], ['', 'yes|no', 'maybe', true, undefined, ['yes']]],
    ['one word', 'now', ['now'], ['', 'later', null]],
    ['a word that begins like a type', 'strings|objects', ['strings', 'objects'], ['string', {}, 'x']],
    ['a pattern', /^a+$/, ['a', 'aa'], ['', 'b', 1, null, ['a']]],
    ['a named shape', 'Low', [1, 3], [0, 4, '1']],
    ['alternatives', 'Low|string', [2, 'x'], [4, null, true]],
    ['a list with limits', 'Low[1..2]', [[1], [1, 2]], [[], [1, 2, 3], [4], 'x', 1, { 0: 1, length: 1 }]],
    ['a list of at least so many', 'Low[1]', [[1], [1, 2, 3, 1]], [[], [0]]],
    ['a list of a named list', 'Pair[0..1]', [[], [[1, 2]]], [[[1]], [1, 2]]],
    ['a table', [/^\w$/, 'Low'], [{}, { a: 1, b: 2 }], [{ aa: 1 }, { a: 4 }, [], null]],
    ['fields, of which some are optional', 'Square', [{ kind: 'square', side: 1 }], [{ kind: 'square' }, {}]],
  ])('%s', (_, shape, accepted, refused) => {
    expect(valid(shape, accepted)).toEqual(accepted);
    expect(valid(shape, refused)).toEqual([]);
  });

  it('own fields only, and no others than its own', () => {
    expect(fault('Point', { x: 1, y: 2 })).toBeUndefined();
    expect(fault('Point', { x: 1, y: 2, toString: 3 })).toEqual({
      path: 'data.toString',
      expected: 'no such field',
      value: 3,
      known: ['x', 'y'],
    });
    expect(fault('Square', { kind: 'square', side: 1, more: {} })).toEqual({
      path: 'data.more',
      expected: 'no such field',
      value: 'object',
      known: ['kind', 'side', 'name'],
    });
  });
});

describe('a fault names', () => {
  it.each<[shape: Shape, value: unknown, path: string, expected: string, found: unknown]>([
    ['Point', { x: 1 }, 'data.y', 'number', undefined],
    [
      'Point[0..9]',
      [
        { x: 1, y: 2 },
        { x: 1, y: [1, 2] },
      ],
      'data[1].y',
      'number',
      'list of 2',
    ],
    [['Word', 'Point'], { 'a b': { x: 1, y: 2 } }, 'data.a b', '/^\\w+$/', 'a b'],
    [['Word', 'Point'], { a: { x: 1, y: null } }, 'data.a.y', 'number', null],
    ['Point', null, 'data', 'object', null],
    ['Point', [], 'data', 'object', 'list of 0'],
    ['Low', {}, 'data', '1..3', 'object'],
    ['yes|no', true, 'data', 'yes|no', true],
    ['Low|string', true, 'data', 'Low|string', true],
    ['Low[1..2]', [1, 2, 3], 'data', 'Low[1..2]', 'list of 3'],
    ['Pair', [1, 4], 'data[1]', '1..3', 4],
    ['Circle|Square', { kind: 'square', side: 10 }, 'data.side', '0..9', 10],
    ['Circle|Square', { kind: 'circle', side: 1 }, 'data.radius', '0..9', undefined],
    ['Circle|Square', { kind: 'oval' }, 'data.kind', 'circle|square', 'oval'],
    ['Circle|Square', {}, 'data.kind', 'circle|square', undefined],
    ['Circle|Square', 5, 'data', 'Circle|Square', 5],
    ['Circle|Point', { x: 1, y: 'low' }, 'data.y', 'number', 'low'],
    ['Full|Empty', { full: 1 }, 'data.full', 'string', 1],
    ['Full|Empty', { empty: 1, how: 'now' }, 'data.empty', 'string', 1],
    ['Full|Empty', { empty: 1, how: 'later' }, 'data', 'Full|Empty', 'object'],
    ['Full|Empty', { neither: 1 }, 'data', 'Full|Empty', 'object'],
    ['Coded|Point', { code: 'x', size: 'big' }, 'data.size', 'number', 'big'],
    ['Coded|Point', { code: 'y', size: 1 }, 'data.code', '/^x$/', 'y'],
    ['Low|Pair', [1, 4], 'data[1]', '1..3', 4],
  ])('the place and the expected shape: %j in %j', (shape, value, path, expected, found) => {
    expect(fault(shape, value)).toEqual({ path, expected, value: found });
  });

  it('the first fault, in the order of the fields of the shape', () => {
    expect(fault('Point', { y: 'b', x: 'a', z: 1 })?.path).toBe('data.x');
    expect(fault('Low[0..9]', [1, 8, 9])?.path).toBe('data[1]');
  });
});

it('parts that have passed the same shape are not checked again; others are', () => {
  const passed: Parsed = new Map();
  const part: Record<string, unknown> = { x: 1, y: 2 };
  const check = (shape: Shape, value: unknown) => faultOf(NAMED, shape, value, 'data', passed);
  expect(check('Point', part)).toBeUndefined();
  part['x'] = 'changed';
  expect(check('Point', part)).toBeUndefined();
  expect(check(['Word', 'Point'], { part })).toBeUndefined();
  expect(check(['Word', 'Point'], { part: { ...part } })?.path).toBe('data.part.x');
  expect(check('Circle', part)?.path).toBe('data.kind');
  const wrong = { x: 1 };
  expect(check('Point', wrong)?.path).toBe('data.y');
  expect(check('Point', wrong)?.path).toBe('data.y');
  expect(fault('Point', part)?.path).toBe('data.x');
});

describe('a copy', () => {
  const LEVELS = 16;
  const VALUES: readonly unknown[] = [
    ...['', 'text', '"quoted"\n', 'ä💥', 0, -1.5, 1e21, true, false, null],
    ...[
      [],
      [[]],
      [1, 2, 3],
      ['a', null, 'b'],
      [undefined, () => 1, Symbol('x'), 1],
      Array.from({ length: 50 }, () => 1),
    ],
    ...[{}, { a: 1, bc: 'x' }, { a: undefined, b: () => 1, c: Symbol('x') }, { list: [{ deep: [{}] }] }],
    ...[new Date(0), { toJSON: () => ({ replaced: [1] }) }, Object.fromEntries([['__proto__', 1]])],
  ];

  it.each(VALUES.map((value) => [JSON.stringify(value), value] as const))(
    'of %s is made up to the length of its JSON text',
    (text, value) => {
      const { length } = text;
      expect(copyOf(value, { characters: length, levels: LEVELS })).toEqual({ value: JSON.parse(text) });
      expect(copyOf(value, { characters: length - 1, levels: LEVELS })).toEqual({ exceeds: 'characters' });
    },
  );

  it('does not call the `toJSON` that a page gives to all lists and objects', () => {
    const texts = VALUES.map((value) => JSON.stringify(value));
    const toJSON = { value: () => 'of the page', configurable: true };
    let copies: unknown[];
    try {
      for (const all of [Array, Object]) Object.defineProperty(all.prototype, 'toJSON', toJSON);
      copies = VALUES.map((value) => copyOf(value, { characters: 999, levels: LEVELS }));
    } finally {
      for (const all of [Array, Object]) Reflect.deleteProperty(all.prototype, 'toJSON');
    }
    expect(copies).toEqual(texts.map((text) => ({ value: JSON.parse(text) as unknown })));
  });

  it.each([
    ['lists', '[[[1]]]'],
    ['objects', '{"a":{"b":{"c":1}}}'],
    ['both', '[{"a":[null]}]'],
    ['an inner list without items', '[[[]]]'],
  ])('is made up to a number of levels: %s', (_, text) => {
    const value: unknown = JSON.parse(text);
    expect(copyOf(value, { characters: 99, levels: 3 })).toEqual({ value });
    expect(copyOf(value, { characters: 99, levels: 2 })).toEqual({ exceeds: 'levels' });
  });

  it('stops reading as soon as a limit is exceeded, by items, by names of fields or by texts', () => {
    let reads = 0;
    const item = { toJSON: () => ++reads };
    const text = { toJSON: () => 'x'.repeat(++reads && 20) };
    const list = <T>(made: T): T[] => Array.from({ length: 1000 }, () => made);
    const fields = (made: unknown): unknown =>
      Object.fromEntries(list(made).map((one, n) => [`field ${String(n)}`, one]));
    const readsOf = (data: unknown): number => {
      reads = 0;
      copyOf(data, { characters: 90, levels: LEVELS });
      return reads;
    };
    expect(readsOf(list(item))).toBeLessThan(50);
    expect(readsOf(list(text))).toBeLessThan(6);
    expect(readsOf(fields(item))).toBeLessThan(9);
    expect(readsOf(fields(text))).toBeLessThan(5);
  });

  it('has no value for what JSON cannot write', () => {
    const circular: unknown[] = [];
    circular.push(circular);
    const throwing = {
      toJSON: () => {
        throw new RangeError('characters');
      },
    };
    for (const data of [undefined, () => 1, Symbol('x'), 5n, throwing])
      expect(copyOf(data, { characters: 99, levels: LEVELS })).toEqual({ value: undefined });
    expect(copyOf(circular, { characters: 1e6, levels: 1e6 })).toEqual({ value: undefined });
  });

  it('shares nothing with the original', () => {
    const value = { list: [1] };
    const copy = copyOf(value, { characters: 99, levels: LEVELS }) as { value: typeof value };
    expect(copy.value.list).not.toBe(value.list);
  });
});

it('only objects are records, and only own entries are found', () => {
  expect([{}, Object.create(null)].map(isRecord)).toEqual([true, true]);
  expect([[], null, undefined, 'x', 1, () => 1].map(isRecord)).toEqual(
    Array.from({ length: 6 }, () => false),
  );
  expect(ownEntry({ a: 1 }, 'a')).toBe(1);
  expect(ownEntry({ a: 1 }, 'toString')).toBeUndefined();
});
