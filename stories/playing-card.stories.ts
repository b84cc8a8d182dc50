// <playing-card>: one card.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { css, html, nothing } from 'lit';
import { expect } from 'storybook/test';
import { CARDS } from '../src/index.js';
import { BACKS } from '../src/elements/faces/backs.js';

interface Args {
  card?: string;
  'face-down'?: boolean;
  faces?: string;
  suits?: string;
  back?: string;
  label?: string;
}

export default {
  title: 'Elements/playing-card',
  component: 'playing-card',
  render: (args) =>
    html`<playing-card
      card=${args.card ?? nothing}
      ?face-down=${args['face-down']}
      faces=${args.faces ?? nothing}
      suits=${args.suits ?? nothing}
      back=${args.back ?? nothing}
      label=${args.label ?? nothing}
    ></playing-card>`,
  argTypes: {
    card: { control: 'select', options: CARDS },
    'face-down': { control: 'boolean' },
    faces: { control: 'inline-radio', options: ['classic', 'large'] },
    suits: { control: 'inline-radio', options: ['two', 'four'] },
    back: { control: 'select', options: BACKS },
    label: { control: 'text' },
  },
  args: { card: 'QH' },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

export const Card: Story = {
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector('playing-card');
    await expect(card).toHaveAttribute('aria-label', 'queen of hearts');
  },
};

export const FaceDown: Story = { args: { 'face-down': true } };

export const LargeFace: Story = { args: { faces: 'large' } };

/** Diamonds are blue and clubs are green, so that no suit is taken for another. */
export const FourColours: Story = {
  render: () =>
    html`${['AS', 'QH', 'QD', 'JC'].map(
      (card) => html`<playing-card card=${card} suits="four"></playing-card> `,
    )}`,
  play: async ({ canvasElement }) => {
    const inks = Array.from(canvasElement.querySelectorAll('playing-card'), (card) => {
      const ink = card.shadowRoot?.querySelector('.ink');
      return ink && getComputedStyle(ink).fill;
    });
    await expect(new Set(inks).size).toBe(4);
  },
};

/** All backs: each has its own colours, where the page sets none. */
export const Backs: Story = {
  render: () => html`${BACKS.map((back) => html`<playing-card face-down back=${back}></playing-card> `)}`,
};

/** As it stands in an article. */
export const InALineOfText: Story = {
  render: () => html`
    <style>
      ${css`
        .line playing-card {
          --solitaire-card-width: 1.5rem;
          margin-block: -0.3rem;
        }
      `}
    </style>
    <p class="line">
      The queen of hearts <playing-card card="QH" faces="large"></playing-card> goes onto the king of spades
      <playing-card card="KS" faces="large"></playing-card>, and the jack follows.
    </p>
  `,
};

/** All of them. */
export const TheDeck: Story = {
  render: ({ faces }) => html`
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
      ${CARDS.map((card) => html`<playing-card card=${card} faces=${faces ?? nothing}></playing-card>`)}
    </div>
  `,
};
