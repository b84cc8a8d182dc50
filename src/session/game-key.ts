// Names of games for statistics and links: the game, those of its options that are not the default, and the deal.
import { completeOptions, optionOf, type OptionChoice, type Options } from '../engine/options.js';
import { hash, type SavedGame } from '../engine/save.js';
import { variants, type Variant } from '../engine/index.js';
import type { Session } from './session.js';

/** The options with a value other than the default, in the order of `options`. */
export function notDefault(variant: Variant, options: Options): (readonly [string, OptionChoice])[] {
  const defaults = completeOptions(variant);
  return Object.entries(options).filter(([name, value]) => defaults[name] !== value);
}

/** The key of a game and those of its options that are not the default: `klondike`, `klondike?draw=1&scoring=vegas`. */
export function gameKey(variant: Variant, options: Options): string {
  const others = notDefault(variant, options).map(([name, value]) => [name, String(value)]);
  return [variant.id, String(new URLSearchParams(others))].filter(Boolean).join('?');
}

/** The key of a session's game. */
export const keyOf = ({ game, position }: Pick<Session, 'game' | 'position'>): string =>
  gameKey(game.variant, position.options);

/** An identifier of a deal: a hash of the variant, the options and the cards. */
export const gameId = ({ variant, options, deal, deck }: SavedGame): string =>
  hash(JSON.stringify([variant, options, deal ?? deck])).toString(36);

/** The parts of a {@link gameKey}: the game's id, and the options as texts. */
export function readGameKey(key: string): readonly [game: string, options: Readonly<Record<string, string>>] {
  const [game = '', query] = key.split('?');
  return [game, Object.fromEntries(new URLSearchParams(query))];
}

/** Whether the game is registered and has these options, written as {@link gameKey} writes them. */
export function isKnownGame(key: string): boolean {
  const [id, texts] = readGameKey(key);
  const variant = variants.get(id);
  if (!variant) return false;
  const { options = {} } = variant;
  const chosen = Object.entries(texts).map(
    ([name, text]) =>
      [name, Object.hasOwn(options, name) ? optionOf(options[name] ?? [], text) : undefined] as const,
  );
  if (chosen.some(([, value]) => value === undefined)) return false;
  return gameKey(variant, completeOptions(variant, Object.fromEntries(chosen))) === key;
}
