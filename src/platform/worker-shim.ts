// Imported before all else: when the one module is loaded again as its own worker, Lit finds what it takes hold of at
// its top, and the classes what they extend. Nothing is ever made of them there.
import { inOurWorker } from './worker-scope.js';

if (inOurWorker) {
  const nothing = (): undefined => undefined;
  Object.assign(globalThis, {
    HTMLElement: EventTarget,
    document: { createTreeWalker: nothing, createComment: nothing },
  });
}
