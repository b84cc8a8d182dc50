// The status of a game: won when the goal in its data is reached; lost when no play can be reached by draws and redeals
// alone and, with `end: 'empty-stock'`, the stock is used up.
import { applyMove } from './apply-move.js';
import { checkDraw, checkRedeal } from './check-move.js';
import { playsOf } from './legal-moves.js';
import type { Effort } from './move-generator.js';
import { DRAW, REDEAL, type Move } from './moves.js';
import { pilesOf, type PileRule } from './compiled-variant.js';
import type { Table } from './table.js';
import { sum } from './lists.js';

/**
 * The status of a game. `won`: the goal is reached. `lost`: no play is possible now or after any number of draws and
 * redeals alone and, with `end: 'empty-stock'` in the description, the stock is used up. `playing`: otherwise.
 */
export type Status = 'playing' | 'won' | 'lost';

export function isWon(table: Table): boolean {
  const { goal, decks } = table.rules.data;
  const full = 'full' in goal;
  let cards = 0;
  for (const pile of pilesOf(table.rules, full ? goal.full : goal.empty)) cards += table.pile(pile).length;
  return cards === (full ? 52 * (decks ?? 1) : 0);
}

/** The points for reaching the goal; 0 before. */
export function wonPoints(table: Table): number {
  const { won = 0, left } = table.rules.data.score;
  if (!isWon(table)) return 0;
  const piles = left ? pilesOf(table.rules, left.in) : [];
  return won + (left?.points ?? 0) * sum(piles.map((pile) => table.pile(pile).length));
}

/** Rule CRUEL-5: whether the next redeal would only undo this play. */
function isUndoneByRedeal(table: Table, from: PileRule, to: PileRule): boolean {
  if (checkRedeal(table)?.code !== 'redeal-changes-nothing') return false;
  const columns = pilesOf(table.rules, 'tableau').filter((pile) => table.pile(pile).length);
  return columns.at(-1) === from && columns.at(-2) === to && table.pile(from).length === 1;
}

/** Whether these plays and pairs are not only a single play that a redeal undoes. */
function canPlay(table: Table, plays: readonly Move[]): boolean {
  const { byId, data } = table.rules;
  const [first, second] = plays;
  if (first?.kind !== 'play' || second || !data.deadEnd) return first !== undefined;
  return !isUndoneByRedeal(table, byId.get(first.from) as PileRule, byId.get(first.to) as PileRule);
}

/**
 * The number of draws and redeals alone after which a play is possible or the game is won; 0 if a play is possible now,
 * `undefined` if none ever is. Examines the whole stock. A redeal keeps the order of the cards, so the positions after a
 * second redeal repeat those after the first.
 */
function drawsToPlay(table: Table, plays: readonly Move[], effort: Effort): number | undefined {
  if (canPlay(table, plays)) return 0;
  const givers = table.rules.renewed;
  const walk = table.copy();
  for (let draws = 1, redeals = 0; ; draws++) {
    if (!checkDraw(walk)) applyMove(walk, DRAW);
    else if (!checkRedeal(walk) && ++redeals < 2) applyMove(walk, REDEAL);
    else return undefined;
    effort.spent += walk.cards.length;
    if (isWon(walk) || canPlay(walk, playsOf(walk, { givers, effort }))) return draws;
  }
}

/** A status, and what its examination has shown. */
export interface Outlook {
  readonly status: Status;
  /** No play is possible before this many draws or redeals; 0 if this is unknown, or if the game is over. */
  readonly draws: number;
  /** The legal plays and pairs; `undefined` if the status does not depend on them. */
  readonly plays?: readonly Move[];
}

/** @param effort the work done is added to it */
export function outlookOf(table: Table, effort: Effort = { spent: 0 }): Outlook {
  const { end, deadEnd } = table.rules.data;
  if (isWon(table)) return { status: 'won', draws: 0 };
  if (end === 'empty-stock' && !checkDraw(table)) return { status: 'playing', draws: 0 };
  const plays = playsOf(table, { effort });
  const draws = drawsToPlay(table, plays, effort);
  if (draws === undefined) return { status: 'lost', draws: 0, plays };
  // in a dead end, a play that does not count may be possible before
  return { status: 'playing', draws: deadEnd ? 0 : draws, plays };
}

/**
 * The outlook after a draw, as far as the one before it implies it. Without this, each draw of a player who looks for a
 * play would examine the rest of the stock again.
 */
export const afterDraw = ({ status, draws }: Outlook): Outlook | undefined =>
  draws > 1 ? { status, draws: draws - 1, plays: [] } : undefined;
