// The changes of Lit in the standalone bundle: each finds its place in the installed Lit, and the build stops if the
// code of another version differs.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { patchLit } from '../../scripts/lit-patches.js';

const HTML = 'node_modules/lit-html/lit-html.js';
const REACTIVE = 'node_modules/@lit/reactive-element/reactive-element.js';
const ELEMENT = 'node_modules/lit-element/lit-element.js';
const LIT = readFileSync(HTML, 'utf8');
const patched = patchLit(LIT, `/anywhere/${HTML}`);
/** The code without the imports at its beginning. */
const lit = patched.replace(/^(?:import\{\w+ as \w+\}from"[^"]*";)+/, '');

describe('the document of Lit', () => {
  it('is that of the package, except where a node is needed', () => {
    expect(patched).toMatch(/^.*import\{litDocument as ownDocument\}from"[^"]*\/lit-document\.ts";/);
    expect(lit.match(/.{13}\bdocument\b/g), 'the document of the TreeWalker').toEqual([
      '.currentNode=document',
    ]);
    expect(patched).toContain('.createTreeWalker(129)');
  });

  it.each([
    ['uses it twice', `${LIT};document.body`],
    ['does not use it', LIT.replace(',l=document,', ',')],
    [
      'creates the TreeWalker in another way',
      LIT.replace('createTreeWalker(l,129)', 'createTreeWalker(l,1)'),
    ],
    [
      'stores it in another variable',
      LIT.replace(',l=document,', ',q=document,').replace('Node=l', 'Node=q'),
    ],
  ])('stops the build if Lit %s', (_, code) => {
    expect(() => patchLit(code, HTML)).toThrow(/lit-patches\.ts/);
  });
});

describe('the Trusted Types policy of Lit', () => {
  it('is that of the package', () => {
    expect(patched).toMatch(/^.*import\{templates as ownPolicy\}from"[^"]*\/trusted-types\.ts";/);
    expect(patched).not.toContain('createPolicy');
    expect(lit).toContain('ownPolicy');
  });

  it.each([
    ['has none', LIT.replace('createPolicy', 'makePolicy')],
    ['has another name', LIT.replace('"lit-html",{', '"lit",{')],
    ['has two', LIT + LIT],
  ])('stops the build if Lit %s', (_, code) => {
    expect(() => patchLit(code, HTML)).toThrow(/lit-patches\.ts/);
  });
});

describe('globals that an element of the page can shadow', () => {
  it.each([HTML, REACTIVE, ELEMENT])('are not called unchecked in %s', (file) => {
    const code = patchLit(readFileSync(file, 'utf8'), file);
    expect(code).not.toMatch(/Versions|PolyfillSupport|litPropertyMetadata\.get\(|\bc\.emptyScript/);
    expect(code).not.toMatch(
      /litElementHydrateSupport\?\.\(\{/.exec(code) ? /(?<!&&\w\.)litElementHydrateSupport\?\.\(/ : /^$/,
    );
  });

  it('do not affect style sheets: an element with the id ShadyCSS would disable them', () => {
    const file = 'node_modules/@lit/reactive-element/css-tag.js';
    expect(patchLit(readFileSync(file, 'utf8'), file)).not.toContain('ShadyCSS');
  });

  it('stop the build if the code of Lit differs', () => {
    expect(() => patchLit('const t=globalThis;', REACTIVE)).toThrow(/lit-patches\.ts/);
  });
});

it('no other file is changed', () => {
  expect(patchLit(LIT, 'node_modules/other/lit-html.js')).toBe(LIT);
});
