// A Rollup plugin for builds that contain Lit: its templates use the document through src/platform/lit-document.ts. Lit
// calls `document.createElement` and the like. An element of the page with that name takes the place of the method, and
// Lit would not even load. Lit has no setting for it (`creationScope` covers `importNode` alone).
import { fileURLToPath } from 'node:url';

const DOCUMENT = fileURLToPath(new URL('../src/platform/lit-document.ts', import.meta.url));

/** The uses of the document in Lit's minified file. Each must occur exactly as often as stated. */
const USES = [
  [/,(\w+)=document,/g, ',$1=ownDocument,', 1],
  [/\.createTreeWalker\(\w+,129\)/g, '.createTreeWalker(129)', 1],
  [/\.currentNode=l\b/g, '.currentNode=document', 1],
];

/**
 * @param {string} code the text of lit-html/lit-html.js
 * @throws Error if another version of Lit uses the document in another way
 */
export function withOwnDocument(code) {
  const left = USES.reduce((text, [use, put, times]) => {
    if (text.match(use)?.length !== times) return '';
    return text.replace(use, put);
  }, code);
  // the variable is named `l` above, and nothing else of Lit's names `document`
  if (!left.includes(',l=ownDocument,') || code.match(/\bdocument\b/g)?.length !== 1)
    throw new Error(
      'lit-html/lit-html.js uses the document in another way than scripts/lit-document-plugin.mjs expects: adapt USES there.',
    );
  return `import{litDocument as ownDocument}from${JSON.stringify(DOCUMENT)};${left}`;
}

export const ownDocument = {
  name: 'own-document',
  transform: (code, id) =>
    id.replaceAll('\\', '/').endsWith('node_modules/lit-html/lit-html.js')
      ? { code: withOwnDocument(code), map: null }
      : null,
};
