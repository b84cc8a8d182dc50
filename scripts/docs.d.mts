// The types of docs.mjs.
interface Named {
  name: string;
  description?: string;
}

/** An element as custom-elements.json describes it. */
export interface ElementDescription extends Named {
  tagName: string;
  attributes: (Named & { fieldName: string })[];
  members: (Named & { kind: string; attribute?: string })[];
  events?: Named[];
  slots?: Named[];
  cssParts?: Named[];
  cssStates?: Named[];
  cssProperties?: (Named & { default?: string })[];
}

export function describeElements(out?: string): Map<string, ElementDescription>;
export function fillTables(text: string, elements: Map<string, ElementDescription>): Promise<string>;
