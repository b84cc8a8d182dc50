// Hints: useful moves with their reasons. They use only what the player can see, unless the solver supplies a line.
import { cardsLeft, isFewestAim, netAim } from '../engine/aim.js';
import { rankOf, type CardId } from '../engine/cards.js';
import { applyMove } from '../engine/apply-move.js';
import { isWon } from '../engine/game-status.js';
import { tableOf } from '../engine/game.js';
import { writeMove, type GameEvent, type Move, type Position, type Variant } from '../engine/index.js';
import { checkMove } from '../engine/check-move.js';
import { DRAW, REDEAL } from '../engine/moves.js';
import { movesOf } from '../engine/legal-moves.js';
import { somePlay, type Effort } from '../engine/move-generator.js';
import type { PileRule } from '../engine/compiled-variant.js';
import type { Table } from '../engine/table.js';
import { isFoundationPlay, isOpen, isSafeOn, isStockKnown, type Play } from './autoplay.js';
import { chainsOf } from './hint-chains.js';
import type { GameView } from './game-view.js';

/** The reason why a move is useful. */
export type HintReason =
  /** The card goes to a foundation. */
  | { readonly code: 'goes-home' }
  /** A face-down card of this pile is turned up. */
  | { readonly code: 'turns-up'; readonly pile: string }
  /** A card leaves the reserve. */
  | { readonly code: 'frees-reserve' }
  /** A card of the waste, or the turned card of the stock, moves to the tableau. */
  | { readonly code: 'frees-waste' }
  /** A column becomes empty, and another card can use it. */
  | { readonly code: 'empties-column' }
  /** A complete run leaves the columns. */
  | { readonly code: 'completes-run' }
  /** Cards leave the table and uncover `cards` others. */
  | { readonly code: 'uncovers'; readonly cards: number }
  /** Cards leave the table. */
  | { readonly code: 'removes' }
  /** Cards are built in order. */
  | { readonly code: 'builds' }
  /** The first of a chain of plays that clears `plays` cards. */
  | { readonly code: 'chain'; readonly plays: number }
  /** The move gains nothing but makes the useful play `then` possible. */
  | { readonly code: 'opens-way'; readonly then: Move }
  | { readonly code: 'draw' }
  | { readonly code: 'redeal' }
  /** The first of `moves` moves that win. */
  | { readonly code: 'wins'; readonly moves: number }
  /** The first of `moves` moves that reach the game's aim (see `Variant.aim`). */
  | { readonly code: 'reaches-aim'; readonly moves: number }
  /** The first of the moves that leave as few cards as possible, `cards` of them. */
  | { readonly code: 'leaves-fewest'; readonly cards: number };

/** A useful move with its reason. */
export interface Hint {
  readonly move: Move;
  readonly reason: HintReason;
  /** Whether hidden cards were used to find it. */
  readonly hidden: boolean;
}

/** Supplies a winning line for a position; `undefined` if none is known. */
export type SolutionProvider = (position: Position) => readonly Move[] | undefined;

/** A move that removes cards from the table. */
type Removal = Play | Extract<Move, { readonly kind: 'pair' }>;

/** A candidate for a hint. */
interface Candidate {
  readonly move: Move;
  readonly reason: HintReason;
  /** Lower is better. */
  readonly rank: number;
}

/** Base ranks of the gains of a play. */
const SAFE = 0;
const COMPLETES = 100;
const TURNS = 200; // minus the number of face-down cards
const RESERVE = 300;
const FOUNDATION = 400;
const WASTE = 500;
const EMPTIES = 600;
const JOINS = 650; // minus the rank, as for BUILDS
const BUILDS = 700; // minus the rank: higher cards first, otherwise they cover destinations of lower ones
const REMOVES = 750; // minus a tenth of UNCOVERS for each card of the tableau
const UNCOVERS = 20; // for each card
const OPENS = 800; // plus a hundredth of the rank of the play it makes possible
/** To a foundation from which cards can return: ranked last, because the card could move back and forth. */
const RETURNABLE = 900;

/** Maximum number of plays without gain before a play that gains. */
const DEPTH = 3;
/** Maximum number of tables examined in that search. */
const TABLES = 60;
/** Maximum number of tables examined for a foundation move after redeals of the tableau. */
const GATHERED = 400;

/** The maximum work of a hint: about 30 ms, and several times what any shipped game needs. */
export const HINT_EFFORT = 700_000;
/** The work of one move, besides the work that depends on the number of piles. */
const STEP_EFFORT = 200;
/** The work of each listed legal move. */
const LIST_EFFORT = 20;
/** In the key of a table: the character code of the first card. */
const FIRST_CHAR = 48;
/** In the key of a table: the character code that separates two piles. */
const BETWEEN = 44;

const byRank = (a: Candidate, b: Candidate): number => a.rank - b.rank;

/** A key of the table: equal tables have equal keys. */
function keyOf({ cards }: Table): string {
  const chars: number[] = [];
  for (const pile of cards) {
    for (const card of pile) chars.push(FIRST_CHAR + (card % 52));
    chars.push(BETWEEN);
  }
  return String.fromCharCode(...chars);
}

const turns = (events: readonly GameEvent[]): boolean => events.some(({ kind }) => kind === 'turned');

/** A table from which moves are tried, and the work that the whole hint has taken so far. */
class Ahead {
  readonly table: Table;
  readonly effort: Effort;
  /** The events of the move that led to this table. */
  readonly events: readonly GameEvent[];

  constructor(table: Table, effort: Effort, events: readonly GameEvent[] = []) {
    this.table = table;
    this.effort = effort;
    this.events = events;
  }

  get isOver(): boolean {
    return this.effort.spent >= HINT_EFFORT;
  }

  get data(): Variant {
    return this.table.rules.data;
  }

  legalMoves(): Move[] {
    const moves = isWon(this.table) ? [] : movesOf(this.table, this.effort);
    this.effort.spent += LIST_EFFORT * moves.length;
    return moves;
  }

  isLegal(move: Move): boolean {
    return !checkMove(this.table, move, isWon(this.table));
  }

  /** The table after a legal move. */
  after(move: Move): Ahead {
    const table = this.table.copy();
    this.effort.spent += STEP_EFFORT + 2 * table.cards.length;
    return new Ahead(table, this.effort, applyMove(table, move).events);
  }

  pile(id: string): PileRule {
    return this.table.rules.byId.get(id) as PileRule;
  }

  /** Whether a card of another pile than `but`, foundations excluded, can be played to the pile `onto`. */
  uses(onto: PileRule, but: PileRule): boolean {
    const { table, effort } = this;
    const givers = table.rules.givers.filter((from) => from !== but && from.kind !== 'foundation');
    return !isWon(table) && somePlay(table, () => true, { givers, onto, effort });
  }
}

/** Whether a move removes cards from the table: a pair, or a single card that goes to the pile of the pairs. */
const isRemoval = (ahead: Ahead, move: Removal | Play): move is Removal =>
  move.kind === 'pair' || ahead.table.rules.pairing?.to.id === move.to;

/** The gain of a move that removes cards from the table. They never return. */
function removalOf(ahead: Ahead, move: Removal): Candidate {
  const { table } = ahead;
  const isFree = (at: Table, pile: PileRule): boolean => at.pile(pile).length > 0 && !at.isCovered(pile);
  const then = ahead.after(move);
  const cards = table.rules.piles.filter((pile) => isFree(then.table, pile) && !isFree(table, pile)).length;
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
function playsOf(ahead: Ahead): (Play | Removal)[] {
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

/** Whether a play makes cards a unit with the card below them, and they were not in one before. */
function joins(table: Table, from: PileRule, to: PileRule, count: number): boolean {
  if (!to.group.unit) return false;
  const cards = table.pile(from);
  const [under, card] = [cards[cards.length - count - 1], cards[cards.length - count] as CardId];
  const onto = table.pile(to).at(-1);
  const were = under !== undefined && table.faceDown(from) < cards.length - count && from.runs?.(card, under);
  return !were && onto !== undefined && to.runs?.(card, onto) === true;
}

/**
 * The gain of a play; `undefined` if there is none, or if playing the card back would allow the same gain again.
 * The card it turns up is not examined.
 */
function gainOf(ahead: Ahead, move: Play): Candidate | undefined {
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
  const turned = then.events.find(
    (event) => event.kind === 'turned' && (faceDown > 0 || event.pile !== from.id),
  );
  if (turned?.kind === 'turned' && ahead.pile(turned.pile).kind === 'tableau')
    return advice(TURNS - faceDown, { code: 'turns-up', pile: turned.pile });
  const filled = then.events.find((event) => event.kind === 'filled');
  if (!filled && then.isLegal({ ...move, from: to.id, to: from.id })) {
    if (toFoundation) return advice(RETURNABLE, { code: 'goes-home' });
    return joins(table, from, to, move.count)
      ? advice(JOINS - rankOf(cards[cards.length - move.count] as CardId), { code: 'builds' })
      : undefined;
  }
  if (ahead.pile((filled ?? move).from).kind === 'reserve') return advice(RESERVE, { code: 'frees-reserve' });
  if (toFoundation) return advice(FOUNDATION, { code: 'goes-home' });
  if (to.kind === 'reserve') return undefined;
  if (filled || from.kind !== 'tableau') return advice(WASTE, { code: 'frees-waste' });
  if (!table.pile(to).length) return undefined;
  if (to.kind === 'discard' || move.count < cards.length)
    return advice(BUILDS - rankOf(cards[cards.length - move.count] as CardId), { code: 'builds' });
  return then.uses(from, to) ? advice(EMPTIES, { code: 'empties-column' }) : undefined;
}

/** The plays of a table: those that gain something, best first, and those that do not. */
interface Analysis {
  readonly ahead: Ahead;
  readonly gains: readonly Candidate[];
  readonly idle: readonly Play[];
}

function analyse(ahead: Ahead): Analysis {
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

/**
 * The shortest sequence of plays without gain that makes a new play with gain possible: a breadth-first search. After
 * its first move, the rest is the shortest sequence from there, so successive hints follow the same sequence.
 */
function opensWay(start: Analysis, most = DEPTH): Candidate | undefined {
  const known = new Set(start.gains.map(({ move }) => writeMove(move)));
  const comesBack = start.ahead.data.piles.foundation?.gives;
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
        // a safe foundation move of a card that was just taken from its foundation gains nothing
        if (comesBack && then?.rank === SAFE) continue;
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
function candidatesOn(ahead: Ahead): Candidate[] {
  const analysis = analyse(ahead);
  const way = opensWay(analysis);
  return (way ? [...analysis.gains, way] : analysis.gains.slice()).sort(byRank);
}

/**
 * For games that gather and redeal the tableau, where no card is hidden: the first move of the shortest sequence to a
 * foundation move. `null` if there is none; `undefined` if the search reached its limit.
 */
function gatherWay(ahead: Ahead): Move | null | undefined {
  const seen = new Set<string>();
  let tables: readonly { readonly at: Ahead; readonly first?: Move }[] = [{ at: ahead }];
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

const dealOf = (ahead: Ahead): Move | undefined => [DRAW, REDEAL].find((move) => ahead.isLegal(move));

/** Whether draws and at most one redeal lead to a table that `look` accepts. Also true if the work limit is reached. */
function drawsLead(start: Ahead, look: (analysis: Analysis) => boolean): boolean {
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
function dealOn(game: GameView, ahead: Ahead): Candidate | undefined {
  const move = dealOf(ahead);
  const leads =
    !isStockKnown(game) ||
    drawsLead(ahead, ({ gains }) => gains.length > 0) ||
    drawsLead(ahead, (analysis) => opensWay(analysis, 1) !== undefined);
  return move && leads ? { move, reason: { code: move === DRAW ? 'draw' : 'redeal' }, rank: 0 } : undefined;
}

/** Hints for games that gather and redeal the tableau: plays on the shortest sequence to a foundation move first. */
function gatherOn(ahead: Ahead): Candidate[] {
  const plays = candidatesOn(ahead);
  const way = gatherWay(ahead);
  if (way === null) return [];
  const first = way && writeMove(way);
  const leads = ({ move }: Candidate): number => Number(writeMove(move) === first);
  if (way ? way === REDEAL : !plays.length && ahead.isLegal(REDEAL))
    return [{ move: REDEAL, reason: { code: 'redeal' }, rank: 0 }];
  return plays.sort((a, b) => leads(b) - leads(a));
}

/** All useful plays, best first. */
function playsOn(game: GameView, ahead: Ahead): Candidate[] {
  const { goal } = game.description;
  const chains = 'empty' in goal ? chainsOf(game, goal.empty, ahead.effort) : undefined;
  if (!chains) return candidatesOn(ahead);
  return chains.map(({ move, plays }, rank) => ({ move, reason: { code: 'chain', plays }, rank }));
}

/**
 * The useful moves, best first: the ranking behind hints and taps. It uses no solver and nothing that the player cannot
 * know.
 */
function rankMoves(game: GameView, effort: Effort): readonly Candidate[] {
  if (game.status !== 'playing') return [];
  const ahead = new Ahead(tableOf(game), effort);
  const gathers = ahead.data.redeal?.kind === 'gather';
  const advice = gathers ? gatherOn(ahead) : playsOn(game, ahead);
  if (gathers || advice.some(({ reason }) => reason.code !== 'opens-way')) return advice;
  const deal = dealOn(game, ahead);
  return deal ? [...advice, deal] : advice;
}

/**
 * The result of a solution's moves; `undefined` if the aim is reached already, and the line only leads to a higher score.
 */
function reasonOfLine(game: GameView, line: readonly Move[]): HintReason | undefined {
  const { description } = game;
  const end = game.fork();
  let moves = 0;
  const playNext = (): boolean => {
    const move = line[moves];
    if (!move || end.explain(move)) return false;
    end.play(move);
    moves++;
    return true;
  };
  const net = netAim(description);
  if (net !== undefined) {
    // the line may continue to a higher score
    while (end.position.net < net && playNext());
    if (moves) return { code: 'reaches-aim', moves };
    while (playNext());
    return end.position.status === 'won' ? { code: 'wins', moves } : undefined;
  }
  if (isFewestAim(description)) {
    while (playNext());
    const cards = cardsLeft(end.position, description);
    if (cards) return { code: 'leaves-fewest', cards };
  }
  return { code: 'wins', moves: line.length };
}

/**
 * Finds useful moves.
 * @param solutions Supplies a winning line, which is then the first hint.
 * @param effort Counts the work, which is limited: on a table with thousands of plays, some are not examined.
 * @returns The hints, best first; empty if no move is useful or the game is over. Following the first hint each time
 *   never repeats a table, except through draws and redeals.
 */
export function hintsFor(
  game: GameView,
  solutions?: SolutionProvider,
  effort: Effort = { spent: 0 },
): readonly Hint[] {
  if (game.status !== 'playing') return [];
  const hints: readonly Hint[] = rankMoves(game, effort).map(({ move, reason }) => ({
    move,
    reason,
    hidden: false,
  }));
  const line = solutions?.(game.position);
  const [move] = line ?? [];
  if (!line || !move || game.explain(move)) return hints;
  const text = writeMove(move);
  const reason = reasonOfLine(game, line) ?? hints.find((hint) => writeMove(hint.move) === text)?.reason;
  return reason ? [{ move, reason, hidden: !isOpen(game) || !isStockKnown(game) }, ...hints] : hints;
}
