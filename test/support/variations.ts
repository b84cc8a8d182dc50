// Variations of known games with one or two rules changed at random, as authors may describe them. The solver has
// special methods for some kinds of game, and must recognise them by the description alone.
import {
  defineVariant,
  Game,
  InvalidSetupError,
  InvalidVariantError,
  variants,
  type Position,
  type Variant,
} from '../../src/engine.js';
import { withValue } from './bent.js';
import { randomFrom } from './games.js';
import { endgame, faultOf, solved, truthOf, positionText } from './solving.js';
import { CUSTOM_GAMES } from './custom-games.js';

type Random = () => number;

/** The names of pile kinds in a description. */
type Kinds = readonly string[];
const KINDS: Kinds = ['stock', 'waste', 'reserve', 'discard', 'foundation', 'tableau'];
const GIVES = ['top', 'run', 'column', 'any', 'group', undefined];

/** The games without options and without goals other than winning. */
const BASES: readonly Variant[] = [...variants.values(), ...CUSTOM_GAMES].map(
  ({ options: _options, aim: _aim, ...data }) => data,
);

const SCORES: readonly Variant['score'][] = [
  {},
  { plays: [{ to: 'foundation', points: 'rank' }] },
  { plays: [{ to: 'foundation', points: 3 }], floor: 0 },
  { start: 5, stake: 52, plays: [{ to: 'foundation', points: 5 }], won: 7 },
  { plays: [{ to: 'foundation', points: 2 }], redeal: { free: 0, points: -3 } },
  { plays: [{ to: 'foundation', points: 2 }], turned: { in: 'tableau', points: 1 } },
  { plays: [{ to: 'discard', points: 'rank' }], won: 10 },
  {
    plays: [
      { from: ['waste'], to: 'tableau', points: 5 },
      { to: 'foundation', points: 10 },
      { from: ['foundation'], to: 'tableau', points: -15 },
    ],
    turned: { in: 'tableau', points: 5 },
    redeal: { free: 1, points: -20 },
    floor: 0,
  },
];

/** A rule of a game, and its new value. */
function ruleChange({ piles }: Variant, random: Random): readonly [path: string, value: unknown] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const some = (kinds: Kinds): Kinds => kinds.filter(() => random() < 0.6);
  const kinds = Object.keys(piles);
  const kind = pick(kinds);
  const taker = pick(Object.entries(piles).flatMap(([name, { takes }]) => (takes ? [name] : [])));
  const from = some(kinds);
  const whenEmpty = pick(kinds);
  return pick<readonly [string, unknown]>([
    [`piles.${kind}.shows`, pick(['all', 'top', 'last', 'none'])],
    [`piles.${kind}.gives`, pick(GIVES)],
    ['piles.tableau.gives', pick(GIVES)],
    ['piles.foundation.gives', pick(GIVES)],
    ['piles.tableau.count', pick([2, 3, 4, 5, 7, 8])],
    ['piles.reserve.count', pick([1, 2, 3])],
    ['piles.tableau.fill', pick([...kinds, undefined])],
    [`piles.${kind}.fill`, pick([...kinds, undefined])],
    [`piles.${kind}.atMost`, pick(['free-cells', 'reserves', undefined])],
    [`piles.${taker}.takes.build.suit`, pick(['same', 'alternate', 'sameColour', 'other', 'any'])],
    [`piles.${taker}.takes.build.steps`, pick([[-1], [1], [1, -1], [-2], [2], [0], [-1, -2]])],
    [`piles.${taker}.takes.build.wrap`, random() < 0.5],
    [`piles.${taker}.takes.build.stopOn`, pick(['A', 'K', '7', undefined])],
    [`piles.${taker}.takes.from`, some(KINDS)],
    [`piles.${taker}.takes.from`, from],
    [`piles.${taker}.takes.single`, random() < 0.5],
    [`piles.${taker}.takes.most`, pick([1, 2, 3, 5, 13, undefined])],
    [
      `piles.${taker}.takes.empty`,
      pick([
        undefined,
        [],
        [{ accepts: 'any' }],
        [{ accepts: 'K' }],
        [{ accepts: 'A' }],
        [{ accepts: 'base' }],
        [{ accepts: 'any', from }],
        [{ accepts: 'K', from }],
        [{ accepts: 'any', whenEmpty }],
        [{ accepts: 'K' }, { accepts: 'any', whenEmpty }],
        [{ accepts: 'A' }, { accepts: 'base' }],
      ]),
    ],
    [
      'draw',
      pick([undefined, ...[1, 2, 3].map((count) => ({ to: 'waste', count })), { to: 'discard', count: 1 }]),
    ],
    [
      'redeal',
      pick([
        undefined,
        { kind: 'none' },
        { kind: 'recycle' },
        ...[0, 1, 2].map((limit) => ({ kind: 'recycle', limit })),
        { kind: 'gather', packet: 4 },
        { kind: 'gather', packet: 1, limit: 1 },
        { kind: 'gather', packet: 2, limit: 2 },
        { kind: 'gather', packet: 3, limit: 1 },
      ]),
    ],
    ['score', pick(SCORES)],
    [
      'goal',
      pick([
        ...['foundation', 'tableau', 'discard'].map((full) => ({ full })),
        ...['tableau', 'stock', 'reserve', 'waste'].map((empty) => ({ empty })),
      ]),
    ],
  ]);
}

interface Variation {
  readonly variant: Variant;
  /** The differences from the original game. */
  readonly changes: string;
}

/** Whether a description has the object that a path such as `piles.reserve.takes.build.suit` leads to. */
const hasParent = (variant: Variant, path: string): boolean =>
  path
    .split('.')
    .slice(0, -1)
    .reduce<unknown>((target, name) => (target as Record<string, unknown> | undefined)?.[name], variant) !==
  undefined;

/** Adds draws onto the columns, a separate rule for units, and piles that take complete runs automatically. */
function spiderChanges(random: Random): readonly (readonly [path: string, value: unknown])[] {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const build = (): unknown => ({
    suit: pick(['same', 'alternate', 'sameColour', 'other', 'any']),
    steps: pick([[-1], [1], [1, -1], [-2]]),
    wrap: random() < 0.3,
  });
  const collects = (): unknown => ({ from: ['tableau'], build: build(), count: pick([2, 2, 3]) });
  const changes: (readonly [string, unknown])[] = [];
  if (random() < 0.6)
    changes.push([
      'draw',
      pick([
        { to: 'tableau', count: 1 },
        { to: 'tableau', count: 2 },
        { to: 'tableau', count: 1, blockedBy: 'empty' },
        { to: 'tableau', count: 1, blockedBy: 'fillable' },
      ]),
    ]);
  if (random() < 0.5)
    changes.push(
      ['piles.tableau.gives', pick(['any', 'run', 'top-or-run'])],
      ['piles.tableau.unit', build()],
    );
  if (random() < 0.5)
    changes.push(
      ['piles.reserve', { count: 3, shows: 'all', gives: pick(['top', undefined]), collects: collects() }],
      ['layout.places.reserve', { at: [0, 9] }],
      ['goal', pick([{ full: 'foundation' }, { empty: 'tableau' }])],
    );
  return changes;
}

/** A game with one to three rules changed; `undefined` if the result is not a valid description. */
export function variationOf(random: Random, rows: boolean): Variation | undefined {
  let variant = BASES[Math.floor(random() * BASES.length)] as Variant;
  const changes: string[] = [variant.id];
  for (const [path, value] of rows ? spiderChanges(random) : []) {
    if (!hasParent(variant, path)) return undefined;
    variant = withValue(variant, path, value);
    changes.push(`${path} ${JSON.stringify(value)}`);
  }
  for (let n = Number(!rows) + Math.floor(random() * 3); n > 0; n--) {
    const [path, value] = ruleChange(variant, random);
    if (!hasParent(variant, path)) return undefined;
    variant = withValue(variant, path, value);
    changes.push(`${path} ${JSON.stringify(value)}`);
  }
  try {
    return { variant: defineVariant({ ...variant, id: 'variation' }), changes: changes.join(', ') };
  } catch (error) {
    if (error instanceof InvalidVariantError) return undefined;
    throw error;
  }
}

/** Whether a card scores at most once, however it moved: only then does the position determine the score. */
function scoresCardsOnce({ piles, draw, redeal, score }: Variant): boolean {
  const leaves = (kind: string): boolean =>
    (kind === 'stock' && draw !== undefined) ||
    (kind === 'waste' && redeal?.kind === 'recycle') ||
    (kind === 'tableau' && redeal?.kind === 'gather') ||
    Object.entries(piles).some(([name, { gives, fill }]) => [fill, gives && name].includes(kind));
  const { floor, turned, redeal: redealt, plays = [] } = score;
  return floor === undefined && !turned && !redealt && plays.every(({ from, to }) => !from && !leaves(to));
}

/** The limits of the plain search (positions) and of the solver (states): larger cases are skipped. */
const TABLES = 800;
const STATES = 8000;

/** The error in the solver's result for a position of such a game; `undefined` if there is none. */
function wrongAt(position: Position, variant: Variant): string | undefined {
  const best = truthOf(position, variant, TABLES, true);
  const truth = best ?? truthOf(position, variant, TABLES);
  if (!truth) return undefined;
  const solution = solved(position, variant, { states: STATES });
  if (solution.verdict === 'unknown') return undefined;
  let fault: string | undefined;
  try {
    fault = faultOf(position, truth, solution, variant);
  } catch (error) {
    return `a line that is not allowed: ${String(error)}: ${positionText(position)}`;
  }
  if (fault ?? !best) return fault;
  const scored = solved(position, variant, { states: STATES, goal: 'best' });
  if (scored.verdict === 'unknown' || !scored.exact) return undefined;
  const game = Game.at(position, variant);
  for (const move of scored.bestLine ?? []) game.play(move);
  if (game.position.score !== scored.best)
    return `a line to ${String(scored.best)} scores ${String(game.position.score)}`;
  const score = scored.best ?? NaN;
  return (scoresCardsOnce(variant) ? score === truth.best : score >= truth.best)
    ? undefined
    : `at best ${String(score)}, but ${String(truth.best)} is possible: ${positionText(position)}`;
}

/** The number of compared positions, and the errors. */
export interface VariationReport {
  compared: number;
  readonly wrong: string[];
}

/** A position near the end, if such a game has one. */
function positionOf(variation: Variation, left: number, random: Random): Position | undefined {
  try {
    return endgame(variation, left, random);
  } catch (error) {
    if (error instanceof RangeError || error instanceof InvalidSetupError) return undefined;
    throw error;
  }
}

/**
 * Compares some positions of the varied game with this number.
 *
 * @param rows whether it gets the rules of Spider: draws onto the columns, units, complete runs
 */
export function compareVariations(seed: number, into: VariationReport, rows = false): void {
  const random = randomFrom(seed);
  const variation = variationOf(random, rows);
  for (const left of variation ? [8, 12, 16, 22] : []) {
    const position = variation && positionOf(variation, left, random);
    if (!position) continue;
    into.compared++;
    const wrong = wrongAt(position, variation.variant);
    if (wrong !== undefined) into.wrong.push(`${String(seed)}: ${variation.changes}: ${wrong}`);
  }
}
