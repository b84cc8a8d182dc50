// Applies a legal move: the move itself, then complete runs that leave the columns, automatic fills and turns, and the
// points for all of them.
import { nameOf, rankOf, type CardId } from './cards.js';
import type { GameEvent } from './events.js';
import type { Move } from './moves.js';
import { pilesOf, type CompiledVariant, type PileRule } from './compiled-variant.js';
import { isAmong, isNamed } from './pile-names.js';
import type { Table } from './table.js';
import { runLength } from './units.js';
import type { Collects, Draw, Variant } from './variant.js';
import { sum } from './lists.js';

type PlayScore = NonNullable<Variant['score']['plays']>[number];

/** The result of a move: its events in order, and its points. */
export interface MoveResult {
  readonly events: readonly GameEvent[];
  readonly points: number;
}

const names = (cards: readonly CardId[], count: number) => cards.slice(cards.length - count).map(nameOf);

const topName = (cards: readonly CardId[]) => nameOf(cards[cards.length - 1] as CardId);

/** The score rule for cards that move from one pile to another. */
export const scoreRule = ({ data }: CompiledVariant, from: PileRule, to: PileRule): PlayScore | undefined =>
  data.score.plays?.find((play) => isNamed(to, play.to) && (!play.from || isAmong(play.from, from)));

/** The points for cards that move from one pile to another. `streak`: plays since the last draw or redeal. */
function playPoints(
  { rules }: Table,
  from: PileRule,
  to: PileRule,
  cards: readonly CardId[],
  streak: number,
): number {
  const rule = scoreRule(rules, from, to);
  if (!rule) return 0;
  const { points, streak: more = 0 } = rule;
  return sum(cards.map((card) => (points === 'rank' ? rankOf(card) + 1 : points) + more * streak));
}

/** Applies a move to a table. The caller has checked that the move is legal. */
export function applyMove(table: Table, move: Move): MoveResult {
  const effects = new MoveEffects(table);
  effects.make(move);
  effects.collectRuns();
  effects.fillPiles();
  effects.turnCards();
  return effects;
}

/** Changes a table, and records what happens and how much it scores. */
class MoveEffects implements MoveResult {
  readonly events: GameEvent[] = [];
  points: number;
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
    this.points = table.rules.data.score.moves ?? 0;
  }

  /** Makes the move itself. */
  make(move: Move): void {
    const table = this.#table;
    const { byId, pairing } = table.rules;
    switch (move.kind) {
      case 'play':
        this.#play(byId.get(move.from) as PileRule, byId.get(move.to) as PileRule, move.count);
        table.streak++;
        break;
      case 'pair': {
        const to = pairing?.to as PileRule;
        this.#play(byId.get(move.from) as PileRule, to, 1);
        this.#play(byId.get(move.with) as PileRule, to, 1);
        table.streak++;
        break;
      }
      case 'draw':
        table.streak = 0;
        this.#draw();
        break;
      case 'redeal':
        table.streak = 0;
        this.#redeal();
    }
  }

  #play(from: PileRule, to: PileRule, count: number): void {
    const table = this.#table;
    table.shift(from, to, count, false);
    const target = table.pile(to);
    this.events.push({ kind: 'played', from: from.id, to: to.id, cards: names(target, count) });
    this.points += playPoints(table, from, to, target.slice(target.length - count), table.streak);
  }

  /** Deals cards of the stock: to the waste, or in rows to the columns. */
  #draw(): void {
    const table = this.#table;
    const { data, stock } = table.rules;
    const from = stock as PileRule;
    this.points += data.score.draws ?? 0;
    const { to: kind, count: all } = data.draw as Draw;
    const [rows, each] = kind === 'tableau' ? [all, 1] : [1, all];
    for (let row = 0; row < rows; row++) {
      for (const to of pilesOf(table.rules, kind)) {
        const count = Math.min(each, table.pile(from).length);
        if (!count) break;
        table.shift(from, to, count, true);
        this.events.push({ kind: 'drawn', from: from.id, to: to.id, cards: names(table.pile(to), count) });
      }
    }
  }

  /** Turns the waste over, or deals the columns again. */
  #redeal(): void {
    const table = this.#table;
    const { data, stock, waste } = table.rules;
    const { score, redeal } = data;
    table.redeals++;
    if (redeal?.kind === 'gather') table.gather(redeal.packet);
    else {
      const from = waste as PileRule;
      table.shift(from, stock as PileRule, table.pile(from).length, true);
    }
    this.events.push({ kind: 'redealt', redeal: table.redeals });
    if (score.redeal && table.redeals > score.redeal.free) this.points += score.redeal.points;
  }

  /** Moves complete runs to the piles that collect them. */
  collectRuns(): void {
    const table = this.#table;
    const { rules } = table;
    for (const pile of rules.collecting) {
      const { collects, group } = pile;
      const { from: kinds, count } = group.collects as Collects;
      const from = table.pile(pile).length
        ? undefined
        : rules.piles.find((one) => {
            const cards = table.pile(one);
            return (
              isAmong(kinds, one) &&
              !table.isCovered(one) &&
              runLength(cards, cards.length - table.faceDown(one), collects) >= count
            );
          });
      if (!from) continue;
      table.shift(from, pile, count, false);
      const cards = table.pile(pile);
      this.events.push({ kind: 'collected', from: from.id, to: pile.id, cards: names(cards, count) });
      this.points += playPoints(table, from, pile, cards, 0) + (rules.data.score.collected ?? 0);
    }
  }

  /** Refills empty piles from the pile that their rules name. */
  fillPiles(): void {
    const table = this.#table;
    const { rules } = table;
    for (const pile of rules.filling) {
      const [from] = pilesOf(rules, pile.group.fill as string);
      if (!from || table.pile(pile).length || !table.pile(from).length) continue;
      table.shift(from, pile, 1, false);
      this.events.push({ kind: 'filled', from: from.id, to: pile.id, card: topName(table.pile(pile)) });
    }
  }

  /** Turns up top cards that are face down. */
  turnCards(): void {
    const table = this.#table;
    const { data, turning } = table.rules;
    const { turned } = data.score;
    for (const pile of turning) {
      const cards = table.pile(pile);
      if (!cards.length || table.faceDown(pile) < cards.length || table.isCovered(pile)) continue;
      if (pile.group.shows === 'last' && cards.length > 1) continue;
      table.down[pile.index] = cards.length - 1;
      this.events.push({ kind: 'turned', pile: pile.id, card: topName(cards) });
      if (turned && isNamed(pile, turned.in)) this.points += turned.points;
    }
  }
}
