// The five built-in games are not validated on each page: this test validates them.
import { describe, expect, it } from 'vitest';
import { Game, variants } from '../../src/engine.js';
import { checkVariant } from '../../src/engine/validate.js';

describe.each([...variants])('%s', (_, variant) => {
  it('is valid under all its options, frozen, and unchanged by JSON', () => {
    expect(checkVariant(variant)).toStrictEqual(variant);
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(frozen));
    expect(frozen(variant)).toBe(true);
  });

  it('has space for the columns after the deal', () => {
    const game = Game.deal(variant.id, { deal: 42 });
    const places = Object.entries(variant.layout.places).filter(([, { fan }]) => fan === 'down');
    expect(places).not.toEqual([]);
    for (const [kind, { room: [down, up] = [] }] of places) {
      for (const { cards, faceDown } of game.position.piles.filter((pile) => pile.kind === kind)) {
        expect(down).toBeGreaterThanOrEqual(faceDown);
        expect(up).toBeGreaterThanOrEqual(cards.length - faceDown - 1);
      }
    }
  });
});
