// Svelte 5: the packed package in a small app with typed templates, a server and hydration.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { describe, expect, it } from 'vitest';
import { rejectedLines, outputOf, copyApp, testApp } from './apps.js';

describe('a Svelte 5 app', () => {
  testApp(() => copyApp('svelte'), 'ts', [svelte({ configFile: false })]);

  it('has types that accept correct templates and reject errors', () => {
    const root = copyApp('svelte');
    const check = `${process.cwd()}/node_modules/svelte-check/bin/svelte-check`;
    const output = outputOf(check, root, '--tsconfig', './tsconfig.json', '--output', 'machine');
    const rejected = [...output.matchAll(/^\d+ ERROR "(.*?)" (\d+):/gm)].map(
      ([, file, line]) => [file, Number(line)] as const,
    );
    const lines = [...new Set(rejected.map(([file = '', line]) => `${file}:${String(line)}`))];
    expect(lines).toEqual(
      rejectedLines(`${root}/Types.svelte`).map((line) => `Types.svelte:${String(line)}`),
    );
  }, 240_000);
});
