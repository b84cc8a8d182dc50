// <playing-card>: one card, in a line of text or alone, over the same faces as the cards of a game.
//
//   #shadow-root
//     <div class="card picture">               (card-picture.ts)
//     <span class="text"><slot>                the text of the card, to be copied and searched (card-text.ts)
import type { PropertyValues } from 'lit';
import { CARDS, type Card } from '../engine/index.js';
import { hasPage } from '../platform/page.js';
import { createPicture, dressPicture } from './card-picture.js';
import { textOfCard } from './card-text.js';
import { Drawn } from './drawn.js';
import { backStyles } from './faces/back-styles.js';
import { faceStyles } from './faces/face-styles.js';
import type { FaceStyle } from './faces/face.js';
import { LanguageWatch } from './language-watch.js';
import type { Looks } from './looks.js';
import { Outlet } from './outlet.js';
import { Phrases } from './phrases.js';
import { drawCard } from './server-drawing.js';
import { cardStyles } from './styles/card-styles.js';
import { pictureStyles } from './styles/picture-styles.js';
import { playingCardStyles } from './styles/playing-card-styles.js';
import { tokens } from './styles/tokens.js';
import { asWritten } from './switches.js';

/**
 * One card, in a line of text or alone: `<playing-card card="QH">Q♥</playing-card>`, or `<playing-card face-down>`.
 * The text between the tags is what is copied, found by a search, and shown by feed readers and without scripts.
 *
 * @slot - The card as text, as `Q♥`. Where there is none, copying and searching use the same text, made from `card`.
 *
 * @fires {CustomEvent} solitaire-error - An attribute has an unknown value: `{code, message, attribute, value, expected}`.
 *
 * @cssprop [--solitaire-card-width=0.67lh] - Width of the card. By default the card is a little lower than a line of text.
 * @cssprop [--solitaire-radius] - Radius of the corners.
 * @cssprop [--solitaire-paper] - Ground of the card.
 * @cssprop [--solitaire-red] - Hearts and diamonds.
 * @cssprop [--solitaire-black] - Spades and clubs.
 * @cssprop [--solitaire-diamonds] - Diamonds, of four colours.
 * @cssprop [--solitaire-clubs] - Clubs, of four colours.
 * @cssprop [--solitaire-back] - Ground of the card backs.
 * @cssprop [--solitaire-back-ink] - Pattern of the card backs.
 */
export class PlayingCard extends Drawn {
  static override styles = [tokens, cardStyles, faceStyles, backStyles, pictureStyles, playingCardStyles];

  static override properties = {
    card: { type: String },
    faceDown: { type: Boolean, converter: asWritten, attribute: 'face-down' },
    faces: { type: String },
    suits: { type: String },
    back: { type: String },
    label: { type: String },
  };

  /** Rank and suit, as in `QH`. Anything else shows a back. */
  declare card: string;
  /** Shows the back. Default: false. */
  declare faceDown: boolean;
  /** `classic`: pips and courts; `large`: one big rank and suit. Default: `classic`. */
  declare faces: FaceStyle;
  /** Colours of the suits: `two`, or `four`, diamonds blue and clubs green. Default: `two`. */
  declare suits: Looks['suits'] | undefined;
  /** The pattern of backs: `lattice`, `rings`, `argyle`, `stars` or `plain`. Default: `lattice`. */
  declare back: Looks['back'] | undefined;
  /** What is heard instead of the card's name. */
  declare label: string;

  #internals: ElementInternals | undefined;
  readonly #outlet = new Outlet(this);
  readonly #language = new LanguageWatch(this, () => {
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
    return this.faceDown ? undefined : CARDS.find((name) => name === this.card);
  }

  /** What screen readers announce. */
  get #name(): string {
    const { texts, tag } = this.#language.language;
    const phrases = new Phrases(texts, tag);
    return this.label || (this.#face ? phrases.card(this.#face) : phrases.say('faceDownCard'));
  }

  protected override willUpdate(): void {
    // a server writes both into the shadow tree (server-cards.ts)
    if (!hasPage) return;
    this.#outlet.reportWrong(this.wrongSwitches);
    // frameworks that hydrate the page compare the attributes with those they wrote: the element adds none
    this.#internals ??= this.attachInternals();
    this.#internals.role = 'img';
    this.#internals.ariaLabel = this.#name;
  }

  /** On a server; on a page, where there may be hundreds, without a template. */
  protected override render(): unknown {
    return drawCard(this.#face, textOfCard(this.#face), this.#name, this);
  }

  protected override update(changed: PropertyValues<this>): void {
    this.updateByHand(changed);
    const doc = this.ownerDocument;
    const slot = doc.createElement('slot');
    slot.textContent = textOfCard(this.#face);
    const text = doc.createElement('span');
    text.className = 'text';
    text.ariaHidden = 'true';
    text.append(slot);
    this.renderRoot.replaceChildren(dressPicture(createPicture(this.#face, this.faces, doc), this), text);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'playing-card': PlayingCard;
  }
}
