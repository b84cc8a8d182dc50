// Draws the marks of a comment over the table: arrows from pile to pile, rings around cards and piles.
import { nothing, type TemplateResult } from 'lit';
import type { Position } from '../../engine/index.js';
import type { Mark } from '../../controller/marks.js';
import { localBox, type ToLocal } from '../shared/screen-to-local.js';
import type { TableView } from '../table/table-view.js';
import { html, svg } from '../shared/html.js';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const centre = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

/**
 * The boxes of the cards of a pile in local pixels, bottom first, or of its empty place, unaffected by animations. On
 * the screen, the table may be rotated.
 */
function boxesOf(view: TableView, id: string, toLocal: ToLocal): readonly Box[] {
  const pile = view.pile(id);
  if (!pile) return [];
  const { place } = pile;
  const { x, y, width, height } = localBox(place, toLocal);
  const boxes = view.nodes(id).map(({ element }) => ({
    x: x + element.offsetLeft - place.offsetLeft,
    y: y + element.offsetTop - place.offsetTop,
    width,
    height,
  }));
  return boxes.length ? boxes : [{ x, y, width, height }];
}

/** The visible part of a card that others cover. */
function visibleBox(boxes: readonly Box[], index: number): Box | undefined {
  const box = boxes[index];
  const next = boxes[index + 1];
  if (!box || !next) return box;
  return {
    ...box,
    width: next.x > box.x + 1 ? next.x - box.x : box.width,
    height: next.y > box.y + 1 ? next.y - box.y : box.height,
  };
}

/** The boxes of a mark: one for a ring, two for the ends of an arrow. */
function boxesOfMark(mark: Mark, view: TableView, { piles }: Position, toLocal: ToLocal): readonly Box[] {
  const last = (id: string): readonly Box[] => boxesOf(view, id, toLocal).slice(-1);
  switch (mark.kind) {
    case 'arrow':
      return [...last(mark.from), ...last(mark.to)];
    case 'pile':
      return last(mark.pile);
    case 'card':
      return piles.flatMap(({ id, cards, faceDown }) =>
        cards.flatMap((card, i) => {
          const box =
            card === mark.card && i >= faceDown ? visibleBox(boxesOf(view, id, toLocal), i) : undefined;
          return box ? [box] : [];
        }),
      );
  }
}

/** An arrow between the centres of two boxes. `unit`: the width of a card. */
function arrow(from: Box, to: Box, unit: number): TemplateResult {
  const [x1, y1] = centre(from);
  const [x2, y2] = centre(to);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const head = unit * 0.3;
  const point = (along: number, across: number): string =>
    `${(x2 - dx * along - dy * across).toFixed(1)},${(y2 - dy * along + dx * across).toFixed(1)}`;
  return svg`<path class="mark-rim" d="M${x1.toFixed(1)},${y1.toFixed(1)}L${point(head, 0)}" stroke-width=${unit * 0.14}></path>
    <path class="mark-line" d="M${x1.toFixed(1)},${y1.toFixed(1)}L${point(head, 0)}" stroke-width=${unit * 0.09}></path>
    <path class="mark-head" d="M${point(0, 0)}L${point(head, head * 0.6)}L${point(head, -head * 0.6)}z"></path>`;
}

const ring = ({ x, y, width, height }: Box, unit: number): TemplateResult =>
  svg`<rect class="mark-rim" x=${x} y=${y} width=${width} height=${height} rx=${unit * 0.07} stroke-width=${unit * 0.09}></rect>
    <rect class="mark-line" x=${x} y=${y} width=${width} height=${height} rx=${unit * 0.07} stroke-width=${unit * 0.06}></rect>`;

/** The marks as a drawing over the felt; nothing without marks. */
export function marksOver(
  felt: HTMLElement,
  view: TableView,
  marks: readonly Mark[],
  position: Position,
): TemplateResult | typeof nothing {
  // measuring costs a layout
  if (!marks.length) return nothing;
  const { toLocal } = view;
  const origin = localBox(felt, toLocal);
  const drawn = marks.flatMap((mark) => {
    const boxes = boxesOfMark(mark, view, position, toLocal).map((box) => ({
      ...box,
      x: box.x - origin.x,
      y: box.y - origin.y,
    }));
    const [from, to] = boxes;
    if (!from) return [];
    if (mark.kind === 'arrow') return to ? [arrow(from, to, from.width)] : [];
    return boxes.map((box) => ring(box, from.width === box.width ? box.width : from.height));
  });
  if (!drawn.length) return nothing;
  return html`<svg class="marks" aria-hidden="true" viewBox="0 0 ${origin.width} ${origin.height}">
    ${drawn}
  </svg>`;
}
