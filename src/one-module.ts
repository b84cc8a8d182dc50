// The one module: the entry for bundlers with all it needs inside, so that it can also be loaded where there is no page.
import { takeShimAway } from './platform/worker-shim.js';

export * from './index.js';

takeShimAway();
