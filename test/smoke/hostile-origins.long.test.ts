// The module from another origin, and pages without an origin: sandboxed frames, documents without a URL. Games are
// played to the end there, without unexpected console messages.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, type Page, type Served } from '../../scripts/serve.js';
import type { SolitaireGame } from '../../src/elements/index.js';
import { engines } from './engines.js';
import { FIRST, FIRST_TAG, until, type Visitor } from './visitor.js';
import { hearVerdict, MODULE, playToTheWin } from './whole-game.js';

const HASH = `sha384-${createHash('sha384').update(MODULE).digest('base64')}`;
const ADDRESS = '/solitaire-elements.js';
const GAME = '<solitaire-game variant="klondike" deal="7"></solitaire-game>';

const pages: Record<string, string | Page> = { '/first.js': FIRST };
let cdn: Served;
let site: Served;

const pageWith = (tag: string): string =>
  `<!doctype html><html lang="en"><head><title>Far</title>${FIRST_TAG}${tag}</head><body>${GAME}</body></html>`;

beforeAll(async () => {
  cdn = await serve({
    pages: {
      [ADDRESS]: MODULE,
      '/first.js': FIRST,
      '/': pageWith(`<script type="module" src="${ADDRESS}"></script>`),
    },
  });
  site = await serve({ pages });
});

afterAll(async () => {
  await Promise.all([...engines.map((engine) => engine.close()), cdn.close(), site.close()]);
});

/** Where the game is played: the page itself, or a frame of it. */
const frameIn = (visitor: Visitor): Pick<Visitor, 'evaluate'> => ({
  evaluate: (run, ...args) => visitor.evaluateIn('iframe', run, ...args),
});

const loads = (): number => cdn.asked.filter((line) => line.endsWith(ADDRESS)).length;

describe.each(engines)('$name', (engine) => {
  const visit = async (page: string, policy?: string): Promise<Visitor> => {
    pages['/'] = { body: page, headers: policy ? { 'content-security-policy': policy } : {} };
    cdn.asked.length = 0;
    const visitor = await engine.open();
    await visitor.goto(`${site.origin}/`);
    return visitor;
  };
  const strict = (): string =>
    `default-src 'none'; script-src 'self' ${cdn.origin}; style-src 'self'; require-trusted-types-for 'script'`;

  it.each([
    ['plainly', ''],
    ['with integrity', `integrity="${HASH}" crossorigin="anonymous"`],
  ])('from another origin, %s: plays, without a console message', async (_, attributes) => {
    const visitor = await visit(
      pageWith(`<script type="module" src="${cdn.origin}${ADDRESS}" ${attributes}></script>`),
    );
    await hearVerdict(visitor);
    expect(await playToTheWin(visitor, 'klondike')).toBe('won');
    expect(await visitor.said()).toEqual([]);
    await visitor.close();
  });

  it('from another origin under a strict policy that allows blobs: uses a worker, without a console message', async () => {
    const tag = `<script type="module" src="${cdn.origin}${ADDRESS}"></script>`;
    const visitor = await visit(pageWith(tag), `${strict()}; worker-src blob: ${cdn.origin}`);
    await hearVerdict(visitor);
    expect(await playToTheWin(visitor, 'over-under')).toBe('won');
    expect(await visitor.said()).toEqual([]);
    expect(loads()).toBe(2);
    await visitor.close();
  });

  it('from another origin under a strict policy: searches without a worker', async () => {
    const visitor = await visit(
      pageWith(`<script type="module" src="${cdn.origin}${ADDRESS}"></script>`),
      strict(),
    );
    await hearVerdict(visitor);
    expect(await playToTheWin(visitor, 'over-under')).toBe('won');
    const violations = (await visitor.said()).filter((line) => line.startsWith('violation'));
    expect(violations).toEqual([expect.stringMatching(/^violation: enforce worker-src blob/)]);
    await visitor.close();
  });

  it.each([
    ['from another origin', () => `src="${cdn.origin}/"`, []],
    [
      'sandboxed, without a memory',
      () => `sandbox="allow-scripts" src="${cdn.origin}/"`,
      [expect.stringMatching(/^warn: .*(?:kept|stor)/i)],
    ],
    [
      'written in place (srcdoc)',
      () =>
        `srcdoc='<script src="/first.js"></script><script type="module" src="${cdn.origin}${ADDRESS}"></script>${GAME}'`,
      [],
    ],
  ])('in a frame %s: plays to the win', async (_, frame, words) => {
    const visitor = await visit(
      `<!doctype html><html lang="en"><title>Framed</title>${FIRST_TAG}<iframe width="800" height="700" title="game" ${frame()}></iframe>`,
    );
    if (words.length) {
      await until(frameIn(visitor), () => {
        const game = document.querySelector<SolitaireGame>('solitaire-game');
        if (game?.matches(':defined') && game.position.moves === 0) game.play({ kind: 'draw' });
        return game?.shadowRoot?.textContent.includes('This game is not being saved');
      });
    }
    expect(await playToTheWin(frameIn(visitor), 'over-under')).toBe('won');
    await hearVerdict(frameIn(visitor));
    const said = await visitor.said();
    expect(said).toEqual(words);
    await visitor.close();
  });

  it('in a frame without a URL (about:blank): plays to the win', async () => {
    const visitor = await visit(
      `<!doctype html><html lang="en"><title>Blank</title>${FIRST_TAG}<iframe width="800" height="700" title="game"></iframe>`,
    );
    await visitor.evaluate((module: string) => {
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
    expect(await playToTheWin(frameIn(visitor), 'over-under')).toBe('won');
    expect(await visitor.said()).toEqual([]);
    await visitor.close();
  });
});
