// The document for Lit's templates in the standalone bundle (scripts/lit-patches.ts). Methods are read through
// the prototype, because elements of the page can replace properties of the document (page.ts).
import { create, read } from './page.js';

export const litDocument = {
  createElement: (tag: string) => create(document, tag),
  createComment: (text: string) => read(document, 'createComment').call(document, text),
  createTextNode: (text: string) => read(document, 'createTextNode').call(document, text),
  importNode: (node: Node, deep: boolean) => read(document, 'importNode').call(document, node, deep),
  /** Called while the module loads, also in workers and on servers, where worker-shim.ts supplies the document. */
  createTreeWalker: (what: number) => read(document, 'createTreeWalker').call(document, document, what),
};
