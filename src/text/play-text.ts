// Formats the effects of a move.
import type { Card, GameEvent, Pile, Position, Variant } from '../engine/index.js';
import { groupOf, numberOf, pairPile } from '../engine/pile-names.js';
import type { Change } from './change.js';
import { MAX_LENGTH } from './fitted-text.js';
import { pileOf, type MessageFormatter } from './message-formatter.js';

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
      return formatter.message('filled', { card: event.card, from: [groupOf(event.from)], pile: event.to });
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
  const long = formatter.verbosity === 'normal' && text.length > MAX_LENGTH;
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

/** Face-up cards that no other pile covers any more, as in a pyramid. */
const freedPiles = ({ position, before, description }: Change): readonly Pile[] => {
  const isCovered = ({ id }: Pile, { piles }: Position): boolean => {
    const above = description.piles[groupOf(id)]?.coveredBy?.[numberOf(id) - 1] ?? [];
    return piles.some((pile) => above.includes(pile.id) && pile.cards.length);
  };
  return before.piles.filter(
    (pile) => pile.cards.length > pile.faceDown && isCovered(pile, before) && !isCovered(pile, position),
  );
};

/** The cards that a play or a pair uncovered; of columns, only with full verbosity. */
function uncoveredText(formatter: MessageFormatter, change: Change, events: readonly GameEvent[]): string {
  const { move, position, focusedPile } = change;
  if (formatter.verbosity !== 'brief') {
    const freed = freedPiles(change).filter(({ id }) => id !== focusedPile);
    const texts = freed.map(({ id, cards }) =>
      formatter.message('uncovered', { card: cards.at(-1), pile: id }),
    );
    if (texts.length) return formatter.sentences(...texts);
  }
  if (move.kind === 'play' && move.from === focusedPile) return '';
  if (formatter.verbosity !== 'full' || move.kind !== 'play' || events.length > 1) return '';
  const card = pileOf(position, move.from)?.cards.at(-1);
  return formatter.message(card ? 'uncovered' : 'emptied', { card, pile: move.from });
}
