// How the one module gets its worker: it is loaded once more, from its own address.
import type { Way } from '../solver/search-client.js';
import { scriptAddresses } from './trusted-types.js';
import { wayTo } from './worker-line.js';
import { WORKER_NAME } from './worker-scope.js';

/** The file's name, perhaps with a version; under another name this may be somebody's whole page in one bundle. */
const OURS = /\/solitaire-elements([-@.]?\d[\d.]*)?(\.min)?\.js$/;

export function ways(): Way[] {
  const { href, pathname, origin } = new URL(import.meta.url);
  if (!OURS.test(pathname)) return [];
  const trusted = scriptAddresses();
  // the page allows no policy of ours, and so no worker
  if (!trusted) return [];
  const workerAt = (url: string): Worker => new Worker(trusted(url), { type: 'module', name: WORKER_NAME });
  const blob = wayTo(() => {
    const text = `import ${JSON.stringify(href)}`;
    const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    const worker = workerAt(url);
    // once it has started
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    return worker;
  });
  // browsers start no worker from another origin
  return origin === globalThis.origin ? [wayTo(() => workerAt(href)), blob] : [blob];
}
