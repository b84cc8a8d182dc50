// A Rollup plugin that changes a few places of Lit in the standalone bundle, so that it works on pages whose elements
// have conflicting names, and on pages that restrict Trusted Types. Lit has no settings for this (`creationScope`
// covers `importNode` alone). A replace plugin could make the changes, but would not stop the build if the code of
// another version of Lit differs and a change is silently missing.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rollup';

/** A change of one of Lit's minified files. */
interface Patch {
  readonly file: string;
  readonly use: RegExp;
  readonly put: string;
}

const HTML = 'lit-html/lit-html.js';
const CSS_TAG = '@lit/reactive-element/css-tag.js';
const REACTIVE = '@lit/reactive-element/reactive-element.js';
const ELEMENT = 'lit-element/lit-element.js';
const source = (path: string): string =>
  JSON.stringify(fileURLToPath(new URL(`../src/platform/${path}`, import.meta.url)));

/** Each must occur exactly once. */
const PATCHES: readonly Patch[] = [
  // Lit calls `document.createElement` and the like. An element of the page with that name replaces the method, and Lit
  // would fail to load.
  { file: HTML, use: /,(\w+)=document,/g, put: ',$1=ownDocument,' },
  { file: HTML, use: /\.createTreeWalker\(l,129\)/g, put: '.createTreeWalker(129)' },
  { file: HTML, use: /\.currentNode=l\b/g, put: '.currentNode=document' },
  { file: HTML, use: /^/g, put: `import{litDocument as ownDocument}from${source('lit-document.ts')};` },

  // Lit creates a Trusted Types policy named `lit-html` while it loads. If a page lists the names of its policies
  // without `'allow-duplicates'`, each name can be created once: the second copy of Lit on the page would throw and not
  // load. The browser still enforces Trusted Types.
  {
    file: HTML,
    use: /(\w+)\?\1\.createPolicy\("lit-html",\{createHTML:(\w+)=>\2\}\):void 0/g,
    put: 'ownPolicy',
  },
  { file: HTML, use: /^/g, put: `import{templates as ownPolicy}from${source('trusted-types.ts')};` },

  // An element of the page with the id `litHtmlVersions` replaces the list of Lit's copies, which only its development
  // build reads, and `push` would throw. The same holds for the hooks of polyfills, …
  { file: HTML, use: /\(\w\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\)/g, put: '0' },
  { file: ELEMENT, use: /\(\w\.litElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/g, put: '0' },
  { file: REACTIVE, use: /\(\w\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\)/g, put: '0' },
  { file: REACTIVE, use: /\w\.reactiveElementPolyfillSupport/g, put: 'void 0' },
  { file: HTML, use: /\w\.litHtmlPolyfillSupport/g, put: 'void 0' },
  { file: ELEMENT, use: /\w\.litElementPolyfillSupport/g, put: 'void 0' },
  {
    file: CSS_TAG,
    use: /(?<=const t=globalThis,e=)t\.ShadowRoot&&.*?CSSStyleSheet\.prototype(?=,)/g,
    put: '!0',
  },
  // Prototype.js before 1.6.1 replaces `reduce`.
  {
    file: CSS_TAG,
    use: /e\.reduce\(/g,
    put: '((list,step,all)=>{list.forEach((one,i)=>{all=step(all,one,i)});return all})(e,',
  },
  // … and for globals that may be missing: they are used only if they are what Lit expects.
  { file: REACTIVE, use: /(?<=litPropertyMetadata\.get)(?=\(t\))/g, put: '?.' },
  { file: REACTIVE, use: /(?<=c=a\.trustedTypes,l=)c\?c\.emptyScript:""/g, put: 'c?.emptyScript??""' },
  {
    file: ELEMENT,
    use: /(?<=s\.litElementHydrateSupport)(?=\?\.\()/g,
    put: '?.call&&s.litElementHydrateSupport',
  },
];

/**
 * The text of one of Lit's files with its changes; other files are unchanged.
 * @throws If the code of another version of Lit differs.
 */
function patchLit(code: string, id: string): string {
  const path = id.replaceAll('\\', '/');
  const patches = PATCHES.filter(({ file }) => path.endsWith(`node_modules/${file}`));
  const patched = patches.reduce((text, { file, use, put }) => {
    if (text.match(use)?.length !== 1)
      throw new Error(
        `${file} has ${String(use)} not exactly once: adapt PATCHES in scripts/lit-patches.ts.`,
      );
    return text.replace(use, put);
  }, code);
  // other forms of access to the document would not be found
  if (path.endsWith(`node_modules/${HTML}`) && code.match(/\bdocument\b/g)?.length !== 1)
    throw new Error(`${HTML} names the document in another way: adapt PATCHES in scripts/lit-patches.ts.`);
  return patched;
}

export const litPatches: Plugin = {
  name: 'lit-patches',
  transform: (code, id) => (id.includes('node_modules') ? { code: patchLit(code, id), map: null } : null),
};
