// Renders cards and piles on a server: the same faces as on a page, as templates.
import { nothing, type TemplateResult } from 'lit';
import type { Card } from '../../engine/index.js';
import { facesOf, type PictureLooks } from './card-picture.js';
import type { Fan } from './pile-layout.js';
import { createFace, type FaceStyle } from './faces/face.js';
import { html, svg } from '../shared/html.js';

/** Replaces a DOM node on a server: records its attributes and children. */
class RecordedNode {
  readonly ownerDocument = recordingDocument;
  readonly attributes = new Map<string, string>();
  readonly paths: RecordedNode[] = [];

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  append(path: RecordedNode): void {
    this.paths.push(path);
  }

  get(name: string): string | typeof nothing {
    return this.attributes.get(name) ?? nothing;
  }
}

const recordingDocument = { createElementNS: (): RecordedNode => new RecordedNode() };

function face(card: Card, style: FaceStyle): TemplateResult {
  const recorded = createFace(
    card,
    style,
    recordingDocument as unknown as Document,
  ) as unknown as RecordedNode;
  const paths = recorded.paths.map(
    (path) =>
      svg`<path class=${path.get('class')} d=${path.get('d')} stroke-width=${path.get('stroke-width')}></path>`,
  );
  return html`<svg class=${recorded.get('class')} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    ${paths}
  </svg>`;
}

/** The attributes of the outermost element of the shadow tree: classes, which include the colours, and back. */
const outerAttributes = (name: string, { suits, back }: PictureLooks) => ({
  classes: suits === 'four' ? `${name} four` : name,
  back: back ?? nothing,
});

const facesIn = (card: Card, { faces }: PictureLooks): readonly TemplateResult[] =>
  facesOf(faces).map((style) => face(card, style));

/** Renders a card with its text; without a card, a card back. */
export function drawCard(
  card: Card | undefined,
  text: string,
  label: string,
  preferences: PictureLooks,
): TemplateResult {
  const { classes, back } = outerAttributes('card picture', preferences);
  return html`<span class="frame"
    ><div
      class=${classes}
      card=${card ?? nothing}
      ?face-down=${!card}
      back=${back}
      role="img"
      aria-label=${label}
    >
      ${card ? facesIn(card, preferences) : nothing}
    </div>
    <span class="text" aria-hidden="true" translate="no"><slot>${text}</slot></span></span
  >`;
}

/** Renders a pile: its base and its cards, bottom first. */
export function drawPile(
  cards: readonly (Card | undefined)[],
  fan: Fan,
  label: string,
  preferences: PictureLooks,
): TemplateResult {
  const { classes, back } = outerAttributes(`fan ${fan}`, preferences);
  const pictures = cards.map((card) =>
    card
      ? html`<div class="card picture" card=${card}>${facesIn(card, preferences)}</div>`
      : html`<div class="card picture" face-down></div>`,
  );
  return html`<div class=${classes} back=${back} role="img" aria-label=${label}>
    <div class="place"></div>
    ${pictures}
  </div>`;
}
