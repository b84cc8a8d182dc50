// Compiles a game's description for play: options applied, piles numbered.
import { buildOf, fitsOf, type Fits } from './build.js';
import { applyOptions, wereChecked, type Options } from './options.js';
import { checkTogether } from './validate.js';
import { PILE_KINDS, type PileGroup, type PileKind, type Takes, type Variant } from './variant.js';

/** One pile of the table: its index in the list of piles, and its group. */
export interface PileRule {
  readonly index: number;
  readonly id: string;
  readonly kind: PileKind;
  readonly group: PileGroup;
  /** Whether a card may be placed on another in this pile. `undefined` if the pile accepts no cards. */
  readonly fits: Fits | undefined;
  /** The piles that may accept cards from this one. */
  readonly targets: readonly PileRule[];
}

/** A compiled game with its options applied. Shared by all tables that play it. */
export interface CompiledVariant {
  /** The description as it was defined. */
  readonly variant: Variant;
  readonly options: Options;
  /** The description with the options' patches. */
  readonly data: Variant;
  readonly piles: readonly PileRule[];
  readonly byId: ReadonlyMap<string, PileRule>;
  readonly ofKind: ReadonlyMap<PileKind, readonly PileRule[]>;
  readonly stock: PileRule | undefined;
  readonly waste: PileRule | undefined;
  /** Piles that give cards and, of these, the ones that a draw or a redeal brings new cards to. */
  readonly givers: readonly PileRule[];
  readonly renewed: readonly PileRule[];
  /** Piles that are refilled automatically, and piles whose top card is turned up automatically. */
  readonly filling: readonly PileRule[];
  readonly turning: readonly PileRule[];
}

const compiled = new WeakMap<Variant, Map<string, CompiledVariant>>();

/**
 * The compiled rules of a game under complete options; compiled once for each set of options.
 *
 * @throws InvalidSetupError `bad-options` if the options do not go together
 */
export function compiledVariant(variant: Variant, options: Options): CompiledVariant {
  let known = compiled.get(variant);
  if (!known) compiled.set(variant, (known = new Map<string, CompiledVariant>()));
  const key = JSON.stringify(options);
  let rules = known.get(key);
  if (!rules) known.set(key, (rules = compile(variant, options)));
  return rules;
}

/** Writes out what a pile without a build rule takes: cards only if it is empty. */
function withDefaults(data: Variant): Variant {
  const cells = Object.entries(data.piles).flatMap(([kind, group]) => {
    const { takes } = group;
    if (!takes || takes.build) return [];
    const most = takes.most ?? (takes.single ? 1 : undefined);
    const all: Takes = { empty: [{ accepts: 'any' }], ...takes, ...(most && { most }) };
    return [[kind, { ...group, takes: all }] as const];
  });
  return cells.length ? { ...data, piles: { ...data.piles, ...Object.fromEntries(cells) } } : data;
}

function compile(variant: Variant, options: Options): CompiledVariant {
  const data = withDefaults(applyOptions(variant, options));
  if (!wereChecked(variant, options)) checkTogether(data, options);
  const piles: (PileRule & { targets: readonly PileRule[] })[] = [];
  for (const [kind, group] of Object.entries(data.piles) as [PileKind, PileGroup][]) {
    const count = group.count ?? 1;
    const fits = group.takes && fitsOf(buildOf(group.takes));
    for (let n = 1; n <= count; n++) {
      const id = count === 1 ? kind : `${kind}-${String(n)}`;
      piles.push({ index: piles.length, id, kind, group, fits, targets: [] });
    }
  }
  for (const pile of piles) {
    pile.targets = piles.filter((to) => to !== pile && to.group.takes?.from.includes(pile.kind));
  }
  const givers = piles.filter((pile) => pile.group.gives);
  // A draw to the waste changes no other pile, so only stock and waste can have new plays after it.
  const inTurn = data.draw?.to === 'waste' && data.redeal?.kind !== 'gather';
  return {
    variant,
    options,
    data,
    piles,
    byId: new Map(piles.map((pile) => [pile.id, pile])),
    ofKind: new Map(PILE_KINDS.map((kind) => [kind, piles.filter((pile) => pile.kind === kind)])),
    stock: piles.find((pile) => pile.kind === 'stock'),
    waste: piles.find((pile) => pile.kind === 'waste'),
    givers,
    renewed: inTurn ? givers.filter(({ kind }) => kind === 'stock' || kind === 'waste') : givers,
    filling: piles.filter((pile) => pile.group.fill),
    turning: piles.filter(({ group }) => group.shows === 'top' || group.shows === 'last'),
  };
}

export const pilesOf = (rules: CompiledVariant, kind: PileKind): readonly PileRule[] =>
  rules.ofKind.get(kind) as readonly PileRule[];
