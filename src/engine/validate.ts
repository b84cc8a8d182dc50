// Validates a game's description against the vocabulary, and checks that it can be dealt.
import type { Rank } from './cards.js';
import { InvalidSetupError, InvalidVariantError } from './errors.js';
import {
  DEFAULT_PATCHES,
  DESCRIPTION_SIZE,
  MOST_LANGUAGES,
  MOST_NUMBERS,
  MOST_OPTIONS,
  MOST_PILES,
  MOST_VALUES,
} from './limits.js';
import { isLanguageTag } from './language-tag.js';
import { applyOptions, completeOptions, type Options } from './options.js';
import { copyOf, faultOf, type Fault, type Parsed } from './schema.js';
import type { DealStep, OptionValue, PileKind, Variant } from './variant.js';
import { VOCABULARY } from './vocabulary.js';

/** The kinds of pile of which a game has at most one. */
const SINGLE: readonly string[] = ['stock', 'waste', 'discard'];

/** The parts of a description that are the same under all options. */
const FIXED: readonly string[] = ['id', 'name', 'texts', 'decks', 'options', 'presets'];

/** The names of the parts that the value of an option changes. */
const changedBy = (value: OptionValue): readonly string[] =>
  'value' in value ? Object.keys(value.patch ?? {}) : [String(value.set.split('.')[0])];

/** The number of cards that a step deals to `count` piles. */
function cardsIn({ each = 0 }: DealStep, count: number): number {
  if (typeof each === 'number') return each * count;
  let cards = 0;
  for (let i = 0; i < Math.min(count, each.length); i++) cards += each[i] as number;
  return cards;
}

/**
 * The first contradiction within a well-formed description. `inAll`: whether the number of dealt cards is checked; two
 * options together may deal more or fewer cards than the deck has.
 */
function misfitOf(
  { decks = 1, piles, deal, draw, goal, aim, options, layout }: Variant,
  root: string,
  inAll = true,
): Fault | undefined {
  let first: Fault | undefined;
  const expect = (fits: boolean, path: string, expected: string, value: unknown): void => {
    if (!fits) first ??= { path: `${root}.${path}`, expected, value };
  };
  const expectPiles = (path: string, kind: PileKind): void => {
    if (kind in piles) return;
    const known = Object.keys(piles);
    first ??= { path: `${root}.${path}`, expected: known.join('|'), value: kind, known };
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
      // in a later step, some cards of this rank may have been dealt already
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
  if ('full' in goal) expectPiles('goal.full', goal.full);
  else expectPiles('goal.empty', goal.empty);
  if (aim && 'left' in aim) expect('empty' in goal, 'aim.left', 'only with goal.empty', aim.left);
  let all = 0;
  for (const [kind, { count = 1, fill }] of Object.entries(piles)) {
    all += count;
    expect(kind in layout.places, `layout.places.${kind}`, 'Place', undefined);
    expect(count === 1 || !SINGLE.includes(kind), `piles.${kind}.count`, '1', count);
    if (!fill) continue;
    expectPiles(`piles.${kind}.fill`, fill);
    // a stock that refills itself could be drawn from forever
    expect(kind !== 'stock', 'piles.stock.fill', 'nothing', fill);
    expect((piles[fill]?.count ?? 1) === 1, `piles.${kind}.fill`, 'a kind with one pile', fill);
  }
  expect(all <= MOST_PILES, 'piles', `at most ${String(MOST_PILES)} piles in all`, all);
  return first;
}

/** The first fault in the parts that are the same under all options. They are checked once, not for each option. */
function fixedFaultOf({ name, texts, options }: Variant): Fault | undefined {
  for (const [option, allowed] of Object.entries(options ?? {})) {
    for (const [i, value] of allowed.entries()) {
      const part = changedBy(value).find((one) => FIXED.includes(one));
      const path = `variant.options.${option}[${String(i)}]`;
      if (part !== undefined) return { path, expected: 'a part that options may change', value: part };
    }
  }
  const languages = {
    name: typeof name === 'object' ? Object.keys(name).length : 0,
    texts: Object.keys(texts ?? {}).filter(isLanguageTag).length,
  };
  for (const [part, value] of Object.entries(languages)) {
    if (value > MOST_LANGUAGES)
      return { path: `variant.${part}`, expected: `at most ${String(MOST_LANGUAGES)} languages`, value };
  }
  return undefined;
}

/** The first fault of a description. `root`: the start of its path. */
const faultIn = (data: unknown, root: string, inAll?: boolean, passed?: Parsed): Fault | undefined =>
  faultOf(VOCABULARY, 'Variant', data, root, passed) ?? misfitOf(data as Variant, root, inAll);

/** Throws an error if a description is not valid. */
function check(data: unknown, root: string, passed: Parsed): asserts data is Variant {
  const fault = faultIn(data, root, true, passed);
  if (fault) throw new InvalidVariantError('bad-variant', { ...fault });
}

/** Freezes a value and everything in it. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/** A plain copy of a description. Throws if the description is too large to be validated quickly. */
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
 * A validated, frozen copy of a description: every field is known, and the description stays valid with every value of
 * every option.
 *
 * @throws InvalidVariantError with the path of the first fault
 */
export function checkVariant(data: unknown): Variant {
  const variant = freeze(readVariant(data));
  // parts that a patch does not change are not checked again
  const passed: Parsed = new Map();
  check(variant, 'variant', passed);
  const fault = fixedFaultOf(variant);
  if (fault) throw new InvalidVariantError('bad-variant', { ...fault });
  const { length } = defaultsOf(variant);
  if (length > DEFAULT_PATCHES) {
    const expected = `at most ${String(DEFAULT_PATCHES)} characters of patches of defaults`;
    throw new InvalidVariantError('bad-variant', { path: 'variant.options', expected, value: length });
  }
  for (const [option, values] of Object.entries(variant.options ?? {})) {
    for (const allowed of values) {
      const value = 'value' in allowed ? allowed.value : allowed.atLeast;
      const options = completeOptions(variant, { [option]: value });
      check(applyOptions(variant, options), `variant (with ${option} ${String(value)})`, passed);
    }
  }
  return variant;
}

/**
 * Validates a description to which several options, or a number as an option's value, were applied. These combinations
 * cannot all be tested in advance.
 *
 * @throws InvalidSetupError `bad-options` with the path of the first fault
 */
export function checkTogether(data: Variant, options: Options): void {
  const fault = faultIn(data, 'variant', false);
  if (fault) throw new InvalidSetupError('bad-options', { variant: data.id, options, ...fault });
}
