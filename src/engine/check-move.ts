// Checks whether a move is legal, for all games, by their data. A refusal is the first reason against the move, with the
// data that a message about it needs: cards, piles and requirements.
import { buildOf, misfit, needOf, takesMore, type Misfit } from './build.js';
import { nameOf, rankName, rankOf, type CardId } from './cards.js';
import type { Move } from './moves.js';
import type { Refusal } from './refusals.js';
import { pilesOf, type PileRule } from './compiled-variant.js';
import type { Table } from './table.js';
import { acceptedRank, isFor, Spaces } from './spaces.js';
import { unitSizes } from './units.js';
import type { EmptyRule, PileKind, Takes } from './variant.js';

/** The result of a check: the reason against the move; `undefined` if the move is legal. */
type MoveCheck = Refusal | undefined;

const KING = 12;

/** Checks whether `count` cards of a pile form a unit. */
function checkUnit(table: Table, from: PileRule, to: PileRule, count: number): MoveCheck {
  const { id, group } = from;
  const [least, most] = unitSizes(table, from);
  if (count < least || count > most) {
    switch (group.gives) {
      case 'column':
        return { code: 'whole-column-only', from: id, count: most };
      case 'run':
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

const areEmpty = (table: Table, kind: PileKind): boolean =>
  pilesOf(table.rules, kind).every((pile) => !table.pile(pile).length);

/** The empty-pile rules whose condition is met, without those for cards of a reserve that is empty for good. */
export function liveRules(table: Table, to: PileRule): EmptyRule[] {
  const spaces = new Spaces(table);
  return (to.group.takes?.empty ?? []).filter(
    (rule) =>
      spaces.allow(rule) &&
      !rule.from?.every(
        (kind) => kind === 'reserve' && !table.rules.data.piles[kind]?.takes && areEmpty(table, kind),
      ),
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
    const kinds = liveRules(table, to).flatMap((rule) => rule.from as readonly PileKind[]);
    return { code: 'empty-not-from-there', ...pile, kinds };
  }
  const spaces = new Spaces(table);
  const ranks = rulesHere.filter((rule) => spaces.allow(rule)).map((rule) => acceptedRank(table, rule));
  const needs = { ranks: ranks.map(rankName) };
  if (to.kind === 'foundation') return { code: 'foundation-starts-with', ...misplaced, needs };
  if (!ranks.length) return { code: 'reserve-first', ...pile, pile: first.whenEmpty as PileKind };
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
  const code = misfit(needs, under) as Misfit;
  // A card that starts a foundation is never placed on another card, even if the build wraps.
  const starts = kind === 'foundation' && empty?.some((rule) => acceptedRank(table, rule) === rankOf(moved));
  return { code, ...pair, needs: starts ? { ...needs, ranks: [] } : needs };
}

/** Checks the play of `count` cards between two piles. */
function checkPlay(table: Table, from: PileRule, to: PileRule, count: number): MoveCheck {
  if (from === to) return { code: 'same-pile', pile: from.id };
  const source = table.pile(from);
  const { length } = source;
  const top = source[length - 1];
  if (top === undefined) return { code: 'pile-empty', pile: from.id };
  if (!from.group.gives) {
    return from.kind === 'foundation'
      ? { code: 'stays-on-foundation', from: from.id, card: nameOf(top) }
      : { code: 'not-available', from: from.id, kind: from.kind };
  }
  if (count > length) return { code: 'too-few-cards', from: from.id, most: length };
  if (count > length - table.faceDown(from)) return { code: 'face-down', from: from.id };
  const { takes } = to.group;
  if (!takes) return { code: 'takes-no-cards', to: to.id, kind: to.kind };
  if (!takes.from.includes(from.kind)) return { code: 'not-from-there', to: to.id, kinds: takes.from };
  if (takes.single && count > 1) return { code: 'one-at-a-time', to: to.id };
  const unit = takes.single ? undefined : checkUnit(table, from, to, count);
  if (unit) return unit;
  const target = table.pile(to);
  const full = takes.most !== undefined && target.length + count > takes.most;
  if (full || (target.length && !takes.build)) return { code: 'pile-full', to: to.id };
  const card = source[length - count] as CardId;
  const onto = target[target.length - 1];
  if (onto === undefined) {
    if (!new Spaces(table).accepts(from, to, card)) return refuseEmpty(table, from, to, card);
    return count === length && from.kind === to.kind
      ? { code: 'changes-nothing', from: from.id, to: to.id }
      : undefined;
  }
  return to.fits?.(card, onto) ? undefined : refuseOnto(table, to, card, onto);
}

export function checkDraw(table: Table): MoveCheck {
  const { stock, data } = table.rules;
  if (!stock || !data.draw) return { code: 'no-draw' };
  return table.pile(stock).length ? undefined : { code: 'stock-empty' };
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
  const from = byId.get(move.from);
  const to = byId.get(move.to);
  if (!from || !to) return { code: 'unknown-pile', pile: from ? move.to : move.from };
  return over ?? checkPlay(table, from, to, move.count);
}
