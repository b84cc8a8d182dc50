// Entry of the standalone bundle: everything in one file, loadable also in environments without a page. It is its own
// worker.
import { removeShim } from './platform/worker-shim.js';
import { answerSearches } from './platform/answer-searches.js';
import { useWorkerAt } from './platform/bundle-worker.js';
import { inOurWorker } from './platform/worker-scope.js';

export * from './define.js';
export { defineVariant } from './engine/define-variant.js';
export * from './solve.js';

useWorkerAt(import.meta.url, /\/solitaire-elements([-@.]?\d[\d.]*)?(\.min)?\.js$/);
removeShim();
if (inOurWorker) answerSearches();
