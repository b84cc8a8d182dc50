// When a game is over: won as its data says; lost when no play can be reached by draws and redeals alone.
import { conduct } from './conduct.js';
import { judgeDraw, judgeRedeal } from './judge.js';
import { DRAW, REDEAL } from './moves.js';
import { somePlay } from './plays.js';
import { pilesOf, type PileRule } from './rules.js';
import type { Table } from './table.js';

export type Status = 'playing' | 'won' | 'lost';

export function isWon(table: Table): boolean {
  const { goal, decks } = table.rules.data;
  const full = 'full' in goal;
  let cards = 0;
  for (const pile of pilesOf(table.rules, full ? goal.full : goal.empty)) cards += table.pile(pile).length;
  return cards === (full ? 52 * (decks ?? 1) : 0);
}

/** CRUEL-5: the play that the next redeal would only undo. */
function leadsNowhere(table: Table, from: PileRule, to: PileRule): boolean {
  if (judgeRedeal(table)?.code !== 'redeal-changes-nothing') return false;
  const columns = pilesOf(table.rules, 'tableau').filter((pile) => table.pile(pile).length);
  return columns.at(-1) === from && columns.at(-2) === to && table.pile(from).length === 1;
}

/** Is there a play from these piles that counts? */
function playHere(table: Table, givers: readonly PileRule[]): boolean {
  const enough = table.rules.data.deadEnd ? 2 : 1;
  const plays: [PileRule, PileRule][] = [];
  if (somePlay(table, (from, to) => plays.push([from, to]) === enough, givers)) return true;
  const [only] = plays;
  return only !== undefined && !leadsNowhere(table, ...only);
}

/**
 * Can a play be reached by draws and redeals alone? Walks through the whole stock. A redeal keeps the
 * order of the cards, so what follows the second redeal of a walk repeats what followed the first.
 */
export function playReachable(table: Table): boolean {
  if (playHere(table, table.rules.givers)) return true;
  const walk = table.copy();
  for (let redeals = 0; ;) {
    if (!judgeDraw(walk)) conduct(walk, DRAW);
    else if (!judgeRedeal(walk) && ++redeals < 2) conduct(walk, REDEAL);
    else return false;
    if (playHere(walk, table.rules.renewed)) return true;
  }
}

export function statusOf(table: Table): Status {
  if (isWon(table)) return 'won';
  return playReachable(table) ? 'playing' : 'lost';
}
