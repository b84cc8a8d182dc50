// Cards and piles as a server draws them: the same faces, as templates.
import { css, html, nothing, svg, type CSSResultGroup, type TemplateResult } from 'lit';
import type { Card } from '../engine/index.js';
import { createFace, type FaceStyle } from './faces/face.js';

/** Takes the place of a node: keeps what is drawn. */
class Sketch {
  readonly ownerDocument = paper;
  readonly attributes = new Map<string, string>();
  readonly paths: Sketch[] = [];

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  append(path: Sketch): void {
    this.paths.push(path);
  }

  get(name: string): string | typeof nothing {
    return this.attributes.get(name) ?? nothing;
  }
}

const paper = { createElementNS: (): Sketch => new Sketch() };

function face(card: Card, style: FaceStyle): TemplateResult {
  const sketch = createFace(card, style, paper as unknown as Document) as unknown as Sketch;
  const paths = sketch.paths.map(
    (path) =>
      svg`<path class=${path.get('class')} d=${path.get('d')} stroke-width=${path.get('stroke-width')}></path>`,
  );
  return html`<svg class=${sketch.get('class')} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    ${paths}
  </svg>`;
}

/** A card; without a name, face down. */
export const drawCard = (card: Card | undefined, style: FaceStyle): TemplateResult =>
  card
    ? html`<div class="card" card=${card}>${face(card, style)}</div>`
    : html`<div class="card" face-down></div>`;

/** The spot of a pile with its cards, bottom first. */
export const drawPile = (
  cards: readonly (Card | undefined)[],
  style: FaceStyle,
): readonly TemplateResult[] => [
  html`<div class="place"></div>`,
  ...cards.map((card) => drawCard(card, style)),
];

/** On a page each card is told its place in the fan. Here each follows from the one before it, and none has to be told. */
export const drawnPileStyles: CSSResultGroup = css`
  :host(:not([pile])[fan]) {
    display: inline-flex;
    flex-direction: column;
    inline-size: auto;
    block-size: auto;
    min-inline-size: var(--_w);
    min-block-size: var(--_h);
    direction: ltr;
  }
  .card {
    position: relative;
    flex: none;
  }
  .card + .card {
    margin: calc(-1 * var(--_h)) 0 0;
  }
  :host([fan='down']) .card + .card {
    margin-top: calc(var(--_full) - var(--_h));
  }
  :host([fan='down']) [face-down] + .card {
    margin-top: calc(-0.9 * var(--_h));
  }
  :host(:not([pile])[fan='right']) {
    flex-direction: row;
  }
  :host(:not([pile])[fan='left']) {
    flex-direction: row-reverse;
  }
  :host([fan='right']) .card + .card {
    margin: 0 0 0 calc(var(--_side) - var(--_w));
  }
  :host([fan='left']) .card + .card {
    margin: 0 calc(var(--_side) - var(--_w)) 0 0;
  }
`;
