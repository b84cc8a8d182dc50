// The expected announcements in English, derived only from the positions before and after. It implements the
// accessibility rules a second time, and shares no code with the elements.
import { Game, type Card, type Pile, type Position } from '../../src/engine.js';

const RANKS: Readonly<Record<string, string>> = { A: 'ace', T: '10', J: 'jack', Q: 'queen', K: 'king' };
const SUITS: Readonly<Record<string, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
/** The maximum length of the announcement of one action. */
const LONGEST = 140;

const rankOf = (card: string): string => RANKS[card[0] ?? ''] ?? card[0] ?? '';
export const cardName = (card: string): string => `${rankOf(card)} of ${SUITS[card[1] ?? ''] ?? ''}`;
/** The name of a pile in a sentence; the reserve of Demon has a special name. */
const pileName = (id: string, { variant }: Partial<Position> = {}): string => {
  if (variant === 'demon' && id === 'reserve') return 'the Demon';
  return id === 'discard'
    ? 'discard pile'
    : id.replace('tableau', 'column').replace('-', ' ').replace('discard ', 'discard pile ');
};
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const textFrom = (...sentences: string[]): string => sentences.filter(Boolean).map(upper).join(' ');

const pileAt = ({ piles }: Position, id: string): Pile => {
  const found = piles.find((pile) => pile.id === id);
  if (!found) throw new Error(`no pile ${id}`);
  return found;
};
const sizeOf = (position: Position, id: string): number =>
  position.piles.find((pile) => pile.id === id)?.cards.length ?? 0;

/** The cards that moved from one pile to another, bottom first. */
interface Trip {
  readonly from: string;
  readonly to: string;
  readonly cards: readonly Card[];
}

function trips(before: Position, after: Position): readonly Trip[] {
  const was = new Map(before.piles.flatMap(({ id, cards }) => cards.map((card) => [card, id] as const)));
  const found = new Map<string, Trip>();
  for (const { id, cards } of after.piles) {
    for (const card of cards) {
      const from = was.get(card) ?? '';
      if (from === id) continue;
      const key = `${from} ${id}`;
      found.set(key, { from, to: id, cards: [...(found.get(key)?.cards ?? []), card] });
    }
  }
  return [...found.values()];
}

const isAside = ({ from, to }: Trip): boolean => from === 'stock' && (to === 'waste' || to === 'discard');

const canRedeal = ({ variant, options, redeals, piles }: Position): boolean => {
  const empty = (kind: string): boolean => !piles.find((pile) => pile.kind === kind)?.cards.length;
  if (variant !== 'klondike' && variant !== 'demon') return false;
  const most = options['redeals'] ?? 'unlimited';
  return empty('stock') && !empty('waste') && (most === 'unlimited' || redeals < Number(most));
};

/**
 * How the game ended; with a stake, whether it was recovered; in Over-Under, the number of cards left in the tableau.
 */
function endOf({ variant, status, moves, stake, net, piles }: Position): string {
  if (status === 'playing') return '';
  const won = status === 'won';
  const end = won
    ? `You won in ${moves} ${moves === 1 ? 'move' : 'moves'}.`
    : 'No moves left. Undo, or start a new game.';
  const figure = `${net < 0 ? '−' : ''}$${Math.abs(net)}`;
  const paid = stake ? ` The stake is ${net < 0 ? 'not ' : ''}recovered: net ${figure}.` : '';
  if (won || variant !== 'over-under') return end + paid;
  const left = piles
    .filter(({ kind }) => kind === 'tableau')
    .reduce((sum, { cards }) => sum + cards.length, 0);
  return `${end} ${left} ${left === 1 ? 'card is' : 'cards are'} left.`;
}

function moreThan(cards: readonly Card[]): string {
  const [card = ''] = cards;
  return cardName(card) + (cards.length > 1 ? ` and ${cards.length - 1} more` : '');
}

/** The automatic consequences of a move: cards that turned up, gaps that were filled. */
function followed(before: Position, after: Position, gap: Trip | undefined, short: boolean): string[] {
  const filled = gap
    ? [
        `${moreThan(gap.cards)} from ${after.variant === 'demon' ? 'the Demon' : 'the reserve'} to ${pileName(gap.to)}.`,
      ]
    : [];
  const turned = after.piles.flatMap(({ id, cards, faceDown }) => {
    const top = cards.at(-1);
    const hidden = pileAt(before, id).faceDown;
    if (!top || faceDown >= hidden) return [];
    // a draw leaves one face-down card fewer in the stock; a card turns up there only if the top card is face up
    if (id === 'stock') return faceDown < cards.length ? [`${cardName(top)} turned.`] : [];
    return [`Turned up ${cardName(top)}${short ? '' : ` in ${pileName(id, after)}`}.`];
  });
  return [...filled, ...turned];
}

/**
 * The announcement of a move from one position to another. If it would be too long, `short` is used: without the card
 * that was covered, and without the piles in which cards turned up.
 */
export function moveText(before: Position, after: Position, short = false): string {
  const text = toldMove(before, after, short);
  return short || text.length <= LONGEST ? text : toldMove(before, after, true);
}

function toldMove(before: Position, after: Position, short: boolean): string {
  if (after.redeals > before.redeals) {
    const n = sizeOf(after, 'stock');
    const redealt = n ? `Turned over. ${n} ${n === 1 ? 'card' : 'cards'}.` : 'Dealt again.';
    return textFrom(redealt, endOf(after));
  }
  const all = trips(before, after);
  // an automatic move: from the reserve to the column that was just emptied
  const gap = all.find(({ from, to }) => from === 'reserve' && all.some((other) => other.from === to));
  const trip = all.find((one) => one !== gap);
  if (!trip) return '';
  const rest = [
    ...followed(before, after, gap, short),
    canRedeal(after) && isAside(trip) ? 'Press N to turn over.' : '',
  ];
  if (isAside(trip)) {
    const n = sizeOf(after, 'stock');
    const open = pileAt(before, 'stock').faceDown < sizeOf(before, 'stock');
    const cards = (short ? trip.cards.slice(-1) : trip.cards).map(cardName).join(', ');
    return textFrom(
      open ? `${cards} to the waste.` : `${cards} on top.`,
      n ? (short ? '' : `${n} left.`) : 'No cards left.',
      ...rest,
      endOf(after),
    );
  }
  const onto = pileAt(before, trip.to).cards.at(-1);
  const where = pileName(trip.to) + (onto && !short ? `, on ${cardName(onto)}` : '');
  return textFrom(`${moreThan(trip.cards)} to ${where}.`, ...rest, endOf(after));
}

/** The announcement of an undone move. */
export function undoText(before: Position, after: Position): string {
  if (after.redeals < before.redeals)
    return after.variant === 'cruel' ? 'Undone: redeal.' : 'Undone: turning over the waste.';
  const all = trips(before, after);
  const gap = all.find(({ from, to }) => to === 'reserve' && all.some((other) => other.to === from));
  const trip = all.find((one) => one !== gap);
  if (!trip) return '';
  if (isAside({ ...trip, from: trip.to, to: trip.from })) {
    // their order in the stock is reversed
    return `Undone: ${trip.cards.toReversed().map(cardName).join(', ')} back to the stock.`;
  }
  const [card = ''] = trip.cards;
  const hidden = after.piles
    .filter(({ kind }) => kind !== 'stock')
    .flatMap(({ id, cards, faceDown }) => cards.slice(pileAt(before, id).faceDown, faceDown));
  return textFrom(
    `Undone: ${cardName(card)} back to ${pileName(trip.to, after)}.`,
    ...(gap ? [`${cardName(gap.cards[0] ?? '')} to ${pileName(gap.to, after)}.`] : []),
    ...hidden.map((name) => `${cardName(name)} face down.`),
  );
}

/** A pile as a target: named by its top card, if there is one. */
function placeName(position: Position, id: string): string {
  const top = pileAt(position, id).cards.at(-1);
  return top ? `${cardName(top)}, ${pileName(id, position)}` : pileName(id, position);
}

/** The piles that accept the top cards of a pile, nearest first, in layout order. */
export function targetsOf(position: Position, from: string, count: number): readonly string[] {
  const ids = position.piles.map(({ id }) => id);
  const plays = Game.at(position)
    .legalMoves()
    .flatMap((move) => (move.kind === 'play' && move.from === from && move.count === count ? [move.to] : []));
  // in Reno the drawn card can also be moved to the waste by hand
  const aside = from === 'stock' && ids.includes('waste') ? ['waste'] : [];
  const away = (id: string): number => Math.abs(ids.indexOf(id) - ids.indexOf(from));
  return ids.filter((id) => plays.includes(id) || aside.includes(id)).sort((a, b) => away(a) - away(b));
}

/** The announcement of picked-up cards: their names, and their targets. */
export function pickText(position: Position, from: string, count: number): string {
  const picked = `Picked up ${moreThan(pileAt(position, from).cards.slice(-count))} from ${pileName(from, position)}.`;
  const targets = targetsOf(position, from, count);
  const n = targets.length;
  if (!n) return `${picked} It cannot be played anywhere.`;
  const places = targets.map((id) => placeName(position, id));
  const withSome = (some: number): string => {
    const named = places.slice(0, some).join('; ') + (some < n ? ', and more' : '');
    return `${picked} ${n} ${n === 1 ? 'place' : 'places'}: ${named}.`;
  };
  let some = n;
  while (some > 1 && withSome(some).length > LONGEST) some -= 1;
  return withSome(some);
}

/** The announcement when the focus reaches a pile that accepts the carried cards. */
export const targetText = (position: Position, id: string): string =>
  `${upper(placeName(position, id))}. Can drop.`;

/** The announcement when a movement key leads to the current place. */
export const stayText = (label: string, id: string): string => `${upper(label)}, in ${pileName(id)}.`;

/** The name of a card in its pile when it gets the focus: "5 of clubs, 2 of 4"; by default of the pile's top card. */
export function labelAt(position: Position, id: string, index = sizeOf(position, id) - 1): string {
  const { kind, cards, faceDown } = pileAt(position, id);
  const card = cards[index];
  if (!card || index < faceDown) throw new Error(`no open card ${index} in ${id}`);
  return upper(kind === 'tableau' ? `${cardName(card)}, ${index + 1} of ${cards.length}` : cardName(card));
}
