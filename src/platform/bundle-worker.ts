// Starts the worker of the standalone bundle and of the split build from the URL of its script.
import type { Transport } from '../solver/search-client.js';
import { useWorkers } from './search-worker.js';
import { acceptScript, addScript, removeScript, scriptAddresses } from './trusted-types.js';
import { workerTransport } from './worker-transport.js';
import { WORKER_NAME } from './worker-scope.js';
import { toJson } from '../engine/json.js';

/**
 * @param url The URL of the worker's script.
 * @param pattern The path that such a script has. A file with another name may be a bundle of the whole page.
 */
export function useWorkerAt(url: string, pattern: RegExp): void {
  acceptScript(url);
  useWorkers(() => transportsTo(new URL(url), pattern));
}

function transportsTo({ href, pathname, origin }: URL, pattern: RegExp): Transport[] {
  if (!pattern.test(pathname)) return [];
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
