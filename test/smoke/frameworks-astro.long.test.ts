// Astro: the packed package in a separate project.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { serve, type Served } from '../support/serve.js';
import { HOOK_MS, install, outputIs, testTable, type Project } from './sites.js';

describe('an Astro page', () => {
  let project: Project;
  let site: Served;

  beforeAll(async () => {
    project = await install('astro');
    await project.node('build.mjs');
    site = await serve({ root: `${project.root}/dist` });
  }, HOOK_MS);

  afterAll(async () => {
    project.remove();
    await site.close();
  });

  it('has the tag with its attributes and its content in its HTML', () => {
    const html = readFileSync(`${project.root}/dist/index.html`, 'utf8');
    expect(html).toMatch(/<solitaire-game variant="klondike" deal="14" save="none"/);
    expect(html).toContain('Well done!');
  });

  testTable(() => site.origin, outputIs('1'));
});
