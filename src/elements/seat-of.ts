// The table's seat in a game: its keys and clicks lead to the sitting.
import { keysWithout } from './keymap.js';
import type { Looks } from './looks.js';
import { refusalText } from './refusal-text.js';
import type { Seat } from './seat.js';
import type { Sitting } from './sitting.js';

/** What the table asks the element for. */
export interface SeatHost extends Pick<Seat, 'help' | 'sound' | 'shortcuts' | 'keys' | 'lacks'> {
  looks(): Looks;
  /** Shows whether cards are carried. */
  showStates(): void;
}

export const seatOf = (sitting: Sitting, host: SeatHost): Seat => ({
  session: () => sitting.session,
  phrases: () => sitting.phrases,
  shortcuts: () => host.shortcuts(),
  keys: () => keysWithout(host.keys(), (part) => host.lacks(part)),
  request: (move) => sitting.request(move),
  refuse: (refusal) => {
    sitting.voice.tell(refusalText(sitting.phrases, refusal));
  },
  announce: (text) => {
    sitting.voice.say(text);
  },
  turn: (act) => sitting.voice.turn(act),
  lastSaid: () => sitting.voice.last,
  verdict: () => sitting.verdict,
  lacks: (part) => host.lacks(part) || (part === 'time' && host.looks().clock === 'off'),
  undo: () => sitting.undo(),
  redo: () => sitting.redo(),
  hint: () => {
    sitting.hint();
  },
  finish: () => sitting.finish(),
  help: () => {
    host.help();
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
