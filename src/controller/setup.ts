// Validates the setup that a page requests: the game, the deal and the options. Invalid values are reported and
// replaced by defaults.
import {
  dailyDeal,
  Game,
  isDate,
  localDate,
  SolitaireError,
  variants,
  type Card,
  type DealName,
  type OptionChoice,
  type Options,
  type Variant,
  type VariantData,
} from '../engine/index.js';
import { dealsOf, isDealOf } from '../engine/microsoft-deals.js';
import { allowedText, optionOf } from '../engine/options.js';
import { ownEntry } from '../engine/plain-data.js';
import { toText, type InvalidAttribute } from './attribute-values.js';
import { requestedDeck, requestedStart, type StartRequest } from './start-setup.js';
import type { RandomDeals, SessionSetup } from '../session/session.js';
import type { Settings } from '../session/storage/settings.js';
import { toJson } from '../engine/json.js';

export { invalidChoices, ownFields, toText, type InvalidAttribute } from './attribute-values.js';

/** The attributes of a page before validation; `undefined` for missing ones. */
export interface SetupRequest extends StartRequest {
  readonly variant: string;
  /** The games that the player may switch between, separated by spaces. Default: none. */
  readonly games?: string;
  readonly deal: unknown;
  /** A date, `2026-11-21`; `true`: today. */
  readonly daily: string | boolean | undefined;
  /** How random deals are chosen; `undefined`: as the player chose, otherwise by the game's default. */
  readonly deals?: RandomDeals | undefined;
  /** Rule options, by the option's name. */
  readonly options: Readonly<Record<string, unknown>>;
  /**
   * The names that the page wrote in `options` itself. A name that no game of the page has is reported, while the
   * attributes for single options, such as `draw`, may stay when the page shows a game without them. Default: none.
   */
  readonly optionNames?: readonly string[];
}

/**
 * The setup for `newGame()`. Defaults: the current variant and options, with those that the player has chosen for the
 * next game, and a random deal.
 */
export interface NewGame {
  readonly variant?: string | Variant | VariantData;
  /** A deal number or, in games dealt like FreeCell, a Microsoft deal, such as `ms-11982`. */
  readonly deal?: DealName;
  readonly deck?: readonly Card[];
  /** The date of a daily deal, such as `2026-11-21`, instead of a deal number. */
  readonly daily?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface ResolvedSetup {
  /** The id of a registered game. */
  readonly variant: string;
  /** Set if the page requests an unknown game: `variant` is the default game then. */
  readonly isFallback?: true;
  readonly setup: SessionSetup;
  readonly invalid: readonly InvalidAttribute[];
}

export const DEFAULT_VARIANT = 'klondike';

/** The maximum number of names in the page's list of games; each unknown one is reported. */
const MOST_GAMES = 100;

/** The names in the page's list of games. */
export const gamesOf = ({ games = '' }: SetupRequest): readonly string[] => [
  ...new Set(games.split(/[\s,]+/, MOST_GAMES).filter(Boolean)),
];

/** The attribute of an option: `takeBack` → `take-back`. */
export const optionAttribute = (option: string): string =>
  option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The known games, for the error message about an unknown one, and the file that would define it. */
const expectedGames = (id: string): string =>
  [
    ...variants.keys(),
    ...(/^[a-z][a-z\d-]{0,63}$/.test(id)
      ? [`or a game whose file is loaded (games/${id}.js) or that defineVariant defines`]
      : []),
  ].join(', ');

/** Validates a setup. @param today The date of the daily deal. */
export function resolveSetup(request: SetupRequest, today: Date): ResolvedSetup {
  const invalid: InvalidAttribute[] = [];
  const known = variants.has(request.variant);
  const variant = known ? request.variant : DEFAULT_VARIANT;
  if (!known) {
    const { variant: value } = request;
    invalid.push({ attribute: 'variant', value, expected: expectedGames(value) });
  }

  for (const value of gamesOf(request)) {
    if (!variants.has(value)) invalid.push({ attribute: 'games', value, expected: expectedGames(value) });
  }

  const options = resolveOptions(variant, request.options, invalid);
  invalid.push(...unknownOptions(request));
  const deal = requestedDeal(request, variant, today, invalid);
  const deck = deal.deal === undefined ? requestedDeck(request, variant, options, invalid) : undefined;
  const dealt: SessionSetup = { options, ...deal, ...(deck && { deck }) };
  const start = known ? requestedStart(request, variant, dealt, invalid) : undefined;
  return {
    variant,
    setup: { ...dealt, ...(start && { start }) },
    invalid,
    ...(!known && { isFallback: true }),
  };
}

/**
 * The names in `options` that neither the page's game nor a game that the player may switch to has; none while one of
 * these games is unknown.
 */
function unknownOptions(request: SetupRequest): InvalidAttribute[] {
  const games = [request.variant, ...gamesOf(request)];
  if (!games.every((id) => variants.has(id))) return [];
  const known = new Set(games.flatMap((id) => Object.keys(variants.get(id)?.options ?? {})));
  const expected = [...known].join(', ') || 'no options';
  return (request.optionNames ?? [])
    .filter((name) => !known.has(name))
    .map((value) => ({ attribute: 'options', value, expected }));
}

function resolveOptions(
  variant: string,
  request: Readonly<Record<string, unknown>>,
  invalid: InvalidAttribute[],
): Readonly<Record<string, OptionChoice>> {
  const options: Record<string, OptionChoice> = {};
  for (const [name, values] of Object.entries(variants.get(variant)?.options ?? {})) {
    const value = ownEntry(request, name);
    if (value === undefined || value === null) continue;
    const choice = optionOf(values, typeof value === 'object' ? '' : toText(value));
    if (choice !== undefined) options[name] = choice;
    else
      invalid.push({
        attribute: optionAttribute(name),
        value,
        expected: allowedText(values),
      });
  }
  if (canCombine(variant, options)) return options;
  invalid.push({
    attribute: 'options',
    value: toJson(options),
    expected: 'options that can be combined in this game',
  });
  return {};
}

type GivenOptions = Readonly<Record<string, unknown>>;

const isEmpty = (options: GivenOptions): boolean => !Object.keys(options).length;

/** Whether a game can be dealt with these options: options that are valid alone may contradict each other. */
function canCombine(variant: string, options: GivenOptions): boolean {
  if (isEmpty(options)) return true;
  try {
    Game.deal(variant, { deal: 1, options });
    return true;
  } catch (error) {
    if (!(error instanceof SolitaireError)) throw error;
    return false;
  }
}

/** The rule options that the player chose for a game. */
export function preferredOptions(
  variant: string,
  settings: Settings,
): Readonly<Record<string, OptionChoice>> {
  const names = Object.keys(variants.get(variant)?.options ?? {});
  const options = Object.fromEntries(names.map((name) => [name, settings.get(`${variant}.${name}`)]));
  return resolveOptions(variant, options, []);
}

/**
 * The options that the player chose, replaced by those of the page; only those of the page if the two contradict each
 * other. Each of the two must be free of contradictions, as `resolveSetup` and `preferredOptions` return them.
 */
export function mergedOptions(variant: string, preferred: Options, ofPage: GivenOptions = {}): GivenOptions {
  const merged = { ...preferred, ...ofPage };
  const isOnlyOne = isEmpty(preferred) || isEmpty(ofPage);
  return isOnlyOne || canCombine(variant, merged) ? merged : ofPage;
}

/** The options that a game allows. Options of an unregistered description are returned as they are. */
export const knownOptions = (variant: string | Variant, options: Options): Options =>
  typeof variant === 'string' ? resolveOptions(variant, options, []) : options;

/** Identifies a setup: a saved game is restored only for the setup that it was started with. */
export const setupKey = ({ variant, setup: { options, deal, day, deck, start } }: ResolvedSetup): string =>
  // saves of games without a deck and a start have a key of four values
  toJson([variant, options, deal, day, ...(deck || start ? [deck, start] : [])]);

function requestedDeal(
  { deal, daily }: SetupRequest,
  variant: string,
  today: Date,
  invalid: InvalidAttribute[],
): Pick<SessionSetup, 'deal' | 'day'> {
  if (deal !== undefined) {
    const game = variants.get(variant);
    if (game && isDealOf(game, deal)) return { deal };
    invalid.push({ attribute: 'deal', value: deal, expected: game ? dealsOf(game) : '' });
  }
  if (daily === undefined || daily === false) return {};
  const date = daily === true ? localDate(today) : daily;
  if (!isDate(date)) {
    invalid.push({ attribute: 'daily', value: daily, expected: `true, false, ${localDate(today)}` });
    return {};
  }
  return { deal: dailyDeal(date, variant), day: date };
}
