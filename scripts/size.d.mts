// The types of size.mjs.
export interface Weight {
  readonly total: { readonly min: number; readonly gzip: number; readonly brotli: number };
  /** Their shares of the whole. */
  readonly parts: Readonly<Record<string, { readonly min: number; readonly brotli: number }>>;
  /** The minified bytes of each file, heaviest first; not in the record. */
  readonly files?: readonly (readonly [file: string, bytes: number])[];
}
export function weigh(planted?: readonly object[]): Promise<Weight>;
export interface Complaints {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}
export function complaints(weight: Weight, record: Weight | undefined, limit: number): Complaints;
