// Looks: what the page wishes for by attributes, and players change to their taste in the options.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { css, html } from 'lit';
import { expect, userEvent } from 'storybook/test';
import '../src/index.js';
import { BACKS } from '../src/elements/faces/backs.js';
import { attributes, game, gameIn, openPage, playThrough, type GameArgs } from './support/game.js';

export default {
  title: 'Looks',
  component: 'solitaire-game',
  render: (args) => game(args),
  argTypes: attributes,
  args: { variant: 'klondike', deal: 14 },
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

/** The same table several times, once for each set of attributes. */
const beside = (args: GameArgs, sets: readonly (GameArgs & { readonly title: string })[]) => html`
  <style>
    ${css`
      .beside {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
        gap: 1rem;
      }
      .beside figure {
        margin: 0;
      }
      .beside figcaption {
        margin-block-end: 0.375rem;
        font:
          0.875rem/1.4 system-ui,
          sans-serif;
      }
    `}
  </style>
  <div class="beside">
    ${sets.map(
      ({ title, ...set }) =>
        html`<figure>
          <figcaption>${title}</figcaption>
          ${game({ ...args, controls: 'none', ...set })}
        </figure>`,
    )}
  </div>
`;

/** Tables beside each other to be compared have the same name. */
const sameNames = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };

/** Light and dark follow the page, or are fixed; the third has the most contrast. */
export const Themes: Story = {
  parameters: sameNames,
  render: (args) =>
    beside(
      args,
      ['light', 'dark', 'contrast'].map((theme) => ({ title: theme, theme })),
    ),
};

/** Black on white, thick edges, and nothing told by shades alone. */
export const HighContrast: Story = { args: { theme: 'contrast' } };

/** Dark, whatever the page is. */
export const Dark: Story = { args: { theme: 'dark' } };

/** Diamonds are blue and clubs are green. */
export const FourColours: Story = { args: { suits: 'four' } };

/** One big rank and one big suit. Cards that get too small for pips show them anyway. */
export const LargeFaces: Story = { args: { faces: 'large' } };

/** Five backs. Two custom properties give each of them the page's colours. */
export const Backs: Story = {
  parameters: sameNames,
  render: (args) =>
    beside(
      args,
      BACKS.map((back) => ({ title: back, back })),
    ),
};

/** The table is mirrored, so that the hand does not cover it. */
export const LeftHanded: Story = {
  args: { 'left-handed': true },
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    const left = (pile: string): number =>
      table.renderRoot.querySelector(`[pile=${pile}]`)?.getBoundingClientRect().left ?? 0;
    await expect(left('stock')).toBeGreaterThan(left('foundation-1'));
  },
};

/** Paper sounds, made of noise while they are heard; nothing is loaded. Off unless asked for. */
export const Sound: Story = {
  args: { sound: true },
  play: async ({ canvasElement }) => {
    await playThrough(await gameIn(canvasElement), ['draw']);
  },
};

/** What a player chooses comes before what the page wishes, and is kept for all games of the site. */
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
