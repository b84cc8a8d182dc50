// The emblems on empty piles: the accepted rank, a redeal, or no redeal left.
import type { Rank } from '../../../engine/cards.js';
import { rankGlyphs, signGlyphs, suitGlyphs } from './glyphs.js';
import { place } from './path.js';
import { addPath, createSvg } from './svg.js';

/** A rank; a rank above the symbols of the four suits, `A*`; or a sign. */
export type Emblem = Rank | `${Rank}*` | keyof typeof signGlyphs;

/** All stroked drawings by name. */
const lines: Readonly<Record<string, string>> = { ...rankGlyphs, ...signGlyphs };

/** Creates the emblem of a rank or a sign, in the colour of the surrounding text. */
export function createEmblem(name: Emblem, doc = document): SVGSVGElement {
  const svg = createSvg('emblem', doc);
  const alone = lines[name];
  addPath(svg, 'rank', place(alone ?? lines[name.charAt(0)] ?? '', 50, alone ? 70 : 46, 0.36), 6);
  if (!alone) {
    const suits = Object.values(suitGlyphs).map((suit, i) => place(suit, 12.5 + 25 * i, 98, 0.2));
    addPath(svg, 'ink', suits.join(''));
  }
  return svg;
}
