// The error that a function throws, for tests of errors.

/** What a function throws; `undefined` if it throws nothing. */
export function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}

/** The message of the error that a function throws; `no error` if it throws nothing. */
export function messageOf(act: () => unknown): string {
  const thrown = thrownBy(act);
  return thrown === undefined ? 'no error' : (thrown as Error).message;
}
