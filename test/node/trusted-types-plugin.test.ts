// The build step that gives Lit's templates the package's own Trusted Types policy: it finds the one place in the Lit
// that is installed, and stops the build where another version of Lit has it otherwise.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withOwnPolicy } from '../../scripts/trusted-types-plugin.mjs';

const LIT = readFileSync('node_modules/lit-html/lit-html.js', 'utf8');

describe('the Trusted Types policy of Lit', () => {
  it('is replaced by the one of the package, and nothing else of Lit is', () => {
    const changed = withOwnPolicy(LIT);
    expect(changed).not.toContain('createPolicy');
    const [, imported = ''] = /^import\{templates as ownPolicy\}from"[^"]*\/trusted-types\.ts";/.exec(changed)
      ? changed.split(/(?<=trusted-types\.ts";)/)
      : [];
    const [before = '', after = ''] = imported.split('ownPolicy');
    expect(LIT.startsWith(before)).toBe(true);
    expect(LIT.endsWith(after)).toBe(true);
    expect(LIT.slice(before.length, -after.length)).toMatch(
      /^\w\?\w\.createPolicy\("lit-html",\{createHTML:\w=>\w\}\):void 0$/,
    );
  });

  it.each([
    ['has none', LIT.replace('createPolicy', 'makePolicy')],
    ['has another name', LIT.replace('"lit-html",{', '"lit",{')],
    ['has two', LIT + LIT],
  ])('stops the build where Lit %s', (_, code) => {
    expect(() => withOwnPolicy(code)).toThrow(/trusted-types-plugin\.mjs/);
  });
});
