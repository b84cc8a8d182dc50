// Starts the worker of the standalone bundle: the module is loaded a second time, from its own URL.
import type { Transport } from '../solver/search-client.js';
import { addScript, removeScript, scriptAddresses } from './trusted-types.js';
import { workerTransport } from './worker-transport.js';
import { WORKER_NAME } from './worker-scope.js';

/** The file's name, optionally with a version. A file with another name may be a bundle of the whole page. */
const OURS = /\/solitaire-elements([-@.]?\d[\d.]*)?(\.min)?\.js$/;

export function workerTransports(): Transport[] {
  const { href, pathname, origin } = new URL(import.meta.url);
  if (!OURS.test(pathname)) return [];
  const trusted = scriptAddresses();
  // the page does not allow this package's Trusted Types policy, so no worker can start
  if (!trusted) return [];
  const workerAt = (url: string): Worker => new Worker(trusted(url), { type: 'module', name: WORKER_NAME });
  const blob = workerTransport(() => {
    const url = addScript(`import ${JSON.stringify(href)}`);
    const worker = workerAt(url);
    // revoke the URL only after the worker has started
    setTimeout(() => removeScript(url), 10_000);
    return worker;
  });
  // browsers do not start workers from another origin
  return origin === globalThis.origin ? [workerTransport(() => workerAt(href)), blob] : [blob];
}
