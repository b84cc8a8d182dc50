// The focus and the sound after a change of the table.
import type { SoundName } from '../platform/sound.js';
import type { SessionEvent } from '../session/session.js';
import { isHome } from './hand.js';
import { pileOf } from './phrases.js';
import type { Roving } from './roving.js';

/** The session events that change the cards on the table. */
export type Shown = Extract<SessionEvent, { kind: 'deal' | 'move' | 'undo' }>;

const takenBack = (event: Shown): boolean => event.kind === 'undo' && !event.redo;

/** Moves the focus after a change. `onBacks`: it was on the face-down cards of the stock before. */
export function focusAfter(event: Shown, roving: Roving, onBacks: boolean): void {
  const { position } = event;
  const size = (id: string): number => pileOf(position, id)?.cards.length ?? 0;
  if (event.kind === 'deal') {
    roving.go('stock');
    return;
  }
  const { move } = event;
  if (!move || (event.kind === 'move' && event.automatic)) roving.stay();
  else if (move.kind !== 'play') {
    const stock = pileOf(position, 'stock');
    if (event.kind === 'undo') roving.go('stock');
    else if (onBacks && stock?.faceDown) roving.go('stock', stock.faceDown - 1);
    else roving.stay();
  } else if (takenBack(event)) roving.go(move.from, size(move.from) - move.count);
  else if (isHome(move.to)) roving.go(move.from);
  else roving.go(move.to, size(move.to) - move.count);
}

export function soundOf(event: Shown): SoundName {
  if (event.kind === 'deal') return 'deal';
  const { move } = event;
  if (move && move.kind !== 'play') return 'turn';
  return move && isHome(move.to) && !takenBack(event) ? 'home' : 'drop';
}
