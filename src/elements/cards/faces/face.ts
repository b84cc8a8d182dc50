// Creates the face of a card.
import type { Card, Rank, Suit } from '../../../engine/cards.js';
import { type Court, figures, panel } from './courts.js';
import { rankGlyphs, suitGlyphs } from './glyphs.js';
import { place, placeTwice } from './path.js';
import { pipsOf } from './pips.js';
import { addPath, createSvg } from './svg.js';

export type FaceStyle = 'classic' | 'large';

const isCourt = (rank: Rank): rank is Court => rank in figures;

/**
 * Creates the face of a card as one SVG: classic with two indexes and pips or a court figure, large with one big index.
 */
export function createFace(card: Card, style: FaceStyle, doc = document): SVGSVGElement {
  const rank = card[0] as Rank;
  const suit = card[1] as Suit;
  const rankGlyph = rankGlyphs[rank];
  const suitGlyph = suitGlyphs[suit];
  const svg = createSvg(`face ${style} ${suit.toLowerCase()}`, doc);

  // The index is one line in the upper 0.3 of the card, with the rank in its left 0.36: covered cards of columns and of
  // the waste show all of it. If a column is compressed, its covered faces are smaller (pile-styles.ts).
  if (style === 'large') {
    addPath(svg, 'ink', place(suitGlyph, 70, 23, 0.34) + place(suitGlyph, 50, 92, 0.78));
    addPath(svg, 'rank', place(rankGlyph, 20, 23, 0.34), 7);
    return svg;
  }

  // The index is in the upper 0.18 of the card; the ten is wider.
  const wide = rank === 'T' ? 3 : 0;
  let ink = placeTwice(suitGlyph, 29 + wide, 14, 0.16);
  if (isCourt(rank)) {
    const centred = (drawing: string) => placeTwice(drawing, 50, 70, 1);
    addPath(svg, 'panel', place(panel, 50, 70, 1), 1);
    ink += placeTwice(suitGlyph, 24, 40, 0.19);
    for (const [colour, drawing] of Object.entries(figures[rank][suit])) {
      addPath(svg, colour, ink + centred(drawing), colour === 'line' ? 1.6 : 0);
      // the first path has the suits, too
      ink = '';
    }
  } else {
    // Four pips fit into one column if they are slightly smaller.
    const size = card === 'AS' ? 0.72 : rank === 'A' ? 0.54 : rank === '9' || rank === 'T' ? 0.17 : 0.2;
    for (const { x, y, upsideDown } of pipsOf(rank)) ink += place(suitGlyph, x, y, upsideDown ? -size : size);
    addPath(svg, 'ink', ink);
  }
  // Traditionally the ace of spades is ornate.
  if (card === 'AS') addPath(svg, 'gold', place(suitGlyph, 50, 72, 0.26));
  addPath(svg, 'rank', placeTwice(rankGlyph, 13 + wide, 14, 0.16), 3.4);
  return svg;
}
