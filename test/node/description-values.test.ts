// The values that the fields of a description accept: texts of limited length and form, numbers in ranges and steps,
// and the first value beyond each limit.
import { describe, expect, it } from 'vitest';
import { isLanguageTag } from '../../src/engine/language-tag.js';
import { faultOf, type Shape } from '../../src/engine/schema.js';
import { VOCABULARY } from '../../src/engine/vocabulary.js';

const isValid = (shape: Shape, value: unknown): boolean => !faultOf(VOCABULARY, shape, value, 'variant');

const a = (length: number): string => 'a'.repeat(length);
const list = <T>(length: number, item: T): T[] => Array.from({ length }, () => item);
const PATH = (parts: number): string => list(parts, 'a').join('.');

/** The shape of a field, such as `Variant.redeal`. */
function shapeOf(path: string): Shape {
  let shape: Shape | undefined;
  for (const name of path.split('.')) {
    const fields: Readonly<Record<string, Shape>> = shape === undefined ? VOCABULARY : Object(shape);
    shape = fields[name] ?? fields[`${name}?`];
    if (shape === undefined) throw new Error(`There is no shape ${path}.`);
  }
  return shape as Shape;
}

describe('a text of a description', () => {
  it.each<[what: string, shape: string, valid: unknown[], invalid: unknown[]]>([
    [
      'the id of a game: 1 to 64 lower-case letters, digits and hyphens, a letter first',
      'Variant.id',
      ['a', 'spider-2', 'a-', a(64)],
      ['', a(65), '2a', '-a', 'Aa', 'aA', 'a b', ' a', 'a_', 'a\n', 5],
    ],
    [
      'the name of a group of piles: 1 to 16 lower-case letters and digits, a letter first',
      'PileName',
      ['a', 'left2', a(16)],
      ['', a(17), '2a', 'Aa', 'aA', 'a-1', ' a', 'a\n', 5],
    ],
    [
      'the id of a pile: the name of a group, with a number of one or two digits if it has several',
      'Pile',
      ['a', 'left2', 'left2-1', 'tableau-60', `${a(16)}-12`],
      ['', a(17), '2a', '-1', 'a-', 'a-123', 'a-x', 'a-1x', 'a-1-1', 'Aa-1', ' a-1', 'a-1\n', 5],
    ],
    [
      'the name of an option: 1 to 32 letters, digits and underscores, a letter first',
      'Option',
      ['a', 'Z9_', a(32)],
      ['', a(33), '1a', '_a', '-a', 'a-', ' a', 'a\n', 5],
    ],
    [
      'the field that an option sets: 1 to 10 names with dots, at most 100 characters',
      'Numbers.set',
      ['a', 'redeal.limit', 'deal.0.each', 'A_', PATH(10), a(100), `a.${a(98)}`],
      ['', PATH(11), a(101), `a.${a(99)}`, 'a.', '.a', 'a..b', '1', '_a', 'a-b', 'a.b ', ' a', 'a\n', 5],
    ],
    [
      'the value of an option: at most 64 characters',
      'Text',
      ['', 'a', 'line\nline', a(64)],
      [a(65), 5, null],
    ],
    [
      'a name: 1 to 64 characters, one of which is visible',
      'Name',
      ['a', ' a ', '\na', a(64), `${' '.repeat(63)}a`],
      ['', ' ', '\n', a(65), `${' '.repeat(64)}a`, 5],
    ],
    [
      'a sentence of the texts: at most 4,000 characters',
      'Line',
      ['', 'a', 'a\nb', a(4000)],
      [a(4001), 5, null],
    ],
  ])('%s', (_, path, valid, invalid) => {
    const shape = shapeOf(path);
    expect(valid.filter((value) => !isValid(shape, value))).toEqual([]);
    expect(invalid.filter((value) => isValid(shape, value))).toEqual([]);
  });

  it('has a key of 1 to 64 characters that does not start with two underscores', () => {
    const isKey = (key: string): boolean => isValid('Texts', { [key]: 'x' });
    expect(['a', '_a', 'a__', '1', 'goal of the game', a(64)].filter((key) => !isKey(key))).toEqual([]);
    expect(['', '__a', '__proto__', a(65)].filter(isKey)).toEqual([]);
  });

  it('has language tags as keys of a name in several languages', () => {
    const isTag = (tag: string): boolean => isValid('Names', { [tag]: 'x' });
    const tags = ['de', 'gsw', 'pt-BR', 'zh-Hant-TW', 'de-1996', 'en-abcdefgh', 'xx-a'];
    expect(tags.filter((tag) => !isTag(tag))).toEqual([]);
    const others = [
      '',
      'd',
      'german',
      '1e',
      'de-',
      '-de',
      'de_AT',
      'de-abcdefghi',
      'de-a-b-c-d-e',
      ' de',
      'de ',
    ];
    expect(others.filter(isTag)).toEqual([]);
    expect(isTag('de-a-b-c-d')).toBe(true);
  });
});

it('the texts for one language have a key like a tag: two or three letters, then nothing or a hyphen', () => {
  const keys = [
    'de',
    'gsw',
    'PT-br',
    'zh-Hant-TW',
    'd',
    'goal',
    'x-de',
    'my de',
    'd1',
    'de_AT',
    '',
    'abcd-x',
    'de ',
  ];
  expect(keys.filter(isLanguageTag)).toEqual(['de', 'gsw', 'PT-br', 'zh-Hant-TW']);
});

describe('a number of a description', () => {
  it.each<[path: string, valid: unknown[], invalid: unknown[]]>([
    ['Build.steps', [[-12], [12], [0], list(25, 1)], [[-13], [13], [0.5], [], list(26, 1), 1]],
    ['EmptyRule.from', [['stock'], list(6, 'waste')], [[], list(7, 'waste'), 'waste']],
    ['Takes.from', [['stock'], list(6, 'waste')], [[], list(7, 'waste'), 'waste']],
    ['Takes.empty', [[], list(20, { accepts: 'any' })], [list(21, { accepts: 'any' })]],
    ['Takes.most', [1, 104], [0, 105, 1.5]],
    ['Collects.from', [['stock'], list(6, 'waste')], [[], list(7, 'waste')]],
    ['Collects.count', [2, 104], [1, 105, 2.5]],
    ['Pairs.from', [['stock'], list(6, 'waste')], [[], list(7, 'waste')]],
    ['Pairs.stacked', [['stock'], list(6, 'waste')], [[], list(7, 'waste')]],
    ['Pairs.sum', [2, 26], [1, 27, 13.5]],
    ['Covers', [[], list(12, 'tableau-1')], [list(13, 'tableau-1'), 'tableau-1']],
    ['PileGroup.count', [1, 60], [0, 61, 1.5]],
    ['PileGroup.coveredBy', [[[]], list(60, [])], [[], list(61, [])]],
    [
      'DealStep.each',
      [1, 104, [], [0], [104], list(60, 1)],
      [0, 105, 1.5, [-1], [105], [0.5], list(61, 1), '1'],
    ],
    ['DealStep.faceDown', [[], [0], [104], list(60, 1)], [[-1], [105], [0.5], list(61, 1), 1]],
    ['Recycle.limit', [0, 1e9], [-1, 0.5, Infinity]],
    ['Gather.packet', [1, 104], [0, 105, 1.5]],
    ['Gather.limit', [0, 1e9], [-1, 0.5, Infinity]],
    ['Play.from', [['stock'], list(6, 'waste')], [[], list(7, 'waste')]],
    ['Play.points', [-1e6, 1e6, 0, 'rank'], [-1e6 - 1, 1e6 + 1, 0.5, 'suit']],
    ['Play.streak', [-1e6, 1e6], [-1e6 - 1, 1e6 + 1, 0.5]],
    ['Net.net', [-1e6, 1e6], [-1e6 - 1, 1e6 + 1, 0.5]],
    ['Numbers.atLeast', [0, 1e6], [-1, 1e6 + 1, 0.5]],
    [
      'Offset',
      [
        [0, 40],
        [0.125, 0],
      ],
      [[0], [0, 0, 0], [-0.125, 0], [40.125, 0], [0.1, 0]],
    ],
    [
      'Place.at',
      [
        [0, 40],
        [0.5, 0],
      ],
      [[0], [0, 0, 0], [-0.5, 0], [40.5, 0], [0.25, 0]],
    ],
    ['Place.offsets', [[[0, 0]], list(60, [0, 0])], [[], list(61, [0, 0])]],
    ['Place.wrap', [1, 104], [0, 105, 1.5]],
    ['Place.room', [[], [0, 104]], [[-1], [105], [1, 1, 1], 1]],
    ['Place.lower', [0, 0.25, 10], [-0.25, 0.1, 10.25]],
    ['Place.rows', [1, 8], [0, 9, 1.5]],
    ['Arrangement.columns', [1, 1.5, 40], [0.5, 1.25, 40.5]],
    ['Variant.decks', [1, 2], [0, 3, 1.5]],
    ['Variant.suits', [1, 2, 4], [0, 3, 5]],
    ['Variant.draw.count', [1, 104], [0, 105, 1.5]],
    ['Variant.score.start', [-1e6, 1e6], [-1e6 - 1, 1e6 + 1, 0.5]],
    [
      'Variant.score.plays',
      [[], list(60, { to: 'waste', points: 1 })],
      [list(61, { to: 'waste', points: 1 })],
    ],
    ['Variant.score.redeal.free', [0, 1e6], [-1, 1e6 + 1, 0.5]],
    ['Variant.presets', [['a'], list(20, 'a')], [[], list(21, 'a')]],
    ['Variant.layout.columns', [1, 1.5, 40], [0.5, 1.25, 40.5]],
    [
      'Variant.layout.alternatives',
      [[], list(4, { columns: 1, places: {} })],
      [list(5, { columns: 1, places: {} })],
    ],
    ['Variant.deal', [[{ to: 'waste' }], list(30, { to: 'waste' })], [[], list(31, { to: 'waste' })]],
  ])('%s', (path, valid, invalid) => {
    const shape = shapeOf(path);
    expect(valid.filter((value) => !isValid(shape, value))).toEqual([]);
    expect(invalid.filter((value) => isValid(shape, value))).toEqual([]);
  });
});

describe('a field with a choice accepts exactly its words', () => {
  it.each<[path: string, words: unknown[]]>([
    ['Build.suit', ['same', 'alternate', 'sameColour', 'other', 'any']],
    ['Build.wrap', [true, false]],
    ['Takes.single', [true, false]],
    ['EmptyRule.accepts', ['any', 'base', 'A', '5', 'T', 'K']],
    ['Build.stopOn', ['A', '2', '9', 'T', 'J', 'Q', 'K']],
    ['PileGroup.kind', ['reserve', 'foundation', 'tableau']],
    ['PileGroup.shows', ['all', 'top', 'last', 'none']],
    ['PileGroup.gives', ['top', 'run', 'top-or-run', 'column', 'any', 'group']],
    ['PileGroup.atMost', ['free-cells', 'reserves']],
    ['DealStep.by', ['pile', 'row']],
    ['NoRedeal.kind', ['none']],
    ['Recycle.kind', ['recycle']],
    ['Gather.kind', ['gather']],
    ['Fewest.left', ['fewest']],
    ['Place.fan', ['down', 'right', 'none']],
    ['Variant.draw.to', ['waste', 'discard', 'tableau']],
    ['Variant.draw.blockedBy', ['empty', 'fillable']],
    ['Variant.score.best', ['highest', 'lowest']],
    ['Variant.deadEnd', ['last-card-back']],
    ['Variant.end', ['no-play', 'empty-stock']],
  ])('%s: %j', (path, words) => {
    const shape = shapeOf(path);
    const tried = [
      ...words,
      '',
      'other words',
      'none of these',
      'boolean',
      'stock',
      1,
      undefined,
      null,
      {},
      [],
    ];
    expect(tried.filter((value) => isValid(shape, value))).toEqual(words);
  });
});
