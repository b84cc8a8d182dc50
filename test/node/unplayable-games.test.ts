// Descriptions whose fields are valid, but with which a game could not be played, are refused with the mistake; similar
// descriptions that make sense are accepted.
import { describe, expect, it } from 'vitest';
import { defineVariant, Game, type PileGroup, type Variant } from '../../src/engine.js';
import { pyramid } from '../../src/games/pyramid.js';
import { klondike } from '../../src/variants/index.js';
import { withValue } from '../support/bent.js';
import { thrownBy } from '../support/thrown.js';

type Change = readonly [path: string, value: unknown];

const changed = (game: Variant, changes: readonly Change[]): Variant =>
  changes.reduce((data, [path, value]) => withValue(data, path, value), { ...game, id: 'unplayable' });

/** The message for a game with these changes; empty if it is accepted. */
function messageFor(game: Variant, ...changes: readonly Change[]): string {
  const thrown = thrownBy(() => defineVariant(changed(game, changes)));
  return thrown === undefined ? '' : (thrown as Error).message.replace('bad-variant: variant', '');
}

const left: PileGroup = { kind: 'tableau', shows: 'all', gives: 'top' };

describe('a layout is refused', () => {
  it.each<[what: string, game: Variant, changes: readonly Change[], message: string]>([
    [
      'if a group lies beyond the columns',
      klondike,
      [['layout.places.tableau.at', [3, 1]]],
      '.layout.places.tableau must have at most 7 columns up to its last pile, but has 10.',
    ],
    [
      'if covered piles without offsets are side by side beyond the columns',
      pyramid,
      [['layout.places.tableau.offsets', undefined]],
      '.layout.places.tableau must have at most 7 columns up to its last pile, but has 28.',
    ],
    [
      'if an offset leads beyond the columns',
      pyramid,
      [['layout.places.tableau.offsets.3', [6.5, 1]]],
      '.layout.places.tableau must have at most 7 columns up to its last pile, but has 7.5.',
    ],
    [
      'if a group lies beyond the columns of an alternative',
      klondike,
      [['layout.alternatives.0.columns', 8]],
      '.layout.alternatives[0].places.tableau must have at most 8 columns up to its last pile, but has 8.5.',
    ],
    [
      'if a value of an option adds a pile beyond the columns',
      klondike,
      [['options.more', [{ value: 'no' }, { value: 'yes', patch: { piles: { tableau: { count: 8 } } } }]]],
      ' (with more yes).layout.places.tableau must have at most 7 columns up to its last pile, but has 8.',
    ],
    [
      'if a pile is at the place of another group',
      klondike,
      [['layout.places.foundation.at', [1, 0]]],
      '.layout.places.foundation must not be at the place of "waste", unless one covers the other.',
    ],
    [
      'if a pile is at the place of another one of its group that it does not cover',
      pyramid,
      [['layout.places.tableau.offsets.5', [2, 1]]],
      '.layout.places.tableau must not be at the place of "tableau-6", unless one covers the other.',
    ],
    [
      'if a place has the name of no group',
      klondike,
      [['layout.places.tablau', { at: [0, 2] }]],
      '.layout.places.tablau changes or places the group "tablau", but the game has only: stock, waste, foundation, tableau.',
    ],
    [
      'if a place of an alternative has the name of no group',
      klondike,
      [['layout.alternatives.0.places.tablau', { at: [0, 2] }]],
      '.layout.alternatives[0].places.tablau changes or places the group "tablau", but the game has only: stock, waste, foundation, tableau.',
    ],
    [
      'if a group named like a method of objects has no place',
      klondike,
      [['piles.constructor', left]],
      '.layout.places.constructor must be an object with "at": [column, row]; each group of piles needs one, but is missing.',
    ],
    [
      'with half a row',
      klondike,
      [['layout.places.tableau.at', [0, 1.5]]],
      '.layout.places.tableau.at[1] must be a whole number from 0 to 40, but is 1.5.',
    ],
  ])('%s', (_, game, changes, message) => {
    expect(messageFor(game, ...changes)).toBe(message);
  });
});

describe('a layout is accepted', () => {
  it.each<[what: string, game: Variant, changes: readonly Change[]]>([
    [
      'with a pile on one that it covers',
      pyramid,
      [
        ['piles.over', left],
        ['piles.tableau.coveredBy.0', ['over']],
        ['layout.places.over', { at: [3, 0] }],
        ['layout.alternatives', undefined],
      ],
    ],
    ['with halves of columns', klondike, [['layout.places.foundation.at', [2.5, 0]]]],
    [
      'with a place for a kind that the game does not have',
      klondike,
      [['layout.places.reserve', { at: [0, 5] }]],
    ],
    [
      'with a place for a group that an option removes',
      klondike,
      [
        ['piles.left', left],
        ['layout.places.left', { at: [0, 2] }],
        ['options.left', [{ value: true }, { value: false, patch: { piles: { left: null } } }]],
      ],
    ],
    [
      'with a place for a group that an option adds',
      klondike,
      [
        ['layout.places.left', { at: [0, 2] }],
        ['options.left', [{ value: false }, { value: true, patch: { piles: { left } } }]],
      ],
    ],
    [
      'with an alternative that is not used, because it has no place for a group',
      klondike,
      [['layout.alternatives', [{ columns: 2, places: { tableau: { at: [0, 0] } } }]]],
    ],
  ])('%s', (_, game, changes) => {
    expect(messageFor(game, ...changes)).toBe('');
  });
});

describe('a deal, goal or rule is refused', () => {
  it.each<[what: string, game: Variant, changes: readonly Change[], message: string]>([
    [
      'if two piles cover each other',
      pyramid,
      [['piles.tableau.coveredBy.1', ['tableau-1']]],
      '.piles.tableau.coveredBy is circular: "tableau-1" covers itself through other piles.',
    ],
    [
      'if a pile below a circle is listed first',
      pyramid,
      [['piles.tableau.coveredBy', [['tableau-2'], ['tableau-3'], ['tableau-4'], ['tableau-3']]]],
      '.piles.tableau.coveredBy is circular: "tableau-1" covers itself through other piles.',
    ],
    [
      'if pairs are stacked in a pile whose cards cannot leave',
      pyramid,
      [['piles.discard.pairs.stacked', ['waste', 'stock']]],
      '.piles.discard.pairs.stacked[1] must be "tableau" or "waste", but is "stock".',
    ],
    [
      'if the goal is reached at the deal',
      klondike,
      [['goal', { empty: 'foundation' }]],
      '.goal.empty must be piles that have cards after the deal, but is "foundation".',
    ],
    [
      'if the goal is reached at the deal with the value of an option',
      klondike,
      [
        ['goal', { empty: 'tableau' }],
        ['options.goal', [{ value: 1 }, { value: 2, patch: { goal: { empty: 'foundation' } } }]],
      ],
      ' (with goal 2).goal.empty must be piles that have cards after the deal, but is "foundation".',
    ],
  ])('%s', (_, game, changes, message) => {
    expect(messageFor(game, ...changes)).toBe(message);
  });
});

describe('a deal, goal or rule is accepted', () => {
  it.each<[what: string, game: Variant, changes: readonly Change[]]>([
    [
      'if a pile whose cards can leave in pairs is named by its kind',
      pyramid,
      [
        ['piles.discard.pairs.from', ['tableau']],
        ['piles.discard.pairs.stacked', ['tableau']],
      ],
    ],
    [
      'if a group is stacked whose kind can leave',
      pyramid,
      [
        ['piles.left', left],
        ['layout.places.left', { at: [0, 3] }],
        ['piles.discard.pairs.stacked', ['left']],
      ],
    ],
    [
      'if an option leaves fewer piles than the list of cards has numbers: the other cards stay in the stock',
      klondike,
      [['options.few', [{ value: 0 }, { value: 1, patch: { piles: { tableau: { count: 6 } } } }]]],
    ],
    ['if the goal empties the stock', klondike, [['goal', { empty: 'stock' }]]],
    [
      'if the piles of the goal are filled automatically',
      klondike,
      [
        ['goal', { empty: 'foundation' }],
        ['piles.foundation.fill', 'stock'],
      ],
    ],
  ])('%s', (_, game, changes) => {
    expect(messageFor(game, ...changes)).toBe('');
  });
});

describe('the patch of an option is refused', () => {
  const groups = 'but the game has only: stock, waste, foundation, tableau.';
  it.each<[what: string, value: unknown, message: string]>([
    [
      'if it changes a group that the game does not have',
      { value: 2, patch: { piles: { reserves: { count: 1 } } } },
      `.options.cells[1] changes or places the group "reserves", ${groups}`,
    ],
    [
      'if it removes a group that the game does not have',
      { value: 2, patch: { piles: { tablau: null } } },
      `.options.cells[1] changes or places the group "tablau", ${groups}`,
    ],
    [
      'if it sets a number in a group that the game does not have',
      { atLeast: 2, set: 'piles.reserves.count' },
      `.options.cells[1] changes or places the group "reserves", ${groups}`,
    ],
  ])('%s', (_, value, message) => {
    expect(messageFor(klondike, ['options.cells', [{ value: 1 }, value]])).toBe(message);
  });

  it('but not if another option adds the group', () => {
    const game = changed(klondike, [
      ['layout.places.left', { at: [0, 2] }],
      ['options.left', [{ value: 'one', patch: { piles: { left } } }]],
      ['options.shows', [{ value: 'all' }, { value: 'none', patch: { piles: { left: { shows: 'none' } } } }]],
      ['options.columns', [{ value: 1 }, { value: 2, patch: { piles: { left: { count: 2 } } } }]],
    ]);
    const { position } = Game.deal(defineVariant(game), { deal: 1, options: { columns: 2 } });
    expect(position.piles.map(({ id }) => id)).toContain('left-2');
  });
});

describe('the target of a draw', () => {
  it('that the game does not have is reported with the targets that it has', () => {
    const { waste: _, ...piles } = klondike.piles;
    const reserve: PileGroup = { shows: 'all' };
    expect(
      messageFor(
        { ...klondike, redeal: { kind: 'none' }, piles: { ...piles, reserve } },
        ['layout.places.reserve', { at: [1, 0] }],
        ['layout.alternatives', undefined],
        ['layout.places.waste', undefined],
      ),
    ).toBe('.draw.to must be a kind of pile that the game has (tableau), but is "waste".');
  });
});
