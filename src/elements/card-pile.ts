// <card-pile>: a pile of cards. In a game it is a row of the table, which fills it; alone, in an article, it shows the
// cards its attribute lists.
//
//   #shadow-root, in a game
//     <div class="heading" role="rowheader">   the pile's name for screen readers
//     <div class="place" role="gridcell">      the place under the cards, with its own button
//     <div class="card"> …                     the cards, bottom first (card-node.ts)
//   #shadow-root, alone
//     <div class="fan down">
//       <div class="place">
//       <div class="card picture"> …           the cards, bottom first (card-picture.ts)
import type { PropertyValues } from 'lit';
import { CARDS, type Card } from '../engine/index.js';
import { hasPage } from '../platform/page.js';
import { setNumbers } from './card-node.js';
import { createPicture, dressPicture } from './card-picture.js';
import { Drawn } from './drawn.js';
import { FANS, type Fan } from './fans.js';
import { backStyles } from './faces/back-styles.js';
import { faceStyles } from './faces/face-styles.js';
import type { FaceStyle } from './faces/face.js';
import { LanguageWatch } from './language-watch.js';
import type { Looks } from './looks.js';
import { Phrases } from './phrases.js';
import { drawPile } from './server-drawing.js';
import { cardStyles } from './styles/card-styles.js';
import { pictureStyles } from './styles/picture-styles.js';
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
    pictureStyles,
    aloneStyles,
  ];

  static override properties = {
    cards: { type: String },
    faceDown: { type: Number, attribute: 'face-down' },
    fan: { type: String },
    label: { type: String },
    pile: { type: String },
    faces: { type: String },
    suits: { type: String },
    back: { type: String },
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

  #internals: ElementInternals | undefined;
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
    // a server writes both into the shadow tree (server-cards.ts)
    if (this.pile || !hasPage) return;
    // frameworks that hydrate the page compare the attributes with those they wrote: the element adds none
    this.#internals ??= this.attachInternals();
    this.#internals.role = 'img';
    this.#internals.ariaLabel = this.#name;
  }

  /** What screen readers announce. */
  get #name(): string {
    const { cards, faceDown } = this.#list;
    const { texts, tag } = this.#language.language;
    const phrases = new Phrases(texts, tag);
    const open = cards.slice(faceDown).map((card) => phrases.card(card));
    const hidden = faceDown ? [phrases.say('faceDown', { n: faceDown })] : [];
    return this.label || phrases.list([...hidden, ...open]) || phrases.say('empty');
  }

  /** On a server; on a page cards are nodes that keep their identity. */
  protected override render(): unknown {
    return drawPile(this.#shown, this.#fan, this.#name, this);
  }

  protected override update(changed: PropertyValues<this>): void {
    this.updateByHand(changed);
    if (this.pile) return;
    const doc = this.ownerDocument;
    const fan = doc.createElement('div');
    fan.className = `fan ${this.#fan}`;
    fan.append(this.place, ...this.#shown.map((card) => createPicture(card, this.faces, doc)));
    this.renderRoot.replaceChildren(dressPicture(fan, this));
  }

  get #fan(): Fan {
    return FANS.includes(this.fan) ? this.fan : FANS[0];
  }

  /** The cards, bottom first; `undefined` for those face down. */
  get #shown(): readonly (Card | undefined)[] {
    const { cards, faceDown } = this.#list;
    return cards.map((card, i) => (i < faceDown ? undefined : card));
  }

  /** The cards that the attribute lists, and how many of them lie face down. */
  get #list(): { readonly cards: readonly Card[]; readonly faceDown: number } {
    const names = new Set<unknown>(CARDS);
    const cards = textOf(this.cards)
      .split(/[\s,]+/)
      .filter((name): name is Card => names.has(name));
    return { cards, faceDown: Math.min(cards.length, Math.max(0, Math.trunc(this.faceDown) || 0)) };
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
