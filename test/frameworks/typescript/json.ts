// A description in a JSON file: the compiler knows its values only as strings and numbers.
import { dailyDeal, defineVariant, Game, type Variant } from 'solitaire-elements/engine';
import { solve } from 'solitaire-elements/solver';
import game from './game.json' with { type: 'json' };

export const defined: Variant = defineVariant(game);
const dealt = Game.deal(game, { deal: 5 });
export const restored = Game.fromJSON(dealt.toJSON(), { variant: game });
export const { verdict } = solve(dealt.position, { variant: game, ms: 1 });
export const daily: number = dailyDeal('2026-11-21', game);

// @ts-expect-error a game without a name
Game.deal({ decks: 1 });
