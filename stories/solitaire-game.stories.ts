// <solitaire-game>: every attribute, and what a page can do with methods.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fn, waitFor } from 'storybook/test';
import '../src/index.js';
import { attributes, dealWin, game, gameIn, playThrough, tool, use, type GameArgs } from './support/game.js';

export default {
  title: 'Elements/solitaire-game',
  component: 'solitaire-game',
  render: (args) => game(args),
  argTypes: attributes,
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

/** Nothing set: a Klondike by chance. Try the controls. */
export const Playground: Story = { args: { variant: 'klondike' } };

/** The same number always gives the same cards. */
export const DealByNumber: Story = {
  args: { variant: 'klondike', deal: 617 },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await expect(table.position.deal).toBe(617);
    await expect(table.position.piles.find(({ id }) => id === 'tableau-1')?.cards).toEqual(['8C']);
  },
};

/** `daily` alone is today's deal; with a date, that day's. */
export const Daily: Story = {
  args: { variant: 'reno', daily: '2026-11-21' },
  play: async ({ canvasElement }) => {
    await expect((await gameIn(canvasElement)).position.deal).toBe(948_463_177);
  },
};

/** An easier Klondike: one card at a time, parts of runs may move, cards may come back from the foundations. */
export const RuleOptions: Story = {
  args: { variant: 'klondike', deal: 42, draw: '1', redeals: '2', runs: 'any', 'take-back': true },
  play: async ({ canvasElement }) => {
    const { options } = (await gameIn(canvasElement)).position;
    await expect(options).toMatchObject({ draw: 1, redeals: 2, runs: 'any', takeBack: true });
  },
};

/** Klondike for money, as in a casino. */
export const Vegas: Story = {
  args: { variant: 'klondike', deal: 42, scoring: 'vegas' },
  play: async ({ canvasElement }) => {
    await expect((await gameIn(canvasElement)).position.net).toBe(-52);
  },
};

/** `controls="minimal"`: the name, the deal and what is needed to play. */
export const MinimalControls: Story = { args: { variant: 'demon', deal: 7, controls: 'minimal' } };

/** `controls="none"`: the table alone. */
export const TableOnly: Story = {
  args: { variant: 'over-under', deal: 7, controls: 'none' },
  play: async ({ canvasElement }) => {
    await expect(tool(await gameIn(canvasElement), 'Undo')).toBeNull();
  },
};

/** Some parts left out by name. */
export const WithoutTimeAndMoves: Story = { args: { variant: 'cruel', deal: 260, without: 'time moves' } };

/** Back and forth again, by the toolbar. */
export const UndoAndRedo: Story = {
  args: { variant: 'klondike', deal: 14 },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    const { piles } = table.position;
    await playThrough(table, ['tableau-2>foundation-1:1', 'draw']);
    await use(table, 'Undo');
    await use(table, 'Undo');
    await expect(table.position.piles).toEqual(piles);
    await use(table, 'Redo');
    await expect(table.position.moves).toBe(1);
  },
};

/** A game put away as JSON, and taken up again after another one. */
export const SaveAndLoad: Story = {
  args: { variant: 'klondike', deal: 14 },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await playThrough(table, ['tableau-2>foundation-1:1', 'draw']);
    const { piles } = table.position;
    const saved: unknown = JSON.parse(JSON.stringify(table));
    await table.newGame({ variant: 'cruel' });
    await expect(table.load(saved)).toBe(true);
    await expect(table.position.piles).toEqual(piles);
  },
};

/** A whole Over-Under, from a deck that is known to come out. */
export const WinOverUnder: Story = {
  args: { variant: 'over-under' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    const ended = fn();
    table.addEventListener('solitaire-end', (event) => void ended(event.detail.status), { once: true });
    await playThrough(table, await dealWin(table, 'over-under'), 10);
    await expect(ended).toHaveBeenCalledWith('won');
    await expect(table.score).toBeGreaterThan(5000);
    await waitFor(() => expect(table.renderRoot.querySelector('[part~=end]')).toBeVisible());
  },
};

/** And a Cruel, redeals and all. */
export const WinCruel: Story = {
  args: { variant: 'cruel' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await playThrough(table, await dealWin(table, 'cruel'), 10);
    await expect([table.status, table.score]).toEqual(['won', 48]);
  },
};

/** A value that does not exist: the default is played, and the page is told. */
export const WrongAttribute: Story = {
  args: { variant: 'kondike' },
  play: async ({ canvasElement }) => {
    await expect((await gameIn(canvasElement)).position.variant).toBe('klondike');
  },
};
