// <solitaire-game>: the deal, the rules, the controls, saving, and invalid values.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { deckOf } from '../src/engine.js';
import '../src/index.js';
import { beside, game, gameControls, gameIn, sameNames, tool, type GameArgs } from './support/game.js';

export default {
  title: 'Elements/solitaire-game',
  component: 'solitaire-game',
  render: (args) => game(args),
  argTypes: gameControls,
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

/** A deal by its number; the same number always gives the same cards. */
export const DealByNumber: Story = {
  args: { variant: 'klondike', deal: 617 },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await expect(table.position.deal).toBe(617);
    await expect(table.position.piles.find(({ id }) => id === 'tableau-1')?.cards).toEqual(['8C']);
  },
};

/** The daily deal of a date; without a value, `daily` sets today's deal. */
export const Daily: Story = {
  args: { variant: 'reno', daily: '2026-11-21' },
  play: async ({ canvasElement }) => {
    await expect((await gameIn(canvasElement)).position.deal).toBe(948_463_177);
  },
};

/** Klondike with other rules: one card at a time, two redeals, moves of parts of runs and from foundations, a stake. */
export const HouseRules: Story = {
  args: {
    variant: 'klondike',
    deal: 42,
    draw: '1',
    redeals: '2',
    runs: 'any',
    'take-back': true,
    scoring: 'vegas',
  },
  play: async ({ canvasElement }) => {
    const { options, net } = (await gameIn(canvasElement)).position;
    await expect(options).toMatchObject({ draw: 1, redeals: 2, runs: 'any', takeBack: true });
    await expect(net).toBe(-52);
  },
};

/** Demon with 10 instead of 13 cards in the reserve. */
export const SmallerReserve: Story = {
  args: { variant: 'demon', deal: 42, reserve: '10' },
  play: async ({ canvasElement }) => {
    const { piles } = (await gameIn(canvasElement)).position;
    await expect(piles.find(({ id }) => id === 'reserve')?.cards).toHaveLength(10);
  },
};

/** Over-Under with `end="empty-stock"`: the game is lost only when the stock is empty and no play is possible. */
export const TurnEveryCard: Story = {
  args: { variant: 'over-under', deal: 1, end: 'empty-stock' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    while (table.play({ kind: 'draw' })) await expect(table.position.status).not.toBe('won');
    const { piles, status } = table.position;
    await expect(piles.find(({ id }) => id === 'stock')?.cards).toEqual([]);
    await expect(status).toBe('playing');
  },
};

/** A game dealt from the cards in `deck`, with a rule in `options`. */
export const OwnDeck: Story = {
  args: { variant: 'klondike', deck: deckOf(9).join(' '), options: 'draw=1' },
  play: async ({ canvasElement }) => {
    const { deal, options } = (await gameIn(canvasElement)).position;
    await expect(deal).toBe(null);
    await expect(options).toMatchObject({ draw: 1 });
  },
};

/** A puzzle that starts after a line of moves; undo stops at that position, and moves are counted from it. */
export const Puzzle: Story = {
  args: { variant: 'over-under', deal: 20, line: '4d D2 2d 3d 6d 1d 3d 5d', puzzle: true },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await expect(table.position.moves).toBe(9);
    await expect(table.undo()).toBe(false);
  },
};

/** The three values of `controls`: `full`, `minimal` and `none`. */
export const LessAroundIt: Story = {
  args: { variant: 'over-under', deal: 7 },
  render: (args) =>
    beside(
      args,
      ['full', 'minimal', 'none'].map((controls) => ({ controls })),
    ),
  parameters: sameNames,
  play: async ({ canvasElement }) => {
    const last = canvasElement.querySelector('figure:last-child');
    await expect(tool(await gameIn(last as HTMLElement), 'Undo')).toBeNull();
  },
};

/** A table with an invalid attribute: the default applies, and the table dispatches `solitaire-error`. */
export const WrongAttribute: Story = {
  args: { variant: 'kondike' },
  play: async ({ canvasElement }) => {
    await expect((await gameIn(canvasElement)).position.variant).toBe('klondike');
  },
};
