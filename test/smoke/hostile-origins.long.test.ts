// The module from another origin, and pages without an origin: sandboxed frames, documents without a URL. Games are
// won there, without unexpected console messages.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Page, type Served } from '../support/serve.js';
import type { SolitaireGame } from '../../src/elements/index.js';
import { engines } from './engines.js';
import { RECORDER, RECORDER_TAG, until, type BrowserTab } from './browser-tab.js';
import { waitForVerdict, MODULE, playToTheWin } from './whole-game.js';

const HASH = `sha384-${createHash('sha384').update(MODULE).digest('base64')}`;
const ADDRESS = '/solitaire-elements.js';
const GAME = '<solitaire-game variant="klondike" deal="7"></solitaire-game>';

const pages: Record<string, string | Page> = { '/first.js': RECORDER };
let cdn: Served;
let site: Served;

const pageWith = (tag: string): string =>
  `<!doctype html><html lang="en"><head><title>Far</title>${RECORDER_TAG}${tag}</head><body>${GAME}</body></html>`;

beforeAll(async () => {
  cdn = await serve({
    pages: {
      [ADDRESS]: MODULE,
      '/first.js': RECORDER,
      '/': pageWith(`<script type="module" src="${ADDRESS}"></script>`),
    },
  });
  site = await serve({ pages });
});

afterAll(async () => {
  await Promise.all([...engines.map((engine) => engine.close()), cdn.close(), site.close()]);
});

/** Evaluates in the frame of the page. */
const frameIn = (tab: BrowserTab): Pick<BrowserTab, 'evaluate'> => ({
  evaluate: (run, ...args) => tab.evaluateIn('iframe', run, ...args),
});

const moduleRequests = (): number => cdn.asked.filter((line) => line.endsWith(ADDRESS)).length;

describe.each(engines)('$name', (engine) => {
  const openTab = async (page: string, policy?: string): Promise<BrowserTab> => {
    pages['/'] = { body: page, headers: policy ? { 'content-security-policy': policy } : {} };
    cdn.asked.length = 0;
    const tab = await engine.open();
    await tab.goto(`${site.origin}/`);
    return tab;
  };
  const strict = (): string =>
    `default-src 'none'; script-src 'self' ${cdn.origin}; style-src 'self'; require-trusted-types-for 'script'`;

  it.each([
    ['without integrity', ''],
    ['with integrity', `integrity="${HASH}" crossorigin="anonymous"`],
  ])('from another origin, %s: the game is won, without a console message', async (_, attributes) => {
    const tab = await openTab(
      pageWith(`<script type="module" src="${cdn.origin}${ADDRESS}" ${attributes}></script>`),
    );
    await waitForVerdict(tab);
    expect(await playToTheWin(tab, 'klondike')).toBe('won');
    expect(await tab.messages()).toEqual([]);
    await tab.close();
  });

  it('from another origin under a strict policy that allows blobs: uses a worker, without a console message', async () => {
    const tag = `<script type="module" src="${cdn.origin}${ADDRESS}"></script>`;
    const tab = await openTab(pageWith(tag), `${strict()}; worker-src blob: ${cdn.origin}`);
    await waitForVerdict(tab);
    expect(await playToTheWin(tab, 'over-under')).toBe('won');
    expect(await tab.messages()).toEqual([]);
    expect(moduleRequests()).toBe(2);
    await tab.close();
  });

  it('from another origin under a strict policy: searches without a worker', async () => {
    const tab = await openTab(
      pageWith(`<script type="module" src="${cdn.origin}${ADDRESS}"></script>`),
      strict(),
    );
    await waitForVerdict(tab);
    expect(await playToTheWin(tab, 'over-under')).toBe('won');
    const violations = (await tab.messages()).filter((line) => line.startsWith('violation'));
    expect(violations).toEqual([expect.stringMatching(/^violation: enforce worker-src blob/)]);
    await tab.close();
  });

  it.each([
    ['from another origin', () => `src="${cdn.origin}/"`, []],
    [
      'in a sandbox without storage',
      () => `sandbox="allow-scripts" src="${cdn.origin}/"`,
      [expect.stringMatching(/^warn: .*(?:kept|stor)/i)],
    ],
    [
      'with srcdoc',
      () =>
        `srcdoc='<script src="/first.js"></script><script type="module" src="${cdn.origin}${ADDRESS}"></script>${GAME}'`,
      [],
    ],
  ])('in a frame %s: the game is won', async (_, frame, expected) => {
    const tab = await openTab(
      `<!doctype html><html lang="en"><title>Framed</title>${RECORDER_TAG}<iframe width="800" height="700" title="game" ${frame()}></iframe>`,
    );
    if (expected.length) {
      await until(frameIn(tab), () => {
        const game = document.querySelector<SolitaireGame>('solitaire-game');
        if (game?.matches(':defined') && game.position.moves === 0) game.play({ kind: 'draw' });
        return game?.shadowRoot?.textContent.includes('This game is not being saved');
      });
    }
    expect(await playToTheWin(frameIn(tab), 'over-under')).toBe('won');
    await waitForVerdict(frameIn(tab));
    const messages = await tab.messages();
    expect(messages).toEqual(expected);
    await tab.close();
  });

  it('in a frame without a URL (about:blank): the game is won', async () => {
    const tab = await openTab(
      `<!doctype html><html lang="en"><title>Blank</title>${RECORDER_TAG}<iframe width="800" height="700" title="game"></iframe>`,
    );
    await tab.evaluate((module: string) => {
      const { contentDocument: blank } = document.querySelector('iframe') ?? {};
      const script = blank?.createElement('script');
      if (!blank || !script) return;
      blank.documentElement.lang = 'en';
      script.type = 'module';
      script.src = module;
      blank.head.append(script);
      const game = blank.createElement('solitaire-game');
      game.setAttribute('variant', 'klondike');
      blank.body.append(game);
    }, `${cdn.origin}${ADDRESS}`);
    expect(await playToTheWin(frameIn(tab), 'over-under')).toBe('won');
    expect(await tab.messages()).toEqual([]);
    await tab.close();
  });
});
