// A pile on the table: its element, its cards, and the base that represents it while it is empty.
import type { Variant } from '../../engine/index.js';
import { groupOf } from '../../engine/pile-names.js';
import { create } from '../../platform/page.js';
import { createButton, setNumbers, type CardNode } from '../cards/card-node.js';
import type { CardPile } from '../cards/card-pile.js';
import { sideSteps, type Fan } from '../cards/pile-layout.js';
import { dropTargetOn, type DropTarget } from '../input/drop-targets.js';
import type { ToLocal } from '../shared/screen-to-local.js';

/** The nodes of a pile on the table. */
export interface PileSlot {
  readonly element: CardPile;
  readonly fan: Fan;
  /** Whether the pile is not shown while it is empty. */
  readonly vanishes: boolean;
  readonly base: HTMLButtonElement;
  /** The tooltip of the empty base: which cards it accepts. */
  readonly tip: HTMLElement;
  baseShows: string;
  /** The index of the item that the base represents. */
  baseIndex: number;
  nodes: CardNode[];
}

/** Where cards can be dropped on a pile. Reads its layout. */
export const dropTargetOf = (id: string, { element, fan, nodes }: PileSlot, toLocal: ToLocal): DropTarget =>
  dropTargetOn(id, element, fan, nodes.at(-1)?.element, toLocal);

/** Prepares the element of a pile, with a base and without cards. */
export function createSlot(element: CardPile, id: string, variant: Variant): PileSlot {
  const group = groupOf(id);
  const { fan = 'none', offsets } = variant.layout.places[group] ?? {};
  element.pile = id;
  element.setAttribute('pile', id);
  element.fan = fan;
  element.setAttribute('fan', fan);
  setNumbers(element, { '--rs': sideSteps(variant, variant.layout, group) });
  element.classList.toggle('bare', offsets !== undefined);
  element.setAttribute('role', 'group');
  element.setAttribute('exportparts', 'card, place, count');
  const doc = element.ownerDocument;
  const base = createButton(doc);
  const tip = create(doc, 'span');
  tip.className = 'tip';
  tip.ariaHidden = 'true';
  base.append(tip);
  const vanishes = offsets !== undefined;
  return { element, fan, vanishes, base, tip, baseShows: '', baseIndex: -1, nodes: [] };
}
