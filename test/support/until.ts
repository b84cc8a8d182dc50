// Waiting in browser tests. A test waits for a condition wherever possible. It waits for real time only if time is what
// it tests, or if nothing should happen.

const STEP = 20;

/**
 * Lets real time pass: only for tests about time itself, such as long presses and clocks. Elsewhere, use {@link until}.
 */
export const realTime = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when all tasks that are due now have run. */
export const nextTask = (): Promise<void> => realTime(0);

/**
 * Waits until a condition holds.
 * @param condition Is checked every 20 ms; it may be asynchronous.
 * @param message The expected condition, for the error message.
 * @param timeout Milliseconds until the wait ends with an error. Default: 8000.
 * @returns The value of the condition.
 * @throws {Error} The condition did not hold in time.
 */
export async function until<T>(
  condition: () => T | Promise<T>,
  message: string,
  timeout = 8000,
): Promise<NonNullable<T>> {
  const end = performance.now() + timeout;
  for (;;) {
    const result = await condition();
    if (result) return result;
    if (performance.now() > end) throw new Error(`after ${timeout} ms not yet: ${message}`);
    await realTime(STEP);
  }
}

/**
 * Checks that a condition holds for some time: for what must not happen, if no event marks the moment at which it would
 * have happened. On a slow machine it may miss a fault, but it never reports a false one.
 * @param condition Is checked every 20 ms.
 * @param message The expected condition, for the error message.
 * @param ms Milliseconds; longer than the unwanted effect would take.
 * @throws {Error} The condition ceased to hold.
 */
export async function staysTrue(condition: () => boolean, message: string, ms: number): Promise<void> {
  const end = performance.now() + ms;
  do {
    if (!condition()) throw new Error(`no longer: ${message}`);
    await realTime(STEP);
  } while (performance.now() < end);
}
