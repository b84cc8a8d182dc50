// Names of games for statistics and links: the game, those of its options that are not the default, and the deal.
import { isFewestAim } from '../../engine/aim.js';
import { completeOptions, optionOf, type OptionChoice, type Options } from '../../engine/options.js';
import { hash, type SavedGame } from '../../engine/save.js';
import { variants, type Variant } from '../../engine/index.js';
import type { RandomDeals, Session } from '../session.js';
import { toJson } from '../../engine/json.js';

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

/** The parameter in a key that states how a random deal was chosen, if not by the game's default. */
const DEALS = 'deals';

/**
 * How random deals of a game are chosen by default: any deal if the aim is to leave few cards, because every deal is
 * then worth playing; otherwise those from which the aim can be reached.
 */
export const usualDeals = (variant: Variant): RandomDeals => (isFewestAim(variant) ? 'any' : 'winnable');

/** The part of a session that names its game. */
export interface KeySource extends Pick<Session, 'random'> {
  readonly game: Pick<Session['game'], 'variant'>;
  readonly position: Pick<Session['position'], 'options'>;
}

/**
 * The key of a session's game for statistics. Random deals that were not chosen by the game's default have a separate
 * key: `klondike?deals=any`, `over-under?deals=winnable`.
 */
export function keyOf({ game, position, random }: KeySource): string {
  const { variant } = game;
  const key = gameKey(variant, position.options);
  const usual = !random || random === usualDeals(variant) || DEALS in position.options;
  return usual ? key : `${key}${key.includes('?') ? '&' : '?'}${DEALS}=${random}`;
}

/** Splits a key of statistics into the key of the game with its options, and the choice of deals if not the default. */
export function readDeals(key: string): readonly [game: string, deals: RandomDeals | undefined] {
  const [, game = key, deals] = /^(.*)[?&]deals=(winnable|any)$/.exec(key) ?? [];
  const variant = variants.get(readGameKey(game)[0]);
  const unusual = variant && deals && deals !== usualDeals(variant) && !(DEALS in (variant.options ?? {}));
  return unusual ? [game, deals as RandomDeals] : [key, undefined];
}

/** An identifier of a deal: a hash of the variant, the options and the cards. */
export const gameId = ({ variant, options, deal, deck }: SavedGame): string =>
  hash(toJson([variant, options, deal ?? deck])).toString(36);

/** The parts of a {@link gameKey}: the game's id, and the options as texts. */
export function readGameKey(key: string): readonly [game: string, options: Readonly<Record<string, string>>] {
  const [game = '', query] = key.split('?');
  return [game, Object.fromEntries(new URLSearchParams(query))];
}

/** Whether the game is registered and has these options, written as {@link gameKey} writes them. */
export function isKnownGame(name: string): boolean {
  const [key] = readDeals(name);
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
