// Vue 3: the packed package in a small app with typed templates, a server and hydration.
import { copyFileSync } from 'node:fs';
import vue from '@vitejs/plugin-vue';
import { describe, expect, it } from 'vitest';
import { serve } from '../support/serve.js';
import { buildApp, outputOf, copyApp, pageOf, testApp } from './apps.js';
import { launch, openPage } from './open.js';

const template = { compilerOptions: { isCustomElement: (tag: string) => tag.includes('-') } };

describe('a Vue 3 app', () => {
  testApp(() => copyApp('vue'), 'ts', [vue({ template })]);

  it('has types that accept correct templates and reject errors', () => {
    const tsc = `${process.cwd()}/node_modules/vue-tsc/bin/vue-tsc.js`;
    expect(outputOf(tsc, copyApp('vue'), '-p', '.', '--skipLibCheck')).toBe('');
  }, 240_000);

  it('hydrates in production with the objects of reactive values and of elements with listeners, not with constants', async () => {
    const root = copyApp('vue', 'vue-production');
    copyFileSync(`${root}/Production.vue`, `${root}/App.vue`);
    const rendered = await buildApp(root, 'ts', [vue({ template, isProduction: true })], 'production');
    const site = await serve({ root: `${root}/client`, pages: { '/': pageOf(rendered) } });
    const browser = await launch();
    const { page } = await openPage(browser);
    await page.goto(site.origin, { waitUntil: 'load' });
    const read = () =>
      page.$$eval('solitaire-game', (games) =>
        games.map((game) => `${String(game.position.options['draw'])} ${String(game.keys?.hint)}`),
      );
    // if the last one is “3 X”, Vue has fixed its bug, and the guide needs no advice
    await expect.poll(read, { timeout: 20_000 }).toEqual(['1 X', '3 X', '3 undefined']);
    await browser.close();
    await site.close();
  }, 240_000);
});
