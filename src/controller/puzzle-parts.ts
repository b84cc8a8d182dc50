// The parts of the interface that a puzzle hides, in addition to those that the page hides.

/** They start other games, or belong to them. */
const HIDDEN_IN_PUZZLES = ['new', 'daily', 'statistics'];

/** The names of the hidden parts. */
export const hiddenIn = (isPuzzle: boolean, byPage: ReadonlySet<string>): ReadonlySet<string> =>
  isPuzzle ? new Set([...byPage, ...HIDDEN_IN_PUZZLES]) : byPage;
