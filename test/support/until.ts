// Waiting in browser tests. A test waits for a condition wherever there is one. Real time passes only where time is
// what the test is about, or where nothing at all is to happen.

const STEP = 20;

/** Lets real time pass: for long presses, clocks and other tests about time itself. Elsewhere, use {@link until}. */
export const realTime = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** All tasks that are due now have run. */
export const nextTask = (): Promise<void> => realTime(0);

/**
 * Waits until a condition holds.
 * @param condition Is asked every 20 ms; it may be asynchronous.
 * @param message What is waited for, for the error.
 * @param timeout Milliseconds until the wait ends with an error. Default: 8000.
 * @returns What the condition returned.
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
 * Watches that a condition holds for some time: for what must not happen, where no event tells that it would have
 * happened by now. On a slow machine it may miss a fault, but it never fails without one.
 * @param condition Is asked every 20 ms.
 * @param message What holds, for the error.
 * @param ms Milliseconds; longer than what is not to happen would take.
 * @throws {Error} The condition ceased to hold.
 */
export async function remains(condition: () => boolean, message: string, ms: number): Promise<void> {
  const end = performance.now() + ms;
  do {
    if (!condition()) throw new Error(`no longer: ${message}`);
    await realTime(STEP);
  } while (performance.now() < end);
}
