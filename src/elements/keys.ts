// The keys of the table: they act only while the table has the focus, and leave all others to the page.
import type { Roving } from './roving.js';

/** What a key can ask for. */
export interface KeyActions {
  readonly roving: Roving;
  readonly carrying: boolean;
  readonly seat: {
    /** Whether letters and digits act (WCAG 2.1.4). */
    shortcuts(): boolean;
    undo(): unknown;
    redo(): unknown;
    hint(): void;
    finish(): void;
    help(): void;
  };
  putBack(): void;
  nextTarget(step: number): void;
  deal(): void;
  toFoundation(): void;
}

/** Columns 1 to 12 by the place of the key, whatever the keyboard's layout. */
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit) => `Digit${digit}`).concat('Minus', 'Equal');

/** Carries out a key; whether it meant anything here. */
export function pressKey(event: KeyboardEvent, actions: KeyActions): boolean {
  const { roving, carrying } = actions;
  const command = event.ctrlKey || event.metaKey;
  if (event.altKey || event.isComposing) return false;
  switch (event.key) {
    case 'ArrowLeft':
      if (!command) roving.toPile(-1);
      return !command;
    case 'ArrowRight':
      if (!command) roving.toPile(1);
      return !command;
    case 'ArrowUp':
      if (!command) roving.within(-1);
      return !command;
    case 'ArrowDown':
      if (!command) roving.within(1);
      return !command;
    case 'Home':
    case 'End':
      if (command) roving.toEdge(event.key === 'End');
      else roving.toEnd(event.key === 'End');
      return true;
    case 'PageUp':
    case 'PageDown':
      if (!command) roving.toArea(event.key === 'PageDown' ? 1 : -1);
      return !command;
    case 'Escape':
      if (carrying) actions.putBack();
      return carrying;
    case 'Tab':
      if (!carrying || command) return false;
      actions.nextTarget(event.shiftKey ? -1 : 1);
      return true;
  }
  if (command) return pressCommand(event, actions);
  return actions.seat.shortcuts() && pressLetter(event, actions);
}

/** The letter of a key: by what it writes or, where that is no Latin letter, by its place. */
const letterOf = (event: KeyboardEvent): string =>
  /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.replace('Key', '').toLowerCase();

function pressCommand(event: KeyboardEvent, actions: KeyActions): boolean {
  const letter = letterOf(event);
  if (letter === 'y' || (letter === 'z' && event.shiftKey)) actions.seat.redo();
  else if (letter === 'z') actions.seat.undo();
  else return false;
  return true;
}

function pressLetter(event: KeyboardEvent, actions: KeyActions): boolean {
  // before the digits: some keyboards have it beside the 0
  if (event.key === '?') {
    actions.seat.help();
    return true;
  }
  const digit = DIGITS.indexOf(event.code) + 1;
  if (digit) {
    actions.roving.go(`${event.shiftKey ? 'foundation' : 'tableau'}-${digit}`);
    return true;
  }
  if (event.shiftKey) return false;
  const letter = letterOf(event);
  if (letter === 'n') actions.deal();
  else if (letter === 'f') actions.toFoundation();
  else if (letter === 'h') actions.seat.hint();
  else if (letter === 'a') actions.seat.finish();
  else return false;
  return true;
}
