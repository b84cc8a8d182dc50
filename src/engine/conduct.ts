// Carries out a legal move: the change itself, then what follows by itself — turning and filling —
// and what all of it brings to the score.
import { nameOf, rankOf, type CardId } from './cards.js';
import type { GameEvent } from './events.js';
import type { Move } from './moves.js';
import type { PileRule } from './rules.js';
import type { Table } from './table.js';

/** What a move did: what happened, in order, and the points it brought. */
export interface Conduct {
  readonly events: readonly GameEvent[];
  readonly points: number;
}

const topName = (cards: readonly CardId[]) => nameOf(cards[cards.length - 1] as CardId);

function playPoints(table: Table, from: PileRule, to: PileRule, cards: readonly CardId[]): number {
  const rule = table.rules.data.score.plays?.find(
    (play) => play.to === to.kind && (play.from?.includes(from.kind) ?? true),
  );
  if (!rule) return 0;
  return cards.reduce((sum, card) => sum + (rule.points === 'rank' ? rankOf(card) + 1 : rule.points), 0);
}

/** Carries out a move that the judge allows. */
export function conduct(table: Table, move: Move): Conduct {
  const { data, byId, stock, waste, filling, turning } = table.rules;
  const { draw, redeal, score } = data;
  const pileOf = (id: string | undefined): PileRule => byId.get(id as string) as PileRule;
  const events: GameEvent[] = [];
  let points = 0;

  if (move.kind === 'redeal') {
    table.redeals++;
    if (redeal?.kind === 'gather') table.gather(redeal.packet);
    else table.shift(waste as PileRule, stock as PileRule, table.pile(waste as PileRule).length, true);
    events.push({ kind: 'redealt', redeal: table.redeals });
    if (score.redeal && table.redeals > score.redeal.free) points = score.redeal.points;
  } else {
    const plays = move.kind === 'play';
    const from = plays ? pileOf(move.from) : (stock as PileRule);
    const to = pileOf(plays ? move.to : draw?.to);
    const count = plays ? move.count : Math.min(draw?.count ?? 0, table.pile(from).length);
    table.shift(from, to, count, !plays);
    const cards = table.pile(to).slice(-count);
    const kind = plays ? 'played' : 'drawn';
    events.push({ kind, from: from.id, to: to.id, cards: cards.map(nameOf) });
    if (plays) points = playPoints(table, from, to, cards);
  }

  for (const pile of filling) {
    const from = pileOf(pile.group.fill);
    if (table.pile(pile).length || !table.pile(from).length) continue;
    table.shift(from, pile, 1);
    events.push({ kind: 'filled', from: from.id, to: pile.id, card: topName(table.pile(pile)) });
  }
  for (const pile of turning) {
    const cards = table.pile(pile);
    if (!cards.length || table.faceDown(pile) < cards.length) continue;
    if (pile.group.shows === 'last' && cards.length > 1) continue;
    table.down[pile.index] = cards.length - 1;
    events.push({ kind: 'turned', pile: pile.id, card: topName(cards) });
    if (score.turned?.in === pile.kind) points += score.turned.points;
  }
  return { events, points };
}
