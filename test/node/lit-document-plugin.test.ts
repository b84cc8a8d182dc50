// The build step through which Lit reads the document by its prototype: it finds the uses in the Lit that is installed,
// and stops the build where another version of Lit has them otherwise.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withOwnDocument } from '../../scripts/lit-document-plugin.mjs';

const LIT = readFileSync('node_modules/lit-html/lit-html.js', 'utf8');

describe('the document of Lit', () => {
  it('is the one of the package, but where a node is needed', () => {
    const changed = withOwnDocument(LIT);
    expect(changed).toMatch(/^import\{litDocument as ownDocument\}from"[^"]*\/lit-document\.ts";/);
    const [, lit = ''] = changed.split(/(?<=lit-document\.ts";)/);
    expect(lit.match(/.{13}\bdocument\b/g), 'for a walker that has nothing to walk').toEqual([
      '.currentNode=document',
    ]);
    expect(changed).toContain('.createTreeWalker(129)');
  });

  it.each([
    ['names it again', `${LIT};document.body`],
    ['never names it', LIT.replace(',l=document,', ',')],
    ['walks in another way', LIT.replace('createTreeWalker(l,129)', 'createTreeWalker(l,1)')],
  ])('stops the build where Lit %s', (_, code) => {
    expect(() => withOwnDocument(code)).toThrow(/lit-document-plugin\.mjs/);
  });
});
