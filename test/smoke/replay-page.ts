// A page with a puzzle and a replay, as the guides and the composer of the demo write it: opened with and without scripts.
import { cpSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { expect } from 'vitest';
import { serve } from '../support/serve.js';
import { gameAfter } from '../support/decks.js';
import { openPage } from './open.js';
import { PACKED } from './packed.js';

/** The deal of the guides and of the demo, and its moves. */
export const DEAL = 127_438;
export const LINE = '16 7f D2 w6';
/** The comments: `data-at`, `data-line`, `data-marks` and the text. */
export const COMMENTS = [
  ['0', null, null, 'Before anything is moved, look at column seven.'],
  ['2', null, 'w-6', 'The ace goes up at once.'],
  ['2', 'D3 w1', null, 'Three draws would reach the king.'],
];

export interface Shown {
  /** The piles of the puzzle, if there is one. */
  readonly puzzle: unknown;
  readonly at: number | undefined;
  readonly length: number | undefined;
  /** Each displayed comment: its attributes and its text. */
  readonly comments: readonly (readonly (string | null)[])[];
  /** The text of the page without scripts. */
  readonly text: string;
}

/** Opens a page with scripts, waits for its replay and its puzzle, and opens it again without scripts. */
export async function shownOn(browser: Browser, root: string, path: string): Promise<Shown> {
  const site = await serve({ root });
  const { page, messages } = await openPage(browser);
  await page.goto(site.origin + path, { waitUntil: 'load' });
  await page.waitForFunction(() => {
    const moves = document.querySelector('solitaire-replay')?.shadowRoot?.querySelector('[part=move]');
    const game = document.querySelector('solitaire-game');
    return (
      moves &&
      (!game || game.shadowRoot?.querySelector('[pile=tableau-7]')?.shadowRoot?.querySelector('[card]'))
    );
  });
  const shown = await page.evaluate(() => {
    const replay = document.querySelector('solitaire-replay');
    const children = [...(replay?.querySelectorAll('[data-at]') ?? [])];
    return {
      puzzle: document.querySelector('solitaire-game')?.position.piles,
      at: replay?.current,
      length: replay?.length,
      comments: children
        .filter((child) => child.checkVisibility())
        .map((child) => [
          ...['data-at', 'data-line', 'data-marks'].map((name) => child.getAttribute(name)),
          child.textContent.replace(/\s+/g, ' ').trim(),
        ]),
    };
  });
  expect(messages).toEqual([]);
  await page.setJavaScriptEnabled(false);
  await page.goto(site.origin + path, { waitUntil: 'load' });
  const text = await page.evaluate(() => document.body.innerText.replace(/\s+/g, ' '));
  await page.close();
  await site.close();
  return { ...shown, text };
}

/** Checks a page with the puzzle, the replay and its comments. */
export function expectBoth({ puzzle, at, length, comments, text }: Shown): void {
  const start = gameAfter('klondike', DEAL, LINE);
  expect(puzzle).toEqual(JSON.parse(JSON.stringify(start.position.piles)));
  expect([at, length]).toEqual([2, 5]);
  expect(comments).toEqual(COMMENTS);
  // in the puzzle and in the replay
  expect(text.match(/klondike, deal 127438: 16 7f D2 w6/gi)).toHaveLength(2);
  for (const [, line, , comment] of COMMENTS) {
    expect(text).toContain(comment);
    if (line) expect(text).toContain(`${line}:`);
  }
}

/** Copies the built files of the package into a folder. */
export const copyModules = (folder: string): void => {
  for (const file of ['solitaire-elements.js', 'solitaire-replay.js'])
    cpSync(`${PACKED}/dist/${file}`, `${folder}/${file}`);
};
