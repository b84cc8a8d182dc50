// The types of attribute-values.mjs.
export interface Listed {
  readonly values: readonly string[];
  /** What else is taken, as a type. */
  readonly open?: string;
}

export function valuesOf(
  tag: string,
  attribute: { readonly name: string; readonly type?: { readonly text: string } },
): Listed | undefined;
export function typeOf(listed: Listed): string;
