// What is taken out of the standalone bundle before it is minified, and the names that are shortened in it.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shortProperties, spare } from '../../scripts/lighter-plugin.mjs';

describe('what the standalone bundle leaves out of Lit', () => {
  const id = 'node_modules/@lit/reactive-element/css-tag.js';

  it('is there in the Lit that is installed, and goes', () => {
    const code = readFileSync(id, 'utf8');
    expect(code).toContain('ShadyCSS');
    expect(spare(code, `/anywhere/${id}`)).not.toMatch(/ShadyCSS|not constructable|Value passed/);
  });

  it('stops the build where another Lit is written otherwise', () => {
    expect(() => spare('const t=globalThis;', id)).toThrow('look what became of it');
  });

  it('leaves all other files alone', () => {
    expect(spare('throw Error("CSSResult is not x")', 'node_modules/other/css-tag.js')).toBe(
      'throw Error("CSSResult is not x")',
    );
  });
});

describe('names of custom properties', () => {
  const plugin = shortProperties();
  const short = (code: string): string => plugin.transform(code, 'src/elements/x.ts')?.code ?? '';

  it('are shortened where they are ours alone, each always to the same', () => {
    expect(short('--_pad: 1px; width: var(--_pad)')).toMatch(/^(--_\w{1,2}): 1px; width: var\(\1\)$/);
    expect(short('--_w')).not.toBe(short('--_h'));
  });

  it('stay where pages may set them', () => {
    expect(short('var(--solitaire-unit, 1px) var(--d)')).toBe('var(--solitaire-unit, 1px) var(--d)');
  });
});
