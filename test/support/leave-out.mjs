// Skips single browser tests that an engine does not support, and counts them as skipped: the test runner itself would
// count them as failed. All others get more time than in Chromium.

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
