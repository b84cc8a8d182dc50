// How much of a random or repeated test runs: in `npm run test:all` enough to detect the planted faults, and in `npm
// run long` (LONG=1) several times as much.

export const IS_LONG = process.env['LONG'] === '1';

/** The first number in a usual run, the second in a long one. */
export const amount = (usual: number, long: number): number => (IS_LONG ? long : usual);
