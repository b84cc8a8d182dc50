// Helpers for tests of the solver: random endgames, and a plain search of all moves of the engine.
import {
  CARDS,
  Game,
  RANKS,
  SUITS,
  type Card,
  type Move,
  type Pile,
  type Position,
  type Rank,
  type Variant,
} from '../../src/engine.js';
import { fitsOf } from '../../src/engine/build.js';
import { idOf } from '../../src/engine/cards.js';
import { applyMove } from '../../src/engine/apply-move.js';
import { isWon } from '../../src/engine/game-status.js';
import { movesOf } from '../../src/engine/legal-moves.js';
import { tableAt } from '../../src/engine/table-from-position.js';
import type { Table } from '../../src/engine/table.js';
import type { Limits, Solution } from '../../src/solver/solution.js';
import { solveWith } from '../../src/solver/stepper.js';
import type { GameSet } from './games.js';
import { cardsOf } from './cards.js';

/** The exact results for a position. */
export interface Truth {
  readonly verdict: 'winnable' | 'unwinnable';
  /** The highest possible score, if the score depends on the position alone. */
  readonly best: number;
}

/** A game with its options: the id of a known game, or a description. */
export interface Played {
  readonly variant: string | Variant;
  readonly options?: GameSet['options'];
}

export const described = ({ variant }: Played): Variant | undefined =>
  typeof variant === 'string' ? undefined : variant;

export const nameOf = ({ variant, options }: Played): string =>
  [typeof variant === 'string' ? variant : variant.id, ...Object.entries(options ?? {}).map(String)].join(
    ' ',
  );

/** The cards of a suit from the ace on, as `positionOf` reads them. */
export const suitUpTo = (suit: string, count: number): string =>
  RANKS.slice(0, count)
    .map((rank) => rank + suit)
    .join(' ');

/**
 * A key of the table. Columns and foundations are interchangeable, unless the redeal gathers them in order or draws
 * deal onto the columns; the number of redeals matters only if redeals are limited.
 */
function textOf({ rules, cards, down, redeals }: Table): string {
  const { draw, redeal } = rules.data;
  const piles = rules.piles.map(
    ({ kind, index }) =>
      `${kind}${String(down[index])}${String.fromCharCode(...(cards[index] ?? []).map((id) => id + 40))}`,
  );
  if (redeal?.kind !== 'gather' && draw?.to !== 'tableau') piles.sort();
  return piles.join() + (redeal && 'limit' in redeal ? `,${String(redeals)}` : '');
}

/**
 * Searches everything that the engine's own moves can reach, one position at a time.
 *
 * @param most the maximum number of positions; the result is `undefined` if there are more
 * @param best whether to find the best score, too, instead of stopping at the first win
 */
export function truthOf(position: Position, variant?: Variant, most = 3000, best = false): Truth | undefined {
  const start = tableAt(position, variant);
  const { score } = position;
  const { floor = -Infinity, won = 0 } = start.rules.data.score;
  const seen = new Set([textOf(start)]);
  const open = [{ table: start, score }];
  const truth: { verdict: Truth['verdict']; best: number } = { verdict: 'unwinnable', best: -Infinity };
  for (let at = open.pop(); at; at = open.pop()) {
    truth.best = Math.max(truth.best, at.score);
    if (isWon(at.table)) {
      truth.verdict = 'winnable';
      if (!best) break;
      continue;
    }
    // plays to the foundations are tried first
    const moves = movesOf(at.table).sort((a, b) => Number(isToFoundation(a)) - Number(isToFoundation(b)));
    for (const move of moves) {
      const table = at.table.copy();
      const { points } = applyMove(table, move);
      const text = textOf(table);
      if (seen.has(text)) continue;
      seen.add(text);
      if (seen.size > most) return undefined;
      open.push({ table, score: Math.max(floor, at.score + points + (isWon(table) ? won : 0)) });
    }
  }
  return truth;
}

const isToFoundation = (move: Move): boolean => move.kind === 'play' && move.to.startsWith('foundation');

/** The game after these moves, each of which must be legal. */
export function gameAfter(position: Position, line: readonly Move[] = [], variant?: Variant): Game {
  const game = Game.at(position, variant);
  for (const move of line) game.play(move);
  return game;
}

type Random = () => number;

export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const left = items.slice();
  return items.map(() => left.splice(Math.floor(random() * left.length), 1)[0] as T);
}

const upTo = (most: number, random: Random): number => Math.floor(random() * (most + 1));

/** Foundations with all but so many cards, each a run from the base rank; and the remaining cards. */
function filledFoundations(
  data: Variant,
  ids: readonly string[],
  left: number,
  random: Random,
): [Map<string, Card[]>, Card[]] {
  const step = data.deal.find(({ to }) => to === 'foundation');
  const rule = data.piles.foundation?.takes?.empty?.[0];
  const base = rule?.accepts === 'base' && !step?.rank ? upTo(12, random) : RANKS.indexOf(step?.rank ?? 'A');
  const suits = ids.map((_, i) => SUITS[i % 4]);
  // the deal ensures that these are never empty
  const least = ids.map((_, i) => Number(step?.rank !== undefined || (step !== undefined && i === 0)));
  const full = ids.map(() => 13);
  for (let n = 0; n < left;) {
    if (full.every((height, i) => height <= (least[i] as number)))
      throw new RangeError(`${data.id}: no ${String(left)} cards can be left`);
    const i = upTo(ids.length - 1, random);
    if ((full[i] as number) <= (least[i] as number)) continue;
    full[i] = (full[i] as number) - 1;
    n++;
  }
  const runs = ids.map((_, i) => RANKS.map((_rank, n) => `${RANKS[(base + n) % 13]}${suits[i]}` as Card));
  const order = step?.rank ? ids : shuffle(ids, random);
  return [
    new Map(order.map((id, i) => [id, (runs[i] as Card[]).slice(0, full[i])])),
    runs.flatMap((run, i) => run.slice(full[i])),
  ];
}

/**
 * A position near the end: most cards are on the foundations or were played; the others are at random places where the
 * game may have left them, some face down. If columns start with single cards, they hold runs; if the deal fills them,
 * any cards.
 *
 * @throws RangeError if the game has no such position
 */
export function endgame(played: Played, left: number, random: Random, tries = 100): Position {
  const dealt = Game.deal(played.variant, { deal: 1, options: played.options });
  const { description: data, position } = dealt;
  const idsOf = (kind: string): string[] =>
    position.piles.filter((pile) => pile.kind === kind).map(({ id }) => id);
  const columns = idsOf('tableau');
  const foundations = idsOf('foundation');
  const { tableau, reserve, stock } = data.piles;
  const deck = shuffle(Array.from({ length: data.decks ?? 1 }, () => CARDS).flat(), random);
  let piles = new Map<string, Card[]>([['discard', deck.slice(left)]]);
  let cards = deck.slice(0, left);
  if (foundations.length) [piles, cards] = filledFoundations(data, foundations, left, random);
  cards = shuffle(cards, random);
  const down = new Map<string, number>();
  const put = (id: string, some: readonly Card[]): void =>
    void piles.set(id, [...(piles.get(id) ?? []), ...some]);
  const top = (id: string): Card | undefined => piles.get(id)?.at(-1);

  // no pile holds more than the deal gives it, and no column more face-down cards
  const dealtTo = (id: string): Pile | undefined => position.piles.find((pile) => pile.id === id);
  const sizeOf = (id: string): number => dealtTo(id)?.cards.length ?? 0;
  const hides = (id: string): boolean => (down.get(id) ?? 0) < (dealtTo(id)?.faceDown ?? 0);
  const inTalon = (): number => ['stock', 'waste'].reduce((sum, id) => sum + (piles.get(id)?.length ?? 0), 0);

  const cells = reserve?.takes ? idsOf('reserve') : [];
  const taken = random() < 0.5 ? 0.6 : 1;
  for (const cell of cells) if (random() < taken) put(cell, cards.splice(0, 1));
  const trunk = reserve && !reserve.takes;
  if (trunk && cards.length > columns.length)
    put('reserve', cards.splice(0, upTo(Math.min(sizeOf('reserve'), cards.length - columns.length), random)));
  const inTurn = data.draw?.to === 'waste';
  const free = cards.length - (trunk ? columns.length : 0);
  // if all cards are cleared onto one pile, few must be left, or the position is almost never winnable
  const most = inTurn
    ? upTo(Math.floor(free * 0.7), random) * Number(random() < 0.6)
    : free - 2 - upTo(3, random);
  const talon = stock && data.draw ? Math.min(sizeOf('stock'), Math.max(0, most)) : 0;
  const turned = inTurn ? upTo(talon, random) : 0;
  put('stock', cards.splice(0, talon - turned));
  if (inTurn) put('waste', cards.splice(0, turned));

  const fits = tableau?.takes?.build && fitsOf(tableau.takes.build);
  const fitsOn = (card: Card, on: Card | undefined): boolean =>
    on !== undefined && (fits?.(idOf(card) as number, idOf(on) as number) ?? false);
  const single = data.deal.every(({ to, each }) => to !== 'tableau' || each === 1);
  // blocked: low cards are deep in their columns, and empty columns are rare
  const isBlocked = random() < 0.6;
  const used = shuffle(columns, random).slice(0, random() < 0.7 ? columns.length : 1 + upTo(3, random));
  if (isBlocked) cards.sort((a, b) => RANKS.indexOf(a[0] as Rank) - RANKS.indexOf(b[0] as Rank));
  if (single || tableau?.shows === 'top') {
    for (const id of columns) down.set(id, 0);
    for (let n = upTo(Math.floor(cards.length * 0.7), random); n > 0; n--) {
      const room = used.filter(hides);
      const id = room[upTo(room.length - 1, random)];
      if (!id) break;
      put(id, cards.splice(0, 1));
      down.set(id, piles.get(id)?.length ?? 0);
    }
    cards = shuffle(cards, random);
    // each column gets a first card; the others go where they fit, or anywhere if the rules allow any order
    const heads = shuffle(columns, random).sort((a, b) => (down.get(b) ?? 0) - (down.get(a) ?? 0));
    for (const id of heads) {
      if (!cards.length) down.set(id, Math.max(0, (down.get(id) ?? 0) - 1));
      else if (down.get(id) || top('reserve') || random() < 0.5) put(id, cards.splice(0, 1));
    }
    for (const card of cards) {
      const open = columns.filter((id) => (piles.get(id)?.length ?? 0) < (tableau?.takes?.most ?? Infinity));
      const room = open.filter((id) => fitsOn(card, top(id)) || (tableau?.gives === 'group' && top(id)));
      const id = room[upTo(room.length - 1, random)];
      if (id) put(id, [card]);
      else {
        // face down under all other cards; a single card is face up
        const under = columns.filter((one) => !top(one) || hides(one));
        const column = under[upTo(under.length - 1, random)];
        const above = piles.get(column ?? '') ?? [];
        if (!column || (inTurn && (talon || single) && inTalon() < sizeOf('stock'))) put('waste', [card]);
        else {
          piles.set(column, [card, ...above]);
          down.set(column, (down.get(column) ?? 0) + Number(above.length > 0));
        }
      }
    }
  } else {
    const some = columns.filter(
      (id) => used.includes(id) || (data.redeal?.kind === 'gather' && random() < 0.5),
    );
    for (const card of cards) put(some[upTo(some.length - 1, random)] as string, [card]);
  }

  if (inTalon() > sizeOf('stock')) {
    if (!tries) throw new RangeError(`${data.id}: the stock never holds ${String(left)} cards`);
    return endgame(played, left, random, tries - 1);
  }

  const status = position.piles.map(({ id, kind }) => {
    const { shows } = data.piles[kind] ?? {};
    const all = piles.get(id) ?? [];
    const hidden = {
      all: 0,
      none: all.length,
      top: Math.max(0, all.length - 1),
      last: all.length > 1 ? all.length : 0,
    };
    return { id, kind, cards: all, faceDown: down.get(id) ?? hidden[shows ?? 'all'] };
  });
  const { plays = [], start = 0 } = data.score;
  const perCard = plays.find(({ to }) => to === 'foundation')?.points;
  const home = foundations.reduce((sum, id) => sum + (piles.get(id)?.length ?? 0), 0);
  const score = start + (typeof perCard === 'number' ? perCard * home : 0);
  return Game.at({ ...position, deal: null, piles: status, score }, described(played)).position;
}

/**
 * A position with these piles: cards bottom first, the face-down ones of a column before a `/`; unnamed piles are
 * empty.
 */
export function positionOf(played: Played, named: Readonly<Record<string, string>>): Position {
  const { position, description } = Game.deal(played.variant, { deal: 1, options: played.options });
  const piles = position.piles.map(({ id, kind }) => {
    const [covered = '', open] = (named[id] ?? '').split('/');
    const cards = cardsOf([covered, open ?? ''].join(' ').trim().replace(/ +/g, ' '));
    const { shows } = description.piles[kind] ?? {};
    const faceDown =
      open === undefined ? (shows === 'none' ? cards.length : 0) : cardsOf(covered.trim()).length;
    return { id, kind, cards, faceDown };
  });
  return Game.at({ ...position, deal: null, piles }, described(played)).position;
}

/** The same position with the contents of columns and of foundations exchanged. */
export function withPilesExchanged(position: Position, random: Random, variant?: Variant): Position {
  const kinds = ['tableau', 'foundation'];
  const orders = new Map(
    kinds.map((kind) => [
      kind,
      shuffle(
        position.piles.filter((pile) => pile.kind === kind),
        random,
      ),
    ]),
  );
  const piles = position.piles.map((pile) => ({ ...(orders.get(pile.kind)?.pop() ?? pile), id: pile.id }));
  return Game.at({ ...position, piles }, variant).position;
}

/** A position as text, for messages. */
export const positionText = ({ variant, options, piles, redeals }: Position): string =>
  [variant, JSON.stringify(options), redeals]
    .concat(
      piles.map(
        ({ id, cards, faceDown }) =>
          `${id}: ${cards.join(' ')}${faceDown ? ` (${String(faceDown)} down)` : ''}`,
      ),
    )
    .join('\n  ');

/** Far more than the endgames need: the solver should decide them all. */
const STATES = 60_000;

export const solved = (position: Position, variant?: Variant, limits: Limits = {}): Solution =>
  solveWith(position, { states: STATES, variant, ...limits }, () => 0);

/** The error in an answer; `undefined` if there is none. */
export function faultOf(
  position: Position,
  truth: Truth,
  { verdict, line, aim }: Solution,
  variant?: Variant,
): string | undefined {
  const message = (what: string): string => `${what}, but is ${truth.verdict}: ${positionText(position)}`;
  if (verdict !== truth.verdict) return message(verdict);
  if (!position.stake && aim !== verdict) return message(`aim ${aim}`);
  if ((line !== undefined) !== (verdict === 'winnable')) return message('line');
  if (line && gameAfter(position, line, variant).status !== 'won') return message('a line that does not win');
  return undefined;
}
