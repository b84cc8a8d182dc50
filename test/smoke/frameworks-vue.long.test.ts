// Vue 3: the packed package in a small app with typed templates, a server and hydration.
import vue from '@vitejs/plugin-vue';
import { describe, expect, it } from 'vitest';
import { outputOf, copyApp, testApp } from './apps.js';

describe('a Vue 3 app', () => {
  testApp(() => copyApp('vue'), 'ts', [
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } }),
  ]);

  it('has types that accept correct templates and reject errors', () => {
    const tsc = `${process.cwd()}/node_modules/vue-tsc/bin/vue-tsc.js`;
    expect(outputOf(tsc, copyApp('vue'), '-p', '.', '--skipLibCheck')).toBe('');
  }, 240_000);
});
