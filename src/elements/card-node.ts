// One card on the table: a plain node, made once, carried from pile to pile and turned over, never rendered
// again. Moving it keeps its focus, its pointer and its flight.
//
//   <div class="card" role="gridcell" card="QH">   or face-down, without a name
//     <button aria-label="queen of hearts, 2 of 4"> while it can be reached
//       <svg class="face h">                       while it is face up
import type { Card } from '../engine/index.js';
import { createFace, type FaceStyle } from './faces/face.js';

export class CardNode {
  readonly element: HTMLElement;
  readonly card: Card;
  readonly #button: HTMLButtonElement;
  #shown = '';

  constructor(card: Card, doc: Document) {
    this.card = card;
    this.element = doc.createElement('div');
    this.element.className = 'card';
    this.#button = doc.createElement('button');
    this.#button.type = 'button';
    this.#button.tabIndex = -1;
  }

  /** Turns it over, or draws its face anew in another style. Whether its other side came up. */
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

  /** Where it lies in a fan: how many cards under it lie face down, and how many face up. */
  lie(faceDown: number, faceUp: number): void {
    setNumbers(this.element, { '--d': faceDown, '--u': faceUp });
  }

  /** Lets it be reached under this name; `null`: it is covered, or one of many backs. */
  name(label: string | null): void {
    const { element } = this;
    if (label === null) {
      element.inert = true;
      element.removeAttribute('role');
      // what cannot be seen has no name anywhere
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
 * Sets custom properties where one changes: each write costs a style pass. They are written anew then, as Chromium works
 * out a style that was changed after a frame by itself in each pass from then on, at a tenfold cost, and keeps others.
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
