// Checks a game's description against the vocabulary of `variant.ts`, and that it can be dealt.
import { RANKS, type Rank } from './cards.js';
import { InvalidSetupError, InvalidVariantError } from './errors.js';
import {
  DEFAULT_PATCHES,
  DESCRIPTION_SIZE,
  MOST_NUMBERS,
  MOST_OPTIONS,
  MOST_PILES,
  MOST_VALUES,
} from './limits.js';
import { applyOptions, completeOptions, type Options } from './options.js';
import { copyOf, faultOf, type Fault, type Passed, type Shape } from './shapes.js';
import { PILE_KINDS, type DealStep, type PileKind, type Variant } from './variant.js';

/** The vocabulary, under the names it has in `variant.ts`. */
const VOCABULARY: Readonly<Record<string, Shape>> = {
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
    build: 'Build',
    'empty?': 'EmptyRule[0..20]',
    'single?': 'boolean',
    'most?': '1..104',
  },
  PileGroup: {
    'count?': '1..60',
    shows: 'all|top|last|none',
    'gives?': 'top|run|column|any|group',
    'atMost?': 'free-cells',
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
  Text: /^[^]{0,64}$/,
  Value: { value: 'Text|number|boolean', 'patch?': 'object' },
  Numbers: { atLeast: '0..1e6', set: /^(?=.{1,100}$)[a-z]\w*(\.\w+){0,9}$/i },
  OptionValue: 'Value|Numbers',
  Place: {
    at: '0..40/0.5[2..2]',
    'wrap?': '1..104',
    'fan?': 'down|right|none',
    'room?': '0..104[0..2]',
    'lower?': '0..10/0.25',
  },
  Variant: {
    id: /^[a-z][a-z0-9-]{0,63}$/,
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
    'aim?': { net: '-1e6..1e6' },
    'deadEnd?': 'last-card-back',
    'options?': [/^[a-z]\w{0,31}$/i, 'OptionValue[1..20]'],
    layout: { columns: '1..40/0.5', places: ['PileKind', 'Place'] },
  },
};

/** Kinds of which a game has one pile. */
const SINGLE: readonly string[] = ['stock', 'waste', 'discard'];

/** How many cards a step deals to so many piles. */
function cardsIn({ each = 0 }: DealStep, count: number): number {
  if (typeof each === 'number') return each * count;
  let cards = 0;
  for (let i = 0; i < Math.min(count, each.length); i++) cards += each[i] as number;
  return cards;
}

/**
 * What is wrong with a description that is well formed: the first thing that does not fit the rest of it.
 * `inAll`: whether the cards are counted; two options together may deal more or fewer than there are.
 */
function misfitOf(
  { decks = 1, piles, deal, draw, goal, options, layout }: Variant,
  root: string,
  inAll = true,
): Fault | undefined {
  let first: Fault | undefined;
  const expect = (fits: boolean, path: string, expected: string, value: unknown): void => {
    if (!fits) first ??= { path: `${root}.${path}`, expected, value };
  };
  const expectPiles = (path: string, kind: PileKind): void => {
    if (!(kind in piles)) expect(false, path, Object.keys(piles).join('|'), kind);
  };
  const deck = 52 * decks;
  let cards = 0;
  const sought = new Map<Rank, number>();
  let early = true;
  let numbers = 0;
  deal.forEach((step, i) => {
    const { to, rank } = step;
    const path = `deal[${String(i)}]`;
    expectPiles(`${path}.to`, to);
    const count = piles[to]?.count ?? 1;
    for (const each of [step.each, step.faceDown]) if (typeof each === 'object') numbers += each.length;
    if (rank) {
      // later, some may have been dealt already
      expect(early, `${path}.rank`, 'only in the first steps', rank);
      sought.set(rank, Math.min(4 * decks, (sought.get(rank) ?? 0) + count));
    } else {
      early = false;
      cards += cardsIn(step, count);
    }
  });
  expect(numbers <= MOST_NUMBERS, 'deal', `at most ${String(MOST_NUMBERS)} numbers in its lists`, numbers);
  for (const count of sought.values()) cards += count;
  const rest = `at most ${String(deck)} cards, and all of them where there is no stock`;
  expect(!inAll || (cards <= deck && (cards === deck || 'stock' in piles)), 'deal', rest, cards);
  if (draw) expectPiles('draw.to', draw.to);
  const most = `at most ${String(MOST_OPTIONS)} options`;
  expect(Object.keys(options ?? {}).length <= MOST_OPTIONS, 'options', most, 'more');
  const values = Object.values(options ?? {}).flat().length;
  expect(values <= MOST_VALUES, 'options', `at most ${String(MOST_VALUES)} values of all options`, values);
  expectPiles('goal', 'full' in goal ? goal.full : goal.empty);
  let all = 0;
  for (const [kind, { count = 1, fill }] of Object.entries(piles)) {
    all += count;
    expect(kind in layout.places, `layout.places.${kind}`, 'Place', undefined);
    expect(count === 1 || !SINGLE.includes(kind), `piles.${kind}.count`, '1', count);
    if (!fill) continue;
    expectPiles(`piles.${kind}.fill`, fill);
    // it could be drawn from without end
    expect(kind !== 'stock', 'piles.stock.fill', 'nothing', fill);
    expect((piles[fill]?.count ?? 1) === 1, `piles.${kind}.fill`, 'a kind with one pile', fill);
  }
  expect(all <= MOST_PILES, 'piles', `at most ${String(MOST_PILES)} piles in all`, all);
  return first;
}

/** What is wrong with a description. `root`: what paths begin with. */
const faultIn = (data: unknown, root: string, inAll?: boolean, passed?: Passed): Fault | undefined =>
  faultOf(VOCABULARY, 'Variant', data, root, passed) ?? misfitOf(data as Variant, root, inAll);

/** Throws where a description is not in order. */
function check(data: unknown, root: string, passed: Passed): asserts data is Variant {
  const fault = faultIn(data, root, true, passed);
  if (fault) throw new InvalidVariantError('bad-variant', { ...fault });
}

/** Freezes a value and all that is in it. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/** A plain copy of a description of a size that can be checked at once. */
function readVariant(data: unknown): unknown {
  const copy = copyOf(data, DESCRIPTION_SIZE);
  if ('value' in copy) return copy.value;
  const { characters, levels } = DESCRIPTION_SIZE;
  const expected =
    copy.exceeds === 'levels'
      ? `at most ${String(levels)} levels of lists and objects`
      : `at most ${String(characters)} characters of JSON text`;
  throw new InvalidVariantError('bad-variant', { path: 'variant', expected, value: 'more' });
}

/** The patches of the options' defaults as text. */
const defaultsOf = ({ options }: Variant): string =>
  JSON.stringify(Object.values(options ?? {}).map(([first]) => first && 'patch' in first && first.patch));

/**
 * A checked, frozen copy of a description: every field is known, and every value of every option leaves a
 * description that is in order.
 *
 * @throws InvalidVariantError with the path of the first fault
 */
export function checkVariant(data: unknown): Variant {
  const variant = freeze(readVariant(data));
  // what a patch leaves as it is has been checked
  const passed: Passed = new Map();
  check(variant, 'variant', passed);
  const { length } = defaultsOf(variant);
  if (length > DEFAULT_PATCHES) {
    const expected = `at most ${String(DEFAULT_PATCHES)} characters of patches of defaults`;
    throw new InvalidVariantError('bad-variant', { path: 'variant.options', expected, value: length });
  }
  for (const [option, values] of Object.entries(variant.options ?? {})) {
    for (const allowed of values) {
      const value = 'value' in allowed ? allowed.value : allowed.atLeast;
      const options = completeOptions(variant, { [option]: value });
      check(applyOptions(variant, options), `variant with ${option} ${String(value)}`, passed);
    }
  }
  return variant;
}

/**
 * Checks the description that several options leave together, or a number that an option was given: that cannot be
 * tried beforehand.
 *
 * @throws InvalidSetupError `bad-options` with the path of the first fault
 */
export function checkTogether(data: Variant, options: Options): void {
  const fault = faultIn(data, 'variant', false);
  if (fault) throw new InvalidSetupError('bad-options', { variant: data.id, options, ...fault });
}
