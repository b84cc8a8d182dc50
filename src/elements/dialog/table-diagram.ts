// A diagram of the table for the help: the piles of a game as numbered outlines, and the names of the piles as a list.
// Their positions match the table.
import type { TemplateResult } from 'lit';
import type { Arrangement, Variant } from '../../engine/index.js';
import { pileId } from '../../engine/pile-names.js';
import type { MessageFormatter } from '../../text/message-formatter.js';
import { pilePlacement } from '../cards/pile-layout.js';
import { listOf } from '../../engine/lists.js';
import { html, svg } from '../shared/html.js';

/** Lengths in units of the diagram. */
const CARD = { width: 20, height: 28, gap: 4 };

interface Group {
  readonly name: string;
  /** The upper corners of the piles where the text starts, in cards. */
  readonly corners: readonly (readonly [x: number, y: number])[];
}

/** Which sides of the table are exchanged. */
interface Sides {
  /** The table is mirrored for left-handed players: its groups of piles change sides, but not the piles in a group. */
  readonly mirrored: boolean;
  /** In right-to-left text, all piles change sides. */
  readonly isRightToLeft: boolean;
}

/** The groups of piles in reading order, with their positions in left-to-right text. */
function groupsOf(variant: Variant, arrangement: Arrangement, mirrored: boolean): Group[] {
  const groups = Object.entries(variant.piles).map(([name, { count = 1 }]): Group => ({
    name,
    corners: listOf(count, (n) => {
      const { at, lower = 0 } = pilePlacement(variant, arrangement, pileId(name, n + 1, count), mirrored);
      return [at[0], at[1] + lower];
    }),
  }));
  const order = ({ corners: [first] }: Group): number => (first ? Math.floor(first[1]) * 100 + first[0] : 0);
  return groups.sort((a, b) => order(a) - order(b));
}

/** The diagram. Screen readers get only the list. */
export function tableDiagram(
  variant: Variant,
  arrangement: Arrangement,
  { mirrored, isRightToLeft }: Sides,
  formatter: MessageFormatter,
): TemplateResult {
  const groups = groupsOf(variant, arrangement, mirrored);
  const across = CARD.width + CARD.gap;
  const down = CARD.height + CARD.gap;
  const height = Math.max(...groups.flatMap(({ corners }) => corners.map(([, y]) => (y + 1) * down)));
  const outline = ([x, y]: readonly [number, number], n: number): unknown => {
    const left = (isRightToLeft ? arrangement.columns - 1 - x : x) * across;
    return svg`<rect x=${left} y=${y * down} width=${CARD.width} height=${CARD.height} rx="2"></rect
      ><text x=${left + CARD.width / 2} y=${y * down + CARD.height / 2}>${n}</text>`;
  };
  return html`<figure class="diagram">
    <svg
      viewBox="-1 -1 ${arrangement.columns * across - CARD.gap + 2} ${height - CARD.gap + 2}"
      aria-hidden="true"
    >
      ${groups.flatMap(({ corners }, n) => corners.map((corner) => outline(corner, n + 1)))}
    </svg>
    <ol>
      ${groups.map(({ name }) => html`<li>${formatter.allOf(name)}</li>`)}
    </ol>
  </figure>`;
}
