// Timers that return a function which cancels them, so that tests can replace them.

/** Calls `act` after some milliseconds. @returns cancels the call */
export type Later = (act: () => void, ms: number) => () => void;

export const later: Later = (act, ms) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};
