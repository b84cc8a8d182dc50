// React 19: the packed package in a small app with JSX, StrictMode, a server and hydration.
import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { say, settle, tryApp } from './apps.js';

describe('a React 19 app', () => {
  tryApp(() => settle('react'), 'tsx', []);

  it('has types that accept correct code and refuse errors', () => {
    const tsc = `${process.cwd()}/node_modules/typescript/bin/tsc`;
    expect(say(tsc, settle('react'), '-p', '.', '--skipLibCheck')).toBe('');
  }, 240_000);
});

describe('the same app with the tag itself', () => {
  const bare = () => {
    const root = settle('react', 'react-bare');
    const file = `${root}/Patience.tsx`;
    const code = readFileSync(file, 'utf8').replaceAll(/(<\/?)Solitaire\b/g, '$1solitaire-game');
    writeFileSync(file, `import 'solitaire-elements/react';\n${code}`);
    return root;
  };
  // React 19 ignores the properties and events of custom elements during hydration
  tryApp(bare, 'tsx', [], ['rendered in the browser']);
});
