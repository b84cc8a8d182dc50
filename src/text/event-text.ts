// Formats session events as announcements: one string of whole sentences for each event.
import { aboutOf } from '../engine/aim.js';
import type { Card, GameEvent, Move, Position, Variant } from '../engine/index.js';
import type { Session, SessionEvent } from '../session/session.js';
import { groupOf, pairPile } from '../engine/pile-names.js';
import { drawSize } from './draw-text.js';
import { pileOf, type MessageFormatter } from './message-formatter.js';
import { puzzleText } from './puzzle-text.js';
import { redealFragment } from './redeal-text.js';

/** The maximum length of an announcement with normal verbosity. */
const MOST = 140;

/** A move, made or undone, with the positions before and after it, and the game. */
interface Change {
  readonly move: Move;
  readonly position: Position;
  readonly before: Position;
  readonly description: Variant;
  /** The pile of the card that the focus moved to: screen readers announce that card. */
  readonly focusedPile?: string | undefined;
}

/** The card that a card is placed on; `undefined` on the pile of pairs, where it does not matter. */
export const ontoOf = (position: Position, to: string, description: Variant): Card | undefined =>
  to === pairPile(description) ? undefined : pileOf(position, to)?.cards.at(-1);

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

function eventFragment(formatter: MessageFormatter, event: GameEvent, change: Change): string {
  const { position, before, description, focusedPile } = change;
  const stock = pileOf(position, 'stock');
  const brief = formatter.verbosity === 'brief';
  switch (event.kind) {
    case 'played':
      if (event.to === focusedPile) return '';
      return cardsTo(formatter, event.cards, event.to, ontoOf(before, event.to, description));
    case 'collected': {
      const [card] = event.cards;
      const values = { card, n: event.cards.length - 1, pile: event.to };
      return formatter.sentences(
        formatter.message('runComplete'),
        brief ? '' : formatter.message('movedMore', values),
      );
    }
    case 'filled':
      return formatter.message('filled', { card: event.card, pile: event.to });
    case 'turned':
      if (event.pile === focusedPile) return '';
      if (event.pile === 'stock') return formatter.message('turnedStock', event);
      return formatter.message(brief ? 'turnedBrief' : 'turned', event);
    case 'redealt':
      return stock?.cards.length
        ? formatter.message('recycled', { n: stock.cards.length })
        : formatter.message('redealt');
    case 'drawn': {
      const left = stock?.cards.length ?? 0;
      if ((pileOf(position, event.to)?.kind ?? event.to) === 'tableau')
        return formatter.sentences(
          brief ? formatter.message('drawnRowBrief') : formatter.message('drawnRow', { cards: event.cards }),
          left ? formatter.message('stockLeft', { n: left }) : formatter.message('stockGone'),
        );
      const aside = (pileOf(before, 'stock')?.faceDown ?? 0) < (pileOf(before, 'stock')?.cards.length ?? 0);
      const cards = brief ? event.cards.slice(-1) : event.cards;
      return formatter.sentences(
        formatter.message(aside ? 'laidAside' : 'drawn', { cards }),
        left ? (brief ? '' : formatter.message('stockLeft', { n: left })) : formatter.message('stockGone'),
      );
    }
  }
}

/**
 * The announcement of a session event; empty if it has none.
 *
 * @param redealKey The name of the redeal key, if there is one.
 * @param focusedPile The pile of the card that the focus moved to. Screen readers announce that card, so the text
 *   omits it.
 */
export function eventText(
  formatter: MessageFormatter,
  event: SessionEvent,
  session: Session,
  redealKey?: string,
  focusedPile?: string,
): string {
  const { description } = session.game;
  switch (event.kind) {
    case 'deal': {
      const game = formatter.game(event.position.variant);
      if (event.restored) return formatter.message('restored', { game, n: session.movesMade });
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
      const end = formatter.sentences(way, endText(formatter, session));
      return playedText(formatter, { ...event, description, focusedPile }, event.events, end);
    }
    case 'undo': {
      const { move, steps } = event;
      if (steps) {
        const isAim = aboutOf(description) === 'aim';
        return formatter.message(isAim ? 'returnedToAim' : 'returnedTo', { n: steps });
      }
      if (!move) return formatter.message('returned');
      const change = { ...event, move, description, focusedPile };
      return event.redo
        ? redoText(formatter, change, endText(formatter, session))
        : formatter.sentences(undoText(formatter, change), manyText(formatter, change));
    }
    case 'bookmark':
      return formatter.message('bookmarkSet');
    case 'score':
    case 'pause':
    case 'end':
      return '';
  }
}

/** "7 of hearts and 6 of spades to the discard pile." */
export function pairText(formatter: MessageFormatter, cards: readonly Card[], to: string): string {
  const [card, onto] = cards;
  return formatter.message('movedPair', { card, onto, pile: to });
}

/** The effects of a move, and a text after them. A text that is too long is replaced by its brief form. */
export function playedText(
  formatter: MessageFormatter,
  change: Change,
  events: readonly GameEvent[],
  then: string,
): string {
  const [first, second, ...others] = events;
  const isPair = change.move.kind === 'pair' && first?.kind === 'played' && second?.kind === 'played';
  const text = formatter.sentences(
    isPair ? pairText(formatter, [...first.cards, ...second.cards], first.to) : '',
    ...inRow(isPair ? others : events).map((event) => eventFragment(formatter, event, change)),
    uncoveredText(formatter, change, events),
    then,
  );
  const long = formatter.verbosity === 'normal' && text.length > MOST;
  return long ? playedText(formatter.brief, change, events, then) : text;
}

/** Combines the events of a draw onto all columns, one for each column, into one. */
function inRow(events: readonly GameEvent[]): readonly GameEvent[] {
  const [first] = events;
  if (first?.kind !== 'drawn') return events;
  const others = events.filter(({ kind }) => kind !== 'drawn');
  return [
    { ...first, cards: events.flatMap((event) => (event.kind === 'drawn' ? event.cards : [])) },
    ...others,
  ];
}

/** With full verbosity: the card that a play uncovered. */
function uncoveredText(
  formatter: MessageFormatter,
  { move, position, focusedPile }: Change,
  events: readonly GameEvent[],
): string {
  if (move.kind === 'play' && move.from === focusedPile) return '';
  if (formatter.verbosity !== 'full' || move.kind !== 'play' || events.length > 1) return '';
  const card = pileOf(position, move.from)?.cards.at(-1);
  return formatter.message(card ? 'uncovered' : 'emptied', { card, pile: move.from });
}

/** A redone move is announced like the original one; the cards come from the position before it. */
function redoText(formatter: MessageFormatter, change: Change, end: string): string {
  return playedText(
    formatter,
    change,
    [...madeBy(change), ...followed(change)],
    end || manyText(formatter, change),
  );
}

/** The events of a move. */
function madeBy({ move, position, before, description }: Change): GameEvent[] {
  const topOf = (id: string, count: number): readonly Card[] => pileOf(before, id)?.cards.slice(-count) ?? [];
  switch (move.kind) {
    case 'play':
      return [{ ...move, kind: 'played', cards: topOf(move.from, move.count) }];
    case 'pair': {
      const to = pairPile(description) ?? '';
      return cardsOf(before, move).map(({ card, from }) => ({ kind: 'played', from, to, cards: [card] }));
    }
    case 'redeal':
      return [{ kind: 'redealt', redeal: position.redeals }];
    case 'draw': {
      const cards = topOf('stock', drawSize(description, before)).toReversed();
      return [{ kind: 'drawn', from: 'stock', to: description.draw?.to ?? '', cards }];
    }
  }
}

/** The two cards of a pair, or the lowest card of a play, with their piles, in a position before the move. */
export function cardsOf(
  position: Position,
  move: Extract<Move, { kind: 'play' | 'pair' }>,
): readonly { readonly card: Card; readonly from: string }[] {
  const { from } = move;
  const second = move.kind === 'pair' && { from: move.with, depth: move.with === from ? 2 : 1 };
  return [{ from, depth: move.kind === 'pair' ? 1 : move.count }, ...(second ? [second] : [])].flatMap(
    (one) => {
      const card = pileOf(position, one.from)?.cards.at(-one.depth);
      return card ? [{ card, from: one.from }] : [];
    },
  );
}

/** Complete runs, automatic fills and turns of a move, found by comparing the positions. */
function followed(change: Change): GameEvent[] {
  const { position, before, description } = change;
  const collected = position.piles.flatMap(({ id, cards }): GameEvent[] => {
    const count = description.piles[groupOf(id)]?.collects?.count;
    return count && cards.length && !pileOf(before, id)?.cards.length
      ? [{ kind: 'collected', from: '', to: id, cards: cards.slice(0, count) }]
      : [];
  });
  const turned = position.piles.flatMap(({ id, cards, faceDown }): GameEvent[] => {
    const card = cards[faceDown];
    return card && faceDown < (pileOf(before, id)?.faceDown ?? 0) ? [{ kind: 'turned', pile: id, card }] : [];
  });
  const filled = fillingOf(change);
  return [...collected, ...(filled ? [filled] : []), ...turned];
}

/** The reserve card that refilled the pile a move emptied; `before` is the position before both. */
function fillingOf({
  move,
  position,
  before,
}: Omit<Change, 'description'>): Extract<GameEvent, { kind: 'filled' }> | undefined {
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
  const { movesMade } = session;
  const { status } = session.position;
  if (status === 'playing') return '';
  const end = status === 'won' ? formatter.message('won', { n: movesMade }) : lostText(formatter, session);
  return formatter.sentences(end, outcomeText(formatter, session));
}

/** Whether a lost game has legal moves left, none of which helps, such as a redeal of Cruel. */
const hasMoves = ({ game }: Pick<Session, 'game'>): boolean => game.legalMoves().length > 0;

/** That the game is lost, and what to do: "No moves left. Undo, or new game." */
export const lostText = (formatter: MessageFormatter, session: Pick<Session, 'game'>): string =>
  formatter.message(hasMoves(session) ? 'stuck' : 'lost');

/** That the game is lost: "No moves left". */
export const lostTitle = (formatter: MessageFormatter, session: Pick<Session, 'game'>): string =>
  formatter.message(hasMoves(session) ? 'stuckTitle' : 'lostTitle');

/** Further results of a finished game: of a puzzle, whether the stake is recovered, and the number of cards left. */
export function outcomeText(formatter: MessageFormatter, session: Session): string {
  const { position, game, cardsLeft } = session;
  const { status, stake, net } = position;
  return formatter.sentences(
    status === 'won' ? puzzleText(formatter, session) : '',
    stake ? formatter.message(net >= 0 ? 'brokeEven' : 'fellShort', { net: formatter.amount(net) }) : '',
    status === 'lost' && 'empty' in game.description.goal
      ? formatter.message('cardsLeft', { n: cardsLeft })
      : '',
  );
}

/** The number of moves, if several were undone or redone together. */
function manyText(formatter: MessageFormatter, { position: { moves }, before }: Change): string {
  if (Math.abs(moves - before.moves) < 2) return '';
  return formatter.message('sayFigure', { name: formatter.message('moves'), value: formatter.number(moves) });
}

/** An undone move: the card that came back, and cards that are face down again. */
function undoText(
  formatter: MessageFormatter,
  { move, position: now, before, description, focusedPile }: Change,
): string {
  if (move.kind === 'redeal')
    return formatter.message('undoneRedeal', { action: redealFragment(formatter, description) });
  if (move.kind === 'draw') {
    const cards = (pileOf(now, 'stock')?.cards ?? []).slice(-drawSize(description, now)).reverse();
    return formatter.message('undoneDraw', { cards });
  }
  const [moved, second] = cardsOf(now, move);
  const undone =
    focusedPile !== undefined && focusedPile === moved?.from
      ? formatter.message('undoneBrief')
      : moved
        ? formatter.message('undone', { card: moved.card, pile: moved.from })
        : '';
  const other = second ? formatter.message('moved', { card: second.card, pile: second.from }) : '';
  if (formatter.verbosity === 'brief') return formatter.sentences(undone, other);
  const filled = fillingOf({ move, position: before, before: now });
  const back = filled ? formatter.message('moved', { card: filled.card, pile: filled.from }) : '';
  const hidden = now.piles.flatMap((pile) => {
    const was = pileOf(before, pile.id);
    return was && pile.kind !== 'stock' ? pile.cards.slice(was.faceDown, pile.faceDown) : [];
  });
  return formatter.sentences(
    undone,
    other,
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
  const under = pileOf(position, from)?.cards.at(-2);
  const places = targets.map((id) =>
    id === from && under
      ? formatter.fragment(formatter.texts.placeOn, { card: under, pile: id })
      : formatter.place(position, id),
  );
  return fitted(formatter, places, 'placesMore', (some) =>
    formatter.sentences(picked, formatter.message('places', { n: targets.length, places: some })),
  );
}

/** A sentence with a list of items: as many as the maximum length allows, at least one; all with full verbosity. */
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
