// The vocabulary of `variant.ts` as shapes for validation, and the words for these shapes in error messages.
import { RANKS } from './cards.js';
import type { Shape } from './schema.js';
import { PILE_KINDS } from './variant.js';

const ID = /^[a-z][a-z0-9-]{0,63}$/;
const OPTION = /^[a-z]\w{0,31}$/i;
const TEXT = /^[^]{0,64}$/;
const FIELD = /^(?=.{1,100}$)[a-z]\w*(\.\w+){0,9}$/i;
const NAME = /^(?=[^]*\S)[^]{1,64}$/;
const LANGUAGE = /^[a-z]{2,3}(-[a-z\d]{1,8}){0,4}$/i;
const KEY = /^(?!__)[^]{1,64}$/;
const LINE = /^[^]{0,4000}$/;

/** The vocabulary, with the same names as in `variant.ts`. */
export const VOCABULARY: Readonly<Record<string, Shape>> = {
  PileKind: PILE_KINDS.join('|'),
  Rank: RANKS.join('|'),
  Build: {
    suit: 'same|alternate|sameColour|other|any',
    steps: '-12..12[1..25]',
    'wrap?': 'boolean',
    'stopOn?': 'Rank',
  },
  EmptyRule: { accepts: 'any|base|Rank', 'from?': 'PileKind[1..6]', 'whenEmpty?': 'PileKind' },
  Takes: {
    from: 'PileKind[1..6]',
    'build?': 'Build',
    'empty?': 'EmptyRule[0..20]',
    'single?': 'boolean',
    'most?': '1..104',
  },
  PileGroup: {
    'count?': '1..60',
    shows: 'all|top|last|none',
    'gives?': 'top|run|column|any|group',
    'atMost?': 'free-cells|reserves',
    'takes?': 'Takes',
    'fill?': 'PileKind',
  },
  DealStep: {
    to: 'PileKind',
    'each?': '1..104|0..104[0..60]',
    'by?': 'pile|row',
    'rank?': 'Rank',
    'sink?': 'Rank',
    'faceDown?': '0..104[0..60]',
  },
  NoRedeal: { kind: 'none' },
  Recycle: { kind: 'recycle', 'limit?': '0..Infinity' },
  Gather: { kind: 'gather', packet: '1..104', 'limit?': '0..Infinity' },
  Play: { 'from?': 'PileKind[1..6]', to: 'PileKind', points: '-1e6..1e6|rank' },
  Full: { full: 'PileKind' },
  Empty: { empty: 'PileKind' },
  Net: { net: '-1e6..1e6' },
  Fewest: { left: 'fewest' },
  Text: TEXT,
  Value: { value: 'Text|number|boolean', 'patch?': 'object' },
  Numbers: { atLeast: '0..1e6', set: FIELD },
  OptionValue: 'Value|Numbers',
  Option: OPTION,
  Name: NAME,
  Names: [LANGUAGE, 'Name'],
  Texts: [KEY, 'Line|Texts'],
  Line: LINE,
  Place: {
    at: '0..40/0.5[2..2]',
    'wrap?': '1..104',
    'fan?': 'down|right|none',
    'room?': '0..104[0..2]',
    'lower?': '0..10/0.25',
    'rows?': '1..8',
  },
  Arrangement: { columns: '1..40/0.5', places: ['PileKind', 'Place'] },
  Variant: {
    id: ID,
    'name?': 'Name|Names',
    'texts?': 'Texts',
    'decks?': '1..2',
    piles: ['PileKind', 'PileGroup'],
    deal: 'DealStep[1..30]',
    'draw?': { to: 'waste|discard', count: '1..104' },
    'redeal?': 'NoRedeal|Recycle|Gather',
    score: {
      'start?': '-1e6..1e6',
      'stake?': '-1e6..1e6',
      'floor?': '-1e6..1e6',
      'plays?': 'Play[0..60]',
      'turned?': { in: 'PileKind', points: '-1e6..1e6' },
      'redeal?': { free: '0..1e6', points: '-1e6..1e6' },
      'won?': '-1e6..1e6',
    },
    goal: 'Full|Empty',
    'aim?': 'Net|Fewest',
    'deadEnd?': 'last-card-back',
    'end?': 'no-play|empty-stock',
    'options?': [OPTION, 'OptionValue[1..20]'],
    'presets?': 'Option[1..20]',
    layout: {
      columns: '1..40/0.5',
      places: ['PileKind', 'Place'],
      'alternatives?': 'Arrangement[0..4]',
    },
  },
};

/** The words for a shape: for one value and, after the slash, for several in a list. */
export const WORDS: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
  object: 'an object',
  Rank: 'a rank (A, 2 to 9, T, J, Q or K)',
  [VOCABULARY['Rank'] as string]: 'a rank (A, 2 to 9, T, J, Q or K)',
  [VOCABULARY['PileKind'] as string]: `a kind of pile (${PILE_KINDS.join(', ')})`,
  PileKind: 'kinds of pile',
  EmptyRule: 'rules for an empty pile',
  DealStep: 'steps',
  Play: 'entries',
  OptionValue: 'values',
  Option: 'names of options',
  NoRedeal: '{"kind": "none"}',
  Recycle: '{"kind": "recycle"}',
  Gather: '{"kind": "gather", "packet": …}',
  Full: '{"full": …}',
  Empty: '{"empty": …}',
  Net: '{"net": …}',
  Fewest: '{"left": "fewest"}',
  Value: '{"value": …}',
  Numbers: '{"atLeast": …, "set": …}',
  Arrangement: 'arrangements, each with "columns" and "places"',
  Place: 'an object with "at": [column, row]; each kind of pile needs one',
  Text: 'a text of at most 64 characters',
  'Text|number|boolean': 'a text of at most 64 characters, a number, true or false',
  [String(TEXT)]: 'a text of at most 64 characters',
  Name: 'a text of 1 to 64 characters',
  [String(NAME)]: 'a text of 1 to 64 characters',
  Names: 'an object with one for each language',
  Line: 'a text of at most 4000 characters',
  [String(LINE)]: 'a text of at most 4000 characters',
  Texts: 'an object of texts',
  [String(ID)]: 'a text of 1 to 64 lower-case letters, digits and hyphens that begins with a letter',
  [String(OPTION)]: 'named with 1 to 32 letters and digits, a letter first',
  [String(FIELD)]: 'the path of a field, such as "redeal.limit"',
  [String(LANGUAGE)]: 'named with a language tag, such as "de" or "pt-BR"',
  [String(KEY)]: 'named with 1 to 64 characters',
};
