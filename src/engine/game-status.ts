// The status of a game: won when the goal in its data is reached; lost when no play can be reached by draws and redeals
// alone and, with `end: 'empty-stock'`, the stock is used up.
import { applyMove } from './apply-move.js';
import { checkDraw, checkRedeal } from './check-move.js';
import { DRAW, REDEAL } from './moves.js';
import { somePair, somePlay, type Effort } from './move-generator.js';
import { pilesOf, type PileRule } from './compiled-variant.js';
import type { Table } from './table.js';

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
  return piles.reduce((sum, pile) => sum + table.pile(pile).length * (left?.points ?? 0), won);
}

/** Rule CRUEL-5: whether the next redeal would only undo this play. */
function isUndoneByRedeal(table: Table, from: PileRule, to: PileRule): boolean {
  if (checkRedeal(table)?.code !== 'redeal-changes-nothing') return false;
  const columns = pilesOf(table.rules, 'tableau').filter((pile) => table.pile(pile).length);
  return columns.at(-1) === from && columns.at(-2) === to && table.pile(from).length === 1;
}

/** Whether there is a play or a pair with a card of these piles, apart from a single play that a redeal undoes. */
function playHere(table: Table, givers: readonly PileRule[], effort: Effort): boolean {
  const enough = table.rules.data.deadEnd ? 2 : 1;
  const plays: [PileRule, PileRule][] = [];
  const scan = { givers, effort };
  if (somePlay(table, (from, to) => plays.push([from, to]) === enough, scan)) return true;
  if (somePair(table, () => true, scan)) return true;
  const [only] = plays;
  return only !== undefined && !isUndoneByRedeal(table, ...only);
}

/**
 * Whether a play can be reached by draws and redeals alone. Examines the whole stock. A redeal keeps the order of the
 * cards, so the positions after a second redeal repeat those after the first.
 */
function playReachable(table: Table, effort: Effort = { spent: 0 }): boolean {
  if (playHere(table, table.rules.givers, effort)) return true;
  const walk = table.copy();
  for (let redeals = 0; ;) {
    if (!checkDraw(walk)) applyMove(walk, DRAW);
    else if (!checkRedeal(walk) && ++redeals < 2) applyMove(walk, REDEAL);
    else return false;
    effort.spent += walk.cards.length;
    if (isWon(walk) || playHere(walk, table.rules.renewed, effort)) return true;
  }
}

/** @param effort the work done is added to it */
export function statusOf(table: Table, effort?: Effort): Status {
  if (isWon(table)) return 'won';
  if (table.rules.data.end === 'empty-stock' && !checkDraw(table)) return 'playing';
  return playReachable(table, effort) ? 'playing' : 'lost';
}
