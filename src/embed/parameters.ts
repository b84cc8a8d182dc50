// What the address of embed.html wishes: `?variant=reno&deal=123`, the game's own attributes by their own names.
// Whether a value is one the game knows, the game itself decides.

export interface Parameters {
  /** The attributes to be set, by name. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Custom properties, as `--solitaire-felt`. */
  readonly properties: ReadonlyMap<string, string>;
  /** What is left out, as it may be shown. */
  readonly left: readonly string[];
}

/** A switch is there or not, a text has a value; one that may be either is there without one, too. */
export type AttributeKind = 'switch' | 'text' | 'either';

/** No wish is longer. */
const LONGEST = 500;
/** Of what is left out, no more is named. */
const NAMED = 20;

const ON = /^(1|true|on|yes)?$/i;
const OFF = /^(0|false|off|no)$/i;
const CUSTOM = /^--solitaire-[a-z-]+$/;

/** What is wished, but for the language. Of a parameter that is there twice, the first counts. `allows`: whether a custom property may have this value. */
export function readParameters(
  search: string,
  known: ReadonlyMap<string, AttributeKind>,
  allows: (value: string) => boolean,
): Parameters {
  const wishes = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!wishes.has(name)) wishes.set(name, value);
  /** Where the game itself looks for a shared deal. */
  const links = wishes.get('links');
  const attributes = new Map<string, string>();
  const properties = new Map<string, string>();
  const left: string[] = [];
  for (const [name, value] of wishes) {
    const kind = known.get(name);
    const isSwitch = kind && kind !== 'text';
    if (value.length > LONGEST) left.push(name);
    else if (isSwitch && ON.test(value)) attributes.set(name, '');
    else if (isSwitch && OFF.test(value)) continue;
    else if (kind && kind !== 'switch') attributes.set(name, value);
    else if (CUSTOM.test(name) && allows(value)) properties.set(name, value);
    else if (name !== 'lang' && name !== links) left.push(name);
  }
  return { attributes, properties, left: left.slice(0, NAMED).map((name) => name.slice(0, 40)) };
}
