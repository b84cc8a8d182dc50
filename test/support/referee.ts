// A second reading of the rules: what is allowed on a table, worked out slowly from a game's description, with cards
// as their names and piles as plain lists. It shares no code with the engine, so that the two can disagree.
import type { Build, Card, Move, PileGroup, Rank, Takes, Variant } from '../../src/engine.js';

/** A pile as a position shows it. */
export interface Lie {
  readonly id: string;
  readonly kind: keyof Variant['piles'];
  readonly cards: readonly Card[];
  readonly faceDown: number;
}

/** All that the rules look at. */
export interface Board {
  /** The description as the options change it. */
  readonly game: Variant;
  readonly piles: readonly Lie[];
  readonly redeals: number;
  /** The rank of the card that was dealt to the first foundation. */
  readonly base: Rank;
}

type Play = Extract<Move, { kind: 'play' }>;

const ORDER = 'A23456789TJQK';
const rankOf = (card: string): number => ORDER.indexOf(card.charAt(0));
const suitOf = (card: string): string => card.charAt(1);
const isRed = (card: string): boolean => suitOf(card) === 'H' || suitOf(card) === 'D';
const topOf = ({ cards }: Lie): Card | undefined => cards[cards.length - 1];
const groupOf = ({ game }: Board, { kind }: Lie): PileGroup => game.piles[kind] as PileGroup;

const pilesOf = ({ piles }: Board, kind: string): readonly Lie[] =>
  piles.filter((pile) => pile.kind === kind);

export const isWon = (board: Board): boolean => {
  const { goal, decks = 1 } = board.game;
  const kind = 'full' in goal ? goal.full : goal.empty;
  const cards = pilesOf(board, kind).reduce((sum, pile) => sum + pile.cards.length, 0);
  return cards === ('full' in goal ? 52 * decks : 0);
};

function suitsFit({ suit }: Build, card: Card, onto: Card): boolean {
  switch (suit) {
    case 'same':
      return suitOf(card) === suitOf(onto);
    case 'other':
      return suitOf(card) !== suitOf(onto);
    case 'alternate':
      return isRed(card) !== isRed(onto);
    case 'sameColour':
      return isRed(card) === isRed(onto);
    case 'any':
      return true;
  }
}

function fits(build: Build, card: Card, onto: Card): boolean {
  if (build.stopOn === onto.charAt(0)) return false;
  const step = rankOf(card) - rankOf(onto);
  return (
    build.steps.some((wanted) => (build.wrap ? (step - wanted) % 13 === 0 : step === wanted)) &&
    suitsFit(build, card, onto)
  );
}

const emptyOf = (board: Board, kind: string, but: Lie): number =>
  pilesOf(board, kind).filter((pile) => pile !== but && !pile.cards.length).length;

/** How many cards at the end of a pile lie face up and are built on each other. */
function runLength(board: Board, pile: Lie): number {
  const { cards, faceDown } = pile;
  const build = groupOf(board, pile).takes?.build;
  let first = cards.length - 1;
  while (build && first > faceDown && fits(build, cards[first] as Card, cards[first - 1] as Card)) first--;
  return cards.length - first;
}

/** Do the top `count` cards of a pile make what may be taken of it? They lie face up. */
function isUnit(board: Board, from: Lie, to: Lie, count: number): boolean {
  const { gives, atMost } = groupOf(board, from);
  const gaps = atMost === 'free-cells' ? emptyOf(board, 'tableau', to) : 0;
  if (atMost && count > (emptyOf(board, 'reserve', to) + 1) * 2 ** gaps) return false;
  switch (gives) {
    case 'top':
      return count === 1;
    case 'column':
      return count === from.cards.length;
    case 'group':
      return true;
    case 'run':
      return count === runLength(board, from);
    case 'any':
      return count <= runLength(board, from);
    default:
      return false;
  }
}

function emptyTakes(
  board: Board,
  { build, empty = build ? [] : [{ accepts: 'any' }] }: Takes,
  from: Lie,
  card: Card,
): boolean {
  return empty.some(({ accepts, from: kinds, whenEmpty }) => {
    if (accepts !== 'any' && !card.startsWith(accepts === 'base' ? board.base : accepts)) return false;
    if (kinds && !kinds.includes(from.kind)) return false;
    return !whenEmpty || pilesOf(board, whenEmpty).every((pile) => !pile.cards.length);
  });
}

function mayPlay(board: Board, from: Lie, to: Lie, count: number): boolean {
  const { length } = from.cards;
  const { takes } = groupOf(board, to);
  if (from === to || count < 1 || count > length - from.faceDown || !groupOf(board, from).gives) return false;
  if (!takes?.from.includes(from.kind)) return false;
  if (takes.single ? count > 1 : !isUnit(board, from, to, count)) return false;
  if (to.cards.length + count > (takes.most ?? Infinity)) return false;
  const card = from.cards[length - count] as Card;
  const onto = topOf(to);
  if (onto) return takes.build !== undefined && fits(takes.build, card, onto);
  // a whole column that only changes its place changes nothing
  return emptyTakes(board, takes, from, card) && !(count === length && from.kind === to.kind);
}

/** The tableau gathered, first column first, and dealt again. */
export function gathered(board: Board, packet: number): readonly Lie[] {
  const columns = pilesOf(board, 'tableau');
  const all = columns.flatMap(({ cards }) => cards);
  return board.piles.map((pile) => {
    const at = columns.indexOf(pile);
    if (at < 0) return pile;
    const last = at === columns.length - 1;
    return { ...pile, cards: all.slice(at * packet, last ? all.length : (at + 1) * packet) };
  });
}

/** Would gathering the tableau leave every column as it is? */
const isGathered = (board: Board, packet: number): boolean =>
  gathered(board, packet).every(({ cards }, i) => cards.join() === board.piles[i]?.cards.join());

export function mayRedeal(board: Board): boolean {
  const { redeal } = board.game;
  if (!redeal || redeal.kind === 'none') return false;
  if (redeal.limit !== undefined && board.redeals >= redeal.limit) return false;
  if (redeal.kind === 'gather') return !isGathered(board, redeal.packet);
  const [stock] = pilesOf(board, 'stock');
  const [waste] = pilesOf(board, 'waste');
  return stock?.cards.length === 0 && (waste?.cards.length ?? 0) > 0;
}

export const mayDraw = (board: Board): boolean =>
  board.game.draw !== undefined && pilesOf(board, 'stock').some(({ cards }) => cards.length > 0);

/** All plays that are allowed, won or not. */
function* playsOf(board: Board): Generator<Play> {
  for (const from of board.piles) {
    if (!groupOf(board, from).gives) continue;
    for (const to of board.piles) {
      if (!groupOf(board, to).takes) continue;
      for (let count = 1; count <= from.cards.length - from.faceDown; count++) {
        if (mayPlay(board, from, to, count)) yield { kind: 'play', from: from.id, to: to.id, count };
      }
    }
  }
}

export function allows(board: Board, move: Move): boolean {
  if (isWon(board)) return false;
  if (move.kind === 'draw') return mayDraw(board);
  if (move.kind === 'redeal') return mayRedeal(board);
  const from = board.piles.find(({ id }) => id === move.from);
  const to = board.piles.find(({ id }) => id === move.to);
  return from !== undefined && to !== undefined && mayPlay(board, from, to, move.count);
}

/** Every move that is allowed. */
export function allowed(board: Board): Move[] {
  if (isWon(board)) return [];
  const moves: Move[] = [...playsOf(board)];
  if (mayDraw(board)) moves.push({ kind: 'draw' });
  if (mayRedeal(board)) moves.push({ kind: 'redeal' });
  return moves;
}

/** The one play left that the next redeal would only undo, where the game counts that as its end (CRUEL-5). */
function leadsNowhere(board: Board, { from, to }: Play): boolean {
  const { deadEnd, redeal } = board.game;
  if (!deadEnd || redeal?.kind !== 'gather' || !isGathered(board, redeal.packet)) return false;
  if (board.redeals >= (redeal.limit ?? Infinity)) return false;
  const [last, before] = pilesOf(board, 'tableau')
    .filter(({ cards }) => cards.length)
    .toReversed();
  return last?.id === from && before?.id === to && last.cards.length === 1;
}

/** Is there a play that counts? */
export function hasPlay(board: Board): boolean {
  const plays = playsOf(board);
  const first = plays.next();
  if (first.done) return false;
  return !board.game.deadEnd || !plays.next().done || !leadsNowhere(board, first.value);
}
