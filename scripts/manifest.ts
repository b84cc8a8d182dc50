// The types of the parts of custom-elements.json that the scripts read, as the analyzer and manifest-plugin.ts write
// it. In the types of the package custom-elements-manifest nearly every field is optional, even those that these
// elements always have.

interface Typed {
  readonly type?: { readonly text: string };
}

export interface Named {
  readonly name: string;
  readonly description?: string;
}

/** The result of a method. */
export interface Result extends Typed {
  readonly description?: string;
}

export interface Attribute extends Named, Typed {
  readonly fieldName: string;
  readonly default?: string;
}

export interface Member extends Named, Typed {
  readonly kind: string;
  /** For a property with an attribute: the name of the attribute. */
  readonly attribute?: string;
  readonly default?: string;
  readonly static?: boolean;
  readonly readonly?: boolean;
  readonly privacy?: string;
  readonly inheritedFrom?: { readonly name: string };
  /** For a method. */
  readonly parameters?: readonly (Named & Typed)[];
  /** For a method. */
  readonly return?: Result;
}

export interface CssProperty extends Named {
  readonly default?: string;
}

/** An element as custom-elements.json describes it. */
export interface ElementDescription extends Named {
  readonly tagName: string;
  readonly attributes: readonly Attribute[];
  readonly members: readonly Member[];
  readonly events?: readonly (Named & Typed)[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssStates?: readonly Named[];
  readonly cssProperties?: readonly CssProperty[];
}

export interface Manifest {
  readonly modules: readonly { readonly declarations: readonly ElementDescription[] }[];
}

export const elementsIn = ({ modules }: Manifest): ElementDescription[] =>
  modules.flatMap(({ declarations }) => declarations);
