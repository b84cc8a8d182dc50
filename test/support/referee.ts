// A second, slow implementation of the rules: it computes the legal moves from a game's description, with cards as
// names and piles as plain lists. It shares no code with the engine, so that tests can compare the two.
import type { Build, Card, Move, PileGroup, PileKind, Rank, Takes, Variant } from '../../src/engine.js';

/** A pile as a position shows it. */
export interface PileState {
  readonly id: string;
  readonly kind: PileKind;
  readonly cards: readonly Card[];
  readonly faceDown: number;
}

/** The state that the rules depend on. */
export interface Board {
  /** The description with the options applied. */
  readonly game: Variant;
  readonly piles: readonly PileState[];
  readonly redeals: number;
  /** The rank of the card that was dealt to the first foundation. */
  readonly base: Rank;
}

type Play = Extract<Move, { kind: 'play' }>;
type Pair = Extract<Move, { kind: 'pair' }>;

const ORDER = 'A23456789TJQK';
const rankOf = (card: string): number => ORDER.indexOf(card.charAt(0));
const suitOf = (card: string): string => card.charAt(1);
const isRed = (card: string): boolean => suitOf(card) === 'H' || suitOf(card) === 'D';
const topOf = ({ cards }: PileState): Card | undefined => cards[cards.length - 1];
const nameOf = ({ id }: { readonly id: string }): string => id.replace(/-\d+$/, '');
export const groupOf = ({ game }: Pick<Board, 'game'>, pile: { readonly id: string }): PileGroup =>
  game.piles[nameOf(pile)] as PileGroup;

/** Whether a name in a description refers to this pile. */
export const matchesName = (name: string, pile: Pick<PileState, 'id' | 'kind'>): boolean =>
  pile.kind === name || nameOf(pile) === name;
const matchesAny = (names: readonly string[] | undefined, pile: PileState): boolean =>
  names?.some((name) => matchesName(name, pile)) ?? false;

const pilesOf = ({ piles }: Pick<Board, 'piles'>, name: string): readonly PileState[] =>
  piles.filter((pile) => matchesName(name, pile));

/** Whether another pile with cards covers this one. */
export function isCovered(board: Pick<Board, 'game' | 'piles'>, pile: { readonly id: string }): boolean {
  const number = Number(/-(\d+)$/.exec(pile.id)?.[1] ?? 1);
  const above = groupOf(board, pile).coveredBy?.[number - 1] ?? [];
  return board.piles.some(({ id, cards }) => above.includes(id) && cards.length > 0);
}

/** The rule for pairs, and the pile they go to. */
const pairsOf = ({ game, piles }: Board) => {
  const to = piles.find((pile) => game.piles[nameOf(pile)]?.pairs);
  const rule = to && game.piles[nameOf(to)]?.pairs;
  return rule && { ...rule, to: to.id };
};

const worthOf = (card: Card): number => rankOf(card) + 1;

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

const emptyOf = (board: Board, kind: string, but: PileState): number =>
  pilesOf(board, kind).filter((pile) => pile !== but && !pile.cards.length).length;

/** The number of cards at the end of a pile that are face up and in sequence. */
export function runLength({ cards, faceDown }: PileState, build: Build | undefined): number {
  let first = cards.length - 1;
  while (build && first > faceDown && fits(build, cards[first] as Card, cards[first - 1] as Card)) first--;
  return cards.length - first;
}

/** Whether the top `count` cards of a pile may be moved together. They are face up. */
function isUnit(board: Board, from: PileState, to: PileState, count: number): boolean {
  const { gives, atMost, unit, takes } = groupOf(board, from);
  const run = runLength(from, unit ?? takes?.build);
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
      return count === run;
    case 'top-or-run':
      return count === 1 || count === run;
    case 'any':
      return count <= run;
    default:
      return false;
  }
}

function emptyTakes(
  board: Board,
  { build, empty = build ? [] : [{ accepts: 'any' }] }: Takes,
  from: PileState,
  card: Card,
): boolean {
  return empty.some(({ accepts, from: kinds, whenEmpty }) => {
    if (accepts !== 'any' && !card.startsWith(accepts === 'base' ? board.base : accepts)) return false;
    if (kinds && !matchesAny(kinds, from)) return false;
    return !whenEmpty || pilesOf(board, whenEmpty).every((pile) => !pile.cards.length);
  });
}

function mayPlay(board: Board, from: PileState, to: PileState, count: number): boolean {
  const { length } = from.cards;
  const { takes, pairs } = groupOf(board, to);
  if (from === to || count < 1 || count > length - from.faceDown || !groupOf(board, from).gives) return false;
  if (isCovered(board, from)) return false;
  if (pairs) return count === 1 && matchesAny(pairs.from, from) && worthOf(topOf(from) as Card) === pairs.sum;
  if (!takes || !matchesAny(takes.from, from)) return false;
  if (takes.single ? count > 1 : !isUnit(board, from, to, count)) return false;
  if (to.cards.length + count > (takes.most ?? Infinity)) return false;
  const card = from.cards[length - count] as Card;
  const onto = topOf(to);
  if (onto) return takes.build !== undefined && fits(takes.build, card, onto);
  // moving a whole column to an empty one changes nothing
  return emptyTakes(board, takes, from, card) && !(count === length && nameOf(from) === nameOf(to));
}

/** Whether the top cards of two piles, or the two top cards of one, may be removed as a pair. */
function mayPair(board: Board, from: PileState, other: PileState): boolean {
  const rule = pairsOf(board);
  const one = from.cards.at(-1);
  const two = other.cards.at(from === other ? -2 : -1);
  if (!rule || !one || !two || worthOf(one) + worthOf(two) !== rule.sum) return false;
  if (from.cards.length - from.faceDown < (from === other ? 2 : 1)) return false;
  return [from, other].every(
    (pile) =>
      matchesAny(rule.from, pile) &&
      (from !== other || matchesAny(rule.stacked, pile)) &&
      groupOf(board, pile).gives !== undefined &&
      pile.cards.length > pile.faceDown &&
      !isCovered(board, pile),
  );
}

function* pairsIn(board: Board): Generator<Pair> {
  for (const [i, from] of board.piles.entries()) {
    for (const other of board.piles.slice(i))
      if (mayPair(board, from, other)) yield { kind: 'pair', from: from.id, with: other.id };
  }
}

/** The tableau gathered, first column first, and redealt. */
export function gathered(board: Board, packet: number): readonly PileState[] {
  const columns = pilesOf(board, 'tableau');
  const all = columns.flatMap(({ cards }) => cards);
  return board.piles.map((pile) => {
    const at = columns.indexOf(pile);
    if (at < 0) return pile;
    const last = at === columns.length - 1;
    const cards = all.slice(at * packet, last ? all.length : (at + 1) * packet);
    return { ...pile, cards, faceDown: Math.min(pile.faceDown, cards.length) };
  });
}

/** Whether gathering the tableau would leave every column unchanged. */
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

export function mayDraw(board: Board): boolean {
  const { draw } = board.game;
  if (!draw || !pilesOf(board, 'stock').some(({ cards }) => cards.length)) return false;
  const gaps = pilesOf(board, 'tableau').filter(({ cards }) => !cards.length);
  switch (draw.blockedBy) {
    case 'empty':
      return !gaps.length;
    case 'fillable':
      return ![...playsOf(board)].some(({ to }) => gaps.some(({ id }) => id === to));
    default:
      return true;
  }
}

/** All legal plays, even after the game is won. */
function* playsOf(board: Board): Generator<Play> {
  for (const from of board.piles) {
    if (!groupOf(board, from).gives) continue;
    for (const to of board.piles) {
      if (!groupOf(board, to).takes && !groupOf(board, to).pairs) continue;
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
  const second = move.kind === 'pair' ? move.with : move.to;
  const to = board.piles.find(({ id }) => id === second);
  if (!from || !to) return false;
  return move.kind === 'pair' ? mayPair(board, from, to) : mayPlay(board, from, to, move.count);
}

/** All legal moves. */
export function allowed(board: Board): Move[] {
  if (isWon(board)) return [];
  const moves: Move[] = [...playsOf(board), ...pairsIn(board)];
  if (mayDraw(board)) moves.push({ kind: 'draw' });
  if (mayRedeal(board)) moves.push({ kind: 'redeal' });
  return moves;
}

/** The only remaining play, if the next redeal would undo it and the game counts that as its end (CRUEL-5). */
function leadsNowhere(board: Board, { from, to }: Play): boolean {
  const { deadEnd, redeal } = board.game;
  if (!deadEnd || redeal?.kind !== 'gather' || !isGathered(board, redeal.packet)) return false;
  if (board.redeals >= (redeal.limit ?? Infinity)) return false;
  const [last, before] = pilesOf(board, 'tableau')
    .filter(({ cards }) => cards.length)
    .toReversed();
  return last?.id === from && before?.id === to && last.cards.length === 1;
}

/** Whether there is a play or a pair that counts as progress. */
export function hasPlay(board: Board): boolean {
  if (!pairsIn(board).next().done) return true;
  const plays = playsOf(board);
  const first = plays.next();
  if (first.done) return false;
  return !board.game.deadEnd || !plays.next().done || !leadsNowhere(board, first.value);
}
