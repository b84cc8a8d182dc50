// Formats the moves of a line for the list of a replay.
import type { Move } from '../engine/index.js';
import type { GameView } from '../session/game-view.js';
import { lostTitle } from './end-text.js';
import { playedText } from './play-text.js';
import type { MessageFormatter } from './message-formatter.js';

/**
 * The moves of a line in words, each with the cards it turned up: "5 of clubs to column 3, on 6 of hearts."
 *
 * @param start the game at the start of the line
 * @param line moves that are legal one after the other
 */
export function lineTexts(formatter: MessageFormatter, start: GameView, line: readonly Move[]): string[] {
  const game = start.fork();
  return line.map((move) => {
    const before = game.position;
    const events = game.play(move);
    const { position, status } = game;
    const ends = { playing: '', won: formatter.message('wonTitle'), lost: lostTitle(formatter, { game }) };
    return playedText(
      formatter,
      { move, position, before, description: game.description },
      events,
      ends[status],
    );
  });
}
