// Deals in URLs: a link opens the same deal with the same options, and an invalid one opens nothing.
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { CARDS, defineVariant, Game, isDeal, type Position } from '../../src/engine.js';
import { freecell } from '../../src/games/freecell.js';
import { addressOf, dealInAddress, readDeal, writeDeal } from '../../src/controller/deal-links.js';
import { share } from '../../src/elements/dialog/web-share.js';
import { resolveSetup, type SetupRequest } from '../../src/controller/setup.js';
import { GAMES } from '../support/decks.js';
import { GAME_SETS, titleOf } from '../support/games.js';

const none: SetupRequest = { variant: 'klondike', deal: undefined, daily: undefined, options: {} };
const locationOf = (href: string): Location => new URL(href) as unknown as Location;
const written = ({ position, variant }: Game): string => writeDeal(position, variant) ?? '';

/** The deal of a table of this variant for a URL with this text. */
function opened(text: string | null, variant: string): Position | undefined {
  const linked = readDeal(text, [variant]);
  if (!linked) return undefined;
  const { setup, invalid: wrong } = resolveSetup({ ...none, ...linked }, new Date(2026, 10, 21));
  expect(wrong).toEqual([]);
  return Game.deal(variant, setup).position;
}

describe('an encoded deal', () => {
  it.each(GAME_SETS.map((set) => [titleOf(set), set] as const))('is decoded unchanged: %s', (_, set) => {
    for (const deal of [1, 42, 999_999_999]) {
      const game = Game.deal(set.variant, { deal, options: set.options });
      expect(opened(written(game), set.variant)).toEqual(game.position);
    }
  });

  it('is the same after moves', () => {
    const game = Game.deal('klondike', { deal: 42 });
    const before = written(game);
    game.play({ kind: 'draw' });
    expect(written(game)).toBe(before);
  });

  it('is readable, and needs no escapes in a URL', () => {
    const game = Game.deal('klondike', { deal: 42, options: { draw: 1, takeBack: true } });
    expect(written(game)).toMatch(/^klondike\.42\./);
    expect(written(game).split('.')).toEqual(expect.arrayContaining(['draw-1', 'takeBack-true']));
    for (const set of GAME_SETS) {
      const text = written(Game.deal(set.variant, { deal: 1, options: set.options }));
      expect(encodeURIComponent(text)).toBe(text);
    }
  });

  it('does not exist for a custom deck, which has no number', () => {
    const { position, variant } = Game.deal('klondike', { deck: CARDS });
    expect(writeDeal(position, variant)).toBeUndefined();
  });

  it('of another game is ignored', () => {
    expect(readDeal('reno.42', ['klondike'])).toBeUndefined();
    expect(readDeal('klondike.42', ['reno'])).toBeUndefined();
  });

  it('of Microsoft FreeCell is read for games that have such deals', () => {
    defineVariant(freecell);
    const game = Game.deal('freecell', { deal: 'ms-11982', options: { cells: 3 } });
    const text = writeDeal({ deal: game.deal, options: game.position.options }, game.variant) ?? '';
    expect(text).toBe('freecell.ms-11982.cells-3');
    expect(opened(text, 'freecell')).toEqual(game.position);
    expect(readDeal('klondike.ms-1', ['klondike'])).toBeUndefined();
  });

  it('of any game that the table offers is read', () => {
    expect(readDeal('reno.42', ['klondike', 'reno'])).toMatchObject({ variant: 'reno', deal: 42 });
  });

  it.each([
    null,
    '',
    'klondike',
    'klondike.',
    'klondike.0',
    'klondike.-1',
    'klondike.1000000000',
    'klondike.x',
  ])('%j is ignored', (text) => {
    expect(readDeal(text, ['klondike'])).toBeUndefined();
  });

  it('with invalid options opens the deal with the valid ones; the others are reported', () => {
    const text = 'klondike.42.draw-1.draw.-.__proto__-1.runs-some.takeBack-true-1.jokers-2.';
    const { setup, invalid: wrong } = resolveSetup({ ...none, ...readDeal(text, ['klondike']) }, new Date());
    expect(setup).toMatchObject({ deal: 42 });
    expect(wrong.map(({ attribute }) => attribute)).toContain('runs');
    expect(() => Game.deal('klondike', setup)).not.toThrow();
  });

  it('contains only a deal number and options, whatever the text', () => {
    const part = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom(
        'klondike',
        'draw-1',
        'runs-any',
        '__proto__-x',
        'constructor-1',
        '42',
        '1e3',
        '-',
        '.',
      ),
    );
    const property = fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      for (const text of [
        parts.join('.'),
        ['klondike', ...parts].join('.'),
        ['klondike', 7, ...parts].join('.'),
      ]) {
        const read = readDeal(text, ['klondike']);
        if (!read) continue;
        expect(isDeal(read.deal)).toBe(true);
        const { setup } = resolveSetup({ ...none, ...read }, new Date());
        expect(Game.deal('klondike', setup).position.deal).toBe(read.deal);
      }
    });
    fc.assert(property, { numRuns: 500, seed: 20_261_121 });
  });
});

describe('a shared URL', () => {
  const page = 'https://example.org/games/?lang=de&x=1#chapter-2';

  it.each(['#', 'deal', 'x', '# x lang', 'deal x lang'])(
    'with a deal in %j is decoded unchanged',
    (links) => {
      for (const variant of GAMES) {
        const game = Game.deal(variant, { deal: 617 });
        const address = addressOf(links, written(game), locationOf(page));
        expect(opened(dealInAddress(links, locationOf(address)), variant)).toEqual(game.position);
        // again from there: the old deal is replaced
        const next = Game.deal(variant, { deal: 618 });
        const again = addressOf(links, written(next), locationOf(address));
        expect(opened(dealInAddress(links, locationOf(again)), variant)).toEqual(next.position);
        expect(again.match(/61[78]/g)).toEqual(['618']);
      }
    },
  );

  it.each([7, null, Symbol('links'), { deal: true }])(
    'accepts %s instead of text without an error',
    (links) => {
      const page = locationOf('https://example.org/games/?deal=reno.5');
      expect(dealInAddress(links as never, page)).toBeNull();
      expect(addressOf(links as never, undefined, page)).toBe('https://example.org/games/');
    },
  );

  it('contains only the path and the parameters that the page names', () => {
    expect(addressOf('deal', 'reno.5', locationOf(page))).toBe('https://example.org/games/?deal=reno.5');
    expect(addressOf('deal lang', 'reno.5', locationOf(page))).toBe(
      'https://example.org/games/?lang=de&deal=reno.5',
    );
    expect(addressOf('#', 'reno.5', locationOf(page))).toBe('https://example.org/games/#solitaire=reno.5');
    expect(addressOf('#  x ', 'reno.5', locationOf(page))).toBe(
      'https://example.org/games/?x=1#solitaire=reno.5',
    );
  });

  it('equals that of the page if links is not set, and then no deal is read', () => {
    const linked = 'https://example.org/?=reno.4&deal=reno.5#solitaire=reno.6';
    expect(addressOf('', 'reno.7', locationOf(linked))).toBe('https://example.org/');
    expect(addressOf('deal', undefined, locationOf(linked))).toBe('https://example.org/');
    expect(dealInAddress('', locationOf(linked))).toBeNull();
  });

  it('is read only from the place that the page sets', () => {
    const linked = locationOf('https://example.org/?deal=reno.5#solitaire=reno.6');
    expect(dealInAddress('#', linked)).toBe('reno.6');
    expect(dealInAddress('deal', linked)).toBe('reno.5');
    expect(dealInAddress('solitaire', linked)).toBeNull();
    expect(dealInAddress('#', locationOf('https://example.org/#chapter-2'))).toBeNull();
    expect(dealInAddress('#', locationOf('https://example.org/#a=1&solitaire=reno.6'))).toBe('reno.6');
  });

  it.each([
    ['#', '/docs/#/a/b', '/docs/#/a/b?solitaire=reno.5'],
    ['# lang', '/#!/x?token=1&lang=de&solitaire=reno.4', '/#!/x?lang=de&solitaire=reno.5'],
    ['deal', '/docs/?token=1#/a?token=1', '/docs/?deal=reno.5#/a'],
    ['deal', '/?p=12', '/?p=12&deal=reno.5'],
    ['#', '/#/access_token=1', '/#solitaire=reno.5'],
  ])('with links=%j keeps the route of %s', (links, page, shared) => {
    const address = addressOf(links, 'reno.5', locationOf(`https://example.org${page}`));
    expect(address).toBe(`https://example.org${shared}`);
    expect(dealInAddress(links, locationOf(address))).toBe('reno.5');
  });

  it.each([
    'about:srcdoc',
    'about:blank',
    'blob:https://example.org/1-2',
    'data:text/html,x',
    'file:///a.html',
  ])('does not lead to %s', (href) => {
    for (const links of ['', '#', 'deal']) expect(addressOf(links, 'reno.5', { href })).toBe('');
  });

  it('with invalid escapes throws nothing', () => {
    const broken = locationOf('https://example.org/?deal=%E0%A4%A#solitaire=%ZZ');
    for (const links of ['#', 'deal'])
      expect(opened(dealInAddress(links, broken), 'klondike')).toBeUndefined();
  });
});

describe('sharing', () => {
  const failing = (error: unknown) => () =>
    Promise.resolve().then(() => {
      throw error as Error;
    });
  const named = (name: string) => new DOMException('', name);

  /**
   * A browser with a clipboard and a share sheet with this result; returns how a text was shared, and what was copied.
   */
  async function hand(
    sheet: ((given: ShareData) => Promise<void>) | undefined,
    { coarse = true, refuses = false, url = 'https://example.org/#5' } = {},
  ) {
    const copied: string[] = [];
    const writeText = (text: string) =>
      refuses ? Promise.reject(named('NotAllowedError')) : Promise.resolve(void copied.push(text));
    vi.stubGlobal('navigator', { ...(sheet && { share: sheet }), clipboard: { writeText } });
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: coarse && query === '(pointer: coarse)' }));
    try {
      return { shared: await share('Reno, deal 5', url), copied };
    } finally {
      vi.unstubAllGlobals();
    }
  }
  const done = () => Promise.resolve();
  const copied = ['Reno, deal 5\nhttps://example.org/#5'];

  it('uses the share sheet on a touch device', async () => {
    expect(await hand(done)).toEqual({ shared: 'shared', copied: [] });
    const sheet = vi.fn(done);
    await hand(sheet);
    expect(sheet.mock.calls).toEqual([[{ text: 'Reno, deal 5', url: 'https://example.org/#5' }]]);
  });

  it('uses the clipboard elsewhere', async () => {
    expect(await hand(undefined)).toEqual({ shared: 'copied', copied });
    expect(await hand(done, { coarse: false })).toEqual({ shared: 'copied', copied });
  });

  it('without a link shares the text', async () => {
    expect((await hand(undefined, { url: '' })).copied).toEqual(['Reno, deal 5']);
    const sheet = vi.fn(done);
    await hand(sheet, { url: '' });
    expect(sheet.mock.calls).toEqual([[{ text: 'Reno, deal 5' }]]);
  });

  it('that the player cancels copies nothing', async () => {
    expect(await hand(failing(named('AbortError')))).toEqual({ shared: 'cancelled', copied: [] });
  });

  it.each([[named('NotAllowedError')], [named('DataError')], [null], ['no'], [undefined]])(
    'falls back to the clipboard if the share sheet fails with %s',
    async (error) => {
      expect(await hand(failing(error))).toEqual({ shared: 'copied', copied });
    },
  );

  it('is refused if the clipboard fails, too', async () => {
    expect(await hand(failing(named('NotAllowedError')), { refuses: true })).toEqual({
      shared: 'refused',
      copied: [],
    });
    expect((await hand(undefined, { refuses: true })).shared).toBe('refused');
  });
});
