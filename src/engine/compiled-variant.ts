// Compiles a game's description for play: options applied, piles numbered.
import { buildOf, fitsOf, type Fits } from './build.js';
import { RANKS, rankOf } from './cards.js';
import { applyOptions, wereChecked, type Options } from './options.js';
import { isAmong, numberOf, pileId } from './pile-names.js';
import { placesOf } from './tops.js';
import { validator } from './validator.js';
import type { Pairs, PileGroup, PileKind, PileName, Takes, Variant } from './variant.js';
import { toJson } from './json.js';

/** One pile of the table: its index in the list of piles, and its group. */
export interface PileRule {
  readonly index: number;
  readonly id: string;
  readonly kind: PileKind;
  readonly group: PileGroup;
  /** The name of its group, and its index in the description. */
  readonly name: string;
  readonly inGroup: number;
  /** Which cards it gives. `undefined` if it gives none. */
  readonly gives: PileGroup['gives'];
  /** Whether empty piles limit the number of cards that can move from it together. */
  readonly isLimited: boolean;
  /** The piles that cover it. */
  readonly coveredBy: readonly PileRule[];
  /** Whether a card may be placed on another in this pile. `undefined` if the pile accepts no cards. */
  readonly fits: Fits | undefined;
  /** Whether a card may be on another in a run that moves as a unit. */
  readonly runs: Fits | undefined;
  /** Whether a card may be on another in a complete run that this pile takes automatically. */
  readonly collects: Fits | undefined;
  /** The piles that may accept cards from this one. */
  readonly targets: readonly PileRule[];
  /** The groups of the targets, in the same order. */
  readonly targetGroups: readonly TargetGroup[];
}

/**
 * A group of piles that accept cards. It repeats some properties of the description, because the search for plays reads
 * them often: all target groups have the same properties in the same order, so that reading one is several times faster.
 */
export interface TargetGroup {
  readonly inGroup: number;
  readonly group: PileGroup;
  readonly piles: readonly PileRule[];
  /** Whether they accept cards on other cards. */
  readonly isBuilt: boolean;
  /** Whether they accept single cards only. */
  readonly isSingle: boolean;
  /** The largest number of cards of each pile: all cards if the description sets no limit. */
  readonly most: number;
  /** For each card, the set of cards on which it may be placed. */
  readonly places: Int32Array;
}

/** The rule for pairs of cards. */
export interface Pairing {
  readonly to: PileRule;
  readonly sum: number;
  readonly from: readonly PileRule[];
  /** Piles whose two top cards may be a pair. */
  readonly stacked: readonly PileRule[];
}

/** A compiled game with its options applied. Shared by all tables that play it. */
export interface CompiledVariant {
  /** The description as it was defined. */
  readonly variant: Variant;
  readonly options: Options;
  /** The description with the options' patches. */
  readonly data: Variant;
  readonly piles: readonly PileRule[];
  /** The number of groups of piles. */
  readonly groups: number;
  readonly byId: ReadonlyMap<string, PileRule>;
  /** The piles by kind and by name of their group. */
  readonly named: ReadonlyMap<PileName, readonly PileRule[]>;
  readonly stock: PileRule | undefined;
  readonly waste: PileRule | undefined;
  /** Piles that give cards, and those of them that can have new plays after a draw or a redeal. */
  readonly givers: readonly PileRule[];
  readonly renewed: readonly PileRule[];
  /** Piles that take complete runs automatically. */
  readonly collecting: readonly PileRule[];
  /** The pile that takes pairs, the sum of their ranks, and the piles whose cards can be removed. */
  readonly pairing: Pairing | undefined;
  /** Piles that are refilled automatically, and piles whose top card is turned up automatically. */
  readonly filling: readonly PileRule[];
  readonly turning: readonly PileRule[];
}

const compiled = new WeakMap<Variant, Map<string, CompiledVariant>>();

/**
 * The compiled rules of a game under complete options; compiled once for each set of options.
 *
 * @throws InvalidSetupError `bad-options` if the options contradict each other
 */
export function compiledVariant(variant: Variant, options: Options): CompiledVariant {
  let known = compiled.get(variant);
  if (!known) compiled.set(variant, (known = new Map<string, CompiledVariant>()));
  const key = toJson(options);
  let rules = known.get(key);
  if (!rules) known.set(key, (rules = compile(variant, options)));
  return rules;
}

/** The rule for single cards of a pile that takes pairs: cards whose rank is the sum. */
const takesAlone = ({ from, sum }: Pairs): Takes => {
  const rank = RANKS[sum - 1];
  return {
    from,
    single: true,
    build: { suit: 'any', steps: [] },
    ...(rank && { empty: [{ accepts: rank }] }),
  };
};

/** The rule of a pile without a build rule: it takes cards only while it is empty. */
const takesIfEmpty = (takes: Takes): Takes => ({
  empty: [{ accepts: 'any' }],
  ...(takes.single && { most: 1 }),
  ...takes,
});

/** Adds the default rule to piles that take cards but have no build rule. */
function withDefaults(data: Variant): Variant {
  const written = Object.entries(data.piles).flatMap(([name, group]) => {
    const { takes } = group;
    return takes && !takes.build ? [[name, { ...group, takes: takesIfEmpty(takes) }] as const] : [];
  });
  return written.length ? { ...data, piles: { ...data.piles, ...Object.fromEntries(written) } } : data;
}

const fitsIn = ({ takes, pairs }: PileGroup): Fits | undefined =>
  pairs ? (card) => rankOf(card) + 1 === pairs.sum : takes && fitsOf(buildOf(takes));

/** A pile that is compiled: the lists of other piles are added when all piles exist. */
type Compiling = PileRule & {
  targets: readonly PileRule[];
  targetGroups: readonly TargetGroup[];
  coveredBy: readonly PileRule[];
};

/** The piles of a game and the groups that take cards, without the lists of other piles. */
function listPiles({ piles: groups, decks = 1 }: Variant) {
  const piles: Compiling[] = [];
  const targetGroups: TargetGroup[] = [];
  let inGroup = -1;
  for (const [name, given] of Object.entries(groups)) {
    inGroup++;
    const { count = 1, kind = name as PileKind, pairs } = given;
    const group = pairs ? { ...given, takes: takesAlone(pairs) } : given;
    const fits = fitsIn(group);
    const runs = group.unit ? fitsOf(group.unit) : fits;
    const collects = group.collects && fitsOf(group.collects.build);
    const { gives, takes } = group;
    const isLimited = group.atMost !== undefined;
    for (let n = 1; n <= count; n++) {
      const id = pileId(name, n, count);
      const index = piles.length;
      const pile = { index, id, kind, group, name, inGroup, gives, isLimited, fits, runs, collects };
      piles.push({ ...pile, targets: [], targetGroups: [], coveredBy: [] });
    }
    if (takes)
      targetGroups.push({
        inGroup,
        group,
        piles: piles.slice(-count),
        isBuilt: takes.build !== undefined,
        isSingle: takes.single === true,
        most: takes.most ?? 52 * decks,
        places: placesOf(fits),
      });
  }
  return { piles, targetGroups };
}

/** Adds to each pile the piles that take its cards, and those that cover it. */
function connectPiles(
  piles: readonly Compiling[],
  targetGroups: readonly TargetGroup[],
  byId: ReadonlyMap<string, PileRule>,
): void {
  for (const pile of piles) {
    pile.targets = piles.filter((to) => to !== pile && isAmong(to.group.takes?.from ?? [], pile));
    pile.targetGroups = targetGroups.filter((group) => group.piles.some((to) => pile.targets.includes(to)));
    const above = pile.group.coveredBy?.[numberOf(pile.id) - 1] ?? [];
    pile.coveredBy = above.flatMap((id) => byId.get(id) ?? []);
  }
}

/** The piles by kind and by group. */
function pilesByName(piles: readonly PileRule[]): Map<PileName, PileRule[]> {
  const named = new Map<PileName, PileRule[]>();
  for (const pile of piles)
    for (const name of new Set([pile.kind, pile.name])) named.set(name, [...(named.get(name) ?? []), pile]);
  return named;
}

/** How cards are removed in pairs, if they are. */
function pairingOf(piles: readonly PileRule[]): Pairing | undefined {
  const to = piles.find(({ group }) => group.pairs);
  if (!to?.group.pairs) return undefined;
  const { from: names, sum, stacked = [] } = to.group.pairs;
  const from = piles.filter((pile) => isAmong(names, pile));
  return { to, sum, from, stacked: from.filter((pile) => isAmong(stacked, pile)) };
}

/** Whether the plays of other piles can depend on the cards of the stock or of the waste. */
const dependsOnSupply = ({ piles }: Variant): boolean => {
  const isSupply = (name: string | undefined): boolean => name === 'stock' || name === 'waste';
  return Object.entries(piles).some(([name, { takes, fill, coveredBy, collects }]) => {
    const emptied = takes?.empty?.map(({ whenEmpty }) => whenEmpty) ?? [];
    const others = [fill, ...emptied, ...(coveredBy?.flat() ?? []), ...(collects?.from ?? [])];
    return (isSupply(name) && takes !== undefined) || others.some(isSupply);
  });
};

function compile(variant: Variant, options: Options): CompiledVariant {
  const chosen = applyOptions(variant, options);
  // without the validator, the game is one of this package, whose options are tested together
  if (!wereChecked(variant, options)) validator()?.checkTogether(chosen, options);
  const data = withDefaults(chosen);
  const { piles, targetGroups } = listPiles(data);
  const byId = new Map(piles.map((pile) => [pile.id, pile]));
  connectPiles(piles, targetGroups, byId);
  const givers = piles.filter((pile) => pile.group.gives);
  // A draw to the waste changes no other pile, so usually only stock and waste can have new plays after it.
  const inTurn = data.draw?.to === 'waste' && data.redeal?.kind !== 'gather' && !dependsOnSupply(data);
  return {
    variant,
    options,
    data,
    piles,
    groups: Object.keys(data.piles).length,
    byId,
    named: pilesByName(piles),
    stock: piles.find((pile) => pile.kind === 'stock'),
    waste: piles.find((pile) => pile.kind === 'waste'),
    givers,
    renewed: inTurn ? givers.filter(({ kind }) => kind === 'stock' || kind === 'waste') : givers,
    collecting: piles.filter((pile) => pile.collects),
    pairing: pairingOf(piles),
    filling: piles.filter((pile) => pile.group.fill),
    turning: piles.filter(({ group }) => group.shows === 'top' || group.shows === 'last'),
  };
}

/** The piles of a kind or of a group. */
export const pilesOf = (rules: CompiledVariant, name: PileName): readonly PileRule[] =>
  rules.named.get(name) ?? [];
