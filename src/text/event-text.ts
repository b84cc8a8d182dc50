// Formats session events as announcements: one string of whole sentences for each event.
import { aboutOf } from '../engine/aim.js';
import type { Card, GameEvent, Move, Position } from '../engine/index.js';
import type { Session, SessionEvent } from '../session/session.js';
import { pileOf, type MessageFormatter } from './message-formatter.js';
import { redealFragment } from './redeal-text.js';

/** The maximum length of an announcement with normal verbosity. */
const MOST = 140;

/** A move, made or undone, with the positions before and after it. */
interface Change {
  readonly move: Move;
  readonly position: Position;
  readonly before: Position;
}

/** "5 of clubs and 1 more to column 3, on 6 of hearts." */
export function cardsTo(
  formatter: MessageFormatter,
  cards: readonly Card[],
  to: string,
  onto: Card | undefined,
): string {
  const [card] = cards;
  if (!card) return '';
  const values = { card, n: cards.length - 1, pile: to, onto };
  const more = cards.length > 1;
  if (onto && formatter.verbosity !== 'brief')
    return formatter.message(more ? 'movedMoreOn' : 'movedOn', values);
  return formatter.message(more ? 'movedMore' : 'moved', values);
}

function eventFragment(formatter: MessageFormatter, event: GameEvent, { position, before }: Change): string {
  const stock = pileOf(position, 'stock');
  const brief = formatter.verbosity === 'brief';
  switch (event.kind) {
    case 'played':
      return cardsTo(formatter, event.cards, event.to, pileOf(before, event.to)?.cards.at(-1));
    case 'filled':
      return formatter.message('filled', { card: event.card, pile: event.to });
    case 'turned':
      if (event.pile === 'stock') return formatter.message('turnedStock', event);
      return formatter.message(brief ? 'turnedBrief' : 'turned', event);
    case 'redealt':
      return stock?.cards.length
        ? formatter.message('recycled', { n: stock.cards.length })
        : formatter.message('redealt');
    case 'drawn': {
      const left = stock?.cards.length ?? 0;
      const aside = (pileOf(before, 'stock')?.faceDown ?? 0) < (pileOf(before, 'stock')?.cards.length ?? 0);
      const cards = brief ? event.cards.slice(-1) : event.cards;
      return formatter.sentences(
        formatter.message(aside ? 'laidAside' : 'drawn', { cards }),
        left ? (brief ? '' : formatter.message('stockLeft', { n: left })) : formatter.message('stockGone'),
      );
    }
  }
}

/** The announcement of a session event; empty if it has none. `redealKey`: the name of the redeal key, if there is one. */
export function eventText(
  formatter: MessageFormatter,
  event: SessionEvent,
  session: Session,
  redealKey?: string,
): string {
  switch (event.kind) {
    case 'deal': {
      const game = formatter.game(event.position.variant);
      if (event.restored) return formatter.message('restored', { game, n: event.position.moves });
      return event.deal === null
        ? formatter.message('dealt', { game })
        : formatter.message('dealtNumber', { game, deal: String(event.deal) });
    }
    case 'move': {
      const redeal = event.move.kind === 'draw' && !session.game.explain({ kind: 'redeal' });
      const way = !redeal
        ? ''
        : redealKey
          ? formatter.message('pressToRedeal', { key: redealKey })
          : formatter.message('canRedeal');
      return moveText(formatter, event, event.events, formatter.sentences(way, endText(formatter, session)));
    }
    case 'undo': {
      const { move, steps } = event;
      const { description } = session.game;
      if (steps) {
        const isAim = aboutOf(description) === 'aim';
        return formatter.message(isAim ? 'returnedToAim' : 'returnedTo', { n: steps });
      }
      if (!move) return formatter.message('returned');
      const drawn = description.draw?.count ?? 1;
      const change = { ...event, move };
      return event.redo
        ? redoText(formatter, change, drawn, endText(formatter, session))
        : formatter.sentences(undoText(formatter, change, session), manyText(formatter, change));
    }
    case 'bookmark':
      return formatter.message('bookmarkSet');
    case 'score':
    case 'pause':
    case 'end':
      return '';
  }
}

/** The effects of a move and, at the end of a game, its result. A text that is too long is replaced by its brief form. */
function moveText(
  formatter: MessageFormatter,
  change: Change,
  events: readonly GameEvent[],
  then: string,
): string {
  const text = formatter.sentences(
    ...events.map((event) => eventFragment(formatter, event, change)),
    uncoveredText(formatter, change, events),
    then,
  );
  const long = formatter.verbosity === 'normal' && text.length > MOST;
  return long ? moveText(formatter.brief, change, events, then) : text;
}

/** With full verbosity: the card that a play uncovered. */
function uncoveredText(
  formatter: MessageFormatter,
  { move, position }: Change,
  events: readonly GameEvent[],
): string {
  if (formatter.verbosity !== 'full' || move.kind !== 'play' || events.length > 1) return '';
  const card = pileOf(position, move.from)?.cards.at(-1);
  return formatter.message(card ? 'uncovered' : 'emptied', { card, pile: move.from });
}

/** A redone move is announced like the original one; the cards come from the position before it. */
function redoText(formatter: MessageFormatter, change: Change, drawn: number, end: string): string {
  const { move, position, before } = change;
  const from = pileOf(before, move.kind === 'play' ? move.from : 'stock')?.cards ?? [];
  const event: GameEvent =
    move.kind === 'play'
      ? { ...move, kind: 'played', cards: from.slice(-move.count) }
      : move.kind === 'redeal'
        ? { kind: 'redealt', redeal: position.redeals }
        : { kind: 'drawn', from: 'stock', to: '', cards: from.slice(-drawn).reverse() };
  return moveText(formatter, change, [event, ...followed(change)], end || manyText(formatter, change));
}

/** Automatic fills and turns of a move, found by comparing the positions. */
function followed(change: Change): GameEvent[] {
  const { position, before } = change;
  const turned = position.piles.flatMap(({ id, cards, faceDown }): GameEvent[] => {
    const card = cards[faceDown];
    return card && faceDown < (pileOf(before, id)?.faceDown ?? 0) ? [{ kind: 'turned', pile: id, card }] : [];
  });
  const filled = fillingOf(change);
  return filled ? [filled, ...turned] : turned;
}

/** The reserve card that refilled the pile a move emptied; `before` is the position before both. */
function fillingOf({ move, position, before }: Change): Extract<GameEvent, { kind: 'filled' }> | undefined {
  if (move.kind !== 'play') return undefined;
  const left = pileOf(position, move.from)?.cards;
  const reserve = before.piles.find(
    ({ id, kind, cards }) => kind === 'reserve' && id !== move.from && cards.at(-1) === left?.[0],
  );
  const card = left?.[0];
  return reserve && card ? { kind: 'filled', from: reserve.id, to: move.from, card } : undefined;
}

/** "You won in 112 moves.", with the outcome; empty while the game is in progress. */
function endText(formatter: MessageFormatter, session: Session): string {
  const { status, moves } = session.position;
  if (status === 'playing') return '';
  const end = status === 'won' ? formatter.message('won', { n: moves }) : lostText(formatter, session);
  return formatter.sentences(end, outcomeText(formatter, session));
}

/** Whether a lost game has legal moves left, none of which leads on, such as a redeal of Cruel. */
const hasMoves = ({ game }: Pick<Session, 'game'>): boolean => game.legalMoves().length > 0;

/** That the game is lost, and what to do: "No moves left. Undo, or new game." */
export const lostText = (formatter: MessageFormatter, session: Pick<Session, 'game'>): string =>
  formatter.message(hasMoves(session) ? 'stuck' : 'lost');

/** That the game is lost: "No moves left". */
export const lostTitle = (formatter: MessageFormatter, session: Pick<Session, 'game'>): string =>
  formatter.message(hasMoves(session) ? 'stuckTitle' : 'lostTitle');

/** Further results of a finished game: whether the stake is recovered, and the number of cards left. */
export function outcomeText(formatter: MessageFormatter, { position, game, cardsLeft }: Session): string {
  const { status, stake, net } = position;
  return formatter.sentences(
    stake ? formatter.message(net >= 0 ? 'brokeEven' : 'fellShort', { net: formatter.amount(net) }) : '',
    status === 'lost' && 'empty' in game.description.goal
      ? formatter.message('cardsLeft', { n: cardsLeft })
      : '',
  );
}

/** The number of moves, if several were undone or redone at once. */
function manyText(formatter: MessageFormatter, { position: { moves }, before }: Change): string {
  if (Math.abs(moves - before.moves) < 2) return '';
  return formatter.message('sayFigure', { name: formatter.message('moves'), value: formatter.number(moves) });
}

/** An undone move: the card that came back, and cards that are face down again. */
function undoText(
  formatter: MessageFormatter,
  { move, position: now, before }: Change,
  { game: { description } }: Pick<Session, 'game'>,
): string {
  if (move.kind === 'redeal')
    return formatter.message('undoneRedeal', { action: redealFragment(formatter, description) });
  if (move.kind === 'draw') {
    const drawn = description.draw?.count ?? 1;
    const cards = (pileOf(now, 'stock')?.cards ?? []).slice(-drawn).reverse();
    return formatter.message('undoneDraw', { cards });
  }
  const card = pileOf(now, move.from)?.cards.at(-move.count);
  const undone = card ? formatter.message('undone', { card, pile: move.from }) : '';
  if (formatter.verbosity === 'brief') return undone;
  const filled = fillingOf({ move, position: before, before: now });
  const back = filled ? formatter.message('moved', { card: filled.card, pile: filled.from }) : '';
  const hidden = now.piles.flatMap((pile) => {
    const was = pileOf(before, pile.id);
    return was && pile.kind !== 'stock' ? pile.cards.slice(was.faceDown, pile.faceDown) : [];
  });
  return formatter.sentences(
    undone,
    back,
    ...hidden.map((card) => formatter.message('nowFaceDown', { card })),
  );
}

/** The message for a storage error. */
export function faultText({ texts }: MessageFormatter, code: string): string {
  const faults: Readonly<Record<string, string>> = texts.faults;
  return faults[code] ?? texts.faults.other;
}

/** "Picked up 5 of clubs and 1 more from column 3. 2 places: …" */
export function pickText(
  formatter: MessageFormatter,
  position: Position,
  from: string,
  cards: readonly Card[],
  targets: readonly string[],
): string {
  const [card] = cards;
  if (!card) return '';
  const n = cards.length - 1;
  const brief = formatter.verbosity === 'brief';
  const picked = brief
    ? formatter.message(n ? 'pickedMoreBrief' : 'pickedBrief', { card, n })
    : formatter.message(n ? 'pickedMore' : 'picked', { card, n, pile: from });
  if (!targets.length) return formatter.sentences(picked, formatter.message('noPlaces'));
  if (brief) return formatter.sentences(picked, formatter.message('placesBrief', { n: targets.length }));
  const places = targets.map((id) => formatter.place(position, id));
  return fitted(formatter, places, 'placesMore', (some) =>
    formatter.sentences(picked, formatter.message('places', { n: targets.length, places: some })),
  );
}

/** A sentence with a list of items, shortened to the maximum length but with at least one item. Full verbosity lists all. */
export function fitted(
  formatter: MessageFormatter,
  items: readonly string[],
  more: 'placesMore' | 'movesMore',
  say: (items: string) => string,
): string {
  const all = say(formatter.items(items));
  if (formatter.verbosity === 'full' || all.length <= MOST) return all;
  for (let n = items.length - 1; n > 1; n--) {
    const some = formatter.items(items.slice(0, n));
    const text = say(formatter.fragment(formatter.texts[more], { places: some, moves: some }));
    if (text.length <= MOST) return text;
  }
  const [first = ''] = items;
  return say(formatter.fragment(formatter.texts[more], { places: first, moves: first }));
}
