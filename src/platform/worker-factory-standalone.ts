// Starts the worker of the standalone bundle and of the split build (own-worker.ts) from the URL of its script.
import type { Transport } from '../solver/search-client.js';
import { WORKER_FILE, WORKER_URL } from './own-worker.js';
import { addScript, removeScript, scriptAddresses } from './trusted-types.js';
import { workerTransport } from './worker-transport.js';
import { WORKER_NAME } from './worker-scope.js';
import { toJson } from '../engine/json.js';

export function workerTransports(): Transport[] {
  const { href, pathname, origin } = new URL(WORKER_URL);
  if (!WORKER_FILE.test(pathname)) return [];
  const trusted = scriptAddresses();
  // the page does not allow this package's Trusted Types policy, so no worker can start
  if (!trusted) return [];
  const workerAt = (url: string): Worker => new Worker(trusted(url), { type: 'module', name: WORKER_NAME });
  const blob = workerTransport(() => {
    const url = addScript(`import ${toJson(href)}`);
    const worker = workerAt(url);
    // revoke the URL only after the worker has started
    setTimeout(() => removeScript(url), 10_000);
    return worker;
  });
  // browsers do not start workers from another origin
  return origin === globalThis.origin ? [workerTransport(() => workerAt(href)), blob] : [blob];
}
