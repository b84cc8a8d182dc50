// <playing-card>: one card.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { css, html } from 'lit';
import { expect } from 'storybook/test';
import { BACKS } from '../src/controller/preferences.js';
import { CARDS } from '../src/index.js';
import { attributes, controlsOf, type Args } from './support/attributes.js';

export default {
  title: 'Elements/playing-card',
  component: 'playing-card',
  render: (args) => html`<playing-card ${attributes(args)}></playing-card>`,
  argTypes: controlsOf('playing-card'),
  args: { card: 'QH' },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** One card; the controls change it. */
export const Card: Story = {
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('playing-card');
    await expect(card?.shadowRoot?.querySelectorAll('[card=QH]')).toHaveLength(1);
    await expect(card?.shadowRoot?.querySelector('slot')).toHaveTextContent('Q♥');
  },
};

/** All 52 cards, and the five backs. `faces` and `suits` change all of them. */
export const TheDeck: Story = {
  args: { card: '' },
  render: ({ card: _, ...args }) => html`
    <style>
      ${css`
        .deck {
          --solitaire-card-width: 4.5rem;
          display: grid;
          grid-template-columns: repeat(13, max-content);
          gap: 0.375rem;
          overflow-x: auto;
          padding: 0.25rem;
        }
      `}
    </style>
    <div class="deck" tabindex="0" role="group" aria-label="The deck">
      ${CARDS.map((card) => html`<playing-card ${attributes({ ...args, card })}></playing-card>`)}
      ${BACKS.map(
        (back) => html`<playing-card ${attributes({ ...args, back, 'face-down': true })}></playing-card>`,
      )}
    </div>
  `,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('playing-card:not([face-down])')).toHaveLength(52);
  },
};

/** A card in a line of text does not change the line height. The text between the tags can be copied and searched. */
export const InALineOfText: Story = {
  args: { card: 'KS', faces: 'large', label: 'king' },
  render: (args) => html`
    <p>
      The queen of hearts <playing-card card="QH">Q♥</playing-card> moves to the king of spades
      <playing-card ${attributes(args)}>K♠</playing-card>, and the jack follows.
    </p>
  `,
};
