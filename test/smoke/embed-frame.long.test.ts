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
  complaints,
  inFrame,
  LISTENER,
  messagesOf,
  serveFrames,
  settled,
  type Frames,
} from './frames.js';
import { until } from './visitor.js';

const VARIANTS = ['klondike', 'reno', 'cruel', 'demon', 'over-under'];

/** Valid values, and their effects. `save-key` and `links` are tested elsewhere. */
const RIGHT: Readonly<Record<string, string>> = {
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
  // these have no effect together with the others, but they are attributes
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
    const visitor = await frames.open(engine, `variant=${variant}&deal=1`);
    expect(await cardsIn(visitor)).toBe(52);
    expect(await settled(visitor)).toBeGreaterThan(300);
    await expect
      .poll(async () => (await messagesOf(visitor)).map(({ name }) => name))
      .toContain('solitaire-deal');
    expect(await complaints(visitor)).toEqual([]);
    await visitor.close();
  });

  it('accepts every attribute by its name', async () => {
    const visitor = await frames.open(engine, new URLSearchParams(RIGHT).toString());
    await cardsIn(visitor);
    const { names, wanted, position, properties } = await visitor.evaluateIn('iframe', () => {
      const game = document.querySelector('solitaire-game') as SolitaireGame;
      return {
        names: game.getAttributeNames(),
        wanted: (game.constructor as typeof SolitaireGame).observedAttributes,
        position: { ...game.position, piles: [] },
        properties: [game.leftHanded, game.sound, game.takeBack, game.noShortcuts, game.winnable, game.back],
      };
    });
    // a deck takes the place of the deal number
    expect([...names, 'deck'].sort()).toEqual(wanted.sort());
    expect(position).toMatchObject({
      variant: 'klondike',
      deal: 14,
      options: { draw: 1, redeals: 2, runs: 'any', takeBack: true, scoring: 'vegas' },
    });
    expect(properties).toEqual([true, true, true, true, true, 'stars']);
    expect(await complaints(visitor)).toEqual([]);
    await visitor.close();
  });

  it('deals the cards of a deck', async () => {
    const visitor = await frames.open(engine, new URLSearchParams({ deck: deckOf(9).join(' ') }).toString());
    await cardsIn(visitor);
    const piles = await visitor.evaluateIn('iframe', () =>
      (document.querySelector('solitaire-game') as SolitaireGame).position.piles.map(({ cards }) => cards),
    );
    expect(piles).toEqual(Game.deal('klondike', { deal: 9 }).position.piles.map(({ cards }) => cards));
    expect(await complaints(visitor)).toEqual([]);
    await visitor.close();
  });

  it('plays the default for an invalid value, and reports it', async () => {
    const query = `${Object.keys(RIGHT)
      .filter((name) => !['without', 'links', 'save-key'].includes(name))
      .map((name) => `${name}=%3Cb%3E`)
      .join('&')}&lang=../../x&onclick=alert(1)&--solitaire-felt=url(https://evil.example/x)`;
    const visitor = await frames.open(engine, query);
    expect(await cardsIn(visitor)).toBe(52);
    const wrong = (await messagesOf(visitor))
      .filter(({ name }) => name === 'solitaire-error')
      .map(({ detail }) => detail?.attribute);
    expect(wrong).toEqual(
      expect.arrayContaining([
        ...['variant', 'deal', 'draw', 'theme', 'controls', 'save'],
        ...['daily', 'winnable', 'take-back', 'left-handed', 'sound', 'no-shortcuts'],
      ]),
    );
    const names = await visitor.evaluateIn('iframe', () =>
      (document.querySelector('solitaire-game') as Element).getAttributeNames(),
    );
    expect(names).not.toContain('onclick');
    expect(names).not.toContain('style');
    await visitor.close();
  });

  it.each([
    ['ar', 'ar', 'rtl', 'كلوندايك'],
    ['he', 'he', 'rtl', 'קלונדייק'],
    ['de-AT', 'de-AT', 'ltr', 'Klondike'],
    ['da', 'en', '', 'Klondike'],
  ])('uses the language of lang=%s', async (asked, lang, dir, name) => {
    const before = frames.games.asked.length;
    const visitor = await frames.open(engine, `variant=klondike&lang=${asked}`);
    expect(await cardsIn(visitor)).toBe(52);
    const said = await visitor.evaluateIn('iframe', () => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir,
      name: document.querySelector('solitaire-game')?.shadowRoot?.querySelector('.name')?.textContent.trim(),
    }));
    expect(said).toEqual({ lang, dir, name });
    const files = frames.games.asked.slice(before).filter((line) => line.includes('/locales/'));
    expect(files).toEqual(lang === 'en' ? [] : [`GET /locales/${lang.slice(0, 2)}.js`]);
    await visitor.close();
  });

  it('accepts colours, lengths and fonts, but no images', async () => {
    const visitor = await frames.open(
      engine,
      '--solitaire-felt=rgb(1,2,3)&--solitaire-card-max=3rem&--solitaire-font=Georgia,serif&--solitaire-ink=url(x)',
    );
    await cardsIn(visitor);
    const styles = await visitor.evaluateIn('iframe', () => {
      const { style } = document.querySelector('solitaire-game') as HTMLElement;
      return ['felt', 'card-max', 'font', 'ink'].map((name) => style.getPropertyValue(`--solitaire-${name}`));
    });
    expect(styles).toEqual(['rgb(1,2,3)', '3rem', 'Georgia,serif', '']);
    await visitor.close();
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
    const visitor = await frames.open(engine, `--solitaire-ink=${value}`);
    await cardsIn(visitor);
    const style = await visitor.evaluateIn('iframe', () =>
      (document.querySelector('solitaire-game') as HTMLElement).getAttribute('style'),
    );
    expect(style).toBeNull();
    await visitor.close();
  });

  it('is as high as its game at every width, with few messages', async () => {
    const visitor = await frames.open(engine, 'variant=klondike&deal=1');
    await cardsIn(visitor);
    const heights: number[] = [];
    for (const width of [1280, 768, 320]) {
      await visitor.resize(width, 800);
      await until(visitor, (wide: number) => Math.abs(innerWidth - wide) < 20, width);
      heights.push(await settled(visitor));
    }
    expect(new Set(heights).size).toBe(3);
    await visitor.evaluateIn('iframe', () => {
      (document.querySelector('solitaire-game') as SolitaireGame).controls = 'none';
    });
    await expect.poll(() => settled(visitor)).toBeLessThan(heights[2] ?? 0);
    const told = (await messagesOf(visitor)).filter(({ type }) => type === 'solitaire-elements:height');
    // a window may briefly have other sizes while it is resized
    expect(told.length).toBeLessThanOrEqual(16);
    await visitor.close();
  });

  it('sends all events of a whole game, in order', async () => {
    const deal = unpack(won).find((one) => one.variant === 'over-under' && one.deal);
    const visitor = await frames.open(engine, `variant=over-under&deal=${String(deal?.deal)}`);
    await cardsIn(visitor);
    const text = await visitor.evaluateIn(
      'iframe',
      async (moves) => {
        const game = document.querySelector('solitaire-game') as SolitaireGame;
        const heard: { name: string; detail: unknown }[] = [];
        for (const name of ['before-move', 'move', 'score', 'end', 'undo']) {
          game.addEventListener(`solitaire-${name}`, (event) => {
            heard.push({ name: event.type, detail: (event as CustomEvent<unknown>).detail });
          });
        }
        for (const move of moves) if (!game.play(move)) throw new Error(JSON.stringify(move));
        await game.updateComplete;
        // sent as text, because drivers lose objects that occur in several places
        return JSON.stringify(heard);
      },
      (deal?.line ?? []).map(moveOf),
    );
    const events = JSON.parse(text) as { name: string; detail: unknown }[];
    expect(events.at(-1)).toMatchObject({ name: 'solitaire-end', detail: { status: 'won' } });
    const forwarded = async () =>
      (await messagesOf(visitor)).filter(({ name }) => events.some((event) => event.name === name));
    await expect.poll(async () => (await forwarded()).length).toBe(events.length);
    expect((await forwarded()).map(({ name, detail }) => ({ name, detail }))).toEqual(events);
    expect(await complaints(visitor)).toEqual([]);
    await visitor.close();
  });

  it('acts on no commands', async () => {
    const visitor = await frames.open(engine, 'variant=reno&deal=7');
    await cardsIn(visitor);
    const state = () =>
      visitor.evaluateIn('iframe', () => {
        const game = document.querySelector('solitaire-game') as SolitaireGame;
        return [document.body.innerHTML, JSON.stringify(game.position), location.href];
      });
    const before = await state();
    await visitor.evaluate(() => {
      const frame = (document.querySelector('iframe') as HTMLIFrameElement).contentWindow;
      const words = [
        null,
        'undo',
        { type: 'solitaire-elements:event', name: 'solitaire-end' },
        { height: 9 },
      ];
      for (const word of words) frame?.postMessage(word, '*');
    });
    // earlier messages have arrived by then
    await visitor.evaluateIn('iframe', () => new Promise((resolve) => setTimeout(resolve)));
    expect(await state()).toEqual(before);
    expect(await complaints(visitor)).toEqual([]);
    await visitor.close();
  });

  it.each<[string, (host: string) => string, boolean]>([
    ['none', () => 'none', false],
    ['another site', () => 'https://other.example', false],
    [
      'the same site on another port',
      (host) => host.replace(/\d+$/, (port) => String(Number(port) + 1)),
      false,
    ],
    ['this page among others', (host) => `https://other.example ${host}`, true],
  ])('origins: %s', async (_, origins, receives) => {
    const query = `variant=reno&origins=${encodeURIComponent(origins(frames.host.origin))}`;
    const visitor = await frames.open(engine, query, '', receives);
    expect(await cardsIn(visitor)).toBe(52);
    await visitor.evaluateIn('iframe', () => {
      (document.querySelector('solitaire-game') as SolitaireGame).restart();
    });
    if (receives) {
      await expect
        .poll(async () => (await messagesOf(visitor)).map(({ name }) => name))
        .toContain('solitaire-deal');
    } else {
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await messagesOf(visitor)).toEqual([]);
    }
    await visitor.close();
  });

  it('opens a shared deal outside a frame, without sending messages', async () => {
    const visitor = await engine.open();
    await visitor.goto(`${frames.games.origin}/embed.html?variant=reno&links=link&link=reno.42`);
    const deal = await until(visitor, () => document.querySelector('solitaire-game')?.position.deal);
    expect(deal).toBe(42);
    expect(await visitor.evaluate(() => document.documentElement.className)).toBe('');
    await visitor.close();
  });
});

/** In WebKit, `script-src 'self'` blocks everything in such a frame; there the fallback link is shown. */
describe.each(engines.filter(({ name }) => name !== 'WebKit'))('a sandbox in $name', (engine) => {
  it('plays in a sandbox without an origin, and reports that nothing is saved', async () => {
    const visitor = await frames.open(engine, 'variant=reno&lang=de', 'sandbox="allow-scripts"');
    expect(await cardsIn(visitor)).toBe(52);
    expect(await visitor.evaluateIn('iframe', () => origin)).toBe('null');
    await settled(visitor);
    await visitor.evaluateIn('iframe', () => {
      (document.querySelector('solitaire-game') as SolitaireGame).play({ kind: 'draw' });
    });
    await expect
      .poll(async () => (await messagesOf(visitor)).map(({ detail }) => detail?.code))
      .toContain('storage-unavailable');
    expect((await visitor.said()).filter((text) => text.startsWith('violation'))).toEqual([]);
    await visitor.close();
  });
});

describe.each(engines)('a host in $name that refuses its scripts to other origins', (engine) => {
  let mean: Frames;
  beforeAll(async () => {
    mean = await serveFrames({ 'access-control-allow-origin': 'https://nobody.example' });
  });
  afterAll(() => mean.close());

  it('shows the game if the frame keeps its origin', async () => {
    const visitor = await mean.open(engine, 'variant=reno');
    expect(await cardsIn(visitor)).toBe(52);
    await visitor.close();
  });

  it('shows a link to the game if it does not', async () => {
    const visitor = await mean.open(engine, 'variant=reno', 'sandbox="allow-scripts"');
    const [text, href] = await until(inFrame(visitor), () => {
      const link = document.querySelector('a');
      return [document.body.innerText, link?.href];
    });
    expect(text).toMatch(/If no cards appear, open it/);
    expect(href).toBe(`${mean.games.origin}/embed.html?variant=reno`);
    await visitor.close();
  });
});
