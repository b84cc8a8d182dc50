// Appearance: the page sets defaults by attributes, and players can change them in the options.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import '../src/index.js';
import { PREFERENCES } from '../src/controller/preferences.js';
import { beside, game, gameControls, gameIn, openPage, sameNames, type GameArgs } from './support/game.js';

export default {
  title: 'Looks',
  component: 'solitaire-game',
  render: (args) => game(args),
  argTypes: gameControls,
  args: { variant: 'klondike', deal: 14 },
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

/** One table for each value of an appearance attribute. */
const oneOfEach = (name: keyof typeof PREFERENCES, controls: string): Story => ({
  args: { controls },
  parameters: sameNames,
  render: (args) =>
    beside(
      args,
      PREFERENCES[name].map((value) => ({ [name]: value })),
    ),
});

/** Four themes: one follows the `color-scheme` of the page, two are fixed, and the last one has high contrast. */
export const Themes: Story = oneOfEach('theme', 'minimal');

/** The five card backs; two custom properties set their colours. */
export const Backs: Story = oneOfEach('back', 'none');

/** The four colours of the table surface; `--solitaire-felt` sets any other. */
export const Felts: Story = oneOfEach('felt', 'none');

/**
 * Pips and court figures, or one large rank and suit; two colours, or four. Cards that are too small for pips always
 * show the large faces.
 */
export const FacesAndSuits: Story = {
  args: { controls: 'none', variant: 'cruel', deal: 260 },
  parameters: sameNames,
  render: (args) =>
    beside(
      args,
      PREFERENCES.faces.flatMap((faces) => PREFERENCES.suits.map((suits) => ({ faces, suits }))),
    ),
};

/** A mirrored table for left-handed players: the stock is on the right. */
export const LeftHanded: Story = {
  args: { 'left-handed': true },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    const left = (pile: string): number =>
      table.renderRoot.querySelector(`[pile=${pile}]`)?.getBoundingClientRect().left ?? 0;
    await expect(left('stock')).toBeGreaterThan(left('foundation-1'));
  },
};

/** A card back that the player chooses in the options; it overrides the attribute `back`. */
export const ChosenByThePlayer: Story = {
  args: { back: 'rings' },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    const options = await openPage(table, 'options');
    await userEvent.selectOptions(options.querySelector('#look-back') as HTMLElement, 'stars');
    await table.updateComplete;
    await expect(table.renderRoot.querySelector('.game')).toHaveAttribute('back', 'stars');
  },
};
