// The clock, replaceable in tests.

export interface Clock {
  /** Monotonic time in milliseconds. */
  now(): number;
  /** The player's local date and time. */
  today(): Date;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  today: () => new Date(),
};
