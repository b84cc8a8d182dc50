// Card animations. The DOM changes immediately; only transforms are animated (FLIP): a moved card starts at its old
// place and moves to its new one. A new animation starts at the point of interruption of the previous one, so that no
// move is delayed.
import { reducedMotion } from '../../platform/page.js';
import type { CardNode } from '../cards/card-node.js';
import { quickScreenToLocal } from '../shared/screen-to-local.js';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const MOVE_MS = 210;
const TURN_MS = 180;
const SHAKE_MS = 300;
/** Maximum duration in ms of the flights of a whole deal. */
const DEAL_MS = 520;

const OUTLINE_MS = 600;

/** Shakes cards briefly, to show that they cannot move, or outlines them if the player prefers reduced motion. */
export function refuseCards(nodes: readonly CardNode[]): void {
  const [frames, duration] = reducedMotion()
    ? [{ outline: ['3px solid var(--_accent)', '3px solid var(--_accent)'] }, OUTLINE_MS]
    : [
        { translate: ['0', 'min(-6%, -5px)', 'max(6%, 5px)', 'min(-4%, -3px)', 'max(4%, 3px)', '0'] },
        SHAKE_MS,
      ];
  for (const { element } of nodes) element.animate(frames, { duration, easing: 'ease-out' });
}

const flip = ({ element }: CardNode): void => {
  element.firstElementChild?.animate([{ transform: 'scaleX(0)' }, { transform: 'none' }], {
    duration: TURN_MS,
    easing: 'ease-out',
  });
};

export class CardAnimator {
  readonly #table: HTMLElement;
  /** Cards whose animation has not started, with their old places. */
  #seen = new Map<CardNode, DOMRect>();
  #turned: CardNode[] = [];
  #staggered = false;
  /** The latest animation of each card. */
  readonly #last = new WeakMap<CardNode, Animation>();

  /** @param table The element of all piles. */
  constructor(table: HTMLElement) {
    this.#table = table;
  }

  /**
   * Animates cards from their present place to the place they have after the current task. Dealt cards start at `seen`,
   * one after the other, and turn up when they arrive. The start is deferred because the focus moves first, and scrolling to it with running animations costs a style pass for each.
   */
  from(nodes: readonly CardNode[], seen?: DOMRect): void {
    this.#staggered = seen !== undefined;
    if (!this.#seen.size)
      queueMicrotask(() => {
        this.#start();
      });
    for (const node of nodes) {
      // if a card changes twice in one task, its first place counts
      const was = seen ?? this.#seen.get(node) ?? node.element.getBoundingClientRect();
      this.#seen.set(node, was);
    }
    // moving cards do not receive pointer events
    for (const { element } of nodes) element.classList.add('animated');
  }

  /** Animates the flip of cards that were turned over. */
  turn(nodes: readonly CardNode[]): void {
    this.#turned.push(...nodes);
  }

  #start(): void {
    const seen = [...this.#seen];
    this.#seen.clear();
    // stop all animations before measuring, so that one layout is enough
    for (const [node] of seen) this.#last.get(node)?.cancel();
    const toLocal = quickScreenToLocal(this.#table);
    const shifts = seen.map(([node, was]) => {
      const is = node.element.getBoundingClientRect();
      const [x, y] = toLocal(was.x - is.x, was.y - is.y);
      return { node, x, y };
    });
    const moving = shifts.filter(({ x, y }) => Math.abs(x) + Math.abs(y) > 1);
    const isDealt = ({ element }: CardNode): boolean => this.#staggered && element.hasAttribute('card');
    for (const shift of shifts) {
      const { classList } = shift.node.element;
      const isMoving = moving.includes(shift);
      classList.toggle('animated', isMoving);
      classList.toggle('unturned', isMoving && isDealt(shift.node));
    }
    const step = this.#staggered ? Math.min(24, (DEAL_MS - MOVE_MS) / Math.max(1, moving.length)) : 0;
    moving.forEach(({ node, x, y }, i) => {
      const { element } = node;
      const animation = element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: MOVE_MS,
        delay: i * step,
        easing: EASE,
        fill: 'backwards',
      });
      this.#last.set(node, animation);
      animation.onfinish = animation.oncancel = ({ type }) => {
        if (this.#last.get(node) !== animation) return;
        if (type === 'finish' && element.classList.contains('unturned')) flip(node);
        element.classList.remove('animated', 'unturned');
      };
    });
    this.#turned.forEach(flip);
    this.#turned = [];
  }
}
