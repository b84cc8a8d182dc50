// Leaves out single browser tests that an engine cannot be asked for, and has them counted so: those that the test
// runner itself is told to pass over, it counts as failed. All others get more time than in Chromium.

/** A key takes up to ten times as long as in Chromium. */
const SLOWER = 3;

/**
 * The plugin for a configuration of the test runner.
 * @param {readonly string[]} titles Parts of titles.
 */
export const leaveOut = (titles) => ({
  name: 'leave-out',
  transform: ({ path, body }) =>
    path.endsWith('.test.ts')
      ? `${body}
beforeEach(function () {
  const title = this.currentTest.fullTitle();
  if (${JSON.stringify(titles)}.some((part) => title.includes(part))) this.skip();
  this.currentTest.timeout(${SLOWER} * this.currentTest.timeout());
});`
      : undefined,
});
