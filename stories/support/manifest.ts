// The elements' description: as Storybook's tables need it, one name for one thing, and as the stories go through it.
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

/** All of one kind that an element has, as its comments describe it. */
export const described = (kind: Kind, tag = 'solitaire-game'): readonly Described[] =>
  declarations.find(({ tagName }) => tagName === tag)?.[kind] ?? [];

/** The methods of an element, or its properties that are no attributes. */
export const members = (kind: 'method' | 'field', tag?: string): readonly Described[] =>
  described('members', tag).filter((member) => member.kind === kind && !member.attribute);

/** The names of all events the elements raise. */
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
 * Storybook keeps all rows of an element under their names, so that the part `deal` would hide the attribute
 * `deal`: parts, slots and states go by the way they are written. A property that has an attribute is one row.
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
