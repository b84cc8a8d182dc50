// The signs on empty spots: what starts here, a redeal, no redeal any more.
import type { Card, Rank, Suit } from '../../engine/cards.js';
import { rankGlyphs, signGlyphs, suitGlyphs } from './glyphs.js';
import { place } from './path.js';
import { addPath, createSvg } from './svg.js';

export type Emblem = Card | Suit | Rank | keyof typeof signGlyphs;

/** Everything that is drawn as a line, under its name; a card brings its rank. */
const lines: Readonly<Record<string, string>> = { ...rankGlyphs, ...signGlyphs };
const outlines: Readonly<Record<string, string>> = suitGlyphs;

/** Builds the emblem of a rank, a suit, both ("the ace of spades starts here") or a sign, in the colour of the text around it. */
export function createEmblem(name: Emblem, doc = document): SVGSVGElement {
  const svg = createSvg('emblem', doc);
  const both = name.length === 2;
  const line = lines[both ? name.charAt(0) : name];
  const outline = outlines[name.slice(-1)];
  if (line) addPath(svg, 'rank', place(line, 50, both ? 42 : 70, both ? 0.36 : 0.5), 7);
  if (outline) addPath(svg, 'ink', place(outline, 50, both ? 96 : 70, both ? 0.44 : 0.6));
  return svg;
}
