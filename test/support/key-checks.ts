// The checks after every key of a game played by keyboard.
import { type Position } from '../../src/engine.js';
import { type KeyEntry } from './keylog.js';
import {
  cardName,
  labelAt,
  moveText,
  pickText,
  stayText,
  targetsOf,
  targetText,
  undoText,
} from './narrator.js';

/** Keys that move the focus on the table. */
const LEADS = /^(Control\+)?(Home|End|Arrow\w+)$|^(Shift\+)?(Digit\d|Minus|Equal|Tab)$/;

const samePlace = ({ from, to }: KeyEntry): boolean => from.element === to.element && from.label === to.label;

/** The pile that the carried cards were taken from, and their number. */
interface Held {
  readonly from: string;
  readonly count: number;
}

const heldFrom = ({ after, from }: KeyEntry, id: string): Held => {
  const cards = after.piles.find((pile) => pile.id === id)?.cards ?? [];
  return { from: id, count: Math.max(1, cards.length - Math.max(0, from.index)) };
};

/** The name of the focused card; `undefined` on face-down cards and empty spots. */
function labelOf({ to, after }: KeyEntry): string | undefined {
  const pile = after.piles.find(({ id }) => id === to.pile);
  if (!pile || to.index < pile.faceDown) return undefined;
  return labelAt(after, pile.id, to.index);
}

/** The announcement that must follow a key; empty if there must be none, because the focused element is read. */
function expected(entry: KeyEntry, held: Held | undefined): string {
  const { before, after, key, carried, carries, from, to } = entry;
  const { pile } = to;
  if (after.moves > before.moves) return moveText(before, after);
  if (after.moves < before.moves) return undoText(before, after);
  if (pile === undefined) return '';
  if (carries && !carried) {
    const taken = heldFrom(entry, pile);
    return pickText(after, taken.from, taken.count);
  }
  if (carried && !carries && held) {
    const [card = ''] = cardsOf(after, held.from).slice(-held.count);
    const name = cardName(card);
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} put back.`;
  }
  if (!LEADS.test(key)) return '';
  const stayed = from.element === to.element;
  if (held && (stayed || from.pile !== pile) && targetsOf(after, held.from, held.count).includes(pile))
    return targetText(after, pile);
  return stayed ? stayText(labelOf(entry) ?? to.label, pile) : '';
}

const cardsOf = ({ piles }: Position, id: string): readonly string[] =>
  piles.find((pile) => pile.id === id)?.cards ?? [];

/** All errors after a key, as text; empty if there are none. */
export function keyErrors(entries: readonly KeyEntry[]): string[] {
  let held: Held | undefined;
  return entries.flatMap((entry, at) => {
    const { key, to, announcements, before, after, carried, carries } = entry;
    const found: string[] = [];
    const changed = before !== after && before.moves !== after.moves;
    if (to.lost) found.push('the focus moved to the document body');
    if (announcements.length > 1) found.push(`more than one announcement: ${announcements.join(' | ')}`);
    if (changed && announcements.length !== 1)
      found.push('the table changed without exactly one announcement');
    if (!announcements.length && samePlace(entry)) found.push('no announcement and no focus change');
    const text = expected(entry, held);
    if (announcements.join(' ') !== text)
      found.push(`announced “${announcements.join(' ')}” instead of “${text}”`);
    const label = labelOf(entry);
    if (label !== undefined && to.label !== label)
      found.push(`the focused element is named “${to.label}”, not “${label}”`);
    if (!to.lost && !to.label) found.push('the focused element has no name');
    if (carries && !carried && to.pile !== undefined) held = heldFrom(entry, to.pile);
    if (!carries) held = undefined;
    return found.map((fault) => `key ${at + 1}, ${key}, at ${to.pile ?? 'no pile'}: ${fault}`);
  });
}
