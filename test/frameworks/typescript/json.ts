// A description in a JSON file, whose values are only typed as strings and numbers.
import { dailyDeal, defineVariant, Game, type Variant } from 'solitaire-elements/engine';
import { solve } from 'solitaire-elements/solver';
import game from './game.json' with { type: 'json' };

export const defined: Variant = defineVariant(game);
const dealt = Game.deal(game, { deal: 5 });
export const restored = Game.fromJSON(dealt.toJSON(), { variant: game });
export const { verdict } = solve(dealt.position, { variant: game, ms: 1 });
export const daily: number = dailyDeal('2026-11-21', game);

// @ts-expect-error a description without an id
Game.deal({ decks: 1 });
