// <card-pile>: a pile of cards. In a game it is a row of the table, filled by it; alone, in an article, it
// shows the cards its attribute lists.
//
//   #shadow-root
//     <div class="heading" role="rowheader">   in a game: the pile's name, for who hears it
//     <div class="place" role="gridcell">      the spot the cards lie on, with its own button
//     <div class="card"> …                     the cards, bottom first (card-node.ts)
import type { PropertyValues } from 'lit';
import { CARDS, type Card } from '../engine/index.js';
import { hasPage } from '../platform/page.js';
import { CardNode, setNumbers } from './card-node.js';
import { Drawn } from './drawn.js';
import type { Fan } from './fans.js';
import { backStyles } from './faces/back-styles.js';
import { faceStyles } from './faces/face-styles.js';
import type { FaceStyle } from './faces/face.js';
import { LanguageWatch } from './language-watch.js';
import type { Looks } from './looks.js';
import { Phrases } from './phrases.js';
import { drawnPileStyles, drawPile } from './server-drawing.js';
import { cardStyles } from './styles/card-styles.js';
import { pileStyles } from './styles/pile-styles.js';
import { aloneStyles } from './styles/alone-styles.js';
import { tokens } from './styles/tokens.js';
import { textOf } from './wishes.js';

/**
 * A pile of cards, for use in an article: `<card-pile cards="KS QH JC" face-down="1" fan="down">`.
 * Inside `<solitaire-game>` the piles of the table are such elements, each with its id in `pile`.
 *
 * @cssprop [--solitaire-card-width=5rem] - Width of a card.
 * @cssprop [--solitaire-radius] - Radius of a card's corners.
 * @cssprop [--solitaire-paper] - Ground of the cards.
 * @cssprop [--solitaire-red] - Hearts and diamonds.
 * @cssprop [--solitaire-black] - Spades and clubs.
 * @cssprop [--solitaire-diamonds] - Diamonds, of four colours.
 * @cssprop [--solitaire-clubs] - Clubs, of four colours.
 * @cssprop [--solitaire-back] - Ground of the card backs.
 * @cssprop [--solitaire-back-ink] - Pattern of the card backs.
 */
export class CardPile extends Drawn {
  static override styles = [
    tokens,
    cardStyles,
    faceStyles,
    backStyles,
    pileStyles,
    aloneStyles,
    hasPage ? [] : drawnPileStyles,
  ];

  static override properties = {
    cards: { type: String },
    faceDown: { type: Number, attribute: 'face-down' },
    fan: { type: String, reflect: true },
    label: { type: String },
    pile: { type: String },
    faces: { type: String },
    suits: { type: String, reflect: true },
    back: { type: String, reflect: true },
  };

  /** The cards, bottom first, as in `KS QH JC`. What is no card is left out. */
  declare cards: string;
  /** How many cards, at the bottom, lie face down. Default: 0. */
  declare faceDown: number;
  /** How the cards lie on each other: `down`, `right`, `left` or `none`. Default: `down`. */
  declare fan: Fan;
  /** The name of the pile for who hears it. Default: the cards' names. */
  declare label: string;
  /** In a game: the pile's id, as `tableau-1`. */
  declare pile: string;
  /** `classic`: pips and courts; `large`: one big rank and suit. Default: `classic`. */
  declare faces: FaceStyle;
  /** Colours of the suits: `two`, or `four`, diamonds blue and clubs green. Default: `two`. */
  declare suits: Looks['suits'] | undefined;
  /** The pattern of backs: `lattice`, `rings`, `argyle`, `stars` or `plain`. Default: `lattice`. */
  declare back: Looks['back'] | undefined;

  /** @internal The spot under the cards; its button is what an empty pile offers. */
  declare place: HTMLElement;
  /** @internal In a game: says the pile's name before its cards. */
  declare heading: HTMLElement;

  readonly #language = new LanguageWatch(
    this,
    () => {
      this.requestUpdate();
    },
    // in a game it is the game that speaks
    () => !this.pile,
  );

  constructor() {
    super();
    this.cards = '';
    this.faceDown = 0;
    this.fan = 'down';
    this.label = '';
    this.pile = '';
    this.faces = 'classic';
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    const doc = this.ownerDocument;
    this.heading = doc.createElement('div');
    this.heading.className = 'heading';
    this.place = doc.createElement('div');
    this.place.className = 'place';
    root.append(this.heading, this.place);
    return root;
  }

  /** @internal Can be filled from now on, though it may come to a page later. */
  prepare(): this {
    return this.shadowRoot ? this : Object.assign(this, { renderRoot: this.createRenderRoot() });
  }

  protected override willUpdate(): void {
    if (this.pile) return;
    const { cards, faceDown } = this.#list;
    const { texts, tag } = this.#language.language;
    const phrases = new Phrases(texts, tag);
    const open = cards.slice(faceDown).map((card) => phrases.card(card));
    const hidden = faceDown ? [phrases.say('faceDown', { n: faceDown })] : [];
    this.setAttribute('role', 'img');
    this.setAttribute('aria-label', this.label || phrases.list([...hidden, ...open]) || phrases.say('empty'));
  }

  /** On a server; on a page cards are nodes that keep their identity. */
  protected override render(): unknown {
    const { cards, faceDown } = this.#list;
    return drawPile(
      cards.map((card, i) => (i < faceDown ? undefined : card)),
      this.faces,
    );
  }

  protected override update(changed: PropertyValues<this>): void {
    this.updateByHand(changed);
    if (!this.pile) this.#lay();
  }

  /** The cards that the attribute lists, and how many of them lie face down. */
  get #list(): { readonly cards: readonly Card[]; readonly faceDown: number } {
    const names = new Set<unknown>(CARDS);
    const cards = textOf(this.cards)
      .split(/[\s,]+/)
      .filter((name): name is Card => names.has(name));
    return { cards, faceDown: Math.min(cards.length, Math.max(0, Math.trunc(this.faceDown) || 0)) };
  }

  #lay(): void {
    const { cards, faceDown } = this.#list;
    const steps = spread(this, cards.length, faceDown);
    setNumbers(this, { '--rd': this.fan === 'down' ? steps.faceDown * 2.5 : 0, '--ru': steps.faceUp });
    const nodes = cards.map((card, i) => {
      const node = new CardNode(card, this.ownerDocument);
      node.show(i >= faceDown, this.faces === 'large' ? 'large' : 'classic');
      node.lie(Math.min(i, faceDown), Math.max(0, i - faceDown));
      node.element.inert = true;
      return node.element;
    });
    this.heading.remove();
    this.renderRoot.replaceChildren(this.place, ...nodes);
  }
}

/** Tells the pile's style how many steps its fan has. */
export function spread(
  pile: HTMLElement,
  cards: number,
  faceDown: number,
): { faceDown: number; faceUp: number } {
  const steps = {
    faceDown: Math.max(0, Math.min(faceDown, cards - 1)),
    faceUp: Math.max(0, cards - faceDown - 1),
  };
  setNumbers(pile, { '--nd': steps.faceDown, '--nu': steps.faceUp });
  return steps;
}

declare global {
  interface HTMLElementTagNameMap {
    'card-pile': CardPile;
  }
}
