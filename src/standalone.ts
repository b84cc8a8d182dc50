// Entry of the standalone bundle: index.ts with all its dependencies, loadable also in environments without a page.
import { takeShimAway } from './platform/worker-shim.js';

export * from './index.js';

takeShimAway();
