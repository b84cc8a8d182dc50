// Is this move allowed? One judge for all games: it reads the game's data and answers with the code of
// the first reason against the move. `explain.ts` makes the full refusal of it.
import { isRed, rankIndex, rankOf, suitOf, type CardId } from './cards.js';
import type { RefusalCode } from './refusals.js';
import { pilesOf, type PileRule } from './rules.js';
import type { Table } from './table.js';
import type { Build, EmptyRule, PileKind } from './variant.js';

export type Verdict = RefusalCode | undefined;

/** The rank a card must have to be put on `onto` by this step; outside 0 … 12 there is none. */
export function steppedRank(build: Build, onto: number, step: number): number {
  const rank = onto + step;
  return build.wrap ? (rank + 13) % 13 : rank;
}

function suitVerdict(build: Build, card: CardId, onto: CardId): Verdict {
  switch (build.suit) {
    case 'same':
      return suitOf(card) === suitOf(onto) ? undefined : 'wrong-suit';
    case 'other':
      return suitOf(card) === suitOf(onto) ? 'wrong-suit' : undefined;
    case 'alternate':
      return isRed(card) === isRed(onto) ? 'wrong-colour' : undefined;
    case 'sameColour':
      return isRed(card) === isRed(onto) ? undefined : 'wrong-colour';
    case 'any':
      return undefined;
  }
}

/** May `card` lie directly on `onto`? Suit and colour are looked at first: they can be seen from afar. */
export function judgeBuild(build: Build, card: CardId, onto: CardId): Verdict {
  const rank = rankOf(onto);
  let some = false;
  if (build.stopOn === undefined || rankIndex(build.stopOn) !== rank) {
    for (const step of build.steps) {
      const wanted = steppedRank(build, rank, step);
      if (wanted === rankOf(card)) return suitVerdict(build, card, onto);
      some ||= wanted >= 0 && wanted < 13;
    }
  }
  if (some) return suitVerdict(build, card, onto) ?? 'wrong-rank';
  return rank === 0 ? 'nothing-on-an-ace' : rank === 12 ? 'nothing-on-a-king' : 'nothing-on-that-rank';
}

/** How many cards at the end of a pile lie face up and are built on each other by its own rule. */
export function runLength(table: Table, pile: PileRule): number {
  const cards = table.pile(pile);
  const build = pile.group.takes?.build;
  const faceUp = cards.length - table.faceDown(pile);
  let run = Math.min(1, faceUp);
  while (run < faceUp) {
    const card = cards[cards.length - run] as CardId;
    const under = cards[cards.length - run - 1] as CardId;
    if (!build || judgeBuild(build, card, under)) break;
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

/** Does this rule for empty piles hold now? Not one for cards of a reserve that is used up. */
export const ruleHolds = (table: Table, rule: EmptyRule): boolean =>
  (rule.whenEmpty === undefined || areEmpty(table, rule.whenEmpty)) &&
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
    (rule) => (rule.from?.includes(from.kind) ?? true) && ruleHolds(table, rule),
  );

function judgeEmpty(table: Table, from: PileRule, to: PileRule, card: CardId): Verdict {
  const rules = to.group.takes?.empty ?? [];
  if (!rules.length) return 'empty-takes-nothing';
  const open = openRules(table, from, to);
  if (!open.length) {
    const waiting = rules.some((rule) => (rule.from?.includes(from.kind) ?? true) && !ruleHolds(table, rule));
    return waiting ? 'reserve-first' : 'empty-not-from-there';
  }
  for (const rule of open) {
    const rank = acceptedRank(table, rule);
    if (rank < 0 || rank === rankOf(card)) return undefined;
  }
  if (to.kind === 'foundation') return 'foundation-starts-with';
  return open.some((rule) => rule.accepts === 'K') ? 'empty-takes-kings-only' : 'empty-takes-rank-only';
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
  return judgeBuild(takes.build, card, onto);
}

export function judgeDraw(table: Table): Verdict {
  const { stock, data } = table.rules;
  if (!stock || !data.draw) return 'no-draw';
  return table.pile(stock).length ? undefined : 'stock-empty';
}

export function judgeRedeal(table: Table): Verdict {
  const { stock, waste, data } = table.rules;
  const redeal = data.redeal ?? { kind: 'none' };
  if (redeal.kind === 'none') return 'no-redeal';
  if (redeal.limit !== undefined && table.redeals >= redeal.limit) return 'redeals-used';
  if (redeal.kind === 'gather') {
    const same = table
      .gathered(redeal.packet)
      .every(([pile, cards]) => cards.length === (table.cards[pile] as CardId[]).length);
    return same ? 'redeal-changes-nothing' : undefined;
  }
  if (!stock || !waste || !table.pile(waste).length) return 'waste-empty';
  return table.pile(stock).length ? 'stock-not-empty' : undefined;
}
