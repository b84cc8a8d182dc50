// Keyboard control of the table: each key moves the focus or makes one announcement, and its target is scrolled into
// view.
import type { PileKind } from '../../engine/index.js';
import type { Session } from '../../session/session.js';
import { isOpen, isStockKnown } from '../../session/autoplay.js';
import {
  answerQuery,
  canDropText,
  isQuery,
  whereText,
  type QueryContext,
  type Query,
} from './spoken-queries.js';
import type { Selection } from './selection.js';
import type { GameController } from '../../controller/game-controller.js';
import type { KeyAction, KeyCommand } from '../../controller/keymap.js';
import { keyName, pressKey, type Edge, type KeyTarget } from './key-press.js';
import { lostText } from '../../text/event-text.js';
import type { MessageFormatter } from '../../text/message-formatter.js';
import type { RovingFocus } from './roving-focus.js';

/** The part of the table that the keyboard uses. */
export interface KeyboardTable {
  readonly rovingFocus: RovingFocus;
  readonly controller: GameController;
  readonly selection: Selection;
  /** Call on every key press. */
  onUserInput(): void;
  cancelSelection(): void;
  drawFromStock(): void;
  moveToFoundation(): void;
}

export class Keyboard implements KeyTarget {
  readonly controller: GameController;
  readonly #grid: HTMLElement;
  readonly #table: KeyboardTable;

  constructor(grid: HTMLElement, table: KeyboardTable) {
    this.controller = table.controller;
    this.#grid = grid;
    this.#table = table;
    grid.addEventListener('keydown', (event) => {
      // the page has handled the key
      if (event.defaultPrevented) return;
      const taken = this.controller.announcer.batch(() => {
        table.onUserInput();
        return pressKey(event, this);
      });
      if (!taken) return;
      event.preventDefault();
      event.stopPropagation();
      this.#reveal();
    });
    grid.addEventListener('keyup', (event) => {
      const key = keyName(event);
      // Tab moved the focus here, or the activated card moved
      if (key === 'Tab' || key === 'Enter' || key === ' ') this.#reveal();
    });
  }

  get carrying(): boolean {
    return this.#table.selection.cards !== undefined;
  }

  /** Moves the focus and announces what the focus change does not convey: a legal target, or that nothing moved. */
  navigate(to: (rovingFocus: RovingFocus) => void, edge?: Edge): void {
    const { rovingFocus, selection } = this.#table;
    const before = rovingFocus.item;
    to(rovingFocus);
    const { item } = rovingFocus;
    if (!item) return;
    const { cards: selected } = selection;
    const moved = item.button !== before?.button;
    // announced once per pile
    const arrived = moved ? item.pile !== before?.pile : true;
    // of a pair in one pile, the other card is under the selected one
    const isUnder = item.pile !== selected?.from || item.index < selected.index;
    const { announcer, formatter, session } = this.controller;
    if ((arrived || item.pile === selected?.from) && isUnder && selected?.targets.includes(item.pile)) {
      const whole = canDropText(formatter, session.position, item.pile);
      announcer.announce(whole, moved ? formatter.message('canDropBrief') : whole);
    } else if (!moved) announcer.announce(this.#edgeText(edge) || whereText(this.#query));
  }

  /** That the focus is at an end of a pile with several items. */
  #edgeText(edge: Edge | undefined): string {
    const { rovingFocus, controller } = this.#table;
    return edge && rovingFocus.count > 1 ? controller.formatter.message(EDGES[edge]) : '';
  }

  cancelSelection(): void {
    this.#table.cancelSelection();
  }

  isAvailable(pile: string, index: number): boolean {
    return this.controller.session.game.unitAt(pile, index) > 0;
  }

  /** Moves to the next legal target of the selection, or back to its source. */
  nextTarget(step: number): void {
    const { selection, rovingFocus } = this.#table;
    const { cards: selected } = selection;
    if (!selected) return;
    const { from, index, targets } = selected;
    // of a pair in one pile, the other card is under the selected one
    const ring = [
      { pile: from, index },
      ...targets.map((pile) => ({ pile, index: pile === from ? index - 1 : undefined })),
    ];
    const { item } = rovingFocus;
    const at = ring.findIndex((one) => one.pile === item?.pile && (one.index ?? item.index) === item.index);
    const next = ring[(Math.max(0, at) + step + ring.length) % ring.length];
    this.navigate(() => {
      rovingFocus.moveTo(next?.pile ?? from, next?.index);
    });
  }

  /** Runs the command of a shortcut. */
  runCommand({ action, nth }: KeyCommand): void {
    const { controller } = this;
    const { formatter, session } = controller;
    const unless = (done: boolean, why: string): void => {
      if (!done) controller.announcer.announce(why);
    };
    if (isQuery(action)) {
      controller.announcer.announce(answerQuery(action, this.#query));
      return;
    }
    const acts: Readonly<Record<Exclude<KeyAction, Query>, () => void>> = {
      columns: () => this.#goTo(nthOf(session, 'tableau', nth)),
      // games without foundations have a discard pile
      foundations: () => this.#goTo(nthOf(session, 'foundation', nth) || nthOf(session, 'discard', 0)),
      undo: () => unless(controller.undo(), formatter.message('nothingToUndo')),
      redo: () => unless(controller.redo(), formatter.message('nothingToRedo')),
      deal: () => this.#table.drawFromStock(),
      home: () => this.#table.moveToFoundation(),
      finish: () => unless(controller.startAutoFinish(), whyUnfinished(session, formatter)),
      hint: () => void controller.hint(),
      help: () => controller.notify({ kind: 'help' }),
    };
    // commands about other cards cancel the selection first
    if (this.carrying && CLEARS_SELECTION.has(action)) this.cancelSelection();
    acts[action]();
  }

  #goTo(pile: string): void {
    this.navigate((rovingFocus) => {
      rovingFocus.moveTo(pile);
    });
  }

  /** The context for spoken queries. */
  get #query(): QueryContext {
    const { controller } = this;
    const { rovingFocus, selection } = this.#table;
    return {
      session: controller.session,
      formatter: controller.formatter,
      item: rovingFocus.item,
      selected: selection.cards,
      lastAnnounced: controller.announcer.lastAnnounced,
      verdict: controller.verdict,
      hides: (part) => controller.hides(part) || (part === 'time' && controller.preferences.clock === 'off'),
    };
  }

  /** Scrolls the focused item into view, for example a card that was just moved by keys. */
  #reveal(): void {
    const { activeElement } = this.#grid.getRootNode() as ShadowRoot;
    if (this.#grid.contains(activeElement))
      this.#table.rovingFocus.item?.button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** The texts for a key that would move past an end of a pile. */
const EDGES = { first: 'firstCard', last: 'lastCard' } as const;

/** Commands that cancel the selection. */
const CLEARS_SELECTION: ReadonlySet<KeyAction> = new Set(['undo', 'redo', 'deal', 'finish', 'hint']);

/** The id of the nth pile of a kind; empty if there are fewer. */
const nthOf = ({ position }: Session, kind: PileKind, nth: number): string =>
  position.piles.filter((pile) => pile.kind === kind)[nth]?.id ?? '';

/** Why auto-finish is not available. */
function whyUnfinished(session: Session, formatter: MessageFormatter): string {
  const { position, game } = session;
  if (position.status === 'won') return formatter.message('wonTitle');
  if (position.status === 'lost') return lostText(formatter, session);
  return formatter.message(isOpen(game) && isStockKnown(game) ? 'refusedBrief' : 'notYet');
}
