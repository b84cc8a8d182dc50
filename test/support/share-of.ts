// How much of a long test is run: all of it, but for the mutation tester, which runs it for each planted fault.
const SHARE = Number(process.env['TEST_SHARE'] ?? 1);

/** So many of `n` as are run, at least one. */
export const shareOf = (n: number): number => Math.ceil(n * SHARE);
