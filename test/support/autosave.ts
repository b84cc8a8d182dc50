// A table in a tab with autosave: its stored text, its visible state, and moves by clicks.
import { expect } from '@open-wc/testing';
import { type SolitaireGame } from '../../src/elements/index.js';
import { emulate, setViewport } from './commands.js';
import { dialogOf, item, openMenu, openPage, press } from './dialog.js';
import { Tab } from './frames.js';
import { pressKey } from './hands.js';
import { WIN } from './journey.js';
import { tool } from './page.js';
import { byClicks, clearStorage, nextFrame, part, positionPiles, reduceMotion, shownPiles } from './play.js';

const PREFIX = 'solitaire-elements:';
export const keyOf = (name: string): string => `${PREFIX}${name}`;
/** The attributes of a table with the game of journey.ts; each test makes some of its moves. */
export const DEMON = 'variant="demon" runs="any" deal="81"';
export const table = (attributes = DEMON): string => `<solitaire-game ${attributes}></solitaire-game>`;

export const stored = (): string[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .sort();
export const saveOf = (name: string): string | null => localStorage.getItem(keyOf(`game:${name}`));

/** Makes the next moves of the game, by clicks. */
export async function play(tab: Tab, times: number, game: SolitaireGame = tab.game): Promise<void> {
  tab.front();
  const from = game.position.moves;
  for (const move of WIN.slice(from, from + times)) await byClicks(game, move);
  await game.updateComplete;
  expect(game.position.moves, 'moves made').to.equal(from + times);
}

export const moves = (tab: Tab): number => tab.game.position.moves;
export const shown = (tab: Tab): string => part(tab.game, '.message').textContent.trim();
export const figure = (tab: Tab, name: string): string =>
  part(tab.game, `.figure.${name} dd`).textContent.trim();

/** The state of the table, for comparison after a reload. */
export const visibleState = (tab: Tab) => {
  const { position } = tab.game;
  expect(shownPiles(tab.game), 'the cards that are shown').to.deep.equal(positionPiles(position));
  const { deal, variant, options, score, piles } = position;
  return { deal, variant, options, score, piles };
};

/** A click on a button of the toolbar. */
export async function useTool(tab: Tab, name: string): Promise<void> {
  tab.front();
  await press(tool(tab.game, name));
  await tab.game.updateComplete;
}

/** A click on an entry of the menu that closes the dialog. */
export async function useMenu(tab: Tab, name: string): Promise<void> {
  tab.front();
  await openMenu(tab.game);
  await press(item(tab.game, name));
  await tab.game.updateComplete;
}

/** The values of the statistics as the dialog shows them. */
export async function statistics(tab: Tab): Promise<Record<string, string>> {
  tab.front();
  await openPage(tab.game, 'Statistics');
  const figures = dialogOf(tab.game);
  const names = [...figures.querySelectorAll('dt')].map((name) => name.textContent.trim());
  const values = [...figures.querySelectorAll('dd')].map((value) => value.textContent.trim());
  await pressKey('Escape');
  await nextFrame();
  return Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']));
}

/** The hooks of a file about tabs: nothing stored before and after, no motion, and no exception in any page. */
export function withTabs(): void {
  before(() => setViewport({ width: 760, height: 800 }));
  beforeEach(async () => {
    clearStorage();
    await reduceMotion();
  });
  afterEach(() => {
    for (const tab of Tab.closeAll())
      expect(tab.thrown, 'exceptions that reached the page').to.deep.equal([]);
    clearStorage();
  });
  after(() => emulate());
}
