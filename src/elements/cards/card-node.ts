// A card on the table: a plain DOM node without a template. It is created once, moved between piles and turned over,
// but never rendered again, so that it keeps its pointer gesture and its animation when it moves. Its button is new in
// each pile, because screen readers cache the pile of a button.
//
//   <div class="card" card="QH">                  or face-down, without the attribute card
//     <button aria-label="queen of hearts, 2 of 4"> while it is focusable
//       <svg class="face classic h">               while it is face up
import type { Card } from '../../engine/index.js';
import { create } from '../../platform/page.js';
import { createFace, type FaceStyle } from './faces/face.js';

/** A button of the table: only its roving focus puts it into the tab order. */
export function createButton(doc: Document): HTMLButtonElement {
  const button = create(doc, 'button');
  button.type = 'button';
  button.tabIndex = -1;
  return button;
}

/**
 * A listener on each movable card: Chromium lets a drag prevent zooming while another finger rests on the page only if a
 * listener that could prevent the touch is there before it begins.
 */
const mayPrevent = (): void => undefined;

export class CardNode {
  readonly element: HTMLElement;
  readonly card: Card;
  #button: HTMLButtonElement;
  /** The pile in which the button was named. */
  #pile = '';
  #shown = '';
  #isMovable = false;

  constructor(card: Card, doc: Document) {
    this.card = card;
    this.element = create(doc, 'div');
    this.element.className = 'card';
    this.element.setAttribute('role', 'none');
    this.#button = createButton(doc);
  }

  /** Whether the card can be picked up, together with the cards on it. */
  get isMovable(): boolean {
    return this.#isMovable;
  }

  set isMovable(isMovable: boolean) {
    this.#isMovable = isMovable;
    this.element.classList.toggle('movable', isMovable);
    if (isMovable) this.element.addEventListener('touchstart', mayPrevent, { passive: false });
    else this.element.removeEventListener('touchstart', mayPrevent);
  }

  /** Turns the card over, or redraws its face in another style. Returns whether it was turned over. */
  show(faceUp: boolean, style: FaceStyle): boolean {
    const shown = faceUp ? style : 'back';
    if (shown === this.#shown) return false;
    const turned = this.#shown !== '' && (shown === 'back' || this.#shown === 'back');
    this.#shown = shown;
    const { element } = this;
    element.toggleAttribute('face-down', !faceUp);
    this.#button.replaceChildren();
    if (faceUp) {
      element.setAttribute('card', this.card);
      this.#button.append(createFace(this.card, style, element.ownerDocument));
      if (!this.#button.isConnected) element.append(this.#button);
    } else element.removeAttribute('card');
    return turned;
  }

  /** Sets its offset in a fan: the numbers of face-down and face-up cards below it. */
  setFanOffset(faceDown: number, faceUp: number): void {
    setNumbers(this.element, { '--d': faceDown, '--u': faceUp });
  }

  /** Makes it focusable in a pile, with this accessible name. */
  name(label: string, pile: string): void {
    const { element } = this;
    element.inert = false;
    if (this.#pile && this.#pile !== pile) this.#renewButton();
    this.#pile = pile;
    if (!this.#button.isConnected) element.append(this.#button);
    if (this.#button.ariaLabel !== label) this.#button.ariaLabel = label;
  }

  /** Makes it not focusable, because it is covered or one of many backs. */
  unname(): void {
    this.element.inert = true;
    // a hidden card must have no name in the DOM
    this.#button.ariaLabel = null;
  }

  #renewButton(): void {
    const old = this.#button;
    this.#button = createButton(this.element.ownerDocument);
    this.#button.append(...old.childNodes);
    old.replaceWith(this.#button);
  }

  get button(): HTMLButtonElement {
    return this.#button;
  }
}

/**
 * Sets custom properties, but only if one of them changes, because each write costs a style pass. The whole style
 * attribute is then replaced: Chromium recomputes a style that was modified after a frame separately in every later
 * pass, at ten times the cost, but caches other styles.
 */
export function setNumbers(element: HTMLElement, numbers: Readonly<Record<`--${string}`, number>>): void {
  const { style } = element;
  const all = Object.entries(numbers);
  if (all.every(([name, value]) => style.getPropertyValue(name) === String(value))) return;
  const others = style.cssText;
  element.removeAttribute('style');
  style.cssText = others;
  for (const [name, value] of all) style.setProperty(name, String(value));
}
