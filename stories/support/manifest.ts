// The description of the elements: adapted to Storybook's tables, where each name must be unique, and as lists for the
// stories.
import manifest from '../../custom-elements.json';

export interface Described {
  readonly name: string;
  readonly description?: string;
  readonly default?: string;
  readonly attribute?: string;
  readonly kind?: string;
  readonly static?: boolean;
  readonly readonly?: boolean;
  readonly type?: { readonly text: string };
  readonly [more: string]: unknown;
}

type Kind = 'attributes' | 'members' | 'events' | 'slots' | 'cssParts' | 'cssStates' | 'cssProperties';
type Declaration = { readonly tagName: string; readonly [more: string]: unknown } & Partial<
  Record<Kind, readonly Described[]>
>;

const declarations = manifest.modules.flatMap(
  (module) => module.declarations as unknown as readonly Declaration[],
);

/** All items of one kind that an element has, with their descriptions. */
export const described = (kind: Kind, tag = 'solitaire-game'): readonly Described[] =>
  declarations.find(({ tagName }) => tagName === tag)?.[kind] ?? [];

/** The methods of an element, or its properties without attributes. */
export const members = (kind: 'method' | 'field', tag?: string): readonly Described[] =>
  described('members', tag).filter((member) => member.kind === kind && !member.attribute);

/** The names of all events of the elements. */
export const eventNames: readonly string[] = declarations.flatMap(({ events }) =>
  (events ?? []).map(({ name }) => name),
);

/** The custom properties of all elements, each once. */
export const customProperties: readonly Described[] = declarations
  .flatMap(({ cssProperties }) => cssProperties ?? [])
  .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at);

const named = (items: readonly Described[] | undefined, name: (name: string) => string): Described[] =>
  (items ?? []).map((item) => ({ ...item, name: name(item.name) }));

/**
 * Storybook stores all rows of an element by name, so that the part `deal` would hide the attribute `deal`: parts,
 * slots and states therefore get their notation as the name. A property with an attribute is one row.
 */
export const forTables = {
  ...manifest,
  modules: manifest.modules.map((module) => ({
    ...module,
    declarations: (module.declarations as unknown as readonly Declaration[]).map((declaration) => ({
      ...declaration,
      members: declaration.members?.filter((member) => !member.attribute),
      slots: named(declaration.slots, (name) => `slot="${name}"`),
      cssParts: [
        ...named(declaration.cssParts, (name) => `::part(${name})`),
        ...named(declaration.cssStates, (name) => `:state(${name})`),
      ],
    })),
  })),
};
