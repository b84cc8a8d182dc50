// Formats what the player picked up, and where it can be placed.
import type { Card, Position } from '../engine/index.js';
import { fitted } from './fitted-text.js';
import { pileOf, type MessageFormatter } from './message-formatter.js';

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
