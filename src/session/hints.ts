// Hints: which moves are useful, and why. They use only what the player can see, unless an oracle supplies a solution.
import { idOf, rankOf } from '../engine/cards.js';
import { DRAW, REDEAL } from '../engine/moves.js';
import { writeMove, type Game, type GameEvent, type Move, type Position } from '../engine/index.js';
import { goesHome, isOpen, isSafe, isStockKnown, pileAt, type Play } from './autoplay.js';
import { chainsOf } from './hint-chains.js';
import type { GameView } from './game-view.js';

/** Why a move is useful. */
export type HintReason =
  /** A foundation takes the card. */
  | { readonly code: 'goes-home' }
  /** A face-down card of this column is turned up. */
  | { readonly code: 'turns-up'; readonly pile: string }
  /** A card leaves the reserve. */
  | { readonly code: 'frees-reserve' }
  /** A card of the waste, or the turned card of the stock, moves to the tableau. */
  | { readonly code: 'frees-waste' }
  /** A column becomes empty, and another card can use it. */
  | { readonly code: 'empties-column' }
  /** Cards are built in order. */
  | { readonly code: 'builds' }
  /** The first of a chain of plays that clears `plays` cards. */
  | { readonly code: 'chain'; readonly plays: number }
  /** The move gains nothing itself but makes the useful play `then` possible. */
  | { readonly code: 'opens-way'; readonly then: Move }
  | { readonly code: 'draw' }
  | { readonly code: 'redeal' }
  /** The first of `moves` moves that win. */
  | { readonly code: 'wins'; readonly moves: number }
  /** The first of `moves` moves that reach the game's aim (see `Variant.aim`). */
  | { readonly code: 'reaches-aim'; readonly moves: number };

/** A useful move with its reason. */
export interface Hint {
  readonly move: Move;
  readonly reason: HintReason;
  /** Whether hidden cards were used to find it. */
  readonly hidden: boolean;
}

/** Supplies a winning line for a position; `undefined` if none is known. */
export type Oracle = (position: Position) => readonly Move[] | undefined;

/** A candidate for a hint. */
interface Advice {
  readonly move: Move;
  readonly reason: HintReason;
  /** Lower is better. */
  readonly rank: number;
}

/** Base ranks of what a play gains. */
const SAFE = 0;
const TURNS = 200; // minus the number of face-down cards
const RESERVE = 300;
const HOME = 400;
const WASTE = 500;
const EMPTIES = 600;
const BUILDS = 700; // minus the rank: higher cards first, otherwise they cover places for lower ones
const OPENS = 800; // plus a hundredth of the rank of the play it makes possible
/** To a foundation that gives cards back: ranked last, since the card could move to and fro. */
const HOME_AND_BACK = 900;

/** Maximum number of plays without gain before a play that gains. */
const DEPTH = 3;
/** Maximum number of tables examined in that search. */
const TABLES = 60;
/** Maximum number of tables examined for a foundation move after redeals of the tableau. */
const GATHERED = 400;

const byRank = (a: Advice, b: Advice): number => a.rank - b.rank;

/** A key of the table: equal tables have equal keys. */
const keyOf = ({ position }: Game): string => position.piles.map(({ cards }) => cards.join('')).join();

const turns = (events: readonly GameEvent[]): boolean => events.some(({ kind }) => kind === 'turned');

/** Makes a move, calls `look`, and takes the move back. @returns What `look` returns. */
function after<Seen>(game: Game, move: Move, look: (events: readonly GameEvent[]) => Seen): Seen {
  const seen = look(game.play(move));
  game.undo();
  return seen;
}

/** The legal plays. Of plays that differ only in which empty pile they use, only the first is listed. */
function playsOf(game: Game): Play[] {
  const seen = new Set<string>();
  return game.legalMoves().filter((move): move is Play => {
    if (move.kind !== 'play') return false;
    const { kind, cards } = pileAt(game, move.to);
    const key = [move.from, move.count, cards.length ? move.to : kind].join();
    return !seen.has(key) && Boolean(seen.add(key));
  });
}

/**
 * What a play gains; `undefined` if nothing, or if playing the card back would allow the same gain again.
 * The card it turns up is not examined.
 */
function gainOf(game: Game, move: Play): Advice | undefined {
  const from = pileAt(game, move.from);
  const to = pileAt(game, move.to);
  const home = to.kind === 'foundation';
  const safe = home && isSafe(game, move);
  const advice = (rank: number, reason: HintReason): Advice => ({ move, reason, rank: safe ? SAFE : rank });
  if (from.kind === 'foundation') return undefined;
  return after(game, move, (events) => {
    if (turns(events) && from.kind === 'tableau' && from.faceDown)
      return advice(TURNS - from.faceDown, { code: 'turns-up', pile: from.id });
    const filled = events.find((event) => event.kind === 'filled');
    if (!filled && !game.explain({ ...move, from: to.id, to: from.id }))
      return home ? advice(HOME_AND_BACK, { code: 'goes-home' }) : undefined;
    if ((filled ?? move).from.startsWith('reserve')) return advice(RESERVE, { code: 'frees-reserve' });
    if (home) return advice(HOME, { code: 'goes-home' });
    if (to.kind === 'reserve') return undefined;
    if (filled || from.kind !== 'tableau') return advice(WASTE, { code: 'frees-waste' });
    if (!to.cards.length) return undefined;
    if (to.kind === 'discard' || move.count < from.cards.length)
      return advice(BUILDS - rankOf(idOf(from.cards.at(-move.count)) as number), { code: 'builds' });
    const used = game
      .legalMoves()
      .some(
        (next) =>
          next.kind === 'play' &&
          next.to === from.id &&
          next.from !== to.id &&
          !next.from.startsWith('foundation'),
      );
    return used ? advice(EMPTIES, { code: 'empties-column' }) : undefined;
  });
}

/** The plays of a table: those that gain something, best first, and those that do not. */
interface Outlook {
  readonly game: Game;
  readonly gains: readonly Advice[];
  readonly idle: readonly Play[];
}

function outlookOf(game: Game): Outlook {
  const gains: Advice[] = [];
  const idle: Play[] = [];
  for (const move of playsOf(game)) {
    const gain = gainOf(game, move);
    if (gain) gains.push(gain);
    if (!gain || gain.rank === HOME_AND_BACK) idle.push(move);
  }
  return { game, gains: gains.sort(byRank), idle };
}

/**
 * The shortest sequence of plays without gain that makes a new play with gain possible: a breadth-first search. After
 * its first move, the rest is the shortest sequence from there, so successive hints follow the same sequence.
 */
function opensWay(start: Outlook, most = DEPTH): Advice | undefined {
  const known = new Set(start.gains.map(({ move }) => writeMove(move)));
  const comesBack = start.game.description.piles.foundation?.gives;
  const seen = new Set<string>();
  let tables: { readonly at: Outlook; readonly first?: Move }[] = [{ at: start }];
  for (let depth = 0; depth < most; depth++) {
    const next: typeof tables = [];
    const ways: Advice[] = [];
    for (const { at, first } of tables) {
      for (const idle of at.idle) {
        const game = at.game.fork();
        if (turns(game.play(idle)) || seen.size > TABLES || seen.has(keyOf(game))) continue;
        seen.add(keyOf(game));
        const there = outlookOf(game);
        const then = there.gains.find(({ move }) => !known.has(writeMove(move)));
        // a safe foundation move of a card that was just taken from its foundation gains nothing
        if (comesBack && then?.rank === SAFE) continue;
        const move = first ?? idle;
        next.push({ at: there, first: move });
        if (then && then.rank < HOME_AND_BACK)
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
function adviceOn(game: Game): Advice[] {
  const outlook = outlookOf(game);
  const way = opensWay(outlook);
  return (way ? [...outlook.gains, way] : outlook.gains.slice()).sort(byRank);
}

/**
 * For games that gather and redeal the tableau, where no card is hidden: the first move of the shortest sequence to a
 * foundation move. `null` if there is none; `undefined` if the search reached its limit.
 */
function gatherWay(game: Game): Move | null | undefined {
  const seen = new Set<string>();
  let tables: readonly { readonly at: Game; readonly first?: Move }[] = [{ at: game }];
  while (tables.length) {
    const next: (typeof tables)[number][] = [];
    for (const { at, first } of tables) {
      for (const move of at.legalMoves()) {
        if (goesHome(move)) return first ?? move;
        const then = at.fork();
        then.play(move);
        const key = keyOf(then);
        if (seen.has(key)) continue;
        if (seen.add(key).size > GATHERED) return undefined;
        next.push({ at: then, first: first ?? move });
      }
    }
    tables = next;
  }
  return null;
}

const dealOf = (game: Game): Move | undefined => [DRAW, REDEAL].find((move) => !game.explain(move));

/** Whether draws and at most one redeal lead to a table that `look` accepts. */
function drawsLead(game: Game, look: (outlook: Outlook) => boolean): boolean {
  const walk = game.fork();
  const seen = new Set<string>();
  for (let redeals = 0; ;) {
    const move = dealOf(walk);
    if (!move || (move === REDEAL && ++redeals > 1)) return false;
    const [event] = walk.play(move);
    // after a redeal mostly the same cards appear and allow the same plays: examine each top card once
    const top = event?.kind === 'drawn' ? event.cards.at(-1) : undefined;
    if (!top || seen.has(top)) continue;
    seen.add(top);
    if (look(outlookOf(walk))) return true;
  }
}

/** A draw or a redeal. If the order of the stock is known, only if a useful play follows. */
function dealOn(game: Game): Advice | undefined {
  const move = dealOf(game);
  const leads =
    !isStockKnown(game) ||
    drawsLead(game, ({ gains }) => gains.length > 0) ||
    drawsLead(game, (outlook) => opensWay(outlook, 1) !== undefined);
  return move && leads ? { move, reason: { code: move === DRAW ? 'draw' : 'redeal' }, rank: 0 } : undefined;
}

/** Hints for games that gather and redeal the tableau: plays on the shortest sequence to a foundation move first. */
function gatherOn(game: Game): Advice[] {
  const plays = adviceOn(game);
  const way = gatherWay(game);
  if (way === null) return [];
  const first = way && writeMove(way);
  const leads = ({ move }: Advice): number => Number(writeMove(move) === first);
  if (way ? way === REDEAL : !plays.length && !game.explain(REDEAL))
    return [{ move: REDEAL, reason: { code: 'redeal' }, rank: 0 }];
  return plays.sort((a, b) => leads(b) - leads(a));
}

/** All useful plays, best first. */
function playsOn(game: Game): Advice[] {
  const { goal } = game.description;
  const chains = 'empty' in goal ? chainsOf(game, goal.empty) : undefined;
  if (!chains) return adviceOn(game);
  return chains.map(({ move, plays }, rank) => ({ move, reason: { code: 'chain', plays }, rank }));
}

/**
 * Finds useful moves.
 * @param oracle Supplies a winning line, which is then the first hint.
 * @returns The hints, best first; empty if no move is useful or the game is over. Following the first hint each time
 *   never repeats a table, except through draws and redeals.
 */
export function hintsFor(game: GameView, oracle?: Oracle): readonly Hint[] {
  if (game.status !== 'playing') return [];
  const ahead = game.fork();
  const gathers = ahead.description.redeal?.kind === 'gather';
  let advice = gathers ? gatherOn(ahead) : playsOn(ahead);
  if (!gathers && !advice.some(({ reason }) => reason.code !== 'opens-way')) {
    const deal = dealOn(ahead);
    if (deal) advice = [...advice, deal];
  }
  const hints: Hint[] = advice.map(({ move, reason }) => ({ move, reason, hidden: false }));
  const line = oracle?.(game.position);
  if (line?.[0] && !game.explain(line[0]))
    hints.unshift({
      move: line[0],
      reason: { code: game.description.aim ? 'reaches-aim' : 'wins', moves: line.length },
      hidden: !isOpen(game) || !isStockKnown(game),
    });
  return hints;
}
