// Checks a game's description against the vocabulary of `variant.ts`, and that it can be dealt.
import { RANKS } from './cards.js';
import { eachOf } from './dealing.js';
import { InvalidVariantError } from './errors.js';
import { applyOptions, completeOptions } from './options.js';
import { dictionary, either, isRecord, list, number, oneOf, record, text, type Shape } from './shapes.js';
import { PILE_KINDS, type OptionValue, type PileKind, type Variant } from './variant.js';

const kind = oneOf(...PILE_KINDS);
const rank = oneOf(...RANKS);
const flag = oneOf(true, false);
const points = number(-1e6, 1e6);
const count = number(1, 104);
const counts = list(number(0, 104));

const emptyRule = record({
  accepts: oneOf('any', 'base', ...RANKS),
  'from?': list(kind, 1),
  'whenEmpty?': kind,
});

const takes = record({
  from: list(kind, 1),
  build: record({
    suit: oneOf('same', 'alternate', 'sameColour', 'other', 'any'),
    steps: list(number(-12, 12), 1),
    'wrap?': flag,
    'stopOn?': rank,
  }),
  'empty?': list(emptyRule),
  'single?': flag,
  'most?': count,
});

const group = record({
  'count?': count,
  shows: oneOf('all', 'top', 'last', 'none'),
  'gives?': oneOf('top', 'run', 'column', 'any', 'group'),
  'atMost?': oneOf('free-cells'),
  'takes?': takes,
  'fill?': kind,
});

const dealStep = record({
  to: kind,
  'each?': either(count, counts),
  'by?': oneOf('pile', 'row'),
  'rank?': rank,
  'sink?': rank,
  'faceDown?': counts,
});

const redeal = either(
  record({ kind: oneOf('none') }),
  record({ kind: oneOf('recycle'), 'limit?': number(0, Infinity) }),
  record({ kind: oneOf('gather'), packet: count, 'limit?': number(0, Infinity) }),
);

const score = record({
  'start?': points,
  'stake?': points,
  'floor?': points,
  'plays?': list(record({ 'from?': list(kind, 1), to: kind, points: either(points, oneOf('rank')) })),
  'turned?': record({ in: kind, points }),
  'redeal?': record({ free: number(0, 1e6), points }),
  'won?': points,
});

const place = record({
  at: list(number(0, 40, 0.5), 2),
  'wrap?': count,
  'fan?': oneOf('down', 'right', 'none'),
  'room?': counts,
  'lower?': number(0, 10, 0.25),
});

/** Any part of a description; that it fits is seen when it is laid over it. */
const patch: Shape = (value, path) => {
  if (isRecord(value)) dictionary(text(/^[a-z0-9]\w*$/i), patch)(value, path);
};

const optionValue = either(
  record({
    value: (value, path) => {
      oneOf('string', 'number', 'boolean')(typeof value, path);
    },
    'patch?': patch,
  }),
  record({ atLeast: number(0, 1e6), set: text(/^[a-z0-9]\w*(\.[a-z0-9]\w*)*$/i) }),
);

const variant = record({
  id: text(/^[a-z][a-z0-9-]*$/),
  'decks?': oneOf(1, 2),
  piles: dictionary(kind, group),
  deal: list(dealStep, 1),
  'draw?': record({ to: oneOf('waste', 'discard'), count }),
  'redeal?': redeal,
  score,
  goal: either(record({ full: kind }), record({ empty: kind })),
  'aim?': record({ net: points }),
  'deadEnd?': oneOf('last-card-back'),
  'options?': dictionary(text(/^[a-z]\w*$/i), list(optionValue, 1)),
  layout: record({ columns: number(1, 40, 0.5), places: dictionary(kind, place) }),
});

const SINGLE: readonly PileKind[] = ['stock', 'waste', 'discard'];

function checkPiles(data: Variant): void {
  const refuse = (path: string, advice: string): never => {
    throw new InvalidVariantError('bad-variant', { variant: data.id, path: `variant.${path}` }, advice);
  };
  let cards = 52 * (data.decks ?? 1);
  for (const [i, step] of data.deal.entries()) {
    const piles = data.piles[step.to];
    if (!piles)
      return refuse(`deal[${String(i)}].to`, 'Cards are dealt to piles that the game does not have.');
    const n = piles.count ?? 1;
    cards -= step.rank ? Math.min(n, 4 * (data.decks ?? 1)) : eachOf(step, n).reduce((a, b) => a + b, 0);
  }
  if (cards < 0) refuse('deal', 'More cards are dealt than the deck holds.');
  if (cards > 0 && !data.piles.stock) refuse('deal', 'Cards are left after the deal, and there is no stock.');
  if (data.draw && !data.piles[data.draw.to]) refuse('draw.to', 'There is no such pile to draw to.');
  const goal = 'full' in data.goal ? data.goal.full : data.goal.empty;
  if (!data.piles[goal]) refuse('goal', 'There are no such piles.');
  for (const name of PILE_KINDS) {
    const group = data.piles[name];
    if (!group) continue;
    if (!data.layout.places[name]) refuse(`layout.places.${name}`, 'The piles have no place.');
    const fill = group.fill && (data.piles[group.fill] ?? { count: 0 });
    if (fill && (fill.count ?? 1) !== 1)
      refuse(`piles.${name}.fill`, 'Piles are filled from one pile of its kind.');
    if (SINGLE.includes(name) && (group.count ?? 1) > 1)
      refuse(`piles.${name}.count`, 'There is only one pile of this kind.');
  }
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.values(Object.freeze(value)).forEach(freeze);
  }
  return value;
}

const named = (option: OptionValue) => ('value' in option ? option.value : option.atLeast);

/**
 * A checked, frozen copy of a description: every field is known, and every value of every option leaves a
 * description that is in order.
 *
 * @throws InvalidVariantError with the path of the first fault
 */
export function checkVariant(data: unknown): Variant {
  let copy: unknown;
  try {
    copy = JSON.parse(JSON.stringify(data));
  } catch {
    copy = undefined;
  }
  variant(copy, 'variant');
  const checked = freeze(copy as Variant);
  checkPiles(checked);
  for (const [option, values] of Object.entries(checked.options ?? {})) {
    for (const value of values) {
      const patched = applyOptions(checked, completeOptions(checked, { [option]: named(value) }));
      variant(patched, `variant with ${option} ${String(named(value))}`);
      checkPiles(patched);
    }
  }
  return checked;
}
