// The emblems on empty piles: the accepted card, a redeal, or no redeal left.
import type { Card, Rank, Suit } from '../../../engine/cards.js';
import { rankGlyphs, signGlyphs, suitGlyphs } from './glyphs.js';
import { place } from './path.js';
import { addPath, createSvg } from './svg.js';

export type Emblem = Card | Suit | Rank | keyof typeof signGlyphs;

/** All stroked drawings by name. */
const lines: Readonly<Record<string, string>> = { ...rankGlyphs, ...signGlyphs };
const outlines: Readonly<Record<string, string>> = suitGlyphs;

/** Creates the emblem of a rank, a suit, a card or a symbol, in the colour of the surrounding text. */
export function createEmblem(name: Emblem, doc = document): SVGSVGElement {
  const svg = createSvg('emblem', doc);
  const both = name.length === 2;
  const line = lines[both ? name.charAt(0) : name];
  const outline = outlines[name.slice(-1)];
  if (line) addPath(svg, 'rank', place(line, 50, both ? 42 : 70, both ? 0.36 : 0.5), 7);
  if (outline) addPath(svg, 'ink', place(outline, 50, both ? 96 : 70, both ? 0.44 : 0.6));
  return svg;
}
