// Next.js 16, App Router: the packed package in server components and client components, built by each of its bundlers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  HOOK_MS,
  install,
  outputIs,
  testCard,
  testSolver,
  testTable,
  type Project,
  type Server,
} from './sites.js';

const NEXT = 'node_modules/next/dist/bin/next';

let project: Project;

beforeAll(async () => {
  project = await install('next');
}, HOOK_MS);

afterAll(() => {
  project.remove();
});

describe.each(['turbopack', 'webpack'])('a Next.js app built with %s', (bundler) => {
  let site: Server;

  beforeAll(async () => {
    // the build also checks the types
    await project.node(NEXT, 'build', `--${bundler}`);
    site = await project.start(NEXT, 'start', '--hostname', '127.0.0.1', '--port', '{port}');
  }, HOOK_MS);

  afterAll(() => {
    site.stop();
  });

  it('has the table with its attributes in the HTML of the server', async () => {
    const html = await (await fetch(site.origin)).text();
    expect(html).toMatch(/<solitaire-game variant="klondike" deal="14" save="none"/);
    expect(html).toContain('Well done!');
  });

  describe('a server component', () => {
    testTable(() => site.origin);
  });

  describe('a client component with state and listeners', () => {
    testTable(() => `${site.origin}/counted`, outputIs('1'));
  });

  describe('a page with the engine on the server and the solver in the browser', () => {
    testSolver(() => `${site.origin}/verdict`, 'winnable');
  });

  describe('a client component with a card, in the text of a server component', () => {
    testCard(() => `${site.origin}/article`, 'QH');
  });

  it('logs no errors or warnings on the server', () => {
    expect(site.output()).not.toMatch(/error|warn/i);
  });
});
