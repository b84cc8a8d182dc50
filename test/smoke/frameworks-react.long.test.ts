// React 19: the packed package in a small app with JSX, StrictMode, a server and hydration.
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outputOf, copyApp, testApp } from './apps.js';

describe('a React 19 app', () => {
  testApp(() => copyApp('react'), 'tsx', []);

  it('has types that accept correct code and reject errors', () => {
    const tsc = `${process.cwd()}/node_modules/typescript/bin/tsc`;
    expect(outputOf(tsc, copyApp('react'), '-p', '.', '--skipLibCheck')).toBe('');
  }, 240_000);
});

describe('the same app with <solitaire-game> instead of the component', () => {
  const copyWithTag = () => {
    const root = copyApp('react', 'react-bare');
    const file = `${root}/Patience.tsx`;
    const code = readFileSync(file, 'utf8').replaceAll(/(<\/?)Solitaire\b/g, '$1solitaire-game');
    writeFileSync(file, `import 'solitaire-elements/react';\n${code}`);
    return root;
  };
  // React 19 ignores the properties and events of custom elements during hydration
  testApp(copyWithTag, 'tsx', [], ['rendered in the browser']);
});
