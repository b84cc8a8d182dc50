// The card faces as data: pips, glyphs, placement, and the number of nodes of a face.
import { describe, expect, it } from 'vitest';
import { figures, panel } from '../../src/elements/cards/faces/courts.js';
import { createEmblem, type Emblem } from '../../src/elements/cards/faces/emblems.js';
import { createFace, type FaceStyle } from '../../src/elements/cards/faces/face.js';
import { rankGlyphs, signGlyphs, suitGlyphs } from '../../src/elements/cards/faces/glyphs.js';
import { place, placeTwice, scaled } from '../../src/elements/cards/faces/path.js';
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
const emblem = (name: Emblem) => createEmblem(name, fakeDocument()) as unknown as FakeElement;
const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);
const courts = Object.entries(figures).flatMap(([rank, suits]) =>
  Object.entries(suits).map(([suit, figure]) => [rank + suit, figure] as const),
);
const drawings: Record<string, string> = {
  ...suitGlyphs,
  ...rankGlyphs,
  ...signGlyphs,
  panel,
  ...Object.fromEntries(
    courts.flatMap(([court, figure]) =>
      Object.entries(figure).map(([part, drawing]) => [`${court} ${part}`, drawing]),
    ),
  ),
};

describe('placing a drawing', () => {
  it('turned twice, is the original drawing', () => {
    for (const drawing of Object.values(drawings)) {
      expect(scaled(scaled(drawing, -1), -1)).toBe(scaled(drawing, 1));
    }
  });

  it('keeps numbers separated that only a sign separated', () => {
    expect(numbers(scaled('m12-5l-3 4', -1))).toEqual([-12, 5, 3, -4]);
  });

  it('starts every subpath at the offset', () => {
    expect(place('m1 2h4zm3 4v-1', 50, 70, 2)).toBe('M50 70m 2 4h 8zM50 70m 6 8v -2');
  });

  it('places the lower pip by a half turn of the card', () => {
    expect(placeTwice('m1 2', 12, 15, 1)).toBe('M12 15m 1 2M88 125m -1 -2');
  });
});

describe('the drawings', () => {
  it('exist for every rank and suit', () => {
    expect(Object.keys(rankGlyphs).sort()).toEqual([...RANKS].sort());
    expect(Object.keys(suitGlyphs).sort()).toEqual([...SUITS].sort());
    expect(new Set([...Object.values(rankGlyphs), ...Object.values(suitGlyphs)]).size).toBe(17);
  });

  it.each(Object.entries(drawings))('%s uses the notation: integers, relative, no arcs', (_, drawing) => {
    expect(drawing).toMatch(/^m[-\d hvlcsmz]+$/);
    // Complete commands only: with a missing or extra number, a browser would ignore the rest silently.
    for (const [, command = '', values = ''] of drawing.matchAll(/([a-z])([^a-z]*)/g)) {
      const per = { m: 2, l: 2, c: 6, s: 4, h: 1, v: 1, z: 0 }[command] ?? NaN;
      const count = numbers(values).length;
      expect(per === 0 ? count : count % per, `${command}${values}`).toBe(0);
      expect(count > 0, `${command}${values}`).toBe(per > 0);
    }
  });

  it('closes filled shapes', () => {
    for (const [, figure] of courts) {
      for (const part of [figure.ink, figure.hair, figure.skin, figure.gold]) expect(part).toMatch(/z$/);
    }
    for (const glyph of Object.values(suitGlyphs)) expect(glyph).toMatch(/z$/);
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

describe('the twelve courts', () => {
  it('are twelve different figures: no two have the same attributes, nor two of a rank the same head', () => {
    expect(courts).toHaveLength(12);
    expect(new Set(courts.map(([, figure]) => Object.values(figure).join())).size).toBe(12);
    // a crown, a hat or a held object
    expect(new Set(courts.map(([, figure]) => figure.gold)).size).toBe(12);
    for (const rank of ['J', 'Q', 'K']) {
      const heads = courts.filter(([court]) => court.startsWith(rank));
      expect(new Set(heads.map(([, { ink, hair }]) => ink + hair)).size, rank).toBe(4);
    }
  });

  it('have faces that look in different directions within each rank', () => {
    for (const rank of ['J', 'Q', 'K']) {
      const faces = courts.filter(([court]) => court.startsWith(rank)).map(([, figure]) => figure.line);
      expect(new Set(faces).size, rank).toBeGreaterThan(1);
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

describe('an emblem', () => {
  it.each<[Emblem, string[]]>([
    ['K', ['rank']],
    ['A*', ['rank', 'ink']],
    ['T', ['rank']],
    ['T*', ['rank', 'ink']],
    ['redeal', ['rank']],
    ['closed', ['rank']],
  ])('%s is drawn with %j', (name, parts) => {
    expect(emblem(name).children.map(({ attributes }) => attributes.get('class'))).toEqual(parts);
  });
});
