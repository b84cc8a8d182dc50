// Entry of the split build (`dist/split/solitaire-elements.js`): the elements, whose lazy parts are separate files. It
// can be loaded in environments without a page.
import { removeShim } from './platform/worker-shim.js';
import { useWorkerAt } from './platform/bundle-worker.js';
import { LazyPart } from './platform/lazy-part.js';
import { loadValidatorBy } from './engine/validator.js';

export * from './define.js';

// only descriptions of page authors need it
const validation = new LazyPart(() => import('./engine/validate.js'), false);
loadValidatorBy(() => validation.load());
// bundlers give the worker's file another name, such as `worker-4f2a.js` or `4f2a.js`
useWorkerAt(new URL('./worker.js', import.meta.url).href, /\.js$/);
removeShim();
