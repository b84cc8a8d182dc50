// Checks a game's description against the vocabulary of `variant.ts`, and that it can be dealt.
import { RANKS, type Rank } from './cards.js';
import { eachOf } from './dealing.js';
import { InvalidVariantError } from './errors.js';
import { applyOptions, completeOptions } from './options.js';
import { copyOf, faultOf, type Fault, type Shape } from './shapes.js';
import { PILE_KINDS, type PileKind, type Variant } from './variant.js';

/** The vocabulary, under the names it has in `variant.ts`. */
const VOCABULARY: Readonly<Record<string, Shape>> = {
  PileKind: PILE_KINDS.join('|'),
  Rank: RANKS.join('|'),
  Build: {
    suit: 'same|alternate|sameColour|other|any',
    steps: '-12..12[1]',
    'wrap?': 'boolean',
    'stopOn?': 'Rank',
  },
  EmptyRule: { accepts: 'any|base|Rank', 'from?': 'PileKind[1]', 'whenEmpty?': 'PileKind' },
  Takes: {
    from: 'PileKind[1]',
    build: 'Build',
    'empty?': 'EmptyRule[0]',
    'single?': 'boolean',
    'most?': '1..104',
  },
  PileGroup: {
    'count?': '1..104',
    shows: 'all|top|last|none',
    'gives?': 'top|run|column|any|group',
    'atMost?': 'free-cells',
    'takes?': 'Takes',
    'fill?': 'PileKind',
  },
  DealStep: {
    to: 'PileKind',
    'each?': '1..104|0..104[0]',
    'by?': 'pile|row',
    'rank?': 'Rank',
    'sink?': 'Rank',
    'faceDown?': '0..104[0]',
  },
  NoRedeal: { kind: 'none' },
  Recycle: { kind: 'recycle', 'limit?': '0..Infinity' },
  Gather: { kind: 'gather', packet: '1..104', 'limit?': '0..Infinity' },
  Play: { 'from?': 'PileKind[1]', to: 'PileKind', points: '-1e6..1e6|rank' },
  Full: { full: 'PileKind' },
  Empty: { empty: 'PileKind' },
  Value: { value: 'string|number|boolean', 'patch?': 'object' },
  Numbers: { atLeast: '0..1e6', set: /^[a-z]\w*(\.\w+)*$/i },
  OptionValue: 'Value|Numbers',
  Place: {
    at: '0..40/0.5[2]',
    'wrap?': '1..104',
    'fan?': 'down|right|none',
    'room?': '0..104[0]',
    'lower?': '0..10/0.25',
  },
  Variant: {
    id: /^[a-z][a-z0-9-]*$/,
    'decks?': '1..2',
    piles: ['PileKind', 'PileGroup'],
    deal: 'DealStep[1]',
    'draw?': { to: 'waste|discard', count: '1..104' },
    'redeal?': 'NoRedeal|Recycle|Gather',
    score: {
      'start?': '-1e6..1e6',
      'stake?': '-1e6..1e6',
      'floor?': '-1e6..1e6',
      'plays?': 'Play[0]',
      'turned?': { in: 'PileKind', points: '-1e6..1e6' },
      'redeal?': { free: '0..1e6', points: '-1e6..1e6' },
      'won?': '-1e6..1e6',
    },
    goal: 'Full|Empty',
    'aim?': { net: '-1e6..1e6' },
    'deadEnd?': 'last-card-back',
    'options?': [/^[a-z]\w*$/i, 'OptionValue[1..20]'],
    layout: { columns: '1..40/0.5', places: ['PileKind', 'Place'] },
  },
};

/** Kinds of which a game has one pile. */
const SINGLE: readonly string[] = ['stock', 'waste', 'discard'];

/** What is wrong with a description that is well formed: the first thing that does not fit the rest of it. */
function misfitOf(
  { decks = 1, piles, deal, draw, goal, options, layout }: Variant,
  root: string,
): Fault | undefined {
  const faults: Fault[] = [];
  const expect = (fits: boolean, path: string, expected: string, value: unknown): void => {
    if (!fits) faults.push({ path: `${root}.${path}`, expected, value });
  };
  const expectPiles = (path: string, kind: PileKind): void => {
    expect(kind in piles, path, Object.keys(piles).join('|'), kind);
  };
  const deck = 52 * decks;
  let cards = 0;
  const sought = new Map<Rank, number>();
  deal.forEach((step, i) => {
    const { to, rank } = step;
    const path = `deal[${String(i)}]`;
    expectPiles(`${path}.to`, to);
    const count = piles[to]?.count ?? 1;
    if (rank) {
      // later, some may have been dealt already
      const early = deal.slice(0, i).every((before) => before.rank);
      expect(early, `${path}.rank`, 'only in the first steps', rank);
      sought.set(rank, Math.min(4 * decks, (sought.get(rank) ?? 0) + count));
    } else cards += eachOf(step, count).reduce((a, b) => a + b, 0);
  });
  for (const count of sought.values()) cards += count;
  const rest = `at most ${String(deck)} cards, and all of them where there is no stock`;
  expect(cards <= deck && (cards === deck || 'stock' in piles), 'deal', rest, cards);
  if (draw) expectPiles('draw.to', draw.to);
  // each value of each is tried with the whole description
  expect(Object.keys(options ?? {}).length <= 20, 'options', 'at most 20 options', 'more');
  expectPiles('goal', 'full' in goal ? goal.full : goal.empty);
  for (const [kind, { count = 1, fill }] of Object.entries(piles)) {
    expect(kind in layout.places, `layout.places.${kind}`, 'Place', undefined);
    expect(count === 1 || !SINGLE.includes(kind), `piles.${kind}.count`, '1', count);
    if (!fill) continue;
    expectPiles(`piles.${kind}.fill`, fill);
    // it could be drawn from without end
    expect(kind !== 'stock', 'piles.stock.fill', 'nothing', fill);
    expect((piles[fill]?.count ?? 1) === 1, `piles.${kind}.fill`, 'a kind with one pile', fill);
  }
  return faults[0];
}

/** Throws where a description is not in order. `root`: what paths begin with. */
function check(data: unknown, root: string): asserts data is Variant {
  const fault = faultOf(VOCABULARY, 'Variant', data, root) ?? misfitOf(data as Variant, root);
  if (fault) throw new InvalidVariantError('bad-variant', { ...fault });
}

/** Freezes a value and all that is in it. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/**
 * A checked, frozen copy of a description: every field is known, and every value of every option leaves a
 * description that is in order.
 *
 * @throws InvalidVariantError with the path of the first fault
 */
export function checkVariant(data: unknown): Variant {
  const variant = freeze(copyOf(data));
  check(variant, 'variant');
  for (const [option, values] of Object.entries(variant.options ?? {})) {
    for (const allowed of values) {
      const value = 'value' in allowed ? allowed.value : allowed.atLeast;
      const options = completeOptions(variant, { [option]: value });
      check(applyOptions(variant, options), `variant with ${option} ${String(value)}`);
    }
  }
  return variant;
}
