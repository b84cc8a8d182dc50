// Entry of the split build (`dist/split/solitaire-elements.js`): the standalone bundle without the exports of the solver,
// whose lazy parts are separate files. It can be loaded in environments without a page.
import { removeShim } from './platform/worker-shim.js';
import { useWorkerAt } from './platform/bundle-worker.js';

export * from './define.js';

// bundlers give the worker's file another name, such as `worker-4f2a.js` or `4f2a.js`
useWorkerAt(new URL('./worker.js', import.meta.url).href, /\.js$/);
removeShim();
