// Creates the picture of a card outside a game, in an article or a line of text. It is not interactive.
//
//   <div class="card picture" card="QH">   or face-down
//     <svg class="face classic h">         the classic face, if it is selected
//     <svg class="face large h">           the large face, shown instead if the card is narrow (picture-styles.ts)
import type { Card } from '../../engine/index.js';
import { create } from '../../platform/page.js';
import { createFace, type FaceStyle } from './faces/face.js';
import { PREFERENCES, type Preferences } from '../../controller/preferences.js';

const { faces, suits, back } = PREFERENCES;
/** The allowed values of the attributes of an appearance, the default first. */
export const LOOKS = { faces, suits, back };

/** The appearance that a page selects for cards outside a game. */
export interface PictureLooks {
  readonly faces: FaceStyle;
  readonly suits?: Preferences['suits'] | undefined;
  readonly back?: Preferences['back'] | undefined;
}

/** The faces that a card is rendered with. The large one is always included, for narrow cards. */
export const facesOf = (chosen: FaceStyle): readonly FaceStyle[] =>
  chosen === 'large' ? ['large'] : ['classic', 'large'];

/** Creates the picture of a card; without a card, that of a card back. */
export function createPicture(card: Card | undefined, faces: FaceStyle, doc: Document): HTMLElement {
  const element = create(doc, 'div');
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
