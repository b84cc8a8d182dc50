// Ends the events that an element uses at its shadow root, so that shortcuts, carousels, sortable lists and smooth
// scrolling of the page do not act as well: keys, presses that drag, and the wheel and touches that scroll. All others
// reach the page. Content of the page in slots keeps its events.
import { viewOf } from '../../platform/page.js';

/** Fields in which keys are text: text inputs, and lists, in which letters select an item. */
const FIELD = 'input:not([type]), select';
/** Boxes that scroll if their content is too high. */
const SCROLLER = '.list, .won';
/** Everything that a pointer drags, and the dialog with the page behind it. */
const GRIP = 'dialog, input, select, .movable';

const MOVING = /^(Arrow.+|Page.+|Home|End)$/;
const WRITING = /^(.|Backspace|Delete|Dead|Process|Unidentified)$/u;
const EDITING = /^([ac]|[vx-z]|Backspace|Delete|Insert)$/i;
/** A character that Option writes on macOS. */
const SYMBOL = /^[^\w]$/u;

const isElement = (node: EventTarget): node is HTMLElement => 'matches' in node;

/** The elements from the target of an event to a shadow root; none if the target is content of the page in a slot. */
function pathIn(root: ShadowRoot, event: Event): readonly HTMLElement[] {
  const path = event.composedPath();
  const own = path.slice(0, path.indexOf(root)).filter(isElement);
  return own.some(({ localName }) => localName === 'slot') ? [] : own;
}

const scrolls = (box: HTMLElement): boolean =>
  box.matches('dialog') || (box.matches(SCROLLER) && box.scrollHeight > box.clientHeight);

/** Whether the browser uses a key: it writes, operates a control, scrolls, or closes the dialog. */
function isNative(target: HTMLElement, path: readonly HTMLElement[], event: KeyboardEvent): boolean {
  const { key, altKey } = event;
  const inField = target.matches(FIELD);
  if (inField && event.isComposing) return true;
  // Windows reports AltGr as Ctrl and Alt
  if ((altKey || event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph'))
    return inField && (MOVING.test(key) || (altKey ? SYMBOL : EDITING).test(key));
  if (key === 'Escape') return target.matches('dialog, dialog *');
  return (
    (inField && WRITING.test(key)) ||
    ((key === 'Enter' || key === ' ') && target.matches('button, summary, input, select')) ||
    (MOVING.test(key) && target.matches('input, select')) ||
    ((MOVING.test(key) || key === ' ') && path.some(scrolls))
  );
}

/** Writes a character into a text field although a shortcut of the page has prevented that. */
function write(field: HTMLElement | undefined, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
  if (!(field instanceof HTMLInputElement) || !field.matches(FIELD) || field.readOnly) return;
  if (ctrlKey || metaKey || altKey || !/^.$/u.test(key)) return;
  field.setRangeText(key, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new CustomEvent('input', { bubbles: true }));
}

/** Ends a key press, and its release, unless that happens inside `root`. */
export function endKey(event: KeyboardEvent, view: Window, root?: ShadowRoot): void {
  event.stopPropagation();
  const release = (up: KeyboardEvent): void => {
    if (up.code === event.code && !(root && up.composedPath().includes(root))) up.stopPropagation();
  };
  view.addEventListener('keyup', release, { capture: true, once: true });
}

/** Ends the used events of an element. */
export function endUsedEvents(root: ShadowRoot): void {
  const on = (type: string, act: (event: Event) => void, capture = false): void =>
    root.addEventListener(type, act, { capture, passive: true });
  const onKey = (type: string, act: (event: KeyboardEvent) => void): void =>
    on(type, act as (event: Event) => void);
  /** The pressed keys that are used, by `code`. */
  const pressed = new Set<string>();
  /** Whether the page has handled the key before. */
  let isPrevented = false;
  const note = (event: Event): void => {
    isPrevented = event.defaultPrevented;
  };
  on('keydown', note, true);
  on('keypress', note, true);
  onKey('keydown', (event) => {
    const path = pathIn(root, event);
    const [target] = path;
    pressed.delete(event.code);
    if (!target) return;
    if (isPrevented) write(target, event);
    if (!isNative(target, path, event) && (isPrevented || !event.defaultPrevented)) return;
    pressed.add(event.code);
    endKey(event, viewOf(target), root);
  });
  onKey('keypress', (event) => {
    if (!pressed.has(event.code)) return;
    event.stopPropagation();
    if (isPrevented) write(pathIn(root, event)[0], event);
  });
  onKey('keyup', (event) => {
    if (pressed.delete(event.code)) event.stopPropagation();
  });
  const end = (types: readonly string[], isUsed: (node: HTMLElement) => boolean): void => {
    for (const type of types)
      on(type, (event) => {
        if (pathIn(root, event).some(isUsed)) event.stopPropagation();
      });
  };
  const isGrip = (node: HTMLElement): boolean => node.matches(GRIP);
  end(['pointerdown', 'mousedown', 'dragstart'], isGrip);
  end(['touchstart', 'touchmove', 'touchend', 'touchcancel'], (node) => isGrip(node) || scrolls(node));
  end(['wheel'], scrolls);
}
