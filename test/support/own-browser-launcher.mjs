// A launcher for the test runner that starts a browser for each test file, with its own storage and focus. A window
// whose focus moved to the browser's toolbar would not get it back for the next files.

/**
 * @typedef {{ page: object, close: () => Promise<void> }} Opened `page` handles the requests of the test runner's
 * commands.
 * @param {string} name
 * @param {(url: string) => Promise<Opened>} open
 */
export function ownBrowserLauncher(name, open) {
  const sessions = new Map();
  const close = async (id) => {
    const session = sessions.get(id);
    sessions.delete(id);
    await session?.close();
  };
  return {
    name,
    // makes the test runner ask for the page
    type: 'puppeteer',
    concurrency: 1,
    isActive: (id) => sessions.has(id),
    getBrowserUrl: (id) => sessions.get(id)?.url,
    getPage: (id) => sessions.get(id).page,
    async startSession(id, url) {
      sessions.set(id, { url, ...(await open(url)) });
    },
    async stopSession(id) {
      await close(id);
      return {};
    },
    async stop() {
      await Promise.all([...sessions.keys()].map(close));
    },
    startDebugSession() {
      throw new Error(`${name} has no window to look at here.`);
    },
  };
}
