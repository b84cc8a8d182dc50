// Formats faults of external data as sentences: the path, the expected value, and the value found there.
import type { Fault } from './schema.js';
import { WORDS } from './vocabulary.js';
import { toJson } from './json.js';

/** The maximum number of characters of a value in a message; longer values are cut. */
const LONGEST = 60;
const LONGEST_PATH = 200;

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

/** "a, b or c" */
const either = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' or ');

/** Describes a shape (notation: `schema.ts`) as an expectation. `many`: for the items of a list. */
function expectedText(shape: string, many = false): string {
  const known = WORDS[shape];
  if (known !== undefined) return known;
  const list = /^(.*)\[(\d+)\.\.(\d+)\]$/.exec(shape);
  if (list && !shape.includes('|')) {
    const [, item = '', least = '', most = ''] = list;
    const count = least === most ? most : `${least === '0' ? 'at most' : `${least} to`} ${most}`;
    return `a list of ${count} ${expectedText(item, true)}`;
  }
  const range = /^(-?[\de]+)\.\.([\de]+|Infinity)(?:\/(.*))?$/.exec(shape);
  if (range) {
    const [, low, high, step] = range;
    const number = `${many ? '' : 'a '}${step ? '' : 'whole '}number${many ? 's' : ''}`;
    const to = high === 'Infinity' ? '' : ` to ${String(Number(high))}`;
    return `${number} from ${String(Number(low))}${to}${step ? ` in steps of ${step}` : ''}`;
  }
  const words = shape.split('|');
  if (words.length > 1) return either(words.map((word) => expectedText(word)));
  // expectations in words are not names
  return shape.includes(' ') ? shape : toJson(shape);
}

function foundText(value: unknown, expected: string): string {
  if (value === undefined) return 'missing';
  if (value === 'object')
    return /\bobject\b|\{/.test(expectedText(expected)) ? 'another object' : 'an object';
  if (typeof value !== 'string') return toJson(value);
  return /^list of \d+$/.test(value) ? `a ${value}` : cut(toJson(value), LONGEST);
}

/** Sentences for values that contradict the rest of a description. `{path}` and `{value}` come from the fault. */
const CONTRADICTIONS: Readonly<Record<string, string>> = {
  'no such field': '{path} is not a known field. The fields here are: {known}.',
  'one pile for pairs': '{path} must be 1: one pile takes the pairs of a game, but is {value}.',
  'only with another name': '{path} must be left out: the name of the group is its kind.',
  'another kind of pile': '{path} must be another kind of pile: runs do not go back to their own kind.',
  'a place of its own': '{path} must not be at the place of {value}, unless one covers the other.',
  'no circle': '{path} is circular: {value} covers itself through other piles.',
  'a group of the game': '{path} changes or places the group {value}, but the game has only: {known}.',
  'a part that options may change':
    '{path} must not change {value}: this part is the same under all options.',
  nothing: '{path} must be left out: the stock is never filled.',
  '1': '{path} must be 1: there is only one pile of this kind, but is {value}.',
};

/** Formats a fault as one sentence. */
export function faultText({ path, expected, value, known }: Fault): string {
  const sentence =
    CONTRADICTIONS[expected] ??
    (known && '{path} must be a kind of pile that the game has ({known}), but is {value}.') ??
    (expected.startsWith('only')
      ? `{path} is allowed ${expected}.`
      : expected.startsWith('at most')
        ? `{path} must have ${expected}, but has {value}.`
        : `{path} must be ${expectedText(expected)}, but is {value}.`);
  const values: Readonly<Record<string, string>> = {
    path: cut(path, LONGEST_PATH),
    value: expected.startsWith('at most') ? String(value) : foundText(value, expected),
    known: known?.join(', ') ?? '',
  };
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
