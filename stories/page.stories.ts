// What a page can add: its colours, its own buttons and words, and its ears.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { css, html } from 'lit';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import manifest from '../custom-elements.json';
import '../src/index.js';
import {
  attributes,
  clickThrough,
  dealWin,
  game,
  gameIn,
  playThrough,
  type GameArgs,
} from './support/game.js';
import { eventsIn } from './support/manifest.js';

const events = eventsIn(manifest);

export default {
  title: 'On a page',
  component: 'solitaire-game',
  render: (args) => game(args),
  argTypes: attributes,
} satisfies Meta<GameArgs>;

type Story = StoryObj<GameArgs>;

/** Colours, radius and font by custom properties. */
export const Theming: Story = {
  args: { variant: 'klondike', deal: 14 },
  render: (args) => html`
    <style>
      ${css`
        .rosewood {
          --solitaire-felt: oklch(0.38 0.09 20);
          --solitaire-accent: oklch(0.85 0.12 70);
          --solitaire-back: oklch(0.32 0.04 260);
          --solitaire-back-ink: oklch(0.8 0.06 80);
          --solitaire-paper: oklch(0.97 0.02 85);
          --solitaire-table-radius: 0;
          --solitaire-card-max: 5rem;
          --solitaire-font: Georgia, serif;
        }
      `}
    </style>
    <div class="rosewood">${game(args)}</div>
  `,
};

/** What custom properties do not reach, parts do. */
export const Parts: Story = {
  args: { variant: 'reno', deal: 6 },
  render: (args) => html`
    <style>
      ${css`
        .ledger solitaire-game::part(name) {
          font:
            italic 600 1.375rem/1 Georgia,
            serif;
        }
        .ledger solitaire-game::part(figures) {
          font-family: ui-monospace, 'DejaVu Sans Mono', monospace;
        }
        .ledger solitaire-game::part(place) {
          border-radius: 0.75rem;
        }
      `}
    </style>
    <div class="ledger">${game(args)}</div>
  `,
};

/** `:state()` tells a page's styles how the game stands. Here a won table gets a golden rim. */
export const States: Story = {
  args: { variant: 'over-under' },
  render: (args) => html`
    <style>
      ${css`
        .rim solitaire-game {
          border: 4px solid transparent;
          border-radius: 1rem;
        }
        .rim solitaire-game:state(won) {
          border-color: oklch(0.8 0.15 85);
        }
      `}
    </style>
    <div class="rim">${game(args)}</div>
  `,
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await playThrough(table, await dealWin(table, 'over-under'));
    await expect(table.matches(':state(won)')).toBe(true);
  },
};

/** A button of the page's own in the toolbar, and its own words after a win. */
export const Slots: Story = {
  args: { variant: 'over-under' },
  render: (args) =>
    game(
      args,
      html`<button
          slot="toolbar"
          type="button"
          @click=${(event: Event) => {
            const { target } = event;
            if (target instanceof HTMLElement) void target.closest('solitaire-game')?.newGame({ deal: 2100 });
          }}
        >
          Deal 2100
        </button>
        <p slot="won">That was the deck of the month. <a href="#next">See you in June.</a></p>
        <p slot="lost">Nobody clears it at the first try.</p>`,
    ),
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    const own = canvasElement.querySelector('[slot=toolbar]');
    await userEvent.click(own as HTMLElement);
    await expect(table.position.deal).toBe(2100);
    await playThrough(table, await dealWin(table, 'over-under'));
    await waitFor(() => expect(canvasElement.querySelector('[slot=won]')).toBeVisible());
  },
};

/** Everything that happens is told by events that bubble up to the document. See the actions panel. */
export const Events: Story = {
  args: { variant: 'klondike', deal: 14 },
  play: async ({ canvasElement }) => {
    const heard = fn();
    const listen = (event: Event): void => {
      heard(event.type);
    };
    for (const name of events) document.addEventListener(name, listen);
    const table = await gameIn(canvasElement);
    await clickThrough(table, ['tableau-2>foundation-1:1']);
    table.undo();
    for (const name of events) document.removeEventListener(name, listen);
    for (const name of ['before-move', 'move', 'score', 'undo', 'announce']) {
      await expect(heard).toHaveBeenCalledWith(`solitaire-${name}`);
    }
  },
};

/** A page may forbid a move: here, going home before the tenth move. */
export const ForbidAMove: Story = {
  args: { variant: 'klondike', deal: 14 },
  render: (args) =>
    html`<div
      @solitaire-before-move=${(event: HTMLElementEventMap['solitaire-before-move']) => {
        const { move, position } = event.detail;
        if (move.kind === 'play' && move.to.startsWith('foundation') && position.moves < 10) {
          event.preventDefault();
        }
      }}
    >
      ${game(args)}
    </div>`,
  play: async ({ canvasElement }) => {
    const table = await gameIn(canvasElement);
    await expect(table.play({ kind: 'play', from: 'tableau-2', to: 'foundation-1', count: 1 })).toBe(false);
    await expect(table.position.moves).toBe(0);
    await expect(table.play({ kind: 'draw' })).toBe(true);
  },
};

/** A narrow column, as beside an article. */
export const Narrow: Story = {
  args: { variant: 'cruel', deal: 260 },
  render: (args) => html`
    <style>
      ${css`
        .narrow {
          inline-size: 20rem;
        }
      `}
    </style>
    <div class="narrow">${game(args)}</div>
  `,
};
