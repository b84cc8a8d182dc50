// The five games, each at a fixed deal, with a few moves made by clicks.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import '../src/index.js';
import { clickThrough, game, gameControls, gameIn, type GameArgs } from './support/game.js';

export default {
  title: 'Games',
  component: 'solitaire-game',
  render: (args) => game(args),
  argTypes: gameControls,
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

/** Klondike: three cards at a time, unlimited redeals; whole runs move; only kings fill empty columns. */
export const Klondike: Story = {
  args: { variant: 'klondike', deal: 14 },
  play: async ({ canvasElement }) => {
    await clickThrough(await gameIn(canvasElement), [
      'tableau-2>foundation-1:1',
      'draw',
      'waste>tableau-3:1',
      'waste>tableau-2:1',
      'waste>foundation-2:1',
      'tableau-4>tableau-2:1',
    ]);
  },
};

/** Reno, a game with a stake: the deck costs 52, and each card on a foundation pays 5. */
export const Reno: Story = {
  args: { variant: 'reno', deal: 6 },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await clickThrough(table, [
      'reserve>foundation-1:1',
      'tableau-3>foundation-2:1',
      'stock>tableau-1:1',
      'reserve>tableau-3:1',
      'reserve>foundation-3:1',
      'tableau-3>tableau-4:1',
      'reserve>tableau-3:1',
      'reserve>foundation-3:1',
      'draw',
      'stock>foundation-2:1',
    ]);
    await expect(table.position.net).toBe(5 * 5 - 52);
  },
};

/** Cruel: columns build in suit only; a redeal gathers them and deals them again. */
export const Cruel: Story = {
  args: { variant: 'cruel', deal: 556 },
  play: async ({ canvasElement }) => {
    await clickThrough(await gameIn(canvasElement), [
      'tableau-1>foundation-1:1',
      'tableau-3>foundation-2:1',
      'tableau-10>tableau-8:1',
      'redeal',
      'tableau-1>foundation-2:1',
      'tableau-8>foundation-4:1',
    ]);
  },
};

/** Demon, known as Canfield in the USA: the reserve fills every empty column automatically. */
export const Demon: Story = {
  args: { variant: 'demon', deal: 2313 },
  play: async ({ canvasElement }) => {
    await clickThrough(await gameIn(canvasElement), [
      'tableau-3>foundation-2:1',
      'reserve>foundation-2:1',
      'tableau-4>tableau-1:1',
      'reserve>foundation-1:1',
      'draw',
    ]);
  },
};

/** Over-Under: cards one rank higher or lower, until a king ends the run. */
export const OverUnder: Story = {
  name: 'Over-Under',
  args: { variant: 'over-under', deal: 2100 },
  play: async ({ canvasElement }) => {
    await clickThrough(await gameIn(canvasElement), [
      'tableau-1>discard:1',
      'tableau-2>discard:1',
      'tableau-2>discard:1',
      'tableau-3>discard:1',
      'tableau-1>discard:1',
      'draw',
    ]);
  },
};
