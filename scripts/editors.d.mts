// The types of editors.mjs.
interface Package {
  readonly name: string;
  readonly version: string;
  readonly homepage?: string;
}

/** Something with a name and words to it, and whatever else its kind has. */
export interface Told {
  readonly name: string;
  readonly description?: string | { readonly kind: string; readonly value: string };
  readonly [more: string]: unknown;
}

export const CHAPTERS: Readonly<Record<'attributes' | 'events' | 'css', (tag: string) => string>>;

export interface VsCodeTag extends Told {
  readonly description: { readonly kind: string; readonly value: string };
  readonly attributes: readonly (Told & { readonly values?: readonly { readonly name: string }[] })[];
}
export function vsCodeData(manifest: unknown, pkg: Package): { readonly tags: readonly VsCodeTag[] };

export interface WebElement extends Told {
  readonly description: string;
  readonly attributes: readonly (Told & { readonly values?: readonly { readonly name: string }[] })[];
  readonly slots: readonly Told[];
  readonly js: { readonly properties: readonly Told[]; readonly events: readonly Told[] };
}
export function webTypes(
  manifest: unknown,
  pkg: Package,
): {
  readonly contributions: {
    readonly html: { readonly elements: readonly WebElement[] };
    readonly css: Readonly<Record<'properties' | 'pseudo-elements' | 'pseudo-classes', readonly Told[]>>;
  };
};
