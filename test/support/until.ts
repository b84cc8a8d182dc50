// Waiting in browser tests: for a condition, or, where time itself is what a test is about, for real time.

/**
 * Waits until a condition holds, and looks at it in every frame or every 20 ms, whichever comes first.
 * @param condition Returns something truthy once it holds; it may be asynchronous.
 * @param message What was waited for, for the error.
 * @param timeout Milliseconds until the wait ends with an error. Default: 5000.
 * @returns What the condition returned.
 * @throws Error if the condition does not hold in time.
 */
export async function until<T>(
  condition: () => T | Promise<T>,
  message: string,
  timeout = 5000,
): Promise<NonNullable<T>> {
  const end = performance.now() + timeout;
  for (;;) {
    const result = await condition();
    if (result) return result;
    if (performance.now() > end) throw new Error(`Waited ${timeout} ms in vain: ${message}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
