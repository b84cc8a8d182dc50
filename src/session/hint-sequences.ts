// Moves that gain nothing at once and make a useful play possible: plays, draws and redeals.
import { writeMove, type GameEvent, type Move } from '../engine/index.js';
import { DRAW, isSameMove, REDEAL } from '../engine/moves.js';
import type { Table } from '../engine/table.js';
import { isFoundationPlay, isStockKnown, type Play } from './autoplay.js';
import type { GameView } from './game-view.js';
import {
  analyse,
  byRank,
  EMPTIES,
  isJoined,
  JOINS,
  OPENS,
  RETURNABLE,
  SAFE,
  type Analysis,
  type Candidate,
} from './hint-candidates.js';
import { keyOf, type LookAhead } from './look-ahead.js';

/** Maximum number of plays without gain before a play that gains. */
const DEPTH = 3;
/** Maximum number of tables examined in that search. */
const TABLES = 60;
/** Maximum number of tables examined for a foundation move after redeals of the tableau. */
const GATHERED = 400;

const turns = (events: readonly GameEvent[]): boolean => events.some(({ kind }) => kind === 'turned');

/** The number of empty columns. */
const emptyColumns = (table: Table): number =>
  table.rules.piles.filter((pile) => pile.kind === 'tableau' && !table.pile(pile).length).length;

/**
 * Whether a gain only restores what a play without gain before it has changed: it joins cards that the play separated or
 * took from a foundation, empties a column that the play filled, or returns a card to the foundation that it came from.
 *
 * @param before the table before the play
 * @param start the table before all plays of the sequence
 * @param then the best gain after the play
 */
function isRestored(
  before: LookAhead,
  play: Play,
  after: LookAhead,
  start: LookAhead,
  { move, rank, reason }: Candidate,
): boolean {
  if (rank === SAFE && start.data.piles.foundation?.gives !== undefined) return true;
  const from = before.pile(play.from);
  if (
    rank > EMPTIES &&
    rank <= JOINS &&
    (from.kind === 'foundation' || isJoined(before.table, from, play.count))
  )
    return true;
  return (
    reason.code === 'empties-column' && emptyColumns(after.after(move).table) <= emptyColumns(start.table)
  );
}

/**
 * The shortest sequence of plays without gain that makes a new play with gain possible: a breadth-first search. After
 * its first move, the rest is the shortest sequence from there, so successive hints follow the same sequence.
 */
function opensWay(start: Analysis, most = DEPTH): Candidate | undefined {
  const known = new Set(start.gains.map(({ move }) => writeMove(move)));
  const seen = new Set<string>();
  let tables: { readonly at: Analysis; readonly first?: Move }[] = [{ at: start }];
  for (let depth = 0; depth < most; depth++) {
    const next: typeof tables = [];
    const ways: Candidate[] = [];
    for (const { at, first } of tables) {
      for (const idle of at.idle) {
        if (seen.size > TABLES || start.ahead.isOver) break;
        const after = at.ahead.after(idle);
        const key = keyOf(after.table);
        if (turns(after.events) || seen.has(key)) continue;
        seen.add(key);
        const there = analyse(after);
        const then = there.gains.find(({ move }) => !known.has(writeMove(move)));
        // after this play, that gain would be the next hint, and lead back
        if (then && isRestored(at.ahead, idle, after, start.ahead, then)) continue;
        const move = first ?? idle;
        next.push({ at: there, first: move });
        if (then && then.rank < RETURNABLE)
          ways.push({ move, reason: { code: 'opens-way', then: then.move }, rank: OPENS + then.rank / 100 });
      }
    }
    const [way] = ways.sort(byRank);
    if (way) return way;
    tables = next;
  }
  return undefined;
}

/** Plays that gain something, best first, including the first of a sequence that makes one possible. */
export function candidatesOn(ahead: LookAhead): Candidate[] {
  const analysis = analyse(ahead);
  const way = opensWay(analysis);
  if (!way) return [...analysis.gains];
  // a play to a foundation from which cards can return may also open the way
  const others = analysis.gains.filter(({ move }) => !isSameMove(move, way.move));
  return [...others, way].sort(byRank);
}

/**
 * For games that gather and redeal the tableau, where no card is hidden: the first move of the shortest sequence to a
 * foundation move. `null` if there is none; `undefined` if the search reached its limit.
 */
function gatherWay(ahead: LookAhead): Move | null | undefined {
  const seen = new Set<string>();
  let tables: readonly { readonly at: LookAhead; readonly first?: Move }[] = [{ at: ahead }];
  while (tables.length) {
    const next: (typeof tables)[number][] = [];
    for (const { at, first } of tables) {
      for (const move of at.legalMoves()) {
        if (isFoundationPlay(at.table.rules, move)) return first ?? move;
        const then = at.after(move);
        const key = keyOf(then.table);
        if (seen.has(key)) continue;
        if (seen.add(key).size > GATHERED || ahead.isOver) return undefined;
        next.push({ at: then, first: first ?? move });
      }
    }
    tables = next;
  }
  return null;
}

const dealOf = (ahead: LookAhead): Move | undefined => [DRAW, REDEAL].find((move) => ahead.isLegal(move));

/** Whether draws and at most one redeal lead to a table that `look` accepts. Also true if the work limit is reached. */
function drawsLead(start: LookAhead, look: (analysis: Analysis) => boolean): boolean {
  let walk = start;
  const seen = new Set<string>();
  for (let redeals = 0; ;) {
    const move = dealOf(walk);
    if (!move || (move === REDEAL && ++redeals > 1)) return false;
    walk = walk.after(move);
    const [event] = walk.events;
    // after a redeal mostly the same cards appear and allow the same plays: examine each top card once
    const top = event?.kind === 'drawn' ? event.cards.at(-1) : undefined;
    if (!top || seen.has(top)) continue;
    seen.add(top);
    if (look(analyse(walk)) || start.isOver) return true;
  }
}

/** A draw or a redeal. If the order of the stock is known, only if a useful play follows. */
export function dealOn(game: GameView, ahead: LookAhead): Candidate | undefined {
  const move = dealOf(ahead);
  const leads =
    !isStockKnown(game) ||
    drawsLead(ahead, ({ gains }) => gains.length > 0) ||
    drawsLead(ahead, (analysis) => opensWay(analysis, 1) !== undefined);
  return move && leads ? { move, reason: { code: move === DRAW ? 'draw' : 'redeal' }, rank: 0 } : undefined;
}

/** Hints for games that gather and redeal the tableau: plays on the shortest sequence to a foundation move first. */
export function gatherOn(ahead: LookAhead): Candidate[] {
  const plays = candidatesOn(ahead);
  const way = gatherWay(ahead);
  if (way === null) return [];
  const first = way && writeMove(way);
  const leads = ({ move }: Candidate): number => Number(writeMove(move) === first);
  if (way ? way === REDEAL : !plays.length && ahead.isLegal(REDEAL))
    return [{ move: REDEAL, reason: { code: 'redeal' }, rank: 0 }];
  return plays.sort((a, b) => leads(b) - leads(a));
}
