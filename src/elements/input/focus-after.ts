// The focus and the sound after a change of the table.
import type { Position } from '../../engine/index.js';
import type { SoundName } from '../../platform/sound.js';
import type { SessionEvent } from '../../session/session.js';
import { isCollectingPile } from './selection.js';
import { pileOf } from '../../text/message-formatter.js';
import type { RovingFocus } from './roving-focus.js';

/** The session events that change the cards on the table. */
export type TableChange = Extract<SessionEvent, { kind: 'deal' | 'move' | 'undo' }>;

const takenBack = (event: TableChange): boolean => event.kind === 'undo' && !event.redo;

const sizeOf = (position: Position, id: string): number => pileOf(position, id)?.cards.length ?? 0;

/** The pile of the cards that a move put down: a complete run has left the pile that it was completed on. */
function lastPlace(to: string, position: Position, before: Position): string {
  if (sizeOf(position, to)) return to;
  return position.piles.find(({ id, cards }) => cards.length > sizeOf(before, id))?.id ?? to;
}

/** Moves the focus after a change. `onBacks`: it was on the face-down cards of the stock before. */
export function focusAfter(event: TableChange, rovingFocus: RovingFocus, onBacks: boolean): void {
  const { position } = event;
  const size = (id: string): number => sizeOf(position, id);
  if (event.kind === 'deal') {
    rovingFocus.toStart();
    return;
  }
  const { move } = event;
  // after a win, the last card that was played: the piles that it left are empty
  if (position.status === 'won' && move?.kind === 'play')
    rovingFocus.moveTo(lastPlace(move.to, position, event.before));
  else if (!move || (event.kind === 'move' && event.automatic)) rovingFocus.restore();
  else if (move.kind === 'pair') rovingFocus.moveTo(move.from);
  else if (move.kind !== 'play') {
    const stock = pileOf(position, 'stock');
    if (event.kind === 'undo') rovingFocus.moveTo('stock');
    else if (onBacks && stock?.faceDown) rovingFocus.moveTo('stock', stock.faceDown - 1);
    else rovingFocus.restore();
  } else if (takenBack(event)) rovingFocus.moveTo(move.from, size(move.from) - move.count);
  else if (isCollectingPile(position, move.to)) rovingFocus.moveTo(move.from);
  else rovingFocus.moveTo(move.to, size(move.to) - move.count);
}

export function soundOf(event: TableChange): SoundName {
  if (event.kind === 'deal') return 'deal';
  const { move } = event;
  if (move?.kind === 'draw' || move?.kind === 'redeal') return 'turn';
  const isCollected = move && (move.kind === 'pair' || isCollectingPile(event.position, move.to));
  return isCollected && !takenBack(event) ? 'home' : 'drop';
}
