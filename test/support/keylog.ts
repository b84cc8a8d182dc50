// The effect of each key: the position and the focus before and after it, and all announcements. Announcements until
// the next keydown belong to the key before it.
import { type Move, type Position } from '../../src/engine.js';
import { type SolitaireGame } from '../../src/elements/index.js';
import { pressedKey } from '../../src/elements/input/key-press.js';
import { deepActive } from './focus.js';

interface Focus {
  readonly element: Element | null;
  readonly pile: string | undefined;
  /** The card's place in its pile, from 0; −1: the spot of an empty pile. */
  readonly index: number;
  readonly label: string;
  /** The focus moved to the page's body. */
  readonly lost: boolean;
}

export interface KeyEntry {
  /** The key in the notation of `pressKeys`: `Control+z`. */
  readonly key: string;
  readonly before: Position;
  readonly after: Position;
  readonly from: Focus;
  readonly to: Focus;
  readonly announcements: readonly string[];
  readonly moves: readonly Move[];
  readonly undone: number;
  readonly carried: boolean;
  readonly carries: boolean;
}

function focusNow(): Focus {
  const element = deepActive();
  const root = element?.getRootNode();
  const card = element?.closest('.card');
  const pile = root instanceof ShadowRoot ? (root.host.getAttribute('pile') ?? undefined) : undefined;
  const cards = card ? [...(root as ShadowRoot).querySelectorAll('.card')] : [];
  return {
    element,
    pile,
    index: card ? cards.indexOf(card) : -1,
    label: element?.getAttribute('aria-label') ?? element?.textContent.trim() ?? '',
    lost: !element || element === document.body || element === document.documentElement,
  };
}

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

function nameOf({ key, code, shiftKey, ctrlKey }: KeyboardEvent): string {
  const name = pressedKey({ key, code });
  const shift = shiftKey && (name === 'Tab' || code.startsWith('Digit')) ? 'Shift+' : '';
  return `${ctrlKey ? 'Control+' : ''}${shift}${/^(Digit|Minus|Equal)/.test(code) && key !== '?' ? code : name}`;
}

export interface KeyLog {
  /** The entries of all keys until now. */
  entries(): readonly KeyEntry[];
  stop(): void;
}

/** Records all keys except modifiers, until `stop()`. */
export function logKeys(game: SolitaireGame): KeyLog {
  const done: KeyEntry[] = [];
  let open: { key: string; before: Position; from: Focus; carried: boolean; lostAtUp: boolean } | undefined;
  const announcements: string[] = [];
  const moves: Move[] = [];
  let undone = 0;
  const stop = new AbortController();
  const carrying = (): boolean => game.matches(':state(carrying)');
  const close = (): void => {
    if (!open) return;
    const to = focusNow();
    const { key, before, from, carried, lostAtUp } = open;
    open = undefined;
    done.push({
      key,
      before,
      after: game.position,
      from,
      to: lostAtUp ? { ...to, lost: true } : to,
      announcements: announcements.splice(0),
      moves: moves.splice(0),
      undone,
      carried,
      carries: carrying(),
    });
    undone = 0;
  };
  const on = <K extends keyof GlobalEventHandlersEventMap>(
    type: K,
    listener: (event: GlobalEventHandlersEventMap[K]) => void,
  ): void =>
    // the type parameter must match the document's event map
    (addEventListener as (type: string, listener: (event: never) => void, options: object) => void)(
      type,
      listener,
      {
        signal: stop.signal,
        capture: true,
      },
    );
  on('solitaire-announce', ({ detail }) => void announcements.push(detail.text));
  on('solitaire-move', ({ detail }) => void moves.push(detail.move));
  on('solitaire-undo', () => void (undone += 1));
  on('keydown', (event) => {
    if (MODIFIERS.includes(event.key)) return;
    close();
    announcements.length = 0;
    open = {
      key: nameOf(event),
      before: game.position,
      from: focusNow(),
      carried: carrying(),
      lostAtUp: false,
    };
  });
  on('keyup', ({ key }) => {
    if (open && !MODIFIERS.includes(key)) open.lostAtUp = focusNow().lost;
  });
  return {
    entries: () => {
      close();
      return done;
    },
    stop: () => stop.abort(),
  };
}
