// <playing-card>: one card, in a line of text or alone, with the same faces as the cards of a game.
//
//   #shadow-root
//     <div class="card picture">               (card-picture.ts)
//     <span class="text"><slot>                the text of the card, to be copied and searched (card-text.ts)
import type { PropertyValues } from 'lit';
import type { Card } from '../../engine/index.js';
import { idOf } from '../../engine/cards.js';
import { readCards } from '../../engine/read-cards.js';
import { invalidChoices, toText, type InvalidAttribute } from '../../controller/attribute-values.js';
import { internalsOf } from '../../platform/layout.js';
import { create, hasPage } from '../../platform/page.js';
import { createPicture, dressPicture, LOOKS } from './card-picture.js';
import { textOfCard } from '../../text/card-text.js';
import { BaseElement } from '../shared/base-element.js';
import { backStyles } from './faces/back-styles.js';
import { faceStyles } from './faces/face-styles.js';
import type { FaceStyle } from './faces/face.js';
import { LocaleController } from '../shared/locale-controller.js';
import type { Preferences } from '../../controller/preferences.js';
import { EventDispatcher } from '../shared/event-dispatcher.js';
import { MessageFormatter } from '../../text/message-formatter.js';
import { serverRendering } from '../shared/server-rendering.js';
import { cardStyles } from './card-styles.js';
import { pictureStyles } from './picture-styles.js';
import { playingCardStyles } from './playing-card-styles.js';
import { tokens } from './tokens.js';
import { asWritten } from '../shared/boolean-attributes.js';

/**
 * One card, in a line of text or alone: `<playing-card card="QH">Q♥</playing-card>`, or `<playing-card face-down>`.
 * The text between the tags is copied, found by searches, and shown by feed readers and without scripts.
 *
 * @slot - The card as text, as in `Q♥`. Without it, copying and searching use the same text, made from `card`.
 *
 * @fires {CustomEvent} solitaire-error - An attribute has an invalid value: `{code, message, attribute, value, expected}`.
 *
 * @cssprop [--solitaire-card-width=0.67lh] - Width of the card. By default the card is a little lower than a line of text.
 * @cssprop [--solitaire-radius] - Radius of the corners.
 * @cssprop [--solitaire-paper] - Background of the card.
 * @cssprop [--solitaire-red] - Hearts and diamonds.
 * @cssprop [--solitaire-black] - Spades and clubs.
 * @cssprop [--solitaire-diamonds] - Diamonds, with four suit colours.
 * @cssprop [--solitaire-clubs] - Clubs, with four suit colours.
 * @cssprop [--solitaire-back] - Background of the card backs.
 * @cssprop [--solitaire-back-ink] - Pattern of the card backs.
 */
export class PlayingCard extends BaseElement {
  static override styles = [tokens, cardStyles, faceStyles, backStyles, pictureStyles, playingCardStyles];

  static override properties = {
    card: { type: String },
    faceDown: { type: Boolean, converter: asWritten, attribute: 'face-down' },
    faces: { type: String },
    suits: { type: String },
    back: { type: String },
    label: { type: String },
  };

  /** Rank and suit, as in `QH` or `10♥`. Any other value shows the back. */
  declare card: string;
  /** Shows the back. Default: false. */
  declare faceDown: boolean;
  /** `classic`: pips and court figures; `large`: one large rank and suit. Default: `classic`. */
  declare faces: FaceStyle;
  /** Colours of the suits: `two`, or `four`, diamonds blue and clubs green. Default: `two`. */
  declare suits: Preferences['suits'] | undefined;
  /** The pattern of backs: `lattice`, `rings`, `argyle`, `stars` or `plain`. Default: `lattice`. */
  declare back: Preferences['back'] | undefined;
  /** The accessible name. Default: the name of the card. */
  declare label: string;

  #internals: Partial<ElementInternals> | undefined;
  readonly #dispatcher = new EventDispatcher(this);
  readonly #locale = new LocaleController(this, () => {
    this.requestUpdate();
  });

  constructor() {
    super();
    this.card = '';
    this.faceDown = false;
    this.faces = 'classic';
    this.label = '';
  }

  /** The card whose face is shown, if any is. */
  get #face(): Card | undefined {
    return this.faceDown ? undefined : this.#named;
  }

  /** The card in the attribute, if it is one. */
  get #named(): Card | undefined {
    const [card, ...others] = readCards(toText(this.card));
    return others.length || idOf(card) === undefined ? undefined : card;
  }

  get #invalidAttributes(): readonly InvalidAttribute[] {
    const { card } = this;
    const isWrong = card && !this.#named;
    return [
      ...this.invalidBooleans,
      ...invalidChoices(LOOKS, this),
      ...(isWrong ? [{ attribute: 'card', value: card, expected: 'a card, such as QH or 10♥' }] : []),
    ];
  }

  /** The accessible name. */
  get #name(): string {
    const { texts, tag } = this.#locale.language;
    const formatter = new MessageFormatter(texts, tag);
    return this.label || (this.#face ? formatter.card(this.#face) : formatter.message('faceDownCard'));
  }

  protected override willUpdate(): void {
    // a server writes both into the shadow tree (ssr-cards.ts)
    if (!hasPage) return;
    this.#dispatcher.reportInvalid(this.#invalidAttributes);
    // frameworks that hydrate the page compare the attributes with those they wrote: the element adds none
    this.#internals ??= internalsOf(this);
    this.#internals.role = 'img';
    this.#internals.ariaLabel = this.#name;
  }

  /** Renders on a server only; on a page, which may have hundreds of cards, update() uses no template. */
  protected override render(): unknown {
    return serverRendering().drawCard(this.#face, textOfCard(this.#face), this.#name, this);
  }

  protected override update(changed: PropertyValues<this>): void {
    this.updateWithoutTemplate(changed);
    const doc = this.ownerDocument;
    const slot = create(doc, 'slot');
    slot.textContent = textOfCard(this.#face);
    const text = create(doc, 'span');
    text.className = 'text';
    text.ariaHidden = 'true';
    text.translate = false;
    text.append(slot);
    const frame = create(doc, 'span');
    frame.className = 'frame';
    frame.append(dressPicture(createPicture(this.#face, this.faces, doc), this), text);
    this.renderRoot.replaceChildren(frame);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'playing-card': PlayingCard;
  }
}
