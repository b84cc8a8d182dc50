// Hints: useful moves with their reasons. They use only what the player can see, unless the solver supplies a line.
import { cardsLeft, isFewestAim, netAim } from '../engine/aim.js';
import { tableOf } from '../engine/game.js';
import { writeMove, type Move, type Position } from '../engine/index.js';
import type { Effort } from '../engine/move-generator.js';
import { isAllFaceUp, isStockKnown } from './autoplay.js';
import type { GameView } from './game-view.js';
import type { Hint, HintReason } from './hint.js';
import type { Candidate } from './hint-candidates.js';
import { chainsOf } from './hint-chains.js';
import { candidatesOn, dealOn, gatherOn } from './hint-sequences.js';
import { LookAhead } from './look-ahead.js';

/** Supplies a winning line for a position; `undefined` if none is known. */
export type SolutionProvider = (position: Position) => readonly Move[] | undefined;

/** All useful plays, best first. */
function playsOn(game: GameView, ahead: LookAhead): Candidate[] {
  const { goal } = game.description;
  const chains = 'empty' in goal ? chainsOf(game, goal.empty, ahead.effort) : undefined;
  if (!chains) return candidatesOn(ahead);
  return chains.map(({ move, plays }, rank) => ({ move, reason: { code: 'chain', plays }, rank }));
}

/**
 * The useful moves of a game in progress, best first: the ranking behind hints and taps. It uses no solver and nothing
 * that the player cannot know.
 */
function rankMoves(game: GameView, effort: Effort): readonly Candidate[] {
  const ahead = new LookAhead(tableOf(game), effort);
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
  const line = solutions?.(game.position) ?? [];
  const [move] = line;
  if (!move || game.explain(move)) return hints;
  const text = writeMove(move);
  const reason = reasonOfLine(game, line) ?? hints.find((hint) => writeMove(hint.move) === text)?.reason;
  const first: Hint | undefined = reason && {
    move,
    reason,
    hidden: !isAllFaceUp(game) || !isStockKnown(game),
  };
  return first ? [first, ...hints.filter((hint) => writeMove(hint.move) !== text)] : hints;
}
