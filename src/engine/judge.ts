// Is this move allowed? One judge for all games: it reads the game's data and answers with the code of
// the first reason against the move. `explain.ts` makes the full refusal of it.
import { judgeBuild, type Verdict } from './build.js';
import { rankIndex, rankOf, type CardId } from './cards.js';
import type { TurnRefusalCode } from './refusals.js';
import { pilesOf, type PileRule } from './rules.js';
import type { Table } from './table.js';
import type { EmptyRule, PileKind } from './variant.js';

/** How many cards at the end of a pile lie face up and are built on each other by its own rule. */
export function runLength(table: Table, pile: PileRule): number {
  const cards = table.pile(pile);
  const faceUp = cards.length - table.faceDown(pile);
  let run = Math.min(1, faceUp);
  while (run < faceUp) {
    const card = cards[cards.length - run] as CardId;
    const under = cards[cards.length - run - 1] as CardId;
    if (!pile.fits?.(card, under)) break;
    run++;
  }
  return run;
}

/** How many cards may be moved at once to a pile. */
export function mostAtOnce(table: Table, from: PileRule, to: PileRule): number {
  if (from.group.atMost !== 'free-cells') return Infinity;
  const empty = (pile: PileRule): boolean => pile !== to && !table.pile(pile).length;
  const cells = pilesOf(table.rules, 'reserve').filter(empty).length;
  return (cells + 1) * 2 ** pilesOf(table.rules, 'tableau').filter(empty).length;
}

/** Do so many cards of this pile make a unit? */
function judgeUnit(table: Table, from: PileRule, to: PileRule, count: number): Verdict {
  switch (from.group.gives) {
    case 'column':
      return count === table.pile(from).length ? undefined : 'whole-column-only';
    case 'run':
      return count === runLength(table, from) ? undefined : 'whole-run-only';
    case 'any':
      if (count > runLength(table, from)) return 'not-a-run';
      return count > mostAtOnce(table, from, to) ? 'too-many-at-once' : undefined;
    case 'group':
      return undefined;
    default:
      return count === 1 ? undefined : 'top-card-only';
  }
}

const areEmpty = (table: Table, kind: PileKind): boolean =>
  pilesOf(table.rules, kind).every((pile) => !table.pile(pile).length);

const holds = (table: Table, rule: EmptyRule): boolean =>
  rule.whenEmpty === undefined || areEmpty(table, rule.whenEmpty);

/** Does this rule for empty piles hold now? Not one for cards of a reserve that is used up. */
export const ruleHolds = (table: Table, rule: EmptyRule): boolean =>
  holds(table, rule) &&
  !rule.from?.every(
    (kind) => kind === 'reserve' && !table.rules.data.piles.reserve?.takes && areEmpty(table, kind),
  );

/** The rank a rule for empty piles asks for; −1 for any. */
export function acceptedRank(table: Table, rule: EmptyRule): number {
  if (rule.accepts === 'any') return -1;
  return rule.accepts === 'base' ? table.base : rankIndex(rule.accepts);
}

/** The rules for empty piles that hold now and take cards from this pile. */
export const openRules = (table: Table, from: PileRule, to: PileRule): EmptyRule[] =>
  (to.group.takes?.empty ?? []).filter(
    (rule) => (rule.from?.includes(from.kind) ?? true) && holds(table, rule),
  );

function judgeEmpty(table: Table, from: PileRule, to: PileRule, card: CardId): Verdict {
  const rules = to.group.takes?.empty;
  if (!rules?.length) return 'empty-takes-nothing';
  let verdict: Verdict = 'empty-not-from-there';
  for (const rule of rules) {
    if (rule.from && !rule.from.includes(from.kind)) continue;
    const rank = acceptedRank(table, rule);
    const open = holds(table, rule);
    if (open && (rank < 0 || rank === rankOf(card))) return undefined;
    if (open)
      verdict =
        verdict === 'empty-takes-rank-only' || rank !== 12
          ? 'empty-takes-rank-only'
          : 'empty-takes-kings-only';
    else if (verdict === 'empty-not-from-there') verdict = 'reserve-first';
  }
  return to.kind === 'foundation' && verdict !== 'empty-not-from-there' ? 'foundation-starts-with' : verdict;
}

/** Why `count` cards may not be moved from pile to pile; `undefined` when they may. */
export function judgePlay(table: Table, from: PileRule, to: PileRule, count: number): Verdict {
  if (from === to) return 'same-pile';
  const source = table.pile(from);
  if (!source.length) return 'pile-empty';
  if (!from.group.gives) return from.kind === 'foundation' ? 'stays-on-foundation' : 'not-available';
  if (count > source.length) return 'too-few-cards';
  if (count > source.length - table.faceDown(from)) return 'face-down';
  const { takes } = to.group;
  if (!takes) return 'takes-no-cards';
  if (!takes.from.includes(from.kind)) return 'not-from-there';
  if (takes.single && count > 1) return 'one-at-a-time';
  const unit = takes.single ? undefined : judgeUnit(table, from, to, count);
  if (unit) return unit;
  const target = table.pile(to);
  const card = source[source.length - count] as CardId;
  const onto = target[target.length - 1];
  if (onto === undefined) {
    const verdict = judgeEmpty(table, from, to, card);
    return verdict ?? (count === source.length && from.kind === to.kind ? 'changes-nothing' : undefined);
  }
  if (takes.most !== undefined && target.length + count > takes.most) return 'pile-full';
  return to.fits?.(card, onto) ? undefined : judgeBuild(takes.build, card, onto);
}

export function judgeDraw(table: Table): TurnRefusalCode | undefined {
  const { stock, data } = table.rules;
  if (!stock || !data.draw) return 'no-draw';
  return table.pile(stock).length ? undefined : 'stock-empty';
}

export function judgeRedeal(table: Table): TurnRefusalCode | undefined {
  const { stock, waste, data } = table.rules;
  const redeal = data.redeal ?? { kind: 'none' };
  if (redeal.kind === 'none') return 'no-redeal';
  if (redeal.limit !== undefined && table.redeals >= redeal.limit) return 'redeals-used';
  if (redeal.kind === 'gather') {
    return table.isGathered(redeal.packet) ? 'redeal-changes-nothing' : undefined;
  }
  if (!stock || !waste || !table.pile(waste).length) return 'waste-empty';
  return table.pile(stock).length ? 'stock-not-empty' : undefined;
}
