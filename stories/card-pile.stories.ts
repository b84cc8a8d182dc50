// <card-pile>: some cards on each other, for an article or a letter.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import { expect } from 'storybook/test';
import '../src/index.js';
import { BACKS } from '../src/elements/faces/backs.js';

interface Args {
  cards?: string;
  'face-down'?: number;
  fan?: string;
  faces?: string;
  suits?: string;
  back?: string;
  label?: string;
  pile?: string;
}

export default {
  title: 'Elements/card-pile',
  component: 'card-pile',
  render: (args) =>
    html`<card-pile
      cards=${args.cards ?? nothing}
      face-down=${args['face-down'] ?? nothing}
      fan=${args.fan ?? nothing}
      faces=${args.faces ?? nothing}
      suits=${args.suits ?? nothing}
      back=${args.back ?? nothing}
      label=${args.label ?? nothing}
    ></card-pile>`,
  argTypes: {
    cards: { control: 'text' },
    'face-down': { control: { type: 'range', min: 0, max: 13 } },
    fan: { control: 'inline-radio', options: ['down', 'right', 'left', 'none'] },
    faces: { control: 'inline-radio', options: ['classic', 'large'] },
    suits: { control: 'inline-radio', options: ['two', 'four'] },
    back: { control: 'select', options: BACKS },
    label: { control: 'text' },
    pile: { control: false },
  },
  args: { cards: 'KS QH JC TD' },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** The whole of an element's cards, for whoever hears the page. */
const heard = (canvas: HTMLElement): string | null | undefined =>
  canvas.querySelector('card-pile')?.getAttribute('aria-label');

export const Down: Story = {
  play: async ({ canvasElement }) => {
    await expect(heard(canvasElement)).toContain('queen of hearts');
  },
};

export const Right: Story = { args: { fan: 'right' } };

export const Left: Story = { args: { fan: 'left' } };

export const Squared: Story = { args: { fan: 'none' } };

/** The cards at the bottom lie face down, and their names are told to nobody. */
export const FaceDown: Story = {
  args: { cards: '2C 7D 9S QH JC', 'face-down': 3 },
  play: async ({ canvasElement }) => {
    await expect(heard(canvasElement)).toContain('3 face-down cards');
    await expect(heard(canvasElement)).not.toContain('7 of diamonds');
  },
};

/** One big rank and one big suit. */
export const LargeFaces: Story = { args: { faces: 'large' } };

/** Diamonds are blue and clubs are green. */
export const FourColours: Story = { args: { cards: 'KS QH JC TD', suits: 'four' } };

/** Another back. */
export const Rings: Story = { args: { cards: '2C 7D 9S QH JC', 'face-down': 4, back: 'rings' } };

/** `label` takes the place of the list of cards. */
export const OwnLabel: Story = {
  args: { label: 'A run from king to ten, in alternating colours' },
  play: async ({ canvasElement }) => {
    await expect(heard(canvasElement)).toBe('A run from king to ten, in alternating colours');
  },
};

/** Nothing in it: a spot. */
export const Empty: Story = { args: { cards: '' } };
