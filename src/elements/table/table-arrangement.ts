// The arrangement of the piles on a table: which one of the game fits its space, where the piles are, and the order in
// which the arrow keys visit them.
import type { Arrangement, Variant } from '../../engine/index.js';
import { groupOf } from '../../engine/pile-names.js';
import { setNumbers } from '../cards/card-node.js';
import { bestArrangement, geometryOf, type TableGeometry, type TableSpace } from './table-geometry.js';

export class TableArrangement {
  /** Whether the table is mirrored for left-handed players. */
  mirrored = false;
  /** By default, the first arrangement of the game. */
  #chosen: Arrangement | undefined;
  /** The space of the table, once it is measured. */
  #space: TableSpace | undefined;

  /** The arrangement in use. A new game begins with its first one until the table is measured. */
  of({ layout }: Variant): Arrangement {
    const chosen = this.#chosen;
    return chosen && layout.alternatives?.includes(chosen) ? chosen : layout;
  }

  /**
   * Chooses the arrangement for a space, for this game and those after it.
   *
   * @returns the width of a card in CSS pixels
   */
  fit(variant: Variant, space: TableSpace): number {
    this.#space = space;
    const { arrangement, card } = bestArrangement(variant, space);
    this.#chosen = arrangement;
    return card;
  }

  /** Chooses the arrangement of a new game, if the space is known. */
  choose(variant: Variant): void {
    if (this.#space) this.#chosen = bestArrangement(variant, this.#space).arrangement;
  }

  /** Sets the size of the table, in card widths, for its styles. */
  applySize(variant: Variant, grid: HTMLElement): void {
    const { width, fixed, least, columns, mostFlex } = this.#geometry(variant);
    setNumbers(grid, {
      '--width': width,
      '--fixed': fixed,
      '--least': least,
      '--cards': columns.cards,
      '--steps': columns.steps,
      '--most': mostFlex,
    });
  }

  /** Places the element of a pile on the table. */
  place(variant: Variant, id: string, element: HTMLElement): void {
    const box = this.#geometry(variant).piles.get(id);
    if (!box) return;
    const { row, left, top, topFlex, room, roomFlex } = box;
    setNumbers(element, {
      '--row': row,
      '--x': left,
      '--y': top,
      '--yf': topFlex,
      '--room': room,
      '--room-flex': roomFlex,
    });
  }

  /**
   * Sorts piles for the arrow keys: in the order of the position or, where the table is mirrored or has another
   * arrangement than the first, in the order on the screen.
   */
  order(variant: Variant, ids: readonly string[]): readonly string[] {
    if (!this.mirrored && this.of(variant) === variant.layout) return ids;
    const { piles } = this.#geometry(variant);
    const rank = (id: string): number => {
      const { row = 0, top = 0, left = 0 } = piles.get(id) ?? {};
      return row * 10_000 + (overlaps(variant, id) ? top : 0) * 100 + left;
    };
    return ids.toSorted((a, b) => rank(a) - rank(b));
  }

  /**
   * The nearest pile below another one, or above it with a negative step, on a table whose piles overlap.
   *
   * @param ids the piles that are shown
   */
  nearestPile(variant: Variant, ids: readonly string[], pile: string, step: number): string | undefined {
    if (!Object.values(variant.layout.places).some(({ offsets }) => offsets)) return undefined;
    const { piles } = this.#geometry(variant);
    const own = piles.get(pile);
    const far = ids.flatMap((id) => {
      const box = piles.get(id);
      if (!own || !box) return [];
      const down = (box.top - own.top) * step;
      const across = Math.abs(box.left - own.left);
      return down > 0 && across < 3 * down + 1
        ? [{ id, distance: Math.round(100 * (2 * down + across)) }]
        : [];
    });
    return far.sort((a, b) => a.distance - b.distance)[0]?.id;
  }

  #geometry(variant: Variant): TableGeometry {
    return geometryOf(variant, this.of(variant), this.mirrored);
  }
}

/** Whether the piles of a group overlap, such as those of a pyramid. */
const overlaps = ({ layout }: Variant, id: string): boolean =>
  layout.places[groupOf(id)]?.offsets !== undefined;
