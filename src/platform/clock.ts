// The clock: how time comes into a game, so that a test can stand in for it.

export interface Clock {
  /** Milliseconds that only ever grow. */
  now(): number;
  /** The date and time of the place where the player is. */
  today(): Date;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  today: () => new Date(),
};
