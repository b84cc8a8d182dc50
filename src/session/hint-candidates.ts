// The moves that gain something at once, and the rank of each. Hints use only what the player can see.
import { rankOf, type CardId } from '../engine/cards.js';
import type { PileRule } from '../engine/compiled-variant.js';
import type { Move } from '../engine/index.js';
import type { Table } from '../engine/table.js';
import { isSafeOn, type Play } from './autoplay.js';
import type { HintReason } from './hint.js';
import { STEP_EFFORT, type LookAhead } from './look-ahead.js';

/** A move that removes cards from the table. */
type Removal = Play | Extract<Move, { readonly kind: 'pair' }>;

/** A candidate for a hint. */
export interface Candidate {
  readonly move: Move;
  readonly reason: HintReason;
  /** Lower is better. */
  readonly rank: number;
}

/** Base ranks of the gains of a play. */
export const SAFE = 0;
const COMPLETES = 100;
const TURNS = 200; // minus the number of face-down cards
const RESERVE = 300;
const FOUNDATION = 400;
const WASTE = 500;
export const EMPTIES = 600;
export const JOINS = 650; // minus the rank, as for BUILDS
const BUILDS = 700; // minus the rank: higher cards first, otherwise they cover destinations of lower ones
const REMOVES = 750; // minus a tenth of UNCOVERS for each card of the tableau
const UNCOVERS = 20; // for each card
export const OPENS = 800; // plus a hundredth of the rank of the play it makes possible
/** To a foundation from which cards can return: ranked last, because the card could move back and forth. */
export const RETURNABLE = 900;

export const byRank = (a: Candidate, b: Candidate): number => a.rank - b.rank;

/** Whether a move removes cards from the table: a pair, or a single card that goes to the pile of the pairs. */
const isRemoval = (ahead: LookAhead, move: Removal | Play): move is Removal =>
  move.kind === 'pair' || ahead.table.rules.pairing?.to.id === move.to;

/** The gain of a move that removes cards from the table. They never return. */
function removalOf(ahead: LookAhead, move: Removal): Candidate {
  const { table } = ahead;
  const then = ahead.after(move);
  const columns = table.rules.piles.filter(({ kind }) => kind === 'tableau');
  const isFree = (at: Table, pile: PileRule): boolean => at.pile(pile).length > 0 && !at.isCovered(pile);
  const cards = columns.filter((pile) => isFree(then.table, pile) && !isFree(table, pile)).length;
  const piles = [move.from, move.kind === 'pair' ? move.with : ''].filter(
    (id) => table.rules.byId.get(id)?.kind === 'tableau',
  );
  return {
    move,
    reason: cards ? { code: 'uncovers', cards } : { code: 'removes' },
    rank: REMOVES - UNCOVERS * cards - (UNCOVERS / 10) * piles.length,
  };
}

/** The legal plays. Of plays that differ only in which empty pile they use, only the first is listed. */
function playsOf(ahead: LookAhead): (Play | Removal)[] {
  const seen = new Set<string>();
  return ahead.legalMoves().filter((move): move is Play | Removal => {
    if (move.kind === 'pair') return true;
    if (move.kind !== 'play') return false;
    const to = ahead.pile(move.to);
    if (ahead.table.pile(to).length) return true;
    const key = [move.from, move.count, to.kind].join();
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/** Whether the top `count` cards of a pile form a unit with the card below them. */
export function isJoined(table: Table, pile: PileRule, count: number): boolean {
  const cards = table.pile(pile);
  const [under, card] = [cards[cards.length - count - 1], cards[cards.length - count] as CardId];
  const isVisible = under !== undefined && table.faceDown(pile) < cards.length - count;
  return isVisible && pile.runs?.(card, under) === true;
}

/** Whether a play makes cards a unit with the card below them, and they were not in one before. */
function joins(table: Table, from: PileRule, to: PileRule, count: number): boolean {
  if (!to.group.unit || isJoined(table, from, count)) return false;
  const card = table.pile(from).at(-count) as CardId;
  const onto = table.pile(to).at(-1);
  return onto !== undefined && to.runs?.(card, onto) === true;
}

/**
 * The gain of a play; `undefined` if there is none, or if playing the card back would allow the same gain again.
 * The card it turns up is not examined.
 */
function gainOf(ahead: LookAhead, move: Play): Candidate | undefined {
  const { table } = ahead;
  const from = ahead.pile(move.from);
  const to = ahead.pile(move.to);
  if (from.kind === 'foundation') return undefined;
  const cards = table.pile(from);
  const faceDown = table.faceDown(from);
  const toFoundation = to.kind === 'foundation';
  if (toFoundation) ahead.effort.spent += STEP_EFFORT;
  const safe = toFoundation && isSafeOn(table, move);
  const advice = (rank: number, reason: HintReason): Candidate => ({
    move,
    reason,
    rank: safe ? SAFE : rank,
  });
  const then = ahead.after(move);
  if (then.events.some(({ kind }) => kind === 'collected'))
    return advice(COMPLETES, { code: 'completes-run' });
  const turned = then.events.find((event) => event.kind === 'turned');
  if (turned?.kind === 'turned' && ahead.pile(turned.pile).kind === 'tableau')
    return advice(TURNS - faceDown, { code: 'turns-up', pile: turned.pile });
  const filled = then.events.find((event) => event.kind === 'filled');
  if (!filled && then.isLegal({ ...move, from: to.id, to: from.id })) {
    if (toFoundation) return advice(RETURNABLE, { code: 'goes-home' });
    return joins(table, from, to, move.count)
      ? advice(JOINS - rankOf(cards[cards.length - move.count] as CardId), { code: 'builds' })
      : undefined;
  }
  const source = ahead.pile((filled ?? move).from);
  if (source.kind === 'reserve') return advice(RESERVE, { code: 'frees-reserve', pile: source.id });
  if (toFoundation) return advice(FOUNDATION, { code: 'goes-home' });
  if (to.kind === 'reserve') return undefined;
  if (filled || from.kind !== 'tableau') return advice(WASTE, { code: 'frees-waste' });
  if (!table.pile(to).length) return undefined;
  if (to.kind === 'discard' || move.count < cards.length)
    return advice(BUILDS - rankOf(cards[cards.length - move.count] as CardId), { code: 'builds' });
  return then.uses(from, to) ? advice(EMPTIES, { code: 'empties-column' }) : undefined;
}

/** The plays of a table: those that gain something, best first, and those that do not. */
export interface Analysis {
  readonly ahead: LookAhead;
  readonly gains: readonly Candidate[];
  readonly idle: readonly Play[];
}

export function analyse(ahead: LookAhead): Analysis {
  const gains: Candidate[] = [];
  const idle: Play[] = [];
  for (const move of playsOf(ahead)) {
    if (ahead.isOver) break;
    if (isRemoval(ahead, move)) {
      gains.push(removalOf(ahead, move));
      continue;
    }
    const gain = gainOf(ahead, move);
    if (gain) gains.push(gain);
    if (!gain || gain.rank === RETURNABLE) idle.push(move);
  }
  return { ahead, gains: gains.sort(byRank), idle };
}
