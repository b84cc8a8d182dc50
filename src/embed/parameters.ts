// Reads the parameters of the URL of embed.html, such as `?variant=reno&deal=123`: the attributes of the game or replay
// by their names. The element validates the values.
import type { SolitaireGame } from '../elements/index.js';

export interface Parameters {
  /** The attributes to set, by name. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Custom properties to set, such as `--solitaire-felt`. */
  readonly properties: ReadonlyMap<string, string>;
  /** The URL of the file of a custom game. */
  readonly game: string | undefined;
  /** The names of ignored parameters, shortened for the warning. */
  readonly left: readonly string[];
}

/** A `switch` is a boolean attribute, or one that accepts boolean values as well as text. */
export type AttributeKind = 'switch' | 'text';

/** The attributes of a game or replay, from Lit's list of its properties. */
export function attributesOf(
  game: Pick<typeof SolitaireGame, 'elementProperties' | 'observedAttributes'>,
): Map<string, AttributeKind> {
  // read first: Lit completes `elementProperties` when `observedAttributes` is read
  const names = game.observedAttributes;
  const switches = new Set<unknown>();
  for (const [property, { attribute, type }] of game.elementProperties)
    // as the elements declare boolean attributes (elements/shared/boolean-attributes.ts)
    if ([type].flat().includes(Boolean)) switches.add(typeof attribute === 'string' ? attribute : property);
  return new Map(names.map((name) => [name, switches.has(name) ? 'switch' : 'text']));
}

/** The maximum length of the parameters together; longer ones are not read. */
export const MOST_CHARACTERS = 8000;

/** Parses the query of the page's address; no parameters if it is too long. */
export const queryOf = (search: string): URLSearchParams =>
  new URLSearchParams(search.length > MOST_CHARACTERS ? '' : search);

/** The maximum length of a parameter's value; a longer one is ignored. Lines of moves and comments may be longer. */
const LONGEST = 500;
const LONG = /^(line|(comment|variation)-\d+)$/;
/** The maximum number of ignored parameters that are named. */
const NAMED = 20;

// values of a switch in URLs, in addition to the values that the game accepts
const ON = /^(1|on|yes)$/i;
const OFF = /^(0|off|no)$/i;
/** Whether the value of a switch in a URL means off. */
export const isOff = (value: string): boolean => OFF.test(value) || /^false$/i.test(value);
const CUSTOM = /^--solitaire-[a-z-]+$/;

/**
 * Reads all parameters except the language. If a parameter occurs twice, the first value counts.
 *
 * @param allows whether a custom property may have a value
 * @param isOther whether a parameter is read elsewhere
 */
export function readParameters(
  search: string,
  known: ReadonlyMap<string, AttributeKind>,
  allows: (value: string) => boolean,
  isOther: (name: string) => boolean = () => false,
): Parameters {
  const parameters = new Map<string, string>();
  for (const [name, value] of queryOf(search)) if (!parameters.has(name)) parameters.set(name, value);
  /**
   * The parameter from which the game reads a shared deal, then the parameters that shared links keep.
   */
  const links = parameters.get('links')?.trim().split(/\s+/) ?? [];
  const attributes = new Map<string, string>();
  const properties = new Map<string, string>();
  const left: string[] = [];
  for (const [name, value] of parameters) {
    const kind = known.get(name);
    if (name === 'origins') continue;
    if (value.length > (LONG.test(name) ? MOST_CHARACTERS : LONGEST)) left.push(name);
    else if (isOther(name)) continue;
    else if (kind === 'switch' && ON.test(value)) attributes.set(name, '');
    else if (kind === 'switch' && OFF.test(value)) continue;
    else if (kind) attributes.set(name, value);
    else if (CUSTOM.test(name) && allows(value)) properties.set(name, value);
    else if (name !== 'lang' && name !== 'game' && !links.includes(name)) left.push(name);
  }
  const game = left.includes('game') ? undefined : parameters.get('game');
  return { attributes, properties, game, left: left.slice(0, NAMED).map((name) => name.slice(0, 40)) };
}

/**
 * The value of the game's attribute `links`. By default, deals are in the fragment, and shared links keep the accepted
 * parameters of this URL.
 */
export const linksWith = ({ attributes, properties }: Omit<Parameters, 'game'>): string =>
  [attributes.get('links') ?? '#', ...attributes.keys(), ...properties.keys(), 'lang', 'game'].join(' ');
