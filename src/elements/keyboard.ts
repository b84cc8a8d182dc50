// Keyboard control of the table: each key moves the focus or makes one announcement, and its target is scrolled into view.
import type { Session } from '../session/session.js';
import { isOpen, isStockKnown } from '../session/autoplay.js';
import { answer, canDropText, isQuestion, whereText, type Asked, type Question } from './answers.js';
import type { Hand } from './hand.js';
import type { KeyAction, Pressed } from './keymap.js';
import { pressKey, type KeyActions } from './keys.js';
import type { Phrases } from './phrases.js';
import type { Roving } from './roving.js';
import type { Seat } from './seat.js';

/** The part of the table that the keyboard uses. */
export interface KeyedTable {
  readonly roving: Roving;
  readonly seat: Seat;
  readonly hand: Hand;
  /** Call on every key press. */
  touched(): void;
  putBack(): void;
  deal(): void;
  toFoundation(): void;
}

export class Keyboard implements KeyActions {
  readonly seat: Seat;
  readonly #grid: HTMLElement;
  readonly #table: KeyedTable;

  constructor(grid: HTMLElement, table: KeyedTable) {
    this.seat = table.seat;
    this.#grid = grid;
    this.#table = table;
    grid.addEventListener('keydown', (event) => {
      // the page has handled the key
      if (event.defaultPrevented) return;
      const taken = this.seat.turn(() => {
        table.touched();
        return pressKey(event, this);
      });
      if (!taken) return;
      event.preventDefault();
      event.stopPropagation();
      this.#reveal();
    });
    grid.addEventListener('keyup', ({ key }) => {
      // Tab moved the focus here, or the activated card moved
      if (key === 'Tab' || key === 'Enter' || key === ' ') this.#reveal();
    });
  }

  get carrying(): boolean {
    return this.#table.hand.held !== undefined;
  }

  /** Moves the focus and announces what the focus change does not convey: a legal target, or that nothing moved. */
  walk(to: (roving: Roving) => void): void {
    const { roving, hand } = this.#table;
    const before = roving.item;
    to(roving);
    const { item } = roving;
    if (!item) return;
    const { held } = hand;
    const moved = item.button !== before?.button;
    // announced once per pile
    const arrived = moved ? item.pile !== before?.pile : true;
    if (arrived && held?.targets.includes(item.pile))
      this.seat.announce(canDropText(this.seat.phrases(), this.seat.session().position, item.pile));
    else if (!moved) this.seat.announce(whereText(this.#asked));
  }

  putBack(): void {
    this.#table.putBack();
  }

  isAvailable(pile: string, index: number): boolean {
    return this.seat.session().game.unitAt(pile, index) > 0;
  }

  /** Moves to the next legal target of the selection, or back to its source. */
  nextTarget(step: number): void {
    const { hand, roving } = this.#table;
    const { held } = hand;
    if (!held) return;
    const ring = [held.from, ...held.targets];
    const at = Math.max(0, ring.indexOf(roving.item?.pile ?? ''));
    const next = ring[(at + step + ring.length) % ring.length] ?? held.from;
    this.walk(() => {
      roving.go(next, next === held.from ? held.index : undefined);
    });
  }

  /** Runs the command of a shortcut. */
  act({ action, nth }: Pressed): void {
    const { seat } = this;
    const phrases = seat.phrases();
    const unless = (done: boolean, why: string): void => {
      if (!done) seat.announce(why);
    };
    if (isQuestion(action)) {
      seat.announce(answer(action, this.#asked));
      return;
    }
    const acts: Readonly<Record<Exclude<KeyAction, Question>, () => void>> = {
      columns: () => this.#goTo(`tableau-${nth + 1}`),
      foundations: () => this.#goTo(collectedAt(seat.session(), nth)),
      undo: () => unless(seat.undo(), phrases.say('nothingToUndo')),
      redo: () => unless(seat.redo(), phrases.say('nothingToRedo')),
      deal: () => this.#table.deal(),
      home: () => this.#table.toFoundation(),
      finish: () => unless(seat.finish(), whyUnfinished(seat.session(), phrases)),
      hint: () => seat.hint(),
      help: () => seat.help(),
    };
    // commands about other cards cancel the selection first
    if (this.carrying && LETS_GO.has(action)) this.putBack();
    acts[action]();
  }

  #goTo(pile: string): void {
    this.walk((roving) => {
      roving.go(pile);
    });
  }

  /** The context for spoken queries. */
  get #asked(): Asked {
    const { seat } = this;
    const { roving, hand } = this.#table;
    return {
      session: seat.session(),
      phrases: seat.phrases(),
      item: roving.item,
      held: hand.held,
      last: seat.lastSaid(),
      verdict: seat.verdict(),
      lacks: (part) => seat.lacks(part),
    };
  }

  /** Scrolls the focused item into view, for example a card that was just moved by keys. */
  #reveal(): void {
    const { activeElement } = this.#grid.getRootNode() as ShadowRoot;
    if (this.#grid.contains(activeElement))
      this.#table.roving.item?.button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** Commands that cancel the selection. */
const LETS_GO: ReadonlySet<KeyAction> = new Set(['undo', 'redo', 'deal', 'finish', 'hint']);

/** The id of the nth foundation; in games without foundations, of the discard pile. */
const collectedAt = ({ position }: Session, nth: number): string =>
  position.piles.some(({ kind }) => kind === 'foundation') ? `foundation-${nth + 1}` : 'discard';

/** Why auto-finish is not available. */
function whyUnfinished({ position, game }: Session, phrases: Phrases): string {
  if (position.status === 'won') return phrases.say('wonTitle');
  if (position.status === 'lost') return phrases.say('lost');
  return phrases.say(isOpen(game) && isStockKnown(game) ? 'refusedBrief' : 'notYet');
}
