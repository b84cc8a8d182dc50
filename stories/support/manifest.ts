// The elements' description as Storybook's tables need it: one name for one thing.
import type manifest from '../../custom-elements.json';

interface Described {
  name: string;
  [more: string]: unknown;
}

type Declaration = Record<string, unknown> &
  Partial<Record<'members' | 'slots' | 'cssParts' | 'cssStates', Described[]>>;

const named = (items: Described[] | undefined, name: (name: string) => string): Described[] =>
  (items ?? []).map((item) => ({ ...item, name: name(item.name) }));

/**
 * Storybook keeps all rows of an element under their names, so that the part `deal` would hide the attribute
 * `deal`: parts, slots and states go by the way they are written. A property that has an attribute is one row.
 */
export const forTables = ({ modules, ...rest }: typeof manifest) => ({
  ...rest,
  modules: modules.map(({ declarations, ...module }) => ({
    ...module,
    declarations: (declarations as Declaration[]).map((declaration) => ({
      ...declaration,
      members: declaration.members?.filter((member) => !member['attribute']),
      slots: named(declaration.slots, (name) => `slot="${name}"`),
      cssParts: [
        ...named(declaration.cssParts, (name) => `::part(${name})`),
        ...named(declaration.cssStates, (name) => `:state(${name})`),
      ],
    })),
  })),
});

/** The names of all events the elements raise. */
export const eventsIn = ({ modules }: typeof manifest): string[] =>
  modules.flatMap(({ declarations }) =>
    (declarations as { events?: { name: string }[] }[]).flatMap(({ events }) =>
      (events ?? []).map(({ name }) => name),
    ),
  );
