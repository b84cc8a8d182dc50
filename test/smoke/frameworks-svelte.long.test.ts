// Svelte 5: the packed package in a small app with typed templates, a server and hydration.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { describe, expect, it } from 'vitest';
import { planted, say, settle, tryApp } from './apps.js';

describe('a Svelte 5 app', () => {
  tryApp(() => settle('svelte'), 'ts', [svelte({ configFile: false })]);

  it('has types that accept correct templates and refuse errors', () => {
    const root = settle('svelte');
    const check = `${process.cwd()}/node_modules/svelte-check/bin/svelte-check`;
    const said = say(check, root, '--tsconfig', './tsconfig.json', '--output', 'machine');
    const refused = [...said.matchAll(/^\d+ ERROR "(.*?)" (\d+):/gm)].map(
      ([, file, line]) => [file, Number(line)] as const,
    );
    const lines = [...new Set(refused.map(([file = '', line]) => `${file}:${String(line)}`))];
    expect(lines).toEqual(planted(`${root}/Types.svelte`).map((line) => `Types.svelte:${String(line)}`));
  }, 240_000);
});
