// How a table looks and behaves: as the player chose, otherwise as the page's attributes set it.
import type { Settings } from '../session/settings.js';
import { wrongChoices, type Wrong } from './wishes.js';

/** The patterns of card backs, the default first (faces/backs.ts draws them). */
export const BACKS = ['lattice', 'rings', 'argyle', 'stars', 'plain'] as const;

const SWITCH = ['off', 'on'] as const;

/** What can be chosen, the default first. */
export const LOOKS = {
  theme: ['auto', 'light', 'dark', 'contrast'],
  faces: ['classic', 'large'],
  suits: ['two', 'four'],
  back: BACKS,
  leftHanded: SWITCH,
  sound: SWITCH,
  clock: ['on', 'off'],
  /** Whether the table shows if it can still be won. */
  verdict: ['on', 'off'],
  autoplay: ['never', 'safe', 'always'],
  /** Where Tab stops on the table: once, or at each card that can be moved. */
  navigation: ['grid', 'step'],
  /** How much is said of an action. */
  verbosity: ['normal', 'brief', 'full'],
  /** Whether letters and digits are keys of the game (WCAG 2.1.4). */
  shortcuts: ['on', 'off'],
} as const;

export type LookName = keyof typeof LOOKS;
export type Looks = { readonly [K in LookName]: (typeof LOOKS)[K][number] };

/** What a page wishes, by name; on and off for attributes that are there or not. */
export type PageLooks = Readonly<Partial<Record<LookName, string>>>;

export const lookNames = Object.keys(LOOKS) as LookName[];

/** What somebody may need to play at all: no page takes that choice away. */
export const ACCESS: readonly LookName[] = ['navigation', 'verbosity', 'shortcuts'];

/**
 * What holds: the player's choice (where there is any to have), else the page's, else the default. `fixed`: the page
 * leaves no choice but of what somebody may need.
 */
export function looksOf(page: PageLooks, settings?: Settings, fixed = false): Looks {
  const looks = lookNames.map((name) => {
    const values: readonly string[] = LOOKS[name];
    const chosen = fixed && !ACCESS.includes(name) ? undefined : settings?.get(name);
    const known = [chosen, page[name]].find((value) => value !== undefined && values.includes(value));
    return [name, known ?? values[0]] as const;
  });
  return Object.fromEntries(looks) as Looks;
}

/** What is wrong with the page's wishes. */
export const wrongLooks = (page: PageLooks): Wrong[] => wrongChoices(LOOKS, page);

/** Keeps the player's choice; what the page wishes anyway is left to the page. */
export function choose(name: LookName, value: string, page: PageLooks, settings: Settings): void {
  settings.set(name, value === (page[name] ?? LOOKS[name][0]) ? undefined : value);
}
