// <card-pile>: a pile of cards for an article or an e-mail.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect } from 'storybook/test';
import '../src/index.js';
import { attributes, controlsOf, type Args } from './support/attributes.js';

export default {
  title: 'Elements/card-pile',
  component: 'card-pile',
  render: (args) => html`<card-pile ${attributes(args)}></card-pile>`,
  argTypes: controlsOf('card-pile'),
  args: { cards: 'KS QH JC TD' },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** The drawn elements of the pile that match a selector. */
const drawn = (canvas: HTMLElement, selector: string): readonly Element[] => [
  ...(canvas.querySelector('card-pile')?.shadowRoot?.querySelectorAll(selector) ?? []),
];

/** A pile of four cards. The controls change its cards, face-down cards, fan, appearance and language. */
export const Pile: Story = {
  play: async ({ canvasElement }) => {
    await expect(drawn(canvasElement, '[card=QH]')).toHaveLength(1);
  },
};

/** Piles fanned down, to the right, to the left or not at all, and an empty pile. */
export const Fans: Story = {
  render: (args) =>
    html`<div class="sb-beside">
      ${['down', 'right', 'left', 'none', 'empty'].map(
        (fan) =>
          html`<figure>
            <figcaption>${fan === 'empty' ? 'cards=""' : `fan="${fan}"`}</figcaption>
            <card-pile ${attributes(fan === 'empty' ? { cards: '' } : { ...args, fan })}></card-pile>
          </figure>`,
      )}
    </div>`,
};

/** A pile whose three lowest cards are face down; screen readers get only their number. */
export const FaceDown: Story = {
  args: { cards: '2C 7D 9S QH JC', 'face-down': 3, back: 'rings', suits: 'four' },
  play: async ({ canvasElement }) => {
    await expect(drawn(canvasElement, '[face-down]')).toHaveLength(3);
    await expect(drawn(canvasElement, '[card="7D"]')).toHaveLength(0);
  },
};

/** A pile with a custom accessible name, `label`, instead of the list of its cards. */
export const OwnLabel: Story = {
  args: { label: 'A run from king to ten, in alternating colours', faces: 'large' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('card-pile')?.label).toBe(
      'A run from king to ten, in alternating colours',
    );
  },
};
