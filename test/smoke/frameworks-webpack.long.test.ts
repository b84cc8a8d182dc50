// webpack 5: the packed package in a separate project, built with webpack's defaults.
import { afterAll, beforeAll, describe } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { HOOK_MS, install, outputIs, testTable, type Project } from './sites.js';

describe('a page built with webpack 5', () => {
  let project: Project;
  let site: Served;

  beforeAll(async () => {
    project = await install('webpack');
    await project.node('node_modules/webpack/bin/webpack.js', '--mode', 'production');
    site = await serve({ root: project.root });
  }, HOOK_MS);

  afterAll(async () => {
    project.remove();
    await site.close();
  });

  testTable(() => `${site.origin}/index.html`, outputIs('1'));
});
