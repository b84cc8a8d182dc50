// Columns that lock each other: where each card lies on one that has to go home first, none of them ever does.
import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../src/engine.js';
import { tableAt } from '../../../src/engine/table-from-position.js';
import { Deadlock } from '../../../src/solver/deadlock.js';
import { State } from '../../../src/solver/state.js';
import * as games from '../../../src/variants/index.js';
import { aboveStock, planAt, planFor, withoutOptions, type Bend } from '../../support/plans.js';
import { yukon } from '../../support/strangers.js';

const demon = withoutOptions(games.demon);

describe('in which games columns can lock each other', () => {
  const applies = (game: Variant, ...bends: readonly Bend[]): boolean =>
    new Deadlock(planFor(game, ...bends)).applies;

  it('where whole columns go round the corner', () => expect(applies(demon)).toBe(true));

  it.each<[path: string, value: unknown]>([
    ['piles.tableau.gives', 'any'],
    ['piles.tableau.gives', 'top'],
    ['piles.tableau.takes.single', true],
    ['piles.tableau.takes.build.wrap', false],
    ['piles.foundation.gives', 'top'],
    ['piles.foundation.takes.single', false],
    ['piles.reserve.takes', { from: ['tableau'], build: { suit: 'any', steps: [1] } }],
  ])('but not where %s is %j', (path, value) => expect(applies(demon, [path, value])).toBe(false));

  it('nor where groups move', () => expect(applies(yukon)).toBe(false));
});

/** Whether these columns are locked; foundations begin with fives, and all other cards are at hand. */
function locked(columns: readonly string[], foundations: readonly string[] = ['5H']): boolean {
  const piles = {
    ...Object.fromEntries(foundations.map((cards, i) => [`foundation-${String(i + 1)}`, cards])),
    ...Object.fromEntries(columns.map((cards, i) => [`tableau-${String(i + 1)}`, cards])),
  };
  const table = tableAt(aboveStock('demon', piles));
  const plan = planAt(table);
  const home = [0, 0, 0, 0];
  for (const cards of foundations) home['SHDC'.indexOf(cards.at(-1) as string)] = cards.split(' ').length;
  return new Deadlock(plan).holds(new State(plan, table), home);
}

describe('whether a card can ever go home', () => {
  it('not where two columns wait for each other', () => expect(locked(['6S 8H', '7H 7S'])).toBe(true));
  it('yes, where one of them is the other way round', () => {
    expect(locked(['8H 6S', '7H 7S'])).toBe(false);
    expect(locked(['6S 8H', '7S 7H'])).toBe(false);
  });
  it('not where a column has its own suit upside down', () => {
    expect(locked(['6H 7H'])).toBe(true);
    expect(locked(['7H 6H'])).toBe(false);
    expect(locked(['KC', '9D', '4C 3C', '8D 9S'])).toBe(false);
    expect(locked(['KC', '9D', '3C 4C', '8D 9S'])).toBe(true);
  });
  it('yes, where the one below is home', () => expect(locked(['6S 8H', '9S 7S'], ['5H 6H 7H'])).toBe(false));
  it('not in a circle of four columns and suits', () => {
    const circle = ['6S 7H', '6H 7D', '6D 7C', '6C 7S'];
    expect(locked(circle)).toBe(true);
    for (const i of circle.keys())
      expect(locked(circle.map((cards, n) => (n === i ? (cards.split(' ')[1] as string) : cards)))).toBe(
        false,
      );
  });
  it('round the corner: what comes after the king waits for it', () => {
    expect(locked(['KS AS'])).toBe(true);
    expect(locked(['AS KS'])).toBe(false);
    expect(locked(['3D AS', 'KS 4D'])).toBe(true);
    expect(locked(['AS 3D', 'KS 4D'])).toBe(false);
  });
});
