// Applies a legal move: the move itself, then automatic fills and turns, and the points for all of it.
import { nameOf, rankOf, type CardId } from './cards.js';
import type { GameEvent } from './events.js';
import type { Move } from './moves.js';
import type { PileRule } from './compiled-variant.js';
import type { Table } from './table.js';
import type { Draw } from './variant.js';

/** The result of a move: its events in order, and its points. */
export interface MoveResult {
  readonly events: readonly GameEvent[];
  readonly points: number;
}

const names = (cards: readonly CardId[], count: number) => cards.slice(cards.length - count).map(nameOf);

const topName = (cards: readonly CardId[]) => nameOf(cards[cards.length - 1] as CardId);

function playPoints(table: Table, from: PileRule, to: PileRule, cards: readonly CardId[]): number {
  const rule = table.rules.data.score.plays?.find(
    (play) => play.to === to.kind && (play.from?.includes(from.kind) ?? true),
  );
  if (!rule) return 0;
  return cards.reduce((sum, card) => sum + (rule.points === 'rank' ? rankOf(card) + 1 : rule.points), 0);
}

/** Applies a move to a table. The caller has checked that the move is legal. */
export function applyMove(table: Table, move: Move): MoveResult {
  const { rules } = table;
  const { data, byId, stock, waste } = rules;
  const { score, redeal } = data;
  const events: GameEvent[] = [];
  let points = 0;

  if (move.kind === 'play') {
    const from = byId.get(move.from) as PileRule;
    const to = byId.get(move.to) as PileRule;
    table.shift(from, to, move.count, false);
    const target = table.pile(to);
    events.push({ kind: 'played', from: from.id, to: to.id, cards: names(target, move.count) });
    points += playPoints(table, from, to, target.slice(target.length - move.count));
  } else if (move.kind === 'draw') {
    const from = stock as PileRule;
    const draw = data.draw as Draw;
    const to = byId.get(draw.to) as PileRule;
    const count = Math.min(draw.count, table.pile(from).length);
    table.shift(from, to, count, true);
    events.push({ kind: 'drawn', from: from.id, to: to.id, cards: names(table.pile(to), count) });
  } else {
    table.redeals++;
    if (redeal?.kind === 'gather') table.gather(redeal.packet);
    else {
      const from = waste as PileRule;
      table.shift(from, stock as PileRule, table.pile(from).length, true);
    }
    events.push({ kind: 'redealt', redeal: table.redeals });
    if (score.redeal && table.redeals > score.redeal.free) points += score.redeal.points;
  }

  for (const pile of rules.filling) {
    const from = byId.get(pile.group.fill as string) as PileRule;
    if (table.pile(pile).length || !table.pile(from).length) continue;
    table.shift(from, pile, 1, false);
    events.push({ kind: 'filled', from: from.id, to: pile.id, card: topName(table.pile(pile)) });
  }
  for (const pile of rules.turning) {
    const cards = table.pile(pile);
    if (!cards.length || table.faceDown(pile) < cards.length) continue;
    if (pile.group.shows === 'last' && cards.length > 1) continue;
    table.down[pile.index] = cards.length - 1;
    events.push({ kind: 'turned', pile: pile.id, card: topName(cards) });
    if (score.turned?.in === pile.kind) points += score.turned.points;
  }
  return { events, points };
}
