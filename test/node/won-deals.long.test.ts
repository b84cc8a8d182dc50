// The won deals that page tests play: each line is legal and wins in the engine.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Game } from '../../src/engine.js';
import { GAMES } from '../support/decks.js';
import { moveOf, nameOfDeal, setupOf, unpack } from '../support/won-deals.js';

const deals = unpack(JSON.parse(readFileSync(new URL('../support/won-deals.json', import.meta.url), 'utf8')));
const STALE = 'won-deals.json is stale: npx tsx test/support/won-deals.make.ts';

describe('won deals', () => {
  for (const variant of GAMES) {
    const own = deals.filter((deal) => deal.variant === variant);

    it(`${variant}: has twenty different ones, most with the default options`, () => {
      expect(own).toHaveLength(20);
      const games = own.map(({ options, deal, deck }) => JSON.stringify([options, deal, deck]));
      expect(new Set(games).size).toBe(20);
      expect(new Set(own.map(({ deal, deck }) => deck ?? deal)).size).toBe(20);
      expect(own.filter(({ options }) => !Object.keys(options).length).length).toBeGreaterThan(10);
    });

    it(`${variant}: each line wins with its last move`, () => {
      for (const deal of own) {
        const game = Game.deal(variant, setupOf(deal));
        for (const text of deal.line) {
          const move = moveOf(text);
          expect(game.position.status, nameOfDeal(deal)).toBe('playing');
          expect(game.explain(move), `${nameOfDeal(deal)}, ${text}. ${STALE}`).toBeUndefined();
          game.play(move);
        }
        expect(game.position.status, `${nameOfDeal(deal)}. ${STALE}`).toBe('won');
      }
    });
  }
});
