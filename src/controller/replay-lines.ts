// The lines of a replay: the main line from a deal, and variations that branch off it. They are read from the texts of
// the page; faults of a text are reported, and its legal part is shown.
import { Game, InvalidLineError, readLine, variants, type Move, type Variant } from '../engine/index.js';
import type { GameView } from '../session/game-view.js';
import { roomForLines } from './line-room.js';
import { resolveSetup, type InvalidAttribute, type ResolvedSetup, type SetupRequest } from './setup.js';

/** Another line from a position of the main line. */
export interface Variation {
  /** The number of moves of the main line before it. */
  readonly at: number;
  /** The moves of the variation. */
  readonly moves: readonly Move[];
  /** All moves from the deal. */
  readonly line: readonly Move[];
}

/** A variation as the page wrote it. */
export interface VariationRequest {
  readonly at: number;
  readonly line: string;
}

export interface ReplayLines {
  readonly resolved: ResolvedSetup;
  /** The game at its deal. */
  readonly start: GameView;
  readonly line: readonly Move[];
  /** The game with the space that its columns need along the lines. */
  readonly sized: Variant;
  /** One for each request, in the same order. */
  readonly variations: readonly Variation[];
  readonly invalid: readonly InvalidAttribute[];
}

/** The legal moves of a variation, and the fault in the rest of its text. */
function variationOf(
  start: GameView,
  main: readonly Move[],
  { at, line: text }: VariationRequest,
): Variation & { readonly fault?: string } {
  const before = main.slice(0, at);
  const add = (moves: readonly Move[]): Variation => ({
    at: before.length,
    moves,
    line: [...before, ...moves],
  });
  try {
    return add(readLine(text, start.replay(before)));
  } catch (error) {
    if (error instanceof InvalidLineError) return { ...add(error.moves), fault: error.message };
    throw error;
  }
}

/** Reads the lines of a replay. Without a deal or deck, the first deal is shown. */
export function replayLines(request: SetupRequest, requested: readonly VariationRequest[]): ReplayLines {
  const isMissing = request.deal === undefined && request.deck === undefined;
  // an empty line makes the setup check that the moves belong to a deal
  const dealt = { ...request, ...(isMissing && { deal: 1 }), line: request.line ?? '' };
  const resolved = resolveSetup(dealt, new Date(0));
  const { variant, setup } = resolved;
  const { start: begin, ...deal } = setup;
  const fallback = setup.deal === undefined && setup.deck === undefined ? { deal: 1 } : {};
  const start = Game.deal(variants.get(variant) ?? variant, { ...deal, ...fallback });
  const line = begin?.line ?? [];
  const variations = requested.map((one) => variationOf(start, line, one));
  const invalid: InvalidAttribute[] = [
    ...resolved.invalid,
    ...(isMissing ? [{ attribute: 'deal', value: '', expected: 'a deal number, or a deck' }] : []),
    ...variations.flatMap(({ fault }, i) =>
      fault === undefined
        ? []
        : [
            {
              attribute: 'data-line',
              value: requested[i]?.line ?? '',
              expected: `moves that the rules allow (${fault})`,
            },
          ],
    ),
  ];
  const sized = roomForLines(start.variant, start, [line, ...variations.map((one) => one.line)]);
  return { resolved, start, line, sized, variations, invalid };
}
