// What is said of a happening: one string for each, made of whole sentences.
import type { Card, GameEvent, Move, Need, Position, Refusal } from '../engine/index.js';
import type { Session, SessionEvent } from '../session/session.js';
import { pileOf, type Phrases } from './phrases.js';

/** A move, made or undone, between two positions. */
interface Change {
  readonly move: Move;
  readonly position: Position;
  readonly before: Position;
}

export function cardsTo(
  phrases: Phrases,
  cards: readonly Card[],
  to: string,
  onto: Card | undefined,
): string {
  const [first] = cards;
  if (!first) return '';
  const values = { card: phrases.card(first), n: cards.length - 1, pile: phrases.pile(to) };
  const more = cards.length > 1;
  if (onto) return phrases.say(more ? 'movedMoreOn' : 'movedOn', { ...values, onto: phrases.card(onto) });
  return phrases.say(more ? 'movedMore' : 'moved', values);
}

function happeningText(phrases: Phrases, event: GameEvent, { position, before }: Change): string {
  const stock = pileOf(position, 'stock');
  switch (event.kind) {
    case 'played':
      return cardsTo(phrases, event.cards, event.to, pileOf(before, event.to)?.cards.at(-1));
    case 'filled':
      return phrases.say('filled', { card: phrases.card(event.card), pile: phrases.pile(event.to) });
    case 'turned':
      return event.pile === 'stock'
        ? phrases.say('turnedStock', { card: phrases.card(event.card) })
        : phrases.say('turned', { card: phrases.card(event.card), pile: phrases.pile(event.pile) });
    case 'redealt':
      return stock?.cards.length
        ? phrases.say('recycled', { n: stock.cards.length })
        : phrases.say('redealt');
    case 'drawn': {
      const left = stock?.cards.length ?? 0;
      const aside = (pileOf(before, 'stock')?.faceDown ?? 0) < (pileOf(before, 'stock')?.cards.length ?? 0);
      const cards = phrases.cards(event.cards);
      return [
        phrases.say(aside ? 'laidAside' : 'drawn', { cards }),
        left ? phrases.say('stockLeft', { n: left }) : phrases.say('stockGone'),
      ].join(' ');
    }
  }
}

/** What happened in the session, as it is said; empty where nothing is. */
export function eventText(phrases: Phrases, event: SessionEvent, session: Session): string {
  switch (event.kind) {
    case 'deal': {
      const game = phrases.game(event.position.variant);
      if (event.restored) return phrases.say('restored', { game, n: event.position.moves });
      return event.deal === null
        ? phrases.say('dealt', { game })
        : phrases.say('dealtNumber', { game, deal: String(event.deal) });
    }
    case 'move':
      return moveText(phrases, event, event.events, !session.game.explain({ kind: 'redeal' }));
    case 'undo': {
      const { move, steps } = event;
      const { draw, aim } = session.game.description;
      if (steps) return phrases.say(aim ? 'returnedToAim' : 'returnedTo', { n: steps });
      if (!move) return phrases.say('returned');
      const drawn = draw?.count ?? 1;
      return (event.redo ? redoText : undoText)(phrases, { ...event, move }, drawn);
    }
    case 'bookmark':
      return phrases.say('bookmarkSet');
    case 'score':
    case 'pause':
    case 'end':
      return '';
  }
}

/** What a move brought about; at the end of a game, how it ended. */
function moveText(
  phrases: Phrases,
  change: Change,
  events: readonly GameEvent[],
  canRedeal: boolean,
): string {
  const sentences = events.map((event) => happeningText(phrases, event, change));
  if (change.move.kind === 'draw' && canRedeal) sentences.push(phrases.say('pressToRedeal'));
  return [...sentences, endText(phrases, change.position)].filter(Boolean).join(' ');
}

/** A move that is made again is told like the move it was; `before` knows its cards, later others came home. */
function redoText(phrases: Phrases, change: Change, drawn: number): string {
  const { move, position, before } = change;
  const from = pileOf(before, move.kind === 'play' ? move.from : 'stock')?.cards ?? [];
  const event: GameEvent =
    move.kind === 'play'
      ? { ...move, kind: 'played', cards: from.slice(-move.count) }
      : move.kind === 'redeal'
        ? { kind: 'redealt', redeal: position.redeals }
        : { kind: 'drawn', from: 'stock', to: '', cards: from.slice(-drawn).reverse() };
  return moveText(phrases, change, [event], false);
}

/** "You won in 112 moves."; empty while the game goes on. */
function endText(phrases: Phrases, position: Position): string {
  if (position.status === 'won') return phrases.say('won', { n: position.moves });
  return position.status === 'lost' ? phrases.say('lost') : '';
}

/** What is undone: the card that came back, and what lies face down again. */
function undoText(phrases: Phrases, { move, position: now, before }: Change, drawn: number): string {
  if (move.kind === 'redeal') return phrases.say('undoneRedeal');
  if (move.kind === 'draw') {
    const back = (pileOf(now, 'stock')?.cards ?? []).slice(-drawn).reverse();
    return phrases.say('undoneDraw', { cards: phrases.cards(back) });
  }
  const card = pileOf(now, move.from)?.cards.at(-move.count);
  const sentences = card
    ? [phrases.say('undone', { card: phrases.card(card), pile: phrases.pile(move.from) })]
    : [];
  for (const pile of now.piles) {
    const was = pileOf(before, pile.id);
    if (!was || pile.kind !== 'tableau') continue;
    for (const card of pile.cards.slice(was.faceDown, pile.faceDown))
      sentences.push(phrases.say('nowFaceDown', { card: phrases.card(card) }));
  }
  return sentences.join(' ');
}

/** What a card needs to lie on: the rest of a sentence; and, where the colour is wrong, which one it has. */
function needText(phrases: Phrases, card: Card, onto: Card, needs: Need): string {
  const { texts } = phrases;
  const { colour, suit } = needs;
  const [rank] = needs.ranks;
  const values = { card: phrases.card(card), onto: phrases.card(onto), ranks: phrases.ranks(needs.ranks) };
  if (!rank) return phrases.fill(texts.needsEmpty, values);
  if (suit) return phrases.fill(texts.needsCard, { ...values, onto: phrases.card(`${rank}${suit}`) });
  if (!colour) return phrases.fill(texts.needsRank, values);
  const needed = phrases.fill(colour === 'red' ? texts.needsRed : texts.needsBlack, values);
  const red = onto[1] === 'H' || onto[1] === 'D';
  return red === (colour === 'red') ? needed : `${needed} ${phrases.say(red ? 'isRed' : 'isBlack', values)}`;
}

/** Why a move is refused. */
export function refusalText(phrases: Phrases, refusal: Refusal): string {
  switch (refusal.code) {
    case 'wrong-colour':
    case 'wrong-suit':
    case 'wrong-rank':
      return phrases.say('refused', { why: needText(phrases, refusal.card, refusal.onto, refusal.needs) });
    default: {
      const values: Record<string, string | number> = {};
      if ('card' in refusal) values['card'] = phrases.card(refusal.card);
      if ('onto' in refusal) values['onto'] = phrases.card(refusal.onto);
      if ('needs' in refusal) values['ranks'] = phrases.ranks(refusal.needs.ranks);
      if ('kinds' in refusal) values['piles'] = phrases.kinds(refusal.kinds);
      if ('most' in refusal) values['n'] = refusal.most;
      return phrases.say('refused', { why: phrases.fill(phrases.texts.why[refusal.code], values) });
    }
  }
}

/** What is wrong with the place where games are kept. */
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
  const [first] = cards;
  if (!first) return '';
  const values = { card: phrases.card(first), n: cards.length - 1, pile: phrases.pile(from) };
  const places = targets.map((id) => phrases.place(position, id));
  return [
    phrases.say(cards.length > 1 ? 'pickedMore' : 'picked', values),
    places.length
      ? phrases.say('places', { n: places.length, places: places.join('; ') })
      : phrases.say('noPlaces'),
  ].join(' ');
}
