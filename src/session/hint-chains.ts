// Hints for games whose columns are cleared onto one pile (Over-Under): the length of the chain that a play starts.
import { buildOf, fitsOf } from '../engine/build.js';
import type { CardId } from '../engine/cards.js';
import type { Move, PileName } from '../engine/index.js';
import { groupOf, isNamed, numberOf } from '../engine/pile-names.js';
import type { Effort } from '../engine/move-generator.js';
import { idsOf } from './autoplay.js';
import type { GameView } from './game-view.js';

/** A chain of plays, described by its first play. */
export interface Chain {
  readonly move: Move;
  /** The number of plays. */
  readonly plays: number;
  /** The number of plays plus the expected number of plays after the next draw. */
  readonly worth: number;
}

type Line = Pick<Chain, 'plays' | 'worth'>;

const better = (a: Line, b: Line): number => b.worth - a.worth || b.plays - a.plays;

/** The maximum number of visited positions. */
const TABLES = 8000;
/** The maximum work for all chains. */
export const CHAIN_EFFORT = 250_000;
/** The work of one visited position, besides one unit per column. */
const CALL_EFFORT = 10;
const NOTHING: Line = { plays: 0, worth: 0 };
/** The value of a cleared tableau. */
const CLEARED = 100;

/**
 * The chains that can start now, the best first. `undefined` unless piles of this kind are cleared card by card onto
 * the discard pile. The identities of face-down cards are used, but not their order.
 */
export function chainsOf(
  game: GameView,
  name: PileName,
  effort: Effort = { spent: 0 },
): readonly Chain[] | undefined {
  const { piles: groups } = game.description;
  const { discard } = groups;
  const { piles } = game.position;
  const cleared = piles.filter((pile) => isNamed(pile, name));
  const isCleared = (id: string): boolean => {
    const group = groups[groupOf(id)];
    return group?.gives === 'top' && !group.takes;
  };
  if (!discard?.takes || !cleared.length || !cleared.every(({ id }) => isCleared(id))) return undefined;
  const fits = fitsOf(buildOf(discard.takes));
  const hidden = piles
    .flatMap(({ cards, faceDown }) => idsOf(cards.slice(0, faceDown)))
    .sort((a, b) => a - b);
  const columns = cleared.map(({ id, cards, faceDown }) => ({
    id,
    cards: idsOf(cards).slice(faceDown),
    covers: faceDown,
    coveredBy: groups[groupOf(id)]?.coveredBy?.[numberOf(id) - 1] ?? [],
  }));
  const byId = new Map(columns.map((column) => [column.id, column]));
  const isCovered = ({ coveredBy }: (typeof columns)[number]): boolean =>
    coveredBy.some((id) => {
      const above = byId.get(id);
      return above !== undefined && above.cards.length + above.covers > 0;
    });
  const known = new Map<string, Line>();

  const follow = (top: CardId, draws: boolean): Line => {
    if (effort.spent > CHAIN_EFFORT) return NOTHING;
    effort.spent += columns.length + CALL_EFFORT;
    const key = [top, draws, ...columns.map(({ cards }) => cards.length)].join();
    let best = known.get(key) ?? NOTHING;
    if (known.has(key) || known.size > TABLES) return best;
    for (const column of columns) {
      const { cards } = column;
      const card = cards.at(-1);
      if (card === undefined || !fits(card, top) || isCovered(column)) continue;
      cards.pop();
      const { plays, worth } = follow(card, draws);
      cards.push(card);
      const line = { plays: plays + 1, worth: worth + 1 };
      if (better(line, best) < 0) best = line;
    }
    if (!best.plays) {
      const isOver = columns.every(({ cards, covers }) => !cards.length && !covers);
      const drawn = draws ? hidden.map((card) => follow(card, false).plays) : [];
      const hoped = drawn.reduce((sum, plays) => sum + plays, 0) / (drawn.length || 1);
      best = { plays: 0, worth: isOver ? CLEARED : hoped };
    }
    known.set(key, best);
    return best;
  };

  const begun = game.legalMoves().flatMap((move) => {
    const from = move.kind === 'play' && columns.find(({ id }) => id === move.from);
    const card = from ? from.cards.pop() : undefined;
    if (!from || card === undefined) return [];
    const { plays, worth } = follow(card, true);
    from.cards.push(card);
    return { move, plays: plays + 1, worth: worth + 1 };
  });
  return begun.sort(better);
}
