// Small positions for tests: decks from given piles, moves as text, piles as text.
import {
  CARDS,
  Game,
  readLine,
  readMove,
  SUITS,
  type Card,
  type GameEvent,
  type Move,
  type Pile,
  type Position,
  type Refusal,
  type Variant,
} from '../../src/engine.js';
import { cardsOf } from './cards.js';

export { GAMES } from './games.js';

type Options = Readonly<Record<string, unknown>>;

/**
 * A deck that is dealt to these piles. Cards are named bottom first, as in a position; `..` stands for any
 * card, and where fewer are named than the pile gets, they are its top ones. `rest` fills the other places,
 * in the order in which they are dealt; cards that it leaves out follow in the order of `CARDS`.
 */
export function deckFor(
  variant: string | Variant,
  wanted: Readonly<Record<string, string>>,
  options: Options = {},
  rest = '',
): Card[] {
  // A deck of known cards shows where the game puts the n-th card dealt.
  const { piles } = Game.deal(variant, { deck: CARDS, options }).position;
  const deck = new Map<Card, Card>();
  for (const [id, text] of Object.entries(wanted)) {
    const pile = piles.find((one) => one.id === id);
    const cards = cardsOf(text);
    if (!pile || cards.length > pile.cards.length) throw new Error(`${id} is not dealt ${text}`);
    cards.forEach((card, i) => {
      const place = pile.cards[pile.cards.length - cards.length + i];
      if (place && CARDS.includes(card)) deck.set(place, card);
    });
  }
  const named = new Set(deck.values());
  if (named.size !== deck.size) throw new Error('A card is wanted twice');
  // Cards that a game takes out of the deck first (the aces of Cruel) stay where they are.
  for (const pile of piles.filter(({ kind }) => kind === 'foundation')) {
    for (const card of pile.cards) {
      if (deck.has(card) || named.has(card)) continue;
      named.add(card);
      deck.set(card, card);
    }
  }
  const left = [...cardsOf(rest), ...CARDS].filter(
    (card, i, all) => !named.has(card) && all.indexOf(card) === i,
  );
  return CARDS.map((place) => deck.get(place) ?? (left.shift() as Card));
}

/** A game dealt to these piles; see {@link deckFor}. */
export const dealt = (
  variant: string | Variant,
  wanted: Readonly<Record<string, string>>,
  options: Options = {},
  rest = '',
): Game => Game.deal(variant, { deck: deckFor(variant, wanted, options, rest), options });

/**
 * A position with these piles, bottom first, all face up except the stock; all other cards are on the foundations or
 * the discard pile.
 */
export function gameWithPiles(
  variant: string | Variant,
  wanted: Readonly<Record<string, string>>,
  options: Options = {},
  more: Partial<Position> = {},
): Game {
  const { position, description } = Game.deal(variant, { deal: 1, options });
  const out = new Set(Object.values(wanted).flatMap(cardsOf));
  const left = CARDS.filter((card) => !out.has(card));
  const under = ({ id, kind }: Pile): readonly Card[] =>
    left.filter(
      (card) =>
        kind === 'discard' ||
        (kind === 'foundation' && card.endsWith(SUITS[Number(id.split('-')[1]) - 1] as string)),
    );
  const shown = { none: 0, top: 1 }[String(description.piles.stock?.shows)] ?? 52;
  const piles = position.piles.map((one) => {
    const cards = [...under(one), ...cardsOf(wanted[one.id] ?? '')];
    return { ...one, cards, faceDown: one.kind === 'stock' ? Math.max(0, cards.length - shown) : 0 };
  });
  return Game.at({ ...position, ...more, piles }, typeof variant === 'string' ? undefined : variant);
}

/** A move from its text form: `draw`, `redeal`, `waste>tableau-1:1`; the count defaults to 1. */
export function moveOf(text: string): Move {
  const move = readMove(text.includes('>') && !text.includes(':') ? `${text}:1` : text);
  if (!move) throw new Error(`${text} is no move`);
  return move;
}

/** The game of a deal after a line of moves. */
export function gameAfter(variant: string, deal: number, line: string): Game {
  const game = Game.deal(variant, { deal });
  for (const move of readLine(line, game)) game.play(move);
  return game;
}

/** Makes moves, and returns the events of the last. */
export const play = (game: Game, ...moves: readonly string[]): readonly GameEvent[] =>
  moves.map((text) => game.play(moveOf(text))).at(-1) ?? [];

/** Draws so many times, with a redeal whenever the stock is empty. */
export function draw(game: Game, times = 1): void {
  for (let i = 0; i < times; i++) game.play({ kind: 'draw' });
}

export const explain = (game: Game, text: string): Refusal | undefined => game.explain(moveOf(text));
/** The code of the refusal; `undefined` where the move is legal. */
export const refused = (game: Game, text: string): string | undefined => explain(game, text)?.code;

export function pile(game: Game, id: string): Pile {
  const found = game.position.piles.find((one) => one.id === id);
  if (!found) throw new Error(`There is no pile ${id}`);
  return found;
}

/** The cards of a pile, bottom first, as text. */
export const cards = (game: Game, id: string): string => pile(game, id).cards.join(' ');

/** How many cards on top are face up. */
export const faceUp = (game: Game, id: string): number => {
  const { cards: all, faceDown } = pile(game, id);
  return all.length - faceDown;
};

/** The legal moves as text, without `:1`. */
export const legal = (game: Game): string[] =>
  game
    .legalMoves()
    .map((move) =>
      move.kind === 'play' ? `${move.from}>${move.to}${move.count === 1 ? '' : `:${move.count}`}` : move.kind,
    );

/** The legal card plays as text. */
export const plays = (game: Game): string[] => legal(game).filter((text) => text.includes('>'));
