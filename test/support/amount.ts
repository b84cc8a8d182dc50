// How much of a random or repeated test runs: usually enough to find a fault, and with LONG=1 several times as much.

export const IS_LONG = process.env['LONG'] === '1';

/** The first number in a usual run, the second in a long one. */
export const amount = (usual: number, long: number): number => (IS_LONG ? long : usual);
