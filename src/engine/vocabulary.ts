// The vocabulary of `variant.ts` as shapes for validation, and the words for these shapes in error messages.
import { RANKS } from './cards.js';
import type { Shape } from './schema.js';
import { PILE_KINDS } from './variant.js';

const ID = /^[a-z][a-z0-9-]{0,63}$/;
const PILES = /^[a-z][a-z\d]{0,15}$/;
const PILE = /^[a-z][a-z\d]{0,15}(-\d{1,2})?$/;
const OPTION = /^[a-z]\w{0,31}$/i;
const TEXT = /^[^]{0,64}$/;
const FIELD = /^(?=.{1,100}$)[a-z]\w*(\.\w+){0,9}$/i;
const NAME = /^(?=[^]*\S)[^]{1,64}$/;
const LANGUAGE = /^[a-z]{2,3}(-[a-z\d]{1,8}){0,4}$/i;
const KEY = /^(?!__)[^]{1,64}$/;
const LINE = /^[^]{0,4000}$/;

const POINTS = '-1e6..1e6';

/** The vocabulary, with the same names as in `variant.ts`. */
export const VOCABULARY: Readonly<Record<string, Shape>> = {
  PileName: PILES,
  Rank: RANKS.join('|'),
  Build: {
    suit: 'same|alternate|sameColour|other|any',
    steps: '-12..12[1..25]',
    'wrap?': 'boolean',
    'stopOn?': 'Rank',
  },
  EmptyRule: { accepts: 'any|base|Rank', 'from?': 'PileName[1..6]', 'whenEmpty?': 'PileName' },
  Takes: {
    from: 'PileName[1..6]',
    'build?': 'Build',
    'empty?': 'EmptyRule[0..20]',
    'single?': 'boolean',
    'most?': '1..104',
  },
  Collects: { from: 'PileName[1..6]', build: 'Build', count: '2..104' },
  Pairs: { from: 'PileName[1..6]', sum: '2..26', 'stacked?': 'PileName[1..6]' },
  Pile: PILE,
  Covers: 'Pile[0..12]',
  PileGroup: {
    'kind?': 'reserve|foundation|tableau',
    'count?': '1..60',
    shows: 'all|top|last|none',
    'gives?': 'top|run|top-or-run|column|any|group',
    'atMost?': 'free-cells|reserves',
    'unit?': 'Build',
    'takes?': 'Takes',
    'collects?': 'Collects',
    'pairs?': 'Pairs',
    'coveredBy?': 'Covers[1..60]',
    'fill?': 'PileName',
  },
  DealStep: {
    to: 'PileName',
    'each?': '1..104|0..104[0..60]',
    'by?': 'pile|row',
    'rank?': 'Rank',
    'sink?': 'Rank',
    'faceDown?': '0..104[0..60]',
  },
  NoRedeal: { kind: 'none' },
  Recycle: { kind: 'recycle', 'limit?': '0..Infinity' },
  Gather: { kind: 'gather', packet: '1..104', 'limit?': '0..Infinity' },
  Play: { 'from?': 'PileName[1..6]', to: 'PileName', points: '-1e6..1e6|rank', 'streak?': POINTS },
  Full: { full: 'PileName' },
  Empty: { empty: 'PileName' },
  Net: { net: POINTS },
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
  Offset: '0..40/0.125[2..2]',
  Place: {
    at: '0..40/0.5[2..2]',
    'offsets?': 'Offset[1..60]',
    'wrap?': '1..104',
    'fan?': 'down|right|none',
    'room?': '0..104[0..2]',
    'lower?': '0..10/0.25',
    'rows?': '1..8',
  },
  Arrangement: { columns: '1..40/0.5', places: ['PileName', 'Place'] },
  Variant: {
    id: ID,
    'name?': 'Name|Names',
    'texts?': 'Texts',
    'decks?': '1..2',
    'suits?': '1..2|4..4',
    piles: ['PileName', 'PileGroup'],
    deal: 'DealStep[1..30]',
    'draw?': { to: 'waste|discard|tableau', count: '1..104', 'blockedBy?': 'empty|fillable' },
    'redeal?': 'NoRedeal|Recycle|Gather',
    score: {
      'start?': POINTS,
      'stake?': POINTS,
      'floor?': POINTS,
      'plays?': 'Play[0..60]',
      'collected?': POINTS,
      'turned?': { in: 'PileName', points: POINTS },
      'moves?': POINTS,
      'draws?': POINTS,
      'redeal?': { free: '0..1e6', points: POINTS },
      'won?': POINTS,
      'left?': { in: 'PileName', points: POINTS },
      'best?': 'highest|lowest',
    },
    goal: 'Full|Empty',
    'aim?': 'Net|Fewest',
    'deadEnd?': 'last-card-back',
    'end?': 'no-play|empty-stock',
    'options?': [OPTION, 'OptionValue[1..20]'],
    'presets?': 'Option[1..20]',
    layout: {
      columns: '1..40/0.5',
      places: ['PileName', 'Place'],
      'alternatives?': 'Arrangement[0..4]',
    },
  },
};

/** The words for a shape: for one value and, after the slash, for several in a list. */
export const WORDS: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  object: 'an object',
  Rank: 'a rank (A, 2 to 9, T, J, Q or K)',
  [VOCABULARY['Rank'] as string]: 'a rank (A, 2 to 9, T, J, Q or K)',
  [String(PILES)]: `a kind of pile (${PILE_KINDS.join(', ')}) or the name of a group`,
  PileName: 'kinds of pile or names of groups',
  [String(PILE)]: 'the id of a pile, such as "tableau-1"',
  Pile: 'ids of piles, such as "tableau-1"',
  Covers: 'lists, one for each pile',
  Offset: 'pairs, one for each pile',
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
  Place: 'an object with "at": [column, row]; each group of piles needs one',
  '1..2|4..4': '1, 2 or 4',
  'Text|number|boolean': 'a text of at most 64 characters, a number, true or false',
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
