// The focusable items of a table and their labels.
import type { Pile } from '../../engine/index.js';
import type { Session } from '../../session/session.js';
import type { MessageFormatter } from '../../text/message-formatter.js';
import { cardLabel, pileLabel, placeLabel, placeSign } from '../../text/pile-labels.js';
import { createEmblem } from '../cards/faces/emblems.js';
import { isFocusable } from '../cards/pile-layout.js';
import { showCount } from '../cards/pile-count.js';
import type { PileSlot } from './pile-slot.js';

/**
 * A focusable item: a card, a run of face-down cards, or (index −1) the base of an empty pile. The base also represents
 * the face-down cards of the stock, so that the focus stays on one button while cards are drawn.
 */
export interface TableItem {
  readonly pile: string;
  readonly index: number;
  readonly button: HTMLButtonElement;
  /** Whether the card can be picked up, together with the cards on it. */
  readonly isMovable: boolean;
}

/** Labels the focusable items of a pile, from the bottom. */
export function labelPile(
  slot: PileSlot,
  pile: Pile,
  session: Session,
  formatter: MessageFormatter,
): TableItem[] {
  const { fan } = slot;
  const isGone = slot.vanishes && !pile.cards.length;
  slot.element.hidden = isGone;
  if (isGone) return [];
  // the base labels an empty pile
  const label = pile.cards.length
    ? pileLabel(pile, fan, session.game.description, formatter)
    : formatter.capital(formatter.pile(pile.id));
  if (slot.element.ariaLabel !== label) {
    slot.element.ariaLabel = label;
  }
  showCount(slot.element, pile, fan, (n) => formatter.intl.number(n));
  slot.baseIndex = -1;
  if (!pile.cards.length) return [labelBase(pile, slot, session, formatter)];
  const items: TableItem[] = [];
  slot.nodes.forEach((node, index) => {
    if (!isFocusable(pile, index, fan)) return;
    const name = cardLabel(pile, index, fan, session.game, formatter);
    if (pile.kind === 'stock' && index < pile.faceDown) items.push(labelBacks(pile, slot, index, name));
    else {
      node.name(name, pile.id);
      items.push({
        pile: pile.id,
        index,
        button: node.button,
        isMovable: node.isMovable,
      });
    }
  });
  return items;
}

/** Draws and labels the base of an empty pile: which cards it accepts. */
function labelBase(pile: Pile, slot: PileSlot, session: Session, formatter: MessageFormatter): TableItem {
  const shows = placeSign(pile, session.game);
  const { base, tip } = slot;
  if (slot.baseShows !== shows) {
    slot.baseShows = shows;
    base.replaceChildren(...(shows ? [createEmblem(shows, base.ownerDocument)] : []), tip);
  }
  base.ariaLabel = tip.title = placeLabel(pile, session.game, formatter);
  slot.element.place.setAttribute('part', 'place');
  if (!base.isConnected) slot.element.place.append(base);
  return { pile: pile.id, index: -1, button: base, isMovable: false };
}

/** Labels the face-down cards of the stock, on its base. */
function labelBacks({ id }: Pile, slot: PileSlot, index: number, label: string): TableItem {
  const { base, tip, element } = slot;
  slot.baseIndex = index;
  tip.title = '';
  if (base.ariaLabel !== label) base.ariaLabel = label;
  if (!base.isConnected) element.place.append(base);
  return { pile: id, index, button: base, isMovable: false };
}
