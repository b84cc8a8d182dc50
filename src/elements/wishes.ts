// What the page wishes for, read from attributes and properties: which game, which deal, which options.
// Wrong values are left out and reported; the game is played with the default.
import {
  dailyDeal,
  isDate,
  isDeal,
  LAST_DEAL,
  localDate,
  variants,
  type Card,
  type OptionChoice,
  type Options,
  type OptionValue,
  type Variant,
  type VariantData,
} from '../engine/index.js';
import { optionOf } from '../engine/options.js';
import { isRecord } from '../engine/shapes.js';
import type { SessionSetup } from '../session/session.js';
import type { Settings } from '../session/settings.js';

/** The wishes as they stand in attributes; `undefined` where there is none. */
export interface Wishes {
  readonly variant: string;
  readonly deal: unknown;
  /** A date, `2026-11-21`; `true`: today. */
  readonly daily: string | boolean | undefined;
  /** Deals that come by chance are to be such as can be won. */
  readonly winnable?: boolean;
  /** Rule options, by the option's name. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** What `newGame()` may be told; what is left out stays as it is, and the deal comes by chance. */
export interface NewGame {
  readonly variant?: string | Variant | VariantData;
  readonly deal?: number;
  readonly deck?: readonly Card[];
  /** Instead of a deal number: a date, `2026-11-21`, whose daily deal it is. */
  readonly daily?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface Wrong {
  readonly attribute: string;
  readonly value: unknown;
  readonly expected: string;
}

export interface Granted {
  /** The name of a known game. */
  readonly variant: string;
  /** The page asks for a game that is not known: `variant` is the default. */
  readonly isFallback?: true;
  readonly setup: SessionSetup;
  readonly wrong: readonly Wrong[];
}

export const DEFAULT_VARIANT = 'klondike';

/** `takeBack` as an attribute: `take-back`. */
export const attributeOf = (option: string): string =>
  option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What can be had of the wishes. `today` decides the daily deal. */
export function grant(wishes: Wishes, today: Date): Granted {
  const wrong: Wrong[] = [];
  const known = variants.has(wishes.variant);
  const variant = known ? wishes.variant : DEFAULT_VARIANT;
  if (!known) {
    wrong.push({ attribute: 'variant', value: wishes.variant, expected: [...variants.keys()].join(', ') });
  }

  const options = grantOptions(variant, wishes.options, wrong);
  const setup = { options, ...dealWished(wishes, variant, today, wrong) };
  return { variant, setup, wrong, ...(!known && { isFallback: true }) };
}

/** A value of an option for who looks for one that there is. */
const nameOf = (allowed: OptionValue): string =>
  'value' in allowed ? String(allowed.value) : `${allowed.atLeast} …`;

function grantOptions(
  variant: string,
  wishes: Readonly<Record<string, unknown>>,
  wrong: Wrong[],
): Readonly<Record<string, OptionChoice>> {
  const options: Record<string, OptionChoice> = {};
  for (const [name, values] of Object.entries(variants.get(variant)?.options ?? {})) {
    const wish = wishes[name];
    if (wish === undefined || wish === null) continue;
    const choice = optionOf(values, typeof wish === 'object' ? '' : textOf(wish));
    if (choice !== undefined) options[name] = choice;
    else wrong.push({ attribute: attributeOf(name), value: wish, expected: values.map(nameOf).join(', ') });
  }
  return options;
}

/** The rules of a game as the player chose them. */
export function houseRules(variant: string, settings: Settings): Readonly<Record<string, OptionChoice>> {
  const names = Object.keys(variants.get(variant)?.options ?? {});
  const options = Object.fromEntries(names.map((name) => [name, settings.get(`${variant}.${name}`)]));
  return grantOptions(variant, options, []);
}

/** Those of a game's options that it (still) has, with values that it allows. A game that is only described has its own. */
export const knownOptions = (variant: string | Variant, options: Options): Options =>
  typeof variant === 'string' ? grantOptions(variant, options, []) : options;

/** Under the same wish, a game that was saved goes on. */
export const wishText = ({ variant, setup: { options, deal, day } }: Granted): string =>
  JSON.stringify([variant, options, deal, day]);

function dealWished(
  { deal, daily }: Wishes,
  variant: string,
  today: Date,
  wrong: Wrong[],
): Pick<SessionSetup, 'deal' | 'day'> {
  if (deal !== undefined) {
    if (isDeal(deal)) return { deal };
    wrong.push({ attribute: 'deal', value: deal, expected: `1 … ${LAST_DEAL}` });
  }
  if (daily === undefined || daily === false) return {};
  const date = daily === true ? localDate(today) : daily;
  if (!isDate(date)) {
    wrong.push({ attribute: 'daily', value: daily, expected: `true, false, ${localDate(today)}` });
    return {};
  }
  return { deal: dailyDeal(date, variant), day: date };
}

/**
 * What stands in an attribute or a property for a text; `null`, as of an attribute that was taken away, is none. Of what
 * has no text, its type.
 */
export function textOf(value: unknown, fallback = ''): string {
  try {
    return `${(value ?? fallback) as OptionChoice}`;
  } catch {
    return typeof value;
  }
}

/** The fields of an object of the page's, where it is one and can be read. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    return isRecord(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with attributes whose values are each one of a few, the default first. */
export const wrongChoices = (table: Readonly<Record<string, readonly string[]>>, given: object): Wrong[] =>
  Object.entries(table).flatMap(([attribute, values]) => {
    const { [attribute]: value = values[0] } = given as Readonly<Record<string, unknown>>;
    return values.includes(value as string) ? [] : [{ attribute, value, expected: values.join(', ') }];
  });
