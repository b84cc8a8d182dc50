// Mistakes in the arrangement of the piles, and names of groups that the game does not have: each is refused with its
// place and what is expected there.
import { describe, expect, it } from 'vitest';
import { Game, InvalidVariantError, type Variant } from '../../src/engine.js';
import { described } from '../support/described.js';

/** The fault of a description; `undefined` if it is valid. */
function faultOf(variant: Variant): string | undefined {
  try {
    Game.deal(variant, { deal: 1 });
    return undefined;
  } catch (error) {
    if (error instanceof InvalidVariantError) return error.message;
    throw error;
  }
}

const { layout } = described({});
const withPlaces = (places: Variant['layout']['places'], columns = 13): Variant =>
  described({}, { layout: { columns, places: { ...layout.places, ...places } } });

describe('an arrangement', () => {
  it('has space for all piles of a group', () => {
    expect(faultOf(withPlaces({}, 4))).toBeUndefined();
    expect(faultOf(withPlaces({}, 3.5))).toContain(
      'layout.places.foundation must have at most 3.5 columns up to its last pile, but has 4.',
    );
    expect(faultOf(withPlaces({ tableau: { at: [1, 2] } }, 4))).toContain(
      'layout.places.tableau must have at most 4 columns',
    );
  });

  it('places groups in whole rows; `lower` moves them down by a part of a row', () => {
    expect(faultOf(withPlaces({ tableau: { at: [0.5, 2] } }))).toBeUndefined();
    expect(faultOf(withPlaces({ tableau: { at: [0, 1.5] } }))).toContain(
      'layout.places.tableau.at[1] must be a whole number from 0 to 40, but is 1.5.',
    );
    expect(faultOf(withPlaces({ stock: { at: [3, 1], lower: 0.5 } }))).toBeUndefined();
    const below = (lower: number) =>
      faultOf(
        withPlaces({
          stock: { at: [0, 1], lower: 0.5, offsets: [[0, 0.5]] },
          foundation: { at: [0, 1], lower },
        }),
      );
    expect(below(1)).toContain('must not be at the place of "stock"');
    expect(below(0)).toBeUndefined();
  });

  it('is not used, and may be incomplete, if it has no place for a group', () => {
    const crowded = {
      columns: 3,
      places: { stock: { at: [0, 0] as const }, tableau: { at: [0, 0] as const } },
    };
    expect(faultOf(described({}, { layout: { ...layout, alternatives: [crowded] } }))).toBeUndefined();
    const complete = { columns: 3, places: { ...layout.places } };
    expect(faultOf(described({}, { layout: { ...layout, alternatives: [complete] } }))).toContain(
      'layout.alternatives[0].places.',
    );
  });

  it('has a place for each pile, where no other pile is', () => {
    expect(faultOf(withPlaces({ stock: { at: [3, 1] } }))).toContain(
      'layout.places.foundation must not be at the place of "stock", unless one covers the other.',
    );
    expect(faultOf(withPlaces({ stock: { at: [4, 1] } }))).toBeUndefined();
    expect(
      faultOf(
        withPlaces({
          tableau: {
            at: [0, 2],
            offsets: [
              [0, 0],
              [1, 0],
              [1, 0],
              [2, 0],
            ],
          },
        }),
      ),
    ).toContain('layout.places.tableau must not be at the place of');
  });

  it('may place a pile on the pile that it covers', () => {
    const pile = { shows: 'all', gives: 'top' } as const;
    const covering = (coveredBy: readonly string[][]): Variant =>
      described(
        { tableau: { ...pile, count: 4, coveredBy } },
        {
          deal: [{ to: 'tableau', each: 3 }],
          layout: {
            columns: 13,
            places: {
              ...layout.places,
              tableau: {
                at: [0, 2],
                offsets: [
                  [0, 0],
                  [0, 0],
                  [2, 0],
                  [3, 0],
                ],
              },
            },
          },
        },
      );
    expect(faultOf(covering([['tableau-2']]))).toBeUndefined();
    expect(faultOf(covering([[], ['tableau-1']]))).toBeUndefined();
    expect(faultOf(covering([[], [], ['tableau-1']]))).toContain('must not be at the place of "tableau-2"');
  });

  it('has no piles that cover each other in a circle', () => {
    const circle = (coveredBy: readonly string[][]): Variant =>
      described({ tableau: { shows: 'all', gives: 'top', count: 4, coveredBy } });
    expect(faultOf(circle([['tableau-2'], ['tableau-3'], ['tableau-4']]))).toBeUndefined();
    expect(faultOf(circle([['tableau-2'], ['tableau-3'], ['tableau-1']]))).toContain(
      'piles.tableau.coveredBy is circular: "tableau-1" covers itself through other piles.',
    );
  });

  it('places groups that the game has; a kind of pile that it does not have is ignored', () => {
    expect(faultOf(withPlaces({ waste: { at: [6, 0] } }))).toBeUndefined();
    expect(faultOf(withPlaces({ cells: { at: [6, 0] } }))).toContain(
      'layout.places.cells changes or places the group "cells", but the game has only: stock, foundation, tableau.',
    );
    const alternatives = [{ columns: 13, places: { ...layout.places, cells: { at: [6, 0] as const } } }];
    expect(faultOf(described({}, { layout: { ...layout, alternatives } }))).toContain(
      'layout.alternatives[0].places.cells changes or places the group "cells"',
    );
  });
});

describe('an option', () => {
  const changing = (piles: unknown): Variant =>
    described(
      {},
      {
        layout: { ...layout, places: { ...layout.places, cells: { at: [0, 5] } } },
        options: { more: [{ value: false }, { value: true, patch: { piles } }] },
      },
    );

  it('can add a group with all that a group needs', () => {
    const cells = { kind: 'reserve', count: 2, shows: 'all', gives: 'top' };
    expect(faultOf(changing({ cells }))).toBeUndefined();
  });

  it('can change only groups that the game has', () => {
    expect(faultOf(changing({ cells: { count: 3 } }))).toContain(
      'the game has only: stock, foundation, tableau.',
    );
    const other = described(
      {},
      {
        options: { more: [{ value: false }, { value: true, patch: { piles: { cells: { count: 3 } } } }] },
      },
    );
    expect(faultOf(other)).toContain('options.more[1] changes or places the group "cells"');
  });
});
