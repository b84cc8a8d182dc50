// The table's seat in a game: its keys and clicks lead to the sitting.
import type { Seat } from './seat.js';
import type { Sitting } from './sitting.js';

/** What the table asks the element for. */
export interface SeatHost extends Pick<Seat, 'help' | 'sound' | 'shortcuts' | 'keys'> {
  /** Whether the page leaves out a part. */
  lacks(part: string): boolean;
  /** Shows whether cards are carried. */
  showStates(): void;
}

export const seatOf = (sitting: Sitting, host: SeatHost): Seat => ({
  session: () => sitting.session,
  phrases: () => sitting.phrases,
  shortcuts: () => host.shortcuts(),
  keys: () => host.keys(),
  request: (move) => sitting.request(move),
  refuse: (refusal) => {
    sitting.refuse(refusal);
  },
  announce: (text) => {
    sitting.voice.say(text);
  },
  undo: () => !host.lacks('undo') && sitting.undo(),
  redo: () => !host.lacks('undo') && sitting.redo(),
  hint: () => {
    if (!host.lacks('hints')) sitting.hint();
  },
  finish: () => {
    if (!host.lacks('finish')) sitting.finish();
  },
  help: () => {
    if (!host.lacks('help')) host.help();
  },
  carrying: () => {
    host.showStates();
  },
  touched: () => {
    sitting.session.touch();
    sitting.stop();
  },
  sound: (name) => {
    host.sound(name);
  },
});
