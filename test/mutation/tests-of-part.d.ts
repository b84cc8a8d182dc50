// The tests of the part whose turn it is, as bundle.mjs lists them.
declare module 'tests-of-part' {
  export const TESTS: readonly (readonly [name: string, load: () => Promise<unknown>])[];
}
