// The language files as a page loads them, as scripts and as modules: they request nothing.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { tags, textsOf } from '../support/texts.js';
import { PACKED } from './packed.js';

interface Registry {
  readonly texts: Map<string, unknown>;
}

const NAME = Symbol.for('solitaire-elements.languages');
const fileOf = (tag: string): string => `${PACKED}/dist/locales/${tag}.js`;

describe.each(tags)('dist/locales/%s.js', (tag) => {
  const code = readFileSync(fileOf(tag), 'utf8');

  it('is a script that needs only the language itself', () => {
    const page = createContext({});
    runInContext(code, page);
    const registry = runInContext(`globalThis[Symbol.for('${NAME.description ?? ''}')]`, page) as Registry;
    expect([...registry.texts.keys()]).toEqual([tag]);
    expect(JSON.parse(JSON.stringify(registry.texts.get(tag)))).toEqual(textsOf(tag));
    expect(runInContext('Object.keys(globalThis)', page)).toHaveLength(0);
  });

  it('is a module that imports and exports nothing', async () => {
    expect(code).not.toMatch(/\b(import|export|require)\b\s*[({'"*]/);
    const module = (await import(/* @vite-ignore */ pathToFileURL(fileOf(tag)).href)) as object;
    expect(Object.keys(module).filter((name) => name !== 'default')).toEqual([]);
  });

  it('is plain ASCII, readable in any encoding', () => {
    expect([...code].filter((letter) => letter > '~' && letter !== '\n')).toEqual([]);
  });
});
