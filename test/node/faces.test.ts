// The card faces as data: pips, glyphs, placement, and the number of nodes of a face.
import { describe, expect, it } from 'vitest';
import { createFace, type FaceStyle } from '../../src/elements/cards/faces/face.js';
import { rankGlyphs, suitGlyphs } from '../../src/elements/cards/faces/glyphs.js';
import { pipsOf } from '../../src/elements/cards/faces/pips.js';
import { CARDS, RANKS, SUITS } from '../../src/engine/cards.js';

/** The part of a document that a face needs: elements that count their children. */
interface FakeElement {
  tag: string;
  attributes: Map<string, string>;
  children: FakeElement[];
}
const fakeDocument = (): Document => {
  const doc = {
    createElementNS(_: string, tag: string) {
      const attributes = new Map<string, string>();
      const children: FakeElement[] = [];
      return {
        tag,
        attributes,
        children,
        ownerDocument: doc,
        setAttribute: (name: string, value: string) => attributes.set(name, value),
        append: (child: FakeElement) => children.push(child),
      };
    },
  };
  return doc as unknown as Document;
};
const face = (card: (typeof CARDS)[number], style: FaceStyle) =>
  createFace(card, style, fakeDocument()) as unknown as FakeElement;

describe('the drawings', () => {
  it('exist for every rank and suit', () => {
    expect(Object.keys(rankGlyphs).sort()).toEqual([...RANKS].sort());
    expect(Object.keys(suitGlyphs).sort()).toEqual([...SUITS].sort());
    expect(new Set([...Object.values(rankGlyphs), ...Object.values(suitGlyphs)]).size).toBe(17);
  });
});

describe('pips', () => {
  const numbersOf = RANKS.slice(0, 10);

  it.each(numbersOf.map((rank, at) => [rank, at + 1] as const))('%s has %i', (rank, count) => {
    const pips = pipsOf(rank);
    expect(pips).toHaveLength(count);
    expect(new Set(pips.map(({ x, y }) => `${x},${y}`)).size).toBe(count);
  });

  it('courts have none', () => {
    for (const rank of ['J', 'Q', 'K'] as const) expect(pipsOf(rank)).toEqual([]);
  });

  it.each(numbersOf)('%s is symmetric left to right', (rank) => {
    const places = pipsOf(rank).map(({ x, y }) => `${x},${y}`);
    const mirrored = pipsOf(rank).map(({ x, y }) => `${100 - x},${y}`);
    expect(mirrored.sort()).toEqual(places.sort());
  });

  // The seventh pip of the 7 is in the upper half, by convention.
  it.each(numbersOf.filter((rank) => rank !== '7'))('%s is symmetric top to bottom', (rank) => {
    const places = pipsOf(rank).map(({ x, y }) => `${x},${y}`);
    const turned = pipsOf(rank).map(({ x, y }) => `${100 - x},${140 - y}`);
    expect(turned.sort()).toEqual(places.sort());
  });

  it('are upside down in the lower half', () => {
    for (const rank of numbersOf) {
      for (const { y, upsideDown } of pipsOf(rank)) expect(upsideDown).toBe(y > 70);
    }
  });
});

describe('a face', () => {
  it.each(['classic', 'large'] as const)('%s has at most 8 nodes', (style) => {
    for (const card of CARDS) {
      const { children } = face(card, style);
      const limit = style === 'classic' && /^[JQK]/.test(card) ? 8 : card === 'AS' ? 4 : 3;
      expect(1 + children.length, card).toBeLessThanOrEqual(limit);
      expect(children.every(({ tag, children: inner }) => tag === 'path' && inner.length === 0)).toBe(true);
    }
  });

  it('differs from every other', () => {
    for (const style of ['classic', 'large'] as const) {
      const preferences = CARDS.map((card) =>
        face(card, style)
          .children.map(({ attributes }) => attributes.get('d'))
          .join(),
      );
      expect(new Set(preferences).size).toBe(52);
    }
  });

  it('has no colour and no style of its own, so that the page can set its colours', () => {
    for (const card of CARDS) {
      for (const { attributes } of face(card, 'classic').children) {
        expect(['class', 'd', 'stroke-width']).toEqual(expect.arrayContaining([...attributes.keys()]));
      }
    }
  });
});
