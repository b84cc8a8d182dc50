// Advice: which moves lead on, and why. Only what the player can see is looked at, unless an oracle is asked.
import { idOf, rankOf } from '../engine/cards.js';
import { DRAW, REDEAL } from '../engine/moves.js';
import { writeMove, type Game, type GameEvent, type Move, type Position } from '../engine/index.js';
import { goesHome, isOpen, isSafe, isStockKnown, pileAt, type Play } from './autoplay.js';
import { chainsOf } from './hint-chains.js';
import type { GameView } from './game-view.js';

/** Why a move is advised. */
export type HintReason =
  /** A foundation takes the card. */
  | { readonly code: 'goes-home' }
  /** A face-down card of this column comes up. */
  | { readonly code: 'turns-up'; readonly pile: string }
  /** The reserve gets smaller. */
  | { readonly code: 'frees-reserve' }
  /** A card of the waste, or the turned card of the stock, gets onto the tableau. */
  | { readonly code: 'frees-waste' }
  /** A column becomes empty that another card can use. */
  | { readonly code: 'empties-column' }
  /** Cards come to lie in order. */
  | { readonly code: 'builds' }
  /** So many cards can be cleared away one after the other, this one first. */
  | { readonly code: 'chain'; readonly plays: number }
  /** It brings nothing itself, but makes another play possible that does. */
  | { readonly code: 'opens-way'; readonly then: Move }
  | { readonly code: 'draw' }
  | { readonly code: 'redeal' }
  /** The first of so many moves that lead to success. */
  | { readonly code: 'wins'; readonly moves: number }
  /** The first of so many moves that reach what the game aims at instead. */
  | { readonly code: 'reaches-aim'; readonly moves: number };

export interface Hint {
  readonly move: Move;
  readonly reason: HintReason;
  /** Hidden cards were used. */
  readonly hidden: boolean;
}

/** A line of moves that leads to success, where somebody knows one. */
export type Oracle = (position: Position) => readonly Move[] | undefined;

/** A move worth making. */
interface Advice {
  readonly move: Move;
  readonly reason: HintReason;
  /** The less, the better. */
  readonly rank: number;
}

/** The ranks of what a play brings. */
const SAFE = 0;
const TURNS = 200; // less the cards face down
const RESERVE = 300;
const HOME = 400;
const WASTE = 500;
const EMPTIES = 600;
const BUILDS = 700; // less the rank: the higher cards first, else they cover places for the lower ones
const OPENS = 800; // and the plays before the one that brings something
/** To a foundation that gives the card back: any way to something better comes first, lest it go to and fro. */
const HOME_AND_BACK = 900;

/** How many plays that bring nothing themselves are made at most for one that does. */
const DEPTH = 3;
/** The most tables looked at on the way. */
const TABLES = 60;
/** The most tables looked at for a card that goes home after redeals of the tableau. */
const GATHERED = 400;

const byRank = (a: Advice, b: Advice): number => a.rank - b.rank;

/** The table as a text, the same for the same table. */
const keyOf = ({ position }: Game): string => position.piles.map(({ cards }) => cards.join('')).join();

const turns = (events: readonly GameEvent[]): boolean => events.some(({ kind }) => kind === 'turned');

/** What `look` sees after a move, which is then taken back. */
function after<Seen>(game: Game, move: Move, look: (events: readonly GameEvent[]) => Seen): Seen {
  const seen = look(game.play(move));
  game.undo();
  return seen;
}

/** The legal plays; of those that differ only in which empty pile they go to, the first. */
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
 * What a play brings; `undefined` where that is nothing, or could be had again and again by playing it back.
 * What it turns up is not looked at.
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

/** The plays of a table: what the good ones bring, best first, and those that bring nothing. */
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
 * The shortest way over plays that bring nothing themselves to one that does and is not at hand. Whoever follows
 * it finds the rest of it as the shortest way from there, so it is not left for another half-way.
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
        // What goes home by itself was only just taken down.
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

/** What plays bring, best first, with one that opens the way to another. */
function adviceOn(game: Game): Advice[] {
  const outlook = outlookOf(game);
  const way = opensWay(outlook);
  return (way ? [...outlook.gains, way] : outlook.gains.slice()).sort(byRank);
}

/**
 * Where the tableau is gathered and dealt again, all is open: the first move of the shortest way to a card that
 * goes home; `null` where there is no such way, `undefined` where it is not found soon.
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

/** Whether draws and a redeal lead to a play that leads on; `look` tells by the table whether one does. */
function drawsLead(game: Game, look: (outlook: Outlook) => boolean): boolean {
  const walk = game.fork();
  const seen = new Set<string>();
  for (let redeals = 0; ;) {
    const move = dealOf(walk);
    if (!move || (move === REDEAL && ++redeals > 1)) return false;
    const [event] = walk.play(move);
    // In the second round mostly the same cards turn up as in the first, and open the same plays.
    const top = event?.kind === 'drawn' ? event.cards.at(-1) : undefined;
    if (!top || seen.has(top)) continue;
    seen.add(top);
    if (look(outlookOf(walk))) return true;
  }
}

/** A draw or a redeal, where no play leads on: of a stock whose order is known only if some play follows. */
function dealOn(game: Game): Advice | undefined {
  const move = dealOf(game);
  const leads =
    !isStockKnown(game) ||
    drawsLead(game, ({ gains }) => gains.length > 0) ||
    drawsLead(game, (outlook) => opensWay(outlook, 1) !== undefined);
  return move && leads ? { move, reason: { code: move === DRAW ? 'draw' : 'redeal' }, rank: 0 } : undefined;
}

/** Plays and redeals where the tableau is dealt again and again: what goes home, or is on the shortest way to it. */
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

/** All plays that lead on, best first. */
function playsOn(game: Game): Advice[] {
  const { goal } = game.description;
  const chains = 'empty' in goal ? chainsOf(game, goal.empty) : undefined;
  if (!chains) return adviceOn(game);
  return chains.map(({ move, plays }, rank) => ({ move, reason: { code: 'chain', plays }, rank }));
}

/**
 * What leads on, best first; nothing where nothing does, or the game is over. Following the first each time
 * never comes back to a table, but by draws and redeals.
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
