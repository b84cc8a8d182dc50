// Cards: their names, and the integers that represent them inside the engine.

/** The 13 ranks, from ace to king. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
/** The four suits: spades, hearts, diamonds, clubs. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;

/** A rank: `A 2 3 4 5 6 7 8 9 T J Q K`; `T` is ten. */
export type Rank = (typeof RANKS)[number];
/** A suit: `S` spades, `H` hearts, `D` diamonds, `C` clubs. */
export type Suit = (typeof SUITS)[number];
/** A card's name: rank, then suit, as in `QH`. */
export type Card = `${Rank}${Suit}`;
/** The colour of a suit: hearts and diamonds are red. */
export type Colour = 'red' | 'black';

/**
 * A card inside the engine: `suit × 13 + rank`, plus 52 for each further card with the same name, so that ids are
 * distinct in a game of two decks or of fewer than four suits.
 */
export type CardId = number;

/** The 52 names in the order of their ids: AS … KS, AH … KH, AD … KD, AC … KC. */
export const CARDS: readonly Card[] = Object.freeze(
  SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`)),
);

const ids = new Map<unknown, CardId>(CARDS.map((card, id) => [card, id]));

/** The id of a card name; `undefined` if the value is not a card name. */
export const idOf = (card: unknown): CardId | undefined => ids.get(card);

export const nameOf = (id: CardId): Card => CARDS[id % 52] as Card;

/** 0 (ace) … 12 (king). */
export const rankOf = (id: CardId): number => id % 13;

/** 0 … 3: spades, hearts, diamonds, clubs. */
export const suitOf = (id: CardId): number => ((id / 13) | 0) & 3;

/** A pack of cards: the number of decks (default: 1) and of suits (default: 4). */
export interface Pack {
  readonly decks?: number;
  readonly suits?: number;
}

/** The number of cards with this name in a pack; 0 if it has none. */
export const copiesOf = ({ decks = 1, suits = 4 }: Pack, card: CardId): number =>
  suitOf(card) < suits ? (decks * 4) / suits : 0;

/** Converts a card of a pack with four suits to a card of this pack. */
export const inPack = ({ suits = 4 }: Pack, card: CardId): CardId => {
  const suit = suitOf(card);
  const copy = ((card / 52) | 0) * (4 / suits) + ((suit / suits) | 0);
  return copy * 52 + (suit % suits) * 13 + rankOf(card);
};

/** Hearts and diamonds. */
export const isRed = (id: CardId): boolean => ((suitOf(id) + 1) & 2) !== 0;

export const colourOf = (id: CardId): Colour => (isRed(id) ? 'red' : 'black');
export const rankName = (rank: number): Rank => RANKS[rank] as Rank;
export const suitName = (suit: number): Suit => SUITS[suit] as Suit;
/** A rank as a number from 0; −1 for `any`. */
export const rankIndex = (rank: Rank | 'any'): number => (RANKS as readonly string[]).indexOf(rank);
