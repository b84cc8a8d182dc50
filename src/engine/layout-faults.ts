// Mistakes in the arrangement of the piles: groups without a place, piles outside the table or at the place of another
// one, and piles that cover each other.
import { groupOf, pileId } from './pile-names.js';
import type { Arrangement, Layout, Variant } from './variant.js';

/** Reports a fault unless the value fits. `path`: without the start of the description's path. */
type Expect = (fits: boolean, path: string, expected: string, value: unknown) => void;

/** The arrangements with their paths. */
export const arrangementsIn = (layout: Layout): readonly (readonly [path: string, Arrangement])[] => [
  ['layout', layout],
  ...(layout.alternatives ?? []).map((one, i) => [`layout.alternatives[${i}]`, one] as const),
];

/**
 * Expects that each group has a place, and each pile a place of its own on the table, and that no piles cover each other
 * in a circle.
 */
export function checkTable({ piles, layout }: Variant, expect: Expect): void {
  const covers = new Map<string, readonly string[]>();
  const isAbove = (one: string, other: string): boolean => covers.get(other)?.includes(one) ?? false;
  const names = Object.keys(piles);
  for (const [name, { count = 1, coveredBy = [] }] of Object.entries(piles)) {
    expect(Object.hasOwn(layout.places, name), `layout.places.${name}`, 'Place', undefined);
    coveredBy.forEach((above, i) => covers.set(pileId(name, i + 1, count), above));
  }
  for (const [start, { columns, places }] of arrangementsIn(layout)) {
    const taken = new Map<string, string[]>();
    // the widget uses no arrangement that misses a group
    const isUsed = names.every((name) => Object.hasOwn(places, name));
    for (const [name, { at, offsets, wrap = Infinity, lower = 0 }] of Object.entries(places)) {
      const path = `${start}.places.${name}`;
      const [left, top] = at;
      const count = Object.hasOwn(piles, name) ? (piles[name]?.count ?? 1) : 0;
      const listed = offsets?.length ?? count;
      expect(top % 1 === 0, `${path}.at[1]`, '0..40', top);
      expect(listed >= count, `${path}.offsets`, 'a list with one entry for each pile', `list of ${listed}`);
      // from the last one, which is usually the farthest to the right
      for (let i = isUsed ? count - 1 : -1; i >= 0; i--) {
        const [right, down] = offsets?.[i] ?? [i % wrap, 0];
        const end = left + right + 1;
        expect(end <= columns, path, `at most ${columns} columns up to its last pile`, end);
        const id = pileId(name, i + 1, count);
        const place = [end, offsets ? top : top + Math.floor(i / wrap), lower + down].join();
        const others = taken.get(place) ?? [];
        const isCover = others.some((one) => isAbove(one, id) || isAbove(id, one));
        expect(!others.length || isCover, path, 'a place of its own', others[0]);
        taken.set(place, [...others, id]);
      }
    }
  }
  // takes away the piles that nothing covers, as in a game, until only circles and the piles below them are left
  for (let before = Infinity; covers.size < before;) {
    before = covers.size;
    for (const [id, above] of covers) if (!above.some((one) => covers.has(one))) covers.delete(id);
  }
  for (const id of covers.keys()) expect(false, `piles.${groupOf(id)}.coveredBy`, 'no circle', id);
}
