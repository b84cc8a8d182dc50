// A Rollup plugin for builds that contain Lit: its templates use the Trusted Types policy of this package
// (src/platform/trusted-types.ts) in place of one named `lit-html`. Lit creates that policy as it loads and has no
// setting for it. Where a page lists the names of its policies without `'allow-duplicates'`, each name can be created
// once: the second copy of Lit on the page, ours or the page's own, would throw and not load. Nothing else of Lit is
// changed, and the browser still enforces Trusted Types.
import { fileURLToPath } from 'node:url';

const POLICY = fileURLToPath(new URL('../src/platform/trusted-types.ts', import.meta.url));

/** The code in Lit's minified file that creates its policy. It must occur exactly once. */
const CREATION = /(\w+)\?\1\.createPolicy\("lit-html",\{createHTML:(\w+)=>\2\}\):void 0/g;

/**
 * @param {string} code the text of lit-html/lit-html.js
 * @throws Error where another version of Lit creates its policy in another way
 */
export function withOwnPolicy(code) {
  if (code.match(CREATION)?.length !== 1)
    throw new Error(
      'lit-html/lit-html.js creates its Trusted Types policy in another way than scripts/trusted-types-plugin.mjs expects: adapt CREATION there.',
    );
  return `import{templates as ownPolicy}from${JSON.stringify(POLICY)};${code.replace(CREATION, 'ownPolicy')}`;
}

export const ownTrustedTypesPolicy = {
  name: 'own-trusted-types-policy',
  transform: (code, id) =>
    id.replaceAll('\\', '/').endsWith('node_modules/lit-html/lit-html.js')
      ? { code: withOwnPolicy(code), map: null }
      : null,
};
