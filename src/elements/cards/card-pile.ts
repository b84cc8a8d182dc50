// <card-pile>: a pile of cards. In a game it is a named group of buttons, and the table adds its cards. In an article
// it shows the cards that its attribute lists.
//
//   #shadow-root, in a game
//     <span class="count">                      the number of cards, for stock, waste and reserve
//     <div class="place">                       the base under the cards, with a button
//     <div class="card"> …                     the cards, bottom first (card-node.ts)
//   #shadow-root, outside a game
//     <div class="fan down">
//       <div class="place">
//       <div class="card picture"> …           the cards, bottom first (card-picture.ts)
import type { PropertyValues } from 'lit';
import type { Card } from '../../engine/index.js';
import { idOf } from '../../engine/cards.js';
import { readCards } from '../../engine/read-cards.js';
import {
  invalidChoices,
  numberOf,
  toText,
  type InvalidAttribute,
} from '../../controller/attribute-values.js';
import { internalsOf } from '../../platform/layout.js';
import { create, hasPage } from '../../platform/page.js';
import { setNumbers } from './card-node.js';
import { createPicture, dressPicture, LOOKS } from './card-picture.js';
import { createCount } from './pile-count.js';
import { BaseElement } from '../shared/base-element.js';
import { FANS, type Fan } from './pile-layout.js';
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
import { pileStyles } from './pile-styles.js';
import { standaloneStyles } from './standalone-styles.js';
import { tokens } from './tokens.js';

/**
 * A pile of cards, for use in an article: `<card-pile cards="KS QH JC" face-down="1" fan="down">`.
 * Inside `<solitaire-game>`, each pile of the table is such an element, with its id in `pile`.
 *
 * @fires {CustomEvent} solitaire-error - An attribute has an invalid value: `{code, message, attribute, value, expected}`.
 *
 * @cssprop [--solitaire-card-width=5rem] - Width of a card.
 * @cssprop [--solitaire-radius] - Radius of a card's corners.
 * @cssprop [--solitaire-paper] - Background of the cards.
 * @cssprop [--solitaire-red] - Hearts and diamonds.
 * @cssprop [--solitaire-black] - Spades and clubs.
 * @cssprop [--solitaire-diamonds] - Diamonds, with four suit colours.
 * @cssprop [--solitaire-clubs] - Clubs, with four suit colours.
 * @cssprop [--solitaire-back] - Background of the card backs.
 * @cssprop [--solitaire-back-ink] - Pattern of the card backs.
 */
export class CardPile extends BaseElement {
  static override styles = [
    tokens,
    cardStyles,
    faceStyles,
    backStyles,
    pileStyles,
    pictureStyles,
    standaloneStyles,
  ];

  static override properties = {
    cards: { type: String },
    faceDown: { type: Number, converter: numberOf, attribute: 'face-down' },
    fan: { type: String },
    label: { type: String },
    pile: { type: String },
    faces: { type: String },
    suits: { type: String },
    back: { type: String },
  };

  /** The cards, bottom first, as in `KS QH 10♥`. Invalid names are ignored. */
  declare cards: string;
  /** The number of face-down cards at the bottom. Default: 0. */
  declare faceDown: number;
  /** The direction of the fan: `down`, `right`, `left` or `none`. Default: `down`. */
  declare fan: Fan;
  /** The accessible name of the pile. Default: the names of its cards. */
  declare label: string;
  /** In a game: the pile's id, as in `tableau-1`. */
  declare pile: string;
  /** `classic`: pips and court figures; `large`: one large rank and suit. Default: `classic`. */
  declare faces: FaceStyle;
  /** Colours of the suits: `two`, or `four`, diamonds blue and clubs green. Default: `two`. */
  declare suits: Preferences['suits'] | undefined;
  /** The pattern of backs: `lattice`, `rings`, `argyle`, `stars` or `plain`. Default: `lattice`. */
  declare back: Preferences['back'] | undefined;

  /** @internal The base under the cards. Its button makes an empty pile focusable. */
  declare place: HTMLElement;
  /** @internal In a game: the number of cards (pile-count.ts). */
  declare count: HTMLElement;

  #internals: Partial<ElementInternals> | undefined;
  #dispatcher: EventDispatcher | undefined;
  readonly #locale = new LocaleController(
    this,
    () => {
      this.requestUpdate();
    },
    // in a game, the game element has the texts
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
    this.place = create(doc, 'div');
    this.place.className = 'place';
    this.count = createCount(doc);
    root.append(this.count, this.place);
    return root;
  }

  /** @internal Creates the shadow tree, so that the pile can be filled before it is connected to a page. */
  prepare(): this {
    return this.shadowRoot ? this : Object.assign(this, { renderRoot: this.createRenderRoot() });
  }

  protected override willUpdate(): void {
    // a server writes both into the shadow tree (ssr-cards.ts)
    if (this.pile || !hasPage) return;
    (this.#dispatcher ??= new EventDispatcher(this)).reportInvalid(this.#invalidAttributes);
    // frameworks that hydrate the page compare the attributes with those they wrote: the element adds none
    this.#internals ??= internalsOf(this);
    this.#internals.role = 'img';
    this.#internals.ariaLabel = this.#name;
  }

  /** The accessible name. */
  get #name(): string {
    const { cards, faceDown } = this.#list;
    const { texts, tag } = this.#locale.language;
    const formatter = new MessageFormatter(texts, tag);
    const open = cards.slice(faceDown).map((card) => formatter.card(card));
    const hidden = faceDown ? [formatter.message('faceDown', { n: faceDown })] : [];
    return this.label || formatter.intl.list([...hidden, ...open]) || formatter.message('empty');
  }

  /** Renders on a server only; on a page, cards are nodes that keep their identity. */
  protected override render(): unknown {
    return serverRendering().drawPile(this.#shown, this.#fan, this.#name, this);
  }

  protected override update(changed: PropertyValues<this>): void {
    this.updateWithoutTemplate(changed);
    if (this.pile) return;
    const doc = this.ownerDocument;
    const fan = create(doc, 'div');
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

  /** The cards that the attribute lists, and the number of face-down ones. */
  get #list(): { readonly cards: readonly Card[]; readonly faceDown: number } {
    const cards = readCards(toText(this.cards)).filter((card) => idOf(card) !== undefined);
    return { cards, faceDown: Math.min(cards.length, Math.max(0, Math.trunc(this.faceDown) || 0)) };
  }

  get #invalidAttributes(): readonly InvalidAttribute[] {
    const { cards, faceDown } = this;
    const wrong = new Set<string>(readCards(toText(cards)).filter((card) => idOf(card) === undefined));
    const count = numberOf(toText(faceDown, '0'));
    const isCount = Number.isInteger(count) && Number(count) >= 0;
    return [
      ...invalidChoices({ ...LOOKS, fan: FANS }, this),
      ...[...wrong].map((value) => ({ attribute: 'cards', value, expected: 'cards, such as KS QH 10♥' })),
      ...(isCount ? [] : [{ attribute: 'face-down', value: faceDown, expected: 'a whole number from 0 on' }]),
    ];
  }
}

/** Sets the numbers of fan steps as custom properties of a pile, for its styles, and returns them. */
export function spread(
  pile: HTMLElement,
  cards: number,
  faceDown: number,
): { faceDown: number; faceUp: number } {
  const steps = {
    faceDown: Math.max(0, Math.min(faceDown, cards - 1)),
    faceUp: Math.max(0, cards - faceDown - 1),
  };
  setNumbers(pile, { '--nd': steps.faceDown, '--nu': steps.faceUp, '--on': Math.min(1, cards) });
  return steps;
}

declare global {
  interface HTMLElementTagNameMap {
    'card-pile': CardPile;
  }
}
