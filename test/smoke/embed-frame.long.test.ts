// embed.html in a frame of another origin, under a strict policy: whole games, every attribute as a parameter, height
// and events as documented, sandboxes, and no reaction to messages.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deckOf, Game } from '../../src/engine.js';
import type { SolitaireGame } from '../../src/index.js';
import { moveOf, unpack } from '../support/won-deals.js';
import won from '../support/won-deals.json' with { type: 'json' };
import { engines } from './engines.js';
import {
  cardsIn,
  unexpectedMessages,
  inFrame,
  LISTENER,
  messagesOf,
  serveFrames,
  fittedHeight,
  type Frames,
} from './frames.js';
import { until } from './browser-tab.js';

const VARIANTS = ['klondike', 'reno', 'cruel', 'demon', 'over-under'];

/** Valid values of all attributes. The effects of `save-key` and `links` are tested elsewhere. */
const VALID: Readonly<Record<string, string>> = {
  variant: 'klondike',
  deal: '14',
  draw: '1',
  redeals: '2',
  runs: 'any',
  'take-back': 'true',
  scoring: 'vegas',
  controls: 'minimal',
  without: 'help deal',
  autoplay: 'safe',
  save: 'auto',
  'save-key': 'left',
  links: 'link',
  faces: 'large',
  suits: 'four',
  back: 'stars',
  theme: 'dark',
  'left-handed': '1',
  sound: 'yes',
  'no-shortcuts': '',
  tap: 'lift',
  games: 'klondike reno',
  felt: 'blue',
  deals: 'any',
  verdict: 'always',
  navigation: 'step',
  verbosity: 'full',
  announce: 'notify',
  label: 'A table',
  // attributes that have no effect in this combination
  daily: '2026-11-21',
  winnable: 'on',
  reserve: '10',
  end: 'empty-stock',
  options: 'draw=1',
  line: 'D',
  puzzle: 'false',
};

let frames: Frames;

beforeAll(async () => {
  frames = await serveFrames();
});

afterAll(async () => {
  await Promise.all([frames.close(), ...engines.map((engine) => engine.close())]);
});

it('the docs contain a listener of three lines', () => {
  expect(LISTENER.trim().split('\n')).toHaveLength(3);
});

describe.each(engines)('a frame in $name', (engine) => {
  it.each(VARIANTS)('plays %s, with the height that it reports, and without errors', async (variant) => {
    const tab = await frames.open(engine, `variant=${variant}&deal=1`);
    expect(await cardsIn(tab)).toBe(52);
    expect(await fittedHeight(tab)).toBeGreaterThan(300);
    await expect
      .poll(async () => (await messagesOf(tab)).map(({ name }) => name))
      .toContain('solitaire-deal');
    expect(await unexpectedMessages(tab)).toEqual([]);
    await tab.close();
  });

  it('accepts every attribute by its name', async () => {
    const tab = await frames.open(engine, new URLSearchParams(VALID).toString());
    await cardsIn(tab);
    const { names, observed, position, properties } = await tab.evaluateIn('iframe', () => {
      const game = document.querySelector('solitaire-game') as SolitaireGame;
      return {
        names: game.getAttributeNames(),
        observed: (game.constructor as typeof SolitaireGame).observedAttributes,
        position: { ...game.position, piles: [] },
        properties: [game.leftHanded, game.sound, game.takeBack, game.noShortcuts, game.winnable, game.back],
      };
    });
    // a deck replaces the deal number
    expect([...names, 'deck'].sort()).toEqual(observed.sort());
    expect(position).toMatchObject({
      variant: 'klondike',
      deal: 14,
      options: { draw: 1, redeals: 2, runs: 'any', takeBack: true, scoring: 'vegas' },
    });
    expect(properties).toEqual([true, true, true, true, true, 'stars']);
    expect(await unexpectedMessages(tab)).toEqual([]);
    await tab.close();
  });

  it('deals the cards of a deck', async () => {
    const tab = await frames.open(engine, new URLSearchParams({ deck: deckOf(9).join(' ') }).toString());
    await cardsIn(tab);
    const piles = await tab.evaluateIn('iframe', () =>
      (document.querySelector('solitaire-game') as SolitaireGame).position.piles.map(({ cards }) => cards),
    );
    expect(piles).toEqual(Game.deal('klondike', { deal: 9 }).position.piles.map(({ cards }) => cards));
    expect(await unexpectedMessages(tab)).toEqual([]);
    await tab.close();
  });

  it('plays the default for an invalid value, and reports it', async () => {
    const query = `${Object.keys(VALID)
      .filter((name) => !['without', 'links', 'save-key'].includes(name))
      .map((name) => `${name}=%3Cb%3E`)
      .join('&')}&lang=../../x&onclick=alert(1)&--solitaire-felt=url(https://evil.example/x)`;
    const tab = await frames.open(engine, query);
    expect(await cardsIn(tab)).toBe(52);
    const reported = (await messagesOf(tab))
      .filter(({ name }) => name === 'solitaire-error')
      .map(({ detail }) => detail?.attribute);
    expect(reported).toEqual(
      expect.arrayContaining([
        ...['variant', 'deal', 'draw', 'theme', 'controls', 'save'],
        ...['daily', 'winnable', 'take-back', 'left-handed', 'sound', 'no-shortcuts'],
      ]),
    );
    const names = await tab.evaluateIn('iframe', () =>
      (document.querySelector('solitaire-game') as Element).getAttributeNames(),
    );
    expect(names).not.toContain('onclick');
    expect(names).not.toContain('style');
    await tab.close();
  });

  it.each([
    ['ar', 'ar', 'rtl', 'كلوندايك'],
    ['he', 'he', 'rtl', 'קלונדייק'],
    ['de-AT', 'de-AT', 'ltr', 'Klondike'],
    ['da', 'en', '', 'Klondike'],
  ])('uses the language of lang=%s', async (asked, lang, dir, name) => {
    const before = frames.games.asked.length;
    const tab = await frames.open(engine, `variant=klondike&lang=${asked}`);
    expect(await cardsIn(tab)).toBe(52);
    const language = await tab.evaluateIn('iframe', () => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      name: document.querySelector('solitaire-game')?.shadowRoot?.querySelector('.name')?.textContent.trim(),
    }));
    expect(language).toEqual({ lang, dir, name });
    const files = frames.games.asked.slice(before).filter((line) => line.includes('/locales/'));
    expect(files).toEqual(lang === 'en' ? [] : [`GET /locales/${lang.slice(0, 2)}.js`]);
    await tab.close();
  });

  it('accepts colours, lengths and fonts, but no images', async () => {
    const tab = await frames.open(
      engine,
      '--solitaire-felt=rgb(1,2,3)&--solitaire-card-max=3rem&--solitaire-font=Georgia,serif&--solitaire-ink=url(x)',
    );
    await cardsIn(tab);
    const styles = await tab.evaluateIn('iframe', () => {
      const { style } = document.querySelector('solitaire-game') as HTMLElement;
      return ['felt', 'card-max', 'font', 'ink'].map((name) => style.getPropertyValue(`--solitaire-${name}`));
    });
    expect(styles).toEqual(['rgb(1,2,3)', '3rem', 'Georgia,serif', '']);
    await tab.close();
  });

  it.each([
    'var(--x,url(x))',
    'v%5C61r(--x,url(x))',
    'rgb(var(--x))',
    'env(x,url(x))',
    'u%5C72l(x)',
    'image-set(url(x) 1x)',
    'red;background:url(x)',
    'inherit',
  ])('accepts nothing that could become an image: %s', async (value) => {
    const tab = await frames.open(engine, `--solitaire-ink=${value}`);
    await cardsIn(tab);
    const style = await tab.evaluateIn('iframe', () =>
      (document.querySelector('solitaire-game') as HTMLElement).getAttribute('style'),
    );
    expect(style).toBeNull();
    await tab.close();
  });

  it('is as high as its game at every width, with few messages', async () => {
    const tab = await frames.open(engine, 'variant=klondike&deal=1');
    await cardsIn(tab);
    const heights: number[] = [];
    for (const width of [1280, 768, 320]) {
      await tab.resize(width, 800);
      await until(tab, (wide: number) => Math.abs(innerWidth - wide) < 20, width);
      heights.push(await fittedHeight(tab));
    }
    expect(new Set(heights).size).toBe(3);
    await tab.evaluateIn('iframe', () => {
      (document.querySelector('solitaire-game') as SolitaireGame).controls = 'none';
    });
    await expect.poll(() => fittedHeight(tab)).toBeLessThan(heights[2] ?? 0);
    const heightMessages = (await messagesOf(tab)).filter(({ type }) => type === 'solitaire-elements:height');
    // a window may briefly have other sizes while it is resized
    expect(heightMessages.length).toBeLessThanOrEqual(16);
    await tab.close();
  });

  it('sends all events of a whole game, in order', async () => {
    const deal = unpack(won).find((one) => one.variant === 'over-under' && one.deal);
    const tab = await frames.open(engine, `variant=over-under&deal=${String(deal?.deal)}`);
    await cardsIn(tab);
    const text = await tab.evaluateIn(
      'iframe',
      async (moves) => {
        const game = document.querySelector('solitaire-game') as SolitaireGame;
        const received: { name: string; detail: unknown }[] = [];
        for (const name of ['before-move', 'move', 'score', 'end', 'undo']) {
          game.addEventListener(`solitaire-${name}`, (event) => {
            received.push({ name: event.type, detail: (event as CustomEvent<unknown>).detail });
          });
        }
        for (const move of moves) if (!game.play(move)) throw new Error(JSON.stringify(move));
        await game.updateComplete;
        // sent as text, because drivers lose objects that occur in several places
        return JSON.stringify(received);
      },
      (deal?.line ?? []).map(moveOf),
    );
    const events = JSON.parse(text) as { name: string; detail: unknown }[];
    expect(events.at(-1)).toMatchObject({ name: 'solitaire-end', detail: { status: 'won' } });
    const forwarded = async () =>
      (await messagesOf(tab)).filter(({ name }) => events.some((event) => event.name === name));
    await expect.poll(async () => (await forwarded()).length).toBe(events.length);
    expect((await forwarded()).map(({ name, detail }) => ({ name, detail }))).toEqual(events);
    expect(await unexpectedMessages(tab)).toEqual([]);
    await tab.close();
  });

  it('ignores commands in messages', async () => {
    const tab = await frames.open(engine, 'variant=reno&deal=7');
    await cardsIn(tab);
    const state = () =>
      tab.evaluateIn('iframe', () => {
        const game = document.querySelector('solitaire-game') as SolitaireGame;
        return [document.body.innerHTML, JSON.stringify(game.position), location.href];
      });
    const before = await state();
    await tab.evaluate(() => {
      const frame = (document.querySelector('iframe') as HTMLIFrameElement).contentWindow;
      const messages = [
        null,
        'undo',
        { type: 'solitaire-elements:event', name: 'solitaire-end' },
        { height: 9 },
      ];
      for (const message of messages) frame?.postMessage(message, '*');
    });
    // earlier messages have arrived when the timer fires
    await tab.evaluateIn('iframe', () => new Promise((resolve) => setTimeout(resolve)));
    expect(await state()).toEqual(before);
    expect(await unexpectedMessages(tab)).toEqual([]);
    await tab.close();
  });

  it.each<[string, (host: string) => string, boolean]>([
    ['none', () => 'none', false],
    ['another site', () => 'https://other.example', false],
    [
      'the same site on another port',
      (host) => host.replace(/\d+$/, (port) => String(Number(port) + 1)),
      false,
    ],
    ['this page and another site', (host) => `https://other.example ${host}`, true],
  ])('origins: %s', async (_, origins, receives) => {
    const query = `variant=reno&origins=${encodeURIComponent(origins(frames.host.origin))}`;
    const tab = await frames.open(engine, query, '', receives);
    expect(await cardsIn(tab)).toBe(52);
    await tab.evaluateIn('iframe', () => {
      (document.querySelector('solitaire-game') as SolitaireGame).restart();
    });
    if (receives) {
      await expect
        .poll(async () => (await messagesOf(tab)).map(({ name }) => name))
        .toContain('solitaire-deal');
    } else {
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await messagesOf(tab)).toEqual([]);
    }
    await tab.close();
  });

  it('opens a shared deal outside a frame, without sending messages', async () => {
    const tab = await engine.open();
    await tab.goto(`${frames.games.origin}/embed.html?variant=reno&links=link&link=reno.42`);
    const deal = await until(tab, () => document.querySelector('solitaire-game')?.position.deal);
    expect(deal).toBe(42);
    expect(await tab.evaluate(() => document.documentElement.className)).toBe('');
    await tab.close();
  });
});

/** In WebKit, `script-src 'self'` blocks everything in such a frame; there the fallback link is shown. */
describe.each(engines.filter(({ name }) => name !== 'WebKit'))('a sandbox in $name', (engine) => {
  it('plays in a sandbox without an origin, and reports that nothing is saved', async () => {
    const tab = await frames.open(engine, 'variant=reno&lang=de', 'sandbox="allow-scripts"');
    expect(await cardsIn(tab)).toBe(52);
    expect(await tab.evaluateIn('iframe', () => origin)).toBe('null');
    await fittedHeight(tab);
    await tab.evaluateIn('iframe', () => {
      (document.querySelector('solitaire-game') as SolitaireGame).play({ kind: 'draw' });
    });
    await expect
      .poll(async () => (await messagesOf(tab)).map(({ detail }) => detail?.code))
      .toContain('storage-unavailable');
    expect((await tab.messages()).filter((text) => text.startsWith('violation'))).toEqual([]);
    await tab.close();
  });
});

describe.each(engines)('a server that denies its scripts to other origins, in $name', (engine) => {
  let restricted: Frames;
  beforeAll(async () => {
    restricted = await serveFrames({ 'access-control-allow-origin': 'https://nobody.example' });
  });
  afterAll(() => restricted.close());

  it('shows the game if the frame keeps its origin', async () => {
    const tab = await restricted.open(engine, 'variant=reno');
    expect(await cardsIn(tab)).toBe(52);
    await tab.close();
  });

  it('shows a link to the game if the frame has no origin', async () => {
    const tab = await restricted.open(engine, 'variant=reno', 'sandbox="allow-scripts"');
    const [text, href] = await until(inFrame(tab), () => {
      const link = document.querySelector('a');
      return [document.body.innerText, link?.href];
    });
    expect(text).toMatch(/If no cards appear, open it/);
    expect(href).toBe(`${restricted.games.origin}/embed.html?variant=reno`);
    await tab.close();
  });
});
