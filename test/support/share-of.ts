// How much of a long test runs: all of it, except in the mutation runner, which runs it for each planted fault.
const SHARE = Number(process.env['TEST_SHARE'] ?? 1);

/** The number of runs out of `n`, at least one. */
export const shareOf = (n: number): number => Math.ceil(n * SHARE);
