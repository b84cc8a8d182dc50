// The registry of games: all copies of the package on a page share custom games, built-in games cannot be redefined,
// and values of other scripts in the shared registry break nothing.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Engine from '../../src/engine.js';
import type * as Registry from '../../src/engine/registry.js';
import type * as Shared from '../../src/engine/shared-variants.js';
import { klondike } from '../../src/variants/index.js';
import { broken } from '../support/hostile.js';
import { thrownBy } from '../support/thrown.js';

const NAME = Symbol.for('solitaire-elements.variants');
const page = globalThis as { [NAME]?: unknown };

/** Another copy of the package, loaded from another file of `dist`. */
async function copy(): Promise<
  typeof Engine &
    Pick<typeof Shared, 'watchVariants'> &
    Pick<typeof Registry, 'fingerprintOf' | 'isRegistered'>
> {
  vi.resetModules();
  const [engine, { watchVariants }, { fingerprintOf, isRegistered }] = await Promise.all([
    import('../../src/engine.js'),
    import('../../src/engine/shared-variants.js'),
    import('../../src/engine/registry.js'),
  ]);
  return { ...engine, watchVariants, fingerprintOf, isRegistered };
}

/** The game of this copy of the package. */
const klondikeOf = (variants: typeof Engine.variants): Engine.Variant => variants.get('klondike') ?? klondike;

const described = (id: string, more: object = {}) => ({ ...klondike, id, options: {}, ...more });

beforeEach(() => {
  Reflect.deleteProperty(globalThis, NAME);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, NAME);
});

describe('two copies of the package on a page', () => {
  it('share the games that either of them defines, each with its own compiled description', async () => {
    const [one, other] = [await copy(), await copy()];
    expect(one.variants).not.toBe(other.variants);
    const mine = one.defineVariant(described('mine'));
    expect(other.variants.get('mine')).toEqual(mine);
    expect(other.variants.get('mine')).not.toBe(mine);
    expect(other.variants.get('mine')).toBe(other.variants.get('mine'));
    expect(other.Game.deal('mine', { deal: 7 }).position).toEqual(
      one.Game.deal('mine', { deal: 7 }).position,
    );
    other.defineVariant(described('yours'));
    for (const { variants } of [one, other])
      expect([...variants.keys()]).toEqual([
        ...['reno', 'klondike', 'cruel', 'demon', 'over-under'],
        ...['mine', 'yours'],
      ]);
    expect([one.variants.size, other.variants.size]).toEqual([7, 7]);
  });

  it('share them also if one is loaded after the definition', async () => {
    (await copy()).defineVariant(described('early'));
    expect((await copy()).variants.has('early')).toBe(true);
  });

  it('are notified of each definition once', async () => {
    const [one, other] = [await copy(), await copy()];
    const notified: string[] = [];
    const stop = other.watchVariants(() => notified.push([...other.variants.keys()].slice(5).join()));
    one.defineVariant(described('mine'));
    one.defineVariant(described('mine'));
    other.defineVariant(described('mine'));
    expect(notified).toEqual(['mine']);
    other.defineVariant(described('mine', { goal: { empty: 'tableau' } }));
    expect(notified).toEqual(['mine', 'mine']);
    stop();
    one.defineVariant(described('more'));
    expect(notified).toHaveLength(2);
  });

  it('with different formats do not share, and do not break each other', async () => {
    page[NAME] = { 2: { anything: true } };
    const one = await copy();
    one.defineVariant(described('mine'));
    expect(page[NAME]).toMatchObject({ 2: { anything: true } });
    expect((await copy()).variants.has('mine')).toBe(true);
  });
});

describe('a built-in game', () => {
  it.each(['klondike', 'reno'])('cannot be redefined: %s', async (id) => {
    const { defineVariant, InvalidVariantError, variants } = await copy();
    const before = variants.get(id);
    for (const data of [described(id), before]) {
      const thrown = thrownBy(() => defineVariant(data));
      expect(thrown).toBeInstanceOf(InvalidVariantError);
      expect(thrown).toMatchObject({
        code: 'built-in-variant',
        data: { id },
        message: `built-in-variant: "${id}" is a game of this package and cannot be redefined. Give the custom game another id.`,
      });
    }
    expect(variants.get(id)).toBe(before);
  });

  it('is not replaced by an entry of the shared registry', async () => {
    const { variants } = await copy();
    (await copy()).defineVariant(described('mine'));
    const [format] = Object.values(page[NAME] as Record<string, { games: Map<string, string> }>);
    format?.games.set('klondike', JSON.stringify(described('klondike', { goal: { empty: 'stock' } })));
    expect(variants.get('klondike')?.goal).toEqual({ full: 'foundation' });
    expect(variants.size).toBe(6);
  });
});

describe('a custom game', () => {
  it('may be defined again unchanged, and stays the same object', async () => {
    const { defineVariant, variants } = await copy();
    const mine = defineVariant(described('mine'));
    expect(defineVariant(described('mine'))).toBe(mine);
    expect(variants.get('mine')).toBe(mine);
  });

  it('that is redefined is dealt with the new definition; a game in progress keeps its own', async () => {
    const { defineVariant, Game, variants } = await copy();
    const mine = defineVariant(described('mine'));
    const game = Game.deal('mine', { deal: 7 });
    const other = defineVariant(described('mine', { draw: { to: 'waste', count: 1 } }));
    expect(variants.get('mine')).toBe(other);
    expect(game.variant).toBe(mine);
    game.play({ kind: 'draw' });
    expect(game.position.piles.find(({ id }) => id === 'waste')?.cards).toHaveLength(3);
    expect(Game.deal('mine', { deal: 7 }).description.draw).toEqual({ to: 'waste', count: 1 });
  });

  it('can be saved once it is registered, also after it was redefined; other descriptions cannot', async () => {
    const { defineVariant, Game, isRegistered, variants } = await copy();
    const mine = defineVariant(described('mine'));
    const other = defineVariant(described('mine', { goal: { empty: 'tableau' } }));
    const { variant: unnamed } = Game.deal(described('unnamed'), { deal: 1 });
    expect([mine, other, klondikeOf(variants), unnamed].map(isRegistered)).toEqual([true, true, true, false]);
  });

  it('is identified by its description; games of the package need no such text', async () => {
    const { defineVariant, fingerprintOf, Game, variants } = await copy();
    const mine = defineVariant(described('mine'));
    const other = defineVariant(described('mine', { goal: { empty: 'tableau' } }));
    expect(fingerprintOf(mine)).toMatch(/^[\da-f]{1,8}$/);
    expect(fingerprintOf(other)).toMatch(/^[\da-f]{1,8}$/);
    expect(fingerprintOf(other)).not.toBe(fingerprintOf(mine));
    const another = await copy();
    expect(another.fingerprintOf(another.defineVariant(described('mine')))).toBe(fingerprintOf(mine));
    expect(fingerprintOf(klondikeOf(variants))).toBe('');
    expect(fingerprintOf(Game.deal(described('unnamed'), { deal: 1 }).variant)).toBe('');
  });

  it('that another version defines with unknown fields is unknown here', async () => {
    const { defineVariant, variants } = await copy();
    const mine = defineVariant(described('mine'));
    const [format] = Object.values(page[NAME] as Record<string, { games: Map<string, string> }>);
    format?.games.set('newer', JSON.stringify(described('newer', { sorcery: true })));
    format?.games.set('mine', JSON.stringify(described('mine', { sorcery: true })));
    expect(variants.has('newer')).toBe(false);
    // what was readable before stays in use
    expect(variants.get('mine')).toBe(mine);
    expect([...variants.keys()].slice(5)).toEqual(['mine']);
  });
});

describe('another script that stores a value under the shared symbol', () => {
  const throws = () => {
    throw new Error('not yours');
  };
  const shared = (games: unknown, listeners: unknown = new Set()) => ({ 1: { games, listeners } });

  const VALUES: readonly (readonly [what: string, make: () => unknown])[] = [
    ['a number', () => 5],
    ['null', () => null],
    ['a text', () => 'games'],
    ['a frozen object', () => Object.freeze({})],
    ['an object that throws', broken],
    ['lists instead of maps', () => shared([], [])],
    ['no listeners', () => shared(new Map(), null)],
    ['a proxy of a map', () => shared(new Proxy(new Map(), {}))],
    ['a map that throws', () => shared(Object.assign(new Map(), { get: throws, set: throws, keys: throws }))],
    ['listeners that throw', () => shared(new Map(), new Set([throws]))],
    ['listeners that cannot be read', () => shared(new Map(), new Proxy(new Set(), {}))],
  ];

  it.each(VALUES)('%s: games are defined and dealt as without it', async (_, value) => {
    page[NAME] = value();
    const { defineVariant, Game, variants, watchVariants } = await copy();
    expect(variants.size).toBe(5);
    const stop = watchVariants(() => undefined);
    const mine = defineVariant(described('mine'));
    stop();
    expect(variants.get('mine')).toBe(mine);
    expect([...variants.keys()].slice(5)).toEqual(['mine']);
    expect(Game.deal('mine', { deal: 1 }).position.variant).toBe('mine');
  });

  it.each(VALUES.slice(0, -1))(
    '%s: listeners of the same copy are notified as without it',
    async (_, value) => {
      page[NAME] = value();
      const { defineVariant, watchVariants } = await copy();
      const notify = vi.fn();
      const stop = watchVariants(notify);
      defineVariant(described('mine'));
      expect(notify).toHaveBeenCalledTimes(1);
      stop();
      defineVariant(described('yours'));
      expect(notify).toHaveBeenCalledTimes(1);
    },
  );

  it('as a property that throws, or cannot be written', async () => {
    for (const property of [{ get: throws }, { value: undefined, writable: false }]) {
      Object.defineProperty(globalThis, NAME, { configurable: true, ...property });
      const { defineVariant, variants } = await copy();
      defineVariant(described('mine'));
      expect(variants.has('mine')).toBe(true);
      Reflect.deleteProperty(globalThis, NAME);
    }
  });

  it('with entries that are not descriptions defines no games', async () => {
    const entries: readonly (readonly [unknown, unknown])[] = [
      ['number', 5],
      ['text', 'klondike'],
      ['null', 'null'],
      ['object', described('object')],
      ['boxed', Object(JSON.stringify(described('boxed')))],
      ['name', JSON.stringify(described('other'))],
      ['__proto__', '{"polluted": true}'],
      [7, JSON.stringify(described('seven'))],
      [broken(), broken()],
    ];
    page[NAME] = shared(new Map(entries));
    const { defineVariant, variants } = await copy();
    expect([...variants.keys()].slice(5)).toEqual([]);
    for (const [id] of entries.slice(0, 8)) expect(variants.has(String(id))).toBe(false);
    const text = defineVariant(described('text'));
    expect(variants.get('text')).toBe(text);
    (page[NAME] as ReturnType<typeof shared>)[1].games = new Map();
    expect(variants.get('text')).toBe(text);
  });

  it('and overwrites or clears the entries: a game stays known where it was defined', async () => {
    const { defineVariant, variants } = await copy();
    const mine = defineVariant(described('mine'));
    const [format] = Object.values(page[NAME] as Record<string, { games: Map<string, string> }>);
    format?.games.set('mine', 'rubbish');
    expect(variants.get('mine')).toBe(mine);
    expect(defineVariant(described('mine'))).toBe(mine);
    expect((await copy()).variants.has('mine')).toBe(true);
    format?.games.clear();
    expect(variants.get('mine')).toBe(mine);
  });
});
