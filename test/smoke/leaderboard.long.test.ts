// docs/guides/leaderboard.md and events.md, followed literally: their pages in a browser, the server in Node, valid and
// manipulated games.
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serve, type Served } from '../support/serve.js';
import { dailyDeal, deckOf, Game, readMove, type Move, type SavedGame } from '../../src/engine.js';
import { freePort } from '../support/free-port.mjs';
import { anyMove, randomFrom } from '../support/games.js';
import { filesOf, write } from './guide.js';
import { launch, openPage } from './open.js';
import { CONSUMER, PACKED } from './packed.js';

const FOLDER = `${CONSUMER}/leaderboard`;
const VARIANT = 'over-under';
const ADDRESS = 'https://cdn.example';
/** Browsers request an icon automatically, and would log its absence on the console. */
const QUIET = '<head><link rel="icon" href="data:," />';

let browser: Browser;
let cdn: Served;
let server: ChildProcess;
let origin: string;

const today = (): string => new Date().toISOString().slice(0, 10);

/** A whole game of a deal, by random moves. */
function played(variant: string, setup: Parameters<typeof Game.deal>[1], seed = 0): Game {
  const game = Game.deal(variant, setup);
  const random = randomFrom(seed);
  for (let move; (move = game.status === 'playing' ? anyMove(game, random) : undefined);) game.play(move);
  return game;
}

/** Its moves in the form that `play()` takes. */
const movesOf = (game: Game): (Move | undefined)[] => game.toJSON().moves.map(readMove);

let seed = 0;
const records = new Set<string>();

/** A new game of today's deal: no two have the same moves. */
function gameOfToday(): Game {
  const game = played(VARIANT, { deal: dailyDeal(today(), VARIANT) }, seed++);
  const record = game.toJSON().moves.join(' ');
  if (records.has(record)) return gameOfToday();
  records.add(record);
  return game;
}

const dayAfter = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  browser = await launch();
  cdn = await serve({ root: `${PACKED}/dist` });
  rmSync(FOLDER, { recursive: true, force: true });
  write(
    FOLDER,
    [...filesOf('leaderboard')].map(
      ([name, text]) => [name, text.replaceAll(ADDRESS, cdn.origin).replace('<head>', QUIET)] as const,
    ),
  );
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['server.mjs'], {
    cwd: FOLDER,
    env: { ...process.env, PORT: String(port), ORIGIN: origin },
    stdio: 'inherit',
  });
  await vi.waitFor(() => fetch(origin), { timeout: 20_000, interval: 100 });
});

afterAll(async () => {
  server.kill();
  await Promise.all([browser.close(), cdn.close()]);
});

const send = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${origin}/scores`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('the leaderboard', () => {
  it('adds a game that is played on its page, with the name as plain text', async () => {
    const { page, messages } = await openPage(browser);
    await page.goto(origin, { waitUntil: 'load' });
    await page.$eval(
      '#name',
      (input) => ((input as HTMLInputElement).value = '<img src=x onerror=alert(1)>'),
    );
    await page.waitForFunction(() => customElements.get('solitaire-game') !== undefined);
    // the page uses the server's date
    const saved = JSON.parse(
      await page.$eval('solitaire-game', (table) => JSON.stringify(table)),
    ) as SavedGame;
    const game = played(VARIANT, { deal: saved.deal }, -1);
    await page.$eval(
      'solitaire-game',
      (table, moves) => {
        for (const move of moves) (table as unknown as { play(move: unknown): boolean }).play(move);
      },
      movesOf(game),
    );
    await page.waitForSelector('#best li');
    expect(await page.$$eval('#best li', (lines) => lines.map((line) => line.innerHTML))).toEqual([
      `&lt;img src=x onerror=alert(1)&gt;: ${game.position.score}`,
    ]);
    expect(messages).toEqual([]);
    await page.close();
  });

  it('keeps the best result of each name', async () => {
    const game = gameOfToday();
    const list = (await (await send({ name: ' Ann ', game })).json()) as object[];
    expect(list).toContainEqual({ name: 'Ann', score: game.position.score });
    expect(await (await send({ name: 'Ann', game })).json()).toEqual(list);
    expect(await (await fetch(`${origin}/scores`)).json()).toEqual(list);
  });

  const validGame = (): SavedGame => gameOfToday().toJSON();
  const other = validGame().deal === 1 ? 2 : 1;
  const listed = async (): Promise<string> => JSON.stringify(await (await fetch(`${origin}/scores`)).json());

  it.each<[string, () => unknown, RegExp]>([
    ['another game', () => played('cruel', { deal: dailyDeal(today(), 'cruel') }), /another game/],
    ['another deal', () => played(VARIANT, { deal: other }), /not the deal/],
    ['a custom deck', () => played(VARIANT, { deck: deckOf(dailyDeal(today(), VARIANT)) }), /not the deal/],
    ['a game that is not over', () => ({ ...validGame(), cursor: 3 }), /not over/],
    [
      'an illegal move',
      () => {
        const game = validGame();
        return { ...game, moves: ['tableau-1>stock:1', ...game.moves.slice(1)] };
      },
      /not over/,
    ],
    ['an invalid move text', () => ({ ...validGame(), moves: ['win'] }), /./],
    ['null', () => null, /./],
    ['a string', () => 'a game', /./],
    ['an array', () => [], /./],
    ['other options', () => ({ ...validGame(), options: { draw: 1 } }), /./],
    ['tomorrow’s deal', () => played(VARIANT, { deal: dailyDeal(dayAfter(1), VARIANT) }), /not the deal/],
    [
      'a deal of two days ago',
      () => played(VARIANT, { deal: dailyDeal(dayAfter(-2), VARIANT) }),
      /not the deal/,
    ],
  ])('rejects %s', async (_, game, reason) => {
    const response = await send({ name: 'Liar', game: game() });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(reason);
    expect(JSON.stringify(await (await fetch(`${origin}/scores`)).json())).not.toContain('Liar');
  });

  it.each(['', '{', 'null', '[]', `{"name":"Liar","game":"${'x'.repeat(60_000)}"}`])(
    'rejects an invalid body: %#',
    async (body) => {
      expect((await send(body)).status).toBe(400);
    },
  );

  it('adds a game under one name only, also if undone moves are appended to it', async () => {
    const game = validGame();
    expect((await send({ name: 'First', game })).status).toBe(200);
    const copies = [game, { ...game, moves: [...game.moves, 'draw'] }];
    for (const [i, copy] of copies.entries()) {
      const response = await send({ name: `Copy ${i}`, game: copy });
      expect(response.status).toBe(400);
      expect(await response.text()).toMatch(/another name/);
    }
    expect(await listed()).not.toContain('Copy');
  });

  it.each<[string, Record<string, string>]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['of a page without an origin', { origin: 'null' }],
    ['that a form can send', { 'content-type': 'text/plain' }],
  ])('rejects a request %s', async (_, headers) => {
    expect((await send({ name: 'Visitor', game: validGame() }, headers)).status).toBe(400);
    expect(await listed()).not.toContain('Visitor');
  });

  it.each([
    ['A\u0000b\u202Ee\u200B', 'Abe'],
    ['\uFF2Cisa', 'Lisa'],
    [' Tom \n\t of  York ', 'Tom of York'],
    ['Z\u0301\u0302\u0303\u0304\u0305', '\u0179\u0302\u0303'],
    ['\u202E\u0000', 'Somebody'],
    ['x'.repeat(200), 'x'.repeat(30)],
  ])('normalises the name %j', async (name, shown) => {
    const list = (await (await send({ name, game: gameOfToday() })).json()) as { name: string }[];
    expect(list.map((entry) => entry.name)).toContain(shown);
  });

  it('has one entry for a name in any case', async () => {
    for (const name of ['Eve', 'EVE', 'eve\u200B'])
      expect((await send({ name, game: gameOfToday() })).status).toBe(200);
    expect((await listed()).match(/"eve"/gi)).toHaveLength(1);
  });

  it.each([undefined, null, 7, ['Liar'], { toString: 'Liar' }, 'Liar'.repeat(60)])(
    'rejects the name %j',
    async (name) => {
      expect((await send({ name, game: gameOfToday() })).status).toBe(400);
    },
  );

  it('ignores the score and the digest in a request', async () => {
    const game = gameOfToday();
    const list = (await (
      await send({ name: 'Max', score: 9e9, game: { ...game.toJSON(), score: 9e9, digest: '00000000' } })
    ).json()) as { name: string; score: number }[];
    expect(list.find(({ name }) => name === 'Max')?.score).toBe(game.position.score);
  });
});

describe('docs/guides/events.md', () => {
  it('sends the end event of a game to the page’s own server', async () => {
    let receive: (body: string) => void;
    const received = new Promise<string>((resolve) => (receive = resolve));
    const text = filesOf('events').get('beacon.html')?.replaceAll(ADDRESS, cdn.origin) ?? '';
    const eventServer = createServer((request, response) => {
      if (request.url !== '/played') return response.setHeader('content-type', 'text/html').end(text);
      let body = '';
      request.on('data', (part) => (body += String(part))).on('end', () => receive(body));
      return response.end();
    }).listen(0, '127.0.0.1');
    await once(eventServer, 'listening');
    const { page } = await openPage(browser);
    await page.goto(`http://127.0.0.1:${(eventServer.address() as AddressInfo).port}/`, {
      waitUntil: 'load',
    });
    await page.waitForFunction(() => customElements.get('solitaire-game') !== undefined);
    const lost = played('over-under', { deal: 1 });
    await page.$eval(
      'solitaire-game',
      async (element, moves) => {
        const table = element as unknown as {
          newGame(setup: object): Promise<unknown>;
          play(move: unknown): boolean;
        };
        await table.newGame({ variant: 'over-under', deal: 1 });
        for (const move of moves) table.play(move);
      },
      movesOf(lost),
    );
    expect(JSON.parse(await received)).toMatchObject({
      variant: 'over-under',
      status: lost.status,
      score: lost.position.score,
      moves: lost.position.moves,
    });
    await page.close();
    eventServer.closeAllConnections();
    eventServer.close();
  });
});
