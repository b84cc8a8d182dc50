// Puzzles and replays in embed.html, in a frame of another origin under a strict policy, by the documented addresses.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineTexts } from '../../src/text/line-text.js';
import { MessageFormatter } from '../../src/text/message-formatter.js';
import { Game, readLine } from '../../src/engine.js';
import { en } from '../../src/locales/en-all.js';
import type { SolitaireGame } from '../../src/index.js';
import type { SolitaireReplay } from '../../src/replay.js';
import { gameAfter } from '../support/decks.js';
import { engines } from './engines.js';
import { unexpectedMessages, inFrame, messagesOf, serveFrames, type Frames } from './frames.js';
import { until } from './browser-tab.js';

const LINE = '16 7f D2 w6';
/** The documented addresses: a puzzle, one with a limit, and a replay. */
const [PUZZLE = '', LIMITED = '', REPLAY = ''] = Array.from(
  readFileSync('docs/reference/embed.md', 'utf8').matchAll(/^embed\.html\?(.*line=.*)$/gm),
  ([, query = '']) => query,
);

/** The game that a documented address shows. */
function startOf(query: string): Game {
  const of = (name: string): string => new URLSearchParams(query).get(name) ?? '';
  return gameAfter(of('variant'), Number(of('deal')), of('line'));
}

let frames: Frames;

beforeAll(async () => {
  frames = await serveFrames();
});

afterAll(async () => {
  await Promise.all([frames.close(), ...engines.map((engine) => engine.close())]);
});

/** The texts of the list of moves, without the numbers; `undefined` before it is shown. */
function listedMoves(): string[] | undefined {
  const root = document.querySelector('solitaire-replay')?.shadowRoot;
  const moves = [...(root?.querySelectorAll('.moves > li > [part=move]') ?? [])];
  return moves.length ? moves.map((move) => move.textContent.replace(/^\s*\d+\.\s*/, '').trim()) : undefined;
}

describe.each(engines)('a frame in $name', (engine) => {
  it.each([
    ['a puzzle', PUZZLE, null],
    ['a puzzle with a limit', LIMITED, 21],
  ])('shows %s after its line of moves', async (_, query, most) => {
    const tab = await frames.open(engine, query);
    const state = await until(inFrame(tab), () => {
      const game = document.querySelector<SolitaireGame>('solitaire-game:defined');
      const hasCards = game?.shadowRoot
        ?.querySelector('[pile=tableau-7]')
        ?.shadowRoot?.querySelector('[card]');
      return hasCards ? { puzzle: game?.puzzle, piles: game?.position.piles, undo: game?.undo() } : undefined;
    });
    const start = startOf(query);
    expect(state?.piles).toEqual(JSON.parse(JSON.stringify(start.position.piles)));
    expect(state?.undo).toBe(false);
    expect(state?.puzzle).toBe(most === null ? true : String(most));
    expect(await unexpectedMessages(tab)).toEqual([]);
    await tab.close();
  });

  it('shows a replay with its moves in words, its comments and its variation', async () => {
    const tab = await frames.open(engine, REPLAY);
    const start = Game.deal('klondike', { deal: 9 });
    const formatter = new MessageFormatter(en, 'en').forGame(start.variant);
    expect(await until(inFrame(tab), listedMoves)).toEqual([
      'Deal 9',
      ...lineTexts(formatter, start, readLine(LINE, start)),
    ]);
    const children = await tab.evaluateIn('iframe', () => {
      const replay = document.querySelector('solitaire-replay') as SolitaireReplay;
      const slotted = [...replay.querySelectorAll('[data-at]')].filter((child) => child.assignedSlot);
      return {
        at: replay.current,
        comments: slotted.map((child) => child.outerHTML.replace(/ slot="[^"]*"/, '')),
      };
    });
    expect(children).toEqual({
      at: 2,
      comments: [
        '<p data-at="2" data-marks="w-6">The ace goes up.</p>',
        '<p data-at="2" data-line="D3_w1">To the king.</p>',
      ],
    });
    await tab.evaluateIn('iframe', () =>
      (document.querySelector('solitaire-replay') as SolitaireReplay).goTo(3),
    );
    await expect
      .poll(async () => (await messagesOf(tab)).filter(({ name }) => name === 'solitaire-step').length)
      .toBeGreaterThan(0);
    expect(await unexpectedMessages(tab)).toEqual([]);
    await tab.close();
  });

  it('is as high as its replay, at every width, and its height comes to rest', async () => {
    const tab = await frames.open(engine, REPLAY);
    await until(inFrame(tab), listedMoves);
    for (const width of [1280, 360]) {
      await tab.resize(width, 800);
      await expect
        .poll(async () => {
          const frame = await tab.evaluate(
            () => document.querySelector('iframe')?.getBoundingClientRect().height,
          );
          const inside = await tab.evaluateIn('iframe', () =>
            Math.ceil(document.querySelector('solitaire-replay')?.getBoundingClientRect().height ?? -1),
          );
          // the listener limits the frame to the height of the window
          return frame !== undefined && (frame === inside || frame === 800);
        })
        .toBe(true);
    }
    const heights = (await messagesOf(tab)).filter(({ type }) => type === 'solitaire-elements:height');
    expect(heights.length).toBeLessThan(30);
    await tab.close();
  });

  it('shows text of the URL as text', async () => {
    const query = new URLSearchParams({
      replay: '',
      deal: '9',
      line: LINE,
      'comment-1': '<img src=x onerror=alert(1)><b>x</b>',
    });
    const tab = await frames.open(engine, query.toString());
    await until(inFrame(tab), listedMoves);
    const text = await tab.evaluateIn('iframe', () => document.querySelector('[data-at="1"]')?.innerHTML);
    expect(text).toBe('&lt;img src=x onerror=alert(1)&gt;&lt;b&gt;x&lt;/b&gt;');
    expect(await unexpectedMessages(tab)).toEqual([]);
    await tab.close();
  });
});
