// A launcher for the test runner that starts a browser for each file of tests: its storage and its focus are its own.
// A window that has lost the focus to the browser's bars would not get it back for the files that follow.

/**
 * @typedef {{ page: object, close: () => Promise<void> }} Opened `page` answers what the test runner's commands ask.
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
    // so that the test runner asks for its page
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
