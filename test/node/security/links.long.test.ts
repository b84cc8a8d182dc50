// Shared links: data of a custom game or of the page's URL appears in them only where it belongs.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksWith } from '../../../src/embed/parameters.js';
import { addressOf, dealInAddress, readDeal, writeDeal } from '../../../src/controller/deal-links.js';
import { Game, type Variant } from '../../../src/engine.js';
import { storehouse } from '../../support/custom-games.js';

const locationOf = (href: string): Location => new URL(href) as unknown as Location;
const PAGE = 'https://example.org/game?session=secret&id=7#token=secret';

/** A custom game whose option has an untrusted name and value. */
const described = (name: string, value: string): Variant => ({
  ...storehouse,
  id: 'a-game',
  options: { [name]: [{ value: 'usual' }, { value }] },
});

const INJECTED = [
  'a&redirect=https://evil.example',
  'a#b',
  'a.draw-1',
  'a-b',
  'a=b',
  '%26x=1',
  '~0026',
  '',
  '\ud800',
];

describe('a link to an untrusted game', () => {
  it.each(INJECTED)('contains only the deal, and the value is decoded unchanged: %j', (value) => {
    const { position } = Game.deal(described('rule', value), { deal: 42, options: { rule: value } });
    for (const links of ['#', 'deal']) {
      const address = addressOf(links, writeDeal(position, described('rule', value)), locationOf(PAGE));
      const { hash, search } = new URL(address);
      const entries = [...new URLSearchParams(hash.slice(1)), ...new URLSearchParams(search)];
      expect(entries.map(([name]) => name)).toEqual([links === '#' ? 'solitaire' : 'deal']);
      const read = readDeal(dealInAddress(links, locationOf(address)), ['a-game']);
      expect(read).toEqual({ variant: 'a-game', deal: 42, options: { rule: value } });
    }
  });

  it('encodes and decodes any value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (value) => {
        const variant = { id: 'a-game', options: { rule: [{ value: 'usual' }] } } as unknown as Variant;
        const position = { deal: 42, options: { rule: value } } as never;
        fc.pre(value !== 'usual');
        const address = addressOf('#', writeDeal(position, variant), locationOf(PAGE));
        expect(readDeal(dealInAddress('#', locationOf(address)), ['a-game'])?.options).toEqual({
          rule: value,
        });
      }),
      { numRuns: 500, seed: 20_261_121 },
    );
  });
});

describe('a link from a page with a session in its URL', () => {
  it.each(['', '#', 'deal', '# other'])(
    'links="%s": contains neither the session nor any other part of it',
    (links) => {
      for (const deal of ['klondike.42', undefined]) {
        const address = addressOf(links, deal, locationOf(PAGE));
        expect(address).not.toMatch(/secret|token|session|id=/);
        expect(address.startsWith('https://example.org/game')).toBe(true);
      }
    },
  );

  it('contains the parameters that the page names', () => {
    expect(addressOf('# id', 'klondike.42', locationOf(PAGE))).toBe(
      'https://example.org/game?id=7#solitaire=klondike.42',
    );
  });

  it('contains no user and password', () => {
    const page = { href: 'https://user:secret@example.org/' } as Location;
    expect(addressOf('#', 'klondike.42', page)).toBe('https://example.org/#solitaire=klondike.42');
  });
});

it('in a frame keeps the settings of the game in its URL, and nothing else', () => {
  const page = locationOf('https://games.example/embed.html?variant=reno&lang=de&session=secret');
  const links = linksWith({
    attributes: new Map([['variant', 'reno']]),
    properties: new Map(),
    left: ['session'],
  });
  expect(addressOf(links, 'reno.5', page)).toBe(
    'https://games.example/embed.html?variant=reno&lang=de#solitaire=reno.5',
  );
});
