// Formats the moves and the result of a puzzle.
import type { Session } from '../session/session.js';
import type { MessageFormatter } from './message-formatter.js';

/** The moves that the player sees: "3" or, in a puzzle with a limited number of moves, "3 / 12". */
export function movesValue(
  formatter: MessageFormatter,
  { movesMade, puzzle }: Pick<Session, 'movesMade' | 'puzzle'>,
): string {
  const moves = formatter.intl.number(movesMade);
  return puzzle?.most === undefined ? moves : `${moves} / ${formatter.intl.number(puzzle.most)}`;
}

/** The task of an unfinished puzzle, once the player has made more moves than it allows; otherwise empty. */
export function missedText(
  formatter: MessageFormatter,
  { puzzle, movesMade, game }: Pick<Session, 'puzzle' | 'movesMade' | 'game'>,
): string {
  const { most: n = Infinity } = puzzle ?? {};
  return game.status === 'playing' && movesMade > n ? formatter.message('puzzleTask', { n }) : '';
}

/** The task of a won puzzle, if the player needed more moves, and whether there is a shorter solution. */
export function puzzleText(
  formatter: MessageFormatter,
  { puzzleResult }: Pick<Session, 'puzzleResult'>,
): string {
  if (!puzzleResult) return '';
  const { moves, most, fewest } = puzzleResult;
  return formatter.sentences(
    most !== null && moves > most ? formatter.message('puzzleTask', { n: most }) : '',
    fewest === null
      ? ''
      : moves > fewest
        ? formatter.message('puzzleShorter', { n: fewest })
        : formatter.message('puzzleFewest'),
  );
}
