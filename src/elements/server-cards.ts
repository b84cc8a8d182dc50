// Cards and piles as a server draws them: the same faces, as templates.
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Card } from '../engine/index.js';
import { facesOf, type PictureLooks } from './card-picture.js';
import type { Fan } from './fans.js';
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

/** The attributes of the outermost element of the shadow tree: classes, which include the colours, and back. */
const dressed = (name: string, { suits, back }: PictureLooks) => ({
  classes: suits === 'four' ? `${name} four` : name,
  back: back ?? nothing,
});

const facesIn = (card: Card, { faces }: PictureLooks): readonly TemplateResult[] =>
  facesOf(faces).map((style) => face(card, style));

/** One card, without a name face down, with its text. */
export function drawCard(
  card: Card | undefined,
  text: string,
  label: string,
  looks: PictureLooks,
): TemplateResult {
  const { classes, back } = dressed('card picture', looks);
  return html`<div
      class=${classes}
      card=${card ?? nothing}
      ?face-down=${!card}
      back=${back}
      role="img"
      aria-label=${label}
    >
      ${card ? facesIn(card, looks) : nothing}
    </div>
    <span class="text" aria-hidden="true"><slot>${text}</slot></span>`;
}

/** A pile: its place and its cards, bottom first. */
export function drawPile(
  cards: readonly (Card | undefined)[],
  fan: Fan,
  label: string,
  looks: PictureLooks,
): TemplateResult {
  const { classes, back } = dressed(`fan ${fan}`, looks);
  const pictures = cards.map((card) =>
    card
      ? html`<div class="card picture" card=${card}>${facesIn(card, looks)}</div>`
      : html`<div class="card picture" face-down></div>`,
  );
  return html`<div class=${classes} back=${back} role="img" aria-label=${label}>
    <div class="place"></div>
    ${pictures}
  </div>`;
}
