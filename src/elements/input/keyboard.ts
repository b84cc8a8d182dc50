// Keyboard control of the table: each key moves the focus or makes one announcement, and its target is scrolled into
// view.
import type { PileKind } from '../../engine/index.js';
import { reveal } from '../../platform/layout.js';
import type { Session } from '../../session/session.js';
import { isAllFaceUp, isStockKnown } from '../../session/autoplay.js';
import { LazyPart } from '../../platform/lazy-part.js';
import { canDropText, isQuery, whereText, type QueryContext, type Query } from './where-text.js';
import type { GameController } from '../../controller/game-controller.js';
import type { KeyAction, KeyCommand } from '../../controller/keymap.js';
import { keyEffect, pressedKey, type FocusMove, type KeyEffect } from './key-press.js';
import { lostText } from '../../text/end-text.js';
import type { MessageFormatter } from '../../text/message-formatter.js';
import type { TableActions } from './table-actions.js';

/** The answers to the query keys. */
const answers = new LazyPart(() => import('./spoken-queries.js'));

export class Keyboard {
  readonly #actions: TableActions;
  readonly #controller: GameController;

  constructor(grid: HTMLElement, actions: TableActions) {
    this.#actions = actions;
    this.#controller = actions.controller;
    grid.addEventListener('keydown', (event) => {
      // the page has handled the key
      if (event.defaultPrevented) return;
      const isHandled = this.#controller.announcer.batch(() => this.#handle(event));
      if (!isHandled) return;
      event.preventDefault();
      this.#reveal();
    });
    grid.addEventListener('keyup', (event) => {
      const key = pressedKey(event);
      // Tab moved the focus here, or the activated card moved
      if (key === 'Tab' || key === 'Enter' || key === ' ') this.#reveal();
    });
  }

  /** Handles a key press. Returns whether the table used it. */
  #handle(event: KeyboardEvent): boolean {
    const { view, selected } = this.#actions;
    const { shortcuts, keymap } = this.#controller;
    view.stopWinAnimation();
    this.#controller.recordInput();
    view.highlightHint();
    const effect = keyEffect(event, { carrying: selected !== undefined, shortcuts, keymap });
    // a message may cover the focus on a small table
    if (!effect) return pressedKey(event) === 'Escape' && this.#controller.announcer.clearFinishedMessage();
    this.#apply(effect);
    return true;
  }

  #apply(effect: KeyEffect): void {
    switch (effect.kind) {
      case 'command':
        this.#runCommand(effect.command);
        break;
      case 'focus':
        this.#navigate(...effect.move);
        break;
      case 'target':
        this.#nextTarget(effect.step);
        break;
      case 'cancel':
        this.#actions.cancelSelection();
        break;
      case 'none':
    }
  }

  /** Moves the focus and announces what the focus change does not convey: a legal target, or that nothing moved. */
  #navigate(...[method, step]: FocusMove): void {
    const { rovingFocus } = this.#actions;
    const isWithin = method === 'within' || method === 'toEnd';
    const end = isWithin ? (step < 0 ? 'firstCard' : 'lastCard') : undefined;
    this.#moveFocus(() => rovingFocus[method](step), end);
  }

  /** @param end The end of the pile towards which the focus moves: it is announced if the focus stays there. */
  #moveFocus(move: () => void, end?: 'firstCard' | 'lastCard'): void {
    const { rovingFocus, selected } = this.#actions;
    const before = rovingFocus.item;
    move();
    const { item } = rovingFocus;
    if (!item) return;
    const moved = item.button !== before?.button;
    // announced once per pile
    const arrived = moved ? item.pile !== before?.pile : true;
    // of a pair in one pile, the other card is under the selected one
    const isUnder = item.pile !== selected?.from || item.index < selected.index;
    const { announcer, formatter, session } = this.#controller;
    if ((arrived || item.pile === selected?.from) && isUnder && selected?.targets.includes(item.pile)) {
      const whole = canDropText(formatter, session.position, item.pile);
      announcer.announce(whole, moved ? formatter.message('canDropBrief') : whole);
    } else if (!moved)
      announcer.announce(end && end === rovingFocus.end ? formatter.message(end) : whereText(this.#query));
  }

  /** Moves to the next legal target of the selection, or back to its source. */
  #nextTarget(step: number): void {
    const { rovingFocus, selected } = this.#actions;
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
    this.#moveFocus(() => {
      rovingFocus.moveTo(next?.pile ?? from, next?.index);
    });
  }

  /** Runs the command of a shortcut. */
  #runCommand({ action, nth }: KeyCommand): void {
    const actions = this.#actions;
    const controller = this.#controller;
    const { formatter, session } = controller;
    const unless = (done: boolean, why: string): void => {
      if (!done) controller.announcer.announce(why);
    };
    if (isQuery(action)) {
      answers.use(
        ({ answerQuery }) => controller.announcer.announce(answerQuery(action, this.#query)),
        () => controller.announcer.announce(controller.formatter.message('notLoaded')),
      );
      return;
    }
    const acts: Readonly<Record<Exclude<KeyAction, Query>, () => void>> = {
      columns: () => this.#goTo(nthOf(session, 'tableau', nth)),
      // games without foundations have a discard pile
      foundations: () => this.#goTo(nthOf(session, 'foundation', nth) || nthOf(session, 'discard', 0)),
      undo: () => unless(controller.undo(), formatter.message('nothingToUndo')),
      redo: () => unless(controller.redo(), formatter.message('nothingToRedo')),
      deal: () => actions.drawFromStock(),
      home: () => actions.moveToFoundation(),
      finish: () => unless(controller.startAutoFinish(), whyUnfinished(session, formatter)),
      hint: () => void controller.hint(),
      help: () => controller.notify({ kind: 'help' }),
    };
    // commands about other cards cancel the selection first
    if (CLEARS_SELECTION.has(action)) actions.cancelSelection();
    acts[action]();
  }

  #goTo(pile: string): void {
    this.#moveFocus(() => {
      this.#actions.rovingFocus.moveTo(pile);
    });
  }

  /** The context for spoken queries. */
  get #query(): QueryContext {
    const controller = this.#controller;
    const { rovingFocus, selected } = this.#actions;
    return {
      session: controller.session,
      formatter: controller.formatter,
      item: rovingFocus.item,
      selected,
      lastAnnounced: controller.announcer.lastAnnounced,
      verdict: controller.verdict,
      hides: (part) => controller.hides(part) || (part === 'time' && controller.preferences.clock === 'off'),
    };
  }

  /** Scrolls the focused item into view, for example a card that was just moved by keys. */
  #reveal(): void {
    const { view, rovingFocus } = this.#actions;
    const button = view.hasFocus ? rovingFocus.item?.button : undefined;
    if (button) reveal(button, { block: 'nearest', inline: 'nearest' });
  }
}

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
  return formatter.message(isAllFaceUp(game) && isStockKnown(game) ? 'notDecided' : 'notYet');
}
