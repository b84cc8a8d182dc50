// A card outside a game, in an article or a line of text: only its picture, with nothing to press.
//
//   <div class="card picture" card="QH">   or face-down
//     <svg class="face h">                 the classic face, if that is chosen
//     <svg class="face h">                 the large face, shown instead where the card is narrow (picture-styles.ts)
import type { Card } from '../engine/index.js';
import { createFace, type FaceStyle } from './faces/face.js';
import type { Looks } from './looks.js';

/** What pages choose for cards outside a game. */
export interface PictureLooks {
  readonly faces: FaceStyle;
  readonly suits?: Looks['suits'] | undefined;
  readonly back?: Looks['back'] | undefined;
}

/** The faces a card is drawn with: the large one always, for narrow cards. */
export const facesOf = (chosen: FaceStyle): readonly FaceStyle[] =>
  chosen === 'large' ? ['large'] : ['classic', 'large'];

/** The card's picture; without a card, its back. */
export function createPicture(card: Card | undefined, faces: FaceStyle, doc: Document): HTMLElement {
  const element = doc.createElement('div');
  element.className = 'card picture';
  if (card) {
    element.setAttribute('card', card);
    element.append(...facesOf(faces).map((face) => createFace(card, face, doc)));
  } else element.setAttribute('face-down', '');
  return element;
}

/** Sets the colours of the suits and the pattern of the backs, for an element and all cards in it. */
export function dressPicture(element: HTMLElement, { suits, back }: PictureLooks): HTMLElement {
  element.classList.toggle('four', suits === 'four');
  if (back) element.setAttribute('back', back);
  return element;
}
