// The types of the parts of custom-elements.json that the scripts read, as the analyzer and manifest-plugin.ts write
// it. In the types of the package custom-elements-manifest nearly every field is optional, even those that these
// elements always have.

export interface Result {
  readonly description?: string;
  readonly type?: { readonly text: string };
}

export interface Named extends Result {
  readonly name: string;
  readonly default?: string;
}

export interface Attribute extends Named {
  readonly fieldName: string;
}

/** A property or a method. */
export interface Member extends Named {
  readonly kind: string;
  /** The attribute of a property. */
  readonly attribute?: string;
  readonly static?: boolean;
  readonly readonly?: boolean;
  readonly privacy?: string;
  readonly inheritedFrom?: { readonly name: string };
  readonly parameters?: readonly Named[];
  readonly return?: Result;
}

export interface ElementDescription extends Named {
  readonly tagName: string;
  readonly attributes: readonly Attribute[];
  readonly members: readonly Member[];
  readonly events?: readonly Named[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssStates?: readonly Named[];
  readonly cssProperties?: readonly Named[];
}

export interface Manifest {
  readonly modules: readonly { readonly declarations: readonly ElementDescription[] }[];
}

export const elementsIn = ({ modules }: Manifest): ElementDescription[] =>
  modules.flatMap(({ declarations }) => declarations);
