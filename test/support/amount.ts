// How much of a random or repeated test runs: in `npm run test:all` enough to find the faults that are planted, and in
// `npm run long` (LONG=1) several times as much.

export const IS_LONG = process.env['LONG'] === '1';

/** So many usually, or so many in the long run. */
export const amount = (usual: number, long: number): number => (IS_LONG ? long : usual);
