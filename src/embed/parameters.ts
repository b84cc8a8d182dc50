// What the address of embed.html wishes: `?variant=reno&deal=123`, the game's own attributes by their own names.
// Whether a value is one the game knows, the game itself decides.
import type { SolitaireGame } from '../elements/index.js';

export interface Parameters {
  /** The attributes to be set, by name. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Custom properties, as `--solitaire-felt`. */
  readonly properties: ReadonlyMap<string, string>;
  /** The address of the file of a custom game. */
  readonly game: string | undefined;
  /** What is left out, as it may be shown. */
  readonly left: readonly string[];
}

/** A switch is a boolean attribute, or one that may hold a text as well. */
export type AttributeKind = 'switch' | 'text';

/** The attributes of a game, from its own list of properties. */
export function attributesOf(
  game: Pick<typeof SolitaireGame, 'elementProperties' | 'observedAttributes'>,
): Map<string, AttributeKind> {
  // asked for first: Lit completes the list of properties with it
  const names = game.observedAttributes;
  const switches = new Set<unknown>();
  for (const [property, { attribute, type }] of game.elementProperties)
    // as the elements declare boolean attributes (elements/switches.ts)
    if ([type].flat().includes(Boolean)) switches.add(typeof attribute === 'string' ? attribute : property);
  return new Map(names.map((name) => [name, switches.has(name) ? 'switch' : 'text']));
}

/** No wish is longer. */
const LONGEST = 500;
/** Of what is left out, no more is named. */
const NAMED = 20;

// what addresses say of a switch besides the values that the game itself knows
const ON = /^(1|on|yes)$/i;
const OFF = /^(0|off|no)$/i;
const CUSTOM = /^--solitaire-[a-z-]+$/;

/** What is wished, but for the language. Of a parameter that is there twice, the first counts. `allows`: whether a custom property may have this value. */
export function readParameters(
  search: string,
  known: ReadonlyMap<string, AttributeKind>,
  allows: (value: string) => boolean,
): Parameters {
  const wishes = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!wishes.has(name)) wishes.set(name, value);
  /** Where the game itself looks for a shared deal; after it stand the parameters that shared links keep. */
  const links = wishes.get('links')?.trim().split(/\s+/) ?? [];
  const attributes = new Map<string, string>();
  const properties = new Map<string, string>();
  const left: string[] = [];
  for (const [name, value] of wishes) {
    const kind = known.get(name);
    if (name === 'origins') continue;
    if (value.length > LONGEST) left.push(name);
    else if (kind === 'switch' && ON.test(value)) attributes.set(name, '');
    else if (kind === 'switch' && OFF.test(value)) continue;
    else if (kind) attributes.set(name, value);
    else if (CUSTOM.test(name) && allows(value)) properties.set(name, value);
    else if (name !== 'lang' && name !== 'game' && !links.includes(name)) left.push(name);
  }
  const game = left.includes('game') ? undefined : wishes.get('game');
  return { attributes, properties, game, left: left.slice(0, NAMED).map((name) => name.slice(0, 40)) };
}

/** The attribute `links` of the game: by default deals are in the fragment, and shared links keep the parameters of this address that the game knows. */
export const linksWith = ({ attributes, properties }: Omit<Parameters, 'game'>): string =>
  [attributes.get('links') ?? '#', ...attributes.keys(), ...properties.keys(), 'lang', 'game'].join(' ');
