// The globals that Lit uses in the builds without a bundler (rollup's inject plugin, scripts/standalone.ts). Elements of
// a page can replace properties of its window and its document: `<img name="createElement">`, `id="litHtmlVersions"`.
// And a page that lists the names of its Trusted Types policies has to list this package's only.
import { create, read } from './page.js';
import { templates } from './trusted-types.js';

export const litDocument = {
  createElement: (tag: string) => create(document, tag),
  createComment: (text: string) => read(document, 'createComment').call(document, text),
  createTextNode: (text: string) => read(document, 'createTextNode').call(document, text),
  importNode: (node: Node, deep: boolean) => read(document, 'importNode').call(document, node, deep),
  /** Called while the module loads, also in workers and on servers, where worker-shim.ts supplies the document. */
  createTreeWalker(_root: unknown, what: number) {
    const walker = read(document, 'createTreeWalker').call(document, document, what);
    return {
      get currentNode() {
        return walker.currentNode;
      },
      set currentNode(node: unknown) {
        walker.currentNode = node === litDocument ? document : (node as Node);
      },
      nextNode: () => walker.nextNode(),
    };
  },
};

export const litGlobal = {
  ShadowRoot: 'ShadowRoot' in globalThis,
  trustedTypes: { createPolicy: () => templates, emptyScript: '' },
};

export const litPropertyMetadata = new WeakMap<object, unknown>();
