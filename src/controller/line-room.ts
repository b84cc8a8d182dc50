// The space that the columns need along a line: the table of a replay is only as high as its highest column.
import type { Move, PileKind, Place, Variant } from '../engine/index.js';
import { tableOf } from '../engine/game.js';
import type { GameView } from '../session/game-view.js';

type Room = readonly [faceDown: number, faceUp: number];

/** A face-down card needs a quarter of the height of a face-up one. */
const heightOf = ([down, up]: Room): number => down / 4 + up;

/** The highest columns of each kind along lines from the same deal. */
function highest(start: GameView, lines: readonly (readonly Move[])[]): ReadonlyMap<PileKind, Room> {
  const most = new Map<PileKind, Room>();
  for (const line of lines) {
    const game = start.fork();
    for (const move of [undefined, ...line]) {
      if (move) game.play(move);
      const { rules, cards, down } = tableOf(game);
      for (const { index, kind } of rules.piles) {
        const faceDown = down[index] ?? 0;
        const room: Room = [faceDown, Math.max(0, (cards[index]?.length ?? 0) - faceDown - 1)];
        if (heightOf(room) > heightOf(most.get(kind) ?? [0, 0])) most.set(kind, room);
      }
    }
  }
  return most;
}

/** The game with the space of its columns reduced to what these lines need; used only for the height of its table. */
export function roomForLines(
  variant: Variant,
  start: GameView,
  lines: readonly (readonly Move[])[],
): Variant {
  const most = highest(start, lines);
  const limit = <T extends { readonly places: Variant['layout']['places'] }>(arrangement: T): T => {
    const places = Object.entries(arrangement.places).map(([kind, place]: [string, Place]) => {
      const needed = most.get(kind as PileKind) ?? [0, 0];
      const isLess = place.room && heightOf(needed) < heightOf(place.room);
      return [kind, isLess ? { ...place, room: needed } : place];
    });
    return { ...arrangement, places: Object.fromEntries(places) as T['places'] };
  };
  const { layout } = variant;
  const alternatives = layout.alternatives?.map(limit);
  return { ...variant, layout: { ...limit(layout), ...(alternatives && { alternatives }) } };
}
