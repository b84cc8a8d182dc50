// A card on the table: a plain DOM node without a template. It is created once, moved between piles and turned over,
// but never rendered again, so that it keeps its focus, its pointer gesture and its animation when it moves.
//
//   <div class="card" role="gridcell" card="QH">   or face-down, without the attribute card
//     <button aria-label="queen of hearts, 2 of 4"> while it is focusable
//       <svg class="face h">                       while it is face up
import type { Card } from '../../engine/index.js';
import { create } from '../../platform/page.js';
import { createFace, type FaceStyle } from './faces/face.js';

export class CardNode {
  readonly element: HTMLElement;
  readonly card: Card;
  readonly #button: HTMLButtonElement;
  #shown = '';

  constructor(card: Card, doc: Document) {
    this.card = card;
    this.element = create(doc, 'div');
    this.element.className = 'card';
    this.#button = create(doc, 'button');
    this.#button.type = 'button';
    this.#button.tabIndex = -1;
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

  /**
   * Makes it focusable with this accessible name. `null`: not focusable, because it is covered or one of many backs.
   */
  name(label: string | null): void {
    const { element } = this;
    if (label === null) {
      element.inert = true;
      element.removeAttribute('role');
      // a card that cannot be seen must not keep a name anywhere in the DOM
      this.#button.ariaLabel = null;
      return;
    }
    element.inert = false;
    element.setAttribute('role', 'gridcell');
    if (!this.#button.isConnected) element.append(this.#button);
    if (this.#button.ariaLabel !== label) this.#button.ariaLabel = label;
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
