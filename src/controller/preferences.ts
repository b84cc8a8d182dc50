// The appearance and behaviour of a table: the player's choice, otherwise the page's attributes.
import type { Settings } from '../session/storage/settings.js';
import { invalidChoices, type InvalidAttribute } from './attribute-values.js';

/** The patterns of card backs, the default first (faces/backs.ts draws them). */
export const BACKS = ['lattice', 'rings', 'argyle', 'stars', 'plain'] as const;

/** The colours of the table, the default first (cards/themes.ts). `--solitaire-felt` sets any other. */
export const FELTS = ['green', 'blue', 'burgundy', 'grey'] as const;

const SWITCH = ['off', 'on'] as const;

/** The allowed values of each preference, the default first. */
export const PREFERENCES = {
  theme: ['auto', 'light', 'dark', 'contrast'],
  faces: ['classic', 'large'],
  suits: ['two', 'four'],
  back: BACKS,
  felt: FELTS,
  leftHanded: SWITCH,
  sound: SWITCH,
  clock: ['on', 'off'],
  /** When the table shows whether the game can still be won: once it no longer can, always, or never. */
  verdict: ['quiet', 'always', 'off'],
  autoplay: ['never', 'safe', 'always'],
  /** The action of a click or tap on a card. */
  tap: ['move', 'lift'],
  /** The tab stops on the table: one, or each card that can be moved. */
  navigation: ['grid', 'step'],
  /** The detail of announcements. */
  verbosity: ['normal', 'brief', 'full'],
  /** The method of announcements: a live region, or `ariaNotify` if the browser supports it. */
  announce: ['auto', 'notify'],
  /** Whether single characters are shortcuts (WCAG 2.1.4). */
  shortcuts: ['on', 'off'],
} as const;

/** Values of earlier versions, in settings and attributes, and their current equivalents. */
const FORMER: ReadonlyMap<string, string> = new Map([
  ['verdict on', 'always'],
  ['announce status', 'auto'],
]);

const current = (name: string, value: string | undefined): string | undefined =>
  FORMER.get(`${name} ${value ?? ''}`) ?? value;

export type PreferenceName = keyof typeof PREFERENCES;
export type Preferences = { readonly [K in PreferenceName]: (typeof PREFERENCES)[K][number] };

/** The preferences that a page sets, by name; `on` or `off` for boolean attributes. */
export type PagePreferences = Readonly<Partial<Record<PreferenceName, string>>>;

export const preferenceNames = Object.keys(PREFERENCES) as PreferenceName[];

/** Preferences that some players need to play at all: no page can hide them. */
export const ACCESSIBILITY: readonly PreferenceName[] = ['navigation', 'verbosity', 'announce', 'shortcuts'];

/**
 * The effective preferences: the player's choice, otherwise the page's, otherwise the default.
 *
 * @param fixed The page hides the options: only accessibility preferences of the player count.
 */
export function preferencesOf(page: PagePreferences, settings?: Settings, fixed = false): Preferences {
  const preferences = preferenceNames.map((name) => {
    const values: readonly string[] = PREFERENCES[name];
    const chosen = fixed && !ACCESSIBILITY.includes(name) ? undefined : settings?.get(name);
    const known = [chosen, page[name]]
      .map((value) => current(name, value))
      .find((value) => value !== undefined && values.includes(value));
    return [name, known ?? values[0]] as const;
  });
  return Object.fromEntries(preferences) as Preferences;
}

/** The invalid ones among the page's preferences. */
export const invalidPreferences = (page: PagePreferences): InvalidAttribute[] =>
  invalidChoices(
    PREFERENCES,
    Object.fromEntries(Object.entries(page).map(([name, value]) => [name, current(name, value)])),
  );

/** Saves the player's choice. A choice that equals the page's, or the default, is removed, so that it follows the page later. */
export function savePreference(
  name: PreferenceName,
  value: string,
  page: PagePreferences,
  settings: Settings,
): void {
  settings.set(name, value === preferencesOf(page)[name] ? undefined : value);
}
