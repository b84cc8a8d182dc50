// Formats session events as announcements: one string of whole sentences for each event.
import type { Card, GameEvent, Move, Position } from '../engine/index.js';
import type { Session, SessionEvent } from '../session/session.js';
import { pileOf, type Phrases } from './phrases.js';

/** The maximum length of an announcement with normal verbosity. */
const MOST = 140;

/** A move, made or undone, with the positions before and after it. */
interface Change {
  readonly move: Move;
  readonly position: Position;
  readonly before: Position;
}

/** "5 of clubs and 1 more to tableau 3, on 6 of hearts." */
export function cardsTo(
  phrases: Phrases,
  cards: readonly Card[],
  to: string,
  onto: Card | undefined,
): string {
  const [card] = cards;
  if (!card) return '';
  const values = { card, n: cards.length - 1, pile: to, onto };
  const more = cards.length > 1;
  if (onto && phrases.verbosity !== 'brief') return phrases.say(more ? 'movedMoreOn' : 'movedOn', values);
  return phrases.say(more ? 'movedMore' : 'moved', values);
}

function happeningText(phrases: Phrases, event: GameEvent, { position, before }: Change): string {
  const stock = pileOf(position, 'stock');
  const brief = phrases.verbosity === 'brief';
  switch (event.kind) {
    case 'played':
      return cardsTo(phrases, event.cards, event.to, pileOf(before, event.to)?.cards.at(-1));
    case 'filled':
      return phrases.say('filled', { card: event.card, pile: event.to });
    case 'turned':
      if (event.pile === 'stock') return phrases.say('turnedStock', event);
      return phrases.say(brief ? 'turnedBrief' : 'turned', event);
    case 'redealt':
      return stock?.cards.length
        ? phrases.say('recycled', { n: stock.cards.length })
        : phrases.say('redealt');
    case 'drawn': {
      const left = stock?.cards.length ?? 0;
      const aside = (pileOf(before, 'stock')?.faceDown ?? 0) < (pileOf(before, 'stock')?.cards.length ?? 0);
      const cards = brief ? event.cards.slice(-1) : event.cards;
      return phrases.sentences(
        phrases.say(aside ? 'laidAside' : 'drawn', { cards }),
        left ? (brief ? '' : phrases.say('stockLeft', { n: left })) : phrases.say('stockGone'),
      );
    }
  }
}

/** The announcement of a session event; empty if it has none. `redealKey`: the name of the redeal key, if there is one. */
export function eventText(
  phrases: Phrases,
  event: SessionEvent,
  session: Session,
  redealKey?: string,
): string {
  switch (event.kind) {
    case 'deal': {
      const game = phrases.game(event.position.variant);
      if (event.restored) return phrases.say('restored', { game, n: event.position.moves });
      return event.deal === null
        ? phrases.say('dealt', { game })
        : phrases.say('dealtNumber', { game, deal: String(event.deal) });
    }
    case 'move': {
      const redeal = event.move.kind === 'draw' && !session.game.explain({ kind: 'redeal' });
      const way = !redeal
        ? ''
        : redealKey
          ? phrases.say('pressToRedeal', { key: redealKey })
          : phrases.say('canRedeal');
      return moveText(phrases, event, event.events, phrases.sentences(way, endText(phrases, session)));
    }
    case 'undo': {
      const { move, steps } = event;
      const { draw, aim } = session.game.description;
      if (steps) return phrases.say(aim ? 'returnedToAim' : 'returnedTo', { n: steps });
      if (!move) return phrases.say('returned');
      const drawn = draw?.count ?? 1;
      const change = { ...event, move };
      return event.redo
        ? redoText(phrases, change, drawn, endText(phrases, session))
        : phrases.sentences(undoText(phrases, change, drawn), manyText(phrases, change));
    }
    case 'bookmark':
      return phrases.say('bookmarkSet');
    case 'score':
    case 'pause':
    case 'end':
      return '';
  }
}

/** The effects of a move and, at the end of a game, its result. A text that is too long is replaced by its brief form. */
function moveText(phrases: Phrases, change: Change, events: readonly GameEvent[], then: string): string {
  const text = phrases.sentences(
    ...events.map((event) => happeningText(phrases, event, change)),
    uncoveredText(phrases, change, events),
    then,
  );
  const long = phrases.verbosity === 'normal' && text.length > MOST;
  return long ? moveText(phrases.brief, change, events, then) : text;
}

/** With full verbosity: the card that a play uncovered. */
function uncoveredText(phrases: Phrases, { move, position }: Change, events: readonly GameEvent[]): string {
  if (phrases.verbosity !== 'full' || move.kind !== 'play' || events.length > 1) return '';
  const card = pileOf(position, move.from)?.cards.at(-1);
  return phrases.say(card ? 'uncovered' : 'emptied', { card, pile: move.from });
}

/** A redone move is announced like the original one; the cards come from the position before it. */
function redoText(phrases: Phrases, change: Change, drawn: number, end: string): string {
  const { move, position, before } = change;
  const from = pileOf(before, move.kind === 'play' ? move.from : 'stock')?.cards ?? [];
  const event: GameEvent =
    move.kind === 'play'
      ? { ...move, kind: 'played', cards: from.slice(-move.count) }
      : move.kind === 'redeal'
        ? { kind: 'redealt', redeal: position.redeals }
        : { kind: 'drawn', from: 'stock', to: '', cards: from.slice(-drawn).reverse() };
  return moveText(phrases, change, [event, ...followed(change)], end || manyText(phrases, change));
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
function endText(phrases: Phrases, session: Session): string {
  const { status, moves } = session.position;
  if (status === 'playing') return '';
  const end = status === 'won' ? phrases.say('won', { n: moves }) : phrases.say('lost');
  return phrases.sentences(end, outcomeText(phrases, session));
}

/** Further results of a finished game: whether the stake is recovered, and the number of cards left. */
export function outcomeText(phrases: Phrases, { position, game, cardsLeft }: Session): string {
  const { status, stake, net } = position;
  return phrases.sentences(
    stake ? phrases.say(net >= 0 ? 'brokeEven' : 'fellShort', { net }) : '',
    status === 'lost' && 'empty' in game.description.goal ? phrases.say('cardsLeft', { n: cardsLeft }) : '',
  );
}

/** The number of moves, if several were undone or redone at once. */
function manyText(phrases: Phrases, { position: { moves }, before }: Change): string {
  if (Math.abs(moves - before.moves) < 2) return '';
  return phrases.say('sayFigure', { name: phrases.say('moves'), value: phrases.number(moves) });
}

/** An undone move: the card that came back, and cards that are face down again. */
function undoText(phrases: Phrases, { move, position: now, before }: Change, drawn: number): string {
  if (move.kind === 'redeal') return phrases.say('undoneRedeal');
  if (move.kind === 'draw') {
    const cards = (pileOf(now, 'stock')?.cards ?? []).slice(-drawn).reverse();
    return phrases.say('undoneDraw', { cards });
  }
  const card = pileOf(now, move.from)?.cards.at(-move.count);
  const undone = card ? phrases.say('undone', { card, pile: move.from }) : '';
  if (phrases.verbosity === 'brief') return undone;
  const filled = fillingOf({ move, position: before, before: now });
  const back = filled ? phrases.say('moved', { card: filled.card, pile: filled.from }) : '';
  const hidden = now.piles.flatMap((pile) => {
    const was = pileOf(before, pile.id);
    return was && pile.kind !== 'stock' ? pile.cards.slice(was.faceDown, pile.faceDown) : [];
  });
  return phrases.sentences(undone, back, ...hidden.map((card) => phrases.say('nowFaceDown', { card })));
}

/** The message for a storage error. */
export function faultText({ texts }: Phrases, code: string): string {
  const faults: Readonly<Record<string, string>> = texts.faults;
  return faults[code] ?? texts.faults.other;
}

/** "Picked up 5 of clubs and 1 more from tableau 3. 2 places: …" */
export function pickText(
  phrases: Phrases,
  position: Position,
  from: string,
  cards: readonly Card[],
  targets: readonly string[],
): string {
  const [card] = cards;
  if (!card) return '';
  const n = cards.length - 1;
  const brief = phrases.verbosity === 'brief';
  const picked = brief
    ? phrases.say(n ? 'pickedMoreBrief' : 'pickedBrief', { card, n })
    : phrases.say(n ? 'pickedMore' : 'picked', { card, n, pile: from });
  if (!targets.length) return phrases.sentences(picked, phrases.say('noPlaces'));
  if (brief) return phrases.sentences(picked, phrases.say('placesBrief', { n: targets.length }));
  const places = targets.map((id) => phrases.place(position, id));
  return fitted(phrases, places, 'placesMore', (some) =>
    phrases.sentences(picked, phrases.say('places', { n: targets.length, places: some })),
  );
}

/** A sentence with a list of items, shortened to the maximum length but with at least one item. Full verbosity lists all. */
export function fitted(
  phrases: Phrases,
  items: readonly string[],
  more: 'placesMore' | 'movesMore',
  say: (items: string) => string,
): string {
  const all = say(phrases.items(items));
  if (phrases.verbosity === 'full' || all.length <= MOST) return all;
  for (let n = items.length - 1; n > 1; n--) {
    const some = phrases.items(items.slice(0, n));
    const text = say(phrases.part(phrases.texts[more], { places: some, moves: some }));
    if (text.length <= MOST) return text;
  }
  const [first = ''] = items;
  return say(phrases.part(phrases.texts[more], { places: first, moves: first }));
}
