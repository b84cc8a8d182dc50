// Entry of the standalone bundle: index.ts with all its dependencies, loadable also in environments without a page.
import { removeShim } from './platform/worker-shim.js';

export * from './index.js';

removeShim();
