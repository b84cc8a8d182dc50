// The file of a custom game for embed.html: a file on the same origin is defined; errors are shown in words.
import { describe, expect, it } from 'vitest';
import { defineVariant, variants } from '../../src/engine.js';
import { defineGameFile, MOST_BYTES, type Surroundings } from '../../src/embed/game-file.js';
import { freeCell } from '../support/custom-games.js';

const PAGE = 'https://games.example/patience/embed.html?game=x';
const CELLS = { ...freeCell, id: 'cells-file' };

/** The environment of a page in which each URL has this response. */
function environmentOf(answer: () => Response | Promise<Response>, more: Partial<Surroundings> = {}) {
  const requests: string[] = [];
  const load = (url: string): Promise<Response> => {
    requests.push(url);
    return Promise.resolve().then(answer);
  };
  return { page: PAGE, origin: 'https://games.example', load, define: defineVariant, requests, ...more };
}

const json = (data: unknown) => () => new Response(JSON.stringify(data));

describe('a game file', () => {
  it.each([
    ['cells.json', 'https://games.example/patience/cells.json'],
    ['../cells.json?v=2', 'https://games.example/cells.json?v=2'],
    ['/cells.json', 'https://games.example/cells.json'],
    ['https://games.example/cells.json', 'https://games.example/cells.json'],
  ])('at %s is loaded from %s', async (address, url) => {
    const page = environmentOf(json(CELLS));
    expect(await defineGameFile(address, page)).toEqual({ id: 'cells-file' });
    expect(page.requests).toEqual([url]);
    expect(variants.get('cells-file')).toEqual(CELLS);
  });

  it('may have as many bytes as the limit, and a UTF-8 byte order mark', async () => {
    const text = JSON.stringify({ ...CELLS, name: 'Zellen – ♠' });
    const bytes = new TextEncoder().encode(`\uFEFF${text}`);
    const body = new Uint8Array(MOST_BYTES).fill(0x20);
    body.set(bytes);
    const result = await defineGameFile(
      'x.json',
      environmentOf(() => new Response(body)),
    );
    expect(result).toEqual({ id: 'cells-file' });
    expect(variants.get('cells-file')?.name).toBe('Zellen – ♠');
  });
});

describe('an invalid game file is refused with a message:', () => {
  const network = (): never => {
    throw new TypeError('Failed to fetch');
  };
  const redirected = { type: 'opaqueredirect', ok: false, status: 0 } as Response;
  const late = (): never => {
    throw new DOMException('The operation timed out.', 'TimeoutError');
  };

  it.each<[what: string, address: string, answer: () => Response, reason: string]>([
    [
      'on another origin',
      'https://evil.example/x.json',
      json(CELLS),
      'Its file must be on the same origin as embed.html, https://games.example, but is on https://evil.example.',
    ],
    [
      'of another protocol',
      'http://games.example/x.json',
      json(CELLS),
      'Its file must be on the same origin',
    ],
    ['in a data URL', 'data:application/json,{}', json(CELLS), 'Its file must be on the same origin'],
    ['in a blob', 'blob:https://games.example/1234', json(CELLS), 'Its file must be on the same origin'],
    ['script', 'javascript:alert(1)', json(CELLS), 'Its file must be on the same origin'],
    ['an invalid URL', 'https://[', json(CELLS), 'Its address is not valid.'],
    [
      'missing',
      'x.json',
      () => new Response('', { status: 404 }),
      'Its file could not be loaded: status 404.',
    ],
    ['unreachable', 'x.json', network, 'Its file could not be loaded.'],
    ['late', 'x.json', late, 'Its file did not arrive in time.'],
    ['no JSON', 'x.json', () => new Response('<!doctype html>'), 'Its file is not valid JSON: '],
    ['empty', 'x.json', () => new Response(null), 'Its file is not valid JSON: '],
    [
      'too large',
      'x.json',
      () => new Response(new Uint8Array(MOST_BYTES + 1).fill(0x20)),
      'Its file is larger than 64 KB.',
    ],
    ['a list', 'x.json', json([]), 'variant must be an object, but is a list of 0.'],
    [
      'invalid',
      'x.json',
      json({ ...CELLS, decks: 3 }),
      'variant.decks must be a whole number from 1 to 2, but is 3.',
    ],
    [
      'a built-in game',
      'x.json',
      json({ ...CELLS, id: 'klondike' }),
      '"klondike" is a game of this package and cannot be redefined. Give the custom game another id.',
    ],
  ])('%s', async (_, address, answer, reason) => {
    const result = await defineGameFile(address, environmentOf(answer));
    expect('problem' in result && result.problem).toContain(
      `The game "${address}" cannot be shown. ${reason}`,
    );
  });

  it('redirected to another origin', async () => {
    let requests = 0;
    const answer = () => (requests++ ? redirected : network());
    const result = await defineGameFile('x.json', environmentOf(answer));
    expect(result).toEqual({
      problem: 'The game "x.json" cannot be shown. Its file is redirected to another origin.',
    });
  });

  it('in a sandbox without an origin', async () => {
    const result = await defineGameFile('x.json', environmentOf(json(CELLS), { origin: 'null' }));
    expect(result).toEqual({
      problem: 'The game "x.json" cannot be shown. The frame has a sandbox: add allow-same-origin to it.',
    });
  });

  it('interrupted while it is read', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('network error')),
    });
    const result = await defineGameFile(
      'x.json',
      environmentOf(() => new Response(body)),
    );
    expect(result).toEqual({ problem: 'The game "x.json" cannot be shown. network error' });
  });

  it('and the message stays short', async () => {
    const result = await defineGameFile(
      `${'x'.repeat(480)}.json`,
      environmentOf(json({ id: 'x'.repeat(9999) })),
    );
    expect('problem' in result && result.problem.length).toBeLessThan(700);
  });
});
