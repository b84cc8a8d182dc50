// All games of the package, as the demo shows them: a search, a table, and the code of each game.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { expect, userEvent, waitFor } from 'storybook/test';
import '../demo/gallery.css';
import { createGallery } from '../demo/gallery.js';
import games from '../demo/games.json';
import type { CatalogueEntry } from '../scripts/catalogue.js';
import { defineVariant } from '../src/index.js';
import * as optional from '../src/games/all.js';
import { game, gameControls, gameIn, type GameArgs } from './support/game.js';

for (const variant of Object.values(optional)) defineVariant(variant);

export default {
  title: 'All games',
  component: 'solitaire-game',
  argTypes: gameControls,
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

/** All 29 games, with a search by name, type, duration and chance to win. */
export const Gallery: Story = {
  args: { variant: 'freecell' },
  render: (args) => {
    const play = ({ id }: CatalogueEntry): void =>
      document.querySelector('solitaire-game')?.setAttribute('variant', id);
    const gallery = createGallery(games as unknown as readonly CatalogueEntry[], {
      folder: 'https://cdn.example/',
      play,
    });
    return html`${game(args)}
      <div ${ref((element) => element?.replaceChildren(...gallery))}></div>`;
  },
  play: async ({ canvasElement, canvas }) => {
    const table = await gameIn(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'spiderette');
    await waitFor(() => expect(canvasElement.querySelectorAll('.gallery > :not([hidden])')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Play: Spiderette' }));
    await waitFor(() => expect(table.position.variant).toBe('spiderette'));
  },
};
