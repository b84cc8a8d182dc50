// Runs test files in several browsers at once, each on the only page of its own browser: a background page gets no
// frames, no focus and no touch. The test runner itself opens all its pages in one browser.

/**
 * @param {readonly import('@web/test-runner').BrowserLauncher[]} launchers Launchers of the same kind of browser.
 * @returns {import('@web/test-runner').BrowserLauncher & { getPage(id: string): object }} One launcher for the runner.
 */
export function browserPool(launchers) {
  const idle = [...launchers];
  const busy = new Map();
  const release = (id) => {
    if (busy.has(id)) idle.push(busy.get(id));
    busy.delete(id);
  };
  const [first] = launchers;
  return {
    name: first.name,
    type: first.type,
    concurrency: launchers.length,
    initialize: (...given) => Promise.all(launchers.map((launcher) => launcher.initialize?.(...given))),
    stop: () => Promise.all(launchers.map((launcher) => launcher.stop?.())),
    isActive: (id) => busy.get(id)?.isActive(id) ?? false,
    getBrowserUrl: (id) => busy.get(id)?.getBrowserUrl(id),
    getPage: (id) => (busy.get(id) ?? first).getPage(id),
    startDebugSession: (...given) => first.startDebugSession(...given),
    async startSession(id, url) {
      busy.set(id, idle.pop());
      try {
        await busy.get(id).startSession(id, url);
      } catch (error) {
        release(id);
        throw error;
      }
    },
    async stopSession(id) {
      try {
        return await busy.get(id).stopSession(id);
      } finally {
        release(id);
      }
    },
  };
}
