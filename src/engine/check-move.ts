// Checks whether a move is legal, for all games, from their descriptions. A refusal is the first reason against the
// move, with the data that a message about it needs: cards, piles and requirements.
import { buildOf, mismatchOf, needOf, takesMore, type Mismatch } from './build.js';
import { nameOf, rankName, rankOf, RANKS, type CardId } from './cards.js';
import type { Move } from './moves.js';
import type { Need, Refusal } from './refusals.js';
import { pilesOf, type CompiledVariant, type PileRule } from './compiled-variant.js';
import type { Table } from './table.js';
import { acceptedRank, isFor, Spaces } from './spaces.js';
import { somePlay } from './move-generator.js';
import { isWhole, unitSizes } from './units.js';
import type { Draw, EmptyRule, PileKind, PileName, Takes } from './variant.js';

/** The result of a check: the reason against the move; `undefined` if the move is legal. */
type MoveCheck = Refusal | undefined;

const KING = 12;

/** Checks whether `count` cards of a pile form a unit. */
function checkUnit(table: Table, from: PileRule, to: PileRule, count: number): MoveCheck {
  const { id, group } = from;
  const [least, most] = unitSizes(table, from);
  if (count < least || count > most || (isWhole(from) && count > 1 && count < most)) {
    switch (group.gives) {
      case 'column':
        return { code: 'whole-column-only', from: id, count: most };
      case 'run':
      case 'top-or-run':
        return { code: 'whole-run-only', from: id, count: most };
      case 'any':
        return { code: 'not-a-run', from: id, most };
      default:
        return { code: 'top-card-only', from: id };
    }
  }
  const atOnce = from.group.atMost ? new Spaces(table).atOnce(from, to) : Infinity;
  return count > atOnce ? { code: 'too-many-at-once', most: atOnce } : undefined;
}

/** The kinds of the named piles. */
const kindsOf = (rules: CompiledVariant, names: readonly PileName[]): PileKind[] => [
  ...new Set(names.map((name) => pilesOf(rules, name)[0]?.kind ?? (name as PileKind))),
];

/** The empty-pile rules whose condition is met, without those for cards of an empty reserve that takes no cards. */
export function liveRules(table: Table, to: PileRule): EmptyRule[] {
  const spaces = new Spaces(table);
  const isUsedUp = (pile: PileRule): boolean =>
    pile.kind === 'reserve' && !pile.group.takes && !table.pile(pile).length;
  return (to.group.takes?.empty ?? []).filter(
    (rule) => spaces.allow(rule) && !rule.from?.every((name) => pilesOf(table.rules, name).every(isUsedUp)),
  );
}

/** Why an empty pile does not accept this card. */
function refuseEmpty(table: Table, from: PileRule, to: PileRule, card: CardId): Refusal {
  const pile = { to: to.id };
  const misplaced = { card: nameOf(card), ...pile };
  const rules = to.group.takes?.empty ?? [];
  if (!rules.length) return { code: 'empty-takes-nothing', ...pile };
  const rulesHere = rules.filter((rule) => isFor(rule, from));
  const [first] = rulesHere;
  if (!first) {
    // Every rule has `from` here; a rule without it would apply to this pile.
    const names = liveRules(table, to).flatMap((rule) => rule.from as readonly PileName[]);
    return { code: 'empty-not-from-there', ...pile, kinds: kindsOf(table.rules, names) };
  }
  const spaces = new Spaces(table);
  const ranks = rulesHere.filter((rule) => spaces.allow(rule)).map((rule) => acceptedRank(table, rule));
  const needs = { ranks: ranks.map(rankName) };
  if (to.kind === 'foundation') return { code: 'foundation-starts-with', ...misplaced, needs };
  if (!ranks.length) {
    const [kind] = kindsOf(table.rules, [first.whenEmpty as PileName]);
    return { code: 'reserve-first', ...pile, pile: kind as PileKind };
  }
  if (ranks.every((rank) => rank === KING)) return { code: 'empty-takes-kings-only', ...misplaced };
  return { code: 'empty-takes-rank-only', ...misplaced, needs };
}

/** Why a card may not be placed on another. */
function refuseOnto(table: Table, { kind, group }: PileRule, moved: CardId, under: CardId): Refusal {
  const { empty } = group.takes as Takes;
  const build = buildOf(group.takes as Takes);
  const pair = { card: nameOf(moved), onto: nameOf(under) };
  const rank = rankOf(under);
  if (!takesMore(build, rank)) {
    return {
      code: rank === 0 ? 'nothing-on-an-ace' : rank === KING ? 'nothing-on-a-king' : 'nothing-on-that-rank',
      ...pair,
    };
  }
  const needs = needOf(build, moved);
  const code = mismatchOf(needs, under) as Mismatch;
  // A card that starts a foundation is never placed on another card, even if the build wraps.
  const starts = kind === 'foundation' && empty?.some((rule) => acceptedRank(table, rule) === rankOf(moved));
  return { code, ...pair, needs: starts ? { ...needs, ranks: [] } : needs };
}

/** Checks whether the top `count` cards of a pile are available. */
function checkSource(table: Table, from: PileRule, count: number): MoveCheck {
  const { length } = table.pile(from);
  const top = table.pile(from)[length - 1];
  if (top === undefined) return { code: 'pile-empty', pile: from.id };
  if (!from.group.gives) {
    return from.kind === 'foundation'
      ? { code: 'stays-on-foundation', from: from.id, card: nameOf(top) }
      : { code: 'not-available', from: from.id, kind: from.kind };
  }
  if (count > length) return { code: 'too-few-cards', from: from.id, most: length };
  if (table.isCovered(from)) return { code: 'covered', pile: from.id };
  return count > length - table.faceDown(from) ? { code: 'face-down', from: from.id } : undefined;
}

/** The rank of the other card of a pair; none if the card is removed alone or never. */
function partnerOf(card: CardId, sum: number): Need {
  const rank = RANKS[sum - rankOf(card) - 2];
  return { ranks: rank ? [rank] : [] };
}

/** Checks whether the top cards of two piles, or the two top cards of one pile, can be removed together. */
function checkPair(table: Table, from: PileRule, other: PileRule): MoveCheck {
  const { pairing } = table.rules;
  const isStacked = from === other;
  const among = isStacked ? pairing?.stacked : pairing?.from;
  if (!pairing || !among?.includes(from) || !among.includes(other)) return { code: 'no-pair' };
  const source = checkSource(table, from, isStacked ? 2 : 1) ?? checkSource(table, other, 1);
  if (source) return source;
  const card = table.pile(from).at(-1) as CardId;
  const partner = table.pile(other).at(isStacked ? -2 : -1) as CardId;
  return rankOf(card) + rankOf(partner) + 2 === pairing.sum
    ? undefined
    : { code: 'wrong-pair', card: nameOf(card), needs: partnerOf(card, pairing.sum) };
}

/** Checks the play of `count` cards between two piles. */
function checkPlay(table: Table, from: PileRule, to: PileRule, count: number): MoveCheck {
  if (from === to) return { code: 'same-pile', pile: from.id };
  const unavailable = checkSource(table, from, count);
  if (unavailable) return unavailable;
  const source = table.pile(from);
  const { length } = source;
  const { takes, collects, pairs } = to.group;
  if (collects) return { code: 'complete-runs-only', to: to.id, count: collects.count };
  if (!takes) return { code: 'takes-no-cards', to: to.id, kind: to.kind };
  if (!from.targets.includes(to))
    return { code: 'not-from-there', to: to.id, kinds: kindsOf(table.rules, takes.from) };
  if (takes.single && count > 1) return { code: 'one-at-a-time', to: to.id };
  const unit = takes.single ? undefined : checkUnit(table, from, to, count);
  if (unit) return unit;
  const target = table.pile(to);
  const full = takes.most !== undefined && target.length + count > takes.most;
  if (full || (target.length && !takes.build)) return { code: 'pile-full', to: to.id };
  const card = source[length - count] as CardId;
  if (pairs && rankOf(card) + 1 !== pairs.sum)
    return { code: 'wrong-pair', card: nameOf(card), needs: partnerOf(card, pairs.sum) };
  const onto = target[target.length - 1];
  if (onto === undefined) {
    if (!new Spaces(table).accepts(from, to, card)) return refuseEmpty(table, from, to, card);
    return count === length && from.inGroup === to.inGroup
      ? { code: 'changes-nothing', from: from.id, to: to.id }
      : undefined;
  }
  return to.fits?.(card, onto) ? undefined : refuseOnto(table, to, card, onto);
}

export function checkDraw(table: Table): MoveCheck {
  const { stock, data } = table.rules;
  if (!stock || !data.draw) return { code: 'no-draw' };
  if (!table.pile(stock).length) return { code: 'stock-empty' };
  const gap = gapBefore(table, data.draw);
  return gap && { code: 'fill-first', to: gap.id };
}

/** The empty column that must be filled before the draw, if there is one. */
function gapBefore(table: Table, { blockedBy }: Draw): PileRule | undefined {
  if (!blockedBy) return undefined;
  return pilesOf(table.rules, 'tableau').find(
    (onto) => !table.pile(onto).length && (blockedBy === 'empty' || somePlay(table, () => true, { onto })),
  );
}

export function checkRedeal(table: Table): MoveCheck {
  const { stock, waste, data } = table.rules;
  const redeal = data.redeal ?? { kind: 'none' };
  if (redeal.kind === 'none') return { code: 'no-redeal' };
  const { limit } = redeal;
  if (limit !== undefined && table.redeals >= limit) return { code: 'redeals-used', limit };
  if (redeal.kind === 'gather') {
    return table.isGathered(redeal.packet) ? { code: 'redeal-changes-nothing' } : undefined;
  }
  if (!stock || !waste || !table.pile(waste).length) return { code: 'waste-empty' };
  const left = table.pile(stock).length;
  return left ? { code: 'stock-not-empty', left } : undefined;
}

/** Checks a move. `won`: the game is over, so no move is legal. */
export function checkMove(table: Table, move: Move | undefined, won: boolean): MoveCheck {
  if (!move) return { code: 'malformed-move' };
  const over: MoveCheck = won ? { code: 'game-over' } : undefined;
  if (move.kind === 'draw') return over ?? checkDraw(table);
  if (move.kind === 'redeal') return over ?? checkRedeal(table);
  const { byId } = table.rules;
  const second = move.kind === 'pair' ? move.with : move.to;
  const from = byId.get(move.from);
  const to = byId.get(second);
  if (!from || !to) return { code: 'unknown-pile', pile: from ? second : move.from };
  return over ?? (move.kind === 'pair' ? checkPair(table, from, to) : checkPlay(table, from, to, move.count));
}
