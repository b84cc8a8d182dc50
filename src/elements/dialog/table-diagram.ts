// A diagram of the table for the help: the piles of a game as numbered outlines, and the names of the piles as a list.
// The geometry comes from the layout in the description of the game.
import { html, svg, type TemplateResult } from 'lit';
import type { PileKind, Variant } from '../../engine/index.js';
import type { MessageFormatter } from '../../text/message-formatter.js';

/** Lengths in units of the diagram. */
const CARD = { width: 20, height: 28, gap: 4 };

interface Group {
  readonly kind: PileKind;
  /** The upper left corners of the piles, in cards. */
  readonly corners: readonly (readonly [x: number, y: number])[];
}

/** The groups of piles, from the upper left to the lower right. */
function groupsOf({ piles, layout }: Variant, mirrored: boolean): Group[] {
  const groups = (Object.keys(piles) as PileKind[]).flatMap((kind) => {
    const place = layout.places[kind];
    if (!place) return [];
    const { at, wrap = Infinity, lower = 0 } = place;
    const corners = Array.from({ length: piles[kind]?.count ?? 1 }, (_, n) => {
      const x = at[0] + (n % wrap);
      return [mirrored ? layout.columns - 1 - x : x, at[1] + Math.floor(n / wrap) + lower] as const;
    });
    return [{ kind, corners }];
  });
  const order = ({ corners: [first] }: Group): number => (first ? Math.floor(first[1]) * 100 + first[0] : 0);
  return groups.sort((a, b) => order(a) - order(b));
}

/** The diagram. For screen readers only the list counts. */
export function tableDiagram(
  variant: Variant,
  mirrored: boolean,
  formatter: MessageFormatter,
): TemplateResult {
  const groups = groupsOf(variant, mirrored);
  const across = CARD.width + CARD.gap;
  const down = CARD.height + CARD.gap;
  const height = Math.max(...groups.flatMap(({ corners }) => corners.map(([, y]) => (y + 1) * down)));
  const outline = ([x, y]: readonly [number, number], n: number): unknown =>
    svg`<rect x=${x * across} y=${y * down} width=${CARD.width} height=${CARD.height} rx="2"></rect
      ><text x=${x * across + CARD.width / 2} y=${y * down + CARD.height / 2}>${n}</text>`;
  return html`<figure class="diagram">
    <svg
      viewBox="-1 -1 ${variant.layout.columns * across - CARD.gap + 2} ${height - CARD.gap + 2}"
      aria-hidden="true"
    >
      ${groups.flatMap(({ corners }, n) => corners.map((corner) => outline(corner, n + 1)))}
    </svg>
    <ol>
      ${groups.map(({ kind }) => html`<li>${formatter.texts.allOf[kind]}</li>`)}
    </ol>
  </figure>`;
}
