// Tables that show a part or a state.
import { expect, waitFor } from 'storybook/test';
import type { SolitaireGame } from '../../src/index.js';
import { dealWin, playThrough } from './game.js';

/** Puts a table into the state of the scene, from any state. */
export type Scene = (table: SolitaireGame) => Promise<void>;

/** A new deal without dialogs or covers. */
async function fresh(table: SolitaireGame, variant = 'klondike', deal = 14): Promise<void> {
  table.renderRoot.querySelector('dialog')?.close();
  await table.newGame({ variant, deal });
  table.resume();
  await table.updateComplete;
}

async function won(table: SolitaireGame): Promise<void> {
  await fresh(table);
  await playThrough(table, await dealWin(table, 'over-under'));
  await table.updateComplete;
}

/** Loses by discarding all cards. */
async function lost(table: SolitaireGame): Promise<void> {
  await fresh(table, 'over-under', 1);
  while (table.play({ kind: 'draw' }));
  const ids = table.position.piles.map(({ id }) => id);
  while (ids.some((from) => table.play({ kind: 'play', from, to: 'discard', count: 1 })));
  await table.updateComplete;
}

/** The clock can be paused only after it has started with the first move. */
async function paused(table: SolitaireGame): Promise<void> {
  await fresh(table);
  table.play({ kind: 'draw' });
  table.pause();
  await table.updateComplete;
}

async function carrying(table: SolitaireGame): Promise<void> {
  await fresh(table);
  const pile = table.renderRoot.querySelector('[pile=tableau-2]')?.shadowRoot;
  const cards = [...(pile?.querySelectorAll<HTMLElement>('.card button') ?? [])];
  cards.at(-1)?.click();
  await table.updateComplete;
}

async function hinted(table: SolitaireGame): Promise<void> {
  await fresh(table);
  await waitFor(
    async () => {
      const message = table.renderRoot.querySelector<HTMLElement>('[part~=message]');
      if (message?.hidden) table.hint();
      await table.updateComplete;
      await expect(message).toBeVisible();
    },
    { timeout: 10_000 },
  );
}

async function menu(table: SolitaireGame): Promise<void> {
  await fresh(table);
  table.renderRoot.querySelector<HTMLElement>('[part~=toolbar] [aria-label="Menu"]')?.click();
  await table.updateComplete;
}

const PARTS: Readonly<Record<string, Scene>> = {
  verdict: (table) => fresh(table, 'over-under', 1),
  message: hinted,
  end: won,
  cover: paused,
  dialog: menu,
};

const STATES: Readonly<Record<string, Scene>> = { won, lost, paused, carrying };

export const partScene = (name: string): Scene => PARTS[name] ?? fresh;
export const stateScene = (name: string): Scene => STATES[name] ?? fresh;
