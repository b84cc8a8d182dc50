// Makes a full refusal of the judge's code: the reason, with the cards, piles and needs a sentence names.
import { colourOf, nameOf, rankName, rankOf, suitName, suitOf, type CardId } from './cards.js';
import { steppedRank } from './build.js';
import {
  acceptedRank,
  judgeDraw,
  judgePlay,
  judgeRedeal,
  mostAtOnce,
  openRules,
  ruleHolds,
  runLength,
} from './judge.js';
import { asMove } from './moves.js';
import type { Need, Refusal } from './refusals.js';
import type { PileRule } from './rules.js';
import type { Table } from './table.js';
import type { Build, Takes } from './variant.js';

/** What `card` would have to be put on, by a build rule; `starts`: nothing, since it starts a pile of its own. */
function needOf(build: Build, card: CardId, starts: boolean): Need {
  const ranks = build.steps
    .map((step) => steppedRank(build, rankOf(card), -step))
    .filter((rank) => !starts && rank >= 0 && rank < 13 && rankName(rank) !== build.stopOn)
    .sort((a, b) => a - b)
    .map(rankName);
  switch (build.suit) {
    case 'same':
      return { ranks, suit: suitName(suitOf(card)) };
    case 'other':
      return { ranks, notSuit: suitName(suitOf(card)) };
    case 'alternate':
      return { ranks, colour: colourOf(card) === 'red' ? 'black' : 'red' };
    case 'sameColour':
      return { ranks, colour: colourOf(card) };
    case 'any':
      return { ranks };
  }
}

/** Why the table, as it is now, refuses a play; `undefined` when it does not. */
function explainPlay(table: Table, from: PileRule, to: PileRule, count: number): Refusal | undefined {
  const code = judgePlay(table, from, to, count);
  if (code === undefined) return undefined;
  const source = table.pile(from);
  const target = table.pile(to);
  // Where the pile takes no cards, the judge says so before any of this is asked for.
  const { from: kinds, build, empty: rules = [] } = (to.group.takes ?? {}) as Takes;
  const name = (id: CardId | undefined) => nameOf(id ?? 0);
  const moved = source[source.length - count] ?? 0;
  const card = name(moved);
  const onto = name(target[target.length - 1]);
  switch (code) {
    case 'same-pile':
    case 'pile-empty':
      return { code, pile: from.id };
    case 'not-available':
      return { code, from: from.id, kind: from.kind };
    case 'stays-on-foundation':
      return { code, from: from.id, card: name(source[source.length - 1]) };
    case 'too-few-cards':
      return { code, from: from.id, most: source.length };
    case 'not-a-run':
      return { code, from: from.id, most: runLength(table, from) };
    case 'too-many-at-once':
      return { code, most: mostAtOnce(table, from, to) };
    case 'face-down':
    case 'top-card-only':
      return { code, from: from.id };
    case 'whole-column-only':
      return { code, from: from.id, count: source.length };
    case 'whole-run-only':
      return { code, from: from.id, count: runLength(table, from) };
    case 'takes-no-cards':
      return { code, to: to.id, kind: to.kind };
    case 'not-from-there':
      return { code, to: to.id, kinds };
    case 'empty-not-from-there':
      return {
        code,
        to: to.id,
        kinds: rules.filter((rule) => ruleHolds(table, rule)).flatMap((rule) => rule.from ?? []),
      };
    case 'reserve-first':
      return { code, to: to.id, pile: rules.find((rule) => !ruleHolds(table, rule))?.whenEmpty ?? 'reserve' };
    case 'changes-nothing':
      return { code, from: from.id, to: to.id };
    case 'one-at-a-time':
    case 'empty-takes-nothing':
    case 'pile-full':
      return { code, to: to.id };
    case 'empty-takes-kings-only':
      return { code, card, to: to.id };
    case 'empty-takes-rank-only':
    case 'foundation-starts-with': {
      const ranks = openRules(table, from, to).map((rule) => rankName(acceptedRank(table, rule)));
      return { code, card, to: to.id, needs: { ranks } };
    }
    case 'nothing-on-a-king':
    case 'nothing-on-an-ace':
    case 'nothing-on-that-rank':
      return { code, card, onto };
    case 'wrong-colour':
    case 'wrong-suit':
    case 'wrong-rank': {
      const starts =
        to.kind === 'foundation' && rules.some((rule) => acceptedRank(table, rule) === rankOf(moved));
      return { code, card, onto, needs: needOf(build, moved, starts) };
    }
  }
}

/** Why a move is refused; `undefined` when it is allowed. `won`: the game is over. */
export function explainMove(table: Table, move: unknown, won: boolean): Refusal | undefined {
  const asked = asMove(move);
  if (!asked) return { code: 'malformed-move' };
  const { byId, data, stock } = table.rules;
  if (asked.kind === 'play') {
    const from = byId.get(asked.from);
    const to = byId.get(asked.to);
    if (!from || !to) return { code: 'unknown-pile', pile: from ? asked.to : asked.from };
    return won ? { code: 'game-over' } : explainPlay(table, from, to, asked.count);
  }
  if (won) return { code: 'game-over' };
  const code = asked.kind === 'draw' ? judgeDraw(table) : judgeRedeal(table);
  switch (code) {
    case undefined:
      return undefined;
    case 'redeals-used':
      return { code, limit: (data.redeal as { limit: number }).limit };
    case 'stock-not-empty':
      return { code, left: table.pile(stock as PileRule).length };
    case 'no-draw':
    case 'stock-empty':
    case 'no-redeal':
    case 'waste-empty':
    case 'redeal-changes-nothing':
      return { code };
  }
}
