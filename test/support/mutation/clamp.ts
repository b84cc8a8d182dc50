// A small module for the test of the mutation runner. Its tests (clamp.test.ts) leave some faults undetected on
// purpose.

/** The number, or the nearer limit. */
export function clamp(value: number, least: number, most: number): number {
  if (value < least) return least;
  return value > most ? most : value;
}

/** The sum of the numbers from 1 to `last`. */
export function sumTo(last: number): number {
  let sum = 0;
  for (let i = 1; i <= last; i++) sum += i;
  return sum;
}

/** No test calls this function. */
export const negate = (value: boolean): boolean => !value;
